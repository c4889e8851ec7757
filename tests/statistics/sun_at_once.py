"""A strategy that gives unbiased hands: the first player buys Sun whatever he holds."""

from typing import Any

from simulator.calls import SUN
from simulator.policy import Strategy, bidding_policy
from strategies.catalogue import STRATEGIES


@bidding_policy()
def sun_at_once(view: Any, parameters: Any, random: Any, memory: Any) -> int:
    """Call Sun at the first question."""
    return SUN if view.legal & SUN and view.position == 0 else view.legal & -view.legal


SUN_AT_ONCE = Strategy("sun_at_once", sun_at_once, STRATEGIES["bas"].raising, STRATEGIES["bas"].play)
