"""Files of JSON objects, one a line, read in constant memory."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from simulator.errors import RecordError, UsageError

ALLOWED: Final = "one JSON object a line"


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
    """Read a file line by line; empty lines are left out, and so is a byte order mark.

    Yields
    ------
    JsonLine
        What stands in each line, or why it could not be read: then the lines after it are read all the same.

    Raises
    ------
    UsageError
        Where the file cannot be read.
    """
    try:
        with Path(path).open(encoding="utf-8-sig") as file:
            for number, text in enumerate(file, 1):
                if text.strip():
                    yield _read(number, text)
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError(path, f"cannot be read ({getattr(error, 'strerror', None) or error})") from None


def _read(number: int, text: str) -> JsonLine:
    try:
        return JsonLine(number, json.loads(text, object_pairs_hook=_each_key_once))
    except RecordError as error:
        return JsonLine(number, None, error)
    except json.JSONDecodeError as error:
        return JsonLine(number, None, RecordError("JSON", f"cannot be read ({error})", ALLOWED))
    except RecursionError:
        return JsonLine(number, None, RecordError("JSON", "cannot be read (nested too deeply)", ALLOWED))
    except ValueError:
        return JsonLine(number, None, RecordError("JSON", "cannot be read (a number of too many digits)", ALLOWED))


def _each_key_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Make an object of its keys and values; JSON itself would let the last of two equal keys win in silence."""
    made = dict(pairs)
    if len(made) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise RecordError("JSON", f"the key {twice!r} stands twice", "each key once")
    return made
