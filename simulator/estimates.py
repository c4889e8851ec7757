"""Estimates with their errors: rates by Wilson's interval, means by the normal one; both at 95 %."""

from typing import Final

import numpy as np

Z: Final = 1.959963984540054
"""The 97.5 % point of the normal distribution."""

Array = np.ndarray


def wilson(successes: Array, trials: Array) -> tuple[Array, Array, Array]:
    """Estimate rates with Wilson's score interval (Wilson 1927), which holds near 0 and 1 and for few trials.

    Parameters
    ----------
    successes, trials
        Counts, of the same shape.

    Returns
    -------
    tuple of ndarray
        Rate, lower and upper end (0–1); not a number where there were no trials.
    """
    successes, trials = np.asarray(successes, float), np.asarray(trials, float)
    with np.errstate(divide="ignore", invalid="ignore"):
        rate = successes / trials
        spread = Z**2 / trials
        centre = (rate + spread / 2) / (1 + spread)
        half = Z / (1 + spread) * np.sqrt(rate * (1 - rate) / trials + spread / (4 * trials))
    # At 0 and 1 the interval ends there; rounding would leave it a hair away.
    low = np.where(successes == 0, np.where(trials > 0, 0.0, np.nan), centre - half)
    high = np.where(successes == trials, np.where(trials > 0, 1.0, np.nan), centre + half)
    return rate, low, high


def mean_interval(total: Array, total_of_squares: Array, count: Array) -> tuple[Array, Array, Array]:
    """Estimate means from sums and sums of squares.

    Returns
    -------
    tuple of ndarray
        Mean, lower and upper end; not a number where there is nothing, and for the ends of a single value.
    """
    total, squares, count = (np.asarray(each, float) for each in (total, total_of_squares, count))
    with np.errstate(divide="ignore", invalid="ignore"):
        mean = total / count
        variance = np.maximum(squares - total * mean, 0.0) / (count - 1)
        half = Z * np.sqrt(variance / count)
    half = np.where(count > 1, half, np.nan)
    return mean, mean - half, mean + half
