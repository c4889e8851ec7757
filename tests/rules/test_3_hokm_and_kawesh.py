"""RULES.md 3.4 to 3.6: what may be said over a Hokm of round one, its confirmation, and Kawesh."""

import pytest

from tests.rules.builders import tell
from tests.rules.deals import deal

KAWESH_HAND = "7S 8S 9S 7H 8H"
SUN_OVER_SUN = "r1_sun_over_sun"
SUN_OVER_HOKM = "r1_sun_over_hokm"

# 3.4


@pytest.mark.parametrize(
    ("bidder", "asked"),
    [
        ("p1", ["p2", "p3", "p4"]),
        ("p2", ["p3", "p4", "p1"]),
        ("p3", ["p4", "p1", "p2"]),
        ("p4", ["p1", "p2", "p3"]),
    ],
)
def test_3_4_every_other_seat_is_asked_for_sun_over_a_hokm_in_turn_order(bidder: str, asked: list[str]) -> None:
    bas = [f"p{number} bas" for number in range(1, int(bidder[1]))]
    told = tell(deal(), ", ".join([*bas, f"{bidder} hokm"]))
    assert told.calls.after[:-1] == [(position, SUN_OVER_HOKM) for position in asked]


def test_3_4_a_seat_that_said_bas_is_asked_for_sun_over_a_hokm() -> None:
    told = tell(deal(), "p1 bas, p2 hokm, p3 no, p4 no", r1_bas_keeps_preempt=False)
    assert (told.calls.next.by, told.calls.next.question) == ("p1", SUN_OVER_HOKM)


def test_3_4_later_only_asks_those_who_speak_after_the_hokm() -> None:
    told = tell(deal(), "p1 bas, p2 hokm", hokm_challenge_r1="later_only")
    assert told.calls.after == [("p3", SUN_OVER_HOKM), ("p4", SUN_OVER_HOKM), ("p2", "r1_confirm")]


def test_3_4_none_asks_nobody() -> None:
    assert tell(deal(), "p1 bas, p2 hokm", hokm_challenge_r1="none").calls.after == [("p2", "r1_confirm")]


def test_3_4_a_seat_that_may_call_ashkal_may_answer_it() -> None:
    told = tell(deal(), "p1 bas, p2 hokm, p3 ashkal, p1 no, p2 no")
    assert (told.buyer, told.receiver, told.result["ashkal"]) == ("p3", "p1", True)


def test_3_4_the_first_sun_leads_to_3_3() -> None:
    told = tell(deal(), "p1 bas, p2 hokm, p3 no, p4 sun")
    assert told.calls.after == [("p1", SUN_OVER_SUN), ("p2", SUN_OVER_SUN), ("p3", SUN_OVER_SUN)]


def test_3_4_the_hokm_buyer_himself_may_take_it_back_as_sun_when_a_later_seat_took_it() -> None:
    told = tell(deal(), "p1 bas, p2 hokm, p3 ashkal, p1 no, p2 sun")
    assert (told.buyer, told.receiver, told.result["kind"], told.result["ashkal"]) == ("p2", "p2", "sun", False)


def test_3_4_the_hokm_buyer_is_not_asked_when_an_earlier_seat_took_it() -> None:
    told = tell(deal(), "p1 bas, p2 bas, p3 hokm, p4 no, p1 no, p2 sun")
    assert told.calls.after == [("p1", SUN_OVER_SUN)]
    assert tell(deal(), "p1 bas, p2 hokm, p3 no, p4 no, p1 sun").calls.after == []


# 3.5


def test_3_5_a_hokm_that_nobody_takes_may_be_turned_to_sun_and_that_is_final() -> None:
    told = tell(deal(), "p1 bas, p2 hokm, p3 no, p4 no, p1 no")
    assert (told.calls.next.by, told.calls.next.choices) == ("p2", ["hokm", "sun"])
    turned = tell(deal(), "p1 bas, p2 hokm, p3 no, p4 no, p1 no, p2 sun")
    assert turned.calls.after == []
    assert (turned.buyer, turned.result["kind"], turned.result["round"]) == ("p2", "sun", 1)


@pytest.mark.parametrize(("value", "asked"), [("both", [("p4", "r1_confirm")]), ("r2_only", []), ("off", [])])
def test_3_5_the_question_is_asked_in_round_one_under_both_only(value: str, asked: list[tuple[str, str]]) -> None:
    calls = "p1 bas, p2 bas, p3 bas, p4 hokm, p1 no, p2 no, p3 no"
    told = tell(deal(), calls, hokm_confirm_to_sun=value)
    assert told.calls.after == asked
    assert told.result["kind"] == "hokm"


# 3.6

WORTHLESS = deal(mushtara="KC", p2=KAWESH_HAND)


@pytest.mark.parametrize(
    ("question", "calls"),
    [
        ("r1_open", "p1 bas"),
        (SUN_OVER_SUN, "p1 bas, p2 bas, p3 bas, p4 sun, p1 no"),
        (SUN_OVER_HOKM, "p1 hokm"),
    ],
)
@pytest.mark.parametrize(
    ("value", "where"),
    [
        ("r1_any_question", ["r1_open", SUN_OVER_SUN, SUN_OVER_HOKM]),
        ("r1_own_turn", ["r1_open"]),
        ("off", []),
    ],
)
def test_3_6_where_kawesh_may_be_said(question: str, calls: str, value: str, where: list[str]) -> None:
    asked = tell(WORTHLESS, calls, kawesh=value).calls.next
    assert (asked.by, asked.question) == ("p2", question)
    assert ("kawesh" in asked.choices) == (question in where)


@pytest.mark.parametrize(
    "calls",
    [
        "p1 bas, p2 kawesh",
        "p1 hokm, p2 kawesh",
        "p1 bas, p2 bas, p3 ashkal, p1 no, p2 kawesh",
    ],
)
def test_3_6_the_hand_is_abandoned_without_score(calls: str) -> None:
    told = tell(WORTHLESS, calls)
    assert told.result == {"void": "kawesh", "points": [0, 0]}
    assert (told.calls.after, told.raises.asked, told.cards.asked) == ([], [], [])


def test_3_6_it_is_not_said_at_the_confirmation() -> None:
    told = tell(WORTHLESS, "p1 bas, p2 hokm, p3 no, p4 no, p1 no")
    assert (told.calls.next.question, told.calls.next.choices) == ("r1_confirm", ["hokm", "sun"])


def test_3_6_it_is_never_said_in_round_two() -> None:
    options = {"r2_sun_preempt": "higher_opponents", "ashkal_r2": "on", "r2_suit_named": "with_bid"}
    bas = "p1 bas, p2 bas, p3 bas, p4 bas"
    for calls in ("p1 wala", "p1 wala, p2 wala, p3 sun", "p1 hokm_S"):
        asked = tell(WORTHLESS, f"{bas}, {calls}", **options).calls.next
        assert asked.by == "p2"
        assert "kawesh" not in asked.choices


def test_3_6_it_does_not_depend_on_whether_sun_is_open() -> None:
    asked = tell(deal(mushtara="AC", p2=KAWESH_HAND), "p1 hokm", ace_sun_only_p1=True).calls.next
    assert (asked.by, asked.choices) == ("p2", ["pass", "kawesh"])


@pytest.mark.parametrize("call", ["bas", "hokm", "sun"])
def test_3_6_it_is_never_forced(call: str) -> None:
    told = tell(WORTHLESS, f"p1 bas, p2 {call}")
    assert told.result["void"] != "kawesh"
