"""SplitMix64 against its published values, and the numbers drawn from it."""

import numpy as np
import pytest
from scipy.stats import chi2

from simulator.kernels.randomness import STREAM_DTYPE
from tests.known_answers.streams import count_below, draw_picks, draw_uniform, draw_words

FALSE_ALARM = 1e-9
"""How rarely sound numbers would fail; the seeds are fixed, so a test that passes always passes."""

DRAWS = 700_000


def stream(state: int | None = None, key: int = 11, number: int = 5) -> np.recarray:
    """A fresh stream, or one that stands at a state."""
    streams = np.zeros(1, STREAM_DTYPE).view(np.recarray)
    streams["key"], streams["number"] = key, number
    if state is not None:
        streams["state"], streams["started"] = state, 1
    return streams


def words_of(streams: np.recarray, count: int) -> list[int]:
    words = np.zeros(count, np.uint64)
    draw_words(streams, words)
    return words.tolist()


def test_splitmix64_gives_its_published_values() -> None:
    assert words_of(stream(state=1234567), 5) == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_a_stream_follows_from_key_and_number_alone() -> None:
    assert words_of(stream(key=3, number=9), 4) == words_of(stream(key=3, number=9), 4)
    assert words_of(stream(key=3, number=9), 4) != words_of(stream(key=4, number=9), 4)


def test_streams_of_neighbour_numbers_share_no_words() -> None:
    """Without the first mix a stream would be its neighbour, one word later."""
    drawn = [word for number in range(50) for word in words_of(stream(number=number), 200)]
    assert len(set(drawn)) == len(drawn)


def assert_even(counts: np.ndarray) -> None:
    expected = counts.sum() / counts.size
    statistic = float(((counts - expected) ** 2 / expected).sum())
    freedom = counts.size - 1
    assert chi2.isf(1 - FALSE_ALARM, freedom) < statistic < chi2.isf(FALSE_ALARM, freedom)


@pytest.mark.parametrize("count", [2, 7, 32])
def test_whole_numbers_are_drawn_evenly(count: int) -> None:
    counts = np.zeros(count, np.int64)
    count_below(stream(number=count), count, DRAWS, counts)
    expected = DRAWS / count
    assert float(((counts - expected) ** 2 / expected).sum()) < chi2.isf(FALSE_ALARM, count - 1)


def test_uniform_numbers_fill_the_interval_evenly() -> None:
    numbers = np.zeros(DRAWS)
    draw_uniform(stream(), numbers)
    assert numbers.min() >= 0
    assert numbers.max() < 1
    assert_even(np.histogram(numbers, bins=100, range=(0, 1))[0])


def test_picks_are_the_bits_of_the_choices_drawn_evenly() -> None:
    choices = 0b1010_0000_0000_1001_0001
    picks = np.zeros(DRAWS, np.int64)
    draw_picks(stream(), choices, picks)
    bits, counts = np.unique(picks, return_counts=True)
    assert bits.tolist() == [1 << bit for bit in range(20) if choices >> bit & 1]
    assert ((counts - DRAWS / bits.size) ** 2).sum() * bits.size / DRAWS < chi2.isf(FALSE_ALARM, bits.size - 1)
