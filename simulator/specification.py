"""What is simulated: all that the result depends on."""

from dataclasses import dataclass
from typing import Any, Final

from simulator.errors import UsageError
from simulator.hand_record import rules_of_record
from simulator.policy import Strategy
from simulator.rules import Rules
from simulator.seeding import Keys, keys_of_hands

MOST: Final = 10**12
"""Hands or matches of one run: some days of work."""

FourStrategies = tuple[Strategy, Strategy, Strategy, Strategy]


@dataclass(frozen=True)
class Specification:
    """Hands to be played; two equal specifications give equal results, whatever the jobs and blocks.

    Attributes
    ----------
    strategies
        South, East, North and West.
    hands
        How many deals, void ones counted.
    seed
        A whole number from 0.
    score
        Match score of NS and EW before each hand.
    """

    strategies: FourStrategies
    hands: int
    seed: int
    rules: Rules
    score: tuple[int, int] = (0, 0)

    def __post_init__(self) -> None:
        _check(self.hands, "hands", self.seed)
        allowed = f"each team from 0 to {self.rules.target - 1}"
        if min(self.score) < 0:
            raise UsageError(f"score {self.score}", "is negative", allowed)
        if max(self.score) >= self.rules.target:
            raise UsageError(f"score {self.score}", f"the match is over at {self.rules.target}", allowed)

    @property
    def keys(self) -> Keys:
        """Keys of the random streams."""
        return keys_of_hands(self.seed)

    def as_mapping(self) -> dict[str, Any]:
        """Give the specification as plain values for a manifest."""
        return {
            "strategies": strategy_names(self.strategies),
            "hands": self.hands,
            "seed": self.seed,
            "rules": rules_of_record(self.rules),
            "score": list(self.score),
        }


@dataclass(frozen=True)
class MatchSpecification:
    """Matches to be played from 0-0; attributes as in ``Specification``."""

    strategies: FourStrategies
    matches: int
    seed: int
    rules: Rules

    def __post_init__(self) -> None:
        _check(self.matches, "matches", self.seed)

    def as_mapping(self) -> dict[str, Any]:
        """Give the specification as plain values for a manifest."""
        return {
            "strategies": strategy_names(self.strategies),
            "matches": self.matches,
            "seed": self.seed,
            "rules": rules_of_record(self.rules),
        }


def _check(count: int, what: str, seed: int) -> None:
    if type(count) is not int or not 1 <= count <= MOST:
        raise UsageError(f"{what} = {count!r}", f"is no number of {what}", f"a whole number from 1 to {MOST:,}")
    if type(seed) is not int or seed < 0:
        raise UsageError(f"seed = {seed!r}", "is no seed", "a whole number from 0")


def strategy_names(strategies: FourStrategies) -> list[str]:
    """Give the names of four strategies: one if all are the same, two (NS, EW) if partners are, else four."""
    south, east, north, west = (strategy.name for strategy in strategies)
    if south == east == north == west:
        return [south]
    return [south, east] if (south, east) == (north, west) else [south, east, north, west]
