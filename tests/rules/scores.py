"""A hand's score from its figures, the buyer's side first."""

from typing import Any

from simulator.calls import CONTRACT_HOKM, CONTRACT_SUN
from simulator.rules import Rules
from simulator.scoring import HandFigures, HandScore, score_hand

TOTAL = {"hokm": 162, "sun": 130}
CONTRACTS = {"hokm": CONTRACT_HOKM, "sun": CONTRACT_SUN}
BUYER, OTHER = (2, 0), (0, 2)
"""Who holds Baloot."""


def score(
    kind: str,
    abnat: int,
    level: int = 1,
    projects: tuple[int, int] = (0, 0),
    baloot: tuple[int, int] = (0, 0),
    **options: Any,
) -> HandScore:
    """Score a hand in which the buyer's team took so many Abnat; no Abnat or all of them are a sweep."""
    tricks = {0: (0, 8), TOTAL[kind]: (8, 0)}.get(abnat, (4, 4))
    figures = HandFigures(CONTRACTS[kind], (abnat, TOTAL[kind] - abnat), level, projects, baloot, tricks)
    return score_hand(figures, Rules(**options))


def made(kind: str, abnat: int, level: int = 1, **figures_and_options: Any) -> bool:
    """Say whether the buyer's team won the hand."""
    return score(kind, abnat, level, **figures_and_options).made


def points(kind: str, abnat: int, level: int = 1, **figures_and_options: Any) -> tuple[int, int]:
    """Give the points of the buyer's team and of the others."""
    return score(kind, abnat, level, **figures_and_options).points
