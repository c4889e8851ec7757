"""Where the templates of the page are, and how they are read: everything escaped, a missing name an error."""

from pathlib import Path
from typing import Final

import jinja2

TEMPLATES: Final = jinja2.Environment(
    loader=jinja2.FileSystemLoader(Path(__file__).parent / "templates"),
    autoescape=True,
    undefined=jinja2.StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
    keep_trailing_newline=True,
)


def unbroken(text: str) -> str:
    """Keep a figure, its unit and its error on one line."""
    return text.replace(" %", "\N{NO-BREAK SPACE}%").replace(" ± ", "\N{NO-BREAK SPACE}±\N{NO-BREAK SPACE}")


TEMPLATES.filters["unbroken"] = unbroken
