"""Whole matches over joblib threads."""

from time import perf_counter
from typing import Final

import joblib
import numpy as np

from simulator.faults import guarded
from simulator.kernels.matches import DEALS_A_MATCH, MATCH_DTYPE, play_matches
from simulator.runner import Progress, read_jobs
from simulator.seating import PlayedTable
from simulator.seeding import keys_of_matches
from simulator.specification import MatchSpecification

MATCHES_A_BLOCK: Final = 200
"""Matches played by one call; a match has some twenty deals."""


def run_matches(
    specification: MatchSpecification, jobs: int | None = None, progress: Progress | None = None
) -> tuple[np.recarray, float, bool]:
    """Play the matches of a specification; arguments as in ``run_hands``.

    Returns
    -------
    tuple
        Rows of dtype ``MATCH_DTYPE`` in the order of matches, seconds, and whether Ctrl-C stopped the run.
    """
    start = perf_counter()
    blocks: list[np.recarray] = [np.zeros(0, MATCH_DTYPE).view(np.recarray)]
    tasks = (
        joblib.delayed(_play)(specification, first, min(first + MATCHES_A_BLOCK, specification.matches))
        for first in range(0, specification.matches, MATCHES_A_BLOCK)
    )
    interrupted = False
    try:
        for rows in joblib.Parallel(read_jobs(jobs), prefer="threads", return_as="generator")(tasks):
            blocks.append(rows)
            if progress is not None:
                progress(rows.size)
    except KeyboardInterrupt:
        interrupted = True
    return np.concatenate(blocks).view(np.recarray), perf_counter() - start, interrupted


def _play(specification: MatchSpecification, first: int, end: int) -> np.recarray:
    keys = keys_of_matches(specification.seed)
    table = PlayedTable(specification.strategies, specification.rules, keys)
    rows = np.zeros(end - first, MATCH_DTYPE).view(np.recarray)
    rows["match_number"] = np.arange(first, end)
    with guarded(table, specification.seed, matches=True):
        play_matches(*table.arguments, rows, DEALS_A_MATCH)
    return rows
