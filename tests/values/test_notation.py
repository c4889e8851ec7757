"""Texts that are read, and texts that are refused with what was read."""

from collections.abc import Callable
from typing import Any

import pytest

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
from simulator.seeding import DealId, keys_of_hands
from tests.values.refusals import refusal

TEN_OF_HEARTS = 11


@pytest.mark.parametrize("text", ["10H", "TH", "th", "10♥", "T♥", "10h", " TH "])
def test_a_card_in_all_its_spellings(text: str) -> None:
    assert parse_card(text) == TEN_OF_HEARTS


def test_a_card_is_written_with_two_letters_or_as_players_do() -> None:
    assert format_card(TEN_OF_HEARTS) == "TH"
    assert pretty_card(TEN_OF_HEARTS) == "10♥"
    assert [pretty_card(card) for card in (0, 15, 20, 31)] == ["7♠", "A♥", "J♦", "A♣"]


@pytest.mark.parametrize("text", ["1H", "11H", "HT", "6S", "T", "10", "AX", "THH", "AS KS", "♥10", "0H", "1010H"])
def test_no_card(text: str) -> None:
    error = refusal(parse_card, text)
    assert error.read == text
    assert error.allowed == "rank 7 8 9 T J Q K A, suit S H D C, such as TH, 10H or 10♥"


def test_no_text_at_all_is_no_card() -> None:
    assert refusal(parse_card, "").read == "''"


def test_cards_with_spaces_or_commas() -> None:
    assert parse_cards("7S, 10H,a♣") == parse_cards("7S TH AC") == [0, 11, 31]
    assert parse_cards("") == []
    assert format_cards([0, 11, 31]) == "7S TH AC"


def test_a_card_twice() -> None:
    error = refusal(parse_cards, "AS 10h KD TH")
    assert (error.read, error.wrong) == ("TH", "stands twice")


@pytest.mark.parametrize(
    ("parse", "text", "allowed"),
    [
        (parse_seat, "X", "S, E, N, W"),
        (parse_seat, "SE", "S, E, N, W"),
        (parse_suit, "T", "S, H, D, C"),
        (parse_suit, "hearts!", "S, H, D, C"),
    ],
)
def test_no_seat_and_no_suit(parse: Callable[[str], Any], text: str, allowed: str) -> None:
    error = refusal(parse, text)
    assert (error.read, error.allowed) == (text, allowed)


@pytest.mark.parametrize(
    ("text", "number"),
    [("5000", 5000), ("200k", 200_000), ("5M", 5_000_000), ("1_000_000", 1_000_000), ("1.5k", 1500), ("2,500", 2500)],
)
def test_counts(text: str, number: int) -> None:
    assert parse_count(text) == number


@pytest.mark.parametrize("text", ["0", "-5", "1.5", "k", "five", "1e6", "0k", "5 M 3", "0.0001k", "1.2.3k"])
def test_no_count(text: str) -> None:
    error = refusal(parse_count, text)
    assert error.read == text
    assert error.allowed == "a whole number from 1, such as 5000, 200k or 5M"


def test_scores() -> None:
    assert parse_score("120-98", 152) == (120, 98)
    assert parse_score(" 0 - 151 ", 152) == (0, 151)
    assert parse_score("160-98", 301) == (160, 98)


@pytest.mark.parametrize("text", ["120", "120:98", "-5-3", "120--3", "a-b", "120-", "1.5-2"])
def test_no_score(text: str) -> None:
    assert refusal(parse_score, text, 152).read == text


@pytest.mark.parametrize("text", ["152-0", "0-152", "200-100", "152-152"])
def test_a_score_at_or_past_the_target(text: str) -> None:
    error = refusal(parse_score, text, 152)
    assert (error.read, error.wrong) == (text, "the match is over at 152")
    assert error.allowed == "each team from 0 to 151"


def test_deal_ids() -> None:
    assert DealId.parse("42:17") == DealId(42, 17)
    assert DealId.parse("42:3.5") == DealId(42, 5, 3)
    assert str(DealId(42, 17)) == "42:17"
    assert str(DealId(42, 5, 3)) == "42:3.5"


@pytest.mark.parametrize("text", ["42", ":17", "42:", "a:b", "42:1.2.3", "42:-1", "-1:2", "42:.5", "42:5."])
def test_no_deal_id(text: str) -> None:
    assert refusal(DealId.parse, text).read == text


def test_a_seed_below_nothing() -> None:
    assert refusal(keys_of_hands, -1).read == "seed -1"
