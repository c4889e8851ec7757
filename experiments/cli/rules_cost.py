"""``baloot rules cost``: what a house rule costs, on the same deals."""

from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Any

import typer

from experiments.cli.options import PairedOptions, read_chosen_rules
from experiments.cli.output import print_columns, print_json, rows_of
from experiments.cli.progress import announce_compiling, progress_bar
from experiments.cli.sharing import shares
from simulator.errors import UsageError
from simulator.notation import parse_count
from simulator.rules import Rules

if TYPE_CHECKING:
    import pandas as pd


@shares(PairedOptions)
def cost(
    options: PairedOptions,
    first: Annotated[str, typer.Argument(metavar="A", help="A rule set's name or a TOML file.")],
    second: Annotated[str | None, typer.Argument(metavar="B", help="The rules to compare with.")] = None,
    each: Annotated[bool, typer.Option("--each", help="Instead of B: change each option of A alone.")] = False,
) -> None:
    """Tell what rules B change against rules A, on the same deals with the same strategies."""
    if (second is not None) == each:
        raise UsageError("rules cost", "wants either B or --each", "cost A B, or cost A --each")
    start = perf_counter()
    rules = [read_chosen_rules(name) for name in (first, second) if name is not None]
    table = _each(options, *rules) if each else _pair(options, *rules)
    seconds = perf_counter() - start
    if options.json:
        facts = _specification(options, rules)
        print_json({"specification": facts, "seconds": round(seconds, 3), "cost": rows_of(table)})
        return
    typer.echo(
        f"{table['hands'].iloc[0]:,} deals under each, {options.strategies}, seed {options.seed}, "
        f"score {options.score}; B less A\n"
    )
    if second is None:
        _print_each(table)
    else:
        _print_pair(table, first, second)


def _specification(options: PairedOptions, rules: list[Rules]) -> dict[str, Any]:
    """Say what was compared; with --each, B is A with one option changed, which the rows name."""
    from experiments.simulation import specify

    count = parse_count(options.hands)
    specified = [
        specify(options.strategies, count, options.seed, each, options.score, options.allow_perfect).as_mapping()
        for each in rules
    ]
    second = specified[1]["rules"] if len(rules) > 1 else None
    return {**specified[0], "rules": {"A": specified[0]["rules"], "B": second}}


def _pair(options: PairedOptions, before: Rules, after: Rules) -> "pd.DataFrame":
    count = parse_count(options.hands)
    announce_compiling()
    from experiments.house_rules import rules_cost

    table: pd.DataFrame = rules_cost(before, after, options.strategies, count, **_how(options))
    return table


def _how(options: PairedOptions) -> dict[str, Any]:
    return {"seed": options.seed, "score": options.score, "jobs": options.jobs, "allow_perfect": options.allow_perfect}


def _each(options: PairedOptions, base: Rules) -> "pd.DataFrame":
    count = parse_count(options.hands)
    announce_compiling()
    import pandas as pd

    from experiments.house_rules import each_option_cost, other_values

    tables = []
    with progress_bar(len(other_values(base)), "values of options") as told:
        for table in each_option_cost(base, options.strategies, count, **_how(options)):
            tables.append(table)
            if told is not None:
                told(1)
    return pd.concat(tables, ignore_index=True)


def _print_pair(table: "pd.DataFrame", first: str, second: str) -> None:
    rows = [
        [_figure(row), _value(row, "value_before"), _value(row, "value_after"), _difference(row)]
        for row in table.to_dict("records")
    ]
    print_columns(["Figure", f"A: {first}", f"B: {second}", "Difference"], rows)


def _print_each(table: "pd.DataFrame") -> None:
    """Print one line for each value of each option, one column for each figure."""
    lines: dict[tuple[str, str], dict[str, str]] = {}
    for row in table.to_dict("records"):
        lines.setdefault((row["option"], row["value"]), {})[_figure(row)] = _difference(row)
    figures = list(next(iter(lines.values())))
    rows = [[f"{option} = {value}", *cells.values()] for (option, value), cells in lines.items()]
    print_columns(["Option and its value in B", *figures], rows)


def _figure(row: dict[Any, Any]) -> str:
    from reports.names import header

    return header(row["figure"]) + (", %" if _scale(row) > 1 else "")


def _scale(row: dict[Any, Any]) -> int:
    """Rates are told in per cent, points as they are."""
    return 100 if row["figure"].endswith("_rate") else 1


def _value(row: dict[Any, Any], column: str) -> str:
    from reports.wording import format_number

    return format_number(_scale(row) * row[column])


def _difference(row: dict[Any, Any]) -> str:
    from reports.wording import format_difference

    scale = _scale(row)
    return format_difference(*(scale * row[f"difference{end}"] for end in ("", "_lo", "_hi")))
