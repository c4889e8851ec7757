"""``baloot solve``: the known values, values of cards, hand records, and lines that cannot be read."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from experiments.solving import solve
from experiments.upper_bound import UPPER_BOUND
from simulator.cards import CARDS_IN_DECK
from simulator.errors import BalootError
from tests.end_to_end.conftest import CASES, Baloot
from tests.perfect_play.hands import recorded

PERFECT = CASES / "perfect_play.jsonl"
ROWS: list[dict[str, Any]] = [json.loads(line) for line in PERFECT.read_text(encoding="utf-8").splitlines()]
ENDING = next(row for row in ROWS if len(row["hands"]["S"].split()) == 4)


def write(path: Path, *lines: object) -> Path:
    path.write_text("".join((line if isinstance(line, str) else json.dumps(line)) + "\n" for line in lines))
    return path


def documents(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def test_every_known_value_comes_out(baloot: Baloot) -> None:
    ended = baloot("solve", PERFECT)
    assert ended.code == 0
    *_, count, label = ended.out.splitlines()
    assert count == "185 lines, 185 solved, 0 wrong; 185 of 185 given values right"
    assert UPPER_BOUND in label


@pytest.mark.parametrize("jobs", [1, 2])
def test_one_json_line_for_each(baloot: Baloot, jobs: int) -> None:
    ended = baloot("solve", PERFECT, "--json", "--jobs", jobs)
    assert documents(ended.out) == [{"line": line, "value": row["value"]} for line, row in enumerate(ROWS, 1)]


def test_cards_with_their_values(baloot: Baloot, tmp_path) -> None:
    file = write(tmp_path / "some.jsonl", *ROWS[::9])
    for row, found in zip(ROWS[::9], documents(baloot("solve", file, "--cards", "--json").out), strict=True):
        values = found["cards"]
        ours = (row["leader"] in "SN") == (row["buyer"] in "SN")
        assert found["value"] == row["value"] == (max if ours else min)(values.values())
        assert set(values) <= set(row["hands"][row["leader"]].split())


def test_the_best_cards_are_marked(baloot: Baloot, tmp_path) -> None:
    file = write(tmp_path / "one.jsonl", ENDING)
    told = baloot("solve", file, "--cards").out.splitlines()[1]
    values = documents(baloot("solve", file, "--cards", "--json").out)[0]["cards"]
    assert told.count("*") == list(values.values()).count(ENDING["value"])


def test_lines_fit_a_terminal(baloot: Baloot, tmp_path) -> None:
    hands = {"S": "TH", "E": "TC KS", "N": "QD JH", "W": "9S"}
    trick = {
        "kind": "hokm",
        "trump": "H",
        "locked": True,
        "leader": "W",
        "buyer": "W",
        "hands": hands,
        "trick": "TS TD",
    }
    on_table = {"rules": {"name": "eram"}, **trick}
    file = write(tmp_path / "wide.jsonl", *ROWS, on_table)
    ended = baloot("solve", file, "--cards")
    assert ended.code == 0
    assert "Hokm ♥ by W, locked; 2 tricks, W led 10♠ 10♦: " in ended.out
    assert all(len(line) <= 80 for line in ended.out.splitlines())


def test_a_wrong_value_is_told(baloot: Baloot, tmp_path) -> None:
    file = write(tmp_path / "wrong.jsonl", ENDING, {**ENDING, "value": ENDING["value"] + 1})
    ended = baloot("solve", file)
    assert ended.code == 1
    assert f"line 2, value: is {ENDING['value'] + 1}; right: {ENDING['value']}" in ended.out.splitlines()
    assert "2 lines, 2 solved, 0 wrong; 1 of 2 given values right" in ended.out.splitlines()
    right, wrong = documents(baloot("solve", file, "--json").out)
    assert right["value"] == wrong["value"] == ENDING["value"]
    assert "wrong" in wrong
    assert "wrong" not in right


def test_a_record_is_reviewed_card_by_card(baloot: Baloot, tmp_path) -> None:
    record = recorded("simple", 1)[0]
    file = write(tmp_path / "mixed.jsonl", record, ENDING)
    ended = baloot("solve", file)
    assert ended.code == 0
    assert f"Deal {record['deal']['id']}: " in ended.out
    first, second = documents(baloot("solve", file, "--json").out)
    assert second == {"line": 2, "value": ENDING["value"]}
    assert first["value"] == first["perfect_abnat_buyer"]
    assert [card["card"] for card in first["cards"]] == [
        card for trick in record["tricks"] for card in trick["cards"].split()
    ]
    assert first["note"] == UPPER_BOUND


HANDS = ENDING["hands"]
LEADER = ENDING["leader"]
NEXT = "SENW"[("SENW".index(LEADER) + 1) % 4]
FIRST = HANDS[LEADER].split()[0]

BAD: dict[str, tuple[object, str]] = {
    "no JSON": ("{", "JSON: cannot be read"),
    "no object": ([1], "is no JSON object"),
    "nothing": ({}, "rules: is missing"),
    "a missing contract": ({key: value for key, value in ENDING.items() if key != "kind"}, "kind: is missing"),
    "a contract that there is not": ({**ENDING, "kind": "ashkal"}, "is no contract"),
    "a hand too short": ({**ENDING, "hands": {**HANDS, "S": HANDS["S"][3:]}}, "hands of unequal size"),
    "a card twice": ({**ENDING, "hands": {**HANDS, "S": HANDS["E"]}}, "stands twice"),
    "too many cards": ({**ROWS[0], "hands": {**ROWS[0]["hands"], "S": ROWS[0]["hands"]["S"] + " 7C"}}, "twice"),
    "no card of the leader on the table": ({**ENDING, "trick": FIRST}, f"{FIRST}: stands twice"),
    "a value that is none": ({**ENDING, "value": "45"}, "value = '45': is no count of Abnat"),
    "a record without its deal": ({"record": "baloot-hand/1"}, "rules: is missing"),
    "a record of another version": ({"record": 2}, "unknown version 2"),
}


@pytest.mark.parametrize("fault", BAD)
def test_a_bad_line_is_one_line_and_the_others_are_solved(baloot: Baloot, tmp_path, fault: str) -> None:
    line, message = BAD[fault]
    file = write(tmp_path / "bad.jsonl", ENDING, line, "", ENDING)
    ended = baloot("solve", file)
    assert (ended.code, ended.err) == (1, "")
    first, refused, third, count, _ = ended.out.splitlines()
    assert refused.startswith("line 2, ")
    assert message in refused
    assert third == first.replace("line 1", "line 4")
    assert count == "3 lines, 2 solved, 1 wrong; 2 of 2 given values right"
    found = documents(baloot("solve", file, "--json").out)
    assert [each["line"] for each in found] == [1, 2, 4]
    assert set(found[1]) == {"line", "place", "wrong", "allowed"}


def test_a_trick_that_breaks_the_rules(baloot: Baloot, tmp_path) -> None:
    sun = {"rules": {"name": "eram"}, "kind": "sun", "trump": None, "buyer": "S", "locked": False, "leader": "S"}
    revoke = {**sun, "hands": {"S": "7S", "E": "8H", "N": "9H TH", "W": "JH QH"}, "trick": "AH KS"}
    ended = baloot("solve", write(tmp_path / "revoke.jsonl", revoke))
    assert ended.code == 1
    assert ended.out.startswith("line 1, trick: E KS: breaks the rules; allowed: a card that may be played")


def test_a_void_record_has_no_value(baloot: Baloot, tmp_path) -> None:
    lines = (CASES / "hands.jsonl").read_text().splitlines()
    void = next(line for line in lines if json.loads(line)["result"]["void"] is not None)
    file = write(tmp_path / "void.jsonl", void)
    assert documents(baloot("solve", file, "--json").out) == [{"line": 1, "value": None}]
    assert baloot("solve", file).code == 0


def test_a_file_that_is_not_there(baloot: Baloot) -> None:
    for command in ("solve", "review"):
        ended = baloot(command, "nowhere.jsonl")
        assert (ended.code, ended.out) == (2, "")
        assert "nowhere.jsonl: cannot be read" in ended.err


ODD: tuple[object, ...] = (None, True, -1, 3.5, 10**30, "", "S", "7S", "7S 7S", [], [0], {}, {"S": 1}, "sun", "hokm")


def test_whatever_stands_there_is_answered_or_refused(tmp_path) -> None:
    random = Random(3)
    lines = []
    for _ in range(300):
        row = json.loads(json.dumps(ENDING))
        spoilt = random.choice([row, row["hands"], row["rules"]])
        spoilt[random.choice([*spoilt, "trick", "abnat"])] = random.choice(ODD)
        lines.append(row)
    found = list(solve(write(tmp_path / "odd.jsonl", *lines)))
    assert len(found) == len(lines)
    for each in found:
        assert (each.answer is None) == isinstance(each.error, BalootError)
    assert CARDS_IN_DECK > sum(each.error is None for each in found) > 0
