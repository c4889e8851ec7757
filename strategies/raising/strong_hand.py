"""Raise with a hand that beats the contract by itself."""

from typing import Any

from simulator.calls import CONTRACT_HOKM, FOUR, GAHWA, PASS, RAISE, RAISE_LOCKED, TRIPLE
from simulator.policy import raising_policy
from strategies.evaluation import hokm_gain, side_value, sun_value


@raising_policy(parameters={"double": 40, "triple": 60, "four": 46, "gahwa": 64, "sun_double": 45})
def strong_hand(view: Any, parameters: Any, random: Any, memory: Any) -> int:
    """Raise, locked where that may be said, when one's own cards are worth the threshold of that raise.

    Parameters
    ----------
    double, triple, four, gahwa, sun_double
        Thresholds in the rough Abnat of ``strategies.evaluation``.
    """
    if view.contract == CONTRACT_HOKM:
        worth = side_value(view.hand) + hokm_gain(view.hand, view.trump)
        threshold = parameters.double
        if view.question == TRIPLE:
            threshold = parameters.triple
        elif view.question == FOUR:
            threshold = parameters.four
        elif view.question == GAHWA:
            threshold = parameters.gahwa
    else:
        worth = sun_value(view.hand)
        threshold = parameters.sun_double
    if worth < threshold:
        return PASS
    return RAISE_LOCKED if view.legal & RAISE_LOCKED else RAISE
