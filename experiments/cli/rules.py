"""``baloot rules``: what the rule sets are, how they differ, and what a house rule costs."""

from typing import Annotated, Any

import typer

from experiments.cli.options import JsonOption, RuleOption, read_chosen_rules
from experiments.cli.output import print_indented, print_json, print_prose
from experiments.cli.rules_cost import cost
from simulator.options import Option, OptionValue, option_text
from simulator.rule_sets import RULE_SETS, rules_to_toml
from simulator.rules import OPTIONS, Rules, find_option

NameArgument = Annotated[str, typer.Argument(metavar="RULES", help="A rule set's name or a TOML file.")]

rules = typer.Typer(name="rules", help="Tell what the rules are.", pretty_exceptions_enable=False)
rules.command()(cost)


@rules.command("list")
def list_rules(json: JsonOption = False) -> None:
    """List the rule sets and the options, each with its clause of RULES.md."""
    first, *others = RULE_SETS
    sets = {name: list(RULE_SETS[name].differences(RULE_SETS[first])) for name in others}
    if json:
        options = [{"option": each.name, "clause": each.clause, "question": each.question} for each in OPTIONS.values()]
        print_json({"rule_sets": list(RULE_SETS), "options": options})
        return
    rows = [[first, "the default"], *([name, f"differs from {first} in {len(names)}"] for name, names in sets.items())]
    print_prose(["Rule set", f"Of {len(OPTIONS)} options"], rows)
    typer.echo()
    print_prose(
        ["Option", "Clause", "What it settles"], [[each.name, each.clause, each.question] for each in OPTIONS.values()]
    )


@rules.command()
def show(
    name: NameArgument,
    rule: RuleOption = None,
    toml: Annotated[bool, typer.Option("--toml", help="Print a rule file to start your own from.")] = False,
    json: JsonOption = False,
) -> None:
    """Show what a rule set says at every option."""
    chosen = read_chosen_rules(name, rule)
    if toml:
        typer.echo(rules_to_toml(chosen), nl=False)
    elif json:
        print_json({"rules": {each: getattr(chosen, each) for each in OPTIONS}})
    else:
        for each in OPTIONS.values():
            value, meaning = _value_and_meaning(each, chosen)
            typer.echo(f"{each.name} = {value}")
            print_indented(f"{each.question} {meaning or value} (RULES.md {each.clause})")


@rules.command()
def diff(first: NameArgument, second: NameArgument, json: JsonOption = False) -> None:
    """Show where two rule sets differ."""
    pair = [read_chosen_rules(first), read_chosen_rules(second)]
    names = list(pair[0].differences(pair[1]))
    if json:
        rows = [{"option": name, first: getattr(pair[0], name), second: getattr(pair[1], name)} for name in names]
        print_json({"differences": rows})
        return
    if not names:
        typer.echo(f"{first} and {second} are the same rules")
    for name in names:
        _print_question(OPTIONS[name])
        for source, each in zip((first, second), pair, strict=True):
            value, meaning = _value_and_meaning(OPTIONS[name], each)
            print_indented(f"{source}: {value}{meaning and f' – {meaning}'}")


@rules.command()
def explain(
    option: Annotated[str, typer.Argument(metavar="OPTION", help="An option, as in 'baloot rules list'.")],
    json: JsonOption = False,
) -> None:
    """Explain an option: its clause, its values, and which rule set uses what."""
    found = find_option(option)
    users = {name: getattr(each, option) for name, each in RULE_SETS.items()}
    if json:
        print_json(_explained(found, users))
        return
    _print_question(found)
    for value, meaning in found.values.items():
        print_indented(f"{option_text(value)} – {meaning}{_users_of(value, users)}")
    if not found.values:
        print_indented(f"{found.allowed()}; {found.default}{_users_of(found.default, users)}")


def _print_question(option: Option) -> None:
    typer.echo(f"{option.name} (RULES.md {option.clause}): {option.question}")


def _value_and_meaning(option: Option, chosen: Rules) -> tuple[str, str]:
    value = getattr(chosen, option.name)
    return option_text(value), option.values.get(value, "")


def _users_of(value: OptionValue, users: dict[str, OptionValue]) -> str:
    names = [name for name, used in users.items() if used == value]
    return f" [{', '.join(names)}]" if names else ""


def _explained(option: Option, users: dict[str, OptionValue]) -> dict[str, Any]:
    return {
        "option": option.name,
        "clause": option.clause,
        "question": option.question,
        "values": [{"value": value, "meaning": meaning} for value, meaning in option.values.items()],
        "minimum": option.minimum if not option.values else None,
        "default": option.default,
        "rule_sets": users,
    }
