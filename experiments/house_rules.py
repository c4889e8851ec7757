"""What a house rule costs: the same deals, the same strategies, two sets of rules, compared deal by deal."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from math import nan, sqrt
from pathlib import Path
from typing import Final

import numpy as np
import pandas as pd

from experiments.simulation import Strategies, specify
from simulator.calls import NOT_VOID
from simulator.estimates import Z
from simulator.options import OptionValue, option_text
from simulator.rule_sets import read_rules
from simulator.rules import OPTIONS, Rules
from simulator.runner import block_size, over_blocks, play_rows
from simulator.specification import Specification

FIGURES: Final = ("bought_rate", "made_rate", "points_buyer", "points_other", "points_per_hand")
"""What is compared: per deal the first, per bought hand the rest; ``points_per_hand`` is both teams' together."""

_DEAL, _BOUGHT, _MADE, _BUYER, _OTHER, _BOTH = range(6)
_RATIOS: Final = ((_BOUGHT, _DEAL), (_MADE, _BOUGHT), (_BUYER, _BOUGHT), (_OTHER, _BOUGHT), (_BOTH, _BOUGHT))
"""Each figure as one sum over another."""

_WIDTH: Final = 6

COLUMNS: Final = (
    "option", "value", "figure", "value_before", "value_after", "difference", "difference_lo", "difference_hi", "hands",
)  # fmt: skip


def rules_cost(
    before: str | Path | Rules,
    after: str | Path | Rules,
    strategies: Strategies = "simple",
    hands: int = 100_000,
    *,
    seed: int = 1,
    score: str | tuple[int, int] = (0, 0),
    jobs: int | None = None,
    allow_perfect: bool = False,
) -> pd.DataFrame:
    """Compare two sets of rules on the same deals with the same strategies.

    Parameters
    ----------
    before, after
        Rule sets by name, TOML files, or rules.
    hands
        Deals played under each, void ones counted.
    score
        Match score of NS and EW before each hand, as ``"120-98"`` or a pair: some rules, such as ``sun_double``, make
        no difference at 0-0.

    Returns
    -------
    DataFrame
        One row a figure of ``FIGURES``: ``figure, value_before, value_after, difference`` (after less before) with
        ``difference_lo`` and ``difference_hi`` (95 %, paired: the deals are the same, so what they share drops out),
        and ``hands`` (deals). ``option`` and ``value`` name what differs where it is one option, else they are null.
    """
    first = specify(strategies, hands, seed, _read(before), score, allow_perfect)
    second = replace(first, rules=_read(after))
    differences = first.rules.differences(second.rules)
    option = value = None
    if len(differences) == 1:
        option, (_, new) = next(iter(differences.items()))
        value = option_text(new)
    return _compare(first, second, jobs, option, value)


def each_option_cost(
    base: str | Path | Rules = "eram",
    strategies: Strategies = "simple",
    hands: int = 100_000,
    *,
    seed: int = 1,
    score: str | tuple[int, int] = (0, 0),
    jobs: int | None = None,
    allow_perfect: bool = False,
) -> Iterator[pd.DataFrame]:
    """Tell what changing each option alone does: a table as of ``rules_cost`` for each value that is not the base's.

    The target is left out: it does not touch a hand.
    """
    first = specify(strategies, hands, seed, _read(base), score, allow_perfect)
    for option, value in other_values(first.rules):
        second = replace(first, rules=first.rules.with_options({option: value}))
        yield _compare(first, second, jobs, option, option_text(value))


def other_values(rules: Rules) -> list[tuple[str, OptionValue]]:
    """Give every value of every option that differs from these rules."""
    return [
        (name, value) for name, option in OPTIONS.items() for value in option.values if value != getattr(rules, name)
    ]


def _read(rules: str | Path | Rules) -> Rules:
    return rules if isinstance(rules, Rules) else read_rules(rules)


def _compare(
    first: Specification, second: Specification, jobs: int | None, option: str | None, value: str | None
) -> pd.DataFrame:
    moments = np.zeros((2 * _WIDTH, 2 * _WIDTH), np.int64)

    def play(start: int, count: int) -> np.ndarray:
        features = np.hstack([_features(play_rows(each, start, count, True)[1]) for each in (first, second)])
        products: np.ndarray = features.T @ features
        return products

    for _, part in over_blocks(first.hands, block_size(first), play, jobs):
        moments += part
    rows = [(option, value, *row, first.hands) for row in paired_ratios(moments, first.hands)]
    return pd.DataFrame(rows, columns=list(COLUMNS))


def _features(rows: np.recarray) -> np.ndarray:
    """Give what is summed for each deal, int64 of shape (deals, 6): 1, bought, made, points of buyer, other, both."""
    bought = (rows["void"] == NOT_VOID).astype(np.int64)
    ours = np.where(rows["buyer"] % 2 == 0, rows["points_ns"], rows["points_ew"])
    theirs = np.where(rows["buyer"] % 2 == 0, rows["points_ew"], rows["points_ns"])
    return np.stack([np.ones_like(bought), bought, rows["made"], ours, theirs, ours + theirs], axis=1)


def paired_ratios(moments: np.ndarray, deals: int) -> list[tuple[str, float, float, float, float, float]]:
    """Estimate the difference of each ratio of sums between two plays of the same deals.

    The variance of a difference of two ratios is that of a sum of linear terms, one a deal (the delta method), so it
    follows from the products of the sums alone. These are whole numbers and are reckoned with exactly: where both
    plays agree, difference and error are 0.

    Parameters
    ----------
    moments
        Sums of products of all pairs of features, shape (12, 12): six of the first play, then six of the second.

    Returns
    -------
    list of tuple
        Figure, value before, value after, difference, lower and upper end; NaN where a figure rests on no hand.
    """
    exact = [[int(product) for product in row] for row in moments]
    return [(figure, *_paired_ratio(exact, *ratio, deals)) for figure, ratio in zip(FIGURES, _RATIOS, strict=True)]


def _paired_ratio(
    moments: Sequence[Sequence[int]], top: int, bottom: int, deals: int
) -> tuple[float, float, float, float, float]:
    sums = moments[0]
    ratios = [_ratio(sums[side + top], sums[side + bottom]) for side in (0, _WIDTH)]
    before, after = ratios
    if before is None or after is None:
        first, second = (nan if ratio is None else float(ratio) for ratio in ratios)
        return first, second, nan, nan, nan
    weights: dict[int, Fraction] = {}
    for side, ratio, sign in ((0, before, -1), (_WIDTH, after, 1)):
        weights[side + top] = Fraction(sign, sums[side + bottom])
        weights[side + bottom] = -ratio * weights[side + top]
    variance = sum(weights[one] * weights[two] * moments[one][two] for one in weights for two in weights)
    half = Z * sqrt(variance * Fraction(deals, max(deals - 1, 1)))
    difference = float(after - before)
    return float(before), float(after), difference, difference - half, difference + half


def _ratio(top: int, bottom: int) -> Fraction | None:
    return Fraction(top, bottom) if bottom else None
