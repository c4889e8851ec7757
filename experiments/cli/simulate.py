"""``baloot simulate``: play hands; a summary on the screen, rows and records in files."""

from pathlib import Path
from typing import Annotated

import typer

from experiments.cli.options import ForceOption, HandsOptions, OutOption
from experiments.cli.output import print_estimates, print_json, rows_of
from experiments.cli.records_file import claim_file, write_records
from experiments.cli.running import end_run, hands_heading, play_hands, run_facts
from experiments.cli.sharing import shares
from simulator.notation import parse_count


@shares(HandsOptions)
def simulate(
    options: HandsOptions,
    out: OutOption = None,
    force: ForceOption = False,
    records: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the first hands as records here.")] = None,
    records_limit: Annotated[str, typer.Option(metavar="K", help="How many of them.")] = "1000",
) -> None:
    """Play hands and sum them up.

    With --out, one row a deal goes to hands.parquet in that folder, and how it was made to manifest.json.
    """
    limit = parse_count(records_limit)
    if records is not None:
        claim_file(records, force)
    parquet = None
    if out is not None:
        from experiments.run_folder import claim_folder

        parquet = claim_folder(out, force) / "hands.parquet"
    hands = play_hands(options, parquet)
    from experiments import record_hands, summarise_hands

    if out is not None:
        from experiments.run_folder import write_manifest

        write_manifest(out, {**hands.specification.as_mapping(), **hands.as_mapping()})
    if records is not None:
        write_records(records, record_hands(hands.specification, min(limit, hands.played)))
    summary = summarise_hands(hands)
    if options.json:
        print_json({**run_facts(hands, hands.played), "summary": rows_of(summary)})
    else:
        typer.echo(hands_heading(hands) + "\n")
        print_estimates(summary)
        for path in (parquet, records):
            if path is not None:
                typer.echo(f"written: {path}")
    end_run(hands, hands.played)
