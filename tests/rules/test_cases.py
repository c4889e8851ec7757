"""The product against all known cases: figures, whole hands, real hands, and faulty records."""

import csv
import json
from pathlib import Path
from typing import Any

import pytest

from simulator.calls import CONTRACT_HOKM, CONTRACT_SUN
from simulator.errors import RecordError
from simulator.hand_record import read_record
from simulator.replay import Replayer
from simulator.rule_sets import RULE_SETS
from simulator.rules import Rules
from simulator.scoring import HandFigures, HandScore, score_hand

CASES = Path(__file__).parent.parent / "cases"


def rows_of(name: str) -> list[dict[str, Any]]:
    with (CASES / name).open(encoding="utf-8") as file:
        return list(csv.DictReader(file)) if name.endswith(".csv") else [json.loads(line) for line in file]


def rules_of_row(row: dict[str, str]) -> Rules:
    """A rule set and what differs from it, written a=b;c=d."""
    changes = dict(setting.split("=") for setting in row["options"].split(";") if setting)
    return RULE_SETS[row["rules"]].with_options(changes)


def score_of_row(row: dict[str, str]) -> HandScore:
    tricks = int(row["tricks_buyer"])
    figures = HandFigures(
        contract=CONTRACT_SUN if row["kind"] == "sun" else CONTRACT_HOKM,
        abnat=(int(row["abnat_buyer"]), int(row["abnat_other"])),
        level=int(row["level"]),
        projects=(int(row["projects_buyer"]), int(row["projects_other"])),
        baloot=(2 if row["baloot"] == "buyer" else 0, 2 if row["baloot"] == "other" else 0),
        tricks=(tricks, 8 - tricks),
    )
    return score_hand(figures, rules_of_row(row))


def test_scoring_figures() -> None:
    rows = rows_of("scoring.csv")
    for line, row in enumerate(rows, 2):
        score = score_of_row(row)
        winner = ("buyer" if score.made else "other") if score.wins_match else ""
        came_out = (str(score.made), *map(str, score.points), winner)
        expected = (row["made"], row["points_buyer"], row["points_other"], row["match_won_by"])
        assert came_out == expected, f"line {line}: {row}"
    assert len(rows) == 759


@pytest.mark.parametrize(("name", "count"), [("hands.jsonl", 382), ("real_hands.jsonl", 21)])
def test_recorded_hands_have_their_results(name: str, count: int) -> None:
    records, replayer = rows_of(name), Replayer()
    for line, record in enumerate(records, 1):
        assert replayer.replay(read_record(record)) == record["result"], f"line {line}"
    assert len(records) == count


@pytest.mark.parametrize("name", ["hands.jsonl", "real_hands.jsonl"])
def test_a_missing_result_is_computed(name: str) -> None:
    replayer = Replayer()
    for line, record in enumerate(rows_of(name), 1):
        without = {key: value for key, value in record.items() if key != "result"}
        assert replayer.replay(read_record(without)) == record["result"], f"line {line}"


def place_of_fault(record: Any, replayer: Replayer) -> str | None:
    try:
        replayer.replay(read_record(record))
    except RecordError as error:
        return error.place
    return None


def test_faulty_records_are_refused_at_their_place() -> None:
    replayer = Replayer()
    places = {int(row["line"]): row["place"] for row in rows_of("bad_hands.csv")}
    refused = {line: place_of_fault(record, replayer) for line, record in enumerate(rows_of("bad_hands.jsonl"), 1)}
    assert refused == places
    assert len(refused) == 91


def test_every_refusal_says_what_was_read_and_what_is_wrong_in_one_or_two_lines() -> None:
    replayer = Replayer()
    for record in rows_of("bad_hands.jsonl"):
        with pytest.raises(RecordError) as refused:
            replayer.replay(read_record(record))
        first, *rest = str(refused.value).splitlines()
        assert first == f"{refused.value.place}: {refused.value.wrong}"
        assert len(rest) <= 1
