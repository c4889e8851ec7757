"""What a hand is worth to a bidder: tables by the byte of one suit, in rough Abnat that it may win.

The cards are in natural order. A suit's byte is looked up once as trumps, as a side suit and as a suit in Sun; the sums
are compared with thresholds. The weights are rules of thumb, not results.
"""

from typing import Final

import numpy as np

from simulator.cards import RANKS
from simulator.kernels.compilation import inlined

SUIT: Final = 0xFF

TRUMP_HONOURS: Final = {"J": 20, "9": 14, "A": 9, "T": 7, "K": 4, "Q": 3, "8": 2, "7": 2}
TRUMP_LENGTH: Final = 5
"""For each trump beyond two: the others run out first."""

SIDE_ACE: Final = 10
SIDE_TEN_WITH_ACE: Final = 7
SIDE_TEN_GUARDED: Final = 3
SIDE_KING_GUARDED: Final = 1

SUN_ACE: Final = 13
SUN_TEN_WITH_ACE: Final = 10
SUN_TEN_GUARDED: Final = 6
SUN_KING_GUARDED: Final = 3
SUN_LENGTH: Final = 4
"""For each card beyond three of a suit headed by Ace or Ten."""

RUN_VALUES: Final = {3: 4, 4: 10, 5: 20}
"""Points of a run in Sun, by its length (RULES.md 7); half of it in Hokm."""

FOUR_RANKS: Final = 0xF8
FOUR_KIND_VALUE: Final = 20


def _ranks(byte: int) -> set[str]:
    return {rank for number, rank in enumerate(RANKS) if byte >> number & 1}


def _trump_value(byte: int) -> int:
    held = _ranks(byte)
    return sum(TRUMP_HONOURS[rank] for rank in held) + TRUMP_LENGTH * max(len(held) - 2, 0)


def _side_value(byte: int) -> int:
    held = _ranks(byte)
    value = SIDE_ACE if "A" in held else 0
    if "T" in held and len(held) > 1:
        value += SIDE_TEN_WITH_ACE if "A" in held else SIDE_TEN_GUARDED
    if "K" in held and len(held) > 1:
        value += SIDE_KING_GUARDED
    return value + _run_value(byte) // 2


def _sun_value(byte: int) -> int:
    held = _ranks(byte)
    value = SUN_ACE if "A" in held else 0
    if "T" in held and len(held) > 1:
        value += SUN_TEN_WITH_ACE if "A" in held else SUN_TEN_GUARDED
    if "K" in held and len(held) > 1:
        value += SUN_KING_GUARDED
    if held & {"A", "T"}:
        value += SUN_LENGTH * max(len(held) - 3, 0)
    return value + _run_value(byte)


def _run_value(byte: int) -> int:
    longest = max(len(run) for run in f"{byte:08b}".split("0"))
    return RUN_VALUES.get(min(longest, 5), 0)


TRUMP_VALUE: Final = np.array([_trump_value(byte) for byte in range(256)], np.int64)
SIDE_VALUE: Final = np.array([_side_value(byte) for byte in range(256)], np.int64)
SUN_VALUE: Final = np.array([_sun_value(byte) for byte in range(256)], np.int64)


@inlined
def four_kind_value(cards: int) -> int:
    """Give what four of a kind add, in points of Sun."""
    return FOUR_KIND_VALUE if cards & cards >> 8 & cards >> 16 & cards >> 24 & FOUR_RANKS else 0


@inlined
def sun_value(cards: int) -> int:
    """Give what cards in natural order are worth in Sun."""
    low = SUN_VALUE[cards & SUIT] + SUN_VALUE[cards >> 8 & SUIT]
    return low + SUN_VALUE[cards >> 16 & SUIT] + SUN_VALUE[cards >> 24 & SUIT] + four_kind_value(cards)


@inlined
def side_value(cards: int) -> int:
    """Give what cards in natural order are worth in Hokm, were every suit a side suit."""
    low = SIDE_VALUE[cards & SUIT] + SIDE_VALUE[cards >> 8 & SUIT]
    return low + SIDE_VALUE[cards >> 16 & SUIT] + SIDE_VALUE[cards >> 24 & SUIT]


@inlined
def hokm_gain(cards: int, suit: int) -> int:
    """Give what a suit gains by being trumps."""
    byte = cards >> 8 * suit & SUIT
    return TRUMP_VALUE[byte] - SIDE_VALUE[byte]
