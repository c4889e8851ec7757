"""Sets of cards from text, in natural order and in play order."""

from simulator.cards import card_set
from simulator.kernels.card_sets import NO_SUIT, to_play_order
from simulator.notation import parse_cards


def natural(text: str) -> int:
    return card_set(parse_cards(text))


def played(text: str, trump: int | None) -> int:
    return int(to_play_order(natural(text), NO_SUIT if trump is None else trump))
