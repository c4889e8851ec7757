"""The auction: who is asked what, and who buys (RULES.md 3 and 4).

Positions 0 to 3 are p1 to p4 of RULES.md: the order of speaking, which is also the priority.
"""

from typing import Final

import numpy as np

from simulator.calls import (
    ASHKAL,
    CONTRACT_HOKM,
    CONTRACT_SUN,
    HOKM,
    HOKM_SPADES,
    HOKM_SUITS,
    KAWESH,
    PASS,
    R1_CONFIRM,
    R1_OPEN,
    R1_SUN_OVER_HOKM,
    R1_SUN_OVER_SUN,
    R2_CONFIRM,
    R2_NAME,
    R2_OPEN,
    R2_SUN_OVER_HOKM,
    R2_SUN_OVER_SUN,
    SUN,
    VOID_KAWESH,
    VOID_WALA,
)
from simulator.kernels import option_codes as code
from simulator.kernels.asking import ask
from simulator.kernels.bits import lowest_index
from simulator.kernels.card_sets import NO_SUIT
from simulator.kernels.compilation import helper
from simulator.kernels.table import BIDDING
from simulator.kernels.view import relative

ACE: Final = 7
NOT_BOUGHT: Final = False
SETTLED: Final = True
"""What a step of the auction gives: whether it is over, bought or void."""

WORTHLESS: Final = 0x07070707
"""All sevens, eights and nines: five of them make a Kawesh hand (RULES.md 3.6)."""


@helper
def seat_of(table: np.record, position: int) -> int:
    """Give the seat at a place in the order of speaking."""
    return (table.dealer + 1 + position) & 3


@helper
def ace_mushtara(table: np.record) -> bool:
    """Say whether the mushtara is an Ace."""
    return table.mushtara & 7 == ACE


@helper
def buy(table: np.record, contract: int, trump: int, buyer: int) -> bool:
    """Fix a contract whose buyer takes the mushtara himself; positions become seats."""
    table.contract = contract
    table.trump = trump
    table.buyer = seat_of(table, buyer)
    table.receiver = table.buyer
    return SETTLED


@helper
def buy_ashkal(table: np.record, caller: int, rules: np.record) -> bool:
    """Fix a Sun whose mushtara goes to the caller's partner (RULES.md 2.4, 3.10)."""
    buy(table, CONTRACT_SUN, NO_SUIT, caller)
    table.ashkal = 1
    table.receiver = seat_of(table, caller + 2)
    if rules.ashkal_buyer == code.ASHKAL_BUYER_RECEIVER:
        table.buyer = table.receiver
    return SETTLED


@helper
def stop(table: np.record, why: int) -> bool:
    """Abandon the hand: Kawesh, or four Wala."""
    table.void = why
    return SETTLED


@helper
def kawesh_choice(table: np.record, position: int, allowed: bool) -> int:
    """Give the choice Kawesh to a holder of five sevens, eights and nines where the option allows it (RULES.md 3.6)."""
    worthless = table.hands[seat_of(table, position)] & ~WORTHLESS == 0
    return KAWESH if allowed and worthless else 0


@helper
def sun_choice(table: np.record, position: int, rules: np.record) -> int:
    """Give the choice Sun in an answer to a Hokm or at its confirmation (RULES.md 3.11)."""
    if rules.ace_sun_only_p1 and position != 0 and ace_mushtara(table):
        return 0
    return SUN


@helper
def ashkal_choice_open(table: np.record, position: int, rules: np.record) -> int:
    """Give the choice Ashkal as an opening call (RULES.md 3.7 to 3.9)."""
    if rules.ashkal_open != code.ASHKAL_OPEN_YES:
        return 0
    if position < 2:
        return ASHKAL if rules.ashkal_wrong_seat == code.ASHKAL_WRONG_SEAT_FORCED_SUN else 0
    if not ace_mushtara(table):
        return ASHKAL
    forced = rules.ashkal_on_ace == code.ASHKAL_ON_ACE_FORCED_SUN
    return ASHKAL if forced or rules.ashkal_on_ace == code.ASHKAL_ON_ACE_ALLOWED else 0


@helper
def ashkal_choice_over_hokm(table: np.record, position: int, bidder: int, rules: np.record) -> int:
    """Give the choice Ashkal over a Hokm: from the third seat or the dealer, never a forced Sun (RULES.md 3.9)."""
    if position < 2 or rules.ashkal_over_hokm == code.ASHKAL_OVER_HOKM_NONE:
        return 0
    if rules.ashkal_over_hokm == code.ASHKAL_OVER_HOKM_OPPONENTS and (position ^ bidder) & 1 == 0:
        return 0
    if ace_mushtara(table) and rules.ashkal_on_ace != code.ASHKAL_ON_ACE_ALLOWED:
        return 0
    return ASHKAL


@helper
def true_ashkal(table: np.record, position: int, rules: np.record) -> bool:
    """Say whether an opening Ashkal is one, and not a forced Sun (RULES.md 3.7, 3.8)."""
    return position >= 2 and (not ace_mushtara(table) or rules.ashkal_on_ace == code.ASHKAL_ON_ACE_ALLOWED)


@helper
def ask_call(table: np.record, seat: int, question: int, legal: int) -> int:
    """Ask a seat for a call."""
    return ask(table, seat, BIDDING, question, legal)


@helper
def show_bid(table: np.record, bid: int, position: int) -> None:
    """Let all see the call now on the table."""
    bidder = seat_of(table, position)
    for seat in range(4):
        table.views[seat].bid = bid
        table.views[seat].bidder = relative(bidder, seat)


@helper
def ask_open(table: np.record, position: int, legal: int) -> int:
    """Ask a seat for its own call in either round, and let all see the answer."""
    speaker = seat_of(table, position)
    answer = ask_call(table, speaker, R1_OPEN if table.auction_round == 1 else R2_OPEN, legal)
    for seat in range(4):
        view = table.views[seat]
        if table.auction_round == 1:
            view.first_calls[relative(speaker, seat)] = answer
        else:
            view.second_calls[relative(speaker, seat)] = answer
    return answer


@helper
def settle_sun(table: np.record, caller: int, ashkal: bool, said_bas: int, rules: np.record) -> bool:
    """Let the seats of higher priority take a Sun or Ashkal away, else fix it (RULES.md 3.3, 4.2).

    Parameters
    ----------
    ashkal
        Whether the mushtara goes to the caller's partner if nobody takes it.
    said_bas
        The positions, one bit each, that lost the right to be asked.
    """
    first_round = table.auction_round == 1
    if first_round:
        nobody = rules.r1_sun_preempt == code.R1_SUN_PREEMPT_NONE
        opponents_only = rules.r1_sun_preempt == code.R1_SUN_PREEMPT_HIGHER_OPPONENTS
    else:
        opponents_only = rules.r2_sun_preempt == code.R2_SUN_PREEMPT_HIGHER_OPPONENTS
        nobody = not opponents_only
    if not nobody:
        show_bid(table, ASHKAL if ashkal else SUN, caller)
        for position in range(caller):
            partner = (position ^ caller) & 1 == 0
            if (opponents_only and partner) or said_bas >> position & 1:
                continue
            question = R1_SUN_OVER_SUN if first_round else R2_SUN_OVER_SUN
            allowed = first_round and rules.kawesh == code.KAWESH_ANY_QUESTION
            legal = PASS | SUN | kawesh_choice(table, position, allowed)
            answer = ask_call(table, seat_of(table, position), question, legal)
            if answer == KAWESH:
                return stop(table, VOID_KAWESH)
            if answer == SUN:
                return buy(table, CONTRACT_SUN, NO_SUIT, position)
    if ashkal:
        return buy_ashkal(table, caller, rules)
    return buy(table, CONTRACT_SUN, NO_SUIT, caller)


@helper
def may_challenge(position: int, bidder: int, option: int) -> bool:
    """Say whether a seat is asked for Sun over a Hokm (RULES.md 3.4, 4.3)."""
    if option == code.HOKM_CHALLENGE_ALL_OTHERS:
        return True
    return option != code.HOKM_CHALLENGE_NONE and position > bidder


@helper
def first_hokm(table: np.record, bidder: int, said_bas: int, rules: np.record) -> bool:
    """Ask all others for Sun over a round-one Hokm, then its bidder to confirm it (RULES.md 3.4, 3.5)."""
    show_bid(table, HOKM, bidder)
    for turn in range(1, 4):
        position = (bidder + turn) & 3
        if not may_challenge(position, bidder, rules.hokm_challenge_r1):
            continue
        legal = PASS | sun_choice(table, position, rules) | ashkal_choice_over_hokm(table, position, bidder, rules)
        legal |= kawesh_choice(table, position, rules.kawesh == code.KAWESH_ANY_QUESTION)
        answer = ask_call(table, seat_of(table, position), R1_SUN_OVER_HOKM, legal)
        if answer == KAWESH:
            return stop(table, VOID_KAWESH)
        if answer != PASS:
            return settle_sun(table, position, answer == ASHKAL, said_bas, rules)
    if rules.hokm_confirm_to_sun == code.HOKM_CONFIRM_BOTH:
        legal = HOKM | sun_choice(table, bidder, rules)
        if ask_call(table, seat_of(table, bidder), R1_CONFIRM, legal) == SUN:
            return buy(table, CONTRACT_SUN, NO_SUIT, bidder)
    return buy(table, CONTRACT_HOKM, table.mushtara >> 3, bidder)


@helper
def first_round(table: np.record, rules: np.record) -> bool:
    """Play round one: each is asked for Bas, Hokm, Sun, Ashkal or Kawesh (RULES.md 3)."""
    table.auction_round = 1
    said_bas = 0
    for position in range(4):
        legal = PASS | HOKM | SUN | ashkal_choice_open(table, position, rules)
        legal |= kawesh_choice(table, position, rules.kawesh != code.KAWESH_OFF)
        answer = ask_open(table, position, legal)
        if answer == KAWESH:
            return stop(table, VOID_KAWESH)
        if answer == HOKM:
            return first_hokm(table, position, said_bas, rules)
        if answer != PASS:
            ashkal = answer == ASHKAL and true_ashkal(table, position, rules)
            return settle_sun(table, position, ashkal, said_bas, rules)
        if not rules.r1_bas_keeps_preempt:
            said_bas |= 1 << position
    return NOT_BOUGHT


@helper
def second_suits(table: np.record) -> int:
    """Give the calls that name a second Hokm: any suit but the mushtara's (RULES.md 4.1)."""
    return HOKM_SUITS & ~(HOKM_SPADES << (table.mushtara >> 3))


@helper
def name_second_hokm(table: np.record, bidder: int, bid: int, rules: np.record) -> bool:
    """Have a second Hokm's suit named, or confirmed, or turned to Sun (RULES.md 4.4)."""
    seat = seat_of(table, bidder)
    sun = 0 if rules.hokm_confirm_to_sun == code.HOKM_CONFIRM_OFF else sun_choice(table, bidder, rules)
    answer = bid
    if rules.r2_suit_named != code.R2_SUIT_WITH_BID:
        answer = ask_call(table, seat, R2_NAME, second_suits(table) | sun)
    elif rules.hokm_confirm_to_sun != code.HOKM_CONFIRM_OFF:
        confirmed = ask_call(table, seat, R2_CONFIRM, HOKM | sun)
        answer = SUN if confirmed == SUN else bid
    if answer == SUN:
        return buy(table, CONTRACT_SUN, NO_SUIT, bidder)
    return buy(table, CONTRACT_HOKM, lowest_index(answer) - lowest_index(HOKM_SPADES), bidder)


@helper
def second_hokm(table: np.record, bidder: int, bid: int, said_wala: int, rules: np.record) -> bool:
    """Ask all others for Sun over a second Hokm; the first to say it has it (RULES.md 4.3, 4.5)."""
    show_bid(table, bid, bidder)
    for turn in range(1, 4):
        position = (bidder + turn) & 3
        if not may_challenge(position, bidder, rules.hokm_challenge_r2):
            continue
        legal = PASS | sun_choice(table, position, rules)
        lost_ashkal = rules.ashkal_r2 == code.ASHKAL_R2_UNLESS_WALA and said_wala >> position & 1
        if rules.ashkal_r2 != code.ASHKAL_R2_OFF and not lost_ashkal:
            legal |= ashkal_choice_over_hokm(table, position, bidder, rules)
        answer = ask_call(table, seat_of(table, position), R2_SUN_OVER_HOKM, legal)
        if answer == SUN:
            return buy(table, CONTRACT_SUN, NO_SUIT, position)
        if answer == ASHKAL:
            return buy_ashkal(table, position, rules)
    return name_second_hokm(table, bidder, bid, rules)


@helper
def second_round(table: np.record, rules: np.record) -> bool:
    """Play round two: each is asked for Wala, second Hokm or Sun (RULES.md 4)."""
    table.auction_round = 2
    said_wala = 0
    hokm = second_suits(table) if rules.r2_suit_named == code.R2_SUIT_WITH_BID else HOKM
    for position in range(4):
        legal = PASS | hokm | SUN
        if rules.ashkal_r2 != code.ASHKAL_R2_OFF:
            legal |= ashkal_choice_open(table, position, rules)
        answer = ask_open(table, position, legal)
        if answer & hokm:
            return second_hokm(table, position, answer, said_wala, rules)
        if answer != PASS:
            ashkal = answer == ASHKAL and true_ashkal(table, position, rules)
            return settle_sun(table, position, ashkal, 0, rules)
        said_wala |= 1 << position
    return stop(table, VOID_WALA)


@helper
def run_auction(table: np.record, rules: np.record) -> None:
    """Play both rounds; afterwards the table holds a contract or says why the hand is void."""
    for seat in range(4):
        table.views[seat].hand = table.hands[seat]
        table.views[seat].auction_round = 1
    if first_round(table, rules):
        return
    for seat in range(4):
        table.views[seat].auction_round = 2
    second_round(table, rules)
