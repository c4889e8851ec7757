"""How often projects are held, declared and scored, and what they are worth."""

from typing import Final

import numpy as np
import pandas as pd

from experiments.estimate_columns import add_mean, add_rate
from experiments.simulation import SimulatedHands
from simulator.kernels.tally import CONTRACTS, COUNTED_PER, PROJECT_NAMES
from simulator.project_odds import exact_project_odds
from simulator.seats import PLAYERS, TEAMS

STAGES: Final = ("held", "declared", "scored")

_CHANCES = {"player": PLAYERS, "team": len(TEAMS), "deal": 1}
"""How many players, teams or deals there are in a hand."""


def project_frequencies(hands: SimulatedHands) -> pd.DataFrame:
    """Tell how often each project occurs in bought hands.

    Returns
    -------
    DataFrame
        ``project, contract, counted_per`` (player, team or deal), ``hands`` (bought, of that contract), ``held`` (how
        many held it in their eight cards), ``declared`` (it was among what a player declares), ``scored`` (after the
        comparison of the teams), ``held_rate`` and ``scored_rate`` per player, team or deal, and ``points_per_hand``
        (mean points per player, team or deal, before any factor or transfer), each with ``_lo`` and ``_hi``.
        ``exact_rate``, for players, is what eight random cards would hold, by enumeration: a reference and no
        forecast, since who buys, and hence who gets the mushtara, hangs on the cards.
    """
    tally = hands.tally[0]
    bought = tally["buys"]["hands"].sum(axis=tuple(range(1, 6)))
    rows = [
        (project, contract, counted_per)
        for project in PROJECT_NAMES
        for contract in CONTRACTS
        for counted_per in COUNTED_PER
        if _exists(project, contract)
    ]
    table = pd.DataFrame(rows, columns=["project", "contract", "counted_per"])
    where = (
        [CONTRACTS.index(each) for each in table["contract"]],
        [PROJECT_NAMES.index(each) for each in table["project"]],
        [COUNTED_PER.index(each) for each in table["counted_per"]],
    )
    table["hands"] = bought[where[0]]
    counts = tally["projects"][where]
    for stage in STAGES:
        table[stage] = counts[stage]
    chances = table["hands"].to_numpy() * np.array([_CHANCES[each] for each in table["counted_per"]])
    add_rate(table, "held_rate", table["held"].to_numpy(), chances)
    add_rate(table, "scored_rate", table["scored"].to_numpy(), chances)
    add_mean(table, "points_per_hand", counts["points"], counts["points_squared"], chances)
    table["exact_rate"] = [
        exact_project_odds(contract)[project] if counted_per == "player" else np.nan
        for project, contract, counted_per in rows
    ]
    return table[table["hands"] > 0].reset_index(drop=True)


def _exists(project: str, contract: str) -> bool:
    """Say whether a contract has a project: Baloot in Hokm, Four Hundred in Sun (RULES.md 7)."""
    if project == "baloot":
        return contract == "hokm"
    return project != "four_hundred" or contract != "hokm"
