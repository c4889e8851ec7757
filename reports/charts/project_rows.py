"""The rows that the charts of projects share: what one player holds, project by project, contract by contract."""

from typing import Final

import numpy as np
import pandas as pd
from matplotlib.axes import Axes

from reports.names import CONTRACTS, PROJECTS, require_columns

COLUMNS: Final = (
    "project", "contract", "counted_per", "hands", "held", "declared", "scored",
    "held_rate", "held_rate_lo", "held_rate_hi", "exact_rate",
)  # fmt: skip

NEVER: Final = (("four_hundred", "hokm"), ("baloot", "sun"), ("baloot", "ashkal"))
"""Projects that a contract does not know (RULES.md 7): no row is kept for them."""

NOWHERE: Final = -1

PROJECT_GAP: Final = 0.6
"""Extra distance between the rows of one project and the next, in rows."""


def player_rows(table: pd.DataFrame) -> pd.DataFrame:
    """Give the rows counted per player, in the order of projects, then contracts, the impossible ones left out."""
    require_columns(table, COLUMNS)
    rows = table[(table["counted_per"] == "player") & (table["hands"] > 0)]
    order = [(project, contract) for project in PROJECTS for contract in CONTRACTS]
    pairs = list(zip(rows["project"], rows["contract"], strict=True))
    ranked = rows.assign(order=np.array([NOWHERE if pair in NEVER else order.index(pair) for pair in pairs], dtype=int))
    return ranked[ranked["order"] != NOWHERE].sort_values("order", ignore_index=True)


def count_hands(rows: pd.DataFrame) -> int:
    """Give the number of bought hands behind the rows; each contract's stand in every row of it."""
    return int(rows.drop_duplicates("contract")["hands"].sum())


def place_rows(axes: Axes, rows: pd.DataFrame) -> np.ndarray:
    """Give each row a place from the top down, projects set apart, and write the names at the left."""
    new_project = (rows["project"] != rows["project"].shift()).to_numpy()
    places = np.arange(len(rows)) + PROJECT_GAP * (np.cumsum(new_project) - 1)
    pairs = zip(rows["project"], rows["contract"], strict=True)
    axes.set_yticks(places, [f"{PROJECTS[project]} · {CONTRACTS[contract]}" for project, contract in pairs])
    axes.tick_params(axis="y", length=0)
    axes.set_ylim(places[-1] + 0.8, -0.8)
    return places
