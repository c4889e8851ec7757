"""Tables for people: names for columns and values, and each estimate with its error in one cell."""

from collections.abc import Hashable, Mapping
from typing import Any, Final

import pandas as pd
from markupsafe import Markup

from reports.names import VALUES, header, value_name
from reports.templating import TEMPLATES
from reports.wording import (
    format_count,
    format_difference,
    format_exact,
    format_mean_count,
    format_number,
    format_points,
    format_rate,
)

BOUNDS: Final = ("_lo", "_hi")

FORMATS_BY_UNIT: Final = {"rate": format_rate, "points": format_points, "count": format_mean_count}
"""How a summary writes its values, each of which carries its own unit."""


def readable(table: pd.DataFrame) -> pd.DataFrame:
    """Give a table as texts under human headers; an estimate and its bounds become one column.

    Parameters
    ----------
    table
        Any table of the experiments. Bounds are found by their names: ``made_rate_lo``, or ``lo`` beside ``value``.

    Returns
    -------
    The same rows as texts, for the page and for the terminal alike.
    """
    columns = [str(column) for column in table.columns if not _belongs_to_another(str(column), table)]
    rows = table.to_dict("records")
    texts = {header(column): [cell(row, column) for row in rows] for column in columns}
    return pd.DataFrame(texts, index=table.index, dtype=object)


def cell(row: Mapping[Hashable, Any], column: str) -> str:
    """Write one cell of a table's row, with its error where the row has bounds for it."""
    value = row[column]
    if column == "value" and "unit" in row:
        return FORMATS_BY_UNIT[row["unit"]](value, row["lo"], row["hi"])
    if f"{column}_lo" in row:
        estimate = (value, row[f"{column}_lo"], row[f"{column}_hi"])
        if column.endswith("_rate"):
            return format_rate(*estimate)
        return format_difference(*estimate) if column.startswith("difference") else format_points(*estimate)
    if isinstance(value, float):
        return format_exact(value) if column.endswith("_rate") else format_number(value)
    if isinstance(value, int) and not isinstance(value, bool) and value_name(column, value) == str(value):
        return format_count(value)
    return value_name(column, value)


def html_table(table: pd.DataFrame, title: str) -> Markup:
    """Give a table as HTML with human headers; everything in it is escaped.

    Parameters
    ----------
    table
        Any table of the experiments.
    title
        Its caption, read aloud by screen readers before the table.
    """
    texts = readable(table)
    kept = [column for column in table.columns if not _belongs_to_another(str(column), table)]
    numeric = [pd.api.types.is_numeric_dtype(table[column]) and column not in VALUES for column in kept]
    template = TEMPLATES.get_template("table.html.j2")
    return Markup(template.render(title=title, headers=list(texts), numeric=numeric, rows=texts.to_numpy().tolist()))


def _belongs_to_another(column: str, table: pd.DataFrame) -> bool:
    """Tell whether a column only completes another: a bound, or the unit of a summary's value."""
    if column in ("lo", "hi", "unit"):
        return "value" in table.columns
    return column.endswith(BOUNDS) and column[:-3] in table.columns
