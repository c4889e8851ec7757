"""RULES.md 3.7 to 3.11: Ashkal, and what an Ace mushtara changes."""

from typing import Any

import pytest

from tests.rules.builders import Told, tell
from tests.rules.deals import deal

ACE = "AH"
OPTION_VALUES = ["forced_sun", "forbidden", "allowed"]


def opening_ashkal(position: str, mushtara: str = "9H", **options: Any) -> Told:
    """The position opens with Ashkal after all before it said Bas, and nobody takes it."""
    bas = [f"p{number} bas" for number in range(1, int(position[1]))]
    return tell(deal(mushtara=mushtara), ", ".join([*bas, f"{position} ashkal"]), **options)


def offered_at_opening(position: str, mushtara: str = "9H", **options: Any) -> bool:
    bas = ", ".join(f"p{number} bas" for number in range(1, int(position[1])))
    return "ashkal" in tell(deal(mushtara=mushtara), bas, **options).calls.next.choices


def offered_over_hokm(position: str, calls: str, mushtara: str = "9H", **options: Any) -> bool:
    asked = tell(deal(mushtara=mushtara), calls, **options).calls.next
    assert (asked.by, asked.question) == (position, "r1_sun_over_hokm")
    return "ashkal" in asked.choices


# 3.7


@pytest.mark.parametrize("position", ["p1", "p2"])
def test_3_7_from_first_or_second_it_is_a_sun_of_that_seat_recorded_as_ashkal(position: str) -> None:
    told = opening_ashkal(position)
    assert (told.buyer, told.receiver) == (position, position)
    assert (told.result["kind"], told.result["ashkal"]) == ("sun", False)
    assert "ashkal" in [each.answer for each in told.calls.asked]


def test_3_7_a_forced_sun_may_be_taken_like_any_sun() -> None:
    assert opening_ashkal("p2").calls.after == [("p1", "r1_sun_over_sun")]
    assert opening_ashkal("p2", r1_sun_preempt="none").calls.after == []


def test_3_7_a_forced_sun_of_round_two_is_final_or_taken_as_4_2_says() -> None:
    calls = "p1 bas, p2 bas, p3 bas, p4 bas, p1 wala, p2 ashkal"
    final = tell(deal(), calls, ashkal_r2="on")
    assert (final.calls.after, final.buyer, final.receiver, final.result["ashkal"]) == ([], "p2", "p2", False)
    taken = tell(deal(), f"{calls}, p1 sun", ashkal_r2="on", r2_sun_preempt="higher_opponents")
    assert (taken.buyer, taken.result["round"]) == ("p1", 2)


@pytest.mark.parametrize(("position", "offered"), [("p1", False), ("p2", False), ("p3", True), ("p4", True)])
def test_3_7_forbidden_offers_it_to_third_and_dealer_only(position: str, offered: bool) -> None:
    assert offered_at_opening(position, ashkal_wrong_seat="forbidden") == offered


# 3.8


@pytest.mark.parametrize("position", ["p3", "p4"])
def test_3_8_on_an_ace_it_is_a_forced_sun(position: str) -> None:
    told = opening_ashkal(position, ACE)
    assert (told.buyer, told.receiver, told.result["ashkal"]) == (position, position, False)


@pytest.mark.parametrize("position", ["p3", "p4"])
def test_3_8_forbidden_does_not_offer_it_on_an_ace(position: str) -> None:
    assert not offered_at_opening(position, ACE, ashkal_on_ace="forbidden")
    assert offered_at_opening(position, "KH", ashkal_on_ace="forbidden")


@pytest.mark.parametrize(("position", "partner"), [("p3", "p1"), ("p4", "p2")])
def test_3_8_allowed_makes_it_an_ashkal_on_an_ace_too(position: str, partner: str) -> None:
    told = opening_ashkal(position, ACE, ashkal_on_ace="allowed")
    assert (told.buyer, told.receiver, told.result["ashkal"]) == (position, partner, True)


@pytest.mark.parametrize("position", ["p1", "p2"])
@pytest.mark.parametrize("on_ace", OPTION_VALUES)
def test_3_8_from_first_and_second_only_3_7_is_looked_at(position: str, on_ace: str) -> None:
    told = opening_ashkal(position, ACE, ashkal_on_ace=on_ace)
    assert (told.buyer, told.receiver, told.result["ashkal"]) == (position, position, False)
    assert not offered_at_opening(position, ACE, ashkal_on_ace=on_ace, ashkal_wrong_seat="forbidden")


# 3.9


@pytest.mark.parametrize(("value", "offered"), [("opponents", True), ("any", True), ("none", False)])
def test_3_9_over_an_opponents_hokm(value: str, offered: bool) -> None:
    assert offered_over_hokm("p3", "p1 bas, p2 hokm", ashkal_over_hokm=value) == offered
    assert offered_over_hokm("p4", "p1 hokm, p2 no, p3 no", ashkal_over_hokm=value) == offered


@pytest.mark.parametrize(("value", "offered"), [("opponents", False), ("any", True), ("none", False)])
def test_3_9_over_the_partners_hokm(value: str, offered: bool) -> None:
    assert offered_over_hokm("p4", "p1 bas, p2 hokm, p3 no", ashkal_over_hokm=value) == offered
    assert offered_over_hokm("p3", "p1 hokm, p2 no", ashkal_over_hokm=value) == offered


def test_3_9_over_a_hokm_a_wrong_seat_is_not_offered_it() -> None:
    options = {"ashkal_over_hokm": "any", "ashkal_wrong_seat": "forced_sun"}
    assert not offered_over_hokm("p2", "p1 hokm", **options)
    assert not offered_over_hokm("p1", "p1 bas, p2 hokm, p3 no, p4 no", **options)


@pytest.mark.parametrize(("on_ace", "offered"), [("forced_sun", False), ("forbidden", False), ("allowed", True)])
def test_3_9_over_a_hokm_on_an_ace_only_where_allowed(on_ace: str, offered: bool) -> None:
    assert offered_over_hokm("p3", "p1 bas, p2 hokm", ACE, ashkal_on_ace=on_ace) == offered


@pytest.mark.parametrize("position", ["p1", "p2", "p3", "p4"])
@pytest.mark.parametrize("mushtara", ["9H", ACE])
def test_3_9_with_ashkal_open_no_nobody_opens_with_the_word(position: str, mushtara: str) -> None:
    assert offered_at_opening(position, mushtara, ashkal_open="yes")
    assert not offered_at_opening(position, mushtara, ashkal_open="no")


def test_3_9_ashkal_open_no_leaves_ashkal_over_a_hokm() -> None:
    assert offered_over_hokm("p3", "p1 bas, p2 hokm", ashkal_open="no")


# 3.10


@pytest.mark.parametrize(("value", "buyer"), [("caller", "p3"), ("receiver", "p1")])
def test_3_10_the_buyer_of_an_ashkal_leads(value: str, buyer: str) -> None:
    for calls in ("p1 bas, p2 bas, p3 ashkal", "p1 bas, p2 hokm, p3 ashkal"):
        told = tell(deal(), calls, ashkal_buyer=value)
        assert (told.buyer, told.receiver, told.leaders[0]) == (buyer, "p1", buyer)


@pytest.mark.parametrize("value", ["caller", "receiver"])
def test_3_10_a_forced_sun_is_bought_by_its_caller(value: str) -> None:
    assert opening_ashkal("p2", ashkal_buyer=value).buyer == "p2"


# 3.11

ROUND_TWO = "p1 bas, p2 bas, p3 bas, p4 bas"


@pytest.mark.parametrize(
    ("question", "calls"),
    [
        ("r1_sun_over_hokm", "p1 hokm"),
        ("r1_confirm", "p1 bas, p2 hokm, p3 no, p4 no, p1 no"),
        ("r2_sun_over_hokm", f"{ROUND_TWO}, p1 hokm"),
        ("r2_name", f"{ROUND_TWO}, p1 wala, p2 hokm, p3 no, p4 no, p1 no"),
    ],
)
def test_3_11_on_an_ace_only_first_may_answer_sun(question: str, calls: str) -> None:
    for mushtara, kept, may in ((ACE, True, False), (ACE, False, True), ("KH", True, True)):
        asked = tell(deal(mushtara=mushtara), calls, ace_sun_only_p1=kept).calls.next
        assert (asked.by, asked.question) == ("p2", question)
        assert ("sun" in asked.choices) == may


def test_3_11_applies_to_the_confirmation_of_a_suit_named_with_the_bid() -> None:
    calls = f"{ROUND_TWO}, p1 wala, p2 hokm_S, p3 no, p4 no, p1 no"
    asked = tell(deal(mushtara=ACE), calls, ace_sun_only_p1=True, r2_suit_named="with_bid").calls.next
    assert (asked.question, asked.choices) == ("r2_confirm", ["hokm"])


@pytest.mark.parametrize(
    ("question", "calls"),
    [
        ("r1_sun_over_hokm", "p1 bas, p2 hokm, p3 no, p4 no"),
        ("r1_confirm", "p1 hokm, p2 no, p3 no, p4 no"),
        ("r2_sun_over_hokm", f"{ROUND_TWO}, p1 wala, p2 hokm, p3 no, p4 no"),
        ("r2_name", f"{ROUND_TWO}, p1 hokm, p2 no, p3 no, p4 no"),
    ],
)
def test_3_11_first_keeps_his_sun(question: str, calls: str) -> None:
    asked = tell(deal(mushtara=ACE), calls, ace_sun_only_p1=True).calls.next
    assert (asked.by, asked.question) == ("p1", question)
    assert "sun" in asked.choices


@pytest.mark.parametrize(
    ("question", "calls"),
    [
        ("r1_open", "p1 bas"),
        ("r1_sun_over_sun", "p1 bas, p2 bas, p3 sun, p1 no"),
        ("r2_open", f"{ROUND_TWO}, p1 wala"),
        ("r2_sun_over_sun", f"{ROUND_TWO}, p1 wala, p2 wala, p3 sun"),
    ],
)
def test_3_11_restricts_nothing_else(question: str, calls: str) -> None:
    asked = tell(deal(mushtara=ACE), calls, ace_sun_only_p1=True, r2_sun_preempt="higher_opponents").calls.next
    assert (asked.by, asked.question) == ("p2", question)
    assert "sun" in asked.choices


def test_3_11_does_not_touch_ashkal_over_a_hokm() -> None:
    asked = tell(deal(mushtara=ACE), "p1 bas, p2 hokm", ace_sun_only_p1=True, ashkal_on_ace="allowed").calls.next
    assert (asked.by, asked.choices) == ("p3", ["pass", "ashkal"])
