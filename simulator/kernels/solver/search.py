"""The search: it answers whether the buyer's team can still take ``target`` Abnat from a moment on.

Fail-soft alpha-beta with a window of no width. The answer is a bound: at least ``target`` means that the buyer's team
takes at least as much as the answer, less than ``target`` that it takes at most as much.
"""

from typing import Any

from numba import int64

from simulator.kernels.compilation import helper, inlined, kernel
from simulator.kernels.solver.bounds import keep_bounds, narrow_by_table
from simulator.kernels.solver.choosing import choose
from simulator.kernels.solver.endings import narrow_by_ending
from simulator.kernels.solver.layout import DESK, WIDEST
from simulator.kernels.solver.ordering import CARD_MASK
from simulator.kernels.solver.playing import play
from simulator.kernels.solver.sure_winners import narrow_by_sure_winners


@helper
def settled(moment: Any, target: int) -> bool:
    """Say whether the bounds of a moment answer the question."""
    return moment.low >= target or moment.high < target


@inlined
def settled_without_search(desk: Any, moment: Any, target: int) -> bool:
    """Narrow the bounds at the start of a trick by all that is known; say whether they answer the question."""
    moment.low = 0
    moment.high = moment.to_come
    if moment.tricks <= 2:
        narrow_by_ending(desk, moment, target)
        return True
    narrow_by_table(desk, moment, target)
    if settled(moment, target):
        return True
    narrow_by_sure_winners(desk, moment, target)
    return settled(moment, target)


@helper
def proved(moment: Any, target: int) -> int:
    """Give the bound that answers the question."""
    return moment.low if moment.low >= target else moment.high


@kernel(int64(DESK, int64, int64))
def search(desk: Any, number: int, target: int) -> int:
    """Bound the Abnat that the buyer's team takes from moment ``number`` on, on the side of ``target`` it lies."""
    moment = desk.moments[number]
    if target <= 0:
        return 0
    if moment.to_come < target:
        return moment.to_come
    desk.searched += 1
    if moment.place == 0 and settled_without_search(desk, moment, target):
        return proved(moment, target)
    ours = moment.seat & 1 == 0
    best = 0 if ours else moment.to_come
    for choice in range(number * WIDEST, number * WIDEST + choose(desk, number)):
        gained = play(desk, number, desk.choices[choice] & CARD_MASK)
        value = gained + search(desk, number + 1, target - gained)
        best = max(best, value) if ours else min(best, value)
        if (best >= target) == ours:
            break
    if moment.place > 0:
        return best
    if best >= target:
        moment.low = max(moment.low, best)
    else:
        moment.high = min(moment.high, best)
    keep_bounds(desk, moment)
    return proved(moment, target)
