"""Whole matches to the target: who wins, how long they last."""

from dataclasses import dataclass

import numpy as np
import pandas as pd

from experiments.simulation import RulesLike, Strategies, as_rules, refuse_perfect
from simulator.estimates import mean_interval, wilson
from simulator.match_runner import run_matches
from simulator.notation import parse_count
from simulator.runner import Progress
from simulator.seating import four_strategies
from simulator.seats import SEATS, TEAMS
from simulator.specification import MatchSpecification
from strategies.catalogue import find_strategies


@dataclass
class SimulatedMatches:
    """Matches that were played.

    Attributes
    ----------
    table
        One row a match: ``match, first_dealer, deals`` (void ones counted), ``hands`` (bought), ``winner`` (NS or EW),
        ``score_ns, score_ew`` and ``gahwa`` (whether that ended it).
    elapsed
        Seconds.
    interrupted
        Whether Ctrl-C stopped the run.
    """

    specification: MatchSpecification
    table: pd.DataFrame
    elapsed: float
    interrupted: bool = False


def simulate_matches(
    strategies: Strategies,
    matches: int | str,
    *,
    seed: int = 1,
    rules: RulesLike = "eram",
    jobs: int | None = None,
    progress: Progress | None = None,
    allow_perfect: bool = False,
) -> SimulatedMatches:
    """Play whole matches from 0-0 (RULES.md 9); arguments as in ``simulate_hands``.

    Raises
    ------
    UsageError
        Where something asked for does not exist.
    PolicyError
        Where a policy fails, or nobody buys so that a match does not end.
    """
    seated = four_strategies(find_strategies(strategies))
    refuse_perfect(seated, allow_perfect)
    count = parse_count(matches) if isinstance(matches, str) else matches
    specification = MatchSpecification(seated, count, seed, as_rules(rules))
    rows, elapsed, interrupted = run_matches(specification, jobs, progress)
    return SimulatedMatches(specification, _table_of(rows), elapsed, interrupted)


def _table_of(rows: np.recarray) -> pd.DataFrame:
    return pd.DataFrame(
        {
            "match": rows["match_number"],
            "first_dealer": np.array(SEATS)[rows["first_dealer"]],
            "deals": rows["deals"],
            "hands": rows["hands"],
            "winner": np.array(TEAMS)[rows["winner"]],
            "score_ns": rows["score_ns"],
            "score_ew": rows["score_ew"],
            "gahwa": rows["gahwa"] == 1,
        }
    )


def summarise_matches(matches: SimulatedMatches) -> pd.DataFrame:
    """Tell a run of matches at a glance.

    Returns
    -------
    DataFrame
        ``figure, value, lo, hi`` (95 %), ``matches`` (the count that it rests on) and ``unit`` (rate, points or
        count).
    """
    table = matches.table
    count = len(table)
    rows = []
    for team in TEAMS:
        rows.append(
            ("won by " + team, *_interval(wilson(np.array((table["winner"] == team).sum()), np.array(count))), "rate")
        )
    rows.append(("ended by Gahwa", *_interval(wilson(np.array(table["gahwa"].sum()), np.array(count))), "rate"))
    for figure, column, unit in (
        ("deals a match", "deals", "count"),
        ("hands a match", "hands", "count"),
        ("points of NS", "score_ns", "points"),
        ("points of EW", "score_ew", "points"),
    ):
        values = table[column].to_numpy(float)
        rows.append((figure, *_interval(mean_interval(values.sum(), (values**2).sum(), np.array(count))), unit))
    summary = pd.DataFrame(rows, columns=["figure", "value", "lo", "hi", "unit"])
    summary.insert(4, "matches", count)
    return summary


def _interval(estimate: tuple[np.ndarray, ...]) -> tuple[float, ...]:
    return tuple(float(each) for each in estimate)
