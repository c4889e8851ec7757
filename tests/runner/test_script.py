"""A hand can be given its first answers, after which the policies go on."""

import pytest

from simulator.calls import CONTRACT_HOKM, CONTRACT_SUN, HOKM, KAWESH, PASS, QUESTIONS, SUN
from simulator.hand_record import read_record, record_of
from simulator.kernels.single import play_one
from simulator.kernels.table import FAIR, ILLEGAL_CHOICE
from simulator.replay import Replayer
from simulator.rules import Rules
from simulator.seating import PlayedTable, four_strategies
from simulator.seeding import keys_of_hands
from strategies.catalogue import find_strategies


def scripted(number: int, script: list[int], name: str = "simple") -> PlayedTable:
    played = PlayedTable(four_strategies(find_strategies(name)), Rules(), keys_of_hands(11))
    table = played.plain
    table["number"], table["dealer"], table["logging"] = number, number % 4, 1
    table["script"][: len(script)] = script
    table["script_length"] = len(script)
    play_one(*played.arguments)
    return played


@pytest.mark.parametrize("number", range(12))
def test_the_policies_go_on_after_the_script(number: int) -> None:
    """First and second pass, the third calls Hokm whatever he holds; the hand that follows keeps the rules."""
    table = scripted(number, [PASS, PASS, HOKM]).plain
    assert table["status"] == FAIR
    assert table["log_answer"][:3].tolist() == [PASS, PASS, HOKM]
    record = record_of(table, Rules(), f"11:{number}")
    assert Replayer().replay(read_record(record)) == record["result"]
    assert len(record["tricks"]) == (0 if record["result"]["void"] else 8)


def test_a_script_of_ones_own_answers_changes_nothing() -> None:
    whole = scripted(4, []).plain
    auction = [answer for answer, question in _log(whole) if question < QUESTIONS.index("double")]
    for length in range(len(auction) + 1):
        assert _log(scripted(4, auction[:length]).plain) == _log(whole)


def test_two_first_calls_give_two_hands() -> None:
    pairs = [[int(scripted(number, [call]).plain["contract"]) for call in (HOKM, SUN)] for number in range(8)]
    assert [CONTRACT_HOKM, CONTRACT_SUN] in pairs


def test_an_illegal_script_is_noted_with_its_place() -> None:
    table = scripted(6, [PASS, KAWESH]).plain
    assert table["status"] == ILLEGAL_CHOICE
    assert table["fault_place"] == 1
    assert table["fault_answer"] == KAWESH


def _log(table: object) -> list[tuple[int, int]]:
    count = int(table["answers"])  # type: ignore[index]
    return list(zip(table["log_answer"][:count].tolist(), table["log_question"][:count].tolist(), strict=True))  # type: ignore[index]
