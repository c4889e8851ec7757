"""Play perfectly with all cards seen: an upper bound for both sides, and not what any player could do."""

from typing import Any

import numpy as np
from numba.extending import overload

from simulator.cards import CARDS_IN_DECK
from simulator.kernels.bits import lowest_index
from simulator.kernels.card_sets import to_natural_order, to_play_order
from simulator.kernels.compilation import helper
from simulator.kernels.solver.layout import DESK_DTYPE, POSITION_DTYPE, new_desk
from simulator.kernels.solver.value import card_values
from simulator.policy import play_policy


def new_position() -> np.recarray:
    """Give room for one position."""
    return np.zeros(1, POSITION_DTYPE).view(np.recarray)


@overload(new_desk)
def _overload_new_desk() -> Any:
    return lambda: np.zeros(1, DESK_DTYPE)


@overload(new_position)
def _overload_new_position() -> Any:
    return lambda: np.zeros(1, POSITION_DTYPE)


@helper
def describe(view: Any, position: Any) -> None:
    """Write what the view shows as a position of the solver; seats count from the player's own."""
    leader = (4 - view.cards_in_trick) & 3
    for seat in range(4):
        position.hands[seat] = to_natural_order(view.all_hands[seat], view.trump)
    position.trump = view.trump
    position.buyer = view.buyer
    position.locked = view.locked
    position.leader = leader
    position.trick_length = view.cards_in_trick
    for place in range(view.cards_in_trick):
        card = view.trick[(leader + place) & 3]
        position.trick[place] = lowest_index(to_natural_order(card, view.trump))
    position.must_trump = view.must_trump
    position.overtrump = view.overtrump
    position.under_trump = view.under_trump
    position.trump_lead_rise = view.trump_lead_rise


@play_policy(sees_all_cards=True)
def perfect_cards(view: Any, parameters: Any, random: Any, memory: Any) -> int:
    """Play a card with which one's own team takes most Abnat, both teams playing their best from there on."""
    position = new_position()
    describe(view, position[0])
    values = np.zeros(CARDS_IN_DECK, np.int64)
    cards = card_values(new_desk()[0], position[0], values)
    wanted = 1 if view.buyer & 1 == 0 else -1
    best, best_value = -1, -1000
    while cards:
        card = lowest_index(cards)
        cards &= cards - 1
        if wanted * values[card] > best_value:
            best, best_value = card, wanted * values[card]
    return to_play_order(1 << best, view.trump)
