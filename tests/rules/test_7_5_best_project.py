"""RULES.md 7.5: which project is best, and so which team scores. p1 buys; pairs are [p1 and p3, p2 and p4]."""

import pytest

from tests.rules.projects import HOKM, SUN, scored

BEST_FIRST = [
    "AS AH AD AC",
    "7D 8D 9D TD JD",
    "7D 8D 9D TD",
    "JD QD KD",
]
IN_ANOTHER_SUIT = ["", "8H 9H TH JH QH", "TH JH QH KH", "JH QH KH"]


@pytest.mark.parametrize(("better", "worse"), [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)])
def test_7_5_four_hundred_hundred_fifty_sira(better: int, worse: int) -> None:
    """p2 is better; p1 speaks earlier and, in the last three, has the higher top card."""
    points = [40, 20, 10, 4]
    assert scored(SUN, p1=IN_ANOTHER_SUIT[worse], p2=BEST_FIRST[better]) == [0, points[better]]


RUN = "7D 8D 9D TD JD"
QUEENS = "QS QH QD QC"


@pytest.mark.parametrize(("order", "run_wins"), [("seq_first", True), ("four_first", False), ("top_card", False)])
def test_7_5_a_run_against_four_of_a_kind(order: str, run_wins: bool) -> None:
    assert scored(SUN, p1=QUEENS, p2=RUN, hundred_order=order) == ([0, 20] if run_wins else [20, 0])
    assert scored(HOKM, p1=RUN, p2=QUEENS, hundred_order=order) == ([10, 0] if run_wins else [0, 10])


@pytest.mark.parametrize("order", ["seq_first", "four_first", "top_card"])
@pytest.mark.parametrize(
    ("worse", "better"),
    [
        ("8S 9S TS JS QS", "9H TH JH QH KH"),
        ("QS QH QD QC", "KS KH KD KC"),
        ("KS KH KD KC", "AS AH AD AC"),
    ],
)
def test_7_5_then_the_higher_top_card(order: str, worse: str, better: str) -> None:
    assert scored(HOKM, p1=worse, p2=better, hundred_order=order) == [0, 10]


@pytest.mark.parametrize(
    ("worse", "better", "points"),
    [("8S 9S TS", "JH QH KH", 4), ("JS QS KS", "QH KH AH", 4), ("8S 9S TS JS", "TH JH QH KH", 10)],
)
def test_7_5_a_higher_top_card_decides_between_siras_and_between_fifties(worse: str, better: str, points: int) -> None:
    assert scored(SUN, p1=worse, p2=better) == [0, points]
    assert scored(SUN, p1=better, p2=worse) == [points, 0]


def test_7_5_length_beyond_five_is_ignored() -> None:
    assert scored(SUN, p1="9S TS JS QS KS", p2="7H 8H 9H TH JH QH KH") == [20, 0]
    assert scored(SUN, p1="7H 8H 9H TH JH QH", p2="9S TS JS QS KS") == [0, 20]


@pytest.mark.parametrize(
    ("earlier", "later", "points"),
    [("p1", "p2", [4, 0]), ("p2", "p3", [0, 4]), ("p3", "p4", [4, 0]), ("p1", "p4", [4, 0])],
)
def test_7_5_then_the_earlier_seat(earlier: str, later: str, points: list[int]) -> None:
    assert scored(SUN, **{earlier: "JS QS KS", later: "JH QH KH"}) == points
    assert scored(SUN, **{later: "JS QS KS", earlier: "JH QH KH"}) == points


@pytest.mark.parametrize("calls", [HOKM, SUN])
def test_7_5_trump_then_seat(calls: str) -> None:
    points = {HOKM: [0, 2], SUN: [4, 0]}[calls]
    assert scored(calls, p1="JS QS KS", p2="JC QC KC", project_tie="trump_then_seat") == points
    without_trumps = {HOKM: [2, 0], SUN: [4, 0]}[calls]
    assert scored(calls, p1="JS QS KS", p2="JH QH KH", project_tie="trump_then_seat") == without_trumps


def test_7_5_a_trump_run_does_not_beat_a_higher_top_card() -> None:
    assert scored(HOKM, p1="QS KS AS", p2="JC QC KC", project_tie="trump_then_seat") == [2, 0]


def test_7_5_void_neither_team_scores_when_their_best_are_equal() -> None:
    assert scored(SUN, p1="JS QS KS", p2="JH QH KH", project_tie="void") == [0, 0]
    assert scored(SUN, p1="JS QS KS", p2="JH QH KH", p3="9D TD JD", project_tie="void") == [0, 0]
    assert scored(HOKM, p1="JS QS KS", p2="JC QC KC", project_tie="void") == [0, 0]


def test_7_5_void_looks_at_a_tie_between_the_teams_only() -> None:
    assert scored(SUN, p1="JS QS KS", p3="JH QH KH", project_tie="void") == [8, 0]
    assert scored(SUN, p1="JS QS KS", p3="JH QH KH", p2="9D TD JD", project_tie="void") == [8, 0]
    assert scored(SUN, p1="9D TD JD", p2="JS QS KS", p4="JH QH KH", project_tie="void") == [0, 8]
    assert scored(SUN, p1="JS QS KS", p3="JH QH KH", p4="JD QD KD", project_tie="void") == [0, 0]


def test_7_5_void_only_where_they_are_equal_up_to_there() -> None:
    assert scored(SUN, p1="JS QS KS", p2="QH KH AH", project_tie="void") == [0, 4]
    assert scored(SUN, p1=QUEENS, p2=RUN, project_tie="void") == [0, 20]
