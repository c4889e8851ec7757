"""Perfect play: what a position is worth when all cards are seen and both teams play their best.

Every function answers exactly. Values are Abnat of the buyer's team at the end of the hand: those it still takes, the
last trick's 10 included, and those that the position says it has taken already.
"""

from collections.abc import Sequence
from functools import cache
from threading import local
from typing import Final

import numpy as np
from joblib import Parallel, delayed

from simulator.cards import CARDS_IN_DECK, cards_of
from simulator.errors import BalootError
from simulator.kernels.card_sets import NO_SUIT
from simulator.kernels.solver.layout import POSITION_DTYPE, TRICK_CARDS, new_desk
from simulator.kernels.solver.value import (
    NO_PLACE,
    card_values,
    illegal_place,
    position_values,
    reaches,
)
from simulator.notation import format_card
from simulator.position import Position
from simulator.rules import OPTIONS
from simulator.seats import PLAYERS, SEATS

__all__ = ["Position", "solve_cards", "solve_makes", "solve_value", "solve_values"]

_PLAY_OPTIONS: Final = ("must_trump", "overtrump", "under_trump", "trump_lead_rise")
_PIECE: Final = 16
"""Positions that one thread takes at a time: few, since the slowest deal takes ten times the mean."""


def solve_value(position: Position) -> int:
    """Give the Abnat that the buyer's team has at the end, both teams playing their best.

    Raises
    ------
    BalootError
        Where a card on the table breaks the rules.
    """
    return position.abnat_taken[0] + int(_values_of(checked_rows(position))[0])


def solve_cards(position: Position) -> dict[int, int]:
    """Give for each legal card of the seat to play, by number, the Abnat that the buyer's team has at the end.

    Raises
    ------
    BalootError
        Where a card on the table breaks the rules.
    """
    values = np.zeros(CARDS_IN_DECK, np.int64)
    legal = card_values(thread_desk(), checked_rows(position)[0], values)
    return {card: position.abnat_taken[0] + int(values[card]) for card in cards_of(int(legal))}


def solve_makes(position: Position, needed: int) -> bool:
    """Say whether the buyer's team can have ``needed`` Abnat at the end, against any defence.

    It costs a seventh of the value. The real question, whether the contract is made, is asked by
    ``solve_made``.

    Raises
    ------
    BalootError
        Where a card on the table breaks the rules.
    """
    return bool(reaches(thread_desk(), checked_rows(position)[0], needed - position.abnat_taken[0]))


def solve_values(positions: Sequence[Position], jobs: int | None = None) -> np.ndarray:
    """Give the value of each position, as ``solve_value`` does.

    Parameters
    ----------
    positions
        Any positions; those with most cards are solved first, in small pieces.
    jobs
        Threads to work in; None for as many as ``joblib.parallel_config`` says, else one.

    Returns
    -------
    numpy.ndarray
        Abnat of the buyer's team, int64, in the order of the positions.

    Raises
    ------
    BalootError
        Where a card on the table of one of them breaks the rules.
    """
    rows = np.array([_row(position) for position in positions], POSITION_DTYPE).view(np.recarray)
    for position in positions:
        if position.trick:
            checked_rows(position)
    hard_first = np.argsort([-position.cards for position in positions], kind="stable")
    pieces = [hard_first[start : start + _PIECE] for start in range(0, len(positions), _PIECE)]
    solved = Parallel(n_jobs=jobs, prefer="threads")(delayed(_values_of)(rows[piece]) for piece in pieces)
    values = np.array([position.abnat_taken[0] for position in positions], np.int64)
    for piece, more in zip(pieces, solved, strict=True):
        values[piece] += more
    return values


def _values_of(rows: np.recarray) -> np.ndarray:
    values = np.zeros(rows.size, np.int64)
    position_values(thread_desk(), rows, values)
    return values


def checked_rows(position: Position) -> np.recarray:
    """Give the kernels' record, an array of one, of a position whose trick follows the rules."""
    rows = np.array([_row(position)], POSITION_DTYPE).view(np.recarray)
    if position.trick:
        place = int(illegal_place(thread_desk(), rows[0]))
        if place != NO_PLACE:
            seat = SEATS[(position.leader + place) % PLAYERS]
            card = format_card(position.trick[place])
            raise BalootError(f"trick: {seat} {card}", "breaks the rules", "a card that may be played (RULES.md 6)")
    return rows


def _row(position: Position) -> tuple[object, ...]:
    """Give the fields of POSITION_DTYPE."""
    rules = position.rules
    return (
        position.hands,
        NO_SUIT if position.trump is None else position.trump,
        position.buyer,
        position.locked,
        position.leader,
        position.trick + (0,) * (TRICK_CARDS - len(position.trick)),
        len(position.trick),
        *_play_options(rules.must_trump, rules.overtrump, rules.under_trump, rules.trump_lead_rise),
    )


@cache
def _play_options(*values: str) -> tuple[int, ...]:
    """Give the numbers of the four play options in the order of POSITION_DTYPE."""
    return tuple(OPTIONS[name].code(value) for name, value in zip(_PLAY_OPTIONS, values, strict=True))


_THREADS: Final = local()


def thread_desk() -> np.record:
    """Give this thread's workspace; it is made once, since clean memory costs as much as an easy question."""
    if not hasattr(_THREADS, "desk"):
        _THREADS.desk = new_desk()[0]
    desk: np.record = _THREADS.desk
    return desk
