"""The same result for any number of jobs and any block size; Ctrl-C keeps what is finished."""

import signal

import numpy as np
import pytest

from simulator import runner
from simulator.errors import UsageError
from simulator.rules import Rules
from simulator.runner import run_hands
from simulator.specification import Specification
from strategies.catalogue import STRATEGIES

SIMPLE, RANDOM = STRATEGIES["simple"], STRATEGIES["random"]


def specification(hands: int = 4000, seed: int = 5) -> Specification:
    return Specification((SIMPLE, RANDOM, SIMPLE, RANDOM), hands, seed, Rules())


def rows_and_tally(jobs: int) -> tuple[bytes, bytes]:
    rows: list[np.ndarray] = []
    outcome = run_hands(specification(), jobs, take_rows=rows.append)
    return np.concatenate(rows).tobytes(), outcome.tally.tobytes()


def test_jobs_do_not_change_the_result() -> None:
    assert rows_and_tally(1) == rows_and_tally(2)


@pytest.mark.parametrize("size", [1, 7, 1000, 4000, 9999])
def test_block_size_does_not_change_the_result(size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    expected = rows_and_tally(1)
    monkeypatch.setattr(runner, "block_size", lambda specification: size)
    assert rows_and_tally(2) == expected


def test_rows_come_in_the_order_of_deals() -> None:
    rows: list[np.ndarray] = []
    run_hands(specification(), 2, take_rows=rows.append)
    assert (np.concatenate(rows)["number"] == np.arange(4000)).all()


def test_more_hands_begin_with_the_same_hands() -> None:
    few: list[np.ndarray] = []
    many: list[np.ndarray] = []
    run_hands(specification(500), 1, take_rows=few.append)
    run_hands(specification(1500), 2, take_rows=many.append)
    assert (np.concatenate(few) == np.concatenate(many)[:500]).all()


def test_progress_is_told_every_hand() -> None:
    told: list[int] = []
    run_hands(specification(), 2, progress=told.append)
    assert sum(told) == 4000


def test_an_interrupt_keeps_what_is_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner, "block_size", lambda specification: 500)
    told: list[int] = []

    def interrupt(count: int) -> None:
        told.append(count)
        if len(told) == 3:
            signal.raise_signal(signal.SIGINT)

    outcome = run_hands(specification(), 1, progress=interrupt)
    assert outcome.interrupted
    assert outcome.played == 1500
    assert outcome.tally[0]["deals"].sum() == 1500
    whole = run_hands(specification(1500), 1)
    assert outcome.tally.tobytes() == whole.tally.tobytes()


@pytest.mark.parametrize("jobs", [0, -2])
def test_jobs_must_be_some(jobs: int) -> None:
    with pytest.raises(UsageError, match="jobs"):
        run_hands(specification(10), jobs)


@pytest.mark.parametrize(
    ("hands", "seed", "score"), [(0, 1, (0, 0)), (-5, 1, (0, 0)), (1, -1, (0, 0)), (1, 1, (152, 0)), (1, 1, (-1, 0))]
)
def test_a_specification_that_cannot_be_played_is_refused(hands: int, seed: int, score: tuple[int, int]) -> None:
    with pytest.raises(UsageError):
        Specification((SIMPLE,) * 4, hands, seed, Rules(), score)
