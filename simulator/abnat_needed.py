"""How many card Abnat the buyer's team must take to make the hand (RULES.md 8.1 to 8.3)."""

from dataclasses import dataclass

import numpy as np

from simulator.calls import CONTRACT_SUN, KINDS, LEVEL_DOUBLE, LEVEL_GAHWA, LEVEL_SINGLE
from simulator.errors import BalootError
from simulator.kernels.projects import BALOOT_POINTS
from simulator.kernels.scoring import FIGURES_DTYPE
from simulator.kernels.solver.needed import least_abnat
from simulator.rules import Rules
from simulator.rules_record import rules_record

_BUYERS = 0
_OTHERS = 1


@dataclass(frozen=True)
class Stakes:
    """What the making of a hand hangs on besides the cards taken; pairs are the buyer's team, then the others.

    Parameters
    ----------
    kind
        ``sun`` or ``hokm``.
    level
        1, Double 2, Triple 3, Four 4, Gahwa 5.
    projects
        Project points that each team scores, by holder and before any factor (RULES.md 7).
    baloot
        Whether each team scores Baloot.

    Raises
    ------
    BalootError
        Where there is no such contract or level, or project points are negative.
    """

    kind: str
    level: int = LEVEL_SINGLE
    projects: tuple[int, int] = (0, 0)
    baloot: tuple[bool, bool] = (False, False)

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise BalootError(f"kind = {self.kind!r}", "is no contract", ", ".join(KINDS))
        highest = LEVEL_DOUBLE if self.kind == KINDS[CONTRACT_SUN] else LEVEL_GAHWA
        if self.level not in range(LEVEL_SINGLE, highest + 1):
            raise BalootError(f"level = {self.level!r}", f"no such level in {self.kind}", f"1 to {highest}")
        if min(self.projects) < 0:
            raise BalootError(f"projects = {list(self.projects)}", "are no project points", "whole numbers from 0")
        if any(self.baloot) and self.kind == KINDS[CONTRACT_SUN]:
            raise BalootError("baloot", "there is no Baloot in Sun", "Baloot in Hokm only")


def abnat_needed(stakes: Stakes, rules: Rules) -> int:
    """Give the least card Abnat, the last-trick 10 included, with which the buyer's team makes the hand.

    Projects and Baloot, rounding, ties and the last raiser count as in RULES.md 8.1 to 8.3. A sweep (8.8) is left out:
    ``solve_made`` asks for it where the answer lies at either end.

    Returns
    -------
    int
        0 where the hand is made with no Abnat at all, so that one trick is enough; one more than there are (131 in Sun,
        163 in Hokm) where all of them are not enough, so that only a sweep makes it.
    """
    figures = np.zeros(1, FIGURES_DTYPE).view(np.recarray)[0]
    figures.contract = KINDS.index(stakes.kind)
    figures.level = stakes.level
    figures.buyer_team = _BUYERS
    # Raises are said in turn, the first by an opponent of the buyer (RULES.md 5.1).
    figures.raiser_team = _OTHERS if stakes.level % 2 == 0 else _BUYERS
    figures.doubler_team = _OTHERS
    figures.project_points[:] = stakes.projects
    figures.baloot[:] = np.where(stakes.baloot, BALOOT_POINTS, 0)
    return int(least_abnat(figures, rules_record(rules)[0]))
