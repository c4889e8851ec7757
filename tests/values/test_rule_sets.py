"""Rule sets, rule files and options without effect: what is read, and what is refused with what is allowed."""

from pathlib import Path
from typing import Any

import pytest

from simulator.rule_sets import (
    RULE_SETS,
    idle_options,
    read_rules,
    rule_set,
    rules_from_mapping,
    rules_name,
    rules_to_toml,
)
from simulator.rules import OPTIONS, Rules
from tests.values.refusals import refusal

SETS = "eram, federation, kammelna, jawaker"

# Rule sets


def test_an_unknown_rule_set_is_refused_with_those_there_are() -> None:
    for refuses in (rule_set, read_rules):
        error = refusal(refuses, "erram")
        assert (error.read, error.allowed) == ("erram", f"{SETS}, or a TOML file")


def test_names_of_rules() -> None:
    assert [rules_name(rules) for rules in RULE_SETS.values()] == list(RULE_SETS)
    assert rules_name(Rules(target=301)) == "custom"


def test_options_change_a_rule_set() -> None:
    changed = read_rules("kammelna", {"must_trump": "always"})
    assert changed == rules_from_mapping({"base": "kammelna", "must_trump": "always"})
    assert changed.differences(RULE_SETS["kammelna"]) == {"must_trump": ("always", "unless_partner_winning")}


# Options without effect


@pytest.mark.parametrize("name", list(RULE_SETS))
def test_no_option_of_a_rule_set_is_idle(name: str) -> None:
    assert idle_options(RULE_SETS[name]) == []


@pytest.mark.parametrize(
    ("changes", "idle"),
    [
        ({"overtrump": "if_able"}, ["overtrump has no effect while must_trump is never"]),
        ({"overtrump": "if_able", "must_trump": "always"}, []),
        ({"under_trump": "forced", "must_trump": "always"}, ["under_trump has no effect while overtrump is never"]),
        ({"kawesh": "off", "kawesh_dealer": "same"}, ["kawesh_dealer has no effect while kawesh is off"]),
        ({"kaboot": "off", "kaboot_raised": "flat"}, ["kaboot_raised has no effect while kaboot is off"]),
        ({"kaboot": "off", "kaboot_projects": "own_only"}, ["kaboot_projects has no effect while kaboot is off"]),
        (
            {"r1_sun_preempt": "none", "r1_bas_keeps_preempt": False},
            ["r1_bas_keeps_preempt has no effect while r1_sun_preempt is none"],
        ),
        ({"target": 301, "tie": "buyer_loses"}, []),
    ],
)
def test_options_that_decide_nothing_are_reported_and_not_refused(changes: dict[str, Any], idle: list[str]) -> None:
    assert idle_options(Rules(**changes)) == idle


# Rule files


def toml(folder: Path, text: str) -> Path:
    path = folder / "house.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_rule_file_has_a_base_and_what_differs(tmp_path: Path) -> None:
    path = toml(tmp_path, 'base = "jawaker"\nmust_trump = "always"\nace_sun_only_p1 = true\ntarget = 301\n')
    changes = {"must_trump": "always", "ace_sun_only_p1": True, "target": 301}
    assert read_rules(path) == read_rules(str(path)) == rules_from_mapping({"base": "jawaker", **changes})
    assert read_rules(path, {"target": "100"}).target == 100


def test_a_rule_file_without_a_base_is_erams(tmp_path: Path) -> None:
    assert read_rules(toml(tmp_path, 'lock = "never"')) == Rules(lock="never")


def test_rules_are_written_with_their_base_and_what_differs() -> None:
    assert rules_to_toml(RULE_SETS["federation"]) == 'base = "federation"\n'
    text = rules_to_toml(Rules(ace_sun_only_p1=True, projects_per_player=2, lock="never"))
    assert text == 'base = "eram"\nace_sun_only_p1 = true\nlock = "never"\nprojects_per_player = 2\n'


@pytest.mark.parametrize(
    ("text", "read", "allowed"),
    [
        ('must_trumps = "always"', "must_trumps", ", ".join(OPTIONS)),
        ('must_trump = "sometimes"', "must_trump = 'sometimes'", "never, unless_partner_winning, always"),
        ("ace_sun_only_p1 = 1", "ace_sun_only_p1 = 1", "false, true"),
        ("target = 1.5", "target = 1.5", "a whole number from 1 to 1000000"),
        ('base = "erram"', "base = 'erram'", SETS),
        ("[play]\nmust_trump = 'always'", "play", ", ".join(OPTIONS)),
    ],
)
def test_a_faulty_rule_file_is_refused(tmp_path: Path, text: str, read: str, allowed: str) -> None:
    path = toml(tmp_path, text)
    error = refusal(read_rules, path)
    assert (error.read, error.allowed) == (f"{path}: {read}", allowed)


def test_a_base_that_is_no_name_is_refused(tmp_path: Path) -> None:
    path = toml(tmp_path, "base = 1")
    error = refusal(read_rules, path)
    assert (error.read, error.allowed) == (f"{path}: base = 1", SETS)


def test_a_file_that_is_not_there_or_no_toml_is_refused(tmp_path: Path) -> None:
    missing = tmp_path / "none.toml"
    assert refusal(read_rules, missing).read == str(missing)
    broken = toml(tmp_path, "base = eram")
    error = refusal(read_rules, broken)
    assert error.read == str(broken)
    assert "is not TOML" in error.wrong
