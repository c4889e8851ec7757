"""Kernels that count over all sets of cards, through the very functions that find projects in a hand."""

from typing import Any

import numpy as np
from numba import types

from simulator.calls import HUNDRED, KAWESH
from simulator.kernels.auction_choices import kawesh_choice
from simulator.kernels.compilation import kernel
from simulator.kernels.option_codes import RULES
from simulator.kernels.projects import RUN_KIND, declare, find_baloot, four_of_a_kind
from simulator.kernels.scoring import FIGURES
from simulator.kernels.table import TABLE

DECK_END = 1 << 32

_TABLES = types.Array(TABLE, 1, "C")
_FIGURES = types.Array(FIGURES, 1, "C")
_RULES = types.Array(RULES, 1, "C")


@kernel(types.void(_TABLES, _FIGURES, _RULES, types.int64[::1], types.int64[::1]))
def count_held(tables: Any, figures: Any, rules: Any, held: Any, best: Any) -> None:
    """Count over all C(32, 8) hands of South how many hold each kind of project, and which kind is declared."""
    table = tables[0]
    cards = 0xFF
    while cards < DECK_END:
        table.hands[0] = cards
        table.projects_held[0] = 0
        for place in range(2):
            table.project_kind[0, place] = 0
            table.project_order[0, place] = 0
            table.project_cards[0, place] = 0
        declare(table, 0, rules[0])
        for kind in range(held.size):
            held[kind] += table.projects_held[0] >> kind & 1
        best[table.project_kind[0, 0]] += 1
        lowest = cards & -cards
        carried = cards + lowest
        cards = carried | (((carried ^ cards) >> 2) // lowest)


@kernel(types.void(types.int64[::1]))
def count_hundreds(counts: Any) -> None:
    """Count over all C(32, 8) hands: a run of five or more, four of a kind of A K Q J 10, four Aces, both."""
    cards = 0xFF
    while cards < DECK_END:
        run = False
        for suit in range(4):
            byte = cards >> 8 * suit & 0xFF
            run |= RUN_KIND[byte, 0] == HUNDRED or RUN_KIND[byte, 1] == HUNDRED
        fours = four_of_a_kind(cards)
        counts[0] += 1 if run else 0
        counts[1] += 1 if fours else 0
        counts[2] += 1 if fours & 0x80 else 0
        counts[3] += 1 if run and fours else 0
        lowest = cards & -cards
        carried = cards + lowest
        cards = carried | (((carried ^ cards) >> 2) // lowest)


@kernel(types.int64(_TABLES, _FIGURES, _RULES, types.int64))
def count_baloot(tables: Any, figures: Any, rules: Any, trump: int) -> int:
    """Count over all C(32, 8) hands of South those that score Baloot with this trump suit."""
    table = tables[0]
    table.trump = trump
    found = 0
    cards = 0xFF
    while cards < DECK_END:
        table.hands[0] = cards
        table.baloot[0] = 0
        find_baloot(table, rules[0])
        found += 1 if table.baloot[0] else 0
        lowest = cards & -cards
        carried = cards + lowest
        cards = carried | (((carried ^ cards) >> 2) // lowest)
    return found


@kernel(types.int64(_TABLES))
def count_kawesh(tables: Any) -> int:
    """Count over all C(32, 5) first packets those that may say Kawesh."""
    table = tables[0]
    found = 0
    cards = 0x1F
    while cards < DECK_END:
        table.hands[0] = cards
        table.dealer = 3
        found += 1 if kawesh_choice(table, 0, True) == KAWESH else 0
        lowest = cards & -cards
        carried = cards + lowest
        cards = carried | (((carried ^ cards) >> 2) // lowest)
    return found


def zeros(size: int) -> np.ndarray:
    """Room for counts."""
    return np.zeros(size, np.int64)
