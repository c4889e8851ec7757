"""``baloot strategies``: who can play."""

from typing import Any

import typer

from experiments.cli.options import JsonOption
from experiments.cli.output import print_json, print_prose

strategies = typer.Typer(name="strategies", help="Tell who can play.", pretty_exceptions_enable=False)


@strategies.callback()
def _family() -> None:
    """Tell who can play."""


@strategies.command("list")
def list_strategies(json: JsonOption = False) -> None:
    """List the strategies by name, each with its parameters and their defaults.

    Parameters are set as in --strategies simple:hokm=44,sun=38; your own strategy is named by its file, as in
    --strategies ./my_bot.py:mine.
    """
    found = _described()
    if json:
        print_json({"strategies": found})
        return
    for each in found:
        each["parameters"] = ", ".join(f"{name}={value}" for name, value in each["parameters"].items()) or "–"
    print_prose(["Name", "What it does"], [[each["name"], each["description"]] for each in found])
    typer.echo()
    print_prose(["Name", "Parameters, with their defaults"], [[each["name"], each["parameters"]] for each in found])


def _described() -> list[dict[str, Any]]:
    from strategies.catalogue import DESCRIPTIONS, STRATEGIES

    return [
        {"name": name, "description": DESCRIPTIONS[name], "parameters": strategy.defaults}
        for name, strategy in STRATEGIES.items()
    ]
