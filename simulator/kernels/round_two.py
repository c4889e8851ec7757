"""Buying, round two (RULES.md 4)."""

import numpy as np

from simulator.calls import (
    ASHKAL,
    CONTRACT_HOKM,
    CONTRACT_SUN,
    HOKM,
    HOKM_SPADES,
    PASS,
    R2_CONFIRM,
    R2_NAME,
    R2_SUN_OVER_HOKM,
    SUN,
    VOID_WALA,
)
from simulator.kernels import option_codes as code
from simulator.kernels.auction_choices import (
    ashkal_choice_open,
    ashkal_choice_over_hokm,
    may_challenge,
    seat_of,
    second_suits,
    sun_choice,
    true_ashkal,
)
from simulator.kernels.auction_steps import ask_call, ask_open, buy, buy_ashkal, settle_sun, show_bid, stop
from simulator.kernels.bits import lowest_index
from simulator.kernels.card_sets import NO_SUIT
from simulator.kernels.compilation import helper


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
