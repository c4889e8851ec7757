"""Every trick to one team: a question of tricks, not of Abnat, since a trick may carry none (RULES.md 8.8).

One lost trick ends a line, so that nearly every line is short. Whether two cards are neighbours, and which tricks are
sure, is not a matter of Abnat; so the reductions and the table of bounds serve here too. Twins (see ``sequences``) take
exactly the same tricks: an entry says yes or no for all of them.
"""

from typing import Any, Final

from numba import boolean, int64

from simulator.kernels.compilation import helper, kernel
from simulator.kernels.solver.bounds import HELD_MASK, LOW_SHIFT, MARK_SHIFT, find_place, keep_bounds
from simulator.kernels.solver.choosing import choose
from simulator.kernels.solver.layout import BUCKET_ENTRIES, DESK, POSITION, WIDEST
from simulator.kernels.solver.ordering import CARD_MASK
from simulator.kernels.solver.playing import play
from simulator.kernels.solver.sequences import same_sequences
from simulator.kernels.solver.setting_up import set_up
from simulator.kernels.solver.sure_winners import quick_winners

UNKNOWN: Final = -1


@helper
def known_sweep(desk: Any, moment: Any, sweepers: int) -> int:
    """Say (1 or 0) whether the sweepers take all tricks from the start of one, UNKNOWN where a search is needed."""
    if moment.seat & 1 == sweepers and not desk.locked:
        for enters in range(2):
            if quick_winners(desk, moment, moment.seat + 2 * enters, enters == 1)[0] >= moment.tricks:
                return 1
    find_place(desk, moment)
    for slot in range(moment.bucket, moment.bucket + BUCKET_ENTRIES):
        entry = desk.bounds[slot]
        if entry >> MARK_SHIFT == moment.mark and same_sequences(desk, moment.held, entry & HELD_MASK):
            return entry >> LOW_SHIFT & 1
    return UNKNOWN


@kernel(boolean(DESK, int64, int64))
def sweeps(desk: Any, number: int, sweepers: int) -> bool:
    """Say whether the sweepers (0 the buyer's team, 1 the others) take every trick from moment ``number`` on."""
    moment = desk.moments[number]
    if moment.place == 0:
        if number > 0 and moment.seat & 1 != sweepers:
            return False  # the trick just finished was lost
        if moment.tricks == 0:
            return True
        known = known_sweep(desk, moment, sweepers)
        if known != UNKNOWN:
            return known == 1
    choosing = moment.seat & 1 == sweepers
    answer = not choosing
    for choice in range(number * WIDEST, number * WIDEST + choose(desk, number)):
        play(desk, number, desk.choices[choice] & CARD_MASK)
        if sweeps(desk, number + 1, sweepers) == choosing:
            answer = choosing
            break
    if moment.place == 0:
        moment.low = 1 if answer else 0
        moment.high = moment.low
        keep_bounds(desk, moment)
    return answer


@kernel(boolean(DESK, POSITION, int64))
def takes_all(desk: Any, position: Any, sweepers: int) -> bool:
    """Say whether a team (0 the buyer's, 1 the others) can take every trick that is left."""
    return sweeps(desk, set_up(desk, position), sweepers)
