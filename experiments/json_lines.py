"""Files of JSON objects, one a line, read in constant memory."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from simulator.errors import RecordError, UsageError


@dataclass(frozen=True)
class JsonLine:
    """One line of a file.

    Attributes
    ----------
    number
        Number of the line, from 1.
    source
        What stands there; None where it is no JSON.
    error
        Why it could not be read, None where it could.
    """

    number: int
    source: Any
    error: RecordError | None = None


def json_lines(path: str | Path) -> Iterator[JsonLine]:
    """Read a file line by line; empty lines are left out.

    Raises
    ------
    UsageError
        Where the file cannot be read.
    """
    try:
        with Path(path).open(encoding="utf-8") as file:
            for number, text in enumerate(file, 1):
                if text.strip():
                    yield _read(number, text)
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError(path, f"cannot be read ({getattr(error, 'strerror', None) or error})") from None


def _read(number: int, text: str) -> JsonLine:
    try:
        return JsonLine(number, json.loads(text))
    except (json.JSONDecodeError, RecursionError) as error:
        return JsonLine(number, None, RecordError("JSON", f"cannot be read ({error})", "one JSON object a line"))
