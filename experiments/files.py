"""Files that bear their name only when they are whole."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from simulator.errors import BalootError, UsageError


def unfinished_file(path: Path) -> Path:
    """Give the name under which a file is written before it is whole; its folder is made if need be.

    Raises
    ------
    UsageError
        Where the folder cannot be written.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if not os.access(path.parent, os.W_OK):
            raise PermissionError(None, "Permission denied")
    except OSError as error:
        raise UsageError(path.parent, f"cannot be written ({error.strerror})", "a folder you may write") from None
    return path.with_name(f".{path.name}.unfinished")


def finish_file(path: Path) -> None:
    """Give a file that is whole its name."""
    unfinished_file(path).replace(path)


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Name the file where writing it fails, as on a full disk.

    Raises
    ------
    BalootError
        In place of an error of the system.
    """
    try:
        yield
    except OSError as error:
        raise BalootError(path, f"cannot be written ({error.strerror or error})") from None
