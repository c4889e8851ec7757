"""Deals told by position: some cards of p1 to p4, and the rest filled so that it brings nothing of its own."""

from dataclasses import dataclass
from random import Random

from simulator.seats import SEATS
from tests.referee.projects import projects_held
from tests.referee.words import CARDS, SUITS, Hands

POSITIONS = ("p1", "p2", "p3", "p4")
MOST_FILLS = 2000


@dataclass(frozen=True)
class Deal:
    """32 cards in dealing order and the dealer's seat."""

    deck: tuple[str, ...]
    dealer: str

    def position(self, seat: str) -> str:
        """Give p1 to p4 of a seat."""
        return POSITIONS[(SEATS.index(seat) - SEATS.index(self.dealer) - 1) % 4]

    def seat(self, position: str) -> str:
        """Give the seat of p1 to p4."""
        return SEATS[(SEATS.index(self.dealer) + 1 + POSITIONS.index(position)) % 4]


def deal(mushtara: str = "9H", receiver: str = "p1", dealer: str = "W", **held: str) -> Deal:
    """Make a deal from some of the cards of p1 to p4.

    The first five cards that a position is given are those it holds while buying. What is filled up adds no project,
    no King and Queen of one suit and no Kawesh. With West dealing, p1 to p4 are S E N W.

    Parameters
    ----------
    mushtara
        The face-up card; it may stand among the receiver's cards as well.
    receiver
        Who will take it: he is dealt two cards of the second packet.
    held
        Cards such as ``p1="AS KS"``.
    """
    given = {position: held.get(position, "").split() for position in POSITIONS}
    told = {position: [card for card in cards if card != mushtara] for position, cards in given.items()}
    room = {position: 7 if position == receiver else 8 for position in POSITIONS}
    named = [mushtara, *(card for cards in told.values() for card in cards)]
    assert len(set(named)) == len(named), "a card stands twice"
    assert set(named) <= set(CARDS), "no such card"
    assert all(len(told[position]) <= room[position] for position in POSITIONS), "too many cards"
    rest = [card for card in CARDS if card not in named]
    for seed in range(MOST_FILLS):
        left = Random(seed).sample(rest, len(rest))
        hands = {position: told[position] + _taken(left, room[position] - len(told[position])) for position in told}
        if all(_adds_nothing(told[each], hands[each], [mushtara] if each == receiver else []) for each in POSITIONS):
            return Deal(tuple(_dealing_order(hands, mushtara)), dealer)
    raise AssertionError("no plain way to fill this deal up was found")


def _taken(left: list[str], number: int) -> list[str]:
    taken = left[:number]
    del left[:number]
    return taken


def _adds_nothing(told: list[str], hand: list[str], mushtara: list[str]) -> bool:
    kawesh = len(told) < 5 and all(card[0] in "789" for card in hand[:5])
    return not kawesh and _worth(told + mushtara) == _worth(hand + mushtara)


def _worth(cards: list[str]) -> list[list[str]]:
    """Projects, and King and Queen of a suit."""
    pairs = [["K" + suit, "Q" + suit] for suit in SUITS]
    return [each.cards for each in projects_held("S", cards, "sun")] + [
        pair for pair in pairs if set(pair) <= set(cards)
    ]


def _dealing_order(hands: Hands, mushtara: str) -> list[str]:
    """Three each, two each, the mushtara, then three each but two to the receiver (RULES.md 2.2, 2.3)."""
    threes = [card for position in POSITIONS for card in hands[position][:3]]
    twos = [card for position in POSITIONS for card in hands[position][3:5]]
    second = [card for position in POSITIONS for card in hands[position][5:]]
    return [*threes, *twos, mushtara, *second]
