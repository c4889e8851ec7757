"""Never buy."""

from typing import Any

from simulator.calls import PASS
from simulator.kernels.bits import lowest_index
from simulator.policy import bidding_policy


@bidding_policy()
def always_pass(view: Any, parameters: Any, random: Any, memory: Any) -> int:
    """Pass wherever passing is open; a seat that never buys is asked nothing else."""
    if view.legal & PASS:
        return PASS
    return 1 << lowest_index(view.legal)
