"""Kernels that draw words and decks for the tests of randomness."""

from typing import Any

import numpy as np
from numba import types

from simulator.kernels.compilation import kernel
from simulator.kernels.decks import finish_deck, start_deck
from simulator.kernels.randomness import STREAM, below, next_word, pick, uniform

_STREAMS = types.Array(STREAM, 1, "C")


@kernel(types.void(_STREAMS, types.uint64[::1]))
def draw_words(streams: Any, words: Any) -> None:
    """Draw words from the first stream."""
    for place in range(words.size):
        words[place] = next_word(streams[0])


@kernel(types.void(_STREAMS, types.float64[::1]))
def draw_uniform(streams: Any, numbers: Any) -> None:
    """Draw numbers from 0 to 1."""
    for place in range(numbers.size):
        numbers[place] = uniform(streams[0])


@kernel(types.void(_STREAMS, types.int64, types.int64, types.int64[::1]))
def count_below(streams: Any, count: int, draws: int, counts: Any) -> None:
    """Count how often each whole number below ``count`` is drawn."""
    for _ in range(draws):
        counts[below(streams[0], count)] += 1


@kernel(types.void(_STREAMS, types.int64, types.int64[::1]))
def draw_picks(streams: Any, choices: int, picks: Any) -> None:
    """Draw bits of a set of choices."""
    for place in range(picks.size):
        picks[place] = pick(streams[0], choices)


@kernel(types.void(types.uint64, types.int64, types.int64[:, ::1]))
def deal_decks(key: int, first: int, decks: Any) -> None:
    """Shuffle the decks of consecutive numbers, one a row."""
    for place in range(decks.shape[0]):
        state = start_deck(decks[place], key, np.uint64(first + place))
        finish_deck(decks[place], state)
