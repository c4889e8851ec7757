"""Cards, seats and their numbers (RULES.md 0 and 1)."""

from simulator import cards, seats
from simulator.notation import format_card

ABNAT = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}


def test_cards_are_numbered_by_suit_and_rank() -> None:
    order = [format_card(card) for card in range(cards.CARDS_IN_DECK)]
    assert order == [rank + suit for suit in "SHDC" for rank in "789TJQKA"]
    assert [cards.card_number(cards.card_rank(card), cards.card_suit(card)) for card in range(32)] == list(range(32))


def test_strength_from_strongest_to_weakest() -> None:
    def by_strength(strengths: tuple[int, ...]) -> str:
        return "".join(sorted(cards.RANKS, key=lambda rank: -strengths[cards.RANKS.index(rank)]))

    assert by_strength(cards.SIDE_STRENGTH) == "ATKQJ987"
    assert by_strength(cards.TRUMP_STRENGTH) == "J9ATKQ87"


def test_abnat_of_each_rank_and_of_a_hand() -> None:
    assert dict(zip(cards.RANKS, cards.SIDE_ABNAT, strict=True)) == ABNAT
    assert dict(zip(cards.RANKS, cards.TRUMP_ABNAT, strict=True)) == {**ABNAT, "J": 20, "9": 14}
    assert 4 * sum(cards.SIDE_ABNAT) + cards.LAST_TRICK_ABNAT == cards.SUN_ABNAT == 130
    assert 3 * sum(cards.SIDE_ABNAT) + sum(cards.TRUMP_ABNAT) + cards.LAST_TRICK_ABNAT == cards.HOKM_ABNAT == 162


def test_seats_in_the_order_of_play() -> None:
    assert seats.SEATS == ("S", "E", "N", "W")
    assert seats.SEAT_NAMES == ("South", "East", "North", "West")
    assert [seats.TEAMS[number % 2] for number in range(4)] == ["NS", "EW", "NS", "EW"]


def test_the_order_of_speaking_begins_on_the_dealers_right() -> None:
    south, east, north, west = range(4)
    assert [seats.seat_at(position, south) for position in range(4)] == [east, north, west, south]
    assert [seats.seat_at(position, west) for position in range(4)] == [south, east, north, west]
    assert [seats.POSITIONS[seats.position_of(seat, east)] for seat in (north, west, south, east)] == list(
        seats.POSITIONS
    )
