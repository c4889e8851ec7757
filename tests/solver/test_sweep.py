"""Sweeps against a plain search, and whether a contract can be made where Abnat do not decide."""

from random import Random

import pytest

from simulator.abnat_needed import Stakes, abnat_needed
from simulator.contract_made import solve_made, solve_sweep
from simulator.errors import BalootError
from simulator.position import Position, parse_position
from simulator.rules import Rules
from simulator.solver import solve_makes
from tests.referee.minimax import Position as RefereePosition
from tests.referee.minimax import seat_to_play
from tests.referee.options import options_of
from tests.referee.play import legal_cards, winning_place
from tests.referee.words import Hands, Options, round_from, team_of
from tests.solver.endings import CONTRACTS, PLAY_RULES, for_solver, random_ending

ENDINGS = 40
LARGEST = 4


def sweeps(options: Options, position: RefereePosition, leader: str, hands: Hands, trick: list[str], team: int) -> bool:
    """Whether a team can take every trick left, trying every legal card."""
    seat = seat_to_play(leader, trick)
    if not hands[seat]:
        return True
    chooses = team_of(seat) == team
    for card in legal_cards(options, position.trump, position.locked, trick, hands[seat]):
        rest = {**hands, seat: [held for held in hands[seat] if held != card]}
        if sweeps_after(options, position, leader, rest, [*trick, card], team) == chooses:
            return chooses
    return not chooses


def sweeps_after(
    options: Options, position: RefereePosition, leader: str, hands: Hands, trick: list[str], team: int
) -> bool:
    if len(trick) < 4:
        return sweeps(options, position, leader, hands, trick, team)
    winner = round_from(leader)[winning_place(trick, position.trump)]
    return team_of(winner) == team and sweeps(options, position, winner, hands, [], team)


@pytest.mark.parametrize("contract", CONTRACTS)
@pytest.mark.parametrize("name", ["nothing forced", "must trump always", "all forced"])
def test_sweeps_are_those_of_a_plain_search(name: str, contract: str) -> None:
    rules = PLAY_RULES[name]
    random = Random(f"{name} {contract}")
    swept = 0
    for _ in range(ENDINGS):
        ending = random_ending(random, contract, rules)
        if len(ending.hands[ending.leader]) > LARGEST:
            continue
        for team in range(2):
            expected = sweeps(options_of(rules), ending, ending.leader, ending.hands, ending.trick, team)
            assert solve_sweep(for_solver(ending, rules), team) == expected, ending
            swept += expected
    assert swept > 0


def test_a_trick_without_abnat_still_breaks_a_sweep() -> None:
    position = parse_position(
        {
            "rules": {"name": "eram"},
            "kind": "sun",
            "trump": None,
            "buyer": "S",
            "locked": False,
            "leader": "S",
            "hands": {"S": "AS 7H", "E": "8S 8H", "N": "9S 7D", "W": "7S 9H"},
        }
    )
    assert solve_makes(position, 11)
    assert not solve_sweep(position, 0)


def whole_hand(*hands: int, rules: Rules | None = None) -> Position:
    south, east, north, west = hands
    return Position("sun", None, 0, False, 0, (south, east, north, west), rules=rules or Rules())


ONE_SUIT_EACH = (0xFF, 0xFF00, 0xFF0000, 0xFF000000)
"""South leads his eight spades: he takes every trick."""

NO_KABOOT = Rules(kaboot="off")
MORE_THAN_THERE_IS = 131


def test_where_abnat_do_not_decide_a_sweep_does() -> None:
    swept_by_buyer = whole_hand(*ONE_SUIT_EACH)
    assert solve_made(swept_by_buyer, MORE_THAN_THERE_IS)
    assert solve_made(swept_by_buyer, 0)
    buyer_is_east = Position("sun", None, 1, False, 0, ONE_SUIT_EACH)
    assert not solve_made(buyer_is_east, 0)
    assert not solve_made(buyer_is_east, MORE_THAN_THERE_IS)


def test_without_kaboot_the_ends_are_settled() -> None:
    assert not solve_made(whole_hand(*ONE_SUIT_EACH, rules=NO_KABOOT), MORE_THAN_THERE_IS)
    assert solve_made(Position("sun", None, 1, False, 0, ONE_SUIT_EACH, rules=NO_KABOOT), 0)


def test_between_the_ends_abnat_decide() -> None:
    position = whole_hand(*ONE_SUIT_EACH)
    assert solve_made(position, abnat_needed(Stakes("sun"), Rules()))


def test_made_is_asked_in_the_first_trick_only() -> None:
    with pytest.raises(BalootError, match="tricks have been played"):
        solve_made(Position("sun", None, 0, False, 0, (1, 2, 4, 8)), 5)
