"""RULES.md 3.1 to 3.3: the opening calls of round one, and Sun over Sun. p1 to p4 speak in this order."""

from typing import Any

import pytest

from tests.rules.builders import tell
from tests.rules.deals import Deal, deal

KAWESH_HAND = "7S 8S 9S 7H 8H"
ACE = "AH"

SUN_OVER_SUN = "r1_sun_over_sun"


def opening(position: str, dealt: Deal | None = None, **options: Any) -> list[str]:
    """What a position may open with when all before it said Bas."""
    bas = ", ".join(f"p{number} bas" for number in range(1, int(position[1])))
    asked = tell(dealt or deal(), bas, **options).calls.next
    assert (asked.by, asked.question) == (position, "r1_open")
    return asked.choices


# 3.1


@pytest.mark.parametrize("dealer", "SENW")
def test_3_1_all_are_asked_in_priority_order(dealer: str) -> None:
    asked = tell(deal(dealer=dealer)).calls.after
    assert asked[:4] == [("p1", "r1_open"), ("p2", "r1_open"), ("p3", "r1_open"), ("p4", "r1_open")]


@pytest.mark.parametrize("position", ["p1", "p2"])
def test_3_1_first_and_second_are_asked_for_bas_hokm_and_sun(position: str) -> None:
    assert opening(position, ashkal_wrong_seat="forbidden") == ["pass", "hokm", "sun"]


@pytest.mark.parametrize("position", ["p3", "p4"])
def test_3_1_third_and_dealer_also_for_ashkal(position: str) -> None:
    assert opening(position, ashkal_wrong_seat="forbidden") == ["pass", "hokm", "sun", "ashkal"]


@pytest.mark.parametrize("position", ["p1", "p2", "p3", "p4"])
def test_3_1_under_forced_sun_all_four_may_say_ashkal(position: str) -> None:
    assert opening(position, ashkal_wrong_seat="forced_sun") == ["pass", "hokm", "sun", "ashkal"]


@pytest.mark.parametrize("position", ["p1", "p2", "p3", "p4"])
def test_3_1_a_holder_of_five_sevens_eights_and_nines_also_for_kawesh(position: str) -> None:
    dealt = deal(mushtara="KC", receiver="p1", **{position: KAWESH_HAND})
    assert opening(position, dealt) == ["pass", "hokm", "sun", "ashkal", "kawesh"]


def test_3_1_four_such_cards_and_a_ten_are_no_kawesh() -> None:
    assert "kawesh" not in opening("p1", deal(mushtara="KC", p1="7S 8S 9S 7H TH"))


def test_3_1_hokm_is_in_the_suit_of_the_mushtara() -> None:
    assert tell(deal(mushtara="9D"), "p1 hokm").result["trump"] == "D"


def test_3_1_a_question_is_asked_even_where_one_answer_is_open() -> None:
    asked = tell(deal(mushtara=ACE), "p1 bas, p2 hokm, p3 no, p4 no, p1 no", ace_sun_only_p1=True).calls.next
    assert (asked.by, asked.question, asked.choices) == ("p2", "r1_confirm", ["hokm"])


def test_3_1_a_seat_that_answered_is_really_asked_the_next_question() -> None:
    told = tell(deal(), "p1 hokm, p2 no, p3 no, p4 sun, p1 sun")
    assert [each.question for each in told.calls.asked if each.by == "p1"] == ["r1_open", SUN_OVER_SUN]
    assert told.buyer == "p1"


# 3.2


def test_3_2_after_bas_the_next_is_asked() -> None:
    assert tell(deal(), "p1 bas").calls.next.by == "p2"


def test_3_2_four_bas_lead_to_round_two() -> None:
    asked = tell(deal(), "p1 bas, p2 bas, p3 bas, p4 bas").calls.next
    assert (asked.by, asked.question) == ("p1", "r2_open")


# 3.3


@pytest.mark.parametrize(
    ("calls", "asked"),
    [
        ("p1 sun", []),
        ("p1 bas, p2 sun", ["p1"]),
        ("p1 bas, p2 bas, p3 sun", ["p1", "p2"]),
        ("p1 bas, p2 bas, p3 bas, p4 sun", ["p1", "p2", "p3"]),
        ("p1 bas, p2 bas, p3 bas, p4 ashkal", ["p1", "p2", "p3"]),
    ],
)
def test_3_3_higher_seats_are_each_asked_for_sun_also_those_who_said_bas(calls: str, asked: list[str]) -> None:
    assert tell(deal(), calls).calls.after == [(position, SUN_OVER_SUN) for position in asked]


def test_3_3_they_are_asked_for_sun_only() -> None:
    assert tell(deal(), "p1 bas, p2 bas, p3 bas, p4 sun").calls.next.choices == ["pass", "sun"]


def test_3_3_the_first_yes_is_final_and_he_is_buyer_and_receiver() -> None:
    told = tell(deal(), "p1 bas, p2 bas, p3 bas, p4 ashkal, p1 no, p2 sun")
    assert told.calls.after == []
    assert (told.buyer, told.receiver, told.result["ashkal"]) == ("p2", "p2", False)


def test_3_3_with_no_yes_the_original_call_stands() -> None:
    sun = tell(deal(), "p1 bas, p2 bas, p3 sun, p1 no, p2 no")
    assert (sun.buyer, sun.receiver, sun.result["kind"]) == ("p3", "p3", "sun")
    ashkal = tell(deal(), "p1 bas, p2 bas, p3 ashkal, p1 no, p2 no")
    assert (ashkal.buyer, ashkal.receiver, ashkal.result["ashkal"]) == ("p3", "p1", True)


@pytest.mark.parametrize(("caller", "asked"), [("p2", ["p1"]), ("p3", ["p2"]), ("p4", ["p1", "p3"])])
def test_3_3_higher_opponents_asks_no_partner(caller: str, asked: list[str]) -> None:
    bas = ", ".join(f"p{number} bas" for number in range(1, int(caller[1])))
    told = tell(deal(), f"{bas}, {caller} sun", r1_sun_preempt="higher_opponents")
    assert told.calls.after == [(position, SUN_OVER_SUN) for position in asked]


@pytest.mark.parametrize("call", ["sun", "ashkal"])
def test_3_3_none_asks_nobody(call: str) -> None:
    told = tell(deal(), f"p1 bas, p2 bas, p3 bas, p4 {call}", r1_sun_preempt="none")
    assert told.calls.after == []
    assert told.buyer == "p4"


def test_3_3_without_bas_keeps_preempt_a_seat_that_said_bas_is_not_asked() -> None:
    assert tell(deal(), "p1 bas, p2 bas, p3 sun", r1_bas_keeps_preempt=False).calls.after == []
    over_hokm = tell(deal(), "p1 bas, p2 hokm, p3 no, p4 sun", r1_bas_keeps_preempt=False)
    assert over_hokm.calls.after == [("p2", SUN_OVER_SUN), ("p3", SUN_OVER_SUN)]


def test_3_3_without_bas_keeps_preempt_a_no_elsewhere_loses_nothing() -> None:
    told = tell(deal(), "p1 hokm, p2 no, p3 no, p4 sun", r1_bas_keeps_preempt=False)
    assert told.calls.after == [("p1", SUN_OVER_SUN), ("p2", SUN_OVER_SUN), ("p3", SUN_OVER_SUN)]


def test_3_3_bas_keeps_preempt_does_not_touch_round_two() -> None:
    calls = "p1 bas, p2 bas, p3 bas, p4 bas, p1 wala, p2 sun"
    told = tell(deal(), calls, r1_bas_keeps_preempt=False, r2_sun_preempt="higher_opponents")
    assert told.calls.after == [("p1", "r2_sun_over_sun")]
