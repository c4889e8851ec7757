"""Files of JSON lines worked through by threads: read in order, answered side by side, given in order."""

from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Final, TypeVar

from joblib import Parallel, delayed

from experiments.json_lines import JsonLine, json_lines
from simulator.runner import read_jobs

LINES_AT_A_TIME: Final = 64
"""Lines whose answers are in memory at once; enough to keep the threads busy."""

Read = TypeVar("Read")
Answer = TypeVar("Answer")


def over_lines(
    path: str | Path, read: Callable[[JsonLine], Read], answer: Callable[[Read], Answer], jobs: int | None = None
) -> Iterator[Answer]:
    """Answer every line of a file that is not empty, in constant memory.

    Parameters
    ----------
    read
        What to do with a line, one after another in this thread.
    answer
        What to do with what was read, several at once in threads that the solver leaves free.
    jobs
        Threads; None for as many as there are cores.

    Yields
    ------
    object
        The answers, in the order of the lines.

    Raises
    ------
    UsageError
        Where the file cannot be read.
    """
    lines = json_lines(path)
    with Parallel(read_jobs(jobs), prefer="threads") as threads:
        while chunk := list(islice(lines, LINES_AT_A_TIME)):
            yield from threads(delayed(answer)(each) for each in [read(line) for line in chunk])
