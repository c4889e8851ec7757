"""The starter strategies answer every question that an option brings up, legally, and play sensibly under all rules."""

from random import Random

import pytest

from experiments import simulate_hands, simulate_matches, summarise_hands
from simulator.rule_sets import RULE_SETS
from simulator.rules import OPTIONS, Rules
from simulator.runner import play_rows
from simulator.seating import four_strategies
from simulator.specification import Specification
from strategies.catalogue import find_strategies


def mixture(rng: Random) -> Rules:
    """Rules with a random value for every option."""
    return Rules().with_options(
        {name: rng.choice(list(option.values)) for name, option in OPTIONS.items() if option.values}
    )


@pytest.mark.parametrize("name", ["random", "simple", "simple,random", "bas,random"])
def test_every_answer_is_legal_under_mixtures_of_options(name: str) -> None:
    """An illegal answer, or an exception, would end the run with a PolicyError."""
    rng = Random(name)
    strategies = four_strategies(find_strategies(name))
    for seed in range(60):
        score = (rng.choice([0, 101, 140]), rng.choice([0, 99, 120]))
        _, rows = play_rows(Specification(strategies, 300, seed, mixture(rng), score), 0, 300, rows_wanted=True)
        assert rows.size == 300


@pytest.mark.parametrize("rules", list(RULE_SETS))
def test_simple_buys_and_makes_under_every_rule_set(rules: str) -> None:
    figures = summarise_hands(simulate_hands("simple", 30_000, rules=rules)).set_index("figure")["value"]
    assert 0.55 < figures["bought"] < 0.8
    assert figures["made by the buyer's team"] > 0.6


@pytest.mark.parametrize("rules", list(RULE_SETS))
def test_simple_beats_random_under_every_rule_set(rules: str) -> None:
    table = simulate_matches("simple,random", 300, seed=4, rules=rules).table
    assert (table["winner"] == "NS").mean() > 0.9


def test_simple_draws_trumps_only_where_it_may_lead_them() -> None:
    """Under `lock = always` a doubled hand is locked; an illegal lead would be refused."""
    rules = Rules(lock="always")
    hands = simulate_hands("simple:double=10,triple=200", 20_000, rules=rules, keep_rows=True)
    assert hands.rows is not None
    assert hands.rows["locked"].sum() > 1000
