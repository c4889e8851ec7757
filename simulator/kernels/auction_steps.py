"""Steps that both rounds of the auction take: asking, showing, buying, taking a Sun away (RULES.md 3.3 and 4.2)."""

from typing import Final

import numpy as np

from simulator.calls import (
    ASHKAL,
    CONTRACT_SUN,
    KAWESH,
    PASS,
    R1_OPEN,
    R1_SUN_OVER_SUN,
    R2_OPEN,
    R2_SUN_OVER_SUN,
    SUN,
    VOID_KAWESH,
)
from simulator.kernels import option_codes as code
from simulator.kernels.asking import ask
from simulator.kernels.auction_choices import (
    kawesh_choice,
    seat_of,
)
from simulator.kernels.card_sets import NO_SUIT
from simulator.kernels.compilation import helper
from simulator.kernels.table import BIDDING
from simulator.kernels.view import relative

NOT_BOUGHT: Final = False
SETTLED: Final = True
"""What a step of the auction gives: whether it is over, bought or void."""


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
