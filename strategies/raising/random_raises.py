"""Raise at random."""

from typing import Any

from simulator.kernels.randomness import pick
from simulator.policy import raising_policy


@raising_policy()
def random_raises(view: Any, parameters: Any, random: Any, memory: Any) -> int:
    """Answer every legal choice equally often."""
    return pick(random, view.legal)
