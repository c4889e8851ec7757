"""The entries of the solver: whether a target is within reach, the value of a position, the value of each card.

One search says on which side of a target the value lies, and often more, because its answer is a bound that may lie
beyond the target. The table of proved bounds is kept from one search of a position to the next.
"""

from typing import Any, Final

from numba import int64, void

from simulator.kernels.bits import lowest_index
from simulator.kernels.card_sets import lowest_card, to_natural_order
from simulator.kernels.compilation import helper, kernel
from simulator.kernels.solver.choosing import legal_cards
from simulator.kernels.solver.layout import DESK, POSITION
from simulator.kernels.solver.playing import play
from simulator.kernels.solver.search import search
from simulator.kernels.solver.setting_up import set_up

NO_PLACE: Final = -1


@helper
def value_by_halves(desk: Any, number: int) -> int:
    """Find the value at a moment by bisection between nothing and all that is left."""
    low = 0
    high = desk.moments[number].to_come
    while low < high:
        target = (low + high + 1) >> 1
        bound = search(desk, number, target)
        if bound >= target:
            low = bound
        else:
            high = bound
    return low


@helper
def value_near(desk: Any, number: int, guess: int) -> int:
    """Find the value at a moment that is likely to be near ``guess``, by steps that double."""
    low = 0
    high = desk.moments[number].to_come
    target = guess
    step = 1
    while low < high:
        target = max(low + 1, min(high, target))
        bound = search(desk, number, target)
        if bound >= target:
            low = bound
            target = low + step
        else:
            high = bound
            target = high - step + 1
        step <<= 1
        if target <= low or target > high:
            target = (low + high + 1) >> 1
    return low


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


@kernel(void(DESK, POSITION[::1], int64[::1]))
def position_values(desk: Any, positions: Any, values: Any) -> None:
    """Write the value of each position."""
    for each in range(positions.size):
        number = set_up(desk, positions[each])
        values[each] = value_by_halves(desk, number)


@kernel(int64(DESK, POSITION, int64[::1]))
def card_values(desk: Any, position: Any, values: Any) -> int:
    """Write the value of each legal card at its number; give the set of legal cards, natural order."""
    number = set_up(desk, position)
    legal = legal_cards(desk, desk.moments[number])
    cards = legal
    value = -1
    while cards:
        card = lowest_card(cards)
        cards ^= card
        gained = play(desk, number, card)
        if value < 0:
            value = gained + value_by_halves(desk, number + 1)
        else:
            value = gained + value_near(desk, number + 1, value - gained)
        values[lowest_index(to_natural_order(card, position.trump))] = value
    return to_natural_order(legal, position.trump)
