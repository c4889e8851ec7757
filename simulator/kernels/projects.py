"""Projects: what eight cards hold, what is declared, which team scores, and Baloot (RULES.md 7).

A project is a kind, its place in the order of RULES.md 7.5 and its cards in natural order. A suit's byte has at most
two runs, kept in tables by byte.
"""

from typing import Final

import numpy as np

from simulator.calls import CONTRACT_HOKM, CONTRACT_SUN, FIFTY, FOUR_HUNDRED, HUNDRED, NO_PROJECT, SIRA
from simulator.kernels import option_codes as code
from simulator.kernels.bits import highest_index
from simulator.kernels.compilation import helper
from simulator.kernels.table import NOBODY

POINTS: Final = np.array([[0, 4, 10, 20, 40], [0, 2, 5, 10, 0]], np.int64)
"""Points of each kind of project, none to Four Hundred, in Sun and in Hokm (RULES.md 7)."""

BALOOT_POINTS: Final = 2

RUN_STARTS: Final = 0x3F3F3F3F
"""Natural-order cards with two higher ones in their suit, where a run of three may start."""

FOUR_RANKS: Final = 0xF8
"""Ranks of which four are a project, 10 to Ace, in a suit's byte (RULES.md 7.1)."""

ONE_OF_EACH_SUIT: Final = 0x01010101
ACE: Final = 7
KING_AND_QUEEN: Final = 0x60
"""King and Queen in a suit's byte: Baloot, in trumps (RULES.md 7)."""

_KIND_OF_LENGTH: Final = (NO_PROJECT, NO_PROJECT, NO_PROJECT, SIRA, FIFTY, HUNDRED, HUNDRED, HUNDRED, HUNDRED)


def _runs(byte: int) -> list[tuple[int, int]]:
    """Find the maximal runs of three or more in a suit's byte: (kind, mask of the cards), highest first."""
    found = []
    rank = 7
    while rank >= 0:
        length = 0
        while rank - length >= 0 and byte >> (rank - length) & 1:
            length += 1
        if length >= 3:
            found.append((_KIND_OF_LENGTH[length], ((1 << length) - 1) << (rank - length + 1)))
        rank -= max(length, 1)
    return found


_TABLE: Final = [(_runs(byte) + [(NO_PROJECT, 0)] * 2)[:2] for byte in range(256)]
RUN_KIND: Final = np.array([[run[0] for run in runs] for runs in _TABLE], np.int64)
RUN_CARDS: Final = np.array([[run[1] for run in runs] for runs in _TABLE], np.int64)
RUN_TOP: Final = np.array([[run[1].bit_length() - 1 for run in runs] for runs in _TABLE], np.int64)
"""For each byte its (at most two) runs, shape (256, 2): kind, cards, and rank of the top card."""


@helper
def four_of_a_kind(hand: int) -> int:
    """Give the ranks, as bits of a byte, of which the hand holds all four and four are a project."""
    return hand & hand >> 8 & hand >> 16 & hand >> 24 & FOUR_RANKS


@helper
def four_kind(rank: int, contract: int) -> int:
    """Give the kind of project that four of a rank are: four Aces are a Four Hundred in Sun (RULES.md 7)."""
    return FOUR_HUNDRED if rank == ACE and contract == CONTRACT_SUN else HUNDRED


@helper
def project_order(kind: int, top: int, is_run: bool, trump_run: bool, rules: np.record) -> int:
    """Give a project's place in the order of RULES.md 7.5, the seat left out: a greater number is better."""
    first = 0
    if kind == HUNDRED:
        if rules.hundred_order == code.HUNDRED_ORDER_SEQ_FIRST:
            first = 1 if is_run else 0
        elif rules.hundred_order == code.HUNDRED_ORDER_FOUR_FIRST:
            first = 0 if is_run else 1
    second = 1 if is_run and kind == HUNDRED else 0
    third = 1 if trump_run and rules.project_tie == code.PROJECT_TIE_TRUMP_THEN_SEAT else 0
    return kind << 8 | first << 6 | top << 2 | second << 1 | third


@helper
def keep(table: np.record, seat: int, place: int, kind: int, order: int, cards: int) -> None:
    """Declare a project as a seat's best (place 0) or second (place 1) if it is better than what stands there."""
    if order > table.project_order[seat, place]:
        table.project_kind[seat, place] = kind
        table.project_order[seat, place] = order
        table.project_cards[seat, place] = cards


@helper
def scan(table: np.record, seat: int, place: int, taken: int, rules: np.record) -> None:
    """Find a seat's best project that shares no card with ``taken``, and keep it (RULES.md 7.3, 7.5)."""
    hand = table.hands[seat]
    for suit in range(4):
        byte = hand >> 8 * suit & 0xFF
        for run in range(2):
            kind = RUN_KIND[byte, run]
            if kind == NO_PROJECT:
                break
            cards = RUN_CARDS[byte, run] << 8 * suit
            if not cards & taken:
                order = project_order(kind, RUN_TOP[byte, run], True, suit == table.trump, rules)
                keep(table, seat, place, kind, order, cards)
                table.projects_held[seat] |= 1 << kind
    fours = four_of_a_kind(hand)
    while fours:
        rank = highest_index(fours)
        fours ^= 1 << rank
        cards = ONE_OF_EACH_SUIT << rank
        if not cards & taken:
            kind = four_kind(rank, table.contract)
            keep(table, seat, place, kind, project_order(kind, rank, False, False, rules), cards)
            table.projects_held[seat] |= 1 << kind


@helper
def holds_project(cards: int) -> bool:
    """Say whether there is a run or four of a kind among some cards."""
    return cards & cards >> 1 & cards >> 2 & RUN_STARTS != 0 or four_of_a_kind(cards) != 0


@helper
def declare(table: np.record, seat: int, rules: np.record) -> bool:
    """Declare a seat's projects, if it holds any (RULES.md 7.3, 7.7)."""
    hand = table.hands[seat]
    if not holds_project(hand):
        return False
    scan(table, seat, 0, 0, rules)
    best = table.project_cards[seat, 0]
    if rules.projects_per_player == 2 and holds_project(hand & ~best):
        scan(table, seat, 1, best, rules)
    return True


@helper
def scoring_team(table: np.record, rules: np.record) -> int:
    """Give the team with the best single project, NOBODY where a tie is void (RULES.md 7.4, 7.5)."""
    best, team, tied = 0, NOBODY, False
    for position in range(4):
        seat = (table.dealer + 1 + position) & 3
        order = table.project_order[seat, 0]
        if order > best:
            best, team, tied = order, seat & 1, False
        elif order == best and best and seat & 1 != team:
            tied = True
    if tied and rules.project_tie == code.PROJECT_TIE_VOID:
        return NOBODY
    return team


@helper
def baloot_absorbed(table: np.record, seat: int, cards: int, rules: np.record) -> bool:
    """Say whether King or Queen lies in a declared project that takes the Baloot in (RULES.md 7.6)."""
    if rules.baloot_absorb == code.BALOOT_ABSORB_NEVER:
        return False
    for place in range(2):
        if table.project_kind[seat, place] == HUNDRED and table.project_cards[seat, place] & cards:
            suits = table.project_cards[seat, place]
            four = suits & suits >> 8 & suits >> 16 & suits >> 24
            if four or rules.baloot_absorb != code.BALOOT_ABSORB_FOUR_KIND:
                return True
    return False


@helper
def find_baloot(table: np.record, rules: np.record) -> None:
    """Give Baloot to the team of who holds King and Queen of trumps (RULES.md 7.6)."""
    if table.contract != CONTRACT_HOKM:
        return
    cards = KING_AND_QUEEN << 8 * table.trump
    for seat in range(4):
        if table.hands[seat] & cards == cards and not baloot_absorbed(table, seat, cards, rules):
            table.baloot[seat & 1] = BALOOT_POINTS
            table.baloot_holder = seat


@helper
def find_projects(table: np.record, rules: np.record) -> None:
    """Find what every seat declares, which team scores it, and Baloot (RULES.md 7)."""
    any_declared = False
    for seat in range(4):
        any_declared |= declare(table, seat, rules)
    if any_declared:
        team = scoring_team(table, rules)
        if team != NOBODY:
            for seat in range(team, 4, 2):
                for place in range(2):
                    table.project_points[team] += POINTS[table.contract, table.project_kind[seat, place]]
    find_baloot(table, rules)
