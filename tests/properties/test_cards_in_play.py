"""Sets of cards in play order, legal cards and winners: the kernels against plain tables and the referee."""

from random import Random

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from simulator.kernels.card_sets import TRUMPS, abnat_of, to_natural_order, to_play_order
from simulator.kernels.legality import legal_follows, legal_leads
from simulator.kernels.tricks import beats
from simulator.notation import format_card, parse_card
from simulator.play_order import NO_TRUMP, natural_card, natural_cards
from simulator.rules import Rules
from simulator.rules_record import rules_record
from tests.properties.steady import STEADY
from tests.referee.options import VALUES
from tests.referee.play import beats as card_beats
from tests.referee.play import card_abnat, legal_cards, partner_wins, winning_place
from tests.referee.words import CARDS, SUITS

SETS = st.integers(0, 2**32 - 1)
TRUMP_SUITS = st.integers(NO_TRUMP, 3)
"""Suit numbers, -1 in Sun."""

PLAY_OPTIONS = ("must_trump", "overtrump", "under_trump", "trump_lead_rise")


def names(natural: int) -> list[str]:
    return [format_card(card) for card in range(32) if natural >> card & 1]


def letter(trump: int) -> str | None:
    return None if trump == NO_TRUMP else SUITS[trump]


def trumps_of(trump: int) -> int:
    return 0 if trump == NO_TRUMP else TRUMPS


@STEADY
@given(SETS, TRUMP_SUITS)
def test_play_order_and_back(natural: int, trump: int) -> None:
    played = to_play_order(natural, trump)
    assert to_natural_order(played, trump) == natural
    assert natural_cards(played, trump) == [card for card in range(32) if natural >> card & 1]
    assert int(played).bit_count() == natural.bit_count()


@STEADY
@given(st.integers(0, 31), TRUMP_SUITS)
def test_one_card_in_play_order(card: int, trump: int) -> None:
    assert natural_card(int(to_play_order(1 << card, trump)), trump) == card


@STEADY
@given(SETS, TRUMP_SUITS)
def test_abnat_of_a_set(natural: int, trump: int) -> None:
    expected = sum(card_abnat(card, letter(trump)) for card in names(natural))
    assert abnat_of(to_play_order(natural, trump), trumps_of(trump)) == expected


@STEADY
@given(st.permutations(CARDS), st.integers(1, 3), TRUMP_SUITS)
def test_the_card_that_wins(cards: list[str], played: int, trump: int) -> None:
    trick, later = cards[:played], cards[played]
    best = trick[winning_place(trick, letter(trump))]
    led, winning, card = (int(to_play_order(1 << parse_card(each), trump)) for each in (trick[0], best, later))
    follows_or_trumps = later[1] in (trick[0][1], letter(trump))
    expected = follows_or_trumps and card_beats(later, best, letter(trump))
    assert beats(card, winning, led, trumps_of(trump)) == expected


def follows(hand: list[str], trick: list[str], trump: int, rules: np.record) -> list[str]:
    """The kernel's answer, as names of cards."""
    best = trick[winning_place(trick, letter(trump))]
    led, winning = (int(to_play_order(1 << parse_card(card), trump)) for card in (trick[0], best))
    held = int(to_play_order(sum(1 << parse_card(card) for card in hand), trump))
    legal = legal_follows(held, led, winning, partner_wins(trick, letter(trump)), trumps_of(trump), rules)
    return [format_card(card) for card in natural_cards(int(legal), trump)]


@STEADY
@given(st.integers(0, 2**32), TRUMP_SUITS)
def test_legal_cards_of_a_follower(seed: int, trump: int) -> None:
    rng = Random(seed)
    for _ in range(20):
        options = {name: rng.choice(VALUES[name]) for name in PLAY_OPTIONS}
        rules = rules_record(Rules(**options))[0]
        played, held = rng.randint(1, 3), rng.randint(1, 8)
        cards = rng.sample(CARDS, played + held)
        trick, hand = cards[:played], sorted(cards[played:], key=CARDS.index)
        expected = legal_cards(options, letter(trump), False, trick, hand)
        assert follows(hand, trick, trump, rules) == sorted(expected, key=CARDS.index)


@STEADY
@given(SETS, st.integers(0, 3), st.booleans())
def test_legal_cards_of_a_leader(natural: int, trump: int, locked: bool) -> None:
    legal = legal_leads(to_play_order(natural, trump), TRUMPS, int(locked))
    expected = legal_cards({}, letter(trump), locked, [], names(natural))
    assert [format_card(card) for card in natural_cards(int(legal), trump)] == expected
