"""Questions to the simulator, each a function that gives a table; the command line only formats what they give.

>>> from experiments import buy_success, simulate_hands
>>> hands = simulate_hands("simple", 1000)
>>> table = buy_success(hands, by=["contract"])
"""

from importlib import import_module
from typing import Any

_HOMES = {
    "simulate_hands": "experiments.simulation",
    "simulate_matches": "experiments.matches",
    "summarise_hands": "experiments.summary",
    "summarise_matches": "experiments.matches",
    "buy_success": "experiments.purchases",
    "mushtara_worth": "experiments.purchases",
    "project_frequencies": "experiments.projects",
    "points_distribution": "experiments.summary",
    "replay": "experiments.replaying",
    "record_hands": "experiments.replaying",
    "review": "experiments.reviewing",
    "review_record": "experiments.perfect_play",
    "summarise_reviews": "experiments.reviewing",
    "solve": "experiments.solving",
    "rules_cost": "experiments.house_rules",
    "write_report": "experiments.report",
}

__all__ = sorted(_HOMES)


def __getattr__(name: str) -> Any:
    """Import a question when it is first asked for, so that ``--help`` need not wait for the kernels."""
    if name not in _HOMES:
        raise AttributeError(f"module 'experiments' has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)


def __dir__() -> list[str]:
    """List the questions, so that a console can complete their names."""
    return __all__
