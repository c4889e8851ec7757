"""The score of a hand told step by step, each step with its clause (RULES.md 8)."""

from typing import Any, Final

from experiments.scoring_steps import scoring_steps
from simulator.calls import LEVEL_GAHWA, LEVEL_SINGLE, LEVELS
from simulator.rules import Rules
from simulator.seats import TEAMS

BY_POINTS: Final = ("gp_then_raw", "gp_only")
"""Values of ``success_basis`` that compare points first (RULES.md 8.2)."""


def tell_score(table: Any, rules: Rules) -> list[str]:
    """Tell how the hand on a table (a record of TABLE_DTYPE) is scored."""
    steps = scoring_steps(table, rules)
    lines = [
        f"Abnat, the last trick's 10 included: {_pair(table['abnat'])} (1.5)",
        *_tell_winner(table, rules, steps),
        *_tell_points(table, rules, steps),
        f"Points: {_pair(steps['points'])}",
        _tell_match(table, rules, steps),
    ]
    return ["", "Score (RULES.md 8)", *(f"  {line}" for line in lines)]


def _pair(figures: Any) -> str:
    return f"NS {figures[0]}, EW {figures[1]}"


def _tell_winner(table: Any, rules: Rules, steps: Any) -> list[str]:
    winner, buyers = int(steps["winner"]), int(table["buyer"]) & 1
    if steps["sweeper"] >= 0:
        return [f"Kaboot: all eight tricks, so {TEAMS[winner]} wins the hand whatever the count (8.8)"]
    lines = [f"Card points: {_pair(steps['card_points'])} (8.1)"]
    if rules.success_basis in BY_POINTS:
        lines.append(f"Points with projects and Baloot: {_pair(steps['full_points'])} (8.2)")
    level_in_points = steps["full_points"][0] == steps["full_points"][1]
    if rules.success_basis == "raw" or (rules.success_basis == "gp_then_raw" and level_in_points):
        lines.append(f"Abnat with projects and Baloot: {_pair(steps['full_abnat'])} (7.2, 8.2)")
    outcome = "has made it" if winner == buyers else "has lost it"
    clause = "8.2" if steps["lead"] else "level, 8.3"
    return [*lines, f"{TEAMS[buyers]}, the buyer's team, {outcome} ({clause})"]


def _tell_points(table: Any, rules: Rules, steps: Any) -> list[str]:
    winner, level = int(steps["winner"]), int(table["level"])
    swept = steps["sweeper"] >= 0
    if level == LEVEL_GAHWA:
        return [f"Gahwa: {TEAMS[winner]} wins the match, {rules.target} points (5.4, 8.9)"]
    if level == LEVEL_SINGLE and not swept and table["made"]:
        return ["Made and not raised: each team keeps its card points, projects and Baloot (8.4)"]
    if swept:
        why = "for the Kaboot (8.8)"
    elif level > LEVEL_SINGLE:
        why = f"in a hand raised to {LEVELS[level].capitalize()} (8.6)"
    else:
        why = "of a lost hand (8.5)"
    return [f"{TEAMS[winner]} takes all {steps['base_points']} {why}", *_tell_extras(table, rules, steps)]


def _tell_extras(table: Any, rules: Rules, steps: Any) -> list[str]:
    """Tell of projects and Baloot where the winner takes all."""
    winner = int(steps["winner"])
    own, others = int(table["baloot"][winner]), int(table["baloot"][1 - winner])
    baloot = own + (others if rules.lost_baloot == "transfer" else 0)
    projects = int(steps["points"][winner]) - int(steps["base_points"]) - baloot
    lines = []
    if projects:
        factor = int(steps["project_factor"]) if table["level"] > LEVEL_SINGLE else 1
        times = f", multiplied by {factor} (8.6)" if factor > 1 else ""
        lines.append(f"and {projects} for projects{_whose(table, steps)}{times}")
    if baloot:
        lines.append(
            f"and {baloot} for Baloot{' of the losers (8.5)' if others and not own else ''}, never multiplied (8.7)"
        )
    if steps["points"][1 - winner]:
        lines.append(f"{TEAMS[1 - winner]} keeps its Baloot, {steps['points'][1 - winner]} (8.5)")
    return lines


def _whose(table: Any, steps: Any) -> str:
    """Say that projects are the losers', where they are; only one team scores projects (RULES.md 7.4)."""
    if not table["project_points"][1 - int(steps["winner"])]:
        return ""
    return f" of the losers ({'8.8' if steps['sweeper'] >= 0 else '8.5'})"


def _tell_match(table: Any, rules: Rules, steps: Any) -> str:
    """Tell the match score after the hand (RULES.md 8.9, 9.1)."""
    score = [int(before) + int(points) for before, points in zip(table["score"], steps["points"], strict=True)]
    if table["level"] == LEVEL_GAHWA:
        score[int(steps["winner"])] = rules.target
    told = f"Match: {_pair(score)}"
    if table["level"] == LEVEL_GAHWA:
        return f"{told}; {TEAMS[int(steps['winner'])]} has won it (9.2)"
    if max(score) < rules.target:
        return f"{told} of {rules.target} (9.1)"
    if score[0] == score[1]:
        return f"{told}; level, another hand is played (9.1)"
    return f"{told}; {TEAMS[0 if score[0] > score[1] else 1]} has won it (9.1)"
