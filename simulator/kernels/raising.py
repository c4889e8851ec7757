"""Raising: Double, Triple, Four and Gahwa (RULES.md 5)."""

from typing import Final

import numpy as np

from simulator.calls import (
    CONTRACT_SUN,
    DOUBLE,
    FOUR,
    GAHWA,
    LEVEL_DOUBLE,
    PASS,
    RAISE,
    RAISE_LOCKED,
    TRIPLE,
)
from simulator.kernels import option_codes as code
from simulator.kernels.asking import ask
from simulator.kernels.compilation import helper
from simulator.kernels.table import RAISING
from simulator.kernels.view import relative

SUN_DOUBLE_SCORE: Final = 100
"""The score that decides whether a Sun may be doubled (RULES.md 5.2)."""


@helper
def sun_may_be_doubled(table: np.record, rules: np.record) -> bool:
    """Say whether the scores allow a Double in Sun (RULES.md 5.2)."""
    mine = table.score[table.buyer & 1]
    theirs = table.score[1 - (table.buyer & 1)]
    if rules.sun_double == code.SUN_DOUBLE_GT_LT:
        return mine > SUN_DOUBLE_SCORE and theirs < SUN_DOUBLE_SCORE
    if rules.sun_double == code.SUN_DOUBLE_GT_LE:
        return mine > SUN_DOUBLE_SCORE and theirs <= SUN_DOUBLE_SCORE
    if rules.sun_double == code.SUN_DOUBLE_GE_LT:
        return mine >= SUN_DOUBLE_SCORE and theirs < SUN_DOUBLE_SCORE
    return rules.sun_double == code.SUN_DOUBLE_ALWAYS


@helper
def raise_choices(table: np.record, question: int, rules: np.record) -> int:
    """Give the answers to a raise question: open or locked only where the raiser may say so (RULES.md 5.3)."""
    lockable = table.contract != CONTRACT_SUN and (question == DOUBLE or question == FOUR)
    if lockable and rules.lock == code.LOCK_RAISER_CHOICE:
        return PASS | RAISE | RAISE_LOCKED
    return PASS | RAISE


@helper
def locks(table: np.record, question: int, answer: int, rules: np.record) -> int:
    """Say whether a raise makes the hand locked; Triple and Gahwa always open it (RULES.md 5.3)."""
    if table.contract == CONTRACT_SUN or question == TRIPLE or question == GAHWA:
        return 0
    return 1 if answer == RAISE_LOCKED or rules.lock == code.LOCK_ALWAYS else 0


@helper
def ask_raise(table: np.record, seat: int, question: int, rules: np.record) -> bool:
    """Ask one seat for one raise and let all see it."""
    legal = raise_choices(table, question, rules)
    answer = ask(table, seat, RAISING, question, legal)
    if answer == PASS:
        return False
    table.level = LEVEL_DOUBLE + question - DOUBLE
    table.locked = locks(table, question, answer, rules)
    table.raiser = seat
    for other in range(4):
        view = table.views[other]
        view.level = table.level
        view.locked = table.locked
        view.raiser = relative(seat, other)
    return True


@helper
def ask_team(table: np.record, team: int, question: int, rules: np.record) -> bool:
    """Ask both partners of a team, in priority order, until one raises."""
    for position in range(4):
        seat = (table.dealer + 1 + position) & 3
        if seat & 1 == team and ask_raise(table, seat, question, rules):
            return True
    return False


@helper
def ask_again(table: np.record, seat: int, question: int, rules: np.record) -> bool:
    """Ask for a raise after the Double: the person alone, or his team (RULES.md 5.1)."""
    if rules.raise_right == code.RAISE_RIGHT_TEAM:
        return ask_team(table, seat & 1, question, rules)
    return ask_raise(table, seat, question, rules)


@helper
def show_contract(table: np.record) -> None:
    """Let all see the contract, and each his own cards as they are now."""
    table.views_fresh = 0
    for seat in range(4):
        view = table.views[seat]
        view.hand = table.hands[seat]
        view.contract = table.contract
        view.trump = table.trump
        view.buyer = relative(table.buyer, seat)
        view.receiver = relative(table.receiver, seat)
        view.ashkal = table.ashkal
        view.level = table.level


@helper
def run_raising(table: np.record, rules: np.record) -> None:
    """Ask for every raise in turn until one is refused (RULES.md 5)."""
    if table.contract == CONTRACT_SUN and not sun_may_be_doubled(table, rules):
        return
    if not ask_team(table, 1 - (table.buyer & 1), DOUBLE, rules):
        return
    table.doubler = table.raiser
    if table.contract == CONTRACT_SUN:
        return
    if not ask_again(table, table.buyer, TRIPLE, rules):
        return
    if not ask_again(table, table.doubler, FOUR, rules):
        return
    if rules.gahwa == code.GAHWA_MATCH:
        ask_again(table, table.buyer, GAHWA, rules)
