"""Play at random."""

from typing import Any

from simulator.kernels.randomness import pick
from simulator.policy import play_policy


@play_policy()
def random_cards(view: Any, parameters: Any, random: Any, memory: Any) -> int:
    """Play every legal card equally often."""
    return pick(random, view.legal)
