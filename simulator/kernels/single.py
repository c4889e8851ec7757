"""One hand at a time, with its log, for records and replays: apart, so that who plays blocks need not load it."""

import numpy as np
from numba import types

from simulator.kernels.compilation import kernel
from simulator.kernels.hand import play_hand
from simulator.kernels.option_codes import RULES
from simulator.kernels.scoring import FIGURES
from simulator.kernels.table import TABLE


@kernel(types.void(types.Array(TABLE, 1, "C"), types.Array(FIGURES, 1, "C"), types.Array(RULES, 1, "C")))
def play_one(tables: np.recarray, figures: np.recarray, rules: np.recarray) -> None:
    """Play the one hand that the table names, by its deck or number, dealer, score and script."""
    play_hand(tables[0], figures[0], rules[0])
