"""Cards, seats and teams (RULES.md sections 0 and 1), and the one error the referee raises."""

from typing import Any

Options = dict[str, Any]
Hands = dict[str, list[str]]

SEATS = "SENW"
SUITS = "SHDC"

# Highest first, as RULES.md 1.2, 1.3 and 7.1 print them.
PLAIN_ORDER = "ATKQJ987"
TRUMP_ORDER = "J9ATKQ87"
PROJECT_ORDER = "AKQJT987"

CARDS = [rank + suit for suit in SUITS for rank in reversed(PROJECT_ORDER)]

# RULES.md 1.4: what a card counts, in Abnat.
PLAIN_ABNAT = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}
TRUMP_ABNAT = {**PLAIN_ABNAT, "J": 20, "9": 14}

SYMBOLS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}


class Fault(Exception):
    """The first breach found in a hand record.

    Parameters
    ----------
    place : str
        ``call N``, ``raise N``, ``trick N`` (counted from 1) or a key such as ``result.points``.
    what : str
        What was read and why it is wrong.
    allowed : object
        What may stand there.
    """

    def __init__(self, place: str, what: str, allowed: object) -> None:
        super().__init__(f"{place}: {what}; allowed: {allowed}")
        self.place = place
        self.what = what
        self.allowed = allowed


def card_named(text: str) -> str | None:
    """The card that a text names ("TH", "10h", "T♥"), or None when it is no card."""
    if text in CARDS:
        return text
    name = text.upper().replace("10", "T")
    for symbol, suit in SYMBOLS.items():
        name = name.replace(symbol, suit)
    return name if name in CARDS else None


def right_of(seat: str) -> str:
    """The seat that plays next: round goes South, East, North, West."""
    return SEATS[(SEATS.index(seat) + 1) % 4]


def partner_of(seat: str) -> str:
    """The seat opposite."""
    return right_of(right_of(seat))


def round_from(seat: str) -> list[str]:
    """All four seats in turn order, beginning with the given one."""
    start = SEATS.index(seat)
    return [SEATS[(start + step) % 4] for step in range(4)]


def priority_of(dealer: str) -> list[str]:
    """First, second, third, dealer: the order of speaking, highest priority first."""
    return round_from(right_of(dealer))


def team_of(seat: str) -> int:
    """0 for South and North, 1 for East and West."""
    return 0 if seat in "SN" else 1


def pair(team: int, own: int, other: int) -> list[int]:
    """Two team figures in the order of a record, [South+North, East+West]."""
    return [own, other] if team == 0 else [other, own]
