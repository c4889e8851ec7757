"""What a policy is given: its own parameters, a memory that each hand begins empty, its own random stream."""

from dataclasses import replace

import numpy as np
import pytest

from simulator.errors import UsageError
from simulator.policy import Strategy
from simulator.rules import Rules
from simulator.runner import play_rows, run_hands
from simulator.specification import Specification
from strategies.catalogue import STRATEGIES
from tests.contract import spy_policies

RANDOM = STRATEGIES["random"]


def rows_of(*strategies: Strategy, hands: int = 2000, seed: int = 1) -> np.ndarray:
    south, east, north, west = (strategies * 4)[:4]
    specification = Specification((south, east, north, west), hands, seed, Rules())
    return np.asarray(play_rows(specification, 0, hands, rows_wanted=True)[1])


def test_memory_begins_each_hand_empty_and_belongs_to_one_policy() -> None:
    spy = replace(RANDOM, play=spy_policies.counts_questions, raising=spy_policies.checks_memory)
    assert rows_of(spy).size == 2000


def test_parameters_are_those_of_the_strategy() -> None:
    spy = replace(RANDOM, name="spy", bidding=spy_policies.checks_parameters)
    assert rows_of(spy.with_parameters({"bonus": 2.5, "whole": 7}), hands=50).size == 50


def test_an_unknown_parameter_is_refused() -> None:
    with pytest.raises(UsageError, match="no such parameter"):
        STRATEGIES["simple"].with_parameters({"hokum": 3})


def test_a_whole_number_is_wanted_where_the_default_is_one() -> None:
    with pytest.raises(UsageError, match="whole number"):
        STRATEGIES["simple"].with_parameters({"hokm": 3.5})


def test_streams_belong_to_the_seat_and_not_to_who_sits_there() -> None:
    """A strategy in all seats plays the same as a copy of it under another name."""
    copy = replace(RANDOM, name="copy")
    assert (rows_of(RANDOM) == rows_of(RANDOM, copy)).all()


def test_one_seats_strategy_does_not_touch_anothers_random_numbers() -> None:
    """Until East answers otherwise than before, a hand is the same: so the calls before its first question are."""
    first = rows_of(RANDOM)
    second = rows_of(RANDOM, STRATEGIES["bas"], RANDOM, RANDOM)
    assert (first["mushtara"] == second["mushtara"]).all()
    by_south_at_once = (first["dealer"] == 3) & (first["buyer"] == 0) & (first["auction_round"] == 1)
    same = first[by_south_at_once]["buyer"] == second[by_south_at_once]["buyer"]
    assert same.mean() > 0.8


def test_another_seed_is_another_run() -> None:
    assert (rows_of(RANDOM, seed=1)["mushtara"] != rows_of(RANDOM, seed=2)["mushtara"]).any()


def test_a_policy_that_fails_leaves_the_next_run_alone() -> None:
    before = run_hands(Specification((RANDOM,) * 4, 500, 1, Rules()), jobs=1).tally.tobytes()
    with pytest.raises(Exception, match="wrong parameters"):
        run_hands(
            Specification((replace(RANDOM, bidding=spy_policies.checks_parameters),) * 4, 500, 1, Rules()), jobs=1
        )
    assert run_hands(Specification((RANDOM,) * 4, 500, 1, Rules()), jobs=1).tally.tobytes() == before
