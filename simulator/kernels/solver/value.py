"""The entries of the solver: is a target within reach, what is a position worth, what is each card worth.

The value lies between nothing and all that is left. One search halves what is open, and often more, because its answer
is a bound that may lie beyond the target; the table of proved bounds is kept from one search to the next.
"""

from typing import Any, Final

from numba import int64, void

from simulator.kernels.bits import lowest_index
from simulator.kernels.card_sets import lowest_card, to_natural_order
from simulator.kernels.compilation import helper, kernel
from simulator.kernels.solver.choosing import legal_cards
from simulator.kernels.solver.layout import DESK, POSITION
from simulator.kernels.solver.playing import play, set_up
from simulator.kernels.solver.search import search


@helper
def value_between(desk: Any, number: int, low: int, high: int) -> int:
    """Find by bisection the value at a moment, known to lie from ``low`` to ``high``."""
    while low < high:
        target = (low + high + 1) >> 1
        bound = search(desk, number, target)
        if bound >= target:
            low = bound
        else:
            high = bound
    return low


NO_PLACE: Final = -1


@kernel(int64(DESK, POSITION))
def illegal_place(desk: Any, position: Any) -> int:
    """Give the place of the first card on the table that breaks the rules, NO_PLACE where none does."""
    for place in range(set_up(desk, position)):
        moment = desk.moments[place]
        card = moment.held & ~desk.moments[place + 1].held
        if legal_cards(desk, moment) & card == 0:
            return place
    return NO_PLACE


@kernel(int64(DESK, POSITION, int64))
def reaches(desk: Any, position: Any, target: int) -> int:
    """Say (1 or 0) whether the buyer's team can still take ``target`` Abnat."""
    number = set_up(desk, position)
    return 1 if search(desk, number, target) >= target else 0


@kernel(int64(DESK, POSITION))
def position_value(desk: Any, position: Any) -> int:
    """Give the Abnat that the buyer's team still takes."""
    number = set_up(desk, position)
    return value_between(desk, number, 0, desk.moments[number].to_come)


@kernel(void(DESK, POSITION[::1], int64[::1]))
def position_values(desk: Any, positions: Any, values: Any) -> None:
    """Write the value of each position."""
    for each in range(positions.size):
        number = set_up(desk, positions[each])
        values[each] = value_between(desk, number, 0, desk.moments[number].to_come)


@kernel(int64(DESK, POSITION, int64[::1]))
def card_values(desk: Any, position: Any, values: Any) -> int:
    """Write the value of each legal card at its number; give the set of legal cards, natural order."""
    number = set_up(desk, position)
    to_come = desk.moments[number].to_come
    legal = legal_cards(desk, desk.moments[number])
    cards = legal
    while cards:
        card = lowest_card(cards)
        cards ^= card
        gained = play(desk, number, card)
        value = gained + value_between(desk, number + 1, 0, to_come - gained)
        values[lowest_index(to_natural_order(card, position.trump))] = value
    return to_natural_order(legal, position.trump)
