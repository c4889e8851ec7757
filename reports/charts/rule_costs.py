"""What a house rule costs or brings."""

from typing import Final

import numpy as np
import pandas as pd
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from reports.caption import Caption
from reports.charts.style import (
    INK,
    MUTED,
    PAPER,
    dress,
    empty_figure,
    half_lengths,
    label_axes,
    new_figure,
    write_at_right,
)
from reports.names import require_columns
from reports.wording import format_count, format_difference

TITLE: Final = "What does each rule change?"
COLUMNS: Final = ("option", "value", "figure", "difference", "difference_lo", "difference_hi", "hands")
FIGURE: Final = "points_per_hand"
"""The figure that is drawn of those that the table compares."""

ROW_INCHES: Final = 0.26
CLEAR: Final = "#0072b2"


def draw_rule_costs(table: pd.DataFrame, caption: Caption) -> Figure:
    """Draw the difference in points per hand that each option alone makes, the largest first.

    Parameters
    ----------
    table
        One row an option, value and figure: ``difference`` with its interval, and ``hands``; the figure
        ``points_per_hand`` is drawn.
    caption
        Who played, how many deals, by which rules.
    """
    require_columns(table, COLUMNS)
    rows = table[(table["figure"] == FIGURE) & table["difference"].notna()]
    note = (
        caption.line() + ". Whiskers: 95 % intervals; hollow: the interval holds zero, the option may change nothing."
    )
    if rows.empty:
        return empty_figure(TITLE, note)
    note += f" Each row: at least {format_count(rows['hands'].min())} hands."
    rows = rows.sort_values("difference", key=np.abs, ascending=False, kind="stable", ignore_index=True)
    figure = new_figure(TITLE, note, height=1.7 + ROW_INCHES * len(rows))
    axes = figure.add_subplot()
    dress(axes, grid="x")
    axes.axvline(0, color=INK, linewidth=1)
    _draw_differences(axes, rows)
    names = [f"{option} = {value}" for option, value in zip(rows["option"], rows["value"], strict=True)]
    axes.set_yticks(range(len(rows)), names)
    axes.tick_params(axis="y", length=0)
    axes.set_ylim(len(rows) - 0.4, -0.6)
    label_axes(axes, x=f"Points per hand, against {caption.rules}")
    return figure


def _draw_differences(axes: Axes, rows: pd.DataFrame) -> None:
    reach = half_lengths(rows, "difference")
    for place, row in enumerate(rows.to_dict("records")):
        estimate = (row["difference"], row["difference_lo"], row["difference_hi"])
        clear = estimate[1] > 0 or estimate[2] < 0
        colour = CLEAR if clear else MUTED
        face = colour if clear else PAPER
        axes.errorbar([estimate[0]], [place], xerr=reach[:, [place]], fmt="none", ecolor=colour, capsize=3)
        axes.scatter([estimate[0]], [place], s=34, c=face, edgecolors=colour, linewidths=1.5, zorder=3)
        write_at_right(axes, place, format_difference(*estimate))
