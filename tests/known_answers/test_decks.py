"""Decks are uniform, fixed by seed and number, and unrelated to their neighbours."""

import numpy as np
import pytest
from scipy.stats import chi2

from simulator.kernels.decks import MUSHTARA_PLACE
from simulator.notation import format_cards
from simulator.seeding import keys_of_hands, keys_of_matches
from tests.known_answers.streams import deal_decks

CARDS = 32
DECKS = 400_000
DEAL_42_17 = "9D 8D AS TD 9H 7D KH KD KS 8S 8H 7H 8C 7C JC TH QC AH TC JS QS JD QH AC QD TS 9S KC 9C JH 7S AD"
FALSE_ALARM = 1e-9
"""How rarely sound decks would fail; the seeds are fixed, so a test that passes always passes."""


def decks_of(seed: int, count: int, first: int = 0) -> np.ndarray:
    decks = np.zeros((count, CARDS), np.int64)
    deal_decks(keys_of_hands(seed).deck, first, decks)
    return decks


@pytest.fixture(scope="module")
def decks() -> np.ndarray:
    return decks_of(2024, DECKS)


def assert_even(counts: np.ndarray, freedom: int, scale: float = 1.0) -> None:
    """Compare cells that are equally likely with chi-square, neither too uneven nor too even."""
    expected = counts.sum() / counts.size
    statistic = scale * float(((counts - expected) ** 2 / expected).sum())
    assert chi2.isf(1 - FALSE_ALARM, freedom) < statistic < chi2.isf(FALSE_ALARM, freedom)


def test_every_deck_holds_each_card_once(decks: np.ndarray) -> None:
    assert (np.sort(decks, axis=1) == np.arange(CARDS)).all()


def test_every_card_is_equally_likely_at_every_place(decks: np.ndarray) -> None:
    """Rows and columns of the counts are fixed, so 31 × 31 are free, and the variance is 32/31 of a free cell's."""
    counts = np.zeros((CARDS, CARDS), np.int64)
    for place in range(CARDS):
        counts[place] = np.bincount(decks[:, place], minlength=CARDS)
    assert_even(counts, freedom=31 * 31, scale=31 / 32)


@pytest.mark.parametrize(
    ("one", "other"), [(0, 1), (1, 2), (7, 8), (15, 16), (19, 20), (20, 21), (23, 24), (0, 20), (0, 31), (30, 31)]
)
def test_every_pair_of_cards_is_equally_likely_at_two_places(decks: np.ndarray, one: int, other: int) -> None:
    counts = np.bincount(decks[:, one] * CARDS + decks[:, other], minlength=CARDS * CARDS).reshape(CARDS, CARDS)
    assert not counts.diagonal().any()
    pairs = counts[~np.eye(CARDS, dtype=bool)]
    assert_even(pairs, freedom=pairs.size - 1)


@pytest.mark.parametrize("place", [0, 8, MUSHTARA_PLACE, 31])
def test_decks_of_neighbour_numbers_are_unrelated(decks: np.ndarray, place: int) -> None:
    together = decks[::2, place] * CARDS + decks[1::2, place]
    assert_even(np.bincount(together, minlength=CARDS * CARDS), freedom=CARDS * CARDS - 1)


@pytest.mark.parametrize("place", [0, MUSHTARA_PLACE, 31])
def test_decks_of_neighbour_seeds_are_unrelated(place: int) -> None:
    seeds = 8_000
    cards = np.array([decks_of(seed, 1)[0, place] for seed in range(seeds)])
    difference = (cards[1::2] - cards[::2]) % CARDS
    assert_even(np.bincount(difference, minlength=CARDS), freedom=CARDS - 1)


def test_a_fixed_deal_for_a_fixed_seed() -> None:
    assert format_cards(decks_of(42, 1, first=17)[0].tolist()) == DEAL_42_17
    assert format_cards(decks_of(42, 30)[17].tolist()) == DEAL_42_17


def test_a_match_has_decks_of_its_own() -> None:
    assert keys_of_hands(42).deck != keys_of_matches(42).deck
    assert keys_of_hands(42).deck != keys_of_hands(43).deck
