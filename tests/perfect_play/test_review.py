"""What each card cost: the figures add up, agree with the referee's plain search, and fit the result."""

from typing import Any

import pytest

from experiments.perfect_play import Review, review_record
from experiments.reviewing import summarise_reviews
from simulator.cards import HOKM_ABNAT, SUN_ABNAT
from simulator.hand_record import read_record
from simulator.notation import format_cards
from simulator.position import SUN, format_position
from simulator.rule_sets import RULE_SETS
from simulator.seats import PLAYERS, team_of
from tests.perfect_play.hands import RAISING, recorded, reviewed
from tests.referee.minimax import minimax_cards, position_of
from tests.referee.options import options_of

HANDS = 15
ENDING = 12
"""Cards left in the four hands for the referee to search."""

RULES = list(RULE_SETS)


@pytest.fixture(scope="module", params=RULES)
def reviews(request: pytest.FixtureRequest) -> list[Review]:
    return reviewed("simple", HANDS, request.param) + reviewed([RAISING], HANDS, request.param)


def in_reach(review: Review) -> bool:
    """Whether Abnat decide: where none or all are not enough, sweeps do."""
    total = SUN_ABNAT if review.hand.opening.kind == SUN else HOKM_ABNAT
    return 0 < review.hand.needed <= total


def test_the_value_and_the_costs_give_what_was_taken(reviews: list[Review]) -> None:
    for review in reviews:
        lost = review.cost_of_others - review.cost_of_buyers_team
        assert review.perfect_abnat_buyer + lost == review.hand.abnat_buyer
        assert sum(review.cost_of_seats.values()) == review.cost_of_others + review.cost_of_buyers_team


def test_no_card_is_better_than_perfect(reviews: list[Review]) -> None:
    for review in reviews:
        assert len(review.cards) == 32
        for card in review.cards:
            assert card.abnat >= 0
            assert bool(card.best) == (card.abnat > 0)
            assert card.card not in card.best


def test_who_lost_most_is_named(reviews: list[Review]) -> None:
    for review in reviews:
        costs = review.cost_of_seats
        assert bool(review.costliest_seats) == any(costs.values())
        for seat in review.costliest_seats:
            assert costs[seat] == max(costs.values())


def test_could_be_made_is_where_perfect_play_reaches_what_is_needed(reviews: list[Review]) -> None:
    for review in filter(in_reach, reviews):
        assert review.perfect_made == (review.perfect_abnat_buyer >= review.hand.needed)


def test_the_result_follows_from_what_was_needed(reviews: list[Review]) -> None:
    for review in filter(in_reach, reviews):
        assert review.hand.made == (review.hand.abnat_buyer >= review.hand.needed)


def test_a_team_without_a_fault_does_no_worse_than_perfect_play(reviews: list[Review]) -> None:
    for review in filter(in_reach, reviews):
        if review.cost_of_others == 0:
            assert review.perfect_made or not review.hand.made
        if review.cost_of_buyers_team == 0:
            assert review.hand.made or not review.perfect_made


def referee_cost(position: Any, card: str) -> int:
    """What a card costs by a search that tries every legal card."""
    source = format_position(position)
    values = minimax_cards(options_of(source["rules"]), position_of(source))
    ours = team_of(position.seat) == team_of(position.buyer)
    best = max(values.values()) if ours else min(values.values())
    return abs(best - values[card])


def test_the_referee_agrees_at_the_end_of_each_hand(reviews: list[Review]) -> None:
    for review in reviews[::3]:
        for position, card in zip(review.hand.positions[-ENDING:], review.cards[-ENDING:], strict=True):
            assert referee_cost(position, card.card) == card.abnat


def test_positions_follow_one_another(reviews: list[Review]) -> None:
    for review in reviews:
        for place, (position, card) in enumerate(zip(review.hand.positions, review.cards, strict=True)):
            assert position.cards == 32 - PLAYERS * (place // PLAYERS)
            assert card.card in format_cards([each for each in range(32) if position.hands[position.seat] >> each & 1])


def test_raised_and_locked_hands_are_among_them() -> None:
    reviews = reviewed([RAISING], 40)
    assert any(review.hand.opening.locked for review in reviews)
    assert {review.hand.level for review in reviews} > {1, 2}


def test_a_summary_is_the_mean_of_the_reviews() -> None:
    reviews = reviewed("simple", HANDS)
    table = summarise_reviews(iter(reviews)).set_index("figure")
    assert set(table["hands"]) == {HANDS}
    for figure, values in {
        "Abnat lost by the buyer's team": [review.cost_of_buyers_team for review in reviews],
        "Abnat lost by the others": [review.cost_of_others for review in reviews],
        "Abnat of the buyer's team": [review.hand.abnat_buyer for review in reviews],
        "Abnat of the buyer's team in perfect play": [review.perfect_abnat_buyer for review in reviews],
        "made by the buyer's team": [review.hand.made for review in reviews],
        "made in perfect play": [review.perfect_made for review in reviews],
    }.items():
        assert table.loc[figure, "value"] == pytest.approx(sum(values) / HANDS)
        assert table.loc[figure, "lo"] <= table.loc[figure, "value"] <= table.loc[figure, "hi"]


def test_nothing_to_sum_up_has_no_figures() -> None:
    assert summarise_reviews([])["value"].isna().all()


def test_a_void_hand_has_no_review() -> None:
    record = recorded("simple", 1)[0]
    void = {**record, "raises": [], "tricks": [], "result": {"void": "wala", "points": [0, 0]}}
    void["auction"] = [
        {"seat": seat, "question": question, "call": "pass"}
        for question in ("r1_open", "r2_open")
        for seat in order_after(record["deal"]["dealer"])
    ]
    assert review_record(read_record(void)) is None


def order_after(dealer: str) -> str:
    """The seats in the order of speaking."""
    place = "SENW".index(dealer) + 1
    return ("SENW" * 2)[place : place + PLAYERS]
