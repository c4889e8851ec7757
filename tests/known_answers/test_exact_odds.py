"""Exact odds of projects, Baloot and Kawesh, counted over all sets of cards (RULES.md 3.6 and 7)."""

from math import comb

import numpy as np
import pytest

from simulator.calls import CONTRACT_HOKM, CONTRACT_SUN, FIFTY, FOUR_HUNDRED, HUNDRED, NO_PROJECT, SIRA
from simulator.policy import Strategy
from simulator.project_odds import exact_project_odds
from simulator.rules import Rules
from simulator.seating import PlayedTable
from simulator.seeding import keys_of_hands
from strategies.bidding.always_pass import always_pass
from strategies.playing.random_cards import random_cards
from strategies.raising.never_raise import never_raise
from tests.known_answers.counting import count_baloot, count_held, count_hundreds, count_kawesh, zeros

HANDS = 10_518_300

RUN_OF_THREE = 2_021_520
RUN_OF_FOUR = 319_650
RUN_OF_FIVE_OR_MORE = 42_900
FOUR_OF_A_KIND = 102_365
FOUR_ACES = 20_475

FOUR_OF_ANOTHER = 4 * comb(28, 4) - comb(4, 2)
"""Four Kings, Queens, Jacks or 10s; two of them fill a hand."""

RUN_OF_FIVE_AND_FOUR = 4 * (5 + 4 + 3 + 2)
"""In each suit: A-10 with a four of any of its five ranks, K-9, Q-8 and J-7 with fewer; run and four share a card."""

RUN_AND_FOUR_ACES = 4
"""Of those, the runs from the Ace."""


def table_of(contract: int, trump: int = -1, **options: str) -> PlayedTable:
    bas = Strategy("bas", always_pass, never_raise, random_cards)
    table = PlayedTable([bas] * 4, Rules(**options), keys_of_hands(0))
    table.table["contract"] = contract
    table.table["trump"] = trump
    return table


def held_in(contract: int, trump: int) -> tuple[np.ndarray, np.ndarray]:
    held, best = zeros(FOUR_HUNDRED + 1), zeros(FOUR_HUNDRED + 1)
    count_held(*table_of(contract, trump).arguments, held, best)
    return held, best


def test_hands_of_eight_cards() -> None:
    assert comb(32, 8) == HANDS


def test_runs_of_five_and_fours_of_a_kind() -> None:
    counts = zeros(4)
    count_hundreds(counts)
    assert counts.tolist() == [RUN_OF_FIVE_OR_MORE, FOUR_OF_A_KIND, FOUR_ACES, RUN_OF_FIVE_AND_FOUR]


def test_fours_by_counting() -> None:
    assert comb(28, 4) == FOUR_ACES
    assert 5 * comb(28, 4) - comb(5, 2) == FOUR_OF_A_KIND


@pytest.fixture(scope="module")
def sun() -> tuple[np.ndarray, np.ndarray]:
    return held_in(CONTRACT_SUN, trump=-1)


@pytest.fixture(scope="module")
def hokm() -> tuple[np.ndarray, np.ndarray]:
    return held_in(CONTRACT_HOKM, trump=1)


def test_what_eight_cards_hold_in_sun(sun: tuple[np.ndarray, np.ndarray]) -> None:
    held, _ = sun
    hundreds = RUN_OF_FIVE_OR_MORE + FOUR_OF_ANOTHER - (RUN_OF_FIVE_AND_FOUR - RUN_AND_FOUR_ACES)
    assert held[[SIRA, FIFTY, HUNDRED, FOUR_HUNDRED]].tolist() == [RUN_OF_THREE, RUN_OF_FOUR, hundreds, FOUR_ACES]


def test_what_eight_cards_hold_in_hokm(hokm: tuple[np.ndarray, np.ndarray]) -> None:
    held, _ = hokm
    hundreds = RUN_OF_FIVE_OR_MORE + FOUR_OF_A_KIND - RUN_OF_FIVE_AND_FOUR
    assert held[[SIRA, FIFTY, HUNDRED, FOUR_HUNDRED]].tolist() == [RUN_OF_THREE, RUN_OF_FOUR, hundreds, 0]


def test_the_best_is_declared(sun: tuple[np.ndarray, np.ndarray]) -> None:
    held, best = sun
    assert best.sum() == HANDS
    assert best[FOUR_HUNDRED] == held[FOUR_HUNDRED]
    assert best[HUNDRED] + best[FOUR_HUNDRED] == RUN_OF_FIVE_OR_MORE + FOUR_OF_A_KIND - RUN_OF_FIVE_AND_FOUR
    assert 0 < best[SIRA] < held[SIRA]
    assert best[NO_PROJECT] > HANDS // 2


@pytest.mark.parametrize("contract", ["sun", "hokm"])
def test_the_odds_that_tables_show(contract: str) -> None:
    odds = exact_project_odds(contract)
    assert odds["sira"] == pytest.approx(RUN_OF_THREE / HANDS, abs=1e-15)
    assert odds["fifty"] == pytest.approx(RUN_OF_FOUR / HANDS, abs=1e-15)
    assert odds["four_hundred"] == pytest.approx(FOUR_ACES / HANDS if contract == "sun" else 0, abs=1e-15)
    assert odds["baloot"] == pytest.approx(56 / 992 if contract == "hokm" else 0, abs=1e-15)


@pytest.mark.parametrize("trump", range(4))
def test_king_and_queen_of_one_given_suit(trump: int) -> None:
    table = table_of(CONTRACT_HOKM, baloot_absorb="never")
    found = count_baloot(*table.arguments, trump)
    assert found == comb(30, 6)
    assert found * 992 == HANDS * 56


def test_kawesh_hands() -> None:
    table = table_of(CONTRACT_SUN)
    assert count_kawesh(table.table) == comb(12, 5)
    assert comb(12, 5) / comb(32, 5) == pytest.approx(792 / 201_376)
