"""Adding a hand to the sums of a tally."""

from typing import Final

import numpy as np

from simulator.calls import NOT_VOID
from simulator.kernels.compilation import helper
from simulator.kernels.projects import BALOOT_POINTS, KING_AND_QUEEN, POINTS
from simulator.kernels.table import NOBODY
from simulator.kernels.tally import ASHKAL, BALOOT, DEAL, MOST_TRUMPS, PLAYER, POINTS_BINS, TEAM

HELD: Final = 1
DECLARED: Final = 2
SCORED: Final = 4
"""Stages of a project, a bit each: in the eight cards, among what is declared, after the comparison of the teams."""


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
    buys = tally.buys[
        contract,
        table.auction_round - 1,
        position,
        table.level - 1,
        table.mushtara & 7,
        min(table.trump_length, MOST_TRUMPS),
    ]
    buys.hands += 1
    buys.made += table.made
    buys.kaboot += table.kaboot == table.buyer & 1
    buys.points_buyer += mine
    buys.points_other += theirs
    buys.points_buyer_squared += mine * mine
    buys.points_other_squared += theirs * theirs
    tally.points[contract, 0, min(mine, POINTS_BINS - 1)] += 1
    tally.points[contract, 1, min(theirs, POINTS_BINS - 1)] += 1


@helper
def seat_stages(table: np.record, seat: int, project: int) -> int:
    """Give the stages that a project of a seat's has come to, as bits."""
    kind = project + 1
    stages = table.projects_held[seat] >> kind & 1
    for place in range(2):
        if table.project_kind[seat, place] == kind:
            stages |= DECLARED
            if table.project_points[seat & 1]:
                stages |= SCORED
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
    cards = KING_AND_QUEEN << 8 * table.trump
    if table.hands[seat] & cards != cards:
        return 0
    return HELD | DECLARED | SCORED if table.baloot[seat & 1] else HELD


@helper
def count_stages(tally: np.record, contract: int, project: int, counted_per: int, stages: int, points: int) -> None:
    """Add one player, team or deal to the counts of a project."""
    counts = tally.projects[contract, project, counted_per]
    counts.held += 1 if stages & HELD else 0
    counts.declared += 1 if stages & DECLARED else 0
    counts.scored += 1 if stages & SCORED else 0
    counts.points += points
    counts.points_squared += points * points


@helper
def count_project(tally: np.record, table: np.record, contract: int, project: int) -> None:
    """Add a hand to one project's counts per player, team and deal."""
    deal, deal_points = 0, 0
    for team in range(2):
        both, team_points = 0, 0
        for seat in range(team, 4, 2):
            if project == BALOOT:
                stages = baloot_stages(table, seat)
                points = BALOOT_POINTS if stages & SCORED else 0
            else:
                stages = seat_stages(table, seat, project)
                points = seat_points(table, seat, project + 1)
            if stages:
                count_stages(tally, contract, project, PLAYER, stages, points)
            both |= stages
            team_points += points
        if both:
            count_stages(tally, contract, project, TEAM, both, team_points)
        deal |= both
        deal_points += team_points
    if deal:
        count_stages(tally, contract, project, DEAL, deal, deal_points)


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
