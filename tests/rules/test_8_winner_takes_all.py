"""RULES.md 8.5 to 8.9: hands that are lost, raised or swept. Pairs are (buyer's team, others)."""

import pytest

from simulator.rules import Rules
from simulator.scoring import HandFigures, score_hand
from tests.rules.builders import tell
from tests.rules.deals import deal
from tests.rules.scores import BUYER, CONTRACTS, OTHER, TOTAL, made, points, score

MADE, LOST = {"hokm": 120, "sun": 100}, {"hokm": 40, "sun": 30}
SWEPT_BY_BUYER, SWEPT_BY_OTHERS = TOTAL, {"hokm": 0, "sun": 0}

# 8.5


@pytest.mark.parametrize(("kind", "total"), [("hokm", 16), ("sun", 26)])
def test_8_5_lost_the_opponents_get_all(kind: str, total: int) -> None:
    assert points(kind, LOST[kind]) == (0, total)


@pytest.mark.parametrize(("value", "projects"), [("all_move", 2 + 5), ("own_only", 5)])
def test_8_5_the_projects_of_a_lost_hand(value: str, projects: int) -> None:
    assert points("hokm", 40, projects=(2, 5), lost_projects=value) == (0, 16 + projects)


@pytest.mark.parametrize(("value", "moved"), [("all_move", 4), ("own_only", 0)])
def test_8_5_the_losing_buyers_projects(value: str, moved: int) -> None:
    assert points("sun", 30, projects=(4, 0), lost_projects=value) == (0, 26 + moved)


@pytest.mark.parametrize("value", ["transfer", "keep", "void"])
def test_8_5_the_winners_keep_their_baloot(value: str) -> None:
    assert points("hokm", 40, baloot=OTHER, lost_baloot=value) == (0, 16 + 2)


@pytest.mark.parametrize(("value", "written"), [("transfer", (0, 18)), ("keep", (2, 16)), ("void", (0, 16))])
def test_8_5_a_losing_buyers_baloot(value: str, written: tuple[int, int]) -> None:
    assert points("hokm", 40, baloot=BUYER, lost_baloot=value) == written


# 8.6 and 8.7


@pytest.mark.parametrize(("kind", "level", "base"), [("hokm", 2, 32), ("hokm", 3, 48), ("hokm", 4, 64), ("sun", 2, 52)])
def test_8_6_what_the_winner_of_a_raised_hand_takes(kind: str, level: int, base: int) -> None:
    assert points(kind, MADE[kind], level) == (base, 0)
    assert points(kind, LOST[kind], level) == (0, base)


@pytest.mark.parametrize(
    ("value", "factors"),
    [
        ("full", {2: 2, 3: 3, 4: 4}),
        ("double_only", {2: 2, 3: 1, 4: 1}),
        ("cap2", {2: 2, 3: 2, 4: 2}),
        ("none", {2: 1, 3: 1, 4: 1}),
    ],
)
def test_8_6_plus_projects_times_the_factor(value: str, factors: dict[int, int]) -> None:
    for level, factor in factors.items():
        won = points("hokm", 120, level, projects=(5, 0), project_multiplier=value)
        assert won == (16 * level + 5 * factor, 0)
        lost = points("hokm", 40, level, projects=(0, 5), project_multiplier=value)
        assert lost == (0, 16 * level + 5 * factor)


@pytest.mark.parametrize(("value", "factor"), [("full", 2), ("double_only", 2), ("cap2", 2), ("none", 1)])
def test_8_6_the_factor_in_a_doubled_sun(value: str, factor: int) -> None:
    assert points("sun", 100, 2, projects=(10, 0), project_multiplier=value) == (52 + 10 * factor, 0)


@pytest.mark.parametrize("value", ["full", "double_only", "cap2", "none"])
def test_8_6_an_unraised_hand_has_no_factor(value: str) -> None:
    assert points("hokm", 40, projects=(0, 5), project_multiplier=value) == (0, 16 + 5)


@pytest.mark.parametrize(("value", "moved"), [("all_move", 5), ("own_only", 0)])
def test_8_6_the_loser_stands_where_8_5_says_the_buyer_whichever_team_it_is(value: str, moved: int) -> None:
    assert points("hokm", 120, 2, projects=(2, 5), lost_projects=value) == (32 + 2 * (2 + moved), 0)
    assert points("hokm", 40, 2, projects=(5, 2), lost_projects=value) == (0, 32 + 2 * (2 + moved))


@pytest.mark.parametrize(("value", "moved", "kept"), [("transfer", 2, 0), ("keep", 0, 2), ("void", 0, 0)])
def test_8_6_the_losers_baloot_whichever_team_it_is(value: str, moved: int, kept: int) -> None:
    assert points("hokm", 120, 2, baloot=OTHER, lost_baloot=value) == (32 + moved, kept)
    assert points("hokm", 40, 2, baloot=BUYER, lost_baloot=value) == (kept, 32 + moved)


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_8_7_baloot_is_never_multiplied(level: int) -> None:
    assert points("hokm", 40, level, baloot=OTHER) == (0, 16 * level + 2)


# 8.8

SWEEPS = [("hokm", 25), ("sun", 44)]


@pytest.mark.parametrize(("kind", "sweep"), SWEEPS)
def test_8_8_kaboot_replaces_the_card_points(kind: str, sweep: int) -> None:
    assert points(kind, SWEPT_BY_BUYER[kind]) == (sweep, 0)
    assert points(kind, SWEPT_BY_OTHERS[kind]) == (0, sweep)


@pytest.mark.parametrize(("kind", "total"), [("hokm", 16), ("sun", 26)])
def test_8_8_off_a_sweep_is_a_hand_like_any_other(kind: str, total: int) -> None:
    assert points(kind, SWEPT_BY_BUYER[kind], kaboot="off") == (total, 0)
    assert points(kind, SWEPT_BY_OTHERS[kind], kaboot="off") == (0, total)


@pytest.mark.parametrize("basis", ["gp_then_raw", "raw", "gp_only"])
def test_8_8_the_sweeping_team_wins_whatever_8_2_says(basis: str) -> None:
    """The swept others' projects are worth more than all the cards."""
    assert made("hokm", 162, projects=(0, 20), success_basis=basis)
    assert not made("hokm", 162, projects=(0, 20), success_basis=basis, kaboot="off")
    assert not made("hokm", 0, projects=(20, 0), success_basis=basis)
    assert made("hokm", 0, projects=(20, 0), success_basis=basis, kaboot="off")


@pytest.mark.parametrize(
    ("value", "hokm", "sun"),
    [
        ("max", {2: 32, 3: 48, 4: 64}, 52),
        ("flat", {2: 25, 3: 25, 4: 25}, 44),
        ("multiply", {2: 50, 3: 75, 4: 100}, 88),
    ],
)
def test_8_8_a_raised_kaboot(value: str, hokm: dict[int, int], sun: int) -> None:
    for level, base in hokm.items():
        assert points("hokm", 162, level, kaboot_raised=value) == (base, 0)
        assert points("hokm", 0, level, kaboot_raised=value) == (0, base)
    assert points("sun", 130, 2, kaboot_raised=value) == (sun, 0)


def test_8_8_only_the_base_changes_factor_and_baloot_are_as_in_8_6() -> None:
    swept = points("hokm", 162, 3, projects=(5, 0), baloot=BUYER, kaboot_raised="flat")
    assert swept == (25 + 5 * 3 + 2, 0)
    capped = points("hokm", 162, 3, projects=(5, 0), kaboot_raised="flat", project_multiplier="cap2")
    assert capped == (25 + 5 * 2, 0)
    assert points("hokm", 162, projects=(5, 0), baloot=BUYER) == (25 + 5 + 2, 0)


@pytest.mark.parametrize(("value", "moved"), [("all_to_winner", 5), ("own_only", 0)])
@pytest.mark.parametrize("lost_projects", ["all_move", "own_only"])
def test_8_8_kaboot_projects_stands_in_the_place_of_lost_projects(value: str, moved: int, lost_projects: str) -> None:
    options = {"kaboot_projects": value, "lost_projects": lost_projects}
    assert points("hokm", 162, projects=(2, 5), **options) == (25 + 2 + moved, 0)
    assert points("hokm", 0, projects=(5, 2), **options) == (0, 25 + 2 + moved)
    assert points("hokm", 0, 2, projects=(5, 2), **options) == (0, 32 + 2 * (2 + moved))


@pytest.mark.parametrize(("value", "moved", "kept"), [("transfer", 2, 0), ("keep", 0, 2), ("void", 0, 0)])
def test_8_8_the_swept_teams_baloot_is_as_in_8_5(value: str, moved: int, kept: int) -> None:
    assert points("hokm", 162, baloot=OTHER, lost_baloot=value) == (25 + moved, kept)
    assert points("hokm", 0, baloot=BUYER, lost_baloot=value) == (kept, 25 + moved)


def test_8_8_a_whole_hand_swept_by_either_team() -> None:
    by_buyer = deal(mushtara="7H", p1="7H 8H 9H TH JH QH KH AH")
    assert tell(by_buyer, "p1 hokm").result["kaboot"] == 0
    assert tell(by_buyer, "p1 hokm", kaboot="off").result["kaboot"] is None
    by_others = deal(p1="7S 9H", p2="8S 9S TS JS QS KS AS AH")
    told = tell(by_others, "p1 sun", cards="7S 8S")
    assert (told.result["tricks"], told.result["kaboot"], told.result["made"]) == ([0, 8], 1, False)


def test_8_8_seven_tricks_are_no_kaboot() -> None:
    figures = HandFigures(CONTRACTS["sun"], (119, 11), tricks=(7, 1))
    assert score_hand(figures, Rules()).points == (24, 2)


# 8.9


@pytest.mark.parametrize("target", [152, 301])
def test_8_9_at_gahwa_the_points_are_the_target_and_nothing(target: int) -> None:
    won = score("hokm", 120, 5, projects=(0, 2), baloot=OTHER, lost_baloot="keep", target=target)
    assert (won.points, won.wins_match) == ((target, 0), True)
    lost = score("hokm", 40, 5, projects=(5, 0), baloot=BUYER, lost_baloot="keep", target=target)
    assert (lost.points, lost.wins_match) == ((0, target), True)


def test_8_9_projects_and_baloot_count_for_8_2() -> None:
    assert not made("hokm", 72, 5)
    assert made("hokm", 72, 5, projects=(5, 0))
    assert not made("hokm", 95, 5, baloot=OTHER, projects=(0, 2))


def test_8_9_under_gahwa_a_sweep_decides_against_8_2() -> None:
    assert points("hokm", 162, 5, projects=(0, 20)) == (152, 0)
    assert points("hokm", 162, 5, projects=(0, 20), kaboot="off") == (0, 152)
    assert points("hokm", 0, 5, projects=(20, 0)) == (0, 152)
    assert points("hokm", 0, 5, projects=(20, 0), kaboot="off") == (152, 0)
