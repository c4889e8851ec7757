"""Buy whatever is worth more than its threshold."""

from typing import Any

from simulator.calls import (
    ASHKAL,
    HOKM,
    HOKM_SPADES,
    HOKM_SUITS,
    KAWESH,
    PASS,
    R1_CONFIRM,
    R1_OPEN,
    R2_CONFIRM,
    R2_NAME,
    SUN,
)
from simulator.kernels.bits import lowest_index
from simulator.kernels.compilation import inlined
from simulator.policy import bidding_policy
from simulator.seats import PARTNER
from strategies.evaluation import hokm_gain, side_value, sun_value

THIRD = 2
"""Position from which Ashkal is one."""


@inlined
def best_second_suit(cards: int, mushtara_suit: int) -> int:
    """Give the suit, not the mushtara's, that gains most by being trumps."""
    best, best_gain = -1, -1000
    for suit in range(4):
        if suit != mushtara_suit:
            gain = hokm_gain(cards, suit)
            if gain > best_gain:
                best, best_gain = suit, gain
    return best


@inlined
def margin(view: Any, parameters: Any) -> int:
    """Give how much more than its threshold a Sun or Ashkal must be worth at this question."""
    if view.question == R1_CONFIRM or view.question == R2_CONFIRM or view.question == R2_NAME:
        return parameters.confirm
    if not view.bid:
        return 0
    return parameters.over_partner if view.bidder == PARTNER else parameters.over_opponent


@bidding_policy(
    parameters={
        "hokm": 42,
        "sun": 34,
        "ashkal": 29,
        "gift": 4,
        "over_partner": 6,
        "over_opponent": -3,
        "confirm": -3,
    }
)
def thresholds(view: Any, parameters: Any, random: Any, memory: Any) -> int:
    """Buy Sun, Ashkal or Hokm when the cards, the mushtara among them, are worth the threshold of that name.

    Parameters
    ----------
    hokm, sun, ashkal
        Thresholds in the rough Abnat of ``strategies.evaluation``; for Ashkal without the mushtara.
    gift
        The most that the mushtara may be worth to a caller of Ashkal, who gives it to his partner.
    over_partner, over_opponent, confirm
        How much more a Sun or Ashkal must be worth over a partner's call, over an opponent's, and in place of one's
        own Hokm, when all others have let it pass.
    """
    legal = view.legal
    cards = view.hand | 1 << view.mushtara
    sun = sun_value(cards)
    without_mushtara = sun_value(view.hand)
    question = view.question
    more = margin(view, parameters)
    # From the first two seats the word is a forced Sun (RULES.md 3.7), for which Sun has its own threshold.
    gives = view.position >= THIRD and sun - without_mushtara <= parameters.gift
    if legal & ASHKAL and gives and without_mushtara >= parameters.ashkal + more:
        return ASHKAL
    if legal & SUN and sun >= parameters.sun + more:
        return SUN
    if legal & KAWESH:
        return KAWESH
    if legal & (HOKM | HOKM_SUITS):
        if question == R1_CONFIRM or question == R2_CONFIRM:
            return HOKM
        mushtara_suit = view.mushtara >> 3
        suit = mushtara_suit if question == R1_OPEN else best_second_suit(cards, mushtara_suit)
        worth = side_value(cards) + hokm_gain(cards, suit)
        if question == R2_NAME or worth >= parameters.hokm:
            return legal & HOKM if legal & HOKM else HOKM_SPADES << suit
    return PASS if legal & PASS else 1 << lowest_index(legal)
