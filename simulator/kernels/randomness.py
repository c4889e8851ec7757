"""Counter-based random numbers: SplitMix64 (Steele, Lea and Flood 2014), a stream for every key and number.

A stream starts at mix(key + number × golden ratio); without that first mix neighbouring numbers would share words.
"""

from typing import Final

import numpy as np
from numba import from_dtype

from simulator.kernels.bits import multiply_high, nth, popcount
from simulator.kernels.compilation import inlined

GOLDEN_RATIO: Final = np.uint64(0x9E3779B97F4A7C15)
_FIRST_FACTOR: Final = np.uint64(0xBF58476D1CE4E5B9)
_SECOND_FACTOR: Final = np.uint64(0x94D049BB133111EB)
_SHIFT_27: Final = np.uint64(27)
_SHIFT_30: Final = np.uint64(30)
_SHIFT_31: Final = np.uint64(31)
_SHIFT_11: Final = np.uint64(11)
_TWO_TO_MINUS_53: Final = 2.0**-53

STREAM_DTYPE: Final = np.dtype(
    [("key", np.uint64), ("number", np.uint64), ("state", np.uint64), ("started", np.int64)], align=True
)
"""A stream: its key (seed, seat and kind of policy), the deal's number, the state, and whether that is set."""

STREAM: Final = from_dtype(STREAM_DTYPE)


@inlined
def mix(word: np.uint64) -> np.uint64:
    """Mix the bits of a uint64 (the output function of SplitMix64)."""
    word = (word ^ (word >> _SHIFT_30)) * _FIRST_FACTOR
    word = (word ^ (word >> _SHIFT_27)) * _SECOND_FACTOR
    return word ^ (word >> _SHIFT_31)


@inlined
def stream_start(key: np.uint64, number: np.uint64) -> np.uint64:
    """Give the state with which the stream of a key and a number begins."""
    return mix(key + number * GOLDEN_RATIO)


@inlined
def next_word(random: np.record) -> np.uint64:
    """Draw 64 random bits from a stream, which starts itself at the first draw."""
    if random.started == 0:
        random.state = stream_start(random.key, random.number)
        random.started = 1
    random.state += GOLDEN_RATIO
    return mix(random.state)


@inlined
def uniform(random: np.record) -> float:
    """Draw a number from 0 up to, not including, 1."""
    return np.float64(next_word(random) >> _SHIFT_11) * _TWO_TO_MINUS_53


@inlined
def below(random: np.record, count: int) -> int:
    """Draw a whole number from 0 up to, not including, ``count``."""
    return multiply_high(next_word(random), np.uint64(count))


@inlined
def pick(random: np.record, choices: int) -> int:
    """Draw one of the bits set in ``choices``, each equally often; ``choices`` must not be 0."""
    return nth(choices, below(random, popcount(choices)))
