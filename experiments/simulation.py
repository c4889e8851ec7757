"""Playing hands: from a text such as ``simple,bas`` to sums, and to rows where they are wanted."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from experiments.upper_bound import UPPER_BOUND
from simulator.errors import UsageError
from simulator.notation import parse_count, parse_score
from simulator.policy import Strategy
from simulator.rule_sets import read_rules
from simulator.rules import Rules
from simulator.runner import Outcome, Progress, run_hands
from simulator.seating import four_strategies
from simulator.specification import Specification
from strategies.catalogue import find_strategies

if TYPE_CHECKING:
    import pandas as pd

Strategies = str | Strategy | Sequence[str | Strategy]
RulesLike = str | Path | Rules | Mapping[str, object]


@dataclass
class SimulatedHands:
    """Hands that were played.

    Attributes
    ----------
    specification
        What was asked for.
    tally
        Sums over the deals played, from which the tables are made.
    played
        Deals played, void ones counted; fewer than asked for where the run was interrupted.
    elapsed
        Seconds.
    interrupted
        Whether Ctrl-C stopped the run.
    rows
        One row a deal, where ``keep_rows`` asked for them.
    perfect
        Whether the rows tell of perfect play too.
    """

    specification: Specification
    tally: np.recarray
    played: int
    elapsed: float
    interrupted: bool = False
    rows: "pd.DataFrame | None" = None
    perfect: bool = False

    def as_mapping(self) -> dict[str, object]:
        """Give what became of the run as plain values for a manifest."""
        became: dict[str, object] = {
            "played": self.played,
            "seconds": round(self.elapsed, 3),
            "interrupted": self.interrupted,
        }
        return {**became, "perfect_columns": UPPER_BOUND} if self.perfect else became


def specify(
    strategies: Strategies,
    hands: int | str,
    seed: int = 1,
    rules: RulesLike = "eram",
    score: str | tuple[int, int] = (0, 0),
    allow_perfect: bool = False,
) -> Specification:
    """Read what is to be simulated from names, as on the command line.

    Parameters
    ----------
    allow_perfect
        Whether a strategy that sees all cards may sit at a table with one that does not.

    Raises
    ------
    UsageError
        Where a strategy, rule set or score does not exist, or there are no hands.
    """
    chosen = as_rules(rules)
    at = parse_score(score, chosen.target) if isinstance(score, str) else score
    seated = four_strategies(find_strategies(strategies))
    refuse_perfect(seated, allow_perfect)
    count = parse_count(hands) if isinstance(hands, str) else hands
    return Specification(seated, count, seed, chosen, at)


def as_rules(rules: RulesLike) -> Rules:
    """Give rules from rules, a rule set's name, a TOML file, or a mapping such as ``{"base": "eram", "tie": …}``."""
    return rules if isinstance(rules, Rules) else read_rules(rules)


def refuse_perfect(strategies: Sequence[Strategy], allow_perfect: bool) -> None:
    """Refuse to compare a strategy that sees all cards with one that does not, unless that was asked for."""
    seers = {strategy.name for strategy in strategies if strategy.sees_all_cards}
    if seers and not allow_perfect and len({strategy.name for strategy in strategies}) > 1:
        wrong = "sees all cards: to compare it with others says nothing of how well they play"
        raise UsageError(", ".join(seers), wrong, "--allow-perfect, for those who want to all the same")


def simulate_hands(
    strategies: Strategies,
    hands: int | str,
    *,
    seed: int = 1,
    rules: RulesLike = "eram",
    score: str | tuple[int, int] = (0, 0),
    jobs: int | None = None,
    progress: Progress | None = None,
    keep_rows: bool = False,
    parquet: str | Path | None = None,
    allow_perfect: bool = False,
    perfect: bool = False,
) -> SimulatedHands:
    """Deal and play hands.

    Parameters
    ----------
    strategies
        One for all four seats, two for NS and EW, or four for S, E, N and W: names with commas between them
        (``"simple:hokm=44,bas"``), files (``"./my_bot.py:mine"``), strategies, or a list of these.
    hands
        How many deals, void ones counted; ``"200k"`` and ``"5M"`` are read.
    seed
        Equal seeds give equal deals, whatever the strategies and the number of jobs.
    rules
        A rule set's name, a TOML file, rules, or a mapping: ``{"base": "eram", "kaboot": "off"}``.
    score
        Match score of NS and EW before each hand, as ``"120-98"`` or a pair.
    jobs
        Threads; None for as many as there are cores.
    progress
        Is told after each block how many hands it had.
    keep_rows
        Whether to keep one row a deal in memory (about 100 bytes each).
    parquet
        A file to which one row a deal is streamed; it bears its name only when it is whole.
    allow_perfect
        Whether a strategy that sees all cards may sit at a table with one that does not.
    perfect
        Whether rows get the columns ``perfect_made`` (could the buyer's team have made the hand?) and
        ``perfect_abnat_buyer`` (its Abnat, both teams playing perfectly): all cards seen, an upper bound for both
        sides, not what a player could know. Takes 2 to 3 ms a hand and core.

    Returns
    -------
    SimulatedHands
        Sums, and rows where wanted.

    Raises
    ------
    UsageError
        Where something asked for does not exist.
    PolicyError
        Where a policy fails.

    Examples
    --------
    >>> hands = simulate_hands("simple", 1000, seed=1)
    >>> hands.played
    1000
    """
    specification = specify(strategies, hands, seed, rules, score, allow_perfect)
    if perfect and not keep_rows and parquet is None:
        raise UsageError("perfect", "adds columns to rows, but no rows are wanted", "--out, parquet or keep_rows")
    if perfect:
        # Imported here since the solver takes as long to load as all the rest.
        from experiments.perfect_columns import run_perfect_hands as run
    else:
        run = run_hands
    if parquet is None and not keep_rows:
        return _simulated(specification, run(specification, jobs, progress))
    from experiments.row_table import RowWriter, row_dtype, rows_to_frame

    if parquet is not None:
        with RowWriter(Path(parquet), specification.seed, row_dtype(perfect)) as writer:
            return _simulated(specification, run(specification, jobs, progress, writer.write), perfect=perfect)
    kept: list[np.recarray] = []
    outcome = run(specification, jobs, progress, kept.append)
    return _simulated(specification, outcome, rows_to_frame(kept, specification.seed, row_dtype(perfect)), perfect)


def _simulated(
    specification: Specification, outcome: Outcome, rows: "pd.DataFrame | None" = None, perfect: bool = False
) -> SimulatedHands:
    return SimulatedHands(
        specification, outcome.tally, outcome.played, outcome.elapsed, outcome.interrupted, rows, perfect
    )
