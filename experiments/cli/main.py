"""The command ``baloot``: its commands, and how each of them ends."""

import errno
import gc
import os
import sys
from collections.abc import Sequence
from importlib.metadata import version
from typing import Annotated, Final

import typer

from experiments.cli.buys import buys
from experiments.cli.matches import matches
from experiments.cli.projects import projects
from experiments.cli.replay import replay
from experiments.cli.report import report
from experiments.cli.review import review
from experiments.cli.rules import rules
from experiments.cli.simulate import simulate
from experiments.cli.solve import solve
from experiments.cli.strategies import strategies
from simulator.errors import BalootError, UsageError

DONE: Final = 0
FAILED: Final = 1
USAGE: Final = 2
"""Exit codes."""

OBJECTS_BEFORE_COLLECTING: Final = 100_000
"""Imports make objects by the hundred thousand, and to look among them for garbage takes a tenth of the start."""

INTERRUPTED: Final = 130
"""What typer makes of Ctrl-C."""

app = typer.Typer(name="baloot", add_completion=False, pretty_exceptions_enable=False)
for command in (simulate, matches, buys, projects, report, replay, solve, review):
    app.command()(command)
for family in (strategies, rules):
    app.add_typer(family)


@app.callback(invoke_without_command=True)
def baloot(
    context: typer.Context,
    show_version: Annotated[bool, typer.Option("--version", help="Print the version and end.")] = False,
) -> None:
    """Simulate the card game Baloot: millions of hands under strategies you choose or write.

    Exit codes: 0 done, 1 failed, 2 wrongly asked for, 3 inconclusive.
    """
    if show_version:
        typer.echo(f"baloot {version('baloot-simulator')}")
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and give its exit code; every error is one or two lines on standard error.

    Parameters
    ----------
    arguments
        The words after ``baloot``; None for those of the process.
    """
    gc.set_threshold(OBJECTS_BEFORE_COLLECTING)
    _open_closed_streams()
    try:
        code = _run(arguments)
        sys.stdout.flush()
    except UsageError as error:
        return _fail(str(error), USAGE)
    except BalootError as error:
        return _fail(str(error), FAILED)
    except typer.TyperException as error:
        context = getattr(error, "ctx", None)
        help_there = f"\nhelp: {context.command_path} --help" if context else ""
        return _fail(error.format_message() + help_there, error.exit_code)
    except OSError as error:
        return _end_of(error)
    if code == INTERRUPTED:
        return _fail("stopped by Ctrl-C", FAILED)
    return code or DONE


def _run(arguments: Sequence[str] | None) -> int | None:
    try:
        code: int | None = app(
            None if arguments is None else list(arguments), prog_name="baloot", standalone_mode=False
        )
    except SystemExit as end:
        # typer ends the process itself where nobody reads on.
        if isinstance(end.__context__, BrokenPipeError):
            raise end.__context__ from None
        raise
    return code


def _open_closed_streams() -> None:
    """Let a standard stream that the caller has closed (``>&-``) swallow what is written there."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115


def _end_of(error: OSError) -> int:
    """End where something cannot be written; a reader who has left the pipe, as ``head`` does, is no error.

    Whoever writes files names them, so that an error without a name is one of the standard output.
    """
    if error.filename is not None:
        return _fail(f"{error.filename}: {error.strerror}", FAILED)
    _silence_stdout()
    return DONE if error.errno == errno.EPIPE else _fail(f"standard output: {error.strerror or error}", FAILED)


def _silence_stdout() -> None:
    """Send to nowhere what the interpreter would still write as it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _fail(message: str, code: int) -> int:
    try:
        sys.stdout.flush()
    except OSError:
        _silence_stdout()
    typer.echo(f"error: {message}", err=True)
    return code


if __name__ == "__main__":
    sys.exit(main())
