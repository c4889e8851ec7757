"""The exact odds of projects among eight random cards, by counting all C(32, 8) = 10,518,300 sets (RULES.md 7)."""

from functools import cache
from math import comb
from typing import Final

import numpy as np
from numba import types

from simulator.calls import CONTRACT_HOKM, CONTRACT_SUN, FIFTY, FOUR_HUNDRED, HUNDRED, SIRA
from simulator.cards import CARDS_IN_DECK, CARDS_IN_HAND
from simulator.kernels.compilation import kernel
from simulator.kernels.projects import ACE, RUN_KIND, four_kind, four_of_a_kind

HANDS: Final = comb(CARDS_IN_DECK, CARDS_IN_HAND)

KING_AND_QUEEN_RATE: Final = comb(CARDS_IN_DECK - 2, CARDS_IN_HAND - 2) / HANDS
"""Odds that eight random cards hold two given cards: 56/992."""

_KINDS: Final = {"sira": SIRA, "fifty": FIFTY, "hundred": HUNDRED, "four_hundred": FOUR_HUNDRED}


@cache
def exact_project_odds(contract: str) -> dict[str, float]:
    """Give the odds (0–1) that eight random cards hold each project, by name.

    Parameters
    ----------
    contract
        ``sun``, ``hokm`` or ``ashkal``; four Aces are a Four Hundred in Sun and a Hundred in Hokm.
    """
    counts = np.zeros(FOUR_HUNDRED + 1, np.int64)
    _count_holders(CONTRACT_HOKM if contract == "hokm" else CONTRACT_SUN, counts)
    odds = {name: float(counts[kind]) / HANDS for name, kind in _KINDS.items()}
    return {**odds, "baloot": KING_AND_QUEEN_RATE if contract == "hokm" else 0.0}


@kernel(types.void(types.int64, types.int64[::1]))
def _count_holders(contract: int, counts: np.ndarray) -> None:
    """Count, for each kind of project, the sets of eight cards that hold at least one; sets by Gosper's method."""
    cards = (1 << CARDS_IN_HAND) - 1
    while cards < 1 << CARDS_IN_DECK:
        kinds = 0
        for suit in range(4):
            byte = cards >> 8 * suit & 0xFF
            kinds |= 1 << RUN_KIND[byte, 0] | 1 << RUN_KIND[byte, 1]
        fours = four_of_a_kind(cards)
        for rank in range(ACE, 2, -1):
            if fours >> rank & 1:
                kinds |= 1 << four_kind(rank, contract)
        for kind in range(1, counts.size):
            counts[kind] += kinds >> kind & 1
        lowest = cards & -cards
        carried = cards + lowest
        cards = carried | (((carried ^ cards) >> 2) // lowest)
