"""Solving files of positions and hand records, line by line: what each is worth in perfect play, all cards seen."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from experiments.json_lines import JsonLine
from experiments.line_workers import over_lines
from experiments.perfect_play import Review, review_hand
from experiments.played_hand import PlayedHand, played_hand
from simulator.errors import BalootError
from simulator.hand_record import read_record
from simulator.position import Position, parse_position
from simulator.replay import Replayer
from simulator.seats import team_of
from simulator.solver import checked_rows, solve_cards, solve_value

RECORD_KEY: Final = "record"
"""The key by which a line is known as a hand record."""


@dataclass(frozen=True)
class SolvedPosition:
    """A position and what it is worth.

    Attributes
    ----------
    value
        Abnat that the buyer's team has at the end of the hand, both teams playing perfectly.
    cards
        Where asked for, the same for each legal card of the seat to play, by card number.
    claimed
        The value that the line itself gives, None where it gives none.
    """

    position: Position
    value: int
    cards: dict[int, int] | None = None
    claimed: int | None = None

    @property
    def agrees(self) -> bool:
        """Whether the line gives no other value."""
        return self.claimed in (None, self.value)


@dataclass(frozen=True)
class Solved:
    """What became of one line of a file.

    Attributes
    ----------
    line
        Number of the line, from 1.
    answer
        For a position its value, for a hand record its review; None for a void hand, and where the line was refused.
    error
        Why the line was refused; None where it was not.
    """

    line: int
    answer: SolvedPosition | Review | None
    error: BalootError | None = None


def solve(path: str | Path, cards: bool = False, jobs: int | None = None) -> Iterator[Solved]:
    """Solve a file of positions (``simulator.position.parse_position``) or hand records, in constant memory.

    Parameters
    ----------
    cards
        Whether to give a value for each legal card of a position too, which takes about three times as long.
    jobs
        Threads; None for as many as there are cores.

    Yields
    ------
    Solved
        One for each line that is not empty, in their order.

    Raises
    ------
    UsageError
        Where the file cannot be read.
    """
    replayer = Replayer()
    return over_lines(path, lambda line: _read(line, replayer), lambda question: _answer(question, cards), jobs)


@dataclass(frozen=True)
class _Question:
    """A line that was read: a position with the value it claims, a hand, or an error; nothing of these if void."""

    line: int
    position: Position | None = None
    claimed: int | None = None
    hand: PlayedHand | None = None
    error: BalootError | None = None


def _read(line: JsonLine, replayer: Replayer) -> _Question:
    if line.error is not None:
        return _Question(line.number, error=line.error)
    try:
        if isinstance(line.source, dict) and RECORD_KEY in line.source:
            return _Question(line.number, hand=played_hand(read_record(line.source), replayer))
        position = parse_position(line.source)
        checked_rows(position)
        return _Question(line.number, position, _claimed(line.source))
    except BalootError as error:
        return _Question(line.number, error=error)


def _claimed(source: dict[str, Any]) -> int | None:
    value = source.get("value")
    if value is not None and type(value) is not int:
        raise BalootError(f"value = {value!r}", "is no count of Abnat", "a whole number, or no value")
    return value


def _answer(question: _Question, cards: bool) -> Solved:
    """Solve one line; several threads do so at once."""
    if question.position is not None:
        answer = _solve_cards if cards else _solve
        return Solved(question.line, answer(question.position, question.claimed))
    reviewed = None if question.hand is None else review_hand(question.hand)
    return Solved(question.line, reviewed, question.error)


def _solve(position: Position, claimed: int | None) -> SolvedPosition:
    return SolvedPosition(position, solve_value(position), None, claimed)


def _solve_cards(position: Position, claimed: int | None) -> SolvedPosition:
    values = solve_cards(position)
    best = max if team_of(position.seat) == team_of(position.buyer) else min
    return SolvedPosition(position, best(values.values()), values, claimed)
