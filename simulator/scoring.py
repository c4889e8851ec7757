"""The score of a hand from its figures, for anybody who has a score sheet and no cards (RULES.md 8)."""

from dataclasses import dataclass
from typing import Final

import numpy as np
from numba import types

from simulator.calls import CONTRACT_HOKM, CONTRACT_SUN, LEVEL_DOUBLE, LEVEL_GAHWA, LEVEL_SINGLE
from simulator.cards import HOKM_ABNAT, SUN_ABNAT
from simulator.errors import UsageError
from simulator.kernels.compilation import kernel
from simulator.kernels.option_codes import RULES
from simulator.kernels.scoring import FIGURES, FIGURES_DTYPE, score_figures
from simulator.rules import Rules
from simulator.rules_record import rules_record

_ALL_TRICKS: Final = 8


@dataclass(frozen=True)
class HandFigures:
    """A hand as figures; pairs are (buyer's team, others).

    Attributes
    ----------
    contract
        ``CONTRACT_SUN`` or ``CONTRACT_HOKM``.
    abnat
        Raw card Abnat, the last-trick 10 included.
    level
        1, Double 2, Triple 3, Four 4, Gahwa 5. The raises were said in turn: others, buyer, others, buyer.
    projects
        Points of the scoring projects by holder, before any factor or transfer.
    baloot
        2 for the team that scores Baloot, else 0.
    tricks
        Tricks taken; a sweep of eight is Kaboot.
    """

    contract: int
    abnat: tuple[int, int]
    level: int = LEVEL_SINGLE
    projects: tuple[int, int] = (0, 0)
    baloot: tuple[int, int] = (0, 0)
    tricks: tuple[int, int] = (4, 4)

    def __post_init__(self) -> None:
        total = SUN_ABNAT if self.contract == CONTRACT_SUN else HOKM_ABNAT
        if self.contract not in (CONTRACT_SUN, CONTRACT_HOKM):
            raise UsageError(f"contract {self.contract}", "is none", f"{CONTRACT_SUN} Sun, {CONTRACT_HOKM} Hokm")
        if sum(self.abnat) != total or min(self.abnat) < 0:
            raise UsageError(f"Abnat {self.abnat}", "are not those of a hand", f"two counts that add up to {total}")
        if sum(self.tricks) != _ALL_TRICKS or min(self.tricks) < 0:
            raise UsageError(f"tricks {self.tricks}", "are not those of a hand", "two counts that add up to 8")
        highest = LEVEL_DOUBLE if self.contract == CONTRACT_SUN else LEVEL_GAHWA
        if not LEVEL_SINGLE <= self.level <= highest:
            raise UsageError(f"level {self.level}", "is none of this contract", f"1 to {highest}")


@dataclass(frozen=True)
class HandScore:
    """The score of a hand; ``points`` are (buyer's team, others), ``wins_match`` is True at Gahwa only."""

    made: bool
    points: tuple[int, int]
    wins_match: bool


def score_hand(figures: HandFigures, rules: Rules) -> HandScore:
    """Score a hand (RULES.md 8): who wins it and the points of both teams.

    Returns
    -------
    HandScore
        ``made`` says whether the buyer's team won the hand.
    """
    record = figures_record(figures)
    points = np.zeros(2, np.int64)
    winner = _score(record, rules_record(rules), points)
    return HandScore(winner == 0, (int(points[0]), int(points[1])), figures.level == LEVEL_GAHWA)


def figures_record(figures: HandFigures) -> np.recarray:
    """Give figures as a record array of one element, the buyer's team being team 0."""
    record = np.zeros(1, FIGURES_DTYPE).view(np.recarray)
    record["contract"] = figures.contract
    record["level"] = figures.level
    # Double and Four are the others' raises, Triple and Gahwa the buyer's (RULES.md 5.1).
    record["raiser_team"] = 1 if figures.level % 2 == 0 else 0
    record["doubler_team"] = 1
    record["abnat"] = figures.abnat
    record["tricks"] = figures.tricks
    record["project_points"] = figures.projects
    record["baloot"] = figures.baloot
    return record


@kernel(types.int64(types.Array(FIGURES, 1, "C"), types.Array(RULES, 1, "C"), types.int64[::1]))
def _score(figures: np.recarray, rules: np.recarray, points: np.ndarray) -> int:
    winner: int = score_figures(figures[0], rules[0], points)
    return winner
