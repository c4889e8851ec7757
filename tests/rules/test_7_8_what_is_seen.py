"""RULES.md 7.8: what the others learn of projects and Baloot, as a policy that remembers its views has seen it."""

from typing import Any

import numpy as np
import pytest

from simulator.calls import FIFTY, SIRA
from simulator.kernels.bits import highest_index
from simulator.kernels.single import play_one
from simulator.kernels.table import KINDS, PLAYING
from simulator.notation import format_card, parse_cards
from simulator.play_order import natural_cards
from simulator.policy import Strategy, bidding_policy, play_policy, raising_policy
from simulator.rules import Rules
from simulator.seating import PlayedTable
from simulator.seeding import keys_of_hands
from tests.rules.deals import deal

CLUBS = 3
KING_AND_QUEEN_OF_TRUMPS = 0x0C000000
"""In play order."""

MEMORY = (
    *(f"kind_{seat}" for seat in range(4)),
    *(f"cards_{seat}" for seat in range(4)),
    "cards_in_first_trick",
    "baloot_was_right",
    "baloot_was_wrong",
    "baloot_holder",
)

DEALT = deal(mushtara="7C", p1="JS QS KS KC QC", p2="TH JH QH 8C JC AC", p3="TD JD QD KD", p4="AS AH 9C TC")
"""p1 buys and has a Sira and Baloot; p2 has a Sira; p3's Fifty makes p1 and p3 the scoring team.
All have a choice in the first trick, so that all are asked."""


@bidding_policy()
def hokm_first(view: Any, parameters: Any, random: Any, memory: Any) -> int:
    return 2 if view.legal & 2 else view.legal & -view.legal


@raising_policy()
def never(view: Any, parameters: Any, random: Any, memory: Any) -> int:
    return 1


@play_policy(memory=MEMORY)
def witness(view: Any, parameters: Any, random: Any, memory: Any) -> int:
    """Play the highest card, trumps first, and remember."""
    if view.trick_number == 0:
        memory.kind_0 = view.projects[0]
        memory.kind_1 = view.projects[1]
        memory.kind_2 = view.projects[2]
        memory.kind_3 = view.projects[3]
        for seat in range(4):
            memory.cards_in_first_trick |= view.project_cards[seat]
    memory.cards_0 = view.project_cards[0]
    memory.cards_1 = view.project_cards[1]
    memory.cards_2 = view.project_cards[2]
    memory.cards_3 = view.project_cards[3]
    both_played = view.played & KING_AND_QUEEN_OF_TRUMPS == KING_AND_QUEEN_OF_TRUMPS
    if both_played == (view.baloot >= 0):
        memory.baloot_was_right += both_played
    else:
        memory.baloot_was_wrong += 1
    if both_played:
        memory.baloot_holder = view.baloot
    return 1 << highest_index(view.legal)


@pytest.fixture(scope="module")
def seen() -> list[dict[str, int]]:
    """What p1 to p4 remember of the hand; by relative seat: me, right, partner, left."""
    strategy = Strategy("witness", hokm_first, never, witness)
    played = PlayedTable([strategy] * 4, Rules(), keys_of_hands(1))
    table = played.table[0]
    table["deck_given"] = 1
    table["deck"] = np.array(parse_cards(" ".join(DEALT.deck)))
    table["dealer"] = "SENW".index(DEALT.dealer)
    play_one(*played.arguments)
    slots = [table["memories"]["slots"][KINDS * seat + PLAYING].tolist() for seat in range(4)]
    return [dict(zip(MEMORY, words, strict=False)) for words in slots]


def named(cards: int) -> str:
    return " ".join(format_card(card) for card in natural_cards(cards, CLUBS))


def test_7_8_the_kind_is_learnt_with_its_holders_first_card(seen: list[dict[str, int]]) -> None:
    kinds = [[memory[f"kind_{seat}"] for seat in range(4)] for memory in seen]
    assert kinds == [[0, 0, 0, 0], [0, 0, 0, SIRA], [0, 0, SIRA, SIRA], [0, SIRA, SIRA, FIFTY]]


def test_7_8_no_cards_of_projects_are_seen_in_the_first_trick(seen: list[dict[str, int]]) -> None:
    assert [memory["cards_in_first_trick"] for memory in seen] == [0, 0, 0, 0]


def test_7_8_the_scoring_teams_cards_are_seen_after_the_first_trick(seen: list[dict[str, int]]) -> None:
    cards = [[named(memory[f"cards_{seat}"]) for seat in range(4)] for memory in seen]
    sira, fifty = "JS QS KS", "TD JD QD KD"
    assert cards == [[sira, "", fifty, ""], ["", fifty, "", sira], [fifty, "", sira, ""], ["", sira, "", fifty]]


def test_7_8_baloot_is_seen_when_its_second_card_is_played(seen: list[dict[str, int]]) -> None:
    assert [memory["baloot_was_wrong"] for memory in seen] == [0, 0, 0, 0]
    asked_afterwards = [place for place, memory in enumerate(seen) if memory["baloot_was_right"]]
    assert asked_afterwards
    for place in asked_afterwards:
        assert seen[place]["baloot_holder"] == (0 - place) % 4
