"""RULES.md 1: cards, their strength and their Abnat."""

from itertools import pairwise

import pytest

from tests.rules.builders import Told, tell
from tests.rules.deals import Deal, deal

ABNAT = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}
TRUMP_ABNAT = {**ABNAT, "J": 20, "9": 14}
PLAIN = list(pairwise("ATKQJ987"))
TRUMPS = list(pairwise("J9ATKQ87"))


def two_in_spades(lower: str, higher: str) -> Deal:
    """p1 holds the lower spade and p2 all others, so that nobody else can win the trick."""
    others = [rank + "S" for rank in "789TJQKA" if rank not in (lower, higher)]
    return deal(p1=f"{lower}S", p2=" ".join([f"{higher}S", *others]))


def test_1_1_there_are_32_cards() -> None:
    held = " ".join(tell(deal(), "p1 sun").hands.values()).split()
    assert sorted(held) == sorted(rank + suit for rank in ("7", "8", "9", "T", "J", "Q", "K", "A") for suit in "SHDC")


@pytest.mark.parametrize(("higher", "lower"), PLAIN)
@pytest.mark.parametrize("call", ["sun", "hokm"])
def test_1_2_strength_in_sun_and_in_a_side_suit(call: str, higher: str, lower: str) -> None:
    assert tell(two_in_spades(lower, higher), f"p1 {call}", cards=f"{lower}S {higher}S").winners[0] == "p2"


@pytest.mark.parametrize(("higher", "lower"), PLAIN)
@pytest.mark.parametrize("call", ["sun", "hokm"])
def test_1_2_a_lower_card_played_later_does_not_win(call: str, higher: str, lower: str) -> None:
    assert tell(two_in_spades(higher, lower), f"p1 {call}", cards=f"{higher}S {lower}S").winners[0] == "p1"


@pytest.mark.parametrize(("higher", "lower"), TRUMPS)
def test_1_3_strength_in_the_trump_suit(higher: str, lower: str) -> None:
    spades = "p1 bas, p2 bas, p3 bas, p4 bas, p1 hokm, p2 no, p3 no, p4 no, p1 hokm_S"
    assert tell(two_in_spades(lower, higher), spades, cards=f"{lower}S {higher}S").winners[0] == "p2"
    assert tell(two_in_spades(higher, lower), spades, cards=f"{higher}S {lower}S").winners[0] == "p1"


def counted_by_hand(told: Told, trump: str | None) -> list[int]:
    """Abnat of p1 and p3, and of p2 and p4, the last trick's 10 left out."""
    taken = [0, 0]
    for number, winner in enumerate(told.winners):
        for asked in told.cards.asked[4 * number : 4 * number + 4]:
            rank, suit = asked.answer
            taken[(int(winner[1]) - 1) % 2] += (TRUMP_ABNAT if suit == trump else ABNAT)[rank]
    return taken


@pytest.mark.parametrize(("call", "trump", "total"), [("sun", None, 130), ("hokm", "H", 162)])
def test_1_4_and_1_5_abnat_of_the_cards_and_ten_for_the_last_trick(call: str, trump: str | None, total: int) -> None:
    told = tell(deal(p1="AS KS QS JH", p2="TS AD", p4="AC TC"), f"p1 {call}")
    taken = counted_by_hand(told, trump)
    taken[(int(told.winners[-1][1]) - 1) % 2] += 10
    assert told.result["abnat"] == taken
    assert sum(taken) == total
