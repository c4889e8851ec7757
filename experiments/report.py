"""The page of a run: all its tables, charts and sentences in one folder."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import pandas as pd

from experiments.projects import project_frequencies
from experiments.purchases import buy_success, mushtara_worth
from experiments.run_folder import (
    CHARTS,
    PAGE,
    TABLES,
    claim_folder,
    command_of,
    remove_earlier,
    simulator_version,
    write_manifest,
)
from experiments.simulation import SimulatedHands
from experiments.summary import points_distribution, summarise_hands
from reports.caption import Caption
from reports.export import write_charts, write_file, write_tables
from reports.page import Origin, render_page
from reports.sections import make_sections
from simulator.rule_sets import describe_rules
from simulator.specification import strategy_names

_TITLE: Final = "Baloot: how often buys succeed and projects occur"


def report_tables(hands: SimulatedHands) -> dict[str, pd.DataFrame]:
    """Give every table of the page by name: summary, buys, mushtara, projects and points."""
    return {
        "summary": summarise_hands(hands),
        "buys": buy_success(hands),
        "mushtara": mushtara_worth(hands),
        "projects": project_frequencies(hands),
        "points": points_distribution(hands),
    }


def write_report(hands: SimulatedHands, out: str | Path, force: bool = False) -> Path:
    """Write a run's page, tables (``tables/*.csv``), charts (``charts/*.png`` and ``.svg``) and ``manifest.json``.

    Parameters
    ----------
    out
        The folder.
    force
        Whether a run that stands there may be overwritten.

    Returns
    -------
    Path
        The page.

    Raises
    ------
    UsageError
        Where the folder already holds a run, or cannot be written.
    """
    folder = claim_folder(out, force)
    tables, caption = report_tables(hands), caption_of(hands)
    sections = make_sections(tables, caption)
    page = render_page(_TITLE, caption, sections, tables["summary"], _origin_of(hands))
    command = command_of("report", hands.specification, hands.played)
    remove_earlier(folder)
    write_tables(folder / TABLES, tables)
    write_charts(folder / CHARTS, {section.name: section.chart for section in sections})
    write_manifest(folder, {"command": command, **hands.specification.as_mapping(), **hands.as_mapping()})
    return write_file(folder / PAGE, page.encode())


def caption_of(hands: SimulatedHands) -> Caption:
    """Give what stands under every chart of a run."""
    names = strategy_names(hands.specification.strategies)
    if len(names) == 1:
        played = f"{names[0]} (all four)"
    else:
        seats = ("NS", "EW") if len(names) == 2 else ("S", "E", "N", "W")
        played = ", ".join(f"{seat} {name}" for seat, name in zip(seats, names, strict=True))
    specification = hands.specification
    return Caption(played, hands.played, specification.seed, describe_rules(specification.rules))


def _origin_of(hands: SimulatedHands) -> Origin:
    today = datetime.now(UTC).date().isoformat()
    score = "-".join(map(str, hands.specification.score))
    return Origin(command_of("report", hands.specification, hands.played), simulator_version(), today, score)
