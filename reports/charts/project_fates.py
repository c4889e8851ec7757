"""What becomes of a project that a player holds."""

from typing import Final

import numpy as np
import pandas as pd
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.patches import Patch

from reports.caption import Caption
from reports.charts.project_rows import count_hands, place_rows, player_rows
from reports.charts.style import (
    FEW_HANDS,
    INK,
    PAPER,
    draw_legend,
    dress,
    empty_figure,
    label_axes,
    new_figure,
    per_cent,
    write_at_right,
)
from reports.wording import format_count, format_rate_alone
from simulator.estimates import wilson

TITLE: Final = "What becomes of a project?"
ROW_INCHES: Final = 0.3
FATES: Final = {"held": ("#c5ccd4", 0.82), "declared": ("#56b4e9", 0.56), "scored": ("#0072b2", 0.28)}
"""Colour and thickness of the bars that lie one within the other."""

NOTE: Final = f"At the right: held → declared → scored. Whiskers: 95 % intervals; hollow: fewer than {FEW_HANDS} held."


def draw_project_fates(table: pd.DataFrame, caption: Caption) -> Figure:
    """Draw, of the projects that players held, how many were declared as the player's best and how many scored.

    Parameters
    ----------
    table
        Project frequencies; the rows counted per player are drawn.
    caption
        Who played, how many deals, by which rules.
    """
    rows = player_rows(table)
    rows = rows[rows["held"] > 0].reset_index(drop=True)
    note = f"{caption.line(count_hands(rows))}. {NOTE}"
    if rows.empty:
        return empty_figure(TITLE, note)
    figure = new_figure(TITLE, note, height=1.9 + ROW_INCHES * len(rows))
    axes = figure.add_subplot()
    dress(axes, grid="x")
    _draw_fates(axes, rows, place_rows(axes, rows))
    axes.set_xlim(0, 1)
    axes.xaxis.set_major_formatter(per_cent())
    label_axes(axes, x="Of the projects held, %")
    draw_legend(figure, {fate: Patch(facecolor=colour) for fate, (colour, _) in FATES.items()})
    return figure


def _draw_fates(axes: Axes, rows: pd.DataFrame, places: np.ndarray) -> None:
    held = rows["held"].to_numpy()
    labels = [format_count(count) for count in held]
    for fate, (colour, thickness) in FATES.items():
        share, lo, hi = wilson(rows[fate].to_numpy(), held)
        faces = [PAPER if few else colour for few in held < FEW_HANDS]
        axes.barh(places, share, height=thickness, color=faces, edgecolor=colour)
        if fate != "held":  # which is the whole, by definition
            axes.errorbar(share, places, xerr=[share - lo, hi - share], fmt="none", ecolor=INK, elinewidth=1, capsize=2)
            estimates = zip(share, lo, hi, strict=True)
            labels = [f"{label} → {format_rate_alone(*each)}" for label, each in zip(labels, estimates, strict=True)]
    for place, label in zip(places, labels, strict=True):
        write_at_right(axes, place, label)
