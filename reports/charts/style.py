"""The look that all charts share: colours that the colour-blind tell apart, shapes that do without colour, captions."""

import textwrap
from collections.abc import Mapping
from typing import Final, NamedTuple

import numpy as np
import pandas as pd
from matplotlib.artist import Artist
from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.lines import Line2D
from matplotlib.ticker import FuncFormatter

INK: Final = "#1f2329"
MUTED: Final = "#59636f"
GRID: Final = "#d9dee5"
PAPER: Final = "#fefefe"
"""The four neutral colours. Nothing else may use them: the page exchanges them in the dark."""

WIDTH_INCHES: Final = 9.0
DOTS_PER_INCH: Final = 100
"""A chart is 900 pixels wide, a browser's column at 100 %."""

CAPTION_CHARACTERS: Final = 125
"""Characters of the caption that fit on one line of a chart."""

FEW_HANDS: Final = 100
"""A figure that rests on fewer hands than this is drawn hollow."""

INTERVAL_NOTE: Final = f"Whiskers: 95 % intervals; hollow: fewer than {FEW_HANDS} hands."


class Mark(NamedTuple):
    """Colour and shape of a series; the shape tells it apart where the colour cannot."""

    colour: str
    shape: str


# The palette of Okabe and Ito.
CONTRACT_MARKS: Final[dict[object, Mark]] = {
    "sun": Mark("#e69f00", "o"),
    "hokm": Mark("#0072b2", "s"),
    "ashkal": Mark("#009e73", "^"),
}
ROUND_MARKS: Final[dict[object, Mark]] = {1: Mark("#0072b2", "o"), 2: Mark("#d55e00", "s")}
SIDE_COLOURS: Final[dict[object, str]] = {"buyer": "#0072b2", "other": "#d55e00"}


def new_figure(title: str, note: str, height: float) -> Figure:
    """Give an empty figure of the common width with its title above and its caption below.

    Parameters
    ----------
    title
        What the chart shows.
    note
        The caption; long ones are wrapped.
    height
        In inches, title and caption included.
    """
    figure = Figure(figsize=(WIDTH_INCHES, height), dpi=DOTS_PER_INCH, layout="constrained", facecolor=PAPER)
    FigureCanvasAgg(figure)
    figure.get_layout_engine().set(w_pad=0.06, h_pad=0.06, hspace=0.04, wspace=0.03)  # type: ignore[union-attr, call-arg]
    # Names of strategies are the user's: a dollar sign in them is no formula.
    figure.suptitle(title, x=0.008, ha="left", fontsize=14, fontweight="bold", color=INK, parse_math=False)
    wrapped = textwrap.fill(note, CAPTION_CHARACTERS)
    figure.supxlabel(wrapped, x=0.008, ha="left", fontsize=8.5, color=MUTED, parse_math=False)
    return figure


def empty_figure(title: str, note: str) -> Figure:
    """Give a chart that says there is nothing to show."""
    figure = new_figure(title, note, height=2.0)
    axes = figure.add_subplot()
    axes.set_axis_off()
    axes.set_facecolor(PAPER)
    axes.text(0.5, 0.5, "No hands to show", ha="center", va="center", fontsize=13, color=MUTED)
    return figure


def dress(axes: Axes, grid: str = "y") -> None:
    """Give axes the common look: a light grid along one direction, no frame above and at the right."""
    axes.set_facecolor(PAPER)
    axes.spines[["top", "right"]].set_visible(False)
    axes.spines[["left", "bottom"]].set_color(MUTED)
    axes.tick_params(colors=INK, labelsize=9.5)
    axes.grid(axis=grid, color=GRID, linewidth=0.8)  # type: ignore[arg-type]
    axes.set_axisbelow(True)


def heading(axes: Axes, text: str) -> None:
    """Write the heading of one panel, above its left edge."""
    axes.set_title(text, loc="left", fontsize=11, fontweight="bold", color=INK, parse_math=False)


def label_axes(axes: Axes, x: str = "", y: str = "") -> None:
    """Name the axes, unit included; a name left out stays as it is."""
    if x:
        axes.set_xlabel(x, fontsize=10, color=INK)
    if y:
        axes.set_ylabel(y, fontsize=10, color=INK)


def per_cent() -> FuncFormatter:
    """Give tick labels in per cent for a rate (0–1), with as many digits as each needs."""
    return FuncFormatter(lambda rate, _: f"{100 * rate:.6g} %")


def compact(count: float) -> str:
    """Write a count in at most four characters: ``812``, ``48k``, ``1.3M``."""
    for size, letter in ((1e9, "G"), (1e6, "M"), (1e3, "k")):
        if count >= size:
            scaled = count / size
            return f"{scaled:.1f}{letter}" if scaled < 10 else f"{scaled:.0f}{letter}"
    return f"{count:.0f}"


def half_lengths(table: pd.DataFrame, column: str) -> np.ndarray:
    """Give how far the interval of each estimate in a column reaches down and up: two rows."""
    value, lo, hi = (table[name].to_numpy(float) for name in (column, f"{column}_lo", f"{column}_hi"))
    halves = np.vstack([value - lo, hi - value])
    return np.where(halves < 0, 0.0, halves)  # rounding may put a bound past its estimate


def draw_estimates(axes: Axes, table: pd.DataFrame, column: str, places: np.ndarray, mark: Mark) -> None:
    """Draw a column of estimates with their intervals, upright, hollow where few hands stand behind one.

    Parameters
    ----------
    table
        Has ``column``, its ``_lo`` and ``_hi``, and ``hands``.
    places
        Where each row stands along the horizontal axis.
    mark
        Colour and shape.
    """
    value = table[column].to_numpy(float)
    axes.errorbar(places, value, half_lengths(table, column), fmt="none", ecolor=mark.colour, elinewidth=1.6, capsize=3)
    few = table["hands"].to_numpy() < FEW_HANDS
    faces = [PAPER if hollow else mark.colour for hollow in few]
    axes.scatter(places, value, marker=mark.shape, s=34, c=faces, edgecolors=mark.colour, linewidths=1.5, zorder=3)


def legend_entry(mark: Mark) -> Line2D:
    """Give the legend's picture of a mark."""
    return Line2D([], [], color=mark.colour, marker=mark.shape, markersize=6.5, linestyle="")


def write_at_right(axes: Axes, place: float, text: str) -> None:
    """Write a note to a row of a chart, outside its right edge."""
    axes.annotate(
        text, (1, place), xycoords=("axes fraction", "data"), xytext=(6, 0), textcoords="offset points",
        va="center", fontsize=8.5, color=MUTED,
    )  # fmt: skip


def draw_legend(figure: Figure, entries: Mapping[str, Artist]) -> None:
    """Draw one legend for the whole figure, at the right of its title; ``entries`` are pictures by label."""
    figure.legend(
        list(entries.values()), list(entries), loc="outside upper right", ncols=len(entries),
        frameon=False, fontsize=9.5, labelcolor=INK, handletextpad=0.4, columnspacing=1.4,
    )  # fmt: skip
