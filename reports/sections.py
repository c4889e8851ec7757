"""The sections of a page of hands: which chart draws which table, and how it is read.

A new chart is one file in `reports.charts` and one entry here.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

import pandas as pd
from matplotlib.figure import Figure

from reports.caption import Caption
from reports.charts.buys import draw_buy_success
from reports.charts.mushtara import draw_mushtara_worth
from reports.charts.points import draw_points_distribution
from reports.charts.project_fates import draw_project_fates
from reports.charts.projects import draw_project_frequencies
from reports.sentences import say_buys, say_mushtara, say_points, say_projects


@dataclass(frozen=True)
class Section:
    """One part of the page: a chart, what it shows, what it found, and the table behind it.

    Parameters
    ----------
    name
        Anchor on the page and name of the chart's files.
    heading
        The question that the chart answers.
    explanation
        How to read it.
    sentence
        What it found, in a sentence; empty when there is nothing to say.
    chart
        The figure.
    table
        The rows behind the chart.
    """

    name: str
    heading: str
    explanation: str
    sentence: str
    chart: Figure
    table: pd.DataFrame


class Recipe(NamedTuple):
    """How a section is made from a table."""

    name: str
    table: str
    heading: str
    explanation: str
    draw: Callable[[pd.DataFrame, Caption], Figure]
    say: Callable[[pd.DataFrame], str]


def _say_nothing(_: pd.DataFrame) -> str:
    return ""


HANDS_PAGE: Final = (
    Recipe(
        "buy_success",
        "buys",
        "Who buys, and do buyers make it?",
        "Above: of the hands bought so, the share that the buyer's team made. "
        "Below: how large a share of all deals was bought so.",
        draw_buy_success,
        say_buys,
    ),
    Recipe(
        "mushtara_worth",
        "mushtara",
        "What is the mushtara worth?",
        "How often a deal is bought with each card turned up, and how often the buyer then makes his contract. "
        "A buyer chooses: the right half speaks of the hands he thought good enough, not of the card alone.",
        draw_mushtara_worth,
        say_mushtara,
    ),
    Recipe(
        "project_frequencies",
        "projects",
        "How often do projects occur?",
        "Each mark is the share of players who held the project in their eight cards; the upright line is the exact "
        "odds of eight random cards. Buyers do not hold random cards, so the two may differ.",
        draw_project_frequencies,
        say_projects,
    ),
    Recipe(
        "project_fates",
        "projects",
        "What becomes of a project?",
        "A player declares his best project (under some rules two), and of the two teams only the one with the best "
        "single project scores; it scores all that it declared. Baloot stands outside that comparison.",
        draw_project_fates,
        _say_nothing,
    ),
    Recipe(
        "points_distribution",
        "points",
        "How many points does a hand bring?",
        "Upwards the buyer's team, downwards the other. The bar at nothing is the lost contracts: then the other team "
        "takes all. A Gahwa counts as the target, since it brings the match.",
        draw_points_distribution,
        say_points,
    ),
)
"""The sections of the page that a simulation of hands gives, in their order."""


def make_sections(
    tables: Mapping[str, pd.DataFrame], caption: Caption, recipes: Sequence[Recipe] = HANDS_PAGE
) -> list[Section]:
    """Draw every section whose table is given.

    Parameters
    ----------
    tables
        By name: ``buys`` (by contract, round and position), ``mushtara``, ``projects``, ``points``.
    caption
        Who played, how many deals, by which rules.
    recipes
        Which sections, in which order.
    """
    return [
        Section(
            recipe.name,
            recipe.heading,
            recipe.explanation,
            recipe.say(tables[recipe.table]),
            recipe.draw(tables[recipe.table], caption),
            tables[recipe.table],
        )
        for recipe in recipes
        if recipe.table in tables
    ]
