"""The table of proved bounds: what is known of the value at the start of a trick.

A bucket keeps a few entries, each one word: the cards held, a mark (leader and some bits of the sequences' word), and
the proved bounds of the Abnat that the buyer's team still takes. A bound proved for other cards with the same owner
sequences holds here too, loosened by the Abnat difference (see ``sequences``).
"""

from typing import Any, Final

from simulator.kernels.bits import popcount
from simulator.kernels.compilation import helper, inlined
from simulator.kernels.solver.layout import BUCKET_ENTRIES, BUCKETS
from simulator.kernels.solver.sequences import (
    CODE_BITS,
    LESS_SHIFT,
    same_sequences,
    sequences_word,
    twin_differences,
)

HELD_MASK: Final = 0xFFFFFFFF
BYTE_MASK: Final = 0xFF
LOW_SHIFT: Final = 32
HIGH_SHIFT: Final = 40
MARK_SHIFT: Final = 48
TAG_BITS: Final = 13
TAG_MASK: Final = (1 << TAG_BITS) - 1


@helper
def find_place(desk: Any, moment: Any) -> None:
    """Find where the table keeps a moment, and by what mark."""
    word = sequences_word(desk, moment.held) >> CODE_BITS
    moment.mark = (word & TAG_MASK) << 2 | moment.seat
    moment.bucket = (word >> TAG_BITS & (BUCKETS - 1)) * BUCKET_ENTRIES


@inlined
def narrow_by_table(desk: Any, moment: Any, target: int) -> None:
    """Narrow the moment's bounds by what the table knows, until they say on which side of ``target`` the value lies."""
    find_place(desk, moment)
    for slot in range(moment.bucket, moment.bucket + BUCKET_ENTRIES):
        entry = desk.bounds[slot]
        if entry >> MARK_SHIFT == moment.mark:
            _narrow_by_entry(desk, moment, entry)
            if moment.low >= target or moment.high < target:
                return


@inlined
def _narrow_by_entry(desk: Any, moment: Any, entry: int) -> None:
    """Narrow the moment's bounds by those of an entry, if its owner sequences are the same."""
    other = entry & HELD_MASK
    low = entry >> LOW_SHIFT & BYTE_MASK
    high = entry >> HIGH_SHIFT & BYTE_MASK
    if other != moment.held:
        if not same_sequences(desk, moment.held, other):
            return
        difference = twin_differences(desk.trumps, moment.held, other)
        low -= difference >> LESS_SHIFT
        high += difference & BYTE_MASK
    moment.low = max(moment.low, low)
    moment.high = min(moment.high, high)


@inlined
def keep_bounds(desk: Any, moment: Any) -> None:
    """Store the moment's bounds in its own entry, or in that of the position with the fewest cards."""
    chosen = moment.bucket
    fewest = HELD_MASK
    for slot in range(moment.bucket, moment.bucket + BUCKET_ENTRIES):
        entry = desk.bounds[slot]
        if entry & HELD_MASK == moment.held and entry >> MARK_SHIFT == moment.mark:
            chosen = slot
            break
        cards = popcount(entry & HELD_MASK)
        if cards < fewest:
            fewest = cards
            chosen = slot
    desk.bounds[chosen] = moment.held | moment.low << LOW_SHIFT | moment.high << HIGH_SHIFT | moment.mark << MARK_SHIFT
