"""Hands with projects: p1 buys, and the seven of clubs is the mushtara, so clubs are trumps in Hokm."""

from typing import Any

from tests.rules.builders import tell
from tests.rules.deals import POSITIONS, Deal, deal

HOKM, SUN = "p1 hokm", "p1 sun"


def holding(**cards: str) -> Deal:
    """Give a deal in which p1 to p4 hold these cards, and no other project."""
    return deal(mushtara="7C", **cards)


def scored(calls: str, **cards_and_options: Any) -> list[int]:
    """Give the project points of p1 and p3, and of p2 and p4."""
    cards = {key: value for key, value in cards_and_options.items() if key in POSITIONS}
    options = {key: value for key, value in cards_and_options.items() if key not in POSITIONS}
    return tell(holding(**cards), calls, **options).result["project_points"]


def baloot(calls: str = HOKM, options: dict[str, Any] | None = None, **cards: str) -> list[int]:
    """Give the Baloot points of p1 and p3, and of p2 and p4."""
    return tell(holding(**cards), calls, **(options or {})).result["baloot"]
