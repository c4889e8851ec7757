"""Tables with players: the memory that one worker plays in, and four strategies seated at it."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from simulator.errors import UsageError
from simulator.kernels.scoring import FIGURES_DTYPE
from simulator.kernels.table import TABLE_DTYPE
from simulator.policy import Policy, Strategy
from simulator.rules import OPTIONS, Rules
from simulator.rules_record import rules_record
from simulator.seats import PLAYERS
from simulator.seeding import Keys


def four_strategies(strategies: Sequence[Strategy]) -> tuple[Strategy, Strategy, Strategy, Strategy]:
    """Give the strategies of South, East, North and West from one (all four), two (NS, EW) or four.

    Raises
    ------
    UsageError
        For any other number.
    """
    chosen = list(strategies)
    if len(chosen) not in (1, 2, 4):
        names = ", ".join(strategy.name for strategy in chosen) or "none"
        raise UsageError(
            f"{len(chosen)} strategies ({names})", "do not fill the table", "1, 2 (NS, EW) or 4 (S, E, N, W)"
        )
    south, east, north, west = (chosen * PLAYERS)[:PLAYERS]
    return south, east, north, west


class PlayedTable:
    """One worker's memory: a table, its players and the rules; ``plain`` is the table for those who are not kernels.

    Parameters
    ----------
    strategies
        South, East, North and West.
    keys
        Keys of the random streams.
    score
        Match score of NS and EW before each hand.
    """

    def __init__(
        self, strategies: Sequence[Strategy], rules: Rules, keys: Keys, score: tuple[int, int] = (0, 0)
    ) -> None:
        self.rules = rules_record(rules)
        self.table = np.zeros(1, TABLE_DTYPE).view(np.recarray)
        self.plain = self.table.view(TABLE_DTYPE, np.ndarray)[0]
        self.figures = np.zeros(1, FIGURES_DTYPE).view(np.recarray)
        self.table.score[0] = score
        self.table.deck_key[0] = keys.deck
        self.table.open_seats[0] = sum(1 << seat for seat, each in enumerate(strategies) if each.sees_all_cards)
        self.strategies = tuple(strategies)
        _seat(self.table[0], strategies, keys)
        for name, option in OPTIONS.items():
            self.table["views"][0][name] = option.code(getattr(rules, name))

    @property
    def arguments(self) -> tuple[Any, ...]:
        """What every kernel that plays hands takes first."""
        return self.table, self.figures, self.rules


def _seat(table: np.record, strategies: Sequence[Strategy], keys: Keys) -> None:
    policies = [(policy, strategy) for strategy in strategies for policy in strategy.policies]
    table["streams"]["key"] = keys.policies
    for number, (policy, owner) in enumerate(policies):
        table["policies"][number] = policy.compiled[0]
        table["memory_words"][number] = len(policy.memory)
        fill_parameters(table["parameters"]["slots"][number], policy, owner)


def fill_parameters(slots: np.ndarray, policy: Policy, owner: Strategy) -> None:
    """Write a policy's parameters, defaults and the strategy's own values, into its slots."""
    record = slots[: policy.parameters_dtype.itemsize // 8].view(policy.parameters_dtype)
    for name, default in policy.parameters.items():
        record[name] = owner.parameters.get(name, default)
