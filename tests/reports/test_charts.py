"""Charts say what they rest on, survive empty and tiny tables, and are written the same twice."""

from collections.abc import Callable

import pandas as pd
import pytest
from matplotlib.figure import Figure
from matplotlib.text import Text

from reports.caption import Caption
from reports.charts.buys import draw_buy_success
from reports.charts.mushtara import draw_mushtara_worth
from reports.charts.points import draw_points_distribution
from reports.charts.project_fates import draw_project_fates
from reports.charts.projects import draw_project_frequencies
from reports.charts.rendering import DARK, png_bytes, svg_text, themed_svg
from reports.charts.style import PAPER, compact
from simulator.errors import UsageError
from tests.reports import made_up

CHARTS = [
    (draw_buy_success, made_up.buys),
    (draw_mushtara_worth, made_up.mushtara),
    (draw_project_frequencies, made_up.projects),
    (draw_project_fates, made_up.projects),
    (draw_points_distribution, made_up.points),
]
Draw = Callable[[pd.DataFrame, Caption], Figure]
each_chart = pytest.mark.parametrize(("draw", "make"), CHARTS, ids=lambda function: function.__name__)


def texts(figure: Figure) -> list[str]:
    return [text.get_text() for text in figure.findobj(Text) if text.get_text()]


@each_chart
def test_title_and_caption_name_the_facts(draw: Draw, make: Callable[[], pd.DataFrame]) -> None:
    figure = draw(make(), made_up.CAPTION)
    assert figure.get_suptitle().endswith("?")
    caption = figure.get_supxlabel().replace("\n", " ")
    for fact in ("simple (all four)", "1,000,000 deals", "eram", "seed 1", "hands"):
        assert fact in caption


@each_chart
def test_axes_are_named(draw: Draw, make: Callable[[], pd.DataFrame]) -> None:
    labels = [axes.get_xlabel() + axes.get_ylabel() for axes in draw(make(), made_up.CAPTION).axes]
    assert any("%" in label or "Points" in label for label in labels)


@each_chart
def test_an_empty_table_gives_a_chart_that_says_so(draw: Draw, make: Callable[[], pd.DataFrame]) -> None:
    figure = draw(make().iloc[:0], made_up.CAPTION)
    assert "No hands to show" in texts(figure)
    assert png_bytes(figure).startswith(b"\x89PNG")


@each_chart
def test_rows_without_hands_and_single_rows_are_drawn(draw: Draw, make: Callable[[], pd.DataFrame]) -> None:
    table = make()
    assert png_bytes(draw(table.assign(hands=0), made_up.CAPTION))
    assert png_bytes(draw(table.iloc[:1], made_up.CAPTION))


@each_chart
def test_a_missing_column_is_named(draw: Draw, make: Callable[[], pd.DataFrame]) -> None:
    with pytest.raises(UsageError, match="no such column"):
        draw(make().drop(columns="hands"), made_up.CAPTION)


@each_chart
def test_svg_is_the_same_twice_and_has_no_date(draw: Draw, make: Callable[[], pd.DataFrame]) -> None:
    first, second = (svg_text(draw(make(), made_up.CAPTION)) for _ in range(2))
    assert first == second
    assert "dc:date" not in first


def test_few_hands_are_hollow() -> None:
    figure = draw_buy_success(made_up.buys(), made_up.CAPTION)
    faces = [face for axes in figure.axes[:3] for marks in axes.collections for face in marks.get_facecolors()]
    hollow = [face for face in faces if tuple(round(255 * part) for part in face[:3]) == (254, 254, 254)]
    assert PAPER == "#fefefe"
    assert len(hollow) == (made_up.buys()["hands"] < 100).sum() == 1


def test_projects_that_a_contract_does_not_know_have_no_row() -> None:
    names = texts(draw_project_frequencies(made_up.projects(), made_up.CAPTION))
    assert "Baloot · Hokm" in names
    assert "Four Hundred · Sun" in names
    assert not {"Baloot · Sun", "Baloot · Ashkal", "Four Hundred · Hokm"} & set(names)


def test_never_seen_is_shown_by_its_upper_bound() -> None:
    table = made_up.projects()
    figure = draw_project_frequencies(table, made_up.CAPTION)
    assert "none seen" in figure.get_supxlabel().replace("\n", " ")
    bound = table.query("project == 'four_hundred' and contract == 'ashkal' and counted_per == 'player'")[
        "held_rate_hi"
    ]
    drawn = [x for marks in figure.axes[0].collections for x, _ in marks.get_offsets().tolist()]
    assert bound.item() in drawn


def test_fates_are_written_from_held_to_scored() -> None:
    table = made_up.projects()
    row = table.query("project == 'fifty' and contract == 'hokm' and counted_per == 'player'").iloc[0]
    assert f"{row['held']:,} → 93.0 % → 81.0 %" in texts(draw_project_fates(table, made_up.CAPTION))


def test_points_beyond_the_axis_are_counted() -> None:
    table = made_up.points()
    beyond = table.query("contract == 'sun' and points > 26")["hands"].sum()
    assert f"more than 26 points: {beyond:,} ×, up to 152" in texts(draw_points_distribution(table, made_up.CAPTION))


def test_a_name_with_dollars_is_no_formula() -> None:
    caption = Caption("$my_bot^2$ against $", 10, 1, "eram")
    assert b"svg" in svg_text(draw_buy_success(made_up.buys(), caption)).encode()


def test_neutral_colours_follow_the_readers_scheme() -> None:
    svg = themed_svg(draw_buy_success(made_up.buys(), made_up.CAPTION))
    head, body = svg.split("</style>", 1)
    assert "prefers-color-scheme: dark" in head
    assert not [colour for colour in DARK if colour in body]


@pytest.mark.parametrize(
    ("count", "text"), [(62, "62"), (1412, "1.4k"), (131_010, "131k"), (2.5e6, "2.5M"), (3e9, "3.0G")]
)
def test_compact_counts(count: float, text: str) -> None:
    assert compact(count) == text


def test_a_long_caption_stays_inside_the_chart() -> None:
    bots = ", ".join(f"{seat} ./bots/my_bot.py:mine:hokm=42,sun=55,ashkal=60" for seat in "SENW")
    figure = draw_points_distribution(
        made_up.points(), Caption(bots, 5_000_000_000, 12_345_678_901, "house_rules.toml")
    )
    figure.draw_without_rendering()
    captions = [text for text in figure.findobj(Text) if text.get_text().startswith("Strategies")]
    assert [text.get_window_extent().x1 < figure.bbox.width for text in captions] == [True]
