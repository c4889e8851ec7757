"""``baloot projects``: how often projects occur."""

from typing import Annotated

import typer

from experiments.cli.options import HandsOptions
from experiments.cli.output import print_estimates, print_json, rows_of
from experiments.cli.running import end_run, hands_heading, play_hands, run_facts
from experiments.cli.sharing import shares
from simulator.errors import UsageError

COUNTED_PER = ("player", "team", "deal")


@shares(HandsOptions)
def projects(
    options: HandsOptions,
    counted_per: Annotated[
        str, typer.Option(metavar="WHOM", help="Any of player, team, deal, with commas between them.")
    ] = "player,team,deal",
) -> None:
    """Play hands and tell how often projects are held, declared and scored, and what they are worth.

    The exact odds are those of eight random cards: a reference, since who buys hangs on the cards.
    """
    wanted = _read_counted_per(counted_per)
    hands = play_hands(options)
    from experiments import project_frequencies

    table = project_frequencies(hands)
    table = table[table["counted_per"].isin(wanted)]
    if options.json:
        print_json({**run_facts(hands, hands.played), "projects": rows_of(table)})
    else:
        typer.echo(hands_heading(hands) + "\n")
        shown = table if "player" in wanted else table.drop(columns="exact_rate")
        print_estimates(shown, keys=3)
    end_run(hands, hands.played)


def _read_counted_per(text: str) -> list[str]:
    wanted = [name.strip() for name in text.split(",")]
    for name in wanted:
        if name not in COUNTED_PER:
            raise UsageError(f"--counted-per {name}", "projects cannot be counted so", ", ".join(COUNTED_PER))
    return wanted
