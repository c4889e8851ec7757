"""Columns of a table that hold an estimate: the value and its 95 % interval beside it."""

import numpy as np
import pandas as pd

from simulator.estimates import mean_interval, wilson


def add_rate(table: pd.DataFrame, name: str, successes: np.ndarray, trials: np.ndarray) -> None:
    """Add a rate as the columns ``name``, ``name_lo`` and ``name_hi`` (0–1)."""
    table[name], table[f"{name}_lo"], table[f"{name}_hi"] = wilson(successes, trials)


def add_mean(table: pd.DataFrame, name: str, total: np.ndarray, squares: np.ndarray, count: np.ndarray) -> None:
    """Add a mean as the columns ``name``, ``name_lo`` and ``name_hi``."""
    table[name], table[f"{name}_lo"], table[f"{name}_hi"] = mean_interval(total, squares, count)
