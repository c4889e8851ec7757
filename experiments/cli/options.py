"""The options that commands share, each defined once, and the records in which a command receives them."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from simulator.errors import UsageError
from simulator.rule_sets import DEFAULT_RULE_SET, RULE_SETS, idle_options, read_rules
from simulator.rules import Rules


def _whole_number(option: str, allowed: str) -> Callable[[object], int]:
    """Give what reads a whole number or says what the option takes."""

    def read(text: object) -> int:
        try:
            return int(str(text))
        except ValueError:
            raise UsageError(f"{option} {text}", "is no whole number", f"a whole number {allowed}") from None

    return read


def read_path(text: object) -> Path:
    """Read the name of a file or folder; without a name it would be the folder one stands in."""
    if not str(text).strip():
        raise UsageError("''", "is no name of a file or folder", "a name, or leave the option out")
    return Path(str(text))


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
SeedOption = Annotated[
    int,
    typer.Option("--seed", parser=_whole_number("--seed", "from 0"), metavar="S", help="Equal seeds give equal deals."),
]
RulesOption = Annotated[
    str, typer.Option("--rules", metavar="RULES", help=f"A rule set ({', '.join(RULE_SETS)}) or a TOML file.")
]
RuleOption = Annotated[
    list[str] | None,
    typer.Option("--rule", metavar="OPTION=VALUE", help="Change one option of the rules; may be repeated."),
]
ScoreOption = Annotated[str, typer.Option("--score", metavar="NS-EW", help="Match score before each hand.")]
JobsOption = Annotated[
    int | None,
    typer.Option(
        "--jobs",
        parser=_whole_number("--jobs", "from 1, or -1 for all cores"),
        metavar="J",
        help="Threads; without it, or with -1, as many as there are cores.",
    ),
]
AllowPerfectOption = Annotated[
    bool,
    typer.Option(
        "--allow-perfect", metavar="", help="Let 'perfect', which sees all cards, sit with players who do not."
    ),
]
OutOption = Annotated[
    Path | None, typer.Option("--out", parser=read_path, metavar="FOLDER", help="Folder for the results.")
]
ForceOption = Annotated[
    bool,
    typer.Option(
        "--force",
        metavar="",
        help="Replace what an earlier run has written there, once this one is finished; other files are left alone.",
    ),
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
    score: ScoreOption = "0-0"
    seed: SeedOption = 1
    jobs: JobsOption = None
    allow_perfect: AllowPerfectOption = False
    json: JsonOption = False


def refuse_idle(context: typer.Context, name: str, why: str, allowed: str) -> None:
    """Refuse an option that was given but decides nothing here.

    Parameters
    ----------
    name
        The option's name as a parameter, such as ``records_limit``.
    why, allowed
        Why it decides nothing, and with what it does.

    Raises
    ------
    UsageError
        Where the option was given.
    """
    source = context.get_parameter_source(name)
    if source is not None and source.name == "COMMANDLINE":
        option = f"--{name.replace('_', '-')}"
        raise UsageError(option, why, f"{option} {allowed}")


def read_chosen_rules(source: str, changes: list[str] | None = None) -> Rules:
    """Read a rule set or file and changes such as ``must_trump=always``; tell of those that decide nothing.

    Raises
    ------
    UsageError
        Where the rule set, an option or a value does not exist, or an option is changed twice.
    """
    rules = read_rules(source, _read_changes(changes or []))
    for idle in idle_options(rules):
        typer.echo(f"note: {idle}", err=True)
    return rules


def _read_changes(texts: list[str]) -> dict[str, str]:
    changes: dict[str, str] = {}
    for text in texts:
        name, sign, value = (part.strip() for part in text.partition("="))
        if not sign or not name:
            wrong = "names no option" if sign else "has no value"
            raise UsageError(f"--rule {text}", wrong, "OPTION=VALUE, such as must_trump=always")
        if name in changes:
            raise UsageError(f"--rule {name}", f"is given twice ({changes[name]}, {value})", "each option once")
        changes[name] = value
    return changes
