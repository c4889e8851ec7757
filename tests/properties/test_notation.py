"""Whatever is written can be read again."""

from hypothesis import given
from hypothesis import strategies as st

from simulator.cards import RANKS, SUIT_SYMBOLS, SUITS, card_set, cards_of
from simulator.notation import (
    format_card,
    format_cards,
    parse_card,
    parse_cards,
    parse_count,
    parse_score,
    parse_seat,
    parse_suit,
    pretty_card,
)
from simulator.seats import SEAT_NAMES, SEATS, position_of, seat_at
from simulator.seeding import DealId
from tests.properties.steady import STEADY

CARDS = st.integers(0, 31)
NUMBERS = st.integers(0, 2**40)


@STEADY
@given(CARDS)
def test_cards(card: int) -> None:
    rank, suit = RANKS[card % 8], card // 8
    ten = "10" if rank == "T" else rank
    for text in (format_card(card), pretty_card(card), f"{ten}{SUITS[suit]}", f"{ten}{SUIT_SYMBOLS[suit]}"):
        assert parse_card(text) == parse_card(text.lower()) == card


@STEADY
@given(st.lists(CARDS, unique=True))
def test_cards_in_their_order(cards: list[int]) -> None:
    assert parse_cards(format_cards(cards)) == cards
    assert parse_cards(format_cards(cards).replace(" ", ", ")) == cards


@STEADY
@given(st.sets(CARDS))
def test_sets_of_cards(cards: set[int]) -> None:
    assert cards_of(card_set(list(cards))) == sorted(cards)


@STEADY
@given(st.integers(0, 3))
def test_seats_and_suits(number: int) -> None:
    for text in (SEATS[number], SEATS[number].lower(), SEAT_NAMES[number], SEAT_NAMES[number].upper()):
        assert parse_seat(text) == number
    for text in (SUITS[number], SUITS[number].lower(), SUIT_SYMBOLS[number]):
        assert parse_suit(text) == number


@STEADY
@given(st.integers(0, 3), st.integers(0, 3))
def test_positions(seat: int, dealer: int) -> None:
    assert seat_at(position_of(seat, dealer), dealer) == seat
    assert position_of(dealer, dealer) == 3
    assert position_of((dealer + 1) % 4, dealer) == 0


@STEADY
@given(st.integers(1, 10**12))
def test_counts(number: int) -> None:
    assert parse_count(str(number)) == parse_count(f"{number:_}") == parse_count(f"{number:,}") == number
    assert parse_count(f"{number}k") == parse_count(f"{number}K") == 1_000 * number
    assert parse_count(f"{number}M") == 1_000_000 * number


@STEADY
@given(NUMBERS, NUMBERS, st.none() | NUMBERS)
def test_deal_ids(seed: int, number: int, match: int | None) -> None:
    deal = DealId(seed, number, match)
    assert DealId.parse(str(deal)) == deal


@STEADY
@given(st.integers(1, 400), st.data())
def test_scores(target: int, data: st.DataObject) -> None:
    score = data.draw(st.tuples(st.integers(0, target - 1), st.integers(0, target - 1)))
    assert parse_score(f"{score[0]}-{score[1]}", target) == score
