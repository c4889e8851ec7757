"""The examples do what they are there for."""

import json

from tests.end_to_end.conftest import ROOT, Baloot

EXAMPLES = ROOT / "examples"


def test_the_positions_have_the_values_they_give(baloot: Baloot) -> None:
    positions = [json.loads(line) for line in (EXAMPLES / "positions.jsonl").read_text().splitlines()]
    assert [each["kind"] for each in positions] == ["sun", "hokm", "hokm"]
    assert {"trick", "abnat"} < set(positions[2])
    ended = baloot("solve", EXAMPLES / "positions.jsonl", "--cards")
    assert ended.code == 0
    assert "3 lines, 3 solved, 0 wrong; 3 of 3 given values right" in ended.out
    assert ended.out.splitlines()[4].startswith("line 3: Hokm ♦ by N, locked; 4 tricks, N led 9♦ J♦: 76 of 162 Abnat")


def test_the_records_are_what_the_tool_writes(baloot: Baloot, tmp_path) -> None:
    assert baloot("replay", EXAMPLES / "hands.jsonl").out == "3 records, 3 right, 0 wrong\n"
    assert "3 records, 3 reviewed" in baloot("review", EXAMPLES / "hands.jsonl").out
    written = tmp_path / "hands.jsonl"
    assert baloot("simulate", "--hands", "3", "--seed", "6", "--records", written).code == 0
    one, two = (
        [json.loads(line) for line in file.read_text().splitlines()] for file in (EXAMPLES / "hands.jsonl", written)
    )
    assert [each["deal"] for each in one] == [each["deal"] for each in two]


def test_the_house_rules_are_read(baloot: Baloot) -> None:
    shown = baloot("rules", "show", EXAMPLES / "house.toml", "--json").document["rules"]
    assert (shown["must_trump"], shown["target"], shown["tie"]) == ("unless_partner_winning", 200, "buyer_makes")
    assert baloot("simulate", "--hands", "20", "--rules", EXAMPLES / "house.toml", "--score", "199-0").code == 0
