"""Buying, round one (RULES.md 3)."""

import numpy as np

from simulator.calls import (
    ASHKAL,
    CONTRACT_HOKM,
    CONTRACT_SUN,
    HOKM,
    KAWESH,
    PASS,
    R1_CONFIRM,
    R1_SUN_OVER_HOKM,
    SUN,
    VOID_KAWESH,
)
from simulator.kernels import option_codes as code
from simulator.kernels.auction_choices import (
    ashkal_choice_open,
    ashkal_choice_over_hokm,
    kawesh_choice,
    may_challenge,
    seat_of,
    sun_choice,
    true_ashkal,
)
from simulator.kernels.auction_steps import NOT_BOUGHT, ask_call, ask_open, buy, settle_sun, show_bid, stop
from simulator.kernels.card_sets import NO_SUIT
from simulator.kernels.compilation import helper


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
