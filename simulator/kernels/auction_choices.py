"""What may be answered in the auction, and by whom (RULES.md 3 and 4).

Positions 0 to 3 are p1 to p4 of RULES.md: the order of speaking, which is also the priority.
"""

from typing import Final

import numpy as np

from simulator.calls import (
    ASHKAL,
    HOKM_SPADES,
    HOKM_SUITS,
    KAWESH,
    SUN,
)
from simulator.kernels import option_codes as code
from simulator.kernels.compilation import helper

ACE: Final = 7

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
def may_challenge(position: int, bidder: int, option: int) -> bool:
    """Say whether a seat is asked for Sun over a Hokm (RULES.md 3.4, 4.3)."""
    if option == code.HOKM_CHALLENGE_ALL_OTHERS:
        return True
    return option != code.HOKM_CHALLENGE_NONE and position > bidder


@helper
def second_suits(table: np.record) -> int:
    """Give the calls that name a second Hokm: any suit but the mushtara's (RULES.md 4.1)."""
    return HOKM_SUITS & ~(HOKM_SPADES << (table.mushtara >> 3))
