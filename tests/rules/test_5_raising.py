"""RULES.md 5: Double, Triple, Four and Gahwa."""

from typing import Any

import numpy as np
import pytest

from simulator.kernels.bits import popcount
from simulator.kernels.single import play_one
from simulator.notation import parse_cards
from simulator.policy import Strategy, bidding_policy, play_policy, raising_policy
from simulator.rules import Rules
from simulator.seating import PlayedTable
from simulator.seeding import keys_of_hands
from tests.rules.builders import Told, tell
from tests.rules.deals import deal

HOKM = "p1 bas, p2 hokm"
SUN = "p1 sun"


def raised(raises: str, **options: Any) -> Told:
    """p2's Hokm, so that p1 and p3 are the opponents."""
    return tell(deal(receiver="p2"), HOKM, raises, **options)


# 5.0


@bidding_policy()
def first_choice(view: Any, parameters: Any, random: Any, memory: Any) -> int:
    return view.legal & -view.legal


@bidding_policy()
def hokm_first(view: Any, parameters: Any, random: Any, memory: Any) -> int:
    return 2 if view.legal & 2 else view.legal & -view.legal


@play_policy()
def lowest_card(view: Any, parameters: Any, random: Any, memory: Any) -> int:
    return view.legal & -view.legal


@raising_policy(parameters={"cards": 0})
def raise_with(view: Any, parameters: Any, random: Any, memory: Any) -> int:
    return 2 if popcount(view.hand) == parameters.cards else 1


@pytest.mark.parametrize(("timing", "of_raiser", "of_buyer"), [("eight_cards", 8, 8), ("five_cards", 5, 6)])
def test_5_0_what_a_raiser_has_seen(timing: str, of_raiser: int, of_buyer: int) -> None:
    """p1 buys; p2 doubles and p1 triples only if they see so many cards."""
    buyers = Strategy("buyer", hokm_first, raise_with, lowest_card, {"cards": of_buyer})
    others = Strategy("other", first_choice, raise_with, lowest_card, {"cards": of_raiser})
    played = PlayedTable([buyers, others, buyers, others], Rules(raise_timing=timing), keys_of_hands(1))
    table = played.table[0]
    table["deck_given"] = 1
    dealt = deal()
    table["deck"] = np.array(parse_cards(" ".join(dealt.deck)))
    table["dealer"] = "SENW".index(dealt.dealer)
    play_one(*played.arguments)
    # Double, Triple, Four and Gahwa were all said.
    assert table["level"] == 5


@pytest.mark.parametrize("timing", ["eight_cards", "five_cards"])
def test_5_0_the_same_is_asked_at_either_time(timing: str) -> None:
    told = raised("p1 double open", raise_timing=timing)
    assert told.raises.after == [("p2", "triple")]
    assert told.result["level"] == 2


# 5.1


@pytest.mark.parametrize(
    ("calls", "receiver", "opponents"),
    [
        ("p1 hokm", "p1", ["p2", "p4"]),
        ("p1 bas, p2 hokm", "p2", ["p1", "p3"]),
        ("p1 bas, p2 bas, p3 hokm", "p3", ["p2", "p4"]),
        ("p1 bas, p2 bas, p3 bas, p4 hokm", "p4", ["p1", "p3"]),
    ],
)
def test_5_1_both_opponents_are_asked_for_double_in_priority_order(
    calls: str, receiver: str, opponents: list[str]
) -> None:
    told = tell(deal(receiver=receiver), calls)
    assert told.raises.after == [(position, "double") for position in opponents]
    assert told.result["level"] == 1


def test_5_1_the_second_opponent_is_not_asked_when_the_first_doubles() -> None:
    assert raised("p1 double open").raises.after == [("p2", "triple")]


def test_5_1_triple_by_the_buyer_four_by_the_doubler_gahwa_by_the_buyer() -> None:
    ladder = raised("p1 pass, p3 double open, p2 triple, p3 four open, p2 gahwa")
    asked = [(each.by, each.question) for each in ladder.raises.asked]
    assert asked == [("p1", "double"), ("p3", "double"), ("p2", "triple"), ("p3", "four"), ("p2", "gahwa")]
    assert ladder.result["level"] == 5


@pytest.mark.parametrize(
    ("raises", "level"),
    [
        ("p1 double open, p2 pass", 2),
        ("p1 double open, p2 triple, p1 pass", 3),
        ("p1 double open, p2 triple, p1 four open, p2 pass", 4),
    ],
)
def test_5_1_no_level_is_skipped(raises: str, level: int) -> None:
    told = raised(raises)
    assert (told.raises.after, told.result["level"]) == ([], level)


@pytest.mark.parametrize(
    ("raises", "person", "team"),
    [
        ("p3 double open", [("p2", "triple")], [("p2", "triple"), ("p4", "triple")]),
        ("p3 double open, p2 triple", [("p3", "four")], [("p1", "four"), ("p3", "four")]),
        ("p3 double open, p2 triple, p3 four open", [("p2", "gahwa")], [("p2", "gahwa"), ("p4", "gahwa")]),
    ],
)
def test_5_1_raise_right(raises: str, person: list[tuple[str, str]], team: list[tuple[str, str]]) -> None:
    assert raised(f"p1 pass, {raises}", raise_right="person").raises.after == person
    team_raises = f"p1 pass, {raises}".replace("p3 four", "p1 pass, p3 four")
    assert raised(team_raises, raise_right="team").raises.after == team


def test_5_1_under_team_the_partner_may_raise_and_each_level_asks_both() -> None:
    raises = "p1 double open, p2 pass, p4 triple, p1 pass, p3 four open, p2 pass, p4 gahwa"
    assert raised(raises, raise_right="team").result["level"] == 5


# 5.2

SCORES = [(99, 99), (100, 99), (101, 99), (101, 100), (101, 101), (100, 100), (151, 0)]


@pytest.mark.parametrize(
    ("value", "may"),
    [
        ("gt_lt", [(101, 99), (151, 0)]),
        ("gt_le", [(101, 99), (101, 100), (151, 0)]),
        ("ge_lt", [(100, 99), (101, 99), (151, 0)]),
        ("always", SCORES),
        ("never", []),
    ],
)
def test_5_2_when_a_sun_may_be_doubled(value: str, may: list[tuple[int, int]]) -> None:
    doubled = [score for score in SCORES if tell(deal(), SUN, score=score, sun_double=value).raises.asked]
    assert doubled == may


def test_5_2_the_score_is_looked_at_from_the_buyers_side() -> None:
    dealt = deal(receiver="p2")
    assert tell(dealt, "p1 bas, p2 sun", score=(101, 99)).raises.asked == []
    assert tell(dealt, "p1 bas, p2 sun", score=(99, 101)).raises.after == [("p1", "double"), ("p3", "double")]


def test_5_2_in_sun_there_is_only_double() -> None:
    told = tell(deal(), SUN, "p2 double", score=(101, 99))
    assert (told.raises.after, told.result["level"]) == ([], 2)
    both = tell(deal(), SUN, score=(101, 99))
    assert both.raises.after == [("p2", "double"), ("p4", "double")]


def test_5_2_a_hokm_is_doubled_at_any_score() -> None:
    assert tell(deal(), "p1 hokm", score=(0, 151), sun_double="never").raises.after[0] == ("p2", "double")


# 5.3


def test_5_3_the_raiser_says_open_or_locked_at_double_and_at_four_only() -> None:
    asked = raised("p1 double open, p2 triple, p1 four open, p2 gahwa").raises.asked
    assert [each.choices for each in asked] == [
        ["pass", "double open", "double locked"],
        ["pass", "triple"],
        ["pass", "four open", "four locked"],
        ["pass", "gahwa"],
    ]


@pytest.mark.parametrize(
    ("raises", "locked"),
    [
        ("", False),
        ("p1 double open", False),
        ("p1 double locked", True),
        ("p1 double locked, p2 triple", False),
        ("p1 double locked, p2 triple, p1 four open", False),
        ("p1 double open, p2 triple, p1 four locked", True),
        ("p1 double open, p2 triple, p1 four locked, p2 gahwa", False),
    ],
)
def test_5_3_the_last_raise_decides(raises: str, locked: bool) -> None:
    assert raised(raises).result["locked"] is locked


@pytest.mark.parametrize(
    ("raises", "always"),
    [
        ("p1 double", True),
        ("p1 double, p2 triple", False),
        ("p1 double, p2 triple, p1 four", True),
        ("p1 double, p2 triple, p1 four, p2 gahwa", False),
        ("", False),
    ],
)
def test_5_3_lock_always_and_never_ask_nobody(raises: str, always: bool) -> None:
    for value, locked in (("always", always), ("never", False)):
        told = raised(raises, lock=value)
        assert told.result["locked"] is locked
        assert all(each.choices == ["pass", each.question] for each in told.raises.asked)


@pytest.mark.parametrize("value", ["raiser_choice", "always", "never"])
def test_5_3_a_sun_is_never_locked(value: str) -> None:
    told = tell(deal(), SUN, "p2 double", score=(101, 99), lock=value)
    assert told.result["locked"] is False
    assert told.raises.asked[0].choices == ["pass", "double"]


def test_5_3_locked_a_trump_may_not_be_led_while_the_leader_holds_another_suit() -> None:
    dealt = deal(p1="AH KH AS 7S KD QC JC 9H")
    open_lead = tell(dealt, "p1 hokm", "p2 double open").cards.next
    locked_lead = tell(dealt, "p1 hokm", "p2 double locked").cards.next
    assert open_lead.choices == ["7S", "AS", "9H", "KH", "AH", "KD", "JC", "QC"]
    assert locked_lead.choices == ["7S", "AS", "KD", "JC", "QC"]


def test_5_3_locked_a_leader_with_trumps_only_leads_them() -> None:
    trumps = "7H 8H 9H TH JH QH KH AH"
    assert tell(deal(p1=trumps), "p1 hokm", "p2 double locked").cards.next.choices == trumps.split()


def test_5_3_locked_a_trump_may_still_be_played_to_another_lead() -> None:
    dealt = deal(p1="AS 7S KD QC JC 9H", p2="7H 8D 9D TD JD 8C 9C TC")
    told = tell(dealt, "p1 hokm", "p2 double locked", "AS")
    assert "7H" in told.cards.next.choices


# 5.4

TO_FOUR = "p1 double open, p2 triple, p1 four open"


def test_5_4_who_wins_the_hand_wins_the_match() -> None:
    told = raised(f"{TO_FOUR}, p2 gahwa")
    winner = 1 if told.result["made"] else 0
    assert (told.result["level"], told.result["match"]) == (5, winner)
    assert raised(f"{TO_FOUR}, p2 pass").result["match"] is None


def test_5_4_off_ends_the_ladder_at_four() -> None:
    told = raised(TO_FOUR, gahwa="off")
    assert (told.raises.after, told.result["level"], told.result["match"]) == ([], 4, None)
