"""RULES.md 7.1 to 7.4 and 7.7: what is a project, what it is worth, who declares and who scores."""

import pytest

from tests.rules.builders import tell
from tests.rules.deals import deal
from tests.rules.projects import HOKM, SUN, holding, scored

# The table


@pytest.mark.parametrize(
    ("cards", "hokm", "sun"),
    [
        ("JS QS KS", 2, 4),
        ("TS JS QS KS", 5, 10),
        ("9S TS JS QS KS", 10, 20),
        ("KS KH KD KC", 10, 20),
        ("QS QH QD QC", 10, 20),
        ("JS JH JD JC", 10, 20),
        ("TS TH TD TC", 10, 20),
        ("AS AH AD AC", 10, 40),
    ],
)
def test_7_what_each_project_is_worth(cards: str, hokm: int, sun: int) -> None:
    assert scored(HOKM, p2=cards) == [0, hokm]
    assert scored(SUN, p2=cards) == [0, sun]


def test_7_baloot_is_king_and_queen_of_trumps_in_one_hand_in_hokm_only() -> None:
    assert tell(holding(p2="KC QC"), HOKM).result["baloot"] == [0, 2]
    assert tell(holding(p1="KC QC"), HOKM).result["baloot"] == [2, 0]
    assert tell(holding(p2="KC QC"), SUN).result["baloot"] == [0, 0]
    assert tell(holding(p2="KC", p4="QC"), HOKM).result["baloot"] == [0, 0]
    assert tell(holding(p2="KS QS"), HOKM).result["baloot"] == [0, 0]


# 7.1


@pytest.mark.parametrize("cards", ["AS KS QS", "QS JS TS", "JS TS 9S", "TS 9S 8S", "9S 8S 7S"])
def test_7_1_runs_go_by_ace_king_queen_jack_ten_nine_eight_seven(cards: str) -> None:
    assert scored(SUN, p2=cards) == [0, 4]


@pytest.mark.parametrize("cards", ["AS TS KS", "7S 8S AS", "7S AS KS", "JS 9S AS", "JS QS KH", "TS QS KS"])
def test_7_1_other_cards_are_no_run(cards: str) -> None:
    assert scored(SUN, p2=cards) == [0, 0]
    assert scored(HOKM, p2=cards) == [0, 0]


@pytest.mark.parametrize("rank", ["9", "8"])
def test_7_1_four_nines_or_eights_are_nothing(rank: str) -> None:
    four = " ".join(rank + suit for suit in "SHDC")
    assert (scored(SUN, p2=four), scored(HOKM, p2=four)) == ([0, 0], [0, 0])


def test_7_1_four_sevens_are_nothing() -> None:
    for calls in (SUN, HOKM):
        assert tell(deal(mushtara="9C", p2="7S 7H 7D 7C"), calls).result["project_points"] == [0, 0]


@pytest.mark.parametrize("length", [5, 6, 7, 8])
def test_7_1_a_run_of_five_to_eight_is_one_hundred(length: int) -> None:
    run = ["AS", "KS", "QS", "JS", "TS", "9S", "8S", "7S"][:length]
    assert scored(SUN, p2=" ".join(run), projects_per_player=2) == [0, 20]
    assert scored(HOKM, p2=" ".join(run), projects_per_player=2) == [0, 10]


def test_7_1_ten_jack_queen_king_is_a_fifty_not_a_hundred() -> None:
    assert scored(SUN, p2="TS JS QS KS") == [0, 10]


def test_7_1_four_aces_are_a_hundred_in_hokm() -> None:
    assert scored(HOKM, p2="AS AH AD AC") == [0, 10]


# 7.3

TWO_RUNS = "JS QS KS TH JH QH KH"
KINGS_AND_SIRA = "KS KH KD KC 9S TS JS"
KINGS_AND_RUN_THROUGH_ONE = "KS KH KD KC QS JS"
TENS_AND_RUN_THROUGH_ONE = "TS TH TD TC JS QS KS AS"


@pytest.mark.parametrize(
    ("cards", "one", "two"),
    [
        ("TS JS QS KS", 10, 10),
        (TWO_RUNS, 10, 14),
        ("JS QS KS JH QH KH", 4, 8),
        (KINGS_AND_SIRA, 20, 24),
    ],
)
def test_7_3_each_player_declares_his_best_or_also_his_second(cards: str, one: int, two: int) -> None:
    assert scored(SUN, p2=cards, projects_per_player=1) == [0, one]
    assert scored(SUN, p2=cards, projects_per_player=2) == [0, two]


def test_7_3_two_projects_of_one_player_share_no_card() -> None:
    assert scored(SUN, p2=KINGS_AND_RUN_THROUGH_ONE, projects_per_player=2) == [0, 20]


@pytest.mark.parametrize("order", ["seq_first", "four_first", "top_card"])
def test_7_3_a_run_is_never_shortened_to_free_a_card(order: str) -> None:
    """Ace to Jack would be a Fifty beside the four Tens."""
    assert scored(SUN, p2=TENS_AND_RUN_THROUGH_ONE, projects_per_player=2, hundred_order=order) == [0, 20]


def test_7_3_each_player_of_a_team_declares() -> None:
    assert scored(SUN, p2="JS QS KS", p4="TH JH QH KH") == [0, 14]


# 7.4


def test_7_4_only_the_team_with_the_best_single_project_scores_and_it_scores_all() -> None:
    assert scored(SUN, p1="TS JS QS KS", p2="TH JH QH", p3="9D TD JD", p4="KD QD AD") == [14, 0]
    assert scored(SUN, p1="JS QS KS", p2="TH JH QH KH", p3="AD KD QD") == [0, 10]


def test_7_4_one_better_project_beats_two_that_are_worth_more() -> None:
    fifties = {"p1": "TS JS QS KS", "p3": "TH JH QH KH"}
    assert scored(HOKM, **fifties, p2="7D 8D 9D TD JD") == [0, 10]


# 7.7


def test_7_7_declaring_is_automatic() -> None:
    told = tell(holding(p1="JS QS KS", p2="TH JH QH KH"), SUN)
    asked = {each.question for each in told.calls.asked + told.raises.asked + told.cards.asked}
    assert asked == {"r1_open", "card"}
    assert told.result["project_points"] == [0, 10]
