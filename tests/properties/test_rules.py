"""Rules survive every form in which they are written: a TOML file, a hand record, text as on a command line."""

import json
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from simulator.hand_record import read_record, rules_of_record
from simulator.options import option_text
from simulator.rule_sets import RULE_SETS, read_rules, rules_from_mapping, rules_name, rules_to_toml
from simulator.rules import OPTIONS, Rules
from simulator.rules_record import rules_record
from tests.properties.steady import STEADY
from tests.referee.options import ERAM, options_of
from tests.referee.words import CARDS

MIXTURES = st.fixed_dictionaries(
    {name: st.sampled_from(list(option.values) or [1, 77, 152, 301]) for name, option in OPTIONS.items()}
).map(lambda options: Rules(**options))
RULES = st.sampled_from(list(RULE_SETS.values())) | MIXTURES


@STEADY
@given(RULES)
def test_rules_written_as_toml(rules: Rules) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "rules.toml"
        path.write_text(rules_to_toml(rules), encoding="utf-8")
        assert read_rules(path) == rules


def record_under(rules: Any) -> dict[str, Any]:
    return {
        "record": "baloot-hand/1",
        "rules": rules,
        "deal": {"id": "1:1", "dealer": "S", "deck": " ".join(CARDS)},
        "score_before": [0, 0],
        "auction": [],
        "raises": [],
        "tricks": [],
    }


@STEADY
@given(RULES)
def test_rules_written_in_a_hand_record(rules: Rules) -> None:
    written = json.loads(json.dumps(rules_of_record(rules)))
    assert read_record(record_under(written)).rules == rules
    # The referee reads them the same way.
    assert options_of(written) == {name: getattr(rules, name) for name in ERAM}


@STEADY
@given(RULES)
def test_rules_as_text_on_a_command_line(rules: Rules) -> None:
    changes = {name: option_text(getattr(rules, name)) for name in OPTIONS}
    assert Rules().with_options(changes) == rules


@STEADY
@given(RULES, RULES)
def test_differences_lead_from_one_to_the_other(one: Rules, other: Rules) -> None:
    differences = one.differences(other)
    assert one.with_options({name: there for name, (_, there) in differences.items()}) == other
    assert all(here != there for here, there in differences.values())


@STEADY
@given(RULES, st.sampled_from(list(OPTIONS)), st.data())
def test_the_kernels_record_tells_rules_apart(rules: Rules, name: str, data: st.DataObject) -> None:
    value = data.draw(st.sampled_from(list(OPTIONS[name].values) or [1, 152]))
    changed = rules.with_options({name: value})
    assert (rules_record(rules) == rules_record(changed)).all() == (rules == changed)


@STEADY
@given(RULES)
def test_only_a_rule_set_has_a_name(rules: Rules) -> None:
    name = rules_name(rules)
    assert (name == "custom") == (rules not in RULE_SETS.values())
    assert name == "custom" or RULE_SETS[name] == rules


@STEADY
@given(st.sampled_from(list(RULE_SETS)), RULES)
def test_a_mapping_changes_a_base(base: str, rules: Rules) -> None:
    options = {name: getattr(rules, name) for name in OPTIONS}
    assert rules_from_mapping({"base": base, **options}) == rules
