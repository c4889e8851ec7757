"""What a player reads from the moment of play: masters, winners, and the cheapest and dearest of some cards.

Cards are sets in play order. Strength order is also the order of Abnat within a suit (RULES.md 1.2 to 1.4).
"""

from simulator.kernels.card_sets import SUIT_MASK, above, highest_card, lowest_card, suit_of
from simulator.kernels.compilation import inlined

EVERY_SUIT = 0x01010101


@inlined
def cheapest(cards: int) -> int:
    """Give the weakest card of a set, by its place in its suit; the set must not be empty."""
    places = cards | cards >> 16
    places = (places | places >> 8) & SUIT_MASK
    return lowest_card(cards & EVERY_SUIT * lowest_card(places))


@inlined
def dearest(cards: int) -> int:
    """Give the strongest card of a set, by its place in its suit; the set must not be empty."""
    places = cards | cards >> 16
    places = (places | places >> 8) & SUIT_MASK
    return lowest_card(cards & EVERY_SUIT * highest_card(places))


@inlined
def cheapest_side_card(cards: int, trumps: int) -> int:
    """Give the weakest card that is no trump, the weakest trump where there is no other."""
    side = cards & ~trumps
    return cheapest(side if side else cards)


@inlined
def masters(hand: int, played: int) -> int:
    """Give the cards of a hand that no other hand can beat in their own suit."""
    beaten = ~(hand | played)
    # Fill each suit downwards from its highest card in other hands, all four suits at once.
    beaten |= beaten >> 1 & 0x7F7F7F7F
    beaten |= beaten >> 2 & 0x3F3F3F3F
    beaten |= beaten >> 4 & 0x0F0F0F0F
    return hand & ~beaten


@inlined
def winners(cards: int, led: int, winning: int, trumps: int) -> int:
    """Give the cards of a set that beat the card now winning (RULES.md 6.3)."""
    return cards & (suit_of(led) | trumps) & above(winning)
