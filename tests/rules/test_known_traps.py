"""What is easily got wrong, each trap its own test. 9.1's two traps are in test_9_match.py."""

import pytest

from tests.rules.builders import tell
from tests.rules.deals import deal
from tests.rules.scores import BUYER, made, points


def test_sun_63_and_67_differ_between_the_two_sun_roundings() -> None:
    assert points("sun", 67, sun_rounding="nearest_fifth") == (13, 13)
    assert points("sun", 67, sun_rounding="tens_keep5") == (14, 12)


def test_hokm_86_76_adds_to_17() -> None:
    assert points("hokm", 86) == (8, 8)
    assert points("hokm", 86, hokm_pair="smaller_reduced") == (9, 7)


def test_106_56_with_the_opponents_fifty_is_lost_by_points_though_the_abnat_are_level() -> None:
    assert not made("hokm", 106, projects=(0, 5))
    assert made("hokm", 106, projects=(0, 5), success_basis="raw")


@pytest.mark.parametrize(("level", "last_raiser_loses"), [(2, True), (3, False), (4, True)])
def test_81_81_raised_goes_against_the_last_raiser_also_after_triple(level: int, last_raiser_loses: bool) -> None:
    """The others raise at Double and Four, so there the buyer has made it."""
    assert made("hokm", 81, level) == last_raiser_loses


def test_a_sira_8_9_10_does_not_beat_j_q_k() -> None:
    told = tell(deal(p1="8S 9S TS", p2="JD QD KD"), "p1 sun")
    assert told.result["project_points"] == [0, 4]


def test_10_j_q_k_is_a_fifty_not_a_hundred() -> None:
    assert tell(deal(p2="TS JS QS KS"), "p1 sun").result["project_points"] == [0, 10]


@pytest.mark.parametrize(("order", "run", "four"), [("seq_first", 20, 0), ("four_first", 0, 20), ("top_card", 0, 20)])
def test_run_against_four_of_a_kind_in_hundreds(order: str, run: int, four: int) -> None:
    told = tell(deal(p1="7S 8S 9S TS JS", p2="KS KH KD KC"), "p1 sun", hundred_order=order)
    assert told.result["project_points"] == [run, four]


@pytest.mark.parametrize(("calls", "points_of_aces"), [("p1 hokm", 10), ("p1 sun", 40)])
def test_four_aces_are_a_hundred_in_hokm(calls: str, points_of_aces: int) -> None:
    assert tell(deal(p2="AS AH AD AC"), calls).result["project_points"] == [0, points_of_aces]


@pytest.mark.parametrize(("value", "written"), [("transfer", (0, 18)), ("keep", (2, 16)), ("void", (0, 16))])
def test_a_losing_buyers_baloot(value: str, written: tuple[int, int]) -> None:
    assert points("hokm", 60, baloot=BUYER, lost_baloot=value) == written


@pytest.mark.parametrize(("value", "baloot"), [("four_kind_only", 0), ("any_hundred", 0), ("never", 2)])
def test_baloot_inside_a_declared_four_of_a_kind(value: str, baloot: int) -> None:
    told = tell(deal(p1="KH QH KS KD KC"), "p1 hokm", baloot_absorb=value)
    assert (told.result["project_points"], told.result["baloot"]) == ([10, 0], [baloot, 0])


@pytest.mark.parametrize(("value", "written"), [("max", (32, 0)), ("flat", (25, 0)), ("multiply", (50, 0))])
def test_kaboot_under_double_in_the_three_ways(value: str, written: tuple[int, int]) -> None:
    assert points("hokm", 162, 2, kaboot_raised=value) == written


def test_the_second_opponent_is_still_asked_after_the_first_passes_the_double() -> None:
    asked = tell(deal(), "p1 hokm", "p2 pass").raises.next
    assert (asked.by, asked.question) == ("p4", "double")


@pytest.mark.parametrize(
    ("score", "values"),
    [
        ((101, 99), {"gt_lt", "gt_le", "ge_lt", "always"}),
        ((100, 99), {"ge_lt", "always"}),
        ((101, 100), {"gt_le", "always"}),
    ],
)
def test_sun_double_at_the_edge(score: tuple[int, int], values: set[str]) -> None:
    every = ("gt_lt", "gt_le", "ge_lt", "always", "never")
    assert {value for value in every if tell(deal(), "p1 sun", score=score, sun_double=value).raises.asked} == values


def test_a_bas_does_not_lose_the_right_to_take_a_round_one_sun() -> None:
    assert tell(deal(), "p1 bas, p2 sun, p1 sun").buyer == "p1"


def test_the_hokm_buyer_himself_may_take_it_back_as_sun_when_a_later_seat_took_it() -> None:
    told = tell(deal(), "p1 hokm, p2 sun, p1 sun")
    assert (told.buyer, told.result["kind"], told.result["trump"]) == ("p1", "sun", None)


def test_ashkal_on_an_ace() -> None:
    told = tell(deal(mushtara="AD"), "p1 bas, p2 bas, p3 ashkal")
    assert (told.buyer, told.receiver, told.result["ashkal"]) == ("p3", "p3", False)


@pytest.mark.parametrize(("calls", "caller"), [("p1 ashkal", "p1"), ("p1 bas, p2 ashkal", "p2")])
def test_ashkal_from_the_first_or_second_seat(calls: str, caller: str) -> None:
    told = tell(deal(), calls)
    assert (told.buyer, told.receiver, told.result["ashkal"]) == (caller, caller, False)


@pytest.mark.parametrize(
    ("cards", "project_points"),
    [("JS JH JD JC TS QS", 20), ("JS JH JD JC QD KD AD", 20), ("JS JH JD JC 8D 9D TD", 20), ("JS JH JD JC QD KD", 20)],
)
def test_two_projects_of_one_player_share_no_card(cards: str, project_points: int) -> None:
    """Each run goes through one of the four Jacks, and the whole run counts or none."""
    dealt = deal(mushtara="7H", p2=cards)
    assert tell(dealt, "p1 sun", projects_per_player=2).result["project_points"] == [0, project_points]


def test_two_projects_of_one_player_that_share_none_both_count() -> None:
    apart = deal(mushtara="7H", p2="QS QH QD QC 8D 9D TD")
    assert tell(apart, "p1 sun", projects_per_player=2).result["project_points"] == [0, 24]
