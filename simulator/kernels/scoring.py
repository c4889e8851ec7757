"""The score of a hand (RULES.md 8): pure arithmetic on figures, apart from the table so that anybody may ask.

Figures are pairs; index 0 is the buyer's team and 1 the others, or 0 NS and 1 EW, as said in each function.
"""

from typing import Final

import numpy as np
from numba import from_dtype

from simulator.calls import (
    CONTRACT_HOKM,
    CONTRACT_SUN,
    LEVEL_DOUBLE,
    LEVEL_GAHWA,
    LEVEL_SINGLE,
)
from simulator.kernels import option_codes as code
from simulator.kernels.compilation import helper

CARD_POINTS: Final = np.array([26, 16], np.int64)
"""Points that the two teams share, in Sun and in Hokm (RULES.md 8.1)."""

KABOOT_POINTS: Final = np.array([44, 25], np.int64)
"""What a sweep brings in place of the card points, in Sun and in Hokm (RULES.md 8.8)."""

SUN_DOUBLE_POINTS: Final = 52
HOKM_POINTS_A_LEVEL: Final = 16
"""What the winner of a raised hand takes: 52 in Sun, 16 times the level in Hokm (RULES.md 8.6)."""

ABNAT_A_POINT: Final = np.array([5, 10], np.int64)
"""Abnat that a project's point counts when the winner is decided, in Sun and in Hokm (RULES.md 7.2)."""

BALOOT_ABNAT: Final = 20
ALL_TRICKS: Final = 8

FIGURES_DTYPE: Final = np.dtype(
    [(name, np.int64) for name in ("contract", "level", "buyer_team", "raiser_team", "doubler_team")]
    + [(name, np.int64, (2,)) for name in ("abnat", "tricks", "project_points", "baloot")],
    align=True,
)
"""A hand as figures: teams 0 NS and 1 EW (a raiser's team counts only in a raised hand), pairs by team."""

FIGURES: Final = from_dtype(FIGURES_DTYPE)


@helper
def sun_points(abnat: int, rules: np.record) -> int:
    """Round one team's Abnat to points in Sun (RULES.md 8.1)."""
    if rules.sun_rounding == code.SUN_ROUNDING_NEAREST_FIFTH:
        return (abnat + 2) // 5
    ones = abnat % 10
    if rules.sun_rounding == code.SUN_ROUNDING_TENS_KEEP5:
        return abnat // 10 * 2 + (0 if ones < 5 else 1 if ones == 5 else 2)
    return abnat // 10 * 2 + (2 if ones >= 5 else 0)


@helper
def hokm_points(abnat: int, rules: np.record) -> int:
    """Round one team's Abnat to points in Hokm (RULES.md 8.1)."""
    return (abnat + (4 if rules.hokm_rounding == code.HOKM_ROUNDING_FIVE_DOWN else 5)) // 10


@helper
def team_at_risk(figures: np.record) -> int:
    """Give the team at risk: the buyer's, after a raise the last raiser's (RULES.md 8.1)."""
    return figures.buyer_team if figures.level == LEVEL_SINGLE else figures.raiser_team


@helper
def card_points(figures: np.record, team: int, rules: np.record) -> int:
    """Give a team's points for its Abnat; the two teams share 26 in Sun and 16 in Hokm (RULES.md 8.1)."""
    total = CARD_POINTS[figures.contract]
    if figures.contract == CONTRACT_SUN:
        mine, theirs = sun_points(figures.abnat[team], rules), sun_points(figures.abnat[1 - team], rules)
    else:
        mine, theirs = hokm_points(figures.abnat[team], rules), hokm_points(figures.abnat[1 - team], rules)
    if mine + theirs == total:
        return mine
    gives_way = team == team_at_risk(figures)
    if figures.contract == CONTRACT_HOKM and rules.hokm_pair != code.HOKM_PAIR_NON_BUYER:
        gives_way = (mine > theirs) == (rules.hokm_pair == code.HOKM_PAIR_LARGER)
    return total - theirs if gives_way else mine


@helper
def full_abnat(figures: np.record, team: int) -> int:
    """Give a team's Abnat with projects and Baloot (RULES.md 7.2)."""
    projects = figures.project_points[team] * ABNAT_A_POINT[figures.contract]
    return figures.abnat[team] + projects + (BALOOT_ABNAT if figures.baloot[team] else 0)


@helper
def full_points(figures: np.record, team: int, rules: np.record) -> int:
    """Give a team's points with projects and Baloot, before any factor (RULES.md 8.2)."""
    return card_points(figures, team, rules) + figures.project_points[team] + figures.baloot[team]


@helper
def lead_of(figures: np.record, team: int, rules: np.record) -> int:
    """Compare a team with the other: positive ahead, negative behind, 0 level (RULES.md 8.2)."""
    other = 1 - team
    if rules.success_basis == code.SUCCESS_CARDS_ONLY:
        return figures.abnat[team] - figures.abnat[other]
    if rules.success_basis != code.SUCCESS_RAW:
        ahead = full_points(figures, team, rules) - full_points(figures, other, rules)
        if ahead or rules.success_basis != code.SUCCESS_GP_THEN_RAW:
            return ahead
    return full_abnat(figures, team) - full_abnat(figures, other)


@helper
def loser_when_level(figures: np.record, rules: np.record) -> int:
    """Give the team that loses a hand that is level (RULES.md 8.3)."""
    if figures.level == LEVEL_SINGLE:
        return 1 - figures.buyer_team if rules.tie == code.TIE_BUYER_MAKES else figures.buyer_team
    if rules.raised_tie == code.RAISED_TIE_LAST_RAISER:
        return figures.raiser_team
    return figures.doubler_team if rules.raised_tie == code.RAISED_TIE_FIRST_DOUBLER else figures.buyer_team


@helper
def sweeper(figures: np.record, rules: np.record) -> int:
    """Give the team that made Kaboot, -1 for none (RULES.md 8.8)."""
    if rules.kaboot == code.KABOOT_ON:
        for team in range(2):
            if figures.tricks[team] == ALL_TRICKS:
                return team
    return -1


@helper
def winner_of(figures: np.record, rules: np.record) -> int:
    """Give the team that wins the hand (RULES.md 8.2, 8.3, 8.8)."""
    swept_by = sweeper(figures, rules)
    if swept_by >= 0:
        return swept_by
    ahead = lead_of(figures, figures.buyer_team, rules)
    if ahead == 0:
        return 1 - loser_when_level(figures, rules)
    return figures.buyer_team if ahead > 0 else 1 - figures.buyer_team


@helper
def project_factor(level: int, rules: np.record) -> int:
    """Give the factor of projects in a raised hand (RULES.md 8.6)."""
    if rules.project_multiplier == code.PROJECT_MULTIPLIER_FULL:
        return level
    if rules.project_multiplier == code.PROJECT_MULTIPLIER_DOUBLE_ONLY:
        return 2 if level == LEVEL_DOUBLE else 1
    if rules.project_multiplier == code.PROJECT_MULTIPLIER_CAP2:
        return min(level, 2)
    return 1


@helper
def base_points(figures: np.record, swept: bool, rules: np.record) -> int:
    """Give what the winner takes before projects and Baloot when he takes all (RULES.md 8.5, 8.6, 8.8)."""
    if figures.level == LEVEL_SINGLE:
        return KABOOT_POINTS[figures.contract] if swept else CARD_POINTS[figures.contract]
    raised = SUN_DOUBLE_POINTS if figures.contract == CONTRACT_SUN else HOKM_POINTS_A_LEVEL * figures.level
    if not swept:
        return raised
    kaboot = KABOOT_POINTS[figures.contract]
    if rules.kaboot_raised == code.KABOOT_RAISED_MAX:
        return max(kaboot, raised)
    return kaboot if rules.kaboot_raised == code.KABOOT_RAISED_FLAT else kaboot * figures.level


@helper
def take_all(figures: np.record, winner: int, swept: bool, rules: np.record, points: np.ndarray) -> None:
    """Score a hand that is lost, raised or swept: the winner takes all (RULES.md 8.5 to 8.8)."""
    loser = 1 - winner
    projects = figures.project_points[winner]
    if swept:
        moves = rules.kaboot_projects == code.KABOOT_PROJECTS_ALL_TO_WINNER
    else:
        moves = rules.lost_projects == code.LOST_PROJECTS_ALL_MOVE
    if moves:
        projects += figures.project_points[loser]
    if figures.level != LEVEL_SINGLE:
        projects *= project_factor(figures.level, rules)
    points[winner] = base_points(figures, swept, rules) + projects + figures.baloot[winner]
    points[loser] = 0
    if rules.lost_baloot == code.LOST_BALOOT_TRANSFER:
        points[winner] += figures.baloot[loser]
    elif rules.lost_baloot == code.LOST_BALOOT_KEEP:
        points[loser] = figures.baloot[loser]


@helper
def score_figures(figures: np.record, rules: np.record, points: np.ndarray) -> int:
    """Score a hand (RULES.md 8).

    Parameters
    ----------
    figures
        The hand, of dtype FIGURES_DTYPE.
    points
        Receives the points of NS and EW, int64.

    Returns
    -------
    int
        The team that wins the hand; at Gahwa it wins the match (8.9).
    """
    winner = winner_of(figures, rules)
    swept = sweeper(figures, rules) >= 0
    if figures.level == LEVEL_GAHWA:
        points[winner] = rules.target
        points[1 - winner] = 0
    elif figures.level == LEVEL_SINGLE and winner == figures.buyer_team and not swept:
        for team in range(2):
            points[team] = full_points(figures, team, rules)
    else:
        take_all(figures, winner, swept, rules, points)
    return winner
