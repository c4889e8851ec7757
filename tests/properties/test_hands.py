"""What holds of every hand, whoever plays it and by whatever rules."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from simulator.hand_record import read_record, record_of
from simulator.kernels.single import play_one
from simulator.policy import Strategy
from simulator.replay import Replayer
from simulator.rule_sets import RULE_SETS
from simulator.rules import Rules
from simulator.seating import PlayedTable
from simulator.seeding import keys_of_hands
from strategies.bidding.random_calls import random_calls
from strategies.playing.random_cards import random_cards
from strategies.raising.random_raises import random_raises
from tests.properties.steady import STEADY
from tests.referee import referee
from tests.referee.options import ERAM
from tests.referee.random_hands import random_hand, random_options
from tests.referee.words import CARDS

TOTAL_ABNAT = {"sun": 130, "hokm": 162}
TOTAL_POINTS = {"sun": 26, "hokm": 16}
REPLAYER = Replayer()
KEEN = Strategy("keen", random_calls, random_raises, random_cards, {"bas_weight": 3})
TABLES = {name: PlayedTable([KEEN] * 4, rules, keys_of_hands(9)) for name, rules in RULE_SETS.items()}


@st.composite
def records(draw: st.DrawFn, **options: Any) -> dict[str, Any]:
    """A random hand that was bought, half of them from clumped decks, under a random mixture of options."""
    rng = Random(draw(st.integers(0, 2**32)))
    while True:
        record = random_hand(random_options(rng) | options, rng, clumped=draw(st.booleans()))
        if record["result"]["void"] is None:
            return record


def result_of(record: dict[str, Any]) -> dict[str, Any]:
    """The result that the product finds."""
    return REPLAYER.replay(read_record({key: value for key, value in record.items() if key != "result"}))


@STEADY
@given(records())
def test_all_abnat_are_taken(record: dict[str, Any]) -> None:
    result = result_of(record)
    assert sum(result["abnat"]) == TOTAL_ABNAT[result["kind"]]
    assert min(result["abnat"]) >= 0
    assert sum(result["tricks"]) == 8


@STEADY
@given(records(kaboot="on"))
def test_a_kaboot_is_eight_tricks_and_all_abnat(record: dict[str, Any]) -> None:
    result = result_of(record)
    swept = 8 in result["tricks"]
    assert (result["kaboot"] is not None) == swept
    assert not swept or result["abnat"][result["kaboot"]] == TOTAL_ABNAT[result["kind"]]


@STEADY
@given(records())
def test_points_of_an_unraised_made_hand_add_up(record: dict[str, Any]) -> None:
    result = result_of(record)
    if result["made"] and result["level"] == 1 and result["kaboot"] is None:
        beside_cards = sum(result["project_points"]) + sum(result["baloot"])
        assert sum(result["points"]) == TOTAL_POINTS[result["kind"]] + beside_cards
        for team in range(2):
            assert result["points"][team] >= result["project_points"][team] + result["baloot"][team]


@STEADY
@given(records(lost_baloot="transfer"))
def test_the_loser_of_any_other_hand_has_nothing(record: dict[str, Any]) -> None:
    result = result_of(record)
    buyer = 0 if result["buyer"] in "SN" else 1
    winner = buyer if result["made"] else 1 - buyer
    if not (result["made"] and result["level"] == 1 and result["kaboot"] is None):
        assert result["points"][1 - winner] == 0
        assert result["points"][winner] > 0


@STEADY
@given(records(baloot_absorb="never"))
def test_one_team_at_most_scores_projects_and_one_baloot(record: dict[str, Any]) -> None:
    result = result_of(record)
    assert 0 in result["project_points"]
    assert sorted(result["baloot"]) in ([0, 0], [0, 2])
    assert result["kind"] == "hokm" or result["baloot"] == [0, 0]


def played(name: str, number: int) -> Any:
    """The table after a deal that four random players played, its log kept."""
    seated = TABLES[name]
    seated.table["number"] = number
    seated.table["dealer"] = number % 4
    seated.table["logging"] = 1
    play_one(*seated.arguments)
    return seated.table[0]


DEALS = st.integers(0, 10**9)
NAMES = st.sampled_from(list(RULE_SETS))


@STEADY
@given(NAMES, DEALS)
def test_every_card_is_dealt_once_and_played_once(name: str, number: int) -> None:
    table = played(name, number)
    record = record_of(table, RULE_SETS[name], f"9:{number}")
    assert sorted(record["deal"]["deck"].split()) == sorted(CARDS)
    cards = [card for trick in record["tricks"] for card in trick["cards"].split()]
    assert sorted(cards) == ([] if record["result"]["void"] else sorted(CARDS))


@STEADY
@given(NAMES, DEALS)
def test_a_simulated_hand_is_written_and_both_referees_read_it(name: str, number: int) -> None:
    table = played(name, number)
    record = json.loads(json.dumps(record_of(table, RULE_SETS[name], f"9:{number}")))
    assert record["rules"] == {"name": name}
    assert REPLAYER.replay(read_record(record)) == record["result"]
    assert referee(record) == record["result"]


@STEADY
@given(NAMES, DEALS)
def test_a_replayed_record_is_written_as_it_was(name: str, number: int) -> None:
    record = record_of(played(name, number), RULE_SETS[name], f"9:{number}")
    again = record_of(REPLAYER.play(read_record(record)), RULE_SETS[name], f"9:{number}")
    assert again == record


@pytest.mark.parametrize("name", list(RULE_SETS))
def test_a_deal_is_the_same_whatever_was_played_before(name: str) -> None:
    first = record_of(played(name, 17), RULE_SETS[name], "9:17")
    played(name, 400)
    assert record_of(played(name, 17), RULE_SETS[name], "9:17") == first


def test_the_deck_does_not_depend_on_the_rules() -> None:
    decks = {name: record_of(played(name, 17), Rules(), "9:17")["deal"] for name in RULE_SETS}
    assert len({deal["deck"] for deal in decks.values()}) == 1


@STEADY
@given(st.integers(0, 2**32))
def test_a_hand_is_worth_the_same_seen_from_any_side(seed: int) -> None:
    """Turn the whole table by a quarter: seats change, figures follow their team."""
    record = random_hand(dict(ERAM), Random(seed))
    turned = json.loads(json.dumps(record))
    following = dict(zip("SENW", "ENWS", strict=True))
    turned["deal"]["dealer"] = following[record["deal"]["dealer"]]
    turned["score_before"] = record["score_before"][::-1]
    for entry in turned["auction"] + turned["raises"]:
        entry["seat"] = following[entry["seat"]]
    for trick in turned["tricks"]:
        trick["leader"], trick["winner"] = following[trick["leader"]], following[trick["winner"]]
    here, there = result_of(record), result_of(turned)
    assert here["points"] == there["points"][::-1]
    assert here.get("abnat", [])[::-1] == there.get("abnat", [])
    assert here.get("made") == there.get("made")
