"""Calls at random, with Bas weighted so that hands are bought as often as not."""

from typing import Any

from simulator.calls import PASS
from simulator.kernels.bits import nth, popcount
from simulator.kernels.randomness import below
from simulator.policy import bidding_policy


@bidding_policy(parameters={"bas_weight": 27})
def random_calls(view: Any, parameters: Any, random: Any, memory: Any) -> int:
    """Call every legal choice equally often, but pass ``bas_weight`` times as often as any other."""
    others = view.legal & ~PASS
    count = popcount(others)
    weight = parameters.bas_weight if view.legal & PASS else 0
    drawn = below(random, count + weight)
    return nth(others, drawn) if drawn < count else PASS
