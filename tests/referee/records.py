"""A file of hand records, one JSON object a line."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from .hand import referee
from .words import Fault


def referee_file(path: Path) -> Iterator[tuple[int, dict[str, Any] | Fault]]:
    """Line number and the result, or the fault, of every record of a file."""
    with path.open(encoding="utf-8") as lines:
        for number, line in enumerate(lines, 1):
            try:
                yield number, referee(json.loads(line))
            except Fault as fault:
                yield number, fault
            except json.JSONDecodeError as error:
                yield number, Fault("record", str(error), "one JSON object a line")
