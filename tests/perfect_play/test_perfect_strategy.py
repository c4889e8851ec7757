"""The strategy ``perfect``: against itself no card costs anything; the view it plays from shows the whole position."""

import pytest

from experiments.simulation import specify
from simulator.errors import UsageError
from simulator.rules import Rules
from strategies.catalogue import STRATEGIES
from tests.perfect_play.hands import PERFECT_RAISING, reviewed

HANDS = 15

STRICT = Rules().with_options(
    {"must_trump": "always", "overtrump": "if_able", "under_trump": "forced", "trump_lead_rise": "vs_opponent"}
)
"""Every play option away from its default."""


@pytest.mark.parametrize("rules", ["eram", "kammelna"])
def test_no_card_of_perfect_players_costs_anything(rules: str) -> None:
    for review in reviewed("perfect", HANDS, rules):
        assert review.costs == ()
        assert review.hand.abnat_buyer == review.perfect_abnat_buyer


@pytest.mark.parametrize("rules", ["eram", "federation", STRICT], ids=["eram", "federation", "strict"])
def test_nor_in_hands_that_are_raised_and_locked(rules: str | Rules) -> None:
    reviews = reviewed([PERFECT_RAISING], HANDS, rules)
    assert any(review.hand.level > 1 for review in reviews)
    assert [review.costs for review in reviews] == [()] * HANDS


def test_perfect_defenders_lose_nothing_to_others() -> None:
    perfect = STRATEGIES["perfect"]
    for review in reviewed([STRATEGIES["simple"], perfect], HANDS):
        costs = review.cost_of_seats
        assert costs["E"] == costs["W"] == 0


def test_it_is_refused_beside_others_unless_asked_for() -> None:
    with pytest.raises(UsageError, match="sees all cards"):
        specify("perfect,simple", 10)
    assert specify("perfect,simple", 10, allow_perfect=True).strategies[0].sees_all_cards
    assert specify("perfect", 10).strategies[3].sees_all_cards
