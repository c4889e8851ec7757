"""The least card Abnat with which the buyer's team makes the hand, by bisection on the score itself (RULES.md 8)."""

from typing import Any

import numba
from numba import int64

from simulator.calls import CONTRACT_SUN
from simulator.cards import HOKM_ABNAT, SUN_ABNAT
from simulator.kernels.compilation import helper, kernel
from simulator.kernels.scoring import ALL_TRICKS, FIGURES, winner_of
from simulator.rules_record import RULES_DTYPE


@helper
def makes_with(figures: Any, abnat: int, total: int, rules: Any) -> bool:
    """Say whether the buyer's team wins a hand without a sweep in which its cards count so much."""
    buyers = figures.buyer_team
    figures.abnat[buyers] = abnat
    figures.abnat[1 - buyers] = total - abnat
    return winner_of(figures, rules) == buyers


@kernel(int64(FIGURES, numba.from_dtype(RULES_DTYPE)))
def least_abnat(figures: Any, rules: Any) -> int:
    """Give the least Abnat that make the hand, one more than there are where even all do not."""
    total = SUN_ABNAT if figures.contract == CONTRACT_SUN else HOKM_ABNAT
    figures.tricks[:] = ALL_TRICKS // 2
    low = 0
    high = total + 1
    while low < high:
        middle = (low + high) // 2
        if makes_with(figures, middle, total, rules):
            high = middle
        else:
            low = middle + 1
    return low
