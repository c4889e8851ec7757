"""Sentences that a manager reads first, made from the tables and nothing else."""

from collections.abc import Hashable
from operator import itemgetter
from typing import Any, Final

import pandas as pd

from reports.names import CONTRACTS
from reports.tables import cell
from reports.wording import format_count
from simulator.seats import POSITIONS

FIGURE_SENTENCES: Final = {
    "bought": "{value} of {hands} deals were bought.",
    "bought as sun": "{value} of the deals were bought as Sun.",
    "bought as hokm": "{value} of the deals were bought as Hokm.",
    "bought as ashkal": "{value} of the deals were bought as Ashkal.",
    "made by the buyer's team": "The buyer's team made {value} of {hands} hands.",
    "sun made": "Of {hands} Sun hands {value} were made.",
    "hokm made": "Of {hands} Hokm hands {value} were made.",
    "ashkal made": "Of {hands} Ashkal hands {value} were made.",
    "points of the buyer's team": "A bought hand brought the buyer's team {value} points on average ({hands} hands).",
    "points of the others": "A bought hand brought the other team {value} points on average ({hands} hands).",
}
"""Sentences for the figures of the summary; a figure without one stands in the table of figures alone."""

ENOUGH_HANDS: Final = 1000
"""A cell with fewer hands is not named as the best or the worst: it would be so by chance."""


def headlines(summary: pd.DataFrame) -> list[str]:
    """Give one sentence for each figure of the summary that has one, in the order of the summary.

    Parameters
    ----------
    summary
        Columns figure, value, lo, hi, hands, unit.
    """
    return [
        FIGURE_SENTENCES[row["figure"]].format(value=cell(row, "value"), hands=format_count(row["hands"]))
        for row in summary.to_dict("records")
        if row["figure"] in FIGURE_SENTENCES and row["hands"] > 0
    ]


def say_buys(table: pd.DataFrame) -> str:
    """Name the commonest buy, and the buys that are made most and least often."""
    rows = _enough(table)
    if len(rows) < 2:
        return ""
    commonest = max(rows, key=itemgetter("bought_rate"))
    best, worst = max(rows, key=itemgetter("made_rate")), min(rows, key=itemgetter("made_rate"))
    return (
        f"The commonest buy is {_buy_name(commonest)}: {cell(commonest, 'bought_rate')} of all deals. "
        f"Most often made: {_buy_name(best)}, {cell(best, 'made_rate')}; "
        f"least often: {_buy_name(worst)}, {cell(worst, 'made_rate')}."
    )


def say_mushtara(table: pd.DataFrame) -> str:
    """Name, for each contract, the mushtara with which it is bought most often."""
    rows = _enough(table)
    sentences = []
    for contract, name in CONTRACTS.items():
        chosen = [row for row in rows if row["contract"] == contract]
        if chosen:
            best = max(chosen, key=itemgetter("bought_rate"))
            sentences.append(
                f"{name} is bought most often on the {cell(best, 'mushtara')}: in {cell(best, 'bought_rate')} of those "
                f"deals, and then made {cell(best, 'made_rate')}."
            )
    return " ".join(sentences)


def say_projects(table: pd.DataFrame) -> str:
    """Say, for the contract that was played most, how often each project is on the table and what it brings."""
    rows = [row for row in _enough(table) if row["counted_per"] == "deal" and row["held"]]
    if not rows:
        return ""
    contract = max(rows, key=itemgetter("hands"))["contract"]
    chosen = sorted((row for row in rows if row["contract"] == contract), key=itemgetter("held_rate"), reverse=True)
    parts = [
        f"{cell(row, 'project')} {cell(row, 'held_rate')} (bringing {cell(row, 'points_per_hand')} points a hand)"
        for row in chosen
    ]
    return f"Share of {CONTRACTS[contract]} hands in which somebody holds it: {', '.join(parts)}."


def say_points(table: pd.DataFrame) -> str:
    """Say how often the buyer's team goes without a point."""
    buyers = table[table["side"] == "buyer"]
    parts = []
    for contract, name in CONTRACTS.items():
        chosen = buyers[buyers["contract"] == contract]
        hands, none = int(chosen["hands"].sum()), int(chosen.loc[chosen["points"] == 0, "hands"].sum())
        if hands:
            parts.append(f"{format_count(none)} of {format_count(hands)} {name} hands ({100 * none / hands:.0f} %)")
    return f"The buyer's team went without a point in {', '.join(parts)}." if parts else ""


def _enough(table: pd.DataFrame) -> list[dict[Hashable, Any]]:
    """Give the rows that rest on enough hands to be spoken of."""
    return table[table["hands"] >= ENOUGH_HANDS].to_dict("records")


def _buy_name(row: dict[Hashable, Any]) -> str:
    position = row["position"] if row["position"] == POSITIONS[-1] else f"{row['position']} player"
    return f"{cell(row, 'contract')} by the {position} in the {cell(row, 'round').lower()}"
