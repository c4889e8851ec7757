"""Files of JSON objects, one a line, read in constant memory."""

import json
from codecs import BOM_UTF8
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from simulator.errors import RecordError, UsageError

HALF_CHARACTER: Final = b"\\ud"
"""How JSON writes one of two halves of a character; without the other it is no text that could be written again."""


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
        with Path(path).open("rb") as file:
            for number, line in enumerate(file, 1):
                if line.strip():
                    yield _read(number, line.removeprefix(BOM_UTF8) if number == 1 else line)
    except OSError as error:
        raise UsageError(path, f"cannot be read ({error.strerror or error})") from None


def _read(number: int, line: bytes) -> JsonLine:
    try:
        source = json.loads(line.decode(), object_pairs_hook=_each_key_once)
        if HALF_CHARACTER in line.lower():
            json.dumps(source, ensure_ascii=False).encode()
        return JsonLine(number, source)
    except RecordError as error:
        return JsonLine(number, None, error)
    except json.JSONDecodeError as error:
        wrong = str(error)
    except UnicodeError:
        wrong = "no UTF-8"
    except RecursionError:
        wrong = "nested too deeply"
    except ValueError:
        wrong = "a number of too many digits"
    return JsonLine(number, None, RecordError("JSON", f"cannot be read ({wrong})", "one JSON object a line"))


def _each_key_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Make an object of its keys and values; JSON itself would let the last of two equal keys win in silence."""
    made = dict(pairs)
    if len(made) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise RecordError("JSON", f"the key {twice!r} stands twice", "each key once")
    return made
