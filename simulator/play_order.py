"""Cards in play order for those who are not kernels: plain tables from one order to the other (RULES.md 1.2, 1.3)."""

from typing import Final

from simulator.cards import CARDS_IN_DECK, SIDE_STRENGTH, TRUMP_STRENGTH, card_rank, card_suit

NO_TRUMP: Final = -1
_TOP_SUIT: Final = 3


def _play_number(card: int, trump: int) -> int:
    suit, rank = card_suit(card), card_rank(card)
    if suit == trump:
        return 8 * _TOP_SUIT + TRUMP_STRENGTH[rank]
    if trump != NO_TRUMP and suit == _TOP_SUIT:
        suit = trump
    return 8 * suit + SIDE_STRENGTH[rank]


_TO_PLAY: Final = {
    trump: tuple(_play_number(card, trump) for card in range(CARDS_IN_DECK)) for trump in range(NO_TRUMP, 4)
}
_TO_NATURAL: Final = {
    trump: tuple(order.index(number) for number in range(CARDS_IN_DECK)) for trump, order in _TO_PLAY.items()
}


def natural_card(played: int, trump: int) -> int:
    """Give the card number of a card that stands as a set of one in play order."""
    return _TO_NATURAL[trump][played.bit_length() - 1]


def natural_cards(played: int, trump: int) -> list[int]:
    """Give the card numbers of a set in play order, in natural order."""
    order = _TO_NATURAL[trump]
    return sorted(order[number] for number in range(CARDS_IN_DECK) if played >> number & 1)
