"""Files of hand records, one JSON object a line, written as the records come."""

import json
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

from experiments.files import finish_file, unfinished_file, writing
from simulator.errors import UsageError


def claim_file(path: Path, force: bool) -> None:
    """Refuse to overwrite a file unless asked to.

    Raises
    ------
    UsageError
        Where the file exists, or its folder cannot be written.
    """
    if path.is_dir():
        raise UsageError(path, "is a folder", "a file")
    if path.exists() and not force:
        raise UsageError(path, "exists already", "another file, or --force to overwrite it")
    unfinished_file(path)


def write_records(path: Path, records: Iterable[dict[str, Any]]) -> int:
    """Write records in constant memory; the file bears its name only when it is whole. Gives how many there are."""
    unfinished = unfinished_file(path)
    with writing(path):
        file = unfinished.open("w", encoding="utf-8")
    count = 0
    try:
        for record in records:
            with writing(path):
                file.write(json.dumps(record, ensure_ascii=False) + "\n")
            count += 1
        with writing(path):
            file.close()
    except BaseException:
        with suppress(OSError):
            file.close()
        unfinished.unlink(missing_ok=True)
        raise
    finish_file(path)
    return count
