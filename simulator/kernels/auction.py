"""The auction: two rounds, after which there is a contract or the hand is void (RULES.md 3 and 4)."""

import numpy as np

from simulator.kernels.compilation import helper
from simulator.kernels.round_one import first_round
from simulator.kernels.round_two import second_round


@helper
def run_auction(table: np.record, rules: np.record) -> None:
    """Play both rounds; afterwards the table holds a contract or says why the hand is void."""
    for seat in range(4):
        table.views[seat].hand = table.hands[seat]
        table.views[seat].auction_round = 1
    if first_round(table, rules):
        return
    for seat in range(4):
        table.views[seat].auction_round = 2
    second_round(table, rules)
