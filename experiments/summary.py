"""The figures of a run at a glance, and the distribution of points."""

import numpy as np
import pandas as pd

from experiments.simulation import SimulatedHands
from simulator.estimates import mean_interval, wilson
from simulator.kernels.tally import BUYS, CONTRACTS

_SIDES = ("buyer", "other")


def summarise_hands(hands: SimulatedHands) -> pd.DataFrame:
    """Tell a run at a glance.

    Returns
    -------
    DataFrame
        ``figure`` (what it is), ``value``, ``lo`` and ``hi`` (95 %), ``hands`` (the count that it rests on) and
        ``unit`` (rate or points).
    """
    tally = hands.tally[0]
    deals = int(tally["deals"].sum())
    buys = {name: tally["buys"][name].sum(axis=(1, 2, 4, 5)) for name in BUYS}
    totals = {name: sums.sum() for name, sums in buys.items()}
    bought = int(totals["hands"])
    rows = [
        _rate("bought", bought, deals),
        *[_rate(f"bought as {name}", int(buys["hands"][each].sum()), deals) for each, name in enumerate(CONTRACTS)],
        _rate("cancelled by four Wala", int(tally["wala"].sum()), deals),
        _rate("abandoned by Kawesh", int(tally["kawesh"].sum()), deals),
        _rate("made by the buyer's team", int(totals["made"]), bought),
        *[
            _rate(f"{name} made", int(buys["made"][each].sum()), int(buys["hands"][each].sum()))
            for each, name in enumerate(CONTRACTS)
        ],
        _rate("Kaboot by the buyer's team", int(totals["kaboot"]), bought),
        _rate("raised", int(buys["hands"][:, 1:].sum()), bought),
        _points("points of the buyer's team", totals, "points_buyer"),
        _points("points of the others", totals, "points_other"),
    ]
    return pd.DataFrame(rows, columns=["figure", "value", "lo", "hi", "hands", "unit"])


def _rate(figure: str, successes: int, trials: int) -> tuple[object, ...]:
    value, low, high = wilson(np.array(successes), np.array(trials))
    return figure, float(value), float(low), float(high), trials, "rate"


def _points(figure: str, totals: dict[str, np.ndarray], side: str) -> tuple[object, ...]:
    hands = totals["hands"]
    value, low, high = mean_interval(totals[side], totals[f"{side}_squared"], hands)
    return figure, float(value), float(low), float(high), int(hands), "points"


def points_distribution(hands: SimulatedHands) -> pd.DataFrame:
    """Tell how the points of a hand are spread.

    Returns
    -------
    DataFrame
        ``contract, side`` (buyer's team or other), ``points`` (the last value stands for all from there on), ``hands``
        and ``hands_rate`` within contract and side; only points that occurred.
    """
    counts = hands.tally[0]["points"]
    contract, side, points = np.nonzero(counts)
    found = counts[contract, side, points]
    return pd.DataFrame(
        {
            "contract": [CONTRACTS[each] for each in contract],
            "side": [_SIDES[each] for each in side],
            "points": points,
            "hands": found,
            "hands_rate": found / counts.sum(axis=2)[contract, side],
        }
    )
