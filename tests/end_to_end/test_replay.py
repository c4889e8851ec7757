"""``baloot replay``: re-refereeing records, filling them, and telling hands."""

import json
import re

import pytest

from experiments.telling import tell_hand
from tests.end_to_end.conftest import CASES, Baloot


def test_a_file_of_right_records_passes(baloot: Baloot) -> None:
    ended = baloot("replay", CASES / "hands.jsonl")
    assert (ended.code, ended.out) == (0, "382 records, 382 right, 0 wrong\n")


def test_each_wrong_record_is_one_line_with_its_place(baloot: Baloot, tmp_path) -> None:
    lines = (CASES / "hands.jsonl").read_text().splitlines()[:4]
    wrong = json.loads(lines[2])
    wrong["result"]["points"] = [1, 2]
    points = json.loads(lines[2])["result"]["points"]
    (tmp_path / "mixed.jsonl").write_text("\n".join([lines[0], "no record", json.dumps(wrong), "", lines[3]]) + "\n")
    ended = baloot("replay", tmp_path / "mixed.jsonl")
    assert ended.code == 1
    first, second, count = ended.out.splitlines()
    assert first.startswith("line 2, JSON: cannot be read")
    assert second == f"line 3, result.points: is [1, 2]; allowed: {points}"
    assert count == "4 records, 2 right, 2 wrong"
    document = baloot("replay", tmp_path / "mixed.jsonl", "--json").document
    assert [document["records"], document["refused"]] == [4, 2]
    assert document["errors"][1] == {"line": 3, "place": "result.points", "wrong": "is [1, 2]", "allowed": str(points)}


def test_all_bad_records_are_refused(baloot: Baloot) -> None:
    bad = CASES / "bad_hands.jsonl"
    count = len(bad.read_text().splitlines())
    assert baloot("replay", bad).out.splitlines()[-1] == f"{count} records, 0 right, {count} wrong"


def test_fill_computes_the_results(baloot: Baloot, tmp_path) -> None:
    records = [json.loads(line) for line in (CASES / "hands.jsonl").read_text().splitlines()[:20]]
    without = [{key: value for key, value in record.items() if key != "result"} for record in records]
    (tmp_path / "open.jsonl").write_text("".join(json.dumps(each) + "\n" for each in without))
    ended = baloot("replay", tmp_path / "open.jsonl", "--fill", tmp_path / "filled.jsonl")
    assert ended.code == 0
    assert [json.loads(line) for line in (tmp_path / "filled.jsonl").read_text().splitlines()] == records
    assert baloot("replay", tmp_path / "open.jsonl", "--fill", tmp_path / "filled.jsonl").code == 2


def test_a_deal_is_told_trick_by_trick(baloot: Baloot) -> None:
    bought = next(
        deal
        for deal in (f"42:{number}" for number in range(100))
        if baloot("replay", "--deal", deal, "--json").document["tricks"]
    )
    text = baloot("replay", "--deal", bought).out
    for part in (f"Deal {bought}: dealer ", "First round", "Contract: ", "rojects (", "Tricks", "Score", "Points: "):
        assert part in text
    assert re.findall(r"^  (\d)  .* wins ", text, re.MULTILINE) == list("12345678")


def test_a_deal_as_json_is_its_record_and_replays(baloot: Baloot, tmp_path) -> None:
    words = ("--deal", "7:3.5", "--strategies", "random", "--rules", "kammelna", "--json")
    ended = baloot("replay", *words)
    assert ended.document["deal"]["id"] == "7:3.5"
    (tmp_path / "one.jsonl").write_text(ended.out)
    shown = baloot("replay", tmp_path / "one.jsonl", "--show")
    assert shown.code == 0
    assert shown.out.startswith("Deal 7:3.5")


@pytest.mark.parametrize("file", ["hands.jsonl", "real_hands.jsonl"])
def test_what_is_told_leads_to_the_points(file: str) -> None:
    for line in (CASES / file).read_text().splitlines():
        record = json.loads(line)
        told = tell_hand(record)
        assert max(map(len, told[1:])) <= 100  # the first line names the rules, however many differ
        result = record.get("result")
        if result is None or result["void"]:
            continue
        ns, ew = result["points"]
        assert f"  Points: NS {ns}, EW {ew}" in told
        last_trick = next(line for line in told if line.startswith("  8  "))
        assert last_trick.endswith("NS {}, EW {}".format(*result["abnat"]))
        parts = [re.match(r"  (?:and|\w\w takes all) (\d+) ", line) for line in told]
        sum_of_parts = sum(int(part[1]) for part in parts if part)
        assert sum_of_parts in (0, max(ns, ew))
