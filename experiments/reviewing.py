"""Reviewing files of hand records, and what all the hands of a file lost against perfect play."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pandas as pd

from experiments.json_lines import JsonLine
from experiments.line_workers import over_lines
from experiments.perfect_play import Review, review_hand
from experiments.played_hand import PlayedHand, played_hand
from simulator.errors import RecordError
from simulator.estimates import mean_interval, wilson
from simulator.hand_record import read_record
from simulator.replay import Replayer


@dataclass(frozen=True)
class Reviewed:
    """What became of one line of a file.

    Attributes
    ----------
    line
        Number of the line, from 1.
    review
        The review; None for a void hand, and where the record was refused.
    error
        Why the record was refused; None where it was not.
    """

    line: int
    review: Review | None
    error: RecordError | None = None


def review(path: str | Path, jobs: int | None = None) -> Iterator[Reviewed]:
    """Compare the hands of a file of records (HAND_RECORD.md) with perfect play, in constant memory.

    All cards are seen: an upper bound for both sides, not what a player could know.
    A hand takes about 10 ms of one core.

    Parameters
    ----------
    jobs
        Threads; None for as many as there are cores.

    Yields
    ------
    Reviewed
        One for each line that is not empty.

    Raises
    ------
    UsageError
        Where the file cannot be read.
    """
    replayer = Replayer()
    return over_lines(path, lambda line: _replayed(line, replayer), lambda replayed: _review(*replayed), jobs)


def _replayed(line: JsonLine, replayer: Replayer) -> tuple[int, PlayedHand | None, RecordError | None]:
    if line.error is not None:
        return line.number, None, line.error
    try:
        return line.number, played_hand(read_record(line.source), replayer), None
    except RecordError as error:
        return line.number, None, error


def _review(line: int, hand: PlayedHand | None, error: RecordError | None) -> Reviewed:
    return Reviewed(line, None if hand is None else review_hand(hand), error)


def summarise_reviews(reviews: Iterable[Review]) -> pd.DataFrame:
    """Tell what hands lost against perfect play, all cards seen; the reviews may come one after another.

    Returns
    -------
    DataFrame
        ``figure`` (what it is), ``value``, ``lo`` and ``hi`` (95 %), ``hands`` (the count that it rests on) and
        ``unit`` (rate, or count: Abnat a hand).
    """
    figures = np.array([_figures(each) for each in reviews], np.int64).reshape(-1, 6)
    lost_by_buyers, lost_by_others, abnat, perfect_abnat, made, perfect_made = figures.T
    rows = [
        _abnat("Abnat lost by the buyer's team", lost_by_buyers),
        _abnat("Abnat lost by the others", lost_by_others),
        _abnat("Abnat of the buyer's team", abnat),
        _abnat("Abnat of the buyer's team in perfect play", perfect_abnat),
        _rate("made by the buyer's team", made),
        _rate("made in perfect play", perfect_made),
    ]
    return pd.DataFrame(rows, columns=["figure", "value", "lo", "hi", "hands", "unit"])


def _figures(each: Review) -> tuple[int, ...]:
    hand = each.hand
    lost = each.cost_of_buyers_team, each.cost_of_others
    return *lost, hand.abnat_buyer, each.perfect_abnat_buyer, hand.made, each.perfect_made


def _abnat(figure: str, counts: np.ndarray) -> tuple[object, ...]:
    value, low, high = mean_interval(counts.sum(), (counts**2).sum(), np.array(counts.size))
    return figure, float(value), float(low), float(high), counts.size, "count"


def _rate(figure: str, holds: np.ndarray) -> tuple[object, ...]:
    value, low, high = wilson(holds.sum(), np.array(holds.size))
    return figure, float(value), float(low), float(high), holds.size, "rate"
