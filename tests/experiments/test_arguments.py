"""What a caller in Python may write, and what is refused as on the command line."""

from collections.abc import Callable
from pathlib import Path

import pytest

import experiments
from experiments import buy_success, simulate_hands, simulate_matches
from simulator.errors import UsageError
from simulator.notation import parse_count, parse_score
from simulator.rule_sets import read_rules
from simulator.rules import Rules
from simulator.seeding import DealId


def test_counts_may_be_text_and_rules_a_mapping() -> None:
    hands = simulate_hands("simple", "1k", rules={"base": "jawaker", "kaboot": "off"})
    assert hands.played == 1000
    assert hands.specification.rules.must_trump == "unless_partner_winning"
    assert hands.specification.rules.kaboot == "off"
    assert len(simulate_matches("simple", "10").table) == 10


def test_a_parquet_file_may_be_named_by_text(tmp_path: Path) -> None:
    simulate_hands("simple", 10, parquet=f"{tmp_path}/hands.parquet")
    assert (tmp_path / "hands.parquet").exists()


def test_groups_may_be_a_list_or_text() -> None:
    hands = simulate_hands("simple", 500)
    assert buy_success(hands, "contract,round").equals(buy_success(hands, ["contract", "round"]))


@pytest.mark.parametrize(
    "arguments",
    [
        {"hands": 0},
        {"hands": -3},
        {"hands": 1.5},
        {"hands": True},
        {"hands": "5x"},
        {"hands": 10**13},
        {"hands": 10, "seed": -1},
        {"hands": 10, "seed": "x"},
        {"hands": 10, "rules": "eramm"},
        {"hands": 10, "rules": {"tie": "nobody"}},
        {"hands": 10, "rules": {"base": 3}},
        {"hands": 10, "score": "152-0"},
        {"hands": 10, "score": (152, 0)},
        {"hands": 10, "perfect": True},
    ],
)
def test_what_cannot_be_simulated_is_refused(arguments: dict) -> None:
    with pytest.raises(UsageError) as caught:
        simulate_hands("simple", **arguments)
    assert len(str(caught.value).splitlines()) <= 2


@pytest.mark.parametrize(
    "text", ["", "42", "42:", ":1", "42:x", "42:1.2.3", "-1:3", "1:99999999999999999999", "1:2.9" + "9" * 20]
)
def test_what_is_no_deal_id_is_refused(text: str) -> None:
    with pytest.raises(UsageError):
        DealId.parse(text)


@pytest.mark.parametrize("target", [0, -1, 10**7, "152", 1.5, True])
def test_a_target_is_a_whole_number_within_reason(target: object) -> None:
    with pytest.raises(UsageError):
        Rules(target=target)  # type: ignore[arg-type]


def test_a_console_can_complete_the_questions() -> None:
    assert {"simulate_hands", "buy_success", "write_report"} <= set(dir(experiments))


HUGE = "9" * 5000


@pytest.mark.parametrize("read", [parse_count, DealId.parse, lambda text: parse_score(f"{text}-0", 152)])
def test_thousands_of_digits_are_refused(read: Callable[[str], object]) -> None:
    with pytest.raises(UsageError):
        read(HUGE)
    with pytest.raises(UsageError):
        read(f"1:{HUGE}")


@pytest.mark.parametrize("text", [f"target = {HUGE}", "target = '152'", "x ="])
def test_rule_files_that_cannot_be_read_are_refused_by_name(tmp_path: Path, text: str) -> None:
    file = tmp_path / "house.toml"
    file.write_text(text)
    with pytest.raises(UsageError, match=r"house\.toml"):
        read_rules(file)


def test_options_and_parameters_of_thousands_of_digits_are_refused() -> None:
    for attempt in (lambda: Rules().with_options({"target": HUGE}), lambda: simulate_hands(f"simple:hokm={HUGE}", 10)):
        with pytest.raises(UsageError):
            attempt()
    with pytest.raises(UsageError):
        simulate_hands("simple", 10, jobs=10**20)
