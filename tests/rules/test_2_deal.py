"""RULES.md 2: who gets which card. 2.1, whose turn it is to deal, is in test_9_match.py."""

import pytest

from tests.referee.words import CARDS
from tests.rules.builders import tell
from tests.rules.deals import Deal

DECK = tuple(CARDS[7 * place % 32] for place in range(32))
"""A deck in which each card's place is known: every seventh card."""

FIRST_PACKET = {"p1": [0, 1, 2, 12, 13], "p2": [3, 4, 5, 14, 15], "p3": [6, 7, 8, 16, 17], "p4": [9, 10, 11, 18, 19]}
MUSHTARA = 20
ALL_WALA = ", ".join([f"p{number} bas" for number in range(1, 5)] + [f"p{number} wala" for number in range(1, 5)])


def cards_at(places: list[int]) -> set[str]:
    return {DECK[place] for place in places}


def held(told_hands: dict[str, str]) -> dict[str, set[str]]:
    return {position: set(cards.split()) for position, cards in told_hands.items()}


@pytest.mark.parametrize("dealer", "SENW")
def test_2_2_three_each_then_two_each_from_the_dealers_right(dealer: str) -> None:
    told = tell(Deal(DECK, dealer), ALL_WALA)
    assert held(told.hands) == {position: cards_at(places) for position, places in FIRST_PACKET.items()}


@pytest.mark.parametrize("dealer", "SENW")
def test_2_2_the_twenty_first_card_is_the_mushtara(dealer: str) -> None:
    assert tell(Deal(DECK, dealer), "p1 hokm").result["trump"] == DECK[MUSHTARA][1]


SECOND_PACKET = {
    "p1": {"p1": [20, 21, 22], "p2": [23, 24, 25], "p3": [26, 27, 28], "p4": [29, 30, 31]},
    "p2": {"p1": [21, 22, 23], "p2": [20, 24, 25], "p3": [26, 27, 28], "p4": [29, 30, 31]},
    "p3": {"p1": [21, 22, 23], "p2": [24, 25, 26], "p3": [20, 27, 28], "p4": [29, 30, 31]},
    "p4": {"p1": [21, 22, 23], "p2": [24, 25, 26], "p3": [27, 28, 29], "p4": [20, 30, 31]},
}
"""Places of the second packet by receiver, who also takes the mushtara."""


def eight_cards(receiver: str) -> dict[str, set[str]]:
    return {position: cards_at(FIRST_PACKET[position] + places) for position, places in SECOND_PACKET[receiver].items()}


@pytest.mark.parametrize("buyer", ["p1", "p2", "p3", "p4"])
@pytest.mark.parametrize("call", ["hokm", "sun"])
def test_2_3_three_more_each_but_two_and_the_mushtara_to_the_receiver(buyer: str, call: str) -> None:
    bas = [f"p{number} bas" for number in range(1, int(buyer[1]))]
    told = tell(Deal(DECK, "E"), ", ".join([*bas, f"{buyer} {call}"]))
    assert told.receiver == buyer
    assert held(told.hands) == eight_cards(buyer)


@pytest.mark.parametrize(("caller", "partner"), [("p3", "p1"), ("p4", "p2")])
def test_2_4_in_ashkal_the_callers_partner_receives_and_the_caller_gets_three(caller: str, partner: str) -> None:
    bas = [f"p{number} bas" for number in range(1, int(caller[1]))]
    told = tell(Deal(DECK, "E"), ", ".join([*bas, f"{caller} ashkal"]))
    assert told.receiver == partner
    assert held(told.hands) == eight_cards(partner)


def test_2_5_nobody_cuts_the_deck_is_dealt_as_it_lies() -> None:
    dealt_by_each = [held(tell(Deal(DECK, dealer), "p1 sun").hands) for dealer in "SENW"]
    assert dealt_by_each == [eight_cards("p1")] * 4
