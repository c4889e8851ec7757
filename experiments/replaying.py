"""Recording hands and replaying records: one deal at a time, with every question and answer kept."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from experiments.json_lines import JsonLine, json_lines
from simulator.errors import RecordError, UsageError
from simulator.faults import guarded
from simulator.hand_record import read_record, record_of
from simulator.kernels.matches import MATCH_DTYPE, play_matches
from simulator.kernels.single import play_one
from simulator.kernels.table import DEALS_A_MATCH, FAIR, NOBODY, UNFINISHED
from simulator.replay import Replayer
from simulator.seating import PlayedTable
from simulator.seeding import DealId, keys_of_matches
from simulator.specification import Specification


@dataclass(frozen=True)
class Replayed:
    """What became of one line of a file of records.

    Attributes
    ----------
    line
        Number of the line, from 1.
    source
        The record as it was read; None where the line is no JSON.
    result
        The result that follows from it; None where it was refused.
    error
        Why it was refused, with the place; None where it was not.
    """

    line: int
    source: dict[str, Any] | None
    result: dict[str, Any] | None
    error: RecordError | None

    @property
    def completed(self) -> dict[str, Any]:
        """The record with its result."""
        assert self.source is not None
        assert self.result is not None
        return {**self.source, "result": self.result}


def replay(path: str | Path) -> Iterator[Replayed]:
    """Replay a file of hand records (HAND_RECORD.md), line by line in constant memory.

    Yields
    ------
    Replayed
        One for each line that is not empty: the result, or why the record was refused.

    Raises
    ------
    UsageError
        Where the file cannot be read.
    """
    replayer = Replayer()
    for line in json_lines(path):
        yield _replay_line(replayer, line)


def _replay_line(replayer: Replayer, line: JsonLine) -> Replayed:
    if line.error is not None:
        return Replayed(line.number, None, None, line.error)
    try:
        return Replayed(line.number, line.source, replayer.replay(read_record(line.source)), None)
    except RecordError as error:
        return Replayed(line.number, line.source, None, error)


def record_hands(specification: Specification, count: int) -> Iterator[dict[str, Any]]:
    """Play the first hands of a specification again, with a log, and give them as hand records.

    Parameters
    ----------
    count
        How many, at most those of the specification.
    """
    table = PlayedTable(specification.strategies, specification.rules, specification.keys, specification.score)
    for number in range(min(count, specification.hands)):
        yield _record_one(table, specification, number)


def record_deal(deal: DealId, specification: Specification) -> dict[str, Any]:
    """Play one deal and give it as a hand record.

    Parameters
    ----------
    deal
        A single deal, or a match's hand: then the match is played up to it, which fixes dealer and score.
    specification
        Strategies, rules and score; its seed and number of hands do not matter.

    Raises
    ------
    UsageError
        Where the match is over before that hand.
    """
    if deal.match is None:
        own = Specification(specification.strategies, 1, deal.seed, specification.rules, specification.score)
        return _record_one(PlayedTable(own.strategies, own.rules, own.keys, own.score), own, deal.number)
    return _record_match_deal(deal, specification)


def _record_one(played: PlayedTable, specification: Specification, number: int) -> dict[str, Any]:
    table = played.plain
    table["logging"] = 1
    table["number"] = number
    table["dealer"] = number % 4
    with guarded(played, specification.seed):
        play_one(*played.arguments)
    return record_of(table, specification.rules, str(DealId(specification.seed, number)))


def _record_match_deal(deal: DealId, specification: Specification) -> dict[str, Any]:
    """Play a match up to one of its deals, which fixes dealer and score, then that deal with a log."""
    assert deal.match is not None
    played = PlayedTable(specification.strategies, specification.rules, keys_of_matches(deal.seed))
    table = played.plain
    row = np.zeros(1, MATCH_DTYPE).view(np.recarray)
    row["match_number"] = deal.match
    with guarded(played, deal.seed, matches=True):
        play_matches(*played.arguments, row, deal.number)
        if table["status"] == UNFINISHED:
            table["status"] = FAIR
    if row["winner"][0] != NOBODY or deal.number >= DEALS_A_MATCH:
        last = int(row["deals"][0]) - 1
        raise UsageError(str(deal), "the match was over before", f"{deal.seed}:{deal.match}.0 to .{last}")
    table["logging"] = 1
    table["number"] = deal.match * DEALS_A_MATCH + deal.number
    with guarded(played, deal.seed, matches=True):
        play_one(*played.arguments)
    return record_of(table, specification.rules, str(deal))
