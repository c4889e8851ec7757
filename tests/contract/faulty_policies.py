"""Policies that break the contract, one way each; the tests name their lines."""

from typing import Any

import numpy as np

from simulator.calls import PASS
from simulator.kernels.compilation import helper
from simulator.policy import bidding_policy, play_policy, raising_policy


@bidding_policy()
def unknown_field(view: Any, parameters: Any, random: Any, memory: Any) -> int:
    return view.trumpf  # the line of the fault


@bidding_policy(parameters={"hokm": 42})
def unknown_parameter(view: Any, parameters: Any, random: Any, memory: Any) -> int:
    return parameters.sun


@bidding_policy()
def wrong_type(view: Any, parameters: Any, random: Any, memory: Any) -> float:
    return view.legal / 2


@bidding_policy()
def nothing(view: Any, parameters: Any, random: Any, memory: Any) -> None:
    return None


@bidding_policy()
def writes_field(view: Any, parameters: Any, random: Any, memory: Any) -> int:
    view.hand = 0
    return PASS


@bidding_policy()
def writes_by_another_name(view: Any, parameters: Any, random: Any, memory: Any) -> int:
    mine = view
    mine.score_mine = 151
    return PASS


@helper
def _spoil(view: Any) -> None:
    view.mushtara = 0


@bidding_policy()
def writes_through_a_helper(view: Any, parameters: Any, random: Any, memory: Any) -> int:
    _spoil(view)
    return PASS


@bidding_policy()
def writes_array(view: Any, parameters: Any, random: Any, memory: Any) -> int:
    view.first_calls[1] = PASS
    return PASS


@bidding_policy()
def fills_array(view: Any, parameters: Any, random: Any, memory: Any) -> int:
    calls = view.first_calls
    calls[:] = 0
    return PASS


@bidding_policy(parameters={"hokm": 42})
def writes_parameter(view: Any, parameters: Any, random: Any, memory: Any) -> int:
    parameters.hokm = 0
    return PASS


@play_policy()
def reads_past_the_end(view: Any, parameters: Any, random: Any, memory: Any) -> int:
    return view.played_by[view.position + 4]


@play_policy()
def raises(view: Any, parameters: Any, random: Any, memory: Any) -> int:
    if view.trick_number == 3:
        raise ValueError("no idea what to play")
    return view.legal & -view.legal


@play_policy()
def two_cards(view: Any, parameters: Any, random: Any, memory: Any) -> int:
    return view.legal


@play_policy()
def card_not_held(view: Any, parameters: Any, random: Any, memory: Any) -> int:
    return 1 << np.int64(40)


@bidding_policy()
def calls_nothing(view: Any, parameters: Any, random: Any, memory: Any) -> int:
    return 0


@raising_policy()
def raises_too_high(view: Any, parameters: Any, random: Any, memory: Any) -> int:
    return 64
