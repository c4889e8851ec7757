"""The kernels against the slow plain referee: random hands, clumped decks too, under rule sets and random mixtures.

``BALOOT_REFEREE_HANDS`` sets the hands under each rule set (``make referee`` asks for 100,000), and the mixtures with
it.
"""

import os
from random import Random

import pytest

from simulator.hand_record import read_record
from simulator.replay import Replayer
from tests.referee.options import RULE_SETS
from tests.referee.random_hands import random_hand, random_options

HANDS = int(os.environ.get("BALOOT_REFEREE_HANDS", "1500"))
MIXTURES = 200
HANDS_A_MIXTURE = max(HANDS // 200, 5)


@pytest.mark.parametrize("name", list(RULE_SETS))
def test_kernels_agree_with_the_referee_under_a_rule_set(name: str) -> None:
    """The referee made each record and its result; the kernels must accept every answer and find the same figures."""
    rng = Random(f"rule set {name}")
    replayer = Replayer()
    for number in range(HANDS):
        record = random_hand(dict(RULE_SETS[name]), rng, clumped=number % 2 == 1)
        assert replayer.replay(read_record(record)) == record["result"]


@pytest.mark.parametrize("part", range(4))
def test_kernels_agree_with_the_referee_under_mixtures_of_options(part: int) -> None:
    """Two hundred random mixtures of options, a quarter in each part."""
    rng = Random(f"mixtures {part}")
    for _ in range(MIXTURES // 4):
        options = random_options(rng)
        replayer = Replayer()
        for number in range(HANDS_A_MIXTURE):
            record = random_hand(options, rng, clumped=number % 2 == 1)
            assert replayer.replay(read_record(record)) == record["result"]
