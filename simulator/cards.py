"""Cards: suits, ranks, Abnat and the sets of cards as bit masks (RULES.md 1)."""

from typing import Final

SUITS: Final = ("S", "H", "D", "C")
"""Suit letters in the order of their numbers 0 to 3."""

SUIT_SYMBOLS: Final = ("♠", "♥", "♦", "♣")

RANKS: Final = ("7", "8", "9", "T", "J", "Q", "K", "A")
"""Rank letters in project order, 7 lowest: the order of their numbers 0 to 7 (RULES.md 7.1)."""

CARDS_IN_SUIT: Final = 8
CARDS_IN_DECK: Final = 32
CARDS_IN_HAND: Final = 8
FIRST_PACKET: Final = 5
"""Cards a seat holds while buying: three and two (RULES.md 2.2)."""

ALL_CARDS: Final = 0xFFFFFFFF
"""The set of all 32 cards; bit ``8 * suit + rank`` stands for one card."""

SIDE_STRENGTH: Final = (0, 1, 2, 6, 3, 4, 5, 7)
"""Strength of each rank, 7 to A, in Sun and in a side suit (RULES.md 1.2)."""

TRUMP_STRENGTH: Final = (0, 1, 6, 4, 7, 2, 3, 5)
"""Strength of each rank, 7 to A, in the trump suit (RULES.md 1.3)."""

SIDE_ABNAT: Final = (0, 0, 0, 10, 2, 3, 4, 11)
"""Abnat of each rank, 7 to A, in Sun and in a side suit (RULES.md 1.4)."""

TRUMP_ABNAT: Final = (0, 0, 14, 10, 20, 3, 4, 11)
"""Abnat of each rank, 7 to A, in the trump suit (RULES.md 1.4)."""

LAST_TRICK_ABNAT: Final = 10
"""What the team taking the last trick gets more (RULES.md 1.5)."""

SUN_ABNAT: Final = 130
HOKM_ABNAT: Final = 162
"""All Abnat of a hand, the last-trick 10 included (RULES.md 1.5)."""


def card_number(rank: int, suit: int) -> int:
    """Give the number 0 to 31 of a card from its rank (0 = 7 … 7 = A) and suit (0 = ♠ … 3 = ♣)."""
    return suit * CARDS_IN_SUIT + rank


def card_rank(card: int) -> int:
    """Give the rank number of a card, 0 (a 7) to 7 (an Ace)."""
    return card % CARDS_IN_SUIT


def card_suit(card: int) -> int:
    """Give the suit number of a card, 0 (♠) to 3 (♣)."""
    return card // CARDS_IN_SUIT


def card_set(cards: list[int]) -> int:
    """Give the bit mask of a list of card numbers."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def cards_of(mask: int) -> list[int]:
    """Give the card numbers of a bit mask, lowest number first."""
    return [card for card in range(CARDS_IN_DECK) if mask >> card & 1]
