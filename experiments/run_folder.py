"""The folder of a run: claimed before the run, refused where it already holds one, with a manifest of what was run."""

import json
import platform
import shlex
from datetime import UTC, datetime
from fnmatch import fnmatchcase
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, Final

from experiments.files import unfinished_file
from reports.export import write_file
from simulator.errors import UsageError
from simulator.options import option_text
from simulator.rule_sets import CUSTOM, DEFAULT_RULE_SET, RULE_SETS, rules_name
from simulator.specification import Specification, strategy_names

MANIFEST: Final = "manifest.json"
ROWS: Final = "hands.parquet"
PAGE: Final = "report.html"
TABLES: Final = "tables"
CHARTS: Final = "charts"

_OWN_FILES: Final = (MANIFEST, ROWS, PAGE, f"{TABLES}/*.csv", f"{CHARTS}/*.png", f"{CHARTS}/*.svg")
"""Whatever a run may write into its folder, as patterns."""

SCHEMA: Final = 1
"""Version of the manifest's form."""

_LIBRARIES: Final = ("numba", "numpy", "pandas", "pyarrow", "joblib", "matplotlib")


def claim_folder(folder: str | Path, force: bool = False) -> Path:
    """Make a folder ready for a run.

    Parameters
    ----------
    force
        Whether a run that stands there may be overwritten.

    Raises
    ------
    UsageError
        Where the folder already holds a run or anything else, cannot be written, or a result's name is taken.
    """
    path = Path(folder)
    if path.exists() and not path.is_dir():
        raise UsageError(path, "is a file", "a folder")
    if path.is_dir() and not force:
        if (path / MANIFEST).exists():
            raise UsageError(path, "already holds a run", "another --out, or --force to overwrite it")
        if any(path.iterdir()):
            raise UsageError(path, "is not empty", "a new or empty folder, or --force to write into it")
    for name in (MANIFEST, ROWS, PAGE):
        if (path / name).is_dir():
            raise UsageError(path / name, "is a folder", "another --out: a file of that name is to be written")
    for name in (TABLES, CHARTS):
        if (path / name).exists() and not (path / name).is_dir():
            raise UsageError(path / name, "is a file", "another --out: a folder of that name is to be written")
    unfinished_file(path / MANIFEST)
    return path


def remove_earlier(folder: Path, kept: Path | None = None) -> None:
    """Remove what an earlier run has written, so that the manifest speaks for all that stands there; nothing else.

    To be called when the new run is finished: until then the earlier one stays whole.

    Parameters
    ----------
    kept
        What the new run has written already.
    """
    for pattern in _OWN_FILES:
        for path in folder.glob(pattern):
            if path != kept and not path.is_dir():
                path.unlink()
    for name in (TABLES, CHARTS):
        if (folder / name).is_dir() and not any((folder / name).iterdir()):
            (folder / name).rmdir()


def refuse_among_results(path: Path, folder: Path) -> None:
    """Refuse a further file where the run's own results go.

    Raises
    ------
    UsageError
        Where it is the folder, a folder around it, or one of the run's own files.
    """
    file, around = path.resolve(), folder.resolve()
    if file == around or file in around.parents:
        raise UsageError(path, f"is to be the folder of the results ({folder})", "another file")
    inside = file.relative_to(around).as_posix() if file.is_relative_to(around) else ""
    if any(fnmatchcase(inside, pattern) for pattern in _OWN_FILES):
        raise UsageError(path, "is one of the results' own files", "another file")


def write_manifest(folder: Path, content: dict[str, Any]) -> Path:
    """Write what was run and with which versions.

    Parameters
    ----------
    content
        The specification and what became of it.
    """
    manifest = {
        "schema": SCHEMA,
        "made": datetime.now(UTC).isoformat(timespec="seconds"),
        "versions": library_versions(),
        **content,
    }
    path = folder / MANIFEST
    return write_file(path, (json.dumps(manifest, indent=2, ensure_ascii=False) + "\n").encode())


def library_versions() -> dict[str, str]:
    """Give the versions of the simulator, Python and the libraries that a result may hang on."""
    versions = {"baloot-simulator": simulator_version(), "python": platform.python_version()}
    return versions | {name: version(name) for name in _LIBRARIES}


def simulator_version() -> str:
    """Give the installed version of this project."""
    try:
        return version("baloot-simulator")
    except PackageNotFoundError:
        return "not installed"


def command_of(command: str, specification: Specification, played: int) -> str:
    """Give the command that does it again, whoever did it and how, as it is typed in a shell.

    Parameters
    ----------
    played
        How many hands were played: fewer than asked for where the run was interrupted.
    """
    words = ["baloot", command, "--hands", str(played), "--seed", str(specification.seed)]
    words += ["--strategies", ",".join(strategy_names(specification.strategies))]
    name = rules_name(specification.rules)
    base = DEFAULT_RULE_SET if name == CUSTOM else name
    words += ["--rules", base]
    for option, (_, value) in RULE_SETS[base].differences(specification.rules).items():
        words += ["--rule", f"{option}={option_text(value)}"]
    words += ["--score", "{}-{}".format(*specification.score)]
    return shlex.join(words)
