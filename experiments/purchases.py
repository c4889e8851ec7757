"""How often buys succeed: by contract, round, position, level, mushtara and length of trumps."""

from collections.abc import Sequence
from typing import Final

import numpy as np
import pandas as pd

from experiments.estimate_columns import add_mean, add_rate
from experiments.simulation import SimulatedHands
from simulator.cards import RANKS
from simulator.errors import UsageError
from simulator.kernels.tally import BUYS, CONTRACTS, MOST_TRUMPS
from simulator.seats import POSITIONS

GROUPS: Final[dict[str, tuple[object, ...]]] = {
    "contract": CONTRACTS,
    "round": (1, 2),
    "position": POSITIONS,
    "level": (1, 2, 3, 4, 5),
    "mushtara": RANKS,
    "trump_length": tuple(range(MOST_TRUMPS + 1)),
}
"""What buys can be grouped by, in the order of the tally's axes, each with its values."""

DEFAULT_GROUPS: Final = ("contract", "round", "position")


def buy_success(hands: SimulatedHands, by: Sequence[str] = DEFAULT_GROUPS) -> pd.DataFrame:
    """Tell how often hands were bought and made, and what they brought.

    Parameters
    ----------
    by
        A list of groups, or a text with commas between them: any of ``contract, round, position, level, mushtara,
        trump_length``; none for one row of all. ``position`` is the buyer's place in the order of speaking,
        ``mushtara`` the rank of the face-up card, ``trump_length`` the trumps that the buyer held as he bought, the
        mushtara included (0 in Sun).

    Returns
    -------
    DataFrame
        One row for each combination that occurred: the groups, ``hands``, then ``bought_rate``, ``made_rate`` and
        ``kaboot_rate`` (by the buyer's team), and mean ``points_buyer`` and ``points_other``, each with ``_lo`` and
        ``_hi``. ``bought_rate`` is per deal; where ``mushtara`` is among the groups, per deal with that mushtara.

    Raises
    ------
    UsageError
        For an unknown group.
    """
    chosen = read_groups(by)
    sums = hands.tally[0]["buys"]
    axes = tuple(axis for axis, name in enumerate(GROUPS) if name not in chosen)
    order = [name for name in GROUPS if name in chosen]
    table = pd.DataFrame(_combinations(order), columns=order)
    columns = {each: np.asarray(sums[each].sum(axis=axes)).reshape(-1) for each in BUYS}
    bought = columns["hands"]
    table["hands"] = bought
    add_rate(table, "bought_rate", bought, _deals(hands, table, "mushtara" in chosen))
    add_rate(table, "made_rate", columns["made"], bought)
    add_rate(table, "kaboot_rate", columns["kaboot"], bought)
    for side in ("points_buyer", "points_other"):
        add_mean(table, side, columns[side], columns[f"{side}_squared"], bought)
    table = table[table["hands"] > 0]
    rest = [name for name in table.columns if name not in order]
    return table[[*chosen, *rest]].sort_values(list(chosen), key=_in_order).reset_index(drop=True) if chosen else table


def read_groups(by: Sequence[str]) -> list[str]:
    """Check the groups asked for: a list of names, or a text with commas between them."""
    names = by.split(",") if isinstance(by, str) else by
    for name in names:
        if name not in GROUPS:
            raise UsageError(name or "''", "buys cannot be grouped by it", ", ".join(GROUPS))
    return list(dict.fromkeys(names))


def _combinations(names: list[str]) -> list[tuple[object, ...]]:
    rows: list[tuple[object, ...]] = [()]
    for name in names:
        rows = [(*row, value) for row in rows for value in GROUPS[name]]
    return rows


def _in_order(column: pd.Series) -> pd.Series:
    """Sort a group by the order of its values, not by the alphabet."""
    values = GROUPS[str(column.name)]
    return column.map({value: place for place, value in enumerate(values)})


def _deals(hands: SimulatedHands, table: pd.DataFrame, by_mushtara: bool) -> np.ndarray:
    deals = hands.tally[0]["deals"]
    if not by_mushtara:
        return np.full(len(table), deals.sum())
    with_mushtara: np.ndarray = deals[[RANKS.index(rank) for rank in table["mushtara"]]]
    return with_mushtara


def mushtara_worth(hands: SimulatedHands) -> pd.DataFrame:
    """Tell what the face-up card is worth: how often a deal with it is bought and made, per contract.

    Returns
    -------
    DataFrame
        ``mushtara, contract, deals`` (with that mushtara), ``hands`` bought, ``bought_rate`` and ``made_rate`` with
        their intervals.
    """
    table = buy_success(hands, ("mushtara", "contract"))
    table.insert(2, "deals", _deals(hands, table, by_mushtara=True))
    kept = [name for name in table.columns if not name.startswith(("kaboot", "points"))]
    return table[kept]
