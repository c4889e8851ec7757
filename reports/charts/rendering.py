"""Figures as bytes: PNG, and SVG that is the same for the same figures."""

import io
from typing import Final

import matplotlib
from matplotlib.figure import Figure

from reports.charts.style import GRID, INK, MUTED, PAPER

PNG_DOTS_PER_INCH: Final = 160
DARK: Final = {INK: "#e6e8eb", MUTED: "#a3adb8", GRID: "#343b44", PAPER: "#1b1f25"}
"""What the neutral colours become where the reader asked for a dark page."""


def png_bytes(figure: Figure) -> bytes:
    """Give a figure as PNG."""
    stream = io.BytesIO()
    figure.savefig(stream, format="png", dpi=PNG_DOTS_PER_INCH, metadata={"Software": None})
    return stream.getvalue()


def svg_text(figure: Figure) -> str:
    """Give a figure as SVG; the same figure gives the same text, whenever it is written."""
    stream = io.StringIO()
    # A fixed salt, else identifiers are random; letters as paths, so that it looks the same whatever fonts there are.
    with matplotlib.rc_context({"svg.hashsalt": "baloot", "svg.fonttype": "path"}):
        figure.savefig(stream, format="svg", metadata={"Date": None, "Creator": None})
    return stream.getvalue()


def themed_svg(figure: Figure) -> str:
    """Give a figure as SVG whose neutral colours follow the reader's light or dark scheme."""
    text = svg_text(figure)
    names = {colour: f"--neutral-{number}" for number, colour in enumerate(DARK)}
    for colour, name in names.items():
        text = text.replace(colour, f"var({name})")
    light = "".join(f"{name}:{colour};" for colour, name in names.items())
    dark = "".join(f"{name}:{DARK[colour]};" for colour, name in names.items())
    style = f"<style>:root{{{light}}}@media (prefers-color-scheme: dark){{:root{{{dark}}}}}</style>"
    start = text.index("<defs>")
    return text[:start] + style + text[start:]
