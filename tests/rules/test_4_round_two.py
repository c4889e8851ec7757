"""RULES.md 4: round two, after four Bas."""

from typing import Any

import pytest

from tests.rules.builders import Told, tell
from tests.rules.deals import deal

BAS = "p1 bas, p2 bas, p3 bas, p4 bas"
SUN_OVER_SUN = "r2_sun_over_sun"
SUN_OVER_HOKM = "r2_sun_over_hokm"
ACE = "AH"


def second(calls: str, mushtara: str = "9H", **options: Any) -> Told:
    """A second round; the calls follow four Bas."""
    return tell(deal(mushtara=mushtara), f"{BAS}, {calls}" if calls else BAS, **options)


def after_wala(position: str, call: str) -> str:
    wala = [f"p{number} wala" for number in range(1, int(position[1]))]
    return ", ".join([*wala, f"{position} {call}"])


# 4.1


def test_4_1_all_are_asked_in_priority_order_for_wala_hokm_or_sun() -> None:
    told = second("")
    assert told.calls.after == [(position, "r2_open") for position in ("p1", "p2", "p3", "p4")]
    assert {tuple(each.choices) for each in told.calls.asked[4:]} == {("pass", "hokm", "sun")}


@pytest.mark.parametrize("suit", "SHDC")
def test_4_1_a_second_hokm_is_not_in_the_suit_of_the_mushtara(suit: str) -> None:
    others = [f"hokm_{other}" for other in "SHDC" if other != suit]
    asked = second("p1 hokm, p2 no, p3 no, p4 no", f"9{suit}").calls.next
    assert asked.choices == ["sun", *others]
    assert second("", f"9{suit}", r2_suit_named="with_bid").calls.next.choices == ["pass", "sun", *others]


def test_4_1_four_wala_cancel_the_hand_without_score() -> None:
    told = second("p1 wala, p2 wala, p3 wala, p4 wala")
    assert told.result == {"void": "wala", "points": [0, 0]}
    assert (told.raises.asked, told.cards.asked) == ([], [])


# 4.2


@pytest.mark.parametrize("position", ["p1", "p2", "p3", "p4"])
def test_4_2_an_opening_sun_is_final_whatever_the_priority(position: str) -> None:
    told = second(after_wala(position, "sun"))
    assert told.calls.after == []
    assert (told.buyer, told.receiver, told.result["kind"], told.result["round"]) == (position, position, "sun", 2)


@pytest.mark.parametrize(("position", "asked"), [("p1", []), ("p2", ["p1"]), ("p3", ["p2"]), ("p4", ["p1", "p3"])])
def test_4_2_higher_opponents_are_each_asked_for_sun_first(position: str, asked: list[str]) -> None:
    told = second(after_wala(position, "sun"), r2_sun_preempt="higher_opponents")
    assert told.calls.after == [(each, SUN_OVER_SUN) for each in asked]
    assert told.buyer == position


def test_4_2_the_first_yes_of_a_higher_opponent_is_final() -> None:
    told = second(after_wala("p4", "sun, p1 no, p3 sun"), r2_sun_preempt="higher_opponents")
    assert (told.calls.after, told.buyer, told.receiver) == ([], "p3", "p3")
    assert second(after_wala("p4", "sun, p1 sun"), r2_sun_preempt="higher_opponents").calls.after == []


# 4.3


@pytest.mark.parametrize(
    ("position", "value", "asked"),
    [
        ("p1", "all_others", ["p2", "p3", "p4"]),
        ("p2", "all_others", ["p3", "p4", "p1"]),
        ("p3", "all_others", ["p4", "p1", "p2"]),
        ("p4", "all_others", ["p1", "p2", "p3"]),
        ("p2", "later_only", ["p3", "p4"]),
        ("p4", "later_only", []),
        ("p2", "none", []),
    ],
)
def test_4_3_the_others_are_asked_for_sun_over_a_second_hokm(position: str, value: str, asked: list[str]) -> None:
    told = second(after_wala(position, "hokm"), hokm_challenge_r2=value)
    assert told.calls.after == [*((each, SUN_OVER_HOKM) for each in asked), (position, "r2_name")]


def test_4_3_the_rounds_have_options_of_their_own() -> None:
    first_round_only = tell(deal(), "p1 hokm", hokm_challenge_r2="none")
    assert first_round_only.calls.next.question == "r1_sun_over_hokm"
    assert second("p1 hokm", hokm_challenge_r1="none").calls.next.question == SUN_OVER_HOKM


@pytest.mark.parametrize("preempt", ["none", "higher_opponents"])
@pytest.mark.parametrize("call", ["sun", "ashkal"])
def test_4_3_the_first_yes_over_a_second_hokm_is_final_whatever_the_preempt(preempt: str, call: str) -> None:
    told = second(f"p1 wala, p2 wala, p3 hokm, p4 {call}", r2_sun_preempt=preempt, ashkal_r2="on")
    assert told.calls.after == []
    assert (told.buyer, told.result["kind"], told.result["ashkal"]) == ("p4", "sun", call == "ashkal")


# 4.4


def test_4_4_when_nobody_takes_it_the_buyer_names_a_suit_or_sun_and_that_is_final() -> None:
    asked = second("p1 wala, p2 hokm, p3 no, p4 no, p1 no").calls.next
    assert (asked.by, asked.question) == ("p2", "r2_name")
    assert asked.choices == ["sun", "hokm_S", "hokm_D", "hokm_C"]
    for answer, trump in (("hokm_S", "S"), ("hokm_D", "D"), ("hokm_C", "C"), ("sun", None)):
        told = second(f"p1 wala, p2 hokm, p3 no, p4 no, p1 no, p2 {answer}", r2_sun_preempt="higher_opponents")
        assert told.calls.after == []
        assert (told.buyer, told.result["trump"], told.result["round"]) == ("p2", trump, 2)


@pytest.mark.parametrize(("confirm", "sun"), [("both", True), ("r2_only", True), ("off", False)])
def test_4_4_sun_may_be_named_unless_the_confirmation_is_off(confirm: str, sun: bool) -> None:
    asked = second("p1 hokm, p2 no, p3 no, p4 no", hokm_confirm_to_sun=confirm).calls.next
    assert ("sun" in asked.choices) == sun
    assert asked.choices[-3:] == ["hokm_S", "hokm_D", "hokm_C"]


def test_4_4_with_bid_the_suit_is_part_of_the_call_and_the_confirmation_follows() -> None:
    bid = "p1 hokm_D, p2 no, p3 no, p4 no"
    asked = second(bid, r2_suit_named="with_bid").calls.next
    assert (asked.by, asked.question, asked.choices) == ("p1", "r2_confirm", ["hokm", "sun"])
    kept = second(f"{bid}, p1 hokm", r2_suit_named="with_bid")
    assert (kept.result["kind"], kept.result["trump"]) == ("hokm", "D")
    turned = second(f"{bid}, p1 sun", r2_suit_named="with_bid")
    assert (turned.calls.after, turned.result["kind"], turned.buyer) == ([], "sun", "p1")


@pytest.mark.parametrize(
    ("confirm", "asked"), [("both", [("p1", "r2_confirm")]), ("r2_only", [("p1", "r2_confirm")]), ("off", [])]
)
def test_4_4_with_bid_the_confirmation_follows_unless_it_is_off(confirm: str, asked: list[tuple[str, str]]) -> None:
    told = second("p1 hokm_D, p2 no, p3 no, p4 no", r2_suit_named="with_bid", hokm_confirm_to_sun=confirm)
    assert told.calls.after == asked
    assert told.result["trump"] == "D"


# 4.5


def offered(position: str, calls: str, mushtara: str = "9H", **options: Any) -> bool:
    asked = second(calls, mushtara, **options).calls.next
    assert asked.by == position
    return "ashkal" in asked.choices


@pytest.mark.parametrize(("value", "yes"), [("off", False), ("on", True), ("on_unless_wala", True)])
def test_4_5_opening_ashkal(value: str, yes: bool) -> None:
    assert offered("p3", "p1 wala, p2 wala", ashkal_r2=value) == yes
    assert offered("p3", "p1 wala, p2 wala", ashkal_r2=value, ashkal_open="no") is False


@pytest.mark.parametrize(("value", "yes"), [("off", False), ("on", True), ("on_unless_wala", True)])
def test_4_5_over_a_hokm_by_a_seat_that_has_not_said_wala(value: str, yes: bool) -> None:
    assert offered("p3", "p1 wala, p2 hokm", ashkal_r2=value) == yes


@pytest.mark.parametrize(("value", "yes"), [("off", False), ("on", True), ("on_unless_wala", False)])
def test_4_5_over_a_hokm_by_a_seat_that_has_said_wala(value: str, yes: bool) -> None:
    calls = "p1 wala, p2 wala, p3 wala, p4 hokm, p1 no, p2 no"
    assert offered("p3", calls, ashkal_r2=value) == yes


def test_4_5_a_wala_does_not_lose_the_sun() -> None:
    asked = second("p1 wala, p2 wala, p3 wala, p4 hokm, p1 no, p2 no", ashkal_r2="on_unless_wala").calls.next
    assert asked.choices == ["pass", "sun"]


@pytest.mark.parametrize(("wrong_seat", "yes"), [("forced_sun", True), ("forbidden", False)])
def test_4_5_where_it_is_on_3_7_holds(wrong_seat: str, yes: bool) -> None:
    assert offered("p2", "p1 wala", ashkal_r2="on", ashkal_wrong_seat=wrong_seat) == yes


@pytest.mark.parametrize(("on_ace", "opening", "over_hokm"), [
    ("forced_sun", True, False),
    ("forbidden", False, False),
    ("allowed", True, True),
])  # fmt: skip
def test_4_5_where_it_is_on_3_8_and_3_9_hold(on_ace: str, opening: bool, over_hokm: bool) -> None:
    options = {"ashkal_r2": "on", "ashkal_on_ace": on_ace}
    assert offered("p3", "p1 wala, p2 wala", ACE, **options) == opening
    assert offered("p3", "p1 wala, p2 hokm", ACE, **options) == over_hokm
    if opening:
        told = second("p1 wala, p2 wala, p3 ashkal", ACE, **options)
        assert told.result["ashkal"] == (on_ace == "allowed")


def test_4_5_over_the_partners_hokm_3_9_holds() -> None:
    calls = "p1 hokm, p2 no"
    assert not offered("p3", calls, ashkal_r2="on")
    assert offered("p3", calls, ashkal_r2="on", ashkal_over_hokm="any")


@pytest.mark.parametrize(("buyer", "seat"), [("caller", "p3"), ("receiver", "p1")])
def test_4_5_where_it_is_on_3_10_holds(buyer: str, seat: str) -> None:
    for calls in ("p1 wala, p2 wala, p3 ashkal", "p1 wala, p2 hokm, p3 ashkal"):
        told = second(calls, ashkal_r2="on", ashkal_buyer=buyer)
        assert (told.buyer, told.receiver, told.result["ashkal"], told.result["round"]) == (seat, "p1", True, 2)


def test_4_5_an_opening_ashkal_is_treated_as_an_opening_sun() -> None:
    opening = "p1 wala, p2 wala, p3 ashkal"
    assert second(opening, ashkal_r2="on").calls.after == []
    asked = second(opening, ashkal_r2="on", r2_sun_preempt="higher_opponents")
    assert asked.calls.after == [("p2", SUN_OVER_SUN)]
    taken = second(f"{opening}, p2 sun", ashkal_r2="on", r2_sun_preempt="higher_opponents")
    assert (taken.buyer, taken.receiver, taken.result["ashkal"]) == ("p2", "p2", False)
