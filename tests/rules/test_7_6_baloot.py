"""RULES.md 7.6: Baloot, apart from the comparison of projects, and what swallows it."""

import pytest

from tests.rules.builders import tell
from tests.rules.projects import HOKM, baloot, holding


def test_7_6_either_team_may_score_it_whoever_scores_projects() -> None:
    told = tell(holding(p1="KC QC", p2="TS JS QS KS"), HOKM)
    assert (told.result["project_points"], told.result["baloot"]) == ([0, 5], [2, 0])
    told = tell(holding(p1="TS JS QS KS", p2="KC QC"), HOKM)
    assert (told.result["project_points"], told.result["baloot"]) == ([5, 0], [0, 2])


ABSORB = ["four_kind_only", "any_hundred", "never"]
KINGS_AND_QUEEN = "KC KS KH KD QC"
TRUMP_RUN = "9C TC JC QC KC"


@pytest.mark.parametrize(("value", "points"), [("four_kind_only", 0), ("any_hundred", 0), ("never", 2)])
@pytest.mark.parametrize("cards", [KINGS_AND_QUEEN, "QC QS QH QD KC"])
def test_7_6_not_scored_when_king_or_queen_lies_in_a_declared_four(value: str, points: int, cards: str) -> None:
    assert baloot(options={"baloot_absorb": value}, p2=cards) == [0, points]


@pytest.mark.parametrize(("value", "points"), [("four_kind_only", 0), ("any_hundred", 0), ("never", 2)])
def test_7_6_whether_or_not_the_four_scores(value: str, points: int) -> None:
    told = tell(holding(p1=KINGS_AND_QUEEN, p2="7D 8D 9D TD JD"), HOKM, baloot_absorb=value)
    assert (told.result["project_points"], told.result["baloot"]) == ([0, 10], [points, 0])


@pytest.mark.parametrize(("value", "points"), [("four_kind_only", 2), ("any_hundred", 0), ("never", 2)])
def test_7_6_a_hundred_in_trumps(value: str, points: int) -> None:
    assert baloot(options={"baloot_absorb": value}, p2=TRUMP_RUN) == [0, points]


@pytest.mark.parametrize("value", ABSORB)
@pytest.mark.parametrize("cards", ["JC QC KC", "TC JC QC KC", "KC QC AS AH AD AC", "KC QC TS JS QS KS"])
def test_7_6_any_other_project_leaves_it(value: str, cards: str) -> None:
    """Sira, Fifty, and a four or a run that holds neither card."""
    assert baloot(options={"baloot_absorb": value}, p2=cards) == [0, 2]


RUN_AND_KINGS = f"{TRUMP_RUN} KS KH KD"


@pytest.mark.parametrize(
    ("order", "absorbed"),
    [
        ("seq_first", {"four_kind_only": 2, "any_hundred": 0, "never": 2}),
        ("four_first", {"four_kind_only": 0, "any_hundred": 0, "never": 2}),
        ("top_card", {"four_kind_only": 2, "any_hundred": 0, "never": 2}),
    ],
)
def test_7_6_only_a_declared_four_absorbs(order: str, absorbed: dict[str, int]) -> None:
    """Of the run and the four Kings, which share their top card, one is declared: under ``top_card`` the run."""
    for value, points in absorbed.items():
        assert baloot(options={"baloot_absorb": value, "hundred_order": order}, p2=RUN_AND_KINGS) == [0, points]
