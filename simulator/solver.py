"""Perfect play: what a position is worth when all cards are seen and both teams play their best.

Every function answers exactly. Values are Abnat of the buyer's team at the end of the hand: those it still takes, the
last trick's 10 included, and those that the position says it has taken already.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np
from joblib import Parallel, delayed

from simulator.cards import CARDS_IN_DECK, HOKM_ABNAT, SUN_ABNAT, cards_of
from simulator.errors import BalootError
from simulator.kernels.card_sets import NO_SUIT
from simulator.kernels.solver.layout import POSITION_DTYPE, new_desk
from simulator.kernels.solver.sweep import takes_all
from simulator.kernels.solver.value import (
    NO_PLACE,
    card_values,
    illegal_place,
    position_value,
    position_values,
    reaches,
)
from simulator.notation import format_card
from simulator.position import SUN, Position
from simulator.rules import OPTIONS
from simulator.seats import PLAYERS, SEATS, team_of

__all__ = ["Position", "solve_cards", "solve_made", "solve_makes", "solve_sweep", "solve_value", "solve_values"]

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
    return position.abnat_taken[0] + int(position_value(new_desk()[0], _checked(position)))


def solve_cards(position: Position) -> dict[int, int]:
    """Give for each legal card of the seat to play, by number, the Abnat that the buyer's team has at the end.

    Raises
    ------
    BalootError
        Where a card on the table breaks the rules.
    """
    values = np.zeros(CARDS_IN_DECK, np.int64)
    legal = card_values(new_desk()[0], _checked(position), values)
    return {card: position.abnat_taken[0] + int(values[card]) for card in cards_of(int(legal))}


def solve_makes(position: Position, needed: int) -> bool:
    """Say whether the buyer's team can have ``needed`` Abnat at the end, against any defence.

    It costs a seventh of the value. For the real question, whether the contract is made, see ``solve_made``.

    Raises
    ------
    BalootError
        Where a card on the table breaks the rules.
    """
    return bool(reaches(new_desk()[0], _checked(position), needed - position.abnat_taken[0]))


def solve_sweep(position: Position, team: int) -> bool:
    """Say whether a team (0 NS, 1 EW) can take every trick that is left, the one on the table included.

    A sweep is no matter of Abnat, since a trick may carry none (RULES.md 8.8).

    Raises
    ------
    BalootError
        Where a card on the table breaks the rules.
    """
    return bool(takes_all(new_desk()[0], _checked(position), int(team != team_of(position.buyer))))


def solve_made(position: Position, needed: int) -> bool:
    """Say whether the contract can be made, against any defence.

    Parameters
    ----------
    position
        A position in the first trick of a hand.
    needed
        What ``abnat_needed`` gives. Where it is 0 or less, the buyer's team needs one trick, lest it be swept; where it
        is more than there is, it must take all eight (RULES.md 8.8). Without Kaboot it then has made, or lost, anyway.

    Raises
    ------
    BalootError
        Where a card on the table breaks the rules, or tricks have been played.
    """
    if position.cards != CARDS_IN_DECK:
        raise BalootError(f"{position.cards} cards", "tricks have been played, and who took them is not known",
                          "a position in the first trick, or solve_makes")  # fmt: skip
    kaboot = position.rules.kaboot == "on"
    buyers = team_of(position.buyer)
    if needed <= 0:
        return not (kaboot and solve_sweep(position, 1 - buyers))
    if needed > (SUN_ABNAT if position.kind == SUN else HOKM_ABNAT):
        return kaboot and solve_sweep(position, buyers)
    return solve_makes(position, needed)


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
    rows = np.zeros(len(positions), POSITION_DTYPE).view(np.recarray)
    for row, position in zip(rows, positions, strict=True):
        _write(row, position)
    for position in positions:
        if position.trick:
            _checked(position)
    hard_first = np.argsort([-position.cards for position in positions], kind="stable")
    pieces = [hard_first[start : start + _PIECE] for start in range(0, len(positions), _PIECE)]
    solved = Parallel(n_jobs=jobs, prefer="threads")(delayed(_values_of)(rows[piece]) for piece in pieces)
    values = np.array([position.abnat_taken[0] for position in positions], np.int64)
    for piece, more in zip(pieces, solved, strict=True):
        values[piece] += more
    return values


def _values_of(rows: np.recarray) -> np.ndarray:
    values = np.zeros(rows.size, np.int64)
    position_values(new_desk()[0], rows, values)
    return values


def _checked(position: Position) -> np.record:
    """Give the kernels' record of a position whose trick follows the rules."""
    row = np.zeros(1, POSITION_DTYPE).view(np.recarray)[0]
    _write(row, position)
    if position.trick:
        place = int(illegal_place(new_desk()[0], row))
        if place != NO_PLACE:
            seat = SEATS[(position.leader + place) % PLAYERS]
            card = format_card(position.trick[place])
            raise BalootError(f"trick: {seat} {card}", "breaks the rules", "a card that may be played (RULES.md 6)")
    return row


def _write(row: np.record, position: Position) -> None:
    row.hands[:] = position.hands
    row.trump = NO_SUIT if position.trump is None else position.trump
    row.buyer = position.buyer
    row.locked = position.locked
    row.leader = position.leader
    row.trick_length = len(position.trick)
    row.trick[: len(position.trick)] = position.trick
    for name in _PLAY_OPTIONS:
        row[name] = OPTIONS[name].code(getattr(position.rules, name))
