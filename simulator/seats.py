"""Seats, teams and the order of speaking (RULES.md 0)."""

from typing import Final

SEATS: Final = ("S", "E", "N", "W")
"""Seat letters in the order of play, which is the order of their numbers 0 to 3."""

SEAT_NAMES: Final = ("South", "East", "North", "West")

TEAMS: Final = ("NS", "EW")
"""Team names; a seat's team is its number modulo 2."""

POSITIONS: Final = ("first", "second", "third", "dealer")
"""Order of speaking and priority: the first is on the dealer's right."""

PLAYERS: Final = 4

ME: Final = 0
RIGHT: Final = 1
PARTNER: Final = 2
LEFT: Final = 3
"""A seat as another sees it: seats in a policy's view count from the policy's own, in the order of play."""


def team_of(seat: int) -> int:
    """Give the team of a seat: 0 for South and North, 1 for East and West."""
    return seat % 2


def position_of(seat: int, dealer: int) -> int:
    """Give the place in the order of speaking, 0 (first) to 3 (dealer)."""
    return (seat - dealer - 1) % PLAYERS


def seat_at(position: int, dealer: int) -> int:
    """Give the seat that speaks at ``position`` (0 = first … 3 = dealer)."""
    return (dealer + 1 + position) % PLAYERS
