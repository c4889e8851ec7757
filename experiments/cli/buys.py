"""``baloot buys``: how often buys succeed."""

from typing import Annotated

import typer

from experiments.cli.options import HandsOptions
from experiments.cli.output import print_estimates, print_json, rows_of
from experiments.cli.progress import announce_compiling
from experiments.cli.running import end_run, hands_heading, play_hands, run_facts
from experiments.cli.sharing import shares

_BY = "Any of contract, round, position, level, mushtara, trump_length, with commas between them."


@shares(HandsOptions)
def buys(
    options: HandsOptions,
    by: Annotated[str, typer.Option(metavar="COLUMNS", help=_BY)] = "contract,round,position",
) -> None:
    """Play hands and tell how often they are bought and made, and what they bring."""
    announce_compiling()
    from experiments.purchases import buy_success, read_groups

    groups = read_groups([name.strip() for name in by.split(",")])
    hands = play_hands(options)
    table = buy_success(hands, groups)
    if options.json:
        print_json({**run_facts(hands, hands.played), "buys": rows_of(table)})
    else:
        typer.echo(hands_heading(hands) + "\n")
        print_estimates(table, keys=len(groups))
    end_run(hands, hands.played)
