"""The solver against plain minimax, for each play rule and each contract: every reduction is proved here.

``BALOOT_SOLVER_ENDINGS`` sets how many endings are compared in each of the cells.
"""

import os
from random import Random

import pytest

from simulator.solver import solve_cards, solve_makes, solve_value
from tests.referee.minimax import minimax_cards, seat_to_play
from tests.referee.options import options_of
from tests.referee.words import team_of
from tests.solver.endings import CONTRACTS, PLAY_RULES, for_solver, named, random_ending

ENDINGS = int(os.environ.get("BALOOT_SOLVER_ENDINGS", "36"))


@pytest.mark.parametrize("contract", CONTRACTS)
@pytest.mark.parametrize("name", PLAY_RULES)
def test_values_are_those_of_plain_minimax(name: str, contract: str) -> None:
    rules = PLAY_RULES[name]
    random = Random(f"{name} {contract}")
    for _ in range(ENDINGS):
        ending = random_ending(random, contract, rules)
        position = for_solver(ending, rules)
        expected = minimax_cards(options_of(rules), ending)
        assert named(solve_cards(position)) == expected, ending
        buyers_play = team_of(seat_to_play(ending.leader, ending.trick)) == team_of(ending.buyer)
        value = max(expected.values()) if buyers_play else min(expected.values())
        assert solve_value(position) == value, ending
        assert solve_makes(position, value), ending
        assert not solve_makes(position, value + 1), ending
