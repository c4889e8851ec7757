"""Dealing (RULES.md section 2): from the 32 cards of a deck, in dealing order, to hands."""

from .words import CARDS, Hands, priority_of

MUSHTARA_PLACE = 20


def mushtara_of(deck: list[str]) -> str:
    """The face-up card: the twenty-first (2.2)."""
    return deck[MUSHTARA_PLACE]


def first_five(deck: list[str], dealer: str) -> Hands:
    """What each seat holds during the auction: three cards each, then two each (2.2)."""
    hands: Hands = {seat: [] for seat in priority_of(dealer)}
    deal_round(hands, deck[:12], dict.fromkeys(hands, 3))
    deal_round(hands, deck[12:MUSHTARA_PLACE], dict.fromkeys(hands, 2))
    return hands


def eight_cards(deck: list[str], dealer: str, receiver: str) -> Hands:
    """What each seat holds when play begins, sorted by suit and rank.

    The receiver takes the mushtara and two of the second packet, the others three (2.3, 2.4).
    """
    hands = first_five(deck, dealer)
    hands[receiver].append(mushtara_of(deck))
    deal_round(hands, deck[MUSHTARA_PLACE + 1 :], {seat: 2 if seat == receiver else 3 for seat in hands})
    for hand in hands.values():
        hand.sort(key=CARDS.index)
    return hands


def deal_round(hands: Hands, cards: list[str], counts: dict[str, int]) -> None:
    """Give the seats, in the order of the hands, so many cards each."""
    place = 0
    for seat, hand in hands.items():
        hand.extend(cards[place : place + counts[seat]])
        place += counts[seat]
