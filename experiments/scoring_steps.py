"""What leads from the figures of a hand to its score, as the scoring kernels reckon it (RULES.md 8)."""

from typing import Any, Final

import numpy as np
from numba import from_dtype, types

from simulator.kernels.compilation import kernel
from simulator.kernels.option_codes import RULES
from simulator.kernels.scoring import (
    FIGURES,
    FIGURES_DTYPE,
    base_points,
    card_points,
    full_abnat,
    full_points,
    lead_of,
    project_factor,
    score_figures,
    sweeper,
)
from simulator.rules import Rules
from simulator.rules_record import rules_record

STEPS_DTYPE: Final = np.dtype(
    [(name, np.int64) for name in ("sweeper", "lead", "winner", "base_points", "project_factor")]
    + [(name, np.int64, (2,)) for name in ("card_points", "full_points", "full_abnat", "points")],
    align=True,
)
"""Steps of a score; pairs are NS, EW. ``lead`` is that of the buyer's team (RULES.md 8.2); ``base_points`` and
``project_factor`` are what holds where the winner takes all (8.5 to 8.8)."""

_STEPS: Final = from_dtype(STEPS_DTYPE)


def scoring_steps(table: Any, rules: Rules) -> Any:
    """Give the steps of the score of the hand on a table.

    Parameters
    ----------
    table
        A record of TABLE_DTYPE after a hand that was played.

    Returns
    -------
    record
        Of dtype ``STEPS_DTYPE``.
    """
    steps = np.zeros(1, STEPS_DTYPE).view(np.recarray)
    _find_steps(_figures_of(table), rules_record(rules), steps)
    return steps[0]


def _figures_of(table: Any) -> np.recarray:
    figures = np.zeros(1, FIGURES_DTYPE).view(np.recarray)
    for name in ("contract", "level", "abnat", "tricks", "project_points", "baloot"):
        figures[name] = table[name]
    for team, seat in (("buyer_team", "buyer"), ("raiser_team", "raiser"), ("doubler_team", "doubler")):
        figures[team] = table[seat] & 1
    return figures


@kernel(types.void(types.Array(FIGURES, 1, "C"), types.Array(RULES, 1, "C"), types.Array(_STEPS, 1, "C")))
def _find_steps(figures: np.recarray, rules: np.recarray, steps: np.recarray) -> None:
    hand, options, found = figures[0], rules[0], steps[0]
    found.sweeper = sweeper(hand, options)
    found.lead = lead_of(hand, hand.buyer_team, options)
    found.base_points = base_points(hand, found.sweeper >= 0, options)
    found.project_factor = project_factor(hand.level, options)
    for team in range(2):
        found.card_points[team] = card_points(hand, team, options)
        found.full_points[team] = full_points(hand, team, options)
        found.full_abnat[team] = full_abnat(hand, team)
    found.winner = score_figures(hand, options, found.points)
