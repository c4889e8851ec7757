"""Policies that look at everything they are shown, and remember."""

from typing import Any

from simulator.kernels.randomness import pick
from simulator.policy import bidding_policy, play_policy, raising_policy


@play_policy(memory=("asked",))
def counts_questions(view: Any, parameters: Any, random: Any, memory: Any) -> int:
    """Raise an exception if its memory is not zeroed at the start of a hand."""
    if view.trick_number == 0 and memory.asked != 0:
        raise ValueError("memory of the last hand")
    memory.asked += 1
    return pick(random, view.legal)


@bidding_policy(parameters={"bonus": 1.5, "whole": 3})
def checks_parameters(view: Any, parameters: Any, random: Any, memory: Any) -> int:
    """Raise an exception if its parameters are not those of its strategy."""
    if parameters.bonus != 2.5 or parameters.whole != 7:
        raise ValueError("wrong parameters")
    return view.legal & -view.legal


@raising_policy(memory=("asked",))
def checks_memory(view: Any, parameters: Any, random: Any, memory: Any) -> int:
    """Raise an exception if it finds the memory of another policy."""
    if memory.asked not in (0, 1):
        raise ValueError("memory of another policy")
    memory.asked += 1
    return view.legal & -view.legal
