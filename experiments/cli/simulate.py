"""``baloot simulate``: play hands; a summary on the screen, rows and records in files."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from experiments.cli.options import ForceOption, HandsOptions, OutOption, read_path, refuse_idle
from experiments.cli.output import print_estimates, print_json, rows_of
from experiments.cli.records_file import claim_file, write_records
from experiments.cli.running import end_run, hands_heading, play_hands
from experiments.cli.sharing import shares
from experiments.upper_bound import UPPER_BOUND
from simulator.errors import UsageError
from simulator.notation import parse_count

if TYPE_CHECKING:
    from experiments.simulation import SimulatedHands


@shares(HandsOptions)
def simulate(
    options: HandsOptions,
    context: typer.Context,
    out: OutOption = None,
    force: ForceOption = False,
    records: Annotated[
        Path | None, typer.Option(parser=read_path, metavar="FILE", help="Write the first hands as records here.")
    ] = None,
    records_limit: Annotated[str, typer.Option(metavar="K", help="How many of them.")] = "1000",
    perfect: Annotated[
        bool,
        typer.Option(
            "--perfect",
            metavar="",
            help="Add to the rows of --out what perfect play makes of each hand (perfect_made, perfect_abnat_buyer), "
            f"{UPPER_BOUND}; 2 to 3 ms a hand.",
        ),
    ] = False,
) -> None:
    """Play hands and sum them up.

    With --out, one row a deal goes to hands.parquet in that folder, and how it was made to manifest.json.
    """
    if perfect and out is None:
        raise UsageError("--perfect", "adds columns to rows, but none are written", "--perfect with --out FOLDER")
    limit = parse_count(records_limit)
    if records is None:
        refuse_idle(context, "records_limit", "limits records, but none are written", "with --records FILE")
    parquet = _claim(out, records, force)
    hands = play_hands(options, parquet, perfect)
    from experiments import summarise_hands

    if out is not None:
        _finish_folder(out, hands)
    if records is not None:
        from experiments import record_hands

        write_records(records, record_hands(hands.specification, min(limit, hands.played)))
    summary = summarise_hands(hands)
    if options.json:
        facts = {"specification": hands.specification.as_mapping(), **hands.as_mapping()}
        print_json({**facts, "summary": rows_of(summary)})
    else:
        typer.echo(hands_heading(hands) + "\n")
        print_estimates(summary)
        for path in (parquet, records):
            if path is not None:
                typer.echo(f"written: {path}")
        if perfect:
            typer.echo(f"perfect_made, perfect_abnat_buyer:\n{UPPER_BOUND}")
    end_run(hands, hands.played)


def _claim(out: Path | None, records: Path | None, force: bool) -> Path | None:
    """Make the places ready before anything is played; gives the file of the rows, if there is one."""
    if out is None:
        if records is not None:
            claim_file(records, force)
        return None
    from experiments.run_folder import ROWS, claim_folder, refuse_among_results

    if records is not None:
        refuse_among_results(records, out)
        claim_file(records, force)
    return claim_folder(out, force) / ROWS


def _finish_folder(folder: Path, hands: "SimulatedHands") -> None:
    """Write how the rows were made, in place of what an earlier run has left."""
    from experiments.run_folder import ROWS, command_of, remove_earlier, write_manifest

    remove_earlier(folder, kept=folder / ROWS)
    command = command_of("simulate", hands.specification, hands.played) + (" --perfect" if hands.perfect else "")
    write_manifest(folder, {"command": command, **hands.specification.as_mapping(), **hands.as_mapping()})
