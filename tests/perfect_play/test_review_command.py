"""``baloot review``: what is told of each hand, the summary, refused records."""

import json
from pathlib import Path
from typing import Any

import pytest

from experiments.perfect_play import review_record
from experiments.upper_bound import UPPER_BOUND
from simulator.hand_record import read_record
from tests.end_to_end.conftest import CASES, Baloot
from tests.perfect_play.hands import recorded

HANDS = 6


@pytest.fixture(scope="module")
def records() -> list[dict[str, Any]]:
    return recorded("simple", HANDS)


@pytest.fixture
def file(tmp_path: Path, records: list[dict[str, Any]]) -> Path:
    path = tmp_path / "hands.jsonl"
    path.write_text("".join(json.dumps(record) + "\n" for record in records))
    return path


def test_each_hand_and_the_summary_are_told(baloot: Baloot, file: Path, records: list[dict[str, Any]]) -> None:
    ended = baloot("review", file)
    assert ended.code == 0
    for record in records:
        assert f"Deal {record['deal']['id']}: " in ended.out
    assert f"{HANDS} records, {HANDS} reviewed, 0 void, 0 wrong" in ended.out.splitlines()
    assert f"({UPPER_BOUND})" in ended.out.splitlines()
    assert "Abnat lost by the buyer's team" in ended.out
    assert all(len(line) <= 80 for line in ended.out.splitlines())


def test_every_card_that_cost_something_is_told(baloot: Baloot, file: Path, records: list[dict[str, Any]]) -> None:
    out = baloot("review", file).out
    costs = [each for record in records for each in review_record(read_record(record)).costs]
    assert out.count("; best ") == len(costs)


@pytest.mark.parametrize("jobs", [1, 2])
def test_json_gives_the_reviews(baloot: Baloot, file: Path, records: list[dict[str, Any]], jobs: int) -> None:
    document = baloot("review", file, "--json", "--jobs", jobs).document
    reviews = [review_record(read_record(record)).as_mapping() for record in records]
    assert document["reviews"] == [{"line": line, **each} for line, each in enumerate(reviews, 1)]
    assert document["note"] == UPPER_BOUND
    assert [document["records"], document["void"], document["refused"]] == [HANDS, 0, 0]
    lost = next(row for row in document["summary"] if row["figure"] == "Abnat lost by the others")
    others = [sum(each["cost_of_seats"][seat] for seat in "SENW" if (seat in "SN") != (each["buyer"] in "SN"))
              for each in reviews]  # fmt: skip
    assert lost["value"] == pytest.approx(sum(others) / HANDS)


def test_refused_records_are_told_and_the_rest_reviewed(
    baloot: Baloot, tmp_path: Path, records: list[dict[str, Any]]
) -> None:
    wrong = json.loads(json.dumps(records[1]))
    wrong["result"]["abnat"] = [1, 2]
    void = next(line for line in (CASES / "hands.jsonl").read_text().splitlines() if not json.loads(line)["tricks"])
    path = tmp_path / "mixed.jsonl"
    path.write_text("\n".join([json.dumps(records[0]), "no record", json.dumps(wrong), "", void]) + "\n")
    ended = baloot("review", path)
    assert ended.code == 1
    assert "line 2, JSON: cannot be read" in ended.out
    assert f"line 3, result.abnat: is [1, 2]; allowed: {records[1]['result']['abnat']}" in ended.out
    assert "4 records, 1 reviewed, 1 void, 2 wrong" in ended.out
    document = baloot("review", path, "--json").document
    assert [error["line"] for error in document["errors"]] == [2, 3]
    assert baloot("review", path, "--json").code == 1


def test_a_file_without_bought_hands(baloot: Baloot, tmp_path: Path) -> None:
    (tmp_path / "empty.jsonl").write_text("")
    ended = baloot("review", tmp_path / "empty.jsonl")
    assert ended.code == 0
    assert "0 records, 0 reviewed, 0 void, 0 wrong" in ended.out
    assert baloot("review", tmp_path / "empty.jsonl", "--json").document["summary"][0]["value"] is None


@pytest.mark.parametrize("command", ["solve", "review", "simulate"])
def test_the_help_says_what_perfect_play_is(baloot: Baloot, command: str) -> None:
    text = " ".join(baloot(command, "--help").out.replace("│", " ").split())
    assert UPPER_BOUND in text.replace("All cards seen", "all cards seen")
