"""The records of the solver: a position as it is asked, one moment of play, and a thread's whole workspace.

Inside the solver seats are turned so that the buyer's team sits at the even seats, and cards stand in play order.
"""

from typing import Any, Final

import numba
import numpy as np

CARDS: Final = 32
TRICK_CARDS: Final = 4
WIDEST: Final = 8
"""A player never has more than eight cards to choose from."""

BUCKETS: Final = 4096
BUCKET_ENTRIES: Final = 4
"""Entries that share one place in the table of proved bounds."""

POSITION_DTYPE: Final = np.dtype(
    [
        ("hands", np.int64, (4,)),  # cards held by S E N W, natural order
        ("trump", np.int64),  # suit number, NO_SUIT in Sun
        ("buyer", np.int64),
        ("locked", np.int64),
        ("leader", np.int64),
        ("trick", np.int64, (TRICK_CARDS,)),  # card numbers on the table, natural order, from the leader on
        ("trick_length", np.int64),
        ("must_trump", np.int64),
        ("overtrump", np.int64),
        ("under_trump", np.int64),
        ("trump_lead_rise", np.int64),
    ],
    align=True,
)
"""A position as it is asked; the last four fields are the play options of the rules."""

MOMENT_DTYPE: Final = np.dtype(
    [
        ("held", np.int64),  # cards in the four hands, those on the table no more
        ("seat", np.int64),  # who plays next
        ("place", np.int64),  # cards already on the table, 0 to 3
        ("led", np.int64),
        ("winning", np.int64),
        ("winner", np.int64),
        ("on_table", np.int64),  # Abnat on the table
        ("to_come", np.int64),  # Abnat still to be taken, those on the table and the last trick's 10 included
        ("tricks", np.int64),  # tricks still to be finished
        ("low", np.int64),  # proved bounds of the value, at the start of a trick
        ("high", np.int64),
        ("bucket", np.int64),  # where the table of bounds keeps this position
        ("mark", np.int64),
    ],
    align=True,
)
"""One moment of play; the next card makes the next moment, and nothing is ever taken back."""

DESK_DTYPE: Final = np.dtype(
    [
        ("hands", np.int64, (4,)),
        ("ours", np.int64),  # all cards that the buyer's team held at the start
        ("trumps", np.int64),
        ("locked", np.int64),
        ("must_trump", np.int64),
        ("overtrump", np.int64),
        ("under_trump", np.int64),
        ("trump_lead_rise", np.int64),
        ("searched", np.int64),  # moments looked at since the position was set up
        ("moments", MOMENT_DTYPE, (CARDS + 1,)),
        ("choices", np.int64, ((CARDS + 1) * WIDEST,)),  # cards worth trying at each moment, best first
        ("sequences", np.int64, (4 * 256,)),
        ("bounds", np.int64, (BUCKETS * BUCKET_ENTRIES,)),
    ],
    align=True,
)
"""All that one thread works with: about a sixth of a megabyte."""

POSITION: Final[Any] = numba.from_dtype(POSITION_DTYPE)
DESK: Final[Any] = numba.from_dtype(DESK_DTYPE)


def new_desk() -> np.recarray:
    """Give an empty workspace, a record array of one element."""
    return np.zeros(1, DESK_DTYPE).view(np.recarray)
