"""``baloot replay``: re-referee a file of hand records, or tell one deal trick by trick."""

import json as json_text
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from experiments.cli.options import ForceOption, GameOptions, JsonOption, read_chosen_rules, read_path, refuse_idle
from experiments.cli.output import print_json
from experiments.cli.progress import announce_compiling
from experiments.cli.records_file import claim_file, write_records
from experiments.cli.refusals import refusal_facts, refusal_text
from experiments.cli.sharing import shares
from simulator.errors import BalootError, RecordError, UsageError

if TYPE_CHECKING:
    from experiments.replaying import Replayed


@shares(GameOptions)
def replay(
    options: GameOptions,
    context: typer.Context,
    file: Annotated[
        Path | None, typer.Argument(parser=read_path, metavar="FILE", help="Hand records, one JSON object a line.")
    ] = None,
    deal: Annotated[
        str | None, typer.Option(metavar="ID", help="Instead of FILE: a deal to play and tell, such as 42:17.")
    ] = None,
    show: Annotated[bool, typer.Option("--show", help="Tell each hand of FILE trick by trick.")] = False,
    fill: Annotated[
        Path | None,
        typer.Option(parser=read_path, metavar="FILE", help="Write the sound records with their results here."),
    ] = None,
    force: ForceOption = False,
    json: JsonOption = False,
) -> None:
    """Re-referee the hand records of a file, or play one deal and tell it trick by trick.

    Each record that breaks a rule, or whose result is wrong, is told in one line; the exit code is then 1.
    --strategies, --rules, --rule and --score are for --deal; a record brings its own rules and score.
    """
    if (file is None) == (deal is None):
        raise UsageError("replay", "wants either a file or --deal", "replay FILE, or replay --deal 42:17")
    if show and json:
        raise UsageError("--show --json", "cannot both be", "one of them")
    if deal is not None:
        for name in ("fill", "force"):
            refuse_idle(context, name, "is for the records of a file, not for a deal", "with FILE")
        _tell_deal(deal, options, context, json)
        return
    assert file is not None
    for name in ("strategies", "rules", "rule", "score", "allow_perfect"):
        refuse_idle(context, name, "has no effect: a record brings its own rules, score and cards", "with --deal")
    if fill is not None:
        claim_file(fill, force)
    announce_compiling()
    outcome = _Outcome(show=show, quiet=json)
    replayed = outcome.follow(_replayed(file))
    if fill is None:
        for _ in replayed:
            pass
    else:
        _fill(fill, replayed)
    outcome.finish(json)


class _Outcome:
    """Follows a replay: tells each record's fate as it comes, and keeps count."""

    def __init__(self, show: bool, quiet: bool) -> None:
        self._show = show
        self._quiet = quiet
        self._count = 0
        self._refused: list[dict[str, Any]] = []

    def follow(self, records: Iterable["Replayed"]) -> Iterator["Replayed"]:
        """Give the sound records one after another; tell of the others."""
        for each in records:
            self._count += 1
            if each.error is not None:
                self._refuse(each.line, each.error)
                continue
            if self._show:
                _tell(each.completed)
                typer.echo()
            yield each

    def _refuse(self, line: int, error: RecordError) -> None:
        self._refused.append(refusal_facts(line, error))
        if not self._quiet:
            typer.echo(refusal_text(line, error))

    def finish(self, json: bool) -> None:
        """Tell the count; exit code 1 where a record was refused."""
        refused = len(self._refused)
        if json:
            print_json({"records": self._count, "refused": refused, "errors": self._refused})
        else:
            typer.echo(f"{self._count:,} records, {self._count - refused:,} right, {refused:,} wrong")
        if refused:
            raise typer.Exit(1)


def _fill(file: Path, replayed: Iterable["Replayed"]) -> None:
    try:
        written = write_records(file, (each.completed for each in replayed))
    except BrokenPipeError:
        raise BalootError(file, "is not written, since nobody reads the standard output any more") from None
    typer.echo(f"written: {file} ({written:,} records)", err=True)


def _replayed(file: Path) -> Iterator["Replayed"]:
    from experiments import replay as replay_file

    records: Iterator[Replayed] = replay_file(file)
    return records


def _tell(record: dict[str, Any]) -> None:
    from experiments.telling import tell_hand

    typer.echo("\n".join(tell_hand(record)))


def _tell_deal(text: str, options: GameOptions, context: typer.Context, json: bool) -> None:
    rules = read_chosen_rules(options.rules, options.rule)
    announce_compiling()
    from experiments.replaying import record_deal
    from experiments.simulation import specify
    from simulator.seeding import DealId

    deal = DealId.parse(text or "''")
    if deal.match is not None:
        refuse_idle(context, "score", f"has no effect: the match fixes the score of {deal}", "with a single deal")
    specification = specify(
        options.strategies, 1, rules=rules, score=options.score, allow_perfect=options.allow_perfect
    )
    record = record_deal(deal, specification)
    if json:
        typer.echo(json_text.dumps(record, ensure_ascii=False))
    else:
        _tell(record)
