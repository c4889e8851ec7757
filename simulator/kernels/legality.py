"""Which cards may be played (RULES.md 5.3 and 6). Cards are sets in play order."""

from typing import Any

from simulator.kernels import option_codes as code
from simulator.kernels.card_sets import above, suit_of
from simulator.kernels.compilation import inlined


@inlined
def legal_leads(hand: int, trumps: int, locked: int) -> int:
    """Give the cards that may be led: in a locked hand no trump while another suit is held (RULES.md 5.3)."""
    others = hand & ~trumps
    if locked and others:
        return others
    return hand


@inlined
def legal_follows(hand: int, led: int, winning: int, partner_winning: bool, trumps: int, rules: Any) -> int:
    """Give the cards that may be played to a trick already led (RULES.md 6.2 to 6.6).

    Parameters
    ----------
    hand, led, winning, trumps
        The cards held, the card led, the card now winning, and the trump suit (0 in Sun).
    partner_winning
        Whether the winning card is the partner's.
    rules
        The rules record.
    """
    suit = hand & suit_of(led)
    if suit:
        if led & trumps and rules.trump_lead_rise != code.TRUMP_LEAD_RISE_NEVER:
            rising = suit & above(winning)
            if rising and (rules.trump_lead_rise == code.TRUMP_LEAD_RISE_ALWAYS or not partner_winning):
                return rising
        return suit
    own_trumps = hand & trumps
    if not own_trumps or rules.must_trump == code.MUST_TRUMP_NEVER:
        return hand
    if partner_winning and rules.must_trump == code.MUST_TRUMP_UNLESS_PARTNER_WINNING:
        return hand
    if not winning & trumps or rules.overtrump == code.OVERTRUMP_NEVER:
        return own_trumps
    rising = own_trumps & above(winning)
    if rising:
        return rising
    return own_trumps if rules.under_trump == code.UNDER_TRUMP_FORCED else hand
