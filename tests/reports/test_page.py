"""The page stands alone, says what was simulated, escapes what it is given, and can be read by everyone."""

import re
from dataclasses import replace
from html.parser import HTMLParser

import pandas as pd
import pytest

from reports.caption import Caption
from reports.page import Origin, render_page
from reports.sections import HANDS_PAGE, make_sections
from reports.terms import TERMS
from tests.reports import made_up

ORIGIN = Origin("baloot report --hands 1000000 --seed 1 --strategies simple", "0.1.0", "30 November 2026", "0-0")
TABLES = {
    "buys": made_up.buys(),
    "mushtara": made_up.mushtara(),
    "projects": made_up.projects(),
    "points": made_up.points(),
}


class Tags(HTMLParser):
    """Collects elements, and checks that they are closed in order."""

    VOID = ("meta", "img", "br")

    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def read(html: str) -> list[tuple[str, dict[str, str | None]]]:
    tags = Tags()
    tags.feed(html)
    assert not tags.open
    return tags.found


@pytest.fixture(scope="module")
def html() -> str:
    sections = make_sections(TABLES, made_up.CAPTION)
    return render_page("A million hands", made_up.CAPTION, sections, made_up.summary(), ORIGIN)


def test_it_needs_no_network_and_no_other_file(html: str) -> None:
    for tag, attributes in read(html):
        assert tag not in ("script", "link", "iframe")
        for name in ("src", "href"):
            assert (attributes.get(name) or "data:").startswith("data:")
    assert not re.findall(r"https?://|url\(|@import", html)


def test_it_says_what_was_simulated_and_how_to_repeat_it(html: str) -> None:
    for fact in ("simple (all four)", "1,000,000", "eram", "30 November 2026", "0.1.0", ORIGIN.command):
        assert fact in html


def test_it_says_the_headlines_with_their_errors(html: str) -> None:
    assert "69.2\N{NO-BREAK SPACE}%\N{NO-BREAK SPACE}±\N{NO-BREAK SPACE}0.1 of 1,000,000 deals were bought." in html
    assert "They do not say whether the strategies buy and" in html


def test_everybody_can_read_it(html: str) -> None:
    found = read(html)
    assert ("html", {"lang": "en", "dir": "ltr"}) in found
    pictures = [attributes for tag, attributes in found if tag == "img"]
    assert len(pictures) == len(HANDS_PAGE)
    assert all("simple (all four)" in (picture["alt"] or "") for picture in pictures)
    names = [attributes["id"] for _, attributes in found if "id" in attributes]
    assert len(names) == len(set(names))
    assert {a["aria-labelledby"] for _, a in found if "aria-labelledby" in a} <= set(names)


def test_every_term_stands_with_its_arabic_name(html: str) -> None:
    for term in TERMS:
        assert f"<dt>{term.word}" in html
        assert term.arabic in html
    assert '<span lang="ar" dir="rtl">مشترى</span>' in html


def test_what_comes_from_outside_is_escaped() -> None:
    evil = '<script>alert("x")</script>'
    caption = Caption(evil, 10, 1, evil)
    summary = made_up.summary().assign(figure=evil)
    sections = [
        replace(section, heading=evil, sentence=evil, table=section.table.assign(note=evil))
        for section in make_sections({"points": made_up.points()}, caption)
    ]
    html = render_page(evil, caption, sections, summary, Origin(evil, evil, evil, evil))
    assert "<script" not in html
    assert all(tag != "script" for tag, _ in read(html))


def test_empty_tables_give_a_page_that_says_so() -> None:
    empty = {name: table.iloc[:0] for name, table in TABLES.items()}
    sections = make_sections(empty, made_up.CAPTION)
    html = render_page("Nothing", made_up.CAPTION, sections, made_up.summary().iloc[:0], ORIGIN)
    assert html.count("No hands to show") == len(HANDS_PAGE) + 1
    read(html)


def test_only_sections_whose_table_is_given_are_made() -> None:
    assert [section.name for section in make_sections({"points": made_up.points()}, made_up.CAPTION)] == [
        "points_distribution"
    ]


def test_the_same_tables_give_the_same_page() -> None:
    first, second = (
        render_page("A million hands", made_up.CAPTION, sections, made_up.summary(), ORIGIN)
        for sections in (make_sections({"points": made_up.points()}, made_up.CAPTION) for _ in range(2))
    )
    assert first == second


def test_a_sentence_names_no_cell_of_few_hands() -> None:
    few = made_up.buys().assign(hands=50)
    (section,) = make_sections({"buys": few}, made_up.CAPTION)
    assert section.sentence == ""
    assert isinstance(section.table, pd.DataFrame)
