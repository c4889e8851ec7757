"""Can the contract be made, all cards seen? The target of ``abnat_needed``, and sweeps where Abnat do not decide."""

from simulator.cards import CARDS_IN_DECK, HOKM_ABNAT, SUN_ABNAT
from simulator.errors import BalootError
from simulator.kernels.solver.sweep import takes_all
from simulator.position import SUN, Position
from simulator.seats import team_of
from simulator.solver import checked_rows, solve_makes, thread_desk


def solve_sweep(position: Position, team: int) -> bool:
    """Say whether a team (0 NS, 1 EW) can take every trick that is left, the one on the table included.

    A sweep is no matter of Abnat, since a trick may carry none (RULES.md 8.8).

    Raises
    ------
    BalootError
        Where a card on the table breaks the rules.
    """
    return bool(takes_all(thread_desk(), checked_rows(position)[0], int(team != team_of(position.buyer))))


def solve_made(position: Position, needed: int) -> bool:
    """Say whether the contract can be made, against any defence.

    Parameters
    ----------
    position
        A position in the first trick of a hand.
    needed
        What ``abnat_needed`` gives. Where it is 0 or less, the buyer's team needs one trick, lest it be swept; where it
        is more than there is, it must take all eight (RULES.md 8.8). Without Kaboot it then has made, or lost, anyway.

    Raises
    ------
    BalootError
        Where a card on the table breaks the rules, or tricks have been played.
    """
    if position.cards != CARDS_IN_DECK:
        raise BalootError(f"{position.cards} cards", "tricks have been played, and who took them is not known",
                          "a position in the first trick, or solve_makes")  # fmt: skip
    kaboot = position.rules.kaboot == "on"
    buyers = team_of(position.buyer)
    if needed <= 0:
        return not (kaboot and solve_sweep(position, 1 - buyers))
    if needed > (SUN_ABNAT if position.kind == SUN else HOKM_ABNAT):
        return kaboot and solve_sweep(position, buyers)
    return solve_makes(position, needed)
