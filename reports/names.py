"""What columns and their values are called where people read them."""

from collections.abc import Iterable, Mapping
from typing import Final

import pandas as pd

from reports.wording import NOTHING
from simulator.errors import UsageError
from simulator.seats import POSITIONS

CONTRACTS: Final[Mapping[object, str]] = {"sun": "Sun", "hokm": "Hokm", "ashkal": "Ashkal"}
PROJECTS: Final[Mapping[object, str]] = {
    "sira": "Sira",
    "fifty": "Fifty",
    "hundred": "Hundred",
    "four_hundred": "Four Hundred",
    "baloot": "Baloot",
}
RANKS: Final[Mapping[object, str]] = {rank: "10" if rank == "T" else rank for rank in "789TJQKA"}
SIDES: Final[Mapping[object, str]] = {"buyer": "Buyer's team", "other": "Other team"}
ROUNDS: Final[Mapping[object, str]] = {1: "First round", 2: "Second round"}
LEVELS: Final[Mapping[object, str]] = {1: "Not raised", 2: "Double", 3: "Triple", 4: "Four", 5: "Gahwa"}

VALUES: Final[Mapping[str, Mapping[object, str]]] = {
    "contract": CONTRACTS,
    "project": PROJECTS,
    "mushtara": RANKS,
    "side": SIDES,
    "round": ROUNDS,
    "level": LEVELS,
    "position": {position: position.capitalize() for position in POSITIONS},
    "counted_per": {"player": "Player", "team": "Team", "deal": "Deal"},
}
"""Names of the values of a column, in the order in which they are shown."""

HEADERS: Final[Mapping[str, str]] = {
    "bought_rate": "Bought, of all deals",
    "made_rate": "Made by the buyer",
    "kaboot_rate": "Kaboot",
    "points_buyer": "Points, buyer's team",
    "points_other": "Points, other team",
    "position": "Buyer's position",
    "trump_length": "Trumps held",
    "held_rate": "Held, of those counted",
    "scored_rate": "Scored, of those counted",
    "points_per_hand": "Points per player, team or deal",
    "exact_rate": "Exact odds",
    "hands_rate": "Share of hands",
    "side": "Team",
    "hands": "Hands",
}
"""Headers that differ from the column's own word."""


def header(column: str) -> str:
    """Give the header of a column."""
    return HEADERS.get(column, column.replace("_", " ").capitalize())


def value_name(column: str, value: object) -> str:
    """Give the name of a value as it is shown; a value without a name of its own stands as it is."""
    if value is None or value is pd.NA or value != value:
        return NOTHING
    return VALUES.get(column, {}).get(value, str(value))


def present(table: pd.DataFrame, column: str) -> list[object]:
    """Give the named values that occur in a column, in the order in which they are shown."""
    found = set(table[column])
    return [value for value in VALUES[column] if value in found]


def require_columns(table: pd.DataFrame, columns: Iterable[str]) -> None:
    """Refuse a table that lacks a column.

    Raises
    ------
    UsageError
        The first column that is missing, and what the table has.
    """
    for column in columns:
        if column not in table.columns:
            raise UsageError(column, "the table has no such column", ", ".join(map(str, table.columns)))
