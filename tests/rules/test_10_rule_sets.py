"""RULES.md 10: the four rule sets, from the table as it is printed there; eram has the first value of each option."""

import pytest

from simulator.rule_sets import DEFAULT_RULE_SET, RULE_SETS
from simulator.rules import OPTIONS, Rules
from tests.referee.options import TARGET, VALUES

TABLE = """
| r1_sun_preempt | higher_any | none | higher_opponents | none |
| r2_sun_preempt | none | none | higher_opponents | none |
| ashkal_r2 | off | on_unless_wala | on | off |
| ashkal_open | yes | no | yes | yes |
| ashkal_wrong_seat, ashkal_on_ace | forced_sun | forbidden | forbidden | forbidden |
| ace_sun_only_p1 | false | true | false | false |
| kawesh | r1_any_question | off | r1_own_turn | off |
| kawesh_dealer | rotate | rotate | same | rotate |
| first_lead | buyer | dealer_right | dealer_right | dealer_right |
| must_trump | never | unless_partner_winning | unless_partner_winning | unless_partner_winning |
| overtrump | never | if_able | if_able | if_able |
| projects_per_player | 1 | 2 | 2 | 2 |
| sun_rounding | nearest_fifth | tens_keep5 | tens_keep5 | tens_keep5 |
| hokm_pair | non_buyer | non_buyer | larger_reduced | non_buyer |
| success_basis | gp_then_raw | gp_then_raw | gp_then_raw | raw |
| lost_baloot | transfer | keep | transfer | transfer |
| project_multiplier | full | double_only | full | cap2 |
| sun_double | gt_lt | gt_le | gt_lt | gt_lt |
| kaboot_raised | max | flat | flat | multiply |
| kaboot_projects | all_to_winner | own_only | own_only | own_only |
| raise_timing | eight_cards | eight_cards | five_cards | eight_cards |
"""
NAMES = ("eram", "federation", "kammelna", "jawaker")
WORDS = {"false": False, "true": True, "1": 1, "2": 2}


def printed(name: str) -> dict[str, object]:
    """The options that the table gives a rule set."""
    options: dict[str, object] = {}
    for line in TABLE.strip().splitlines():
        keys, *values = (cell.strip() for cell in line.strip("|").split("|"))
        value = values[NAMES.index(name)]
        options.update(dict.fromkeys(keys.split(", "), WORDS.get(value, value)))
    return options


def test_10_the_rule_sets_and_the_default() -> None:
    assert tuple(RULE_SETS) == NAMES
    assert DEFAULT_RULE_SET == "eram"
    assert Rules() == RULE_SETS["eram"]


@pytest.mark.parametrize("name", NAMES)
def test_10_a_rule_set_has_the_values_of_the_table(name: str) -> None:
    assert {option: getattr(RULE_SETS[name], option) for option in printed(name)} == printed(name)


@pytest.mark.parametrize("name", NAMES[1:])
def test_10_an_option_not_listed_has_erams_value(name: str) -> None:
    differing = set(RULE_SETS[name].differences(RULE_SETS["eram"]))
    assert differing == {option for option, value in printed(name).items() if value != printed("eram")[option]}


def test_10_eram_is_the_first_value_named_for_each_option() -> None:
    assert {name: getattr(Rules(), name) for name in VALUES} == {name: values[0] for name, values in VALUES.items()}


def test_10_every_option_and_value_of_the_rules_is_there() -> None:
    assert set(OPTIONS) == {*VALUES, TARGET}
    for name, values in VALUES.items():
        assert list(OPTIONS[name].values) == values
    assert (OPTIONS[TARGET].default, OPTIONS[TARGET].minimum, OPTIONS[TARGET].values) == (152, 1, {})
