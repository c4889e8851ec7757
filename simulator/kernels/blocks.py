"""Blocks of hands: the entries of the compiled floor that the runner calls. They allocate nothing in their loops."""

import numpy as np
from numba import types

from simulator.kernels.compilation import kernel
from simulator.kernels.counting import count_hand
from simulator.kernels.hand import play_hand
from simulator.kernels.option_codes import RULES
from simulator.kernels.rows import ROW, write_row
from simulator.kernels.scoring import FIGURES
from simulator.kernels.table import FAIR, TABLE
from simulator.kernels.tally import TALLY


def _one(element: types.Type) -> types.Array:
    return types.Array(element, 1, "C")


@kernel(types.int64(_one(TABLE), _one(FIGURES), _one(RULES), types.int64, types.int64, _one(ROW), _one(TALLY)))
def play_block(
    tables: np.recarray,
    figures: np.recarray,
    rules: np.recarray,
    first: int,
    count: int,
    rows: np.recarray,
    tallies: np.recarray,
) -> int:
    """Play deals ``first`` to ``first + count - 1`` into sums, and into rows where there is room for them.

    Parameters
    ----------
    rows
        One row a deal, or none at all.

    Returns
    -------
    int
        How many were played; fewer than ``count`` where a policy chose what was not allowed (see the table's fault).
    """
    table = tables[0]
    for step in range(count):
        table.number = first + step
        table.dealer = (first + step) & 3
        play_hand(table, figures[0], rules[0])
        if table.status != FAIR:
            return step
        count_hand(tallies[0], table)
        if rows.size:
            write_row(rows[step], table, -1)
    return count
