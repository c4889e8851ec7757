"""Files of JSON lines: one bad line costs no other line its result, and replay, review and solve say the same of it."""

import json

import pytest

from tests.end_to_end.conftest import ROOT, Baloot

GOOD = (ROOT / "examples" / "hands.jsonl").read_text().splitlines()[0]

BAD = [
    ('{"record": ' + "9" * 5000 + "}", "a number of too many digits"),
    ("[" * 100_000, "nested too deeply"),
    ("no JSON", "Expecting value"),
    ("\udcff", "no UTF-8"),
    (GOOD.replace('"id": "', '"id": "\\ud800'), "no UTF-8"),
    (GOOD.replace('"deal":', '"deal": {}, "deal":'), "the key 'deal' stands twice"),
]


@pytest.fixture(params=BAD, ids=range(len(BAD)))
def bad_file(request: pytest.FixtureRequest, tmp_path):
    line, wrong = request.param
    file = tmp_path / "lines.jsonl"
    file.write_text("\n".join([GOOD, line, "", GOOD]) + "\n", errors="surrogateescape")
    return file, wrong


@pytest.mark.parametrize("command", ["replay", "review", "solve"])
def test_a_line_that_is_no_json_is_told_and_the_others_read(baloot: Baloot, bad_file, command: str) -> None:
    file, wrong = bad_file
    ended = baloot(command, file)
    assert (ended.code, ended.err) == (1, "")
    told = [line for line in ended.out.splitlines() if line.startswith("line 2, JSON: ")]
    assert len(told) == 1
    assert wrong in told[0]
    assert any(line.startswith("3 ") and "1 wrong" in line for line in ended.out.splitlines())


def test_as_json_too_no_other_result_is_lost(baloot: Baloot, bad_file) -> None:
    file, wrong = bad_file
    document = baloot("replay", file, "--json").document
    assert (document["records"], document["refused"]) == (3, 1)
    reviewed = baloot("review", file, "--json").document
    assert [each["line"] for each in reviewed["reviews"]] == [1, 4]
    assert document["errors"] == reviewed["errors"]
    solved = [json.loads(line) for line in baloot("solve", file, "--json").out.splitlines()]
    assert [each["line"] for each in solved] == [1, 2, 4]
    assert solved[1] == document["errors"][0]
    assert wrong in solved[1]["wrong"]


@pytest.mark.parametrize("command", ["replay", "review", "solve"])
def test_a_byte_order_mark_is_no_error(baloot: Baloot, tmp_path, command: str) -> None:
    (tmp_path / "marked.jsonl").write_text(GOOD + "\n", encoding="utf-8-sig")
    assert baloot(command, tmp_path / "marked.jsonl").code == 0


def test_a_review_tells_of_void_hands_and_shows_no_empty_table(baloot: Baloot, tmp_path) -> None:
    void = tmp_path / "void.jsonl"
    assert baloot("simulate", "--hands", "2", "--strategies", "bas", "--records", void).code == 0
    ended = baloot("review", void)
    assert (ended.code, ended.err) == (0, "")
    counts = "2 records, 0 reviewed, 2 void, 0 wrong"
    assert ended.out.splitlines() == ["line 1: a void hand", "line 2: a void hand", counts]
