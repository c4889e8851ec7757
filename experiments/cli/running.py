"""Runs of hands and of matches as the commands ask for them, and what is said about a run."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from experiments.cli.options import HandsOptions, MatchesOptions, read_chosen_rules
from experiments.cli.progress import announce_compiling, progress_bar
from simulator.errors import BalootError
from simulator.notation import parse_count

if TYPE_CHECKING:
    from experiments.matches import SimulatedMatches
    from experiments.simulation import SimulatedHands


def play_hands(options: HandsOptions, parquet: Path | None = None, perfect: bool = False) -> "SimulatedHands":
    """Play the hands that a command asks for, with a progress bar.

    Parameters
    ----------
    parquet
        A file for one row a deal.
    perfect
        Whether these rows tell of perfect play too.

    Raises
    ------
    BalootError
        Where something asked for does not exist, a policy fails, or Ctrl-C came before the first block was done.
    """
    rules = read_chosen_rules(options.rules, options.rule)
    count = parse_count(options.hands)
    announce_compiling()
    from experiments import simulate_hands

    with progress_bar(count, "hands") as told:
        hands: SimulatedHands = simulate_hands(
            options.strategies,
            count,
            seed=options.seed,
            rules=rules,
            score=options.score,
            jobs=options.jobs,
            allow_perfect=options.allow_perfect,
            progress=told,
            parquet=parquet,
            perfect=perfect,
        )
    _refuse_nothing(hands.played)
    return hands


def play_matches(options: MatchesOptions) -> "SimulatedMatches":
    """Play the matches that a command asks for, with a progress bar; errors as in ``play_hands``."""
    rules = read_chosen_rules(options.rules, options.rule)
    count = parse_count(options.matches)
    announce_compiling()
    from experiments import simulate_matches

    with progress_bar(count, "matches") as told:
        matches: SimulatedMatches = simulate_matches(
            options.strategies,
            count,
            seed=options.seed,
            rules=rules,
            jobs=options.jobs,
            allow_perfect=options.allow_perfect,
            progress=told,
        )
    _refuse_nothing(len(matches.table))
    return matches


def _refuse_nothing(played: int) -> None:
    if not played:
        raise BalootError("", "stopped before anything was finished")


def hands_heading(hands: "SimulatedHands") -> str:
    """Say in one line what was played and how fast."""
    asked = hands.specification.as_mapping()
    score = "-".join(map(str, asked["score"]))
    return f"{_heading(asked, hands.played, 'deals', hands.elapsed)}, score {score}"


def matches_heading(matches: "SimulatedMatches") -> str:
    """Say in one line what was played and how fast."""
    return _heading(matches.specification.as_mapping(), len(matches.table), "matches", matches.elapsed)


def _heading(asked: dict[str, Any], played: int, what: str, elapsed: float) -> str:
    rules = asked["rules"].get("name", "custom")
    players = " against ".join(asked["strategies"]) if len(asked["strategies"]) == 2 else ", ".join(asked["strategies"])
    return f"{played:,} {what} in {elapsed:.2f} s: {players}; rules {rules}, seed {asked['seed']}"


def run_facts(run: "SimulatedHands | SimulatedMatches", played: int) -> dict[str, Any]:
    """Give what a JSON document says about a run."""
    return {
        "specification": run.specification.as_mapping(),
        "played": played,
        "seconds": round(run.elapsed, 3),
        "interrupted": run.interrupted,
    }


def end_run(run: "SimulatedHands | SimulatedMatches", played: int) -> None:
    """End a command with exit code 1, and say so, where Ctrl-C stopped the run."""
    if run.interrupted:
        typer.echo(f"stopped by Ctrl-C: the figures are those of the {played:,} played until then", err=True)
        raise typer.Exit(1)
