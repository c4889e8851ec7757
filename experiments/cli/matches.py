"""``baloot matches``: play whole matches."""

import typer

from experiments.cli.options import MatchesOptions
from experiments.cli.output import print_estimates, print_json, rows_of
from experiments.cli.running import end_run, matches_heading, play_matches, run_facts
from experiments.cli.sharing import shares


@shares(MatchesOptions)
def matches(options: MatchesOptions) -> None:
    """Play whole matches from 0-0 and tell who wins."""
    played = play_matches(options)
    from experiments import summarise_matches

    summary = summarise_matches(played)
    count = len(played.table)
    if options.json:
        print_json({**run_facts(played, count), "summary": rows_of(summary)})
    else:
        typer.echo(matches_heading(played) + "\n")
        print_estimates(summary)
    end_run(played, count)
