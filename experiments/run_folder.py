"""The folder of a run: claimed before the run, refused where it already holds one, with a manifest of what was run."""

import json
import platform
from datetime import UTC, datetime
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
        Where the folder already holds a run or anything else, or cannot be written.
    """
    path = Path(folder)
    if path.exists() and not path.is_dir():
        raise UsageError(path, "is a file", "a folder")
    if path.is_dir() and not force:
        if (path / MANIFEST).exists():
            raise UsageError(path, "already holds a run", "another --out, or --force to overwrite it")
        if any(path.iterdir()):
            raise UsageError(path, "is not empty", "a new or empty folder, or --force to write into it")
    unfinished_file(path / MANIFEST)
    return path


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


def command_of(command: str, specification: Specification) -> str:
    """Give the command that does it again, whoever did it and how."""
    words = [f"baloot {command}", f"--hands {specification.hands}", f"--seed {specification.seed}"]
    words.append(f"--strategies {','.join(strategy_names(specification.strategies))}")
    name = rules_name(specification.rules)
    base = DEFAULT_RULE_SET if name == CUSTOM else name
    words.append(f"--rules {base}")
    for option, (_, value) in RULE_SETS[base].differences(specification.rules).items():
        words.append(f"--rule {option}={option_text(value)}")
    words.append("--score {}-{}".format(*specification.score))
    return " ".join(words)
