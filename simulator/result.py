"""What follows from a hand, in the form of HAND_RECORD.md."""

from typing import Any, Final

from simulator.calls import KINDS, NOT_VOID, VOIDS
from simulator.cards import SUITS
from simulator.kernels.table import NOBODY
from simulator.seats import SEATS

RESULT_KEYS: Final = (
    "void", "kind", "trump", "buyer", "receiver", "round", "ashkal", "level", "locked", "abnat", "tricks",
    "project_points", "baloot", "kaboot", "made", "points", "match",
)  # fmt: skip
"""Keys of a played hand's result, in the order in which they are compared."""


def result_of(table: Any) -> dict[str, Any]:
    """Give the result of the hand on a table (a record of TABLE_DTYPE) as a mapping of RESULT_KEYS."""
    if table["void"] != NOT_VOID:
        return {"void": VOIDS[table["void"]], "points": [0, 0]}
    return {
        "void": None,
        "kind": KINDS[table["contract"]],
        "trump": None if table["trump"] == NOBODY else SUITS[table["trump"]],
        "buyer": SEATS[table["buyer"]],
        "receiver": SEATS[table["receiver"]],
        "round": int(table["auction_round"]),
        "ashkal": bool(table["ashkal"]),
        "level": int(table["level"]),
        "locked": bool(table["locked"]),
        "abnat": table["abnat"].tolist(),
        "tricks": table["tricks"].tolist(),
        "project_points": table["project_points"].tolist(),
        "baloot": table["baloot"].tolist(),
        "kaboot": _team(table["kaboot"]),
        "made": bool(table["made"]),
        "points": table["points"].tolist(),
        "match": _team(table["match"]),
    }


def _team(number: int) -> int | None:
    return None if number == NOBODY else int(number)
