"""Tables and charts as files: each appears whole under its name, or not at all."""

import os
import tempfile
from collections.abc import Mapping
from pathlib import Path

import pandas as pd
from matplotlib.figure import Figure

from reports.charts.rendering import png_bytes, svg_text
from simulator.errors import BalootError


def write_tables(folder: Path, tables: Mapping[str, pd.DataFrame]) -> list[Path]:
    """Write each table as ``<name>.csv``, all digits kept, and give the paths.

    Raises
    ------
    BalootError
        The folder or a file cannot be written.
    """
    return [write_file(folder / f"{name}.csv", _csv(table)) for name, table in tables.items()]


def write_charts(folder: Path, charts: Mapping[str, Figure]) -> list[Path]:
    """Write each chart as ``<name>.png`` and ``<name>.svg`` and give the paths.

    Raises
    ------
    BalootError
        The folder or a file cannot be written.
    """
    paths = []
    for name, figure in charts.items():
        paths.append(write_file(folder / f"{name}.png", png_bytes(figure)))
        paths.append(write_file(folder / f"{name}.svg", svg_text(figure).encode()))
    return paths


def write_file(path: Path, content: bytes) -> Path:
    """Write a file beside its place and move it there; folders are made as needed.

    Raises
    ------
    BalootError
        The file cannot be written; nothing is left behind.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=path.parent, prefix=".writing-") as workshop:
            unfinished = Path(workshop) / path.name
            unfinished.write_bytes(content)
            os.replace(unfinished, path)
    except OSError as error:
        raise BalootError(path, f"cannot be written ({error.strerror})", "a folder that you may write to") from error
    return path


def _csv(table: pd.DataFrame) -> bytes:
    return table.to_csv(index=False, lineterminator="\n").encode()
