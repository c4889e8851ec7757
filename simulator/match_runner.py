"""Whole matches over joblib threads."""

from contextlib import closing
from time import perf_counter
from typing import Final

import numpy as np

from simulator.faults import guarded
from simulator.interruption import interruptions
from simulator.kernels.matches import MATCH_DTYPE, play_matches
from simulator.kernels.table import DEALS_A_MATCH
from simulator.runner import Progress, over_blocks
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

    def play(first: int, count: int) -> np.recarray:
        return _play(specification, first, count)

    matches = specification.matches
    with interruptions() as interrupted, closing(over_blocks(matches, MATCHES_A_BLOCK, play, jobs)) as done:
        for count, rows in done:
            blocks.append(rows)
            if progress is not None:
                progress(count)
            if interrupted.is_set():
                break
    played = np.concatenate(blocks).view(np.recarray)
    return played, perf_counter() - start, played.size < matches


def _play(specification: MatchSpecification, first: int, count: int) -> np.recarray:
    keys = keys_of_matches(specification.seed)
    table = PlayedTable(specification.strategies, specification.rules, keys)
    rows = np.zeros(count, MATCH_DTYPE).view(np.recarray)
    rows["match_number"] = np.arange(first, first + count)
    with guarded(table, specification.seed, matches=True):
        play_matches(*table.arguments, rows, DEALS_A_MATCH)
    return rows
