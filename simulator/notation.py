"""Text to values and back: cards, seats, scores, counts. Whatever cannot be read is quoted."""

import re
from collections.abc import Iterable
from functools import cache
from typing import Final

from simulator.cards import CARDS_IN_DECK, RANKS, SUIT_SYMBOLS, SUITS, card_number, card_rank, card_suit
from simulator.errors import UsageError
from simulator.seats import SEAT_NAMES, SEATS

_CARDS_ALLOWED: Final = "rank 7 8 9 T J Q K A, suit S H D C, such as TH, 10H or 10♥"
_UNITS: Final = {"": 1, "k": 1_000, "m": 1_000_000, "g": 1_000_000_000}
_SCORE: Final = re.compile(r"\d{1,7}", re.ASCII)
_COUNT: Final = re.compile(
    r"(?P<digits>\d{1,16}|\d{1,3}([_,]\d{3}){1,5})(\.(?P<fraction>\d{1,9}))?(?P<unit>[kmg]?)", re.ASCII
)


@cache
def parse_card(text: str) -> int:
    """Read one card, such as ``10H``, ``TH``, ``th`` or ``10♥``, as its number 0 to 31.

    Raises
    ------
    UsageError
        Where it is no card.
    """
    plain = text.strip().upper()
    rank, suit = plain[:-1].replace("10", "T"), plain[-1:]
    if suit in SUIT_SYMBOLS:
        suit = SUITS[SUIT_SYMBOLS.index(suit)]
    if rank not in RANKS or suit not in SUITS or not rank:
        raise UsageError(text or "''", "is no card", _CARDS_ALLOWED)
    return card_number(RANKS.index(rank), SUITS.index(suit))


def parse_cards(text: str) -> list[int]:
    """Read cards with spaces or commas between them, as their numbers in the order written.

    Raises
    ------
    UsageError
        Where one is no card or stands twice.
    """
    cards = [parse_card(word) for word in text.replace(",", " ").split()]
    if len(set(cards)) != len(cards):
        twice = next(card for card in cards if cards.count(card) > 1)
        raise UsageError(format_card(twice), "stands twice", "each card once")
    return cards


_FORMATTED: Final = tuple(RANKS[card_rank(card)] + SUITS[card_suit(card)] for card in range(CARDS_IN_DECK))


CARD_NUMBERS: Final = {text: card for card, text in enumerate(_FORMATTED)}
"""The number of each card by its text as records write it; ``parse_card`` reads the other ways too."""


def format_card(card: int) -> str:
    """Write a card's number as two letters, such as ``TH``."""
    return _FORMATTED[card]


def format_cards(cards: Iterable[int]) -> str:
    """Write card numbers with spaces between them."""
    return " ".join(_FORMATTED[card] for card in cards)


def pretty_card(card: int) -> str:
    """Write a card's number as players do, such as ``10♥``."""
    rank = RANKS[card_rank(card)]
    return ("10" if rank == "T" else rank) + SUIT_SYMBOLS[card_suit(card)]


def parse_seat(text: str) -> int:
    """Read a seat, ``S``, ``south`` and the like, as its number 0 to 3.

    Raises
    ------
    UsageError
        Where it is no seat.
    """
    plain = text.strip().lower()
    for number, (letter, name) in enumerate(zip(SEATS, SEAT_NAMES, strict=True)):
        if plain in (letter.lower(), name.lower()):
            return number
    raise UsageError(text or "''", "is no seat", ", ".join(SEATS))


def parse_suit(text: str) -> int:
    """Read a suit, ``H`` or ``♥``, as its number 0 to 3.

    Raises
    ------
    UsageError
        Where it is no suit.
    """
    plain = text.strip().upper()
    for number, pair in enumerate(zip(SUITS, SUIT_SYMBOLS, strict=True)):
        if plain in pair:
            return number
    raise UsageError(text or "''", "is no suit", "S, H, D, C")


def parse_count(text: str) -> int:
    """Read a number of hands or matches, such as ``5000``, ``200k``, ``5M`` or ``1_000_000``.

    Raises
    ------
    UsageError
        Where it is no whole number from 1.
    """
    read = _COUNT.fullmatch(text.strip().lower())
    if read:
        digits, fraction, unit = (
            read["digits"].replace("_", "").replace(",", ""),
            read["fraction"],
            _UNITS[read["unit"]],
        )
        number = int(digits) * unit + (unit * int(fraction) // 10 ** len(fraction) if fraction else 0)
        if number >= 1 and (unit > 1 or not fraction):
            return number
    raise UsageError(text or "''", "is no count", "a whole number from 1, such as 5000, 200k or 5M")


def parse_score(text: str, target: int) -> tuple[int, int]:
    """Read a match score such as ``120-98``: NS, then EW.

    Raises
    ------
    UsageError
        Where it is no score, or a team has reached the target, so that the match is over.
    """
    first, dash, second = text.strip().partition("-")
    if not (dash and _SCORE.fullmatch(first.strip()) and _SCORE.fullmatch(second.strip())):
        raise UsageError(text or "''", "is no score", f"NS-EW, each from 0 to {target - 1}, such as 120-98")
    score = int(first), int(second)
    if max(score) >= target:
        raise UsageError(text, f"the match is over at {target}", f"each team from 0 to {target - 1}")
    return score
