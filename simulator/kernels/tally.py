"""Sums over many hands: all that the tables of buys and projects need, whole numbers, so that order cannot matter."""

from typing import Final

import numpy as np
from numba import from_dtype

SUN: Final = 0
HOKM: Final = 1
ASHKAL: Final = 2
CONTRACTS: Final = ("sun", "hokm", "ashkal")
"""Contracts as tables name them: an Ashkal apart from the other Suns."""

PROJECT_NAMES: Final = ("sira", "fifty", "hundred", "four_hundred", "baloot")
BALOOT: Final = 4
PLAYER: Final = 0
TEAM: Final = 1
DEAL: Final = 2
COUNTED_PER: Final = ("player", "team", "deal")
"""Whom a project is counted for."""

MOST_TRUMPS: Final = 6
"""Trumps a buyer may hold as he buys: five cards and the mushtara."""

POINTS_BINS: Final = 256
"""Bins of a hand's points; the last holds everything from there on."""

BUYS_SHAPE: Final = (3, 2, 4, 5, 8, MOST_TRUMPS + 1)
"""Contract, round, position, level, rank of the mushtara, trumps of the buyer."""

BUYS: Final = (
    "hands",
    "made",
    "kaboot",
    "points_buyer",
    "points_other",
    "points_buyer_squared",
    "points_other_squared",
)
"""What is summed over the hands bought alike."""

BUY_DTYPE: Final = np.dtype([(name, np.int64) for name in BUYS], align=True)

PROJECT_DTYPE: Final = np.dtype(
    [(name, np.int64) for name in ("held", "declared", "scored", "points", "points_squared")], align=True
)
"""How many players, teams or deals held, declared and scored a project, and the points it brought."""

TALLY_DTYPE: Final = np.dtype(
    [
        ("deals", np.int64, (8,)),
        ("wala", np.int64, (8,)),
        ("kawesh", np.int64, (8,)),
        ("buys", BUY_DTYPE, BUYS_SHAPE),
        ("projects", PROJECT_DTYPE, (len(CONTRACTS), len(PROJECT_NAMES), len(COUNTED_PER))),
        ("points", np.int64, (len(CONTRACTS), 2, POINTS_BINS)),
    ],
    align=True,
)
"""``deals``, ``wala`` and ``kawesh`` count deals by rank of the mushtara; ``points`` counts hands by contract, side
(buyer's team, others) and points. All fields are int64, so a tally is added as one array of words."""

TALLY: Final = from_dtype(TALLY_DTYPE)


def new_tally() -> np.recarray:
    """Give an empty tally, a record array of one element."""
    return np.zeros(1, TALLY_DTYPE).view(np.recarray)


def add_tally(total: np.recarray, part: np.recarray) -> None:
    """Add one tally to another in place."""
    total.view(np.ndarray).view(np.int64)[:] += part.view(np.ndarray).view(np.int64)
