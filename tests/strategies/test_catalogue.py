"""Strategies by name and from files: what is read, and what is refused in one or two lines."""

from pathlib import Path

import pytest

from simulator.errors import BalootError, UsageError
from strategies.catalogue import STRATEGIES, find_strategies, find_strategy

BOT = """
from simulator.policy import bidding_policy


@bidding_policy(parameters={"sun": 1})
def mine(view, parameters, random, memory):
    return view.legal & -view.legal
"""

SEER = BOT.replace("bidding_policy(", "play_policy(sees_all_cards=True, ").replace("import bidding", "import play")


def test_commas_separate_strategies_but_not_the_parameters_of_one() -> None:
    names = [each.name for each in find_strategies("simple:hokm=44,sun=33,random")]
    assert names == ["simple:hokm=44,sun=33", "random"]


def test_a_list_may_hold_names_and_strategies() -> None:
    assert [each.name for each in find_strategies(["bas", STRATEGIES["random"]])] == ["bas", "random"]


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("simpel", "no such strategy"),
        ("", "no such strategy"),
        ("simple:hokm", "is no parameter"),
        ("simple:hokm=x", "is no number"),
        ("simple:hokm=1,hokm=2", "stands twice"),
        ("simple:hokum=1", "no such parameter"),
        ("simple:hokm=1.5", "not a whole number"),
        ("simple:hokm=99999999999999999999", "too large"),
        ("simple:hokm=nan", "not a whole number"),
        ("nowhere.py:mine", "no such file"),
    ],
)
def test_what_cannot_be_found_is_refused(text: str, wrong: str) -> None:
    with pytest.raises(UsageError, match=wrong) as caught:
        find_strategies(text)
    assert len(str(caught.value).splitlines()) <= 2


def test_a_file_with_one_strategy_needs_no_name(tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_text(BOT)
    assert find_strategy(f"{file}").name == find_strategy(f"{file}:mine").name
    assert find_strategy(f"{file}:mine:sun=3").parameters == {"sun": 3}


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("import sys\nsys.exit(0)", "line 2"),
        ("def mine(:", "line 1"),
        ("x = 1\ny = x / 0", "line 2"),
        ("x = 1", "holds no strategy"),
        (BOT.replace("@bidding", "# @bidding"), "holds no strategy"),
        (SEER, "sees all cards"),
    ],
)
def test_a_faulty_file_is_one_error_with_its_line(tmp_path: Path, text: str, told: str) -> None:
    file = tmp_path / "bot.py"
    file.write_text(text)
    with pytest.raises(BalootError, match=told) as caught:
        find_strategy(f"{file}:mine")
    assert len(str(caught.value).splitlines()) <= 2


def test_the_built_in_strategies_are_complete() -> None:
    assert list(STRATEGIES) == ["random", "bas", "simple", "perfect"]
    assert [name for name in STRATEGIES if STRATEGIES[name].sees_all_cards] == ["perfect"]
