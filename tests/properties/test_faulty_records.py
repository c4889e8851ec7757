"""A record that was spoilt: the product and the referee refuse it at the same place, or both accept it."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from simulator.errors import RecordError
from simulator.hand_record import read_record
from simulator.replay import Replayer
from tests.properties.spoiling import SPOILERS
from tests.referee import Fault, referee
from tests.referee.options import RULE_SETS
from tests.referee.random_hands import random_hand

HANDS = 60
REPLAYER = Replayer()


def place_found_by_product(record: Any) -> str | None:
    try:
        REPLAYER.replay(read_record(record))
    except RecordError as error:
        return error.place
    return None


def place_found_by_referee(record: Any) -> str | None:
    try:
        referee(record)
    except Fault as fault:
        return fault.place
    return None


@pytest.mark.parametrize("spoil", SPOILERS, ids=lambda spoil: spoil.__name__)
def test_a_spoilt_record_is_refused_at_the_same_place(spoil: Callable[[dict[str, Any], Random], None]) -> None:
    rng = Random(f"spoilt by {spoil.__name__}")
    places = []
    for number in range(HANDS):
        options = dict(RULE_SETS[rng.choice(list(RULE_SETS))])
        record = json.loads(json.dumps(random_hand(options, rng, clumped=number % 2 == 1)))
        spoil(record, rng)
        places.append(place_found_by_referee(record))
        assert place_found_by_product(record) == places[-1], record
    assert any(places)
