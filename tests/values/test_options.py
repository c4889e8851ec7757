"""Options and their values: what is read, and what is refused with the list of what is allowed."""

from typing import Any

import pytest

from simulator.errors import UsageError
from simulator.options import option_text
from simulator.rules import OPTIONS, Rules, find_option
from simulator.rules_record import RULES_DTYPE, rules_record
from tests.values.refusals import refusal


def test_every_option_says_its_clause_its_question_and_what_each_value_means() -> None:
    for name, option in OPTIONS.items():
        assert option.name == name
        assert option.clause[0] in "3456789"
        assert option.question.endswith("?")
        assert option.default == getattr(Rules(), name)
        assert all(meaning for meaning in option.values.values())
        assert not option.values or next(iter(option.values)) == option.default


def test_options_stand_in_the_order_of_their_clauses() -> None:
    clauses = [tuple(map(int, option.clause.split("."))) for option in OPTIONS.values()]
    sections = [section for section, _ in clauses]
    assert sections == sorted(sections)


def test_an_unknown_option_is_refused_with_all_there_are() -> None:
    for refuses in (find_option, lambda name: Rules().with_options({name: "on"})):
        error = refusal(refuses, "must_trumps")
        assert error.read == "must_trumps"
        assert error.allowed == ", ".join(OPTIONS)


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("must_trump", "sometimes", "never, unless_partner_winning, always"),
        ("must_trump", 1, "never, unless_partner_winning, always"),
        ("projects_per_player", 3, "1, 2"),
        ("projects_per_player", True, "1, 2"),
        ("ace_sun_only_p1", 1, "false, true"),
        ("ace_sun_only_p1", "yes", "false, true"),
        ("target", 0, "a whole number from 1 to 1000000"),
        ("target", -5, "a whole number from 1 to 1000000"),
        ("target", True, "a whole number from 1 to 1000000"),
        ("target", 152.0, "a whole number from 1 to 1000000"),
        ("target", "many", "a whole number from 1 to 1000000"),
        ("kaboot", None, "on, off"),
    ],
)
def test_an_unknown_value_is_refused_with_what_is_allowed(name: str, value: Any, allowed: str) -> None:
    for refuses in (lambda: Rules(**{name: value}), lambda: Rules().with_options({name: value})):
        error = refusal(refuses)
        assert error.read == f"{name} = {value!r}"
        assert error.allowed == allowed


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("must_trump", "always", "always"),
        ("ace_sun_only_p1", "true", True),
        ("r1_bas_keeps_preempt", "false", False),
        ("projects_per_player", "2", 2),
        ("target", "301", 301),
    ],
)
def test_values_are_read_from_text_as_on_a_command_line(name: str, text: str, value: Any) -> None:
    read = getattr(Rules().with_options({name: text}), name)
    assert (read, type(read)) == (value, type(value))
    assert option_text(value) == text


@pytest.mark.parametrize(
    ("name", "value"), [("projects_per_player", "2"), ("ace_sun_only_p1", "true"), ("must_trump", "Always")]
)
def test_rules_made_in_python_hold_values_or_refuse_them(name: str, value: str) -> None:
    """Text is for the command line; a value that the kernels cannot read must not get into ``Rules``."""
    try:
        rules = Rules(**{name: value})
    except UsageError:
        return
    assert getattr(rules, name) in OPTIONS[name].values
    rules_record(rules)


def test_rules_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        Rules().target = 100  # type: ignore[misc]


def test_differences_name_both_values() -> None:
    assert Rules().differences(Rules()) == {}
    assert Rules().differences(Rules(target=301, lock="never")) == {
        "lock": ("raiser_choice", "never"),
        "target": (152, 301),
    }


def test_the_kernels_record_has_one_whole_number_an_option() -> None:
    assert RULES_DTYPE.names == tuple(OPTIONS)
    record = rules_record(Rules(must_trump="always", ace_sun_only_p1=True, projects_per_player=2, target=301))
    read = [int(record[name][0]) for name in ("must_trump", "ace_sun_only_p1", "projects_per_player", "target")]
    assert read == [2, 1, 2, 301]
