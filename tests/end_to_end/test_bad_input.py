"""Whatever cannot be done ends with the right exit code and one or two lines: what was read, what is allowed."""

import pytest

from tests.end_to_end.conftest import Baloot

USAGE = 2
FAILED = 1

BAD = [
    ("simulate --strategies nobody", "nobody: no such strategy", "random, bas, simple"),
    ("simulate --strategies simple:foo=3", "simple:foo: no such parameter", "hokm"),
    ("simulate --strategies simple:hokm=x", "hokm=x is no number", ""),
    ("simulate --strategies a.py:mine", "a.py: no such file", "a Python file"),
    ("simulate --strategies simple,bas,random", "3 strategies (simple, bas, random): do not fill", "1, 2"),
    ("simulate --hands 9 --strategies perfect,simple", "perfect: ", "--allow-perfect"),
    ("matches --matches 9 --strategies perfect,simple", "perfect: ", "--allow-perfect"),
    ("replay --deal 1:1 --strategies perfect,simple", "perfect: ", "--allow-perfect"),
    ("simulate --hands 0", "0: is no count", "5000, 200k or 5M"),
    ("simulate --hands many", "many: is no count", "5000, 200k or 5M"),
    ("simulate --hands 10 --seed -1", "seed = -1: is no seed", "from 0"),
    ("simulate --hands 10 --seed x", "--seed x: is no whole number", "from 0"),
    ("simulate --hands 10 --jobs 0", "jobs = 0: is no number of threads", "from 1"),
    ("simulate --score 152-0", "152-0: the match is over at 152", "each team from 0 to 151"),
    ("simulate --score -1-0", "-1-0: is no score", "NS-EW, each from 0 to 151"),
    ("simulate --score 5", "5: is no score", "120-98"),
    ("simulate --rules nowhere", "nowhere: no such rule set", "eram, federation, kammelna, jawaker"),
    ("simulate --rules nowhere.toml", "nowhere.toml: cannot be read", ""),
    ("simulate --rule must_trump", "--rule must_trump: has no value", "OPTION=VALUE"),
    ("simulate --rule trumps=1", "trumps: no such option of the rules", "must_trump"),
    (
        "simulate --rule must_trump=maybe",
        "must_trump = 'maybe': no such value",
        "never, unless_partner_winning, always",
    ),
    ("simulate --records-limit 0", "0: is no count", "from 1"),
    ("simulate --hans 5", "No such option: --hans", "baloot simulate --help"),
    ("simulate --hands", "Option '--hands' requires an argument.", ""),
    ("simulate more", "unexpected extra argument", "baloot simulate --help"),
    ("frobnicate", "No such command 'frobnicate'.", "baloot --help"),
    ("matches --matches 0", "0: is no count", "from 1"),
    ("buys --by colour", "colour: buys cannot be grouped by it", "contract, round, position"),
    ("projects --counted-per card", "--counted-per card: projects cannot be counted so", "player, team, deal"),
    ("replay", "replay: wants either a file or --deal", "replay FILE"),
    ("replay nowhere.jsonl", "nowhere.jsonl: cannot be read", ""),
    ("replay some.jsonl --show --json", "--show --json: cannot both be", "one of them"),
    ("replay --deal 42", "42: is no deal id", "42:17"),
    ("replay --deal 1:0.9999", "1:0.9999: the match was over before", "1:0.0 to"),
    ("rules", "Missing command.", "baloot rules --help"),
    ("rules show nowhere", "nowhere: no such rule set", "eram"),
    ("rules explain trumps", "trumps: no such option of the rules", "must_trump"),
    ("rules cost eram", "rules cost: wants either B or --each", "cost A B"),
    ("rules cost eram jawaker --each", "rules cost: wants either B or --each", "cost A B"),
    ("simulate --hands 10 --jobs x", "--jobs x: is no whole number", "-1 for all cores"),
    ("review some.jsonl --jobs 1.5", "--jobs 1.5: is no whole number", "-1 for all cores"),
    ("simulate --rule =always", "--rule =always: names no option", "OPTION=VALUE"),
    ("simulate --rule tie=buyer_loses --rule tie=split", "--rule tie: is given twice", "each option once"),
    ("simulate --records-limit 5", "--records-limit: limits records", "with --records FILE"),
    ("simulate --perfect", "--perfect: adds columns to rows", "--out FOLDER"),
    ("simulate --out=", "'': is no name of a file or folder", "a name"),
    ("simulate --records=", "'': is no name of a file or folder", "a name"),
    ("report --out=", "'': is no name of a file or folder", "a name"),
    ("simulate --out run --records run", "run: is to be the folder of the results", "another file"),
    ("simulate --out run/deep --records run", "run: is to be the folder of the results", "another file"),
    ("simulate --out run --records run/manifest.json", "run/manifest.json: is one of the results' own", "another file"),
    ("simulate --out run --records ./run/hands.parquet", "run/hands.parquet: is one of the results'", "another file"),
    ("replay --deal=", "'': is no deal id", "42:17"),
    ("replay --deal 42:17 --fill x.jsonl", "--fill: is for the records of a file", "--fill with FILE"),
    ("replay --deal 42:17 --show --json", "--show --json: cannot both be", "one of them"),
    ("replay --deal 42:3.5 --score 10-20", "--score: has no effect: the match fixes the score", "a single deal"),
    ("replay some.jsonl --strategies simple", "--strategies: has no effect", "--strategies with --deal"),
    ("replay some.jsonl --rules eram", "--rules: has no effect", "--rules with --deal"),
    ("replay some.jsonl --score 0-0", "--score: has no effect", "--score with --deal"),
    ("rules cost eram jawaker --score 152-0", "152-0: the match is over at 152", "from 0 to 151"),
]


@pytest.mark.parametrize(("words", "wrong", "allowed"), BAD, ids=[words for words, _, _ in BAD])
def test_is_refused_in_two_lines(baloot: Baloot, tmp_path, monkeypatch, words: str, wrong: str, allowed: str) -> None:
    monkeypatch.chdir(tmp_path)
    ended = baloot(*words.split())
    assert (ended.code, ended.out) == (USAGE, "")
    lines = ended.err.splitlines()
    assert 1 <= len(lines) <= 2
    assert lines[0].startswith("error: ")
    assert wrong in lines[0]
    assert allowed in lines[-1]
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("content", "wrong"),
    [
        ("def x(:\n", "line 1: SyntaxError"),
        ("import nothing_of_that_name\n", "line 1: ModuleNotFoundError"),
        ("{}    return view.colour\n", "line 5): reads view.colour, which does not exist"),
        ("{}    return 4096\n", "question r1_open: the policy answered 4096"),
        ("{}    return 1 // (view.hand * 0)\n", "the policy raised ZeroDivisionError"),
        ("{}    return 0.5\n", "returns a number with a fraction"),
    ],
)
def test_a_strategy_file_with_an_error_leaves_no_result(baloot: Baloot, tmp_path, content: str, wrong: str) -> None:
    head = (
        "from simulator.policy import bidding_policy\n\n"
        "@bidding_policy()\n"
        "def mine(view, parameters, random, memory):\n"
    )
    (tmp_path / "bot.py").write_text(content.format(head))
    out = tmp_path / "run"
    ended = baloot("simulate", "--hands", "50", "--out", out, "--strategies", f"{tmp_path / 'bot.py'}:mine")
    assert (ended.code, ended.out) == (FAILED, "")
    assert ended.err.startswith("error: ")
    assert wrong in ended.err.splitlines()[0]
    assert len(ended.err.splitlines()) <= 2
    assert not out.exists() or list(out.iterdir()) == []


def test_a_name_that_is_not_in_the_file(baloot: Baloot, tmp_path) -> None:
    (tmp_path / "bot.py").write_text("x = 1\n")
    ended = baloot("simulate", "--strategies", f"{tmp_path / 'bot.py'}:mine")
    assert ended.code == USAGE
    assert "holds no strategy" in ended.err


def test_places_that_cannot_be_written(baloot: Baloot, tmp_path) -> None:
    (tmp_path / "file").write_text("")
    for words in (("--out", tmp_path / "file"), ("--out", tmp_path / "file" / "below"), ("--records", tmp_path)):
        ended = baloot("simulate", "--hands", "10", *words)
        assert (ended.code, ended.out) == (USAGE, "")
        assert len(ended.err.splitlines()) == 2
    for words in (("--out", tmp_path / "file"), ("--out", tmp_path / "file" / "below")):
        assert baloot("report", "--hands", "10", *words).code == USAGE


def test_a_folder_of_something_else_is_left_alone(baloot: Baloot, tmp_path) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    ended = baloot("simulate", "--hands", "10", "--out", tmp_path)
    assert ended.code == USAGE
    assert "is not empty" in ended.err
    assert [each.name for each in tmp_path.iterdir()] == ["letter.txt"]
