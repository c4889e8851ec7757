"""What is seen while a run goes on: on standard error, and only where that is a terminal."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import typer


def announce_compiling() -> None:
    """Say that the kernels are about to be compiled, where this installation has not done so yet."""
    from simulator.kernels.compilation import COMPILED, cache_folder

    if COMPILED and not cache_folder().exists():
        typer.echo("compiling the kernels once (about 20 s) …", err=True)


@contextmanager
def progress_bar(total: int, what: str) -> Iterator[Callable[[int], None] | None]:
    """Show how many are done, the rate and the time left; gives what is to be told, None where nobody looks on.

    Parameters
    ----------
    what
        What is counted, such as ``hands``.
    """
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (
        BarColumn(),
        TextColumn(f"{{task.completed:,.0f}} of {{task.total:,.0f}} {what}"),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=total, rate="")

        def told(done: int) -> None:
            speed = progress.tasks[0].speed
            progress.update(task, advance=done, rate=f"{speed:,.0f} a second" if speed else "")

        yield told
