"""Sets of cards in natural order and in play order, and their Abnat.

Natural order is for the border, the auction and projects. In play a suit's cards stand by strength, and the trump
suit changes places with the top suit, so that the winner of a trick is the highest bit (RULES.md 1.2, 1.3).
"""

from typing import Final

import numpy as np

from simulator import cards
from simulator.kernels.bits import highest_index, lowest_index
from simulator.kernels.compilation import helper, inlined

SUIT_MASK: Final = 0xFF
TOP_SUIT: Final = 3
TOP_SHIFT: Final = 24
TRUMPS: Final = 0xFF000000
"""The trump suit in play order; a Sun has no trumps and the mask is 0."""

NO_SUIT: Final = -1
"""What stands for the trump suit in a Sun."""


def _reordered(order: tuple[int, ...]) -> np.ndarray:
    """Table from a suit's byte in natural order to its byte by strength."""
    return np.array([sum(1 << order[rank] for rank in range(8) if byte >> rank & 1) for byte in range(256)], np.int64)


def _inverse(order: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(order.index(strength) for strength in range(8))


def _abnat(values: tuple[int, ...], order: tuple[int, ...]) -> np.ndarray:
    """Table from a suit's byte by strength to its Abnat."""
    by_strength = [values[rank] for rank in _inverse(order)]
    return np.array([sum(by_strength[i] for i in range(8) if byte >> i & 1) for byte in range(256)], np.int64)


SIDE_FROM_NATURAL: Final = _reordered(cards.SIDE_STRENGTH)
TRUMP_FROM_NATURAL: Final = _reordered(cards.TRUMP_STRENGTH)
NATURAL_FROM_SIDE: Final = _reordered(_inverse(cards.SIDE_STRENGTH))
NATURAL_FROM_TRUMP: Final = _reordered(_inverse(cards.TRUMP_STRENGTH))
SIDE_ABNAT: Final = _abnat(cards.SIDE_ABNAT, cards.SIDE_STRENGTH)
TRUMP_ABNAT: Final = _abnat(cards.TRUMP_ABNAT, cards.TRUMP_STRENGTH)


@helper
def to_play_order(natural: int, trump: int) -> int:
    """Give a set of cards in play order; ``trump`` is a natural suit number or NO_SUIT."""
    low = SIDE_FROM_NATURAL[natural & SUIT_MASK] | SIDE_FROM_NATURAL[natural >> 8 & SUIT_MASK] << 8
    high = SIDE_FROM_NATURAL[natural >> 16 & SUIT_MASK] << 16 | SIDE_FROM_NATURAL[natural >> 24 & SUIT_MASK] << 24
    cards_by_strength = low | high
    if trump == NO_SUIT:
        return cards_by_strength
    shift = 8 * trump
    trumps = TRUMP_FROM_NATURAL[natural >> shift & SUIT_MASK]
    top = cards_by_strength >> TOP_SHIFT & SUIT_MASK
    return cards_by_strength & ~(SUIT_MASK << shift) & ~TRUMPS | top << shift & ~TRUMPS | trumps << TOP_SHIFT


@helper
def to_natural_order(played: int, trump: int) -> int:
    """Give a set of cards in natural order from play order."""
    top = played >> TOP_SHIFT & SUIT_MASK
    low = NATURAL_FROM_SIDE[played & SUIT_MASK] | NATURAL_FROM_SIDE[played >> 8 & SUIT_MASK] << 8
    natural = low | NATURAL_FROM_SIDE[played >> 16 & SUIT_MASK] << 16
    if trump == NO_SUIT:
        return natural | NATURAL_FROM_SIDE[top] << TOP_SHIFT
    shift = 8 * trump
    swapped = natural >> shift & SUIT_MASK
    natural &= ~(SUIT_MASK << shift)
    if trump != TOP_SUIT:
        natural |= swapped << TOP_SHIFT
    return natural | NATURAL_FROM_TRUMP[top] << shift


@inlined
def abnat_of(played: int, trumps: int) -> int:
    """Count the card Abnat of a set in play order; ``trumps`` is TRUMPS in Hokm and 0 in Sun (RULES.md 1.4)."""
    side = SIDE_ABNAT[played & SUIT_MASK] + SIDE_ABNAT[played >> 8 & SUIT_MASK] + SIDE_ABNAT[played >> 16 & SUIT_MASK]
    top = played >> TOP_SHIFT & SUIT_MASK
    return side + (TRUMP_ABNAT[top] if trumps else SIDE_ABNAT[top])


@inlined
def lowest_card(cards_held: int) -> int:
    """Give the lowest bit of a set as a set of one card; 0 for the empty set."""
    return cards_held & -cards_held


@inlined
def highest_card(cards_held: int) -> int:
    """Give the highest bit of a set as a set of one card; the set must not be empty."""
    return 1 << highest_index(cards_held)


@inlined
def suit_of(card: int) -> int:
    """Give the mask of the whole suit in which a card (a set of one) stands."""
    return SUIT_MASK << (lowest_index(card) & 24)


@inlined
def above(card: int) -> int:
    """Give the mask of all bits above a card (a set of one)."""
    return -(card << 1)
