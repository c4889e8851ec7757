"""How often projects occur."""

from typing import Final

import numpy as np
import pandas as pd
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.lines import Line2D

from reports.caption import Caption
from reports.charts.project_rows import count_hands, place_rows, player_rows
from reports.charts.style import (
    CONTRACT_MARKS,
    FEW_HANDS,
    INK,
    MUTED,
    PAPER,
    draw_legend,
    dress,
    empty_figure,
    half_lengths,
    label_axes,
    legend_entry,
    new_figure,
    per_cent,
    write_at_right,
)
from reports.names import CONTRACTS, present
from reports.wording import format_rate

TITLE: Final = "How often do projects occur?"
ROW_INCHES: Final = 0.27


def draw_project_frequencies(table: pd.DataFrame, caption: Caption) -> Figure:
    """Draw how often a player holds each project, on a log scale, with the exact odds of eight random cards marked.

    Parameters
    ----------
    table
        Project frequencies; the rows counted per player are drawn.
    caption
        Who played, how many deals, by which rules.
    """
    rows = player_rows(table)
    note = f"{caption.line(count_hands(rows))}. Whiskers: 95 % intervals; hollow: fewer than {FEW_HANDS} held."
    if rows.empty:
        return empty_figure(TITLE, note)
    if (rows["held"] == 0).any():
        note += " Pointing left: none seen, the true rate lies below."
    figure = new_figure(TITLE, note, height=1.9 + ROW_INCHES * len(rows))
    axes = figure.add_subplot()
    dress(axes, grid="x")
    places = place_rows(axes, rows)
    axes.scatter(rows["exact_rate"], places, marker="|", s=260, color=INK, linewidths=2, zorder=4)
    _draw_held(axes, rows, places)
    _set_scale(axes, rows)
    contracts = present(rows, "contract")
    draw_legend(
        figure,
        {CONTRACTS[contract]: legend_entry(CONTRACT_MARKS[contract]) for contract in contracts}
        | {"exact odds of 8 random cards": Line2D([], [], color=INK, marker="|", markersize=12, mew=2, linestyle="")},
    )
    return figure


def _draw_held(axes: Axes, rows: pd.DataFrame, places: np.ndarray) -> None:
    reach = half_lengths(rows, "held_rate")
    for number, (place, row) in enumerate(zip(places, rows.to_dict("records"), strict=True)):
        rate, colour, shape = row["held_rate"], *CONTRACT_MARKS[row["contract"]]
        write_at_right(axes, place, format_rate(rate, row["held_rate_lo"], row["held_rate_hi"]))
        if row["held"] == 0:  # a log scale has no place for nothing: point from the upper bound downwards
            axes.scatter([row["held_rate_hi"]], [place], marker="<", s=50, c=PAPER, edgecolors=colour, zorder=5)
            continue
        axes.errorbar([rate], [place], xerr=reach[:, [number]], fmt="none", ecolor=colour, elinewidth=1.6, capsize=3)
        face = PAPER if row["held"] < FEW_HANDS else colour
        axes.scatter([rate], [place], marker=shape, s=34, c=face, edgecolors=colour, zorder=5)


def _set_scale(axes: Axes, rows: pd.DataFrame) -> None:
    """Take whole powers of ten for bounds, so that at least two numbers stand at the axis."""
    shown = rows["held_rate"].where(rows["held"] > 0, rows["held_rate_hi"])
    lowest, highest = min(shown.min(), rows["exact_rate"].min()), max(shown.max(), rows["exact_rate"].max())
    axes.set_xscale("log")
    axes.set_xlim(10.0 ** np.floor(np.log10(lowest * 0.9)), min(1.0, 10.0 ** np.ceil(np.log10(highest * 1.1))))
    axes.xaxis.set_major_formatter(per_cent())
    axes.tick_params(axis="x", which="minor", colors=MUTED)
    label_axes(axes, x="Players who hold it, % of players (log scale)")
