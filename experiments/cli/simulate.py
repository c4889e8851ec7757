"""``baloot simulate``: play hands; a summary on the screen, rows and records in files."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from experiments.cli.options import ForceOption, HandsOptions, OutOption
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
    out: OutOption = None,
    force: ForceOption = False,
    records: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the first hands as records here.")] = None,
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
    if records is not None:
        claim_file(records, force)
    parquet = None
    if out is not None:
        from experiments.run_folder import claim_folder

        parquet = claim_folder(out, force) / "hands.parquet"
    hands = play_hands(options, parquet, perfect)
    from experiments import summarise_hands

    if out is not None:
        _write_manifest(out, hands)
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


def _write_manifest(folder: Path, hands: "SimulatedHands") -> None:
    from experiments.run_folder import command_of, write_manifest

    command = command_of("simulate", hands.specification) + (" --perfect" if hands.perfect else "")
    write_manifest(folder, {"command": command, **hands.specification.as_mapping(), **hands.as_mapping()})
