"""``baloot report``: all of it as one page."""

from pathlib import Path
from typing import Annotated

import typer

from experiments.cli.options import ForceOption, HandsOptions, read_path
from experiments.cli.output import print_json
from experiments.cli.running import end_run, hands_heading, play_hands, run_facts
from experiments.cli.sharing import shares


@shares(HandsOptions)
def report(
    options: HandsOptions,
    out: Annotated[
        Path, typer.Option("--out", parser=read_path, metavar="FOLDER", help="Folder for the results.")
    ] = Path("runs/report"),
    force: ForceOption = False,
) -> None:
    """Play hands and write one page with tables and charts, and the tables and charts as files beside it."""
    from experiments.run_folder import claim_folder

    claim_folder(out, force)
    hands = play_hands(options)
    from experiments import write_report

    page = write_report(hands, out, force)
    if options.json:
        print_json({**run_facts(hands, hands.played), "page": str(page)})
    else:
        typer.echo(hands_heading(hands))
        typer.echo(f"the page: {page}")
    end_run(hands, hands.played)
