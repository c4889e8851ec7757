"""One HTML page that says what was simulated, what came out, how sure it is, and how to make it again.

The page carries its style and its charts in itself: it needs no network and no file beside it.
"""

import base64
from collections.abc import Sequence
from dataclasses import dataclass

import pandas as pd

from reports.caption import Caption
from reports.charts.rendering import themed_svg
from reports.charts.style import DOTS_PER_INCH
from reports.sections import Section
from reports.sentences import headlines
from reports.tables import html_table
from reports.templating import TEMPLATES
from reports.terms import TERMS
from reports.wording import format_count


@dataclass(frozen=True)
class Origin:
    """Where a page comes from, so that it can be made again.

    Parameters
    ----------
    command
        The exact command that makes the page again.
    version
        Version of the simulator.
    date
        Day of the run, as it shall be read.
    score
        Match score before each hand, such as ``0-0``.
    """

    command: str
    version: str
    date: str
    score: str


def render_page(
    title: str, caption: Caption, sections: Sequence[Section], summary: pd.DataFrame, origin: Origin
) -> str:
    """Give the page as one self-contained HTML text; all that comes from outside is escaped.

    Parameters
    ----------
    title
        What the page is about.
    caption
        Who played, how many deals, by which rules, from which seed.
    sections
        The charts with their tables (`reports.sections.make_sections`).
    summary
        The figures of the whole run (figure, value, lo, hi, hands, unit).
    origin
        Command, version, date and score.
    """
    return TEMPLATES.get_template("page.html.j2").render(
        title=title,
        caption=caption,
        deals=format_count(caption.deals),
        headlines=headlines(summary),
        figures=html_table(summary, "Figures of the whole run"),
        sections=[_section_view(section, caption) for section in sections],
        origin=origin,
        terms=TERMS,
    )


def _section_view(section: Section, caption: Caption) -> dict[str, object]:
    """Give what the template needs of a section."""
    width, height = (round(inches * DOTS_PER_INCH) for inches in section.chart.get_size_inches())
    picture = base64.b64encode(themed_svg(section.chart).encode()).decode()
    found = f" {section.sentence}" if section.sentence else ""
    return {
        "name": section.name,
        "heading": section.heading,
        "explanation": section.explanation,
        "sentence": section.sentence,
        "image": f"data:image/svg+xml;base64,{picture}",
        "width": width,
        "height": height,
        "alternative": f"Chart: {section.heading}{found} {caption.line()}. The figures stand in the table below.",
        "table": html_table(section.table, section.heading),
    }
