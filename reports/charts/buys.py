"""How buys fare: by contract, round and position."""

from typing import Final

import numpy as np
import pandas as pd
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from reports.caption import Caption
from reports.charts.style import (
    INTERVAL_NOTE,
    MUTED,
    ROUND_MARKS,
    compact,
    draw_estimates,
    draw_legend,
    dress,
    empty_figure,
    heading,
    label_axes,
    legend_entry,
    new_figure,
    per_cent,
)
from reports.names import CONTRACTS, ROUNDS, present, require_columns
from simulator.seats import POSITIONS

TITLE: Final = "Do buyers make their contracts?"
COLUMNS: Final = ("contract", "round", "position", "hands", "bought_rate", "made_rate", "made_rate_lo", "made_rate_hi")
BAR_WIDTH: Final = 0.38


def draw_buy_success(table: pd.DataFrame, caption: Caption) -> Figure:
    """Draw how often buyers make their contracts, and below it how often each such buy occurs.

    Parameters
    ----------
    table
        Buys by contract, round and position.
    caption
        Who played, how many deals, by which rules.
    """
    require_columns(table, COLUMNS)
    bought = table[table["hands"] > 0]
    note = caption.line(int(bought["hands"].sum())) + f". {INTERVAL_NOTE} Numbers over bars: hands."
    if bought.empty:
        return empty_figure(TITLE, note)
    contracts = present(bought, "contract")
    figure = new_figure(TITLE, note, height=5.6)
    panels = figure.subplots(2, len(contracts), sharex=True, sharey="row", squeeze=False, height_ratios=[3, 2])
    for column, contract in enumerate(contracts):
        rows = bought[bought["contract"] == contract]
        made, share = panels[:, column]
        heading(made, CONTRACTS[contract])
        _draw_made(made, rows)
        _draw_share(share, rows)
        share.set_xticks(range(len(POSITIONS)), [position.capitalize() for position in POSITIONS])
        label_axes(share, x="Buyer's position")
    label_axes(panels[0, 0], y="Made, % of bought hands")
    label_axes(panels[1, 0], y="Bought, % of all deals")
    panels[1, 0].margins(y=0.22)  # room for the counts over the bars
    rounds = present(bought, "round")
    draw_legend(figure, {ROUNDS[number]: legend_entry(ROUND_MARKS[number]) for number in rounds})
    return figure


def _draw_made(axes: Axes, rows: pd.DataFrame) -> None:
    dress(axes)
    axes.yaxis.set_major_formatter(per_cent())
    for number, mark in ROUND_MARKS.items():
        chosen = rows[rows["round"] == number]
        draw_estimates(axes, chosen, "made_rate", _places(chosen, number), mark)


def _draw_share(axes: Axes, rows: pd.DataFrame) -> None:
    dress(axes)
    axes.yaxis.set_major_formatter(per_cent())
    for number, mark in ROUND_MARKS.items():
        chosen = rows[rows["round"] == number]
        bars = axes.bar(_places(chosen, number), chosen["bought_rate"], width=BAR_WIDTH, color=mark.colour)
        axes.bar_label(bars, [compact(hands) for hands in chosen["hands"]], fontsize=7.5, color=MUTED, padding=1)


def _places(rows: pd.DataFrame, number: object) -> np.ndarray:
    shift = -BAR_WIDTH / 2 if number == 1 else BAR_WIDTH / 2
    return np.array([POSITIONS.index(position) for position in rows["position"]]) + shift
