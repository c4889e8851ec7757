"""RULES.md 7.2 and 8.1 to 8.4: Abnat to points, and whether the buyer made it. Pairs are (buyer's team, others)."""

import pytest

from tests.rules.scores import BUYER, OTHER, made, points

# 7.2


@pytest.mark.parametrize(
    ("kind", "project", "level_at", "one_less"),
    [("hokm", 2, 91, 90), ("hokm", 5, 106, 105), ("sun", 4, 75, 74), ("sun", 10, 90, 89), ("sun", 20, 115, 114)],
)
def test_7_2_a_projects_point_counts_ten_abnat_in_hokm_and_five_in_sun(
    kind: str, project: int, level_at: int, one_less: int
) -> None:
    """The others hold the project; level, the buyer has made it."""
    assert made(kind, level_at, projects=(0, project), success_basis="raw")
    assert not made(kind, level_at, projects=(0, project), success_basis="raw", tie="buyer_loses")
    assert not made(kind, one_less, projects=(0, project), success_basis="raw")


# 8.1 Hokm: the others keep their count where the pair does not add up to 16.

ALWAYS_MADE = (40, 0)
"""Projects with which the buyer makes it whatever the cards are."""


def card_points(kind: str, abnat: int, **options: str) -> tuple[int, int]:
    buyer, other = points(kind, abnat, projects=ALWAYS_MADE, **options)
    return buyer - ALWAYS_MADE[0], other


@pytest.mark.parametrize(
    ("abnat", "five_down", "half_up"),
    [
        (80, (8, 8), (8, 8)),
        (81, (8, 8), (8, 8)),
        (82, (8, 8), (8, 8)),
        (83, (8, 8), (8, 8)),
        (84, (8, 8), (8, 8)),
        (85, (8, 8), (8, 8)),
        (86, (8, 8), (8, 8)),
        (87, (9, 7), (8, 8)),
        (88, (9, 7), (9, 7)),
        (89, (9, 7), (9, 7)),
        (90, (9, 7), (9, 7)),
        (96, (9, 7), (9, 7)),
        (95, (9, 7), (9, 7)),
        (97, (10, 6), (9, 7)),
    ],
)
def test_8_1_hokm_rounding(abnat: int, five_down: tuple[int, int], half_up: tuple[int, int]) -> None:
    assert card_points("hokm", abnat, hokm_rounding="five_down") == five_down
    assert card_points("hokm", abnat, hokm_rounding="half_up") == half_up


@pytest.mark.parametrize(
    ("abnat", "pair", "five_down", "half_up"),
    [
        (86, "non_buyer", (8, 8), (8, 8)),
        (86, "larger_reduced", (8, 8), (8, 8)),
        (86, "smaller_reduced", (9, 7), (9, 7)),
        (76, "non_buyer", (7, 9), (7, 9)),
        (76, "larger_reduced", (8, 8), (8, 8)),
        (76, "smaller_reduced", (7, 9), (7, 9)),
        (85, "smaller_reduced", (8, 8), (9, 7)),
        (77, "non_buyer", (8, 8), (7, 9)),
    ],
)
def test_8_1_when_the_hokm_pair_does_not_add_up_to_16(
    abnat: int, pair: str, five_down: tuple[int, int], half_up: tuple[int, int]
) -> None:
    assert card_points("hokm", abnat, hokm_pair=pair) == five_down
    assert card_points("hokm", abnat, hokm_pair=pair, hokm_rounding="half_up") == half_up


@pytest.mark.parametrize(("level", "at_risk_keeps"), [(1, True), (2, False), (3, True), (4, False)])
def test_8_1_after_a_raise_the_last_raisers_team_is_at_risk(level: int, at_risk_keeps: bool) -> None:
    """86/76 is 8/8 where the buyer is at risk, 9/7 where the others are; level hands are lost here."""
    lost_if_level = {"success_basis": "gp_only", "tie": "buyer_loses", "raised_tie": "buyer"}
    assert made("hokm", 86, level, **lost_if_level) != at_risk_keeps


# 8.1 Sun


@pytest.mark.parametrize(
    ("ones", "nearest_fifth", "tens_keep5", "tens_5up"),
    [
        (0, 12, 12, 12),
        (1, 12, 12, 12),
        (2, 12, 12, 12),
        (3, 13, 12, 12),
        (4, 13, 12, 12),
        (5, 13, 13, 14),
        (6, 13, 14, 14),
        (7, 13, 14, 14),
        (8, 14, 14, 14),
        (9, 14, 14, 14),
    ],
)
def test_8_1_sun_rounding(ones: int, nearest_fifth: int, tens_keep5: int, tens_5up: int) -> None:
    """What the others write for 60 to 69; the buyer's count is the rest of 26."""
    counts = {"nearest_fifth": nearest_fifth, "tens_keep5": tens_keep5, "tens_5up": tens_5up}
    for rounding, count in counts.items():
        assert card_points("sun", 70 - ones, sun_rounding=rounding) == (26 - count, count)


def test_8_1_sun_tens_5up_at_65_65_the_team_not_at_risk_keeps_its_count() -> None:
    assert card_points("sun", 65, sun_rounding="tens_5up") == (12, 14)
    raised = {"sun_rounding": "tens_5up", "success_basis": "gp_only"}
    assert not made("sun", 65, 1, **raised)
    assert made("sun", 65, 2, raised_tie="buyer", **raised)


@pytest.mark.parametrize("kind", ["hokm", "sun"])
def test_8_1_the_two_teams_share_16_and_26(kind: str) -> None:
    total = {"hokm": 162, "sun": 130}[kind]
    settings = {
        "hokm": [
            {"hokm_rounding": rounding, "hokm_pair": pair}
            for rounding in ("five_down", "half_up")
            for pair in ("non_buyer", "larger_reduced", "smaller_reduced")
        ],
        "sun": [{"sun_rounding": rounding} for rounding in ("nearest_fifth", "tens_keep5", "tens_5up")],
    }
    for options in settings[kind]:
        sums = {sum(card_points(kind, abnat, **options)) for abnat in range(1, total)}
        assert sums == {{"hokm": 16, "sun": 26}[kind]}


# 8.2


@pytest.mark.parametrize(
    ("basis", "is_made"), [("gp_then_raw", False), ("gp_only", False), ("raw", True), ("cards_only", True)]
)
def test_8_2_behind_by_points_and_level_by_abnat(basis: str, is_made: bool) -> None:
    """106/56 with the others' Fifty: 10 points against 11, and 106 Abnat against 106."""
    assert made("hokm", 106, projects=(0, 5), success_basis=basis) == is_made


@pytest.mark.parametrize(
    ("basis", "is_made"), [("gp_then_raw", True), ("gp_only", False), ("raw", True), ("cards_only", True)]
)
def test_8_2_level_by_points_and_ahead_by_abnat(basis: str, is_made: bool) -> None:
    """86/76: 8 points each."""
    assert made("hokm", 86, success_basis=basis, tie="buyer_loses") == is_made


@pytest.mark.parametrize(
    ("basis", "is_made"), [("gp_then_raw", False), ("gp_only", True), ("raw", False), ("cards_only", True)]
)
def test_8_2_baloot_counts_twenty_abnat(basis: str, is_made: bool) -> None:
    """90/72 with the others' Baloot: 9 points each, and 90 Abnat against 92."""
    assert made("hokm", 90, baloot=OTHER, success_basis=basis) == is_made


def test_8_2_the_buyers_own_baloot_and_projects_help_him() -> None:
    assert not made("hokm", 72)
    assert made("hokm", 72, baloot=BUYER)
    assert made("hokm", 72, projects=(2, 0))
    assert not made("hokm", 72, projects=(2, 0), success_basis="cards_only")


@pytest.mark.parametrize(
    ("basis", "is_made"), [("gp_then_raw", False), ("gp_only", False), ("raw", False), ("cards_only", True)]
)
def test_8_2_only_cards_only_leaves_projects_out(basis: str, is_made: bool) -> None:
    assert made("sun", 70, projects=(0, 4), success_basis=basis) == is_made


def test_8_2_projects_are_compared_before_any_factor() -> None:
    """95/67 with the others' Sira is 9 points each and 95 Abnat against 87; a doubled Sira would be ahead."""
    assert made("hokm", 95, 2, projects=(0, 2), raised_tie="buyer")


# 8.3


@pytest.mark.parametrize("kind", ["hokm", "sun"])
def test_8_3_a_level_unraised_hand(kind: str) -> None:
    half = {"hokm": 81, "sun": 65}[kind]
    assert made(kind, half)
    assert not made(kind, half, tie="buyer_loses")


@pytest.mark.parametrize("tie", ["buyer_makes", "buyer_loses"])
@pytest.mark.parametrize(
    ("raised_tie", "made_at_level"),
    [
        ("last_raiser", {2: True, 3: False, 4: True, 5: False}),
        ("first_doubler", {2: True, 3: True, 4: True, 5: True}),
        ("buyer", {2: False, 3: False, 4: False, 5: False}),
    ],
)
def test_8_3_a_level_raised_hand(raised_tie: str, made_at_level: dict[int, bool], tie: str) -> None:
    """At Double and Four the others raised last, at Triple and Gahwa the buyer."""
    outcome = {level: made("hokm", 81, level, raised_tie=raised_tie, tie=tie) for level in made_at_level}
    assert outcome == made_at_level


def test_8_3_a_level_doubled_sun_is_lost_by_the_doubler() -> None:
    assert made("sun", 65, 2)
    assert not made("sun", 65, 2, raised_tie="buyer")


# 8.4


def test_8_4_made_and_not_raised_each_keeps_cards_projects_and_baloot() -> None:
    assert points("hokm", 100, projects=(5, 0), baloot=BUYER) == (10 + 5 + 2, 6)
    assert points("hokm", 120, projects=(0, 2), baloot=OTHER) == (12, 4 + 2 + 2)
    assert points("hokm", 110, projects=(2, 0), baloot=OTHER) == (11 + 2, 5 + 2)
    assert points("sun", 100, projects=(4, 0)) == (20 + 4, 6)
    assert points("sun", 100, projects=(0, 10)) == (20, 6 + 10)
