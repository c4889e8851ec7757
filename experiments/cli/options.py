"""The options that commands share, each defined once, and the records in which a command receives them."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from simulator.errors import UsageError
from simulator.rule_sets import DEFAULT_RULE_SET, RULE_SETS, idle_options, read_rules
from simulator.rules import Rules

StrategiesOption = Annotated[
    str,
    typer.Option(
        "--strategies",
        metavar="A[,B[,C,D]]",
        help="One for all seats, two for NS and EW, or four for S, E, N, W: names of 'baloot strategies list', "
        "with parameters as in simple:hokm=44,sun=38, or files as in ./my_bot.py:mine.",
    ),
]
HandsOption = Annotated[
    str, typer.Option("--hands", metavar="N", help="Deals, void ones counted: 5000, 200k, 5M and the like.")
]
MatchesOption = Annotated[str, typer.Option("--matches", metavar="N", help="Matches: 500, 20k and the like.")]
SeedOption = Annotated[int, typer.Option("--seed", metavar="S", help="Equal seeds give equal deals.")]
RulesOption = Annotated[
    str, typer.Option("--rules", metavar="RULES", help=f"A rule set ({', '.join(RULE_SETS)}) or a TOML file.")
]
RuleOption = Annotated[
    list[str] | None,
    typer.Option("--rule", metavar="OPTION=VALUE", help="Change one option of the rules; may be repeated."),
]
ScoreOption = Annotated[str, typer.Option("--score", metavar="NS-EW", help="Match score before each hand.")]
JobsOption = Annotated[
    int | None, typer.Option("--jobs", metavar="J", help="Threads; without it as many as there are cores.")
]
AllowPerfectOption = Annotated[
    bool,
    typer.Option(
        "--allow-perfect", metavar="", help="Let 'perfect', which sees all cards, sit with players who do not."
    ),
]
OutOption = Annotated[Path | None, typer.Option("--out", metavar="FOLDER", help="Folder for the results.")]
ForceOption = Annotated[
    bool, typer.Option("--force", metavar="", help="Overwrite what an earlier run has written there.")
]
JsonOption = Annotated[bool, typer.Option("--json", metavar="", help="Print one JSON document instead of text.")]


@dataclass(frozen=True, kw_only=True)
class GameOptions:
    """Who plays, by which rules, at what score."""

    strategies: StrategiesOption = "simple"
    rules: RulesOption = DEFAULT_RULE_SET
    rule: RuleOption = None
    score: ScoreOption = "0-0"
    allow_perfect: AllowPerfectOption = False


@dataclass(frozen=True, kw_only=True)
class HandsOptions:
    """A run of single deals."""

    hands: HandsOption = "100k"
    strategies: StrategiesOption = "simple"
    rules: RulesOption = DEFAULT_RULE_SET
    rule: RuleOption = None
    score: ScoreOption = "0-0"
    seed: SeedOption = 1
    jobs: JobsOption = None
    allow_perfect: AllowPerfectOption = False
    json: JsonOption = False


@dataclass(frozen=True, kw_only=True)
class MatchesOptions:
    """A run of whole matches, each from 0-0."""

    matches: MatchesOption = "1000"
    strategies: StrategiesOption = "simple"
    rules: RulesOption = DEFAULT_RULE_SET
    rule: RuleOption = None
    seed: SeedOption = 1
    jobs: JobsOption = None
    allow_perfect: AllowPerfectOption = False
    json: JsonOption = False


@dataclass(frozen=True, kw_only=True)
class PairedOptions:
    """A run of the same deals under several rules."""

    hands: HandsOption = "100k"
    strategies: StrategiesOption = "simple"
    seed: SeedOption = 1
    jobs: JobsOption = None
    allow_perfect: AllowPerfectOption = False
    json: JsonOption = False


def read_chosen_rules(source: str, changes: list[str] | None = None) -> Rules:
    """Read a rule set or file and changes such as ``must_trump=always``; tell of those that decide nothing.

    Raises
    ------
    UsageError
        Where the rule set, an option or a value does not exist.
    """
    rules = read_rules(source, dict(_read_change(text) for text in changes or ()))
    for idle in idle_options(rules):
        typer.echo(f"note: {idle}", err=True)
    return rules


def _read_change(text: str) -> tuple[str, str]:
    name, sign, value = text.partition("=")
    if not sign:
        raise UsageError(f"--rule {text}", "has no value", "OPTION=VALUE, such as must_trump=always")
    return name.strip(), value.strip()
