"""How many points a hand brings."""

from typing import Final

import pandas as pd
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.patches import Patch
from matplotlib.ticker import FuncFormatter

from reports.caption import Caption
from reports.charts.style import (
    INK,
    MUTED,
    SIDE_COLOURS,
    draw_legend,
    dress,
    empty_figure,
    heading,
    label_axes,
    new_figure,
)
from reports.names import CONTRACTS, SIDES, present, require_columns
from reports.wording import format_count

TITLE: Final = "How many points does a hand bring?"
SHOWN_RATE: Final = 0.995
"""Share of the hands that the axis must reach; what lies beyond is written, not drawn."""


def draw_points_distribution(table: pd.DataFrame, caption: Caption) -> Figure:
    """Draw the distribution of points per hand by contract: the buyer's team upwards, the other team downwards.

    Parameters
    ----------
    table
        Hands by contract, side and points.
    caption
        Who played, how many deals, by which rules.
    """
    require_columns(table, ["contract", "side", "points", "hands", "hands_rate"])
    played = table[table["hands"] > 0]
    note = caption.line(int(played.loc[played["side"] == "buyer", "hands"].sum())) + "."
    if played.empty:
        return empty_figure(TITLE, note)
    contracts = present(played, "contract")
    limit = _limit(played)
    figure = new_figure(TITLE, note, height=1.5 + 1.75 * len(contracts))
    panels = figure.subplots(len(contracts), 1, sharex=True, squeeze=False)[:, 0]
    for axes, contract in zip(panels, contracts, strict=True):
        _draw_contract(axes, played[played["contract"] == contract], limit)
    panels[0].set_xlim(-1, limit + 1)
    label_axes(panels[-1], x="Points in one hand, projects and Baloot included")
    draw_legend(figure, {name: Patch(facecolor=SIDE_COLOURS[side]) for side, name in SIDES.items()})
    return figure


def _draw_contract(axes: Axes, rows: pd.DataFrame, limit: int) -> None:
    dress(axes)
    hands = int(rows.loc[rows["side"] == "buyer", "hands"].sum())
    contract = CONTRACTS[rows["contract"].iloc[0]]
    heading(axes, f"{contract}: {format_count(hands)} hands")
    shown = rows[rows["points"] <= limit]
    for side, sign in (("buyer", 1), ("other", -1)):
        chosen = shown[shown["side"] == side]
        axes.bar(chosen["points"], sign * chosen["hands_rate"], width=0.85, color=SIDE_COLOURS[side])
    axes.axhline(0, color=INK, linewidth=0.8)
    axes.yaxis.set_major_formatter(FuncFormatter(lambda rate, _: f"{100 * abs(rate):.6g} %"))
    label_axes(axes, y="% of hands")
    beyond = int(rows.loc[rows["points"] > limit, "hands"].sum())
    if beyond:
        text = f"more than {limit} points: {format_count(beyond)} ×, up to {rows['points'].max()}"
        axes.text(1, 0.97, text, transform=axes.transAxes, ha="right", va="top", fontsize=8.5, color=MUTED)


def _limit(table: pd.DataFrame) -> int:
    """Give the number of points up to which the axis must go, over all contracts and both sides."""
    counted = table.groupby("points")["hands"].sum().sort_index()
    reached = counted.cumsum() / counted.sum()
    return int(reached[reached >= SHOWN_RATE].index.min())
