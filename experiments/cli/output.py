"""How commands print: tables that fit the terminal, plain lines in a pipe, and JSON."""

import json
import math
import sys
import textwrap
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import typer

if TYPE_CHECKING:
    import pandas as pd
    from rich.console import Console
    from rich.table import Table

UNBOUNDED: Final = 10_000
"""Columns of what is no terminal: one row stays one line, whatever it holds."""

INDENT: Final = "  "
LEFT: Final = "left"
RIGHT: Final = "right"


def console() -> "Console":
    """Give the standard output as a console of rich."""
    from rich.console import Console

    return Console(width=None if sys.stdout.isatty() else UNBOUNDED, highlight=False, markup=False, emoji=False)


def print_estimates(table: "pd.DataFrame", keys: int = 1) -> None:
    """Print a table of an experiment: human headers, each estimate with its error.

    Parameters
    ----------
    keys
        How many columns from the left say what a row is about; they are repeated where the table is too wide.
    """
    from reports.tables import readable

    if table.empty:
        typer.echo("no hand was bought" if "hands" in table else "nothing")
        return
    texts = readable(table)
    print_columns(list(texts.columns), texts.to_numpy().tolist(), keys)


def print_columns(headers: Sequence[str], rows: Sequence[Sequence[str]], keys: int = 1) -> None:
    """Print rows with the keys to the left and figures to the right; cells stay whole, a wide table comes in parts."""
    to = console()
    kept = list(range(keys))
    parts, part = [], list(kept)
    for column in range(keys, len(headers)):
        if len(part) > keys and _width(to, _figures(headers, rows, [*part, column], keys)) > to.width:
            parts.append(part)
            part = list(kept)
        part.append(column)
    for number, each in enumerate([*parts, part]):
        if number:
            to.print()
        to.print(_figures(headers, rows, each, keys))


def _width(to: "Console", table: "Table") -> int:
    return to.measure(table, options=to.options.update(width=UNBOUNDED)).maximum


def _figures(headers: Sequence[str], rows: Sequence[Sequence[str]], columns: list[int], keys: int) -> "Table":
    table = _empty_table()
    for column in columns:
        longest = max((len(row[column]) for row in rows), default=0)
        table.add_column(_folded(headers[column], longest), justify=LEFT if column < keys else RIGHT, no_wrap=True)
    for row in rows:
        table.add_row(*(row[column] for column in columns))
    return table


def _folded(header: str, width: int) -> str:
    """Break a header between words so that it makes its column no wider than need be."""
    words = header.split()
    return "\n".join(textwrap.wrap(header, max(width, *map(len, words))))


def print_prose(headers: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Print rows of words; the last column takes the room that is left and is broken between words."""
    table = _empty_table()
    for header in headers[:-1]:
        table.add_column(header, no_wrap=True)
    table.add_column(headers[-1])
    for row in rows:
        table.add_row(*row)
    console().print(table)


def print_indented(text: str) -> None:
    """Print a text as an indented paragraph, broken between words on a terminal."""
    typer.echo(
        textwrap.fill(
            text, console().width, initial_indent=INDENT, subsequent_indent=INDENT * 2, break_on_hyphens=False
        )
    )


def _empty_table() -> "Table":
    from rich import box
    from rich.table import Table

    return Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, header_style="bold")


def print_json(document: dict[str, Any]) -> None:
    """Print one JSON document; what is no number there is null."""
    typer.echo(json.dumps(document, ensure_ascii=False, indent=2))


def rows_of(table: "pd.DataFrame") -> list[dict[str, Any]]:
    """Give a table as a list of rows of plain values for JSON; NaN is None."""
    return [{str(name): _plain(value) for name, value in row.items()} for row in table.to_dict("records")]


def _plain(value: Any) -> Any:
    plain = value.item() if hasattr(value, "item") else value
    return None if isinstance(plain, float) and not math.isfinite(plain) else plain
