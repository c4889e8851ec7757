"""Whole matches: hands until a team reaches the target (RULES.md 9)."""

from typing import Final

import numpy as np
from numba import from_dtype, types

from simulator.calls import NOT_VOID, VOID_KAWESH
from simulator.kernels import option_codes as code
from simulator.kernels.compilation import helper, kernel
from simulator.kernels.hand import play_hand
from simulator.kernels.option_codes import RULES
from simulator.kernels.randomness import mix, stream_start
from simulator.kernels.scoring import FIGURES
from simulator.kernels.table import DEALS_A_MATCH, FAIR, NOBODY, TABLE, UNFINISHED

MATCH_FIELDS: Final = ("match_number", "first_dealer", "deals", "hands", "winner", "score_ns", "score_ew", "gahwa")
MATCH_DTYPE: Final = np.dtype([(name, np.int64) for name in MATCH_FIELDS], align=True)
"""One match: ``deals`` with the void ones, ``hands`` without, ``winner`` 0 NS or 1 EW, ``gahwa`` 1 if that ended it."""

MATCH: Final = from_dtype(MATCH_DTYPE)


@helper
def first_dealer(key: np.uint64, match: int) -> np.int64:
    """Draw the first dealer of a match (RULES.md 2.1): from the stream that the match's first deck does not use."""
    return np.int64(mix(stream_start(~key, np.uint64(match)))) & 3


@helper
def winner_at(table: np.record, target: int) -> int:
    """Give the team that has won, NOBODY while the match goes on or stands equal (RULES.md 9.1, 9.2)."""
    if table.match != NOBODY:
        return table.match
    north, east = table.score[0], table.score[1]
    if max(north, east) < target or north == east:
        return NOBODY
    return 0 if north > east else 1


@helper
def add_points(table: np.record, target: int) -> None:
    """Add a hand's points to the match score; Gahwa sets the winner's to the target (RULES.md 8.9)."""
    if table.match != NOBODY:
        table.score[table.match] = target
        return
    for team in range(2):
        table.score[team] += table.points[team]


@helper
def play_match(table: np.record, figures: np.record, rules: np.record, row: np.record, deals: int) -> None:
    """Play the match that a row names, or its first ``deals`` deals."""
    table.score[0] = 0
    table.score[1] = 0
    dealer = first_dealer(table.deck_key, row.match_number)
    row.first_dealer = dealer
    table.dealer = dealer
    row.hands = 0
    row.gahwa = 0
    row.winner = NOBODY
    for deal in range(deals):
        table.number = row.match_number * DEALS_A_MATCH + deal
        play_hand(table, figures, rules)
        row.deals = deal + 1
        if table.status != FAIR:
            return
        if table.void == NOT_VOID:
            row.hands += 1
            add_points(table, rules.target)
            row.winner = winner_at(table, rules.target)
            if row.winner != NOBODY:
                row.gahwa = 0 if table.match == NOBODY else 1
                return
        if table.void != VOID_KAWESH or rules.kawesh_dealer != code.KAWESH_DEALER_SAME:
            dealer = (dealer + 1) & 3
            table.dealer = dealer


_SIGNATURE = (
    types.Array(TABLE, 1, "C"),
    types.Array(FIGURES, 1, "C"),
    types.Array(RULES, 1, "C"),
    types.Array(MATCH, 1, "C"),
    types.int64,
)


@kernel(types.int64(*_SIGNATURE))
def play_matches(tables: np.recarray, figures: np.recarray, rules: np.recarray, rows: np.recarray, deals: int) -> int:
    """Play one match for every row, whose number it names.

    Parameters
    ----------
    deals
        The most deals of a match. A match that has not ended by then is unfinished; the table shows its last deal.

    Returns
    -------
    int
        How many matches ended; fewer than there are rows where one did not, or a policy chose what was not allowed.
    """
    table = tables[0]
    for place in range(rows.size):
        row = rows[place]
        play_match(table, figures[0], rules[0], row, deals)
        if row.winner == NOBODY:
            if table.status == FAIR:
                table.status = UNFINISHED
            return place
        row.score_ns = table.score[0]
        row.score_ew = table.score[1]
    return rows.size
