"""``baloot solve``: what positions and hands are worth in perfect play."""

import json as json_text
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from experiments.cli.options import JobsOption, read_path
from experiments.cli.progress import announce_compiling
from experiments.cli.refusals import refusal_facts, refusal_text, void_text
from experiments.upper_bound import UPPER_BOUND

if TYPE_CHECKING:
    from experiments.solving import Solved


def solve(
    file: Annotated[
        Path,
        typer.Argument(parser=read_path, metavar="FILE", help="Positions or hand records, one JSON object a line."),
    ],
    cards: Annotated[
        bool, typer.Option("--cards", metavar="", help="For each position, the value of every card that may be played.")
    ] = False,
    jobs: JobsOption = None,
    json: Annotated[
        bool, typer.Option("--json", metavar="", help="Print one JSON object for each line instead of text.")
    ] = False,
) -> None:
    """Tell how many Abnat the buyer's team takes when both teams play perfectly, all cards seen.

    All cards seen: an upper bound for both sides, not what a player could know.

    A position has rules, kind, trump, buyer, locked, leader, hands and, where they apply, trick and abnat.
    If it carries a value, that is compared. For a hand record, what each card cost is told too.

    Each line that cannot be read and each wrong value is told in one line; the exit code is then 1.
    """
    announce_compiling()
    from experiments import solve as solve_file

    count = _Count()
    for each in solve_file(file, cards, jobs):
        count.add(each)
        if json:
            typer.echo(json_text.dumps(_facts(each), ensure_ascii=False))
        else:
            _tell(each)
    if not json:
        typer.echo(f"{count}\n({UPPER_BOUND})")
    if count.refused or count.differing:
        raise typer.Exit(1)


class _Count:
    """Counts lines by what became of them."""

    def __init__(self) -> None:
        self.lines = self.refused = self.claimed = self.differing = 0

    def add(self, each: "Solved") -> None:
        """Count one line."""
        self.lines += 1
        self.refused += each.error is not None
        self.claimed += getattr(each.answer, "claimed", None) is not None
        self.differing += not getattr(each.answer, "agrees", True)

    def __str__(self) -> str:
        values = f"; {self.claimed - self.differing:,} of {self.claimed:,} given values right" if self.claimed else ""
        return f"{self.lines:,} lines, {self.lines - self.refused:,} solved, {self.refused:,} wrong{values}"


def _tell(each: "Solved") -> None:
    from experiments.solving import SolvedPosition
    from experiments.telling_perfect_play import tell_every_card, tell_position

    if each.error is not None:
        typer.echo(refusal_text(each.line, each.error))
    elif each.answer is None:
        typer.echo(void_text(each.line))
    elif isinstance(each.answer, SolvedPosition):
        first, *more = tell_position(each.answer)
        typer.echo("\n".join([f"line {each.line}: {first}", *more]))
        if not each.answer.agrees:
            typer.echo(f"line {each.line}, value: is {each.answer.claimed}; right: {each.answer.value}")
    else:
        typer.echo("\n".join([f"line {each.line}:", *tell_every_card(each.answer)]))


def _facts(each: "Solved") -> dict[str, Any]:
    from experiments.solving import SolvedPosition
    from simulator.notation import format_card

    if each.error is not None:
        return refusal_facts(each.line, each.error)
    if each.answer is None:
        return {"line": each.line, "value": None}
    if not isinstance(each.answer, SolvedPosition):
        return {"line": each.line, "value": each.answer.perfect_abnat_buyer, **each.answer.as_mapping()}
    facts: dict[str, Any] = {"line": each.line, "value": each.answer.value}
    if each.answer.cards is not None:
        facts["cards"] = {format_card(card): value for card, value in each.answer.cards.items()}
    if not each.answer.agrees:
        facts["wrong"] = f"the line gives the value {each.answer.claimed}"
    return facts
