"""The runner: blocks of hands over joblib threads, summed or streamed; jobs and blocks do not change the results."""

import threading
import warnings
from collections.abc import Callable, Generator
from contextlib import closing
from dataclasses import dataclass, field
from time import perf_counter
from typing import Final, TypeVar

import joblib
import numpy as np

from simulator.errors import UsageError
from simulator.faults import guarded
from simulator.interruption import interruptions
from simulator.kernels.blocks import play_block
from simulator.kernels.rows import ROW_DTYPE
from simulator.kernels.tally import add_tally, new_tally
from simulator.seating import PlayedTable
from simulator.specification import Specification

SECONDS_A_BLOCK: Final = 0.1
"""Blocks last about so long: long enough for the threads, short enough for Ctrl-C and a progress bar."""

FIRST_BLOCK: Final = 200
"""Deals of the first block, from whose time the size of the others follows."""

LARGEST_BLOCK: Final = 200_000
LARGEST_BLOCK_OF_ROWS: Final = 25_000

MOST_JOBS: Final = 1024

MOST_WAITING: Final = 256
MOST_WAITING_WITH_ROWS: Final = 16
"""Blocks that may be played before their results are taken; rows weigh more than sums."""

Result = TypeVar("Result")

Block = tuple[np.recarray, np.recarray]
"""The tally of a block of deals, and its rows."""

Progress = Callable[[int], None]
"""Is told how many more hands are done."""


@dataclass
class Outcome:
    """What was played.

    Attributes
    ----------
    tally
        Sums over all deals played, a record array of one element (``simulator.kernels.tally``).
    played
        How many deals were played; fewer than specified where the run was interrupted.
    elapsed
        Seconds.
    """

    tally: np.recarray = field(default_factory=new_tally)
    played: int = 0
    elapsed: float = 0.0
    interrupted: bool = False


def run_hands(
    specification: Specification,
    jobs: int | None = None,
    progress: Progress | None = None,
    take_rows: Callable[[np.recarray], None] | None = None,
) -> Outcome:
    """Play the hands of a specification.

    Parameters
    ----------
    jobs
        Threads; None or -1 for as many as there are cores. A ``joblib.parallel_config`` around the call may choose
        another backend.
    progress
        Is told after each block how many hands it had.
    take_rows
        Is given the rows of each block in the order of deals, dtype ``ROW_DTYPE``.

    Returns
    -------
    Outcome
        Of all blocks finished; ``interrupted`` where Ctrl-C stopped the run.

    Raises
    ------
    PolicyError
        Where a policy raised an exception or chose what was not allowed.
    """
    rows_wanted = take_rows is not None
    block, waiting = block_size(specification), MOST_WAITING
    if rows_wanted:
        block, waiting = min(block, LARGEST_BLOCK_OF_ROWS), MOST_WAITING_WITH_ROWS

    def play(first: int, count: int) -> Block:
        return play_rows(specification, first, count, rows_wanted)

    blocks = over_blocks(specification.hands, block, play, jobs, waiting)
    return gather(specification.hands, blocks, progress, take_rows)


def gather(
    hands: int,
    blocks: Generator[tuple[int, Block], None, None],
    progress: Progress | None = None,
    take_rows: Callable[[np.recarray], None] | None = None,
) -> Outcome:
    """Add up blocks of hands as they come, until all are played or Ctrl-C is pressed; arguments as in ``run_hands``."""
    outcome = Outcome()
    start = perf_counter()
    with interruptions() as interrupted, closing(blocks) as done:
        for count, (tally, rows) in done:
            add_tally(outcome.tally, tally)
            if take_rows is not None:
                take_rows(rows)
            outcome.played += count
            if progress is not None:
                progress(count)
            if interrupted.is_set():
                break
    outcome.interrupted = outcome.played < hands
    outcome.elapsed = perf_counter() - start
    return outcome


def over_blocks(
    hands: int, block: int, play: Callable[[int, int], Result], jobs: int | None = None, waiting: int = MOST_WAITING
) -> Generator[tuple[int, Result], None, None]:
    """Play deals 0 to ``hands - 1`` in blocks over joblib threads.

    Parameters
    ----------
    play
        Takes the first deal and the number of deals of a block.
    waiting
        How many blocks may be played before their results are taken: memory is bounded by it.

    Yields
    ------
    tuple
        Deals of a block and what ``play`` gave for it, in the order of deals.
    """
    firsts = range(0, hands, block)
    for wave in range(0, len(firsts), waiting):
        starts = firsts[wave : wave + waiting]
        tasks = (joblib.delayed(play)(first, min(block, hands - first)) for first in starts)
        results = joblib.Parallel(read_jobs(jobs), prefer="threads", return_as="generator")(tasks)
        try:
            for first, result in zip(starts, results, strict=True):
                yield min(block, hands - first), result
        finally:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore", UserWarning)  # joblib warns of blocks played in vain after Ctrl-C
                results.close()


def read_jobs(jobs: int | None) -> int | None:
    """Check a number of jobs: -1 or None for as many as there are cores (or as ``joblib.parallel_config`` says)."""
    if jobs is None:
        return -1
    if not (jobs == -1 or 1 <= jobs <= MOST_JOBS):
        raise UsageError(
            f"jobs = {jobs}", "is no number of threads", f"a whole number from 1 to {MOST_JOBS}, or -1 for all cores"
        )
    return jobs


def block_size(specification: Specification) -> int:
    """Time the first deals and give the size of a block; the results do not depend on it."""
    play_rows(specification, 0, 1)  # the first call loads the policies, which takes longer than many deals
    count, elapsed = 8, 0.0
    while count < min(FIRST_BLOCK, specification.hands) and elapsed < SECONDS_A_BLOCK:
        count *= 5
        start = perf_counter()
        play_rows(specification, 0, count)
        elapsed = perf_counter() - start
    return int(min(max(count * SECONDS_A_BLOCK / max(elapsed, 1e-9), 1), LARGEST_BLOCK))


def play_rows(specification: Specification, first: int, count: int, rows_wanted: bool = False) -> Block:
    """Play some deals of a specification at this thread's table.

    Returns
    -------
    tuple
        The tally, and one row a deal (dtype ROW_DTYPE) where rows are wanted, else none.

    Raises
    ------
    PolicyError
        Where a policy raised an exception or chose what was not allowed.
    """
    table, tally = _table_for(specification), new_tally()
    rows = np.zeros(count if rows_wanted else 0, ROW_DTYPE).view(np.recarray)
    with guarded(table, specification.seed):
        play_block(*table.arguments, first, count, rows, tally)
    return tally, rows


_local = threading.local()


def _table_for(specification: Specification) -> PlayedTable:
    """Give this thread's table with the players of a specification seated; two are kept, for comparisons."""
    kept: list[tuple[Specification, PlayedTable]] = getattr(_local, "kept", [])
    for known, table in kept:
        if known is specification:
            return table
    table = PlayedTable(specification.strategies, specification.rules, specification.keys, specification.score)
    _local.kept = [*kept, (specification, table)][-2:]
    return table
