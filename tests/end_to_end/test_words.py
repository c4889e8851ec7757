"""The commands that explain: rule sets, options, strategies, help and versions."""

import sys

import pytest
from rich.console import Console

from experiments.cli import output
from simulator.rule_sets import RULE_SETS, read_rules
from simulator.rules import OPTIONS
from strategies.catalogue import STRATEGIES
from tests.end_to_end.conftest import Baloot


def test_strategies_are_listed_with_their_parameters(baloot: Baloot) -> None:
    listed = baloot("strategies", "list", "--json").document["strategies"]
    assert {each["name"]: each["parameters"] for each in listed} == {
        name: strategy.defaults for name, strategy in STRATEGIES.items()
    }
    text = baloot("strategies", "list").out
    assert all(each["description"] in text for each in listed)
    assert "hokm=" in text


def test_rule_sets_and_options_are_listed(baloot: Baloot) -> None:
    text = baloot("rules", "list").out
    assert all(name in text for name in (*RULE_SETS, *OPTIONS))
    assert [each["option"] for each in baloot("rules", "list", "--json").document["options"]] == list(OPTIONS)


def test_show_gives_every_value_of_a_rule_set(baloot: Baloot, tmp_path) -> None:
    text = baloot("rules", "show", "kammelna").out
    assert "kawesh = r1_own_turn\n" in text
    assert "ones digit 0-5 down, 6-9 up (RULES.md 8.1)" in text
    shown = baloot("rules", "show", "kammelna", "--rule", "target=200", "--json").document["rules"]
    assert shown["target"] == 200
    file = tmp_path / "mine.toml"
    file.write_text(baloot("rules", "show", "kammelna", "--rule", "target=200", "--toml").out)
    assert read_rules(file) == read_rules("kammelna", {"target": 200})


def test_diff_names_both_values(baloot: Baloot) -> None:
    rows = baloot("rules", "diff", "eram", "jawaker", "--json").document["differences"]
    assert {row["option"] for row in rows} == set(RULE_SETS["eram"].differences(RULE_SETS["jawaker"]))
    text = baloot("rules", "diff", "eram", "jawaker").out
    assert "  eram: buyer – the buyer\n  jawaker: dealer_right – the seat on the dealer's right\n" in text
    assert baloot("rules", "diff", "eram", "eram").out == "eram and eram are the same rules\n"


@pytest.mark.parametrize("option", OPTIONS.values(), ids=list(OPTIONS))
def test_explain_tells_every_value_and_who_uses_it(baloot: Baloot, option) -> None:
    text = baloot("rules", "explain", option.name).out
    assert text.startswith(f"{option.name} (RULES.md {option.clause}): {option.question}\n")
    assert all(meaning in text for meaning in option.values.values())
    assert all(name in text for name in RULE_SETS)
    assert baloot("rules", "explain", option.name, "--json").document["default"] == option.default


def test_cost_compares_two_rule_sets(baloot: Baloot) -> None:
    rows = baloot("rules", "cost", "eram", "federation", "--hands", "500", "--json").document["cost"]
    assert {row["figure"] for row in rows} > {"bought_rate", "made_rate"}
    assert "Difference" in baloot("rules", "cost", "eram", "federation", "--hands", "500").out


def test_cost_tells_what_was_compared(baloot: Baloot) -> None:
    words = ("--hands", "300", "--strategies", "simple,bas", "--score", "99-120", "--json")
    document = baloot("rules", "cost", "eram", "federation", *words).document
    assert document["specification"] == {
        "strategies": ["simple", "bas"],
        "hands": 300,
        "seed": 1,
        "rules": {"A": {"name": "eram"}, "B": {"name": "federation"}},
        "score": [99, 120],
    }
    assert {row["option"] for row in document["cost"]} == {None}


def test_a_double_in_sun_costs_only_where_the_score_allows_one(baloot: Baloot, tmp_path) -> None:
    (tmp_path / "mine.toml").write_text('base = "eram"\nsun_double = "gt_le"\n')
    bold = ("--strategies", "simple:sun_double=5", "--hands", "1500", "--json")
    words = ("rules", "cost", "eram", tmp_path / "mine.toml", *bold)
    rows = baloot(*words).document["cost"]
    assert {(row["difference"], row["difference_lo"], row["difference_hi"]) for row in rows} == {(0, 0, 0)}
    with_score = {row["figure"]: row for row in baloot(*words, "--score", "101-100").document["cost"]}
    assert with_score["points_per_hand"]["difference"] != 0
    assert with_score["points_per_hand"]["option"] == "sun_double"


def test_cost_of_each_option_has_a_line_for_each_other_value(baloot: Baloot) -> None:
    lines = baloot("rules", "cost", "eram", "--each", "--hands", "40").out.splitlines()
    assert sum(" = " in line for line in lines) == sum(max(len(each.values) - 1, 0) for each in OPTIONS.values())


def test_an_option_without_effect_is_noted(baloot: Baloot) -> None:
    ended = baloot("simulate", "--hands", "20", "--rule", "overtrump=if_able")
    assert ended.code == 0
    assert ended.err == "note: overtrump has no effect while must_trump is never\n"


def test_without_a_command_the_help_is_shown(baloot: Baloot) -> None:
    ended = baloot()
    assert ended.code == 0
    assert all(name in ended.out for name in ("simulate", "matches", "buys", "projects", "report", "replay", "rules"))
    assert baloot("--version").out.startswith("baloot ")


def test_a_wide_table_comes_in_parts_on_a_narrow_terminal(baloot: Baloot, monkeypatch) -> None:
    monkeypatch.setattr(output, "console", lambda: Console(width=80, file=sys.stdout, force_terminal=False))
    _, *table = baloot("buys", "--hands", "2000").out.splitlines()
    assert max(map(len, table)) <= 80
    assert sum(line.startswith("Contract") for line in table) > 1
    assert not any("…" in line for line in table)


def test_in_a_pipe_a_row_is_one_line(baloot: Baloot) -> None:
    table = baloot("projects", "--hands", "2000", "--counted-per", "team").out.splitlines()
    assert max(map(len, table)) > 80
    assert sum(line.startswith("Baloot") for line in table) == 1
