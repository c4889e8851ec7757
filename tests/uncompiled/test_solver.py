"""The solver as plain Python gives what plain minimax gives."""

from random import Random

import pytest

from simulator.contract_made import solve_sweep
from simulator.kernels.compilation import COMPILED
from simulator.seats import team_of
from simulator.solver import solve_cards, solve_makes, solve_value
from tests.referee.minimax import minimax_cards
from tests.referee.options import options_of
from tests.solver.endings import CONTRACTS, PLAY_RULES, for_solver, named, random_ending

pytestmark = pytest.mark.uncompiled


@pytest.mark.parametrize("contract", CONTRACTS)
@pytest.mark.parametrize("name", ["nothing forced", "all forced"])
def test_the_solver_without_the_compiler(name: str, contract: str) -> None:
    assert not COMPILED
    rules = PLAY_RULES[name]
    random = Random(contract)
    for _ in range(4):
        ending = random_ending(random, contract, rules)
        position = for_solver(ending, rules)
        values = minimax_cards(options_of(rules), ending)
        assert named(solve_cards(position)) == values
        buyers_play = team_of(position.seat) == team_of(position.buyer)
        assert solve_value(position) == (max if buyers_play else min)(values.values())
        assert solve_makes(position, solve_value(position))
        assert isinstance(solve_sweep(position, 0), bool)
