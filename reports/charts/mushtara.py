"""What the face-up card is worth."""

from typing import Final

import numpy as np
import pandas as pd
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from reports.caption import Caption
from reports.charts.style import (
    CONTRACT_MARKS,
    INTERVAL_NOTE,
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
from reports.names import CONTRACTS, RANKS, present, require_columns

TITLE: Final = "What is the mushtara worth?"
RATES: Final = {
    "bought_rate": ("How often it is bought", "Bought, % of deals with that mushtara"),
    "made_rate": ("How often the buyer then makes it", "Made, % of bought hands"),
}
SPREAD: Final = 0.22
"""Distance between the contracts' marks at one rank, so that intervals do not cover each other."""


def draw_mushtara_worth(table: pd.DataFrame, caption: Caption) -> Figure:
    """Draw, by the rank of the mushtara, how often each contract is bought and how often it is made.

    Parameters
    ----------
    table
        Buys by mushtara and contract.
    caption
        Who played, how many deals, by which rules.
    """
    require_columns(table, ["mushtara", "contract", "deals", "hands", *RATES])
    bought = table[table["hands"] > 0]
    note = caption.line(int(bought["hands"].sum())) + f". {INTERVAL_NOTE}"
    if bought.empty:
        return empty_figure(TITLE, note)
    contracts = present(bought, "contract")
    figure = new_figure(TITLE, note, height=4.8)
    for axes, (rate, (title, unit)) in zip(figure.subplots(1, len(RATES)), RATES.items(), strict=True):
        heading(axes, title)
        label_axes(axes, x="Rank of the mushtara", y=unit)
        _draw_rate(axes, bought, rate, contracts)
    draw_legend(figure, {CONTRACTS[contract]: legend_entry(CONTRACT_MARKS[contract]) for contract in contracts})
    return figure


def _draw_rate(axes: Axes, table: pd.DataFrame, rate: str, contracts: list[object]) -> None:
    dress(axes)
    axes.yaxis.set_major_formatter(per_cent())
    axes.set_xticks(range(len(RANKS)), list(RANKS.values()))
    ranks = list(RANKS)
    for number, contract in enumerate(contracts):
        rows = table[table["contract"] == contract]
        shift = SPREAD * (number - (len(contracts) - 1) / 2)
        places = np.array([ranks.index(rank) for rank in rows["mushtara"]]) + shift
        draw_estimates(axes, rows, rate, places, CONTRACT_MARKS[contract])
