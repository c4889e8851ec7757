"""Sums over many hands: all that the tables of buys and projects need, whole numbers, so that order cannot matter."""

from typing import Final

import numpy as np
from numba import from_dtype

from simulator.calls import NOT_VOID
from simulator.kernels.compilation import helper
from simulator.kernels.projects import BALOOT_POINTS, POINTS
from simulator.kernels.table import NOBODY

SUN: Final = 0
HOKM: Final = 1
ASHKAL: Final = 2
CONTRACTS: Final = ("sun", "hokm", "ashkal")
"""Contracts as tables name them: an Ashkal apart from the other Suns."""

PROJECT_NAMES: Final = ("sira", "fifty", "hundred", "four_hundred", "baloot")
BALOOT: Final = 4
COUNTED_PER: Final = ("player", "team", "deal")

MOST_TRUMPS: Final = 6
"""Trumps a buyer may hold as he buys: five cards and the mushtara."""

POINTS_BINS: Final = 256
"""Bins of a hand's points; the last holds everything from there on."""

BUYS_SHAPE: Final = (3, 2, 4, 5, 8, MOST_TRUMPS + 1)
"""Contract, round, position, level, rank of the mushtara, trumps of the buyer."""

BUYS: Final = (
    "hands",
    "made",
    "kaboot",
    "points_buyer",
    "points_other",
    "points_buyer_squared",
    "points_other_squared",
)
"""What is summed in each cell of the buys."""

STAGES: Final = ("held", "declared", "scored")

TALLY_DTYPE: Final = np.dtype(
    [
        ("deals", np.int64, (8,)),
        ("wala", np.int64, (8,)),
        ("kawesh", np.int64, (8,)),
        ("buys", np.int64, (*BUYS_SHAPE, len(BUYS))),
        ("projects", np.int64, (3, len(PROJECT_NAMES), len(COUNTED_PER), len(STAGES))),
        ("project_points", np.int64, (3, len(PROJECT_NAMES), len(COUNTED_PER))),
        ("project_points_squared", np.int64, (3, len(PROJECT_NAMES), len(COUNTED_PER))),
        ("points", np.int64, (3, 2, POINTS_BINS)),
    ],
    align=True,
)
"""``deals``, ``wala`` and ``kawesh`` count deals by rank of the mushtara; ``points`` counts hands by contract, side
(buyer's team, others) and points. All fields are int64, so a tally is added as one array of words."""

TALLY: Final = from_dtype(TALLY_DTYPE)


def new_tally() -> np.recarray:
    """Give an empty tally, a record array of one element."""
    return np.zeros(1, TALLY_DTYPE).view(np.recarray)


def add_tally(total: np.recarray, part: np.recarray) -> None:
    """Add one tally to another in place."""
    total.view(np.ndarray).view(np.int64)[:] += part.view(np.ndarray).view(np.int64)


@helper
def contract_of(table: np.record) -> int:
    """Give the contract as tables count it: an Ashkal apart from the other Suns."""
    return ASHKAL if table.ashkal else table.contract


@helper
def count_buy(tally: np.record, table: np.record, contract: int) -> None:
    """Add a bought hand to the cell of its contract, round, position, level, mushtara and trumps."""
    position = (table.buyer - table.dealer - 1) & 3
    mine = table.points[table.buyer & 1]
    theirs = table.points[1 - (table.buyer & 1)]
    cell = tally.buys[contract, table.auction_round - 1, position, table.level - 1, table.mushtara & 7]
    sums = cell[min(table.trump_length, MOST_TRUMPS)]
    sums[0] += 1
    sums[1] += table.made
    sums[2] += table.kaboot == table.buyer & 1
    sums[3] += mine
    sums[4] += theirs
    sums[5] += mine * mine
    sums[6] += theirs * theirs
    tally.points[contract, 0, min(mine, POINTS_BINS - 1)] += 1
    tally.points[contract, 1, min(theirs, POINTS_BINS - 1)] += 1


@helper
def seat_stages(table: np.record, seat: int, project: int) -> int:
    """Give what a seat has of a project: bits held 1, declared 2, scored 4."""
    if project == BALOOT:
        return 0
    kind = project + 1
    stages = table.projects_held[seat] >> kind & 1
    for place in range(2):
        if table.project_kind[seat, place] == kind:
            stages |= 2
            if table.project_points[seat & 1]:
                stages |= 4
    return stages


@helper
def seat_points(table: np.record, seat: int, kind: int) -> int:
    """Give the points that a seat scores for its projects of one kind, before any factor or transfer."""
    points = 0
    if table.project_points[seat & 1]:
        for place in range(2):
            if table.project_kind[seat, place] == kind:
                points += POINTS[table.contract, kind]
    return points


@helper
def baloot_stages(table: np.record, seat: int) -> int:
    """Give what a seat has of Baloot: held, and scored (hence declared) unless a four of a kind takes it in."""
    if table.trump == NOBODY:
        return 0
    cards = 0x60 << 8 * table.trump
    if table.hands[seat] & cards != cards:
        return 0
    return 7 if table.baloot[seat & 1] else 1


@helper
def count_stages(tally: np.record, contract: int, project: int, counted_per: int, stages: int, points: int) -> None:
    """Add one player, team or deal to the counts of a project."""
    counts = tally.projects[contract, project, counted_per]
    counts[0] += stages & 1
    counts[1] += stages >> 1 & 1
    counts[2] += stages >> 2 & 1
    tally.project_points[contract, project, counted_per] += points
    tally.project_points_squared[contract, project, counted_per] += points * points


@helper
def count_project(tally: np.record, table: np.record, contract: int, project: int) -> None:
    """Add a hand to one project's counts per player, team and deal."""
    deal, deal_points = 0, 0
    for team in range(2):
        both, team_points = 0, 0
        for seat in range(team, 4, 2):
            if project == BALOOT:
                stages = baloot_stages(table, seat)
                points = BALOOT_POINTS if stages & 4 else 0
            else:
                stages = seat_stages(table, seat, project)
                points = seat_points(table, seat, project + 1)
            if stages:
                count_stages(tally, contract, project, 0, stages, points)
            both |= stages
            team_points += points
        if both:
            count_stages(tally, contract, project, 1, both, team_points)
        deal |= both
        deal_points += team_points
    if deal:
        count_stages(tally, contract, project, 2, deal, deal_points)


@helper
def baloot_held(table: np.record) -> bool:
    """Say whether anybody has Baloot."""
    stages = 0
    for seat in range(4):
        stages |= baloot_stages(table, seat)
    return stages != 0


@helper
def count_hand(tally: np.record, table: np.record) -> None:
    """Add one deal, bought or void."""
    rank = table.mushtara & 7
    tally.deals[rank] += 1
    if table.void != NOT_VOID:
        if table.auction_round == 1:
            tally.kawesh[rank] += 1
        else:
            tally.wala[rank] += 1
        return
    contract = contract_of(table)
    count_buy(tally, table, contract)
    held = table.projects_held[0] | table.projects_held[1] | table.projects_held[2] | table.projects_held[3]
    for project in range(BALOOT):
        if held >> (project + 1) & 1:
            count_project(tally, table, contract, project)
    if baloot_held(table):
        count_project(tally, table, contract, BALOOT)
