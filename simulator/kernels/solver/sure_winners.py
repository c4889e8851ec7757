"""Abnat that a team is sure of at the start of a trick, without a search.

Quick tricks
    A player on lead who holds the top cards of a suit can play them from the top: nobody beats them while everybody
    follows suit or has no trump left. Of the opponents each such round takes at least their lowest cards of the suit;
    the partner helps with his best. When nobody else has a card of the suit left, the low ones win too. The lead can
    also be the partner's, if he holds a card of a suit in which he reaches such a top card at once.

    In Hokm the trumps are drawn first. An opponent, or a partner whom the rules may force, who still has trumps then
    limits a side suit to the rounds in which he follows. What the others throw away only adds to the count. Only leads
    of one's own choice are made, so it holds for all rules but in a locked hand, where trumps cannot be drawn.

Sure trumps
    The highest trumps still held, as far down as one team holds them without a gap, cannot be beaten by the other
    team: whoever plays them, and whenever, their Abnat are that team's. It holds for all rules, locked hands included.
"""

from typing import Any, Final

import numpy as np

from simulator.kernels.bits import popcount
from simulator.kernels.card_sets import SIDE_ABNAT, SUIT_MASK, TOP_SHIFT, TOP_SUIT, TRUMP_ABNAT, above, highest_card
from simulator.kernels.compilation import helper, inlined

ROUNDS: Final = 16
TRUMP_TABLE: Final = 256 * ROUNDS


def _abnat_of_some(abnat: np.ndarray, highest: bool) -> np.ndarray:
    """Table ``byte * 16 + rounds``: Abnat of so many of a suit's cards, the highest or the lowest."""
    table = np.zeros((256, ROUNDS), np.uint8)
    for byte in range(256):
        held = [1 << place for place in range(8) if byte >> place & 1]
        for rounds in range(ROUNDS):
            some = held[::-1][:rounds] if highest else held[:rounds]
            table[byte, rounds] = sum(int(abnat[card]) for card in some)
    return table.reshape(-1)


MOST: Final = np.concatenate([_abnat_of_some(SIDE_ABNAT, True), _abnat_of_some(TRUMP_ABNAT, True)])
"""Abnat of a suit's highest cards, which are those that count most: side suits, then trumps."""

LEAST: Final = np.concatenate([_abnat_of_some(SIDE_ABNAT, False), _abnat_of_some(TRUMP_ABNAT, False)])
"""Abnat of a suit's lowest cards, which are those that count least: side suits, then trumps."""


@helper
def sure_rounds(own: int, right: int, partner: int, left: int) -> int:
    """Count the rounds of a suit (bytes of four hands) that ``own`` wins while nobody trumps."""
    others = right | partner | left
    if own == 0 or others > own:
        return 0
    if others == 0:
        return popcount(own)
    rounds = popcount(own & above(highest_card(others)))
    if rounds >= popcount(right) and rounds >= popcount(partner) and rounds >= popcount(left):
        return popcount(own)
    return rounds


@helper
def abnat_of_rounds(own: int, right: int, partner: int, left: int, rounds: int, table: int) -> int:
    """Count what ``own`` is sure to take in so many rounds of a suit."""
    taken = int(MOST[table + own * ROUNDS + rounds]) + int(MOST[table + partner * ROUNDS + rounds])
    return taken + int(LEAST[table + right * ROUNDS + rounds]) + int(LEAST[table + left * ROUNDS + rounds])


@helper
def _limited(rounds: int, length: int, still_trumps: bool) -> int:
    """Limit the rounds of a side suit to those in which a player who still has trumps follows."""
    return min(rounds, popcount(length)) if still_trumps else rounds


@helper
def quick_winners(desk: Any, moment: Any, player: int, enters: bool) -> tuple[int, int]:
    """Count the tricks and Abnat a player's team is sure of if he leads, or (``enters``) if his partner does."""
    own = desk.hands[player & 3] & moment.held
    right = desk.hands[(player + 1) & 3] & moment.held
    partner = desk.hands[(player + 2) & 3] & moment.held
    left = desk.hands[(player + 3) & 3] & moment.held
    tricks = 0
    abnat = 0
    entered = not enters
    right_trumps = False
    partner_trumps = False
    left_trumps = False
    for below_top in range(4):
        shift = (TOP_SUIT - below_top) << 3
        own_suit = own >> shift & SUIT_MASK
        right_suit = right >> shift & SUIT_MASK
        partner_suit = partner >> shift & SUIT_MASK
        left_suit = left >> shift & SUIT_MASK
        rounds = sure_rounds(own_suit, right_suit, partner_suit, left_suit)
        is_trump = desk.trumps != 0 and below_top == 0
        if is_trump:
            right_trumps = popcount(right_suit) > rounds
            partner_trumps = popcount(partner_suit) > rounds
            left_trumps = popcount(left_suit) > rounds
        else:
            rounds = _limited(rounds, right_suit, right_trumps)
            rounds = _limited(rounds, partner_suit, partner_trumps)
            rounds = _limited(rounds, left_suit, left_trumps)
        if rounds == 0:
            continue
        tricks += rounds
        table = TRUMP_TABLE if is_trump else 0
        abnat += abnat_of_rounds(own_suit, right_suit, partner_suit, left_suit, rounds, table)
        if partner_suit:
            if is_trump or (_follows(right, right_suit, desk.trumps) and _follows(left, left_suit, desk.trumps)):
                entered = True
    if not entered:
        return 0, 0
    return tricks, moment.to_come if tricks >= moment.tricks else abnat


@helper
def _follows(hand: int, suit: int, trumps: int) -> bool:
    """Say whether a hand cannot trump a lead: it holds the suit, or no trumps."""
    return suit != 0 or hand & trumps == 0


@helper
def sure_trumps(held: int, team: int) -> int:
    """Count the trumps at the top that one team holds without a gap; ``team`` are all cards of that team."""
    mine = (held & team) >> TOP_SHIFT
    theirs = (held & ~team) >> TOP_SHIFT
    if theirs == 0:
        return TRUMP_ABNAT[mine]
    if mine < theirs:
        return 0
    return TRUMP_ABNAT[mine & above(highest_card(theirs))]


@helper
def narrow_for(moment: Any, leaders: bool, sure: int) -> None:
    """Narrow the moment's bounds by Abnat that the team on lead, or the other, is sure of."""
    if (moment.seat & 1 == 0) == leaders:
        moment.low = max(moment.low, sure)
    else:
        moment.high = min(moment.high, moment.to_come - sure)


@inlined
def narrow_by_sure_winners(desk: Any, moment: Any, target: int) -> None:
    """Narrow the moment's bounds by what either team is sure of, until they tell on which side the value lies."""
    seat = moment.seat
    if desk.trumps:
        team = desk.ours if seat & 1 == 0 else ~desk.ours
        narrow_for(moment, True, sure_trumps(moment.held, team))
        narrow_for(moment, False, sure_trumps(moment.held, ~team))
    if desk.locked:
        return
    for enters in range(2):
        if moment.low >= target or moment.high < target:
            return
        narrow_for(moment, True, quick_winners(desk, moment, seat + 2 * enters, enters == 1)[1])
