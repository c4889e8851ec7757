"""Recorded hands for perfect play to judge."""

from typing import Any

from experiments.perfect_play import Review, review_record
from experiments.replaying import record_hands
from experiments.simulation import Strategies, specify
from simulator.hand_record import read_record
from simulator.policy import Strategy
from simulator.replay import Replayer
from simulator.rules import Rules
from strategies.catalogue import STRATEGIES

SEED = 5

RAISING = Strategy("raising", STRATEGIES["random"].bidding, STRATEGIES["random"].raising, STRATEGIES["simple"].play)
"""Calls and raises at random, so that hands are locked and raised; plays sensibly."""

PERFECT_RAISING = Strategy(
    "perfect_raising", STRATEGIES["random"].bidding, STRATEGIES["random"].raising, STRATEGIES["perfect"].play
)
"""The same calls and raises; plays perfectly."""


def recorded(strategies: Strategies, bought: int, rules: str | Rules = "eram") -> list[dict[str, Any]]:
    """So many bought hands as records, without the void ones."""
    hands = record_hands(specify(strategies, 100 * bought, SEED, rules, allow_perfect=True), 100 * bought)
    records: list[dict[str, Any]] = []
    while len(records) < bought:
        record = next(hands)
        if record["result"]["void"] is None:
            records.append(record)
    return records


def reviewed(strategies: Strategies, bought: int, rules: str | Rules = "eram") -> list[Review]:
    """So many bought hands against perfect play."""
    replayer = Replayer()
    reviews = [review_record(read_record(record), replayer) for record in recorded(strategies, bought, rules)]
    return [review for review in reviews if review is not None]
