"""Rows of simulated hands with perfect play beside what was played, all cards seen.

*An upper bound for both sides, not what a player could know.*
"""

from collections.abc import Callable
from typing import Final

import numpy as np

from experiments.played_hand import needed_at, opening_at
from experiments.row_table import PERFECT_ROW_DTYPE
from simulator.calls import NOT_VOID
from simulator.contract_made import solve_made
from simulator.faults import guarded
from simulator.kernels.rows import ROW_FIELDS
from simulator.kernels.single import play_one
from simulator.runner import MOST_WAITING_WITH_ROWS, Block, Outcome, Progress, gather, over_blocks, play_rows
from simulator.seating import PlayedTable
from simulator.solver import solve_value
from simulator.specification import Specification

DEALS_A_BLOCK: Final = 50
"""Deals that one thread takes at a time, about a tenth of a second of solving."""


def run_perfect_hands(
    specification: Specification,
    jobs: int | None = None,
    progress: Progress | None = None,
    take_rows: Callable[[np.recarray], None] | None = None,
) -> Outcome:
    """Play hands as ``run_hands`` does and solve each bought one, which takes 2 to 3 ms a hand and core.

    Parameters
    ----------
    take_rows
        Is given the rows of each block in the order of deals, dtype ``PERFECT_ROW_DTYPE``.
    """

    def play(first: int, count: int) -> Block:
        tally, rows = play_rows(specification, first, count, rows_wanted=True)
        return tally, _with_perfect_play(specification, rows)

    blocks = over_blocks(specification.hands, DEALS_A_BLOCK, play, jobs, MOST_WAITING_WITH_ROWS)
    return gather(specification.hands, blocks, progress, take_rows)


def _with_perfect_play(specification: Specification, rows: np.recarray) -> np.recarray:
    """Give rows with what perfect play makes of each bought hand, which is played again for its cards."""
    perfect = np.zeros(rows.size, PERFECT_ROW_DTYPE)
    for name in ROW_FIELDS:
        perfect[name] = rows[name]
    played = PlayedTable(specification.strategies, specification.rules, specification.keys, specification.score)
    table = played.plain
    for row in filter(lambda each: each["void"] == NOT_VOID, perfect):
        table["number"], table["dealer"] = row["number"], row["dealer"]
        with guarded(played, specification.seed):
            play_one(*played.arguments)
        opening = opening_at(table, specification.rules)
        row["perfect_abnat_buyer"] = solve_value(opening)
        row["perfect_made"] = solve_made(opening, needed_at(table, specification.rules))
    return perfect.view(np.recarray)
