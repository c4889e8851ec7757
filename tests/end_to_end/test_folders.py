"""Folders of runs: what a later run replaces, what it leaves alone, and what the files in them say."""

import json
import shlex
from pathlib import Path

import pandas as pd
import pytest

from experiments import buy_success, simulate_hands
from experiments.cli import records_file
from tests.end_to_end.conftest import EXAMPLE, Baloot

SMALL = ("--hands", "60", "--seed", "5")


def names(folder: Path) -> set[str]:
    return {each.relative_to(folder).as_posix() for each in folder.rglob("*")}


def test_a_report_over_rows_leaves_no_rows_of_the_earlier_run(baloot: Baloot, tmp_path) -> None:
    run = tmp_path / "run"
    assert baloot("simulate", *SMALL, "--out", run).code == 0
    (run / "letter.txt").write_text("dear")
    (run / "tables").mkdir()
    (run / "tables" / "mine.txt").write_text("kept")
    assert baloot("report", *SMALL, "--out", run, "--force").code == 0
    assert not (run / "hands.parquet").exists()
    assert {"letter.txt", "tables/mine.txt", "tables/buys.csv", "report.html"} < names(run)
    assert baloot("simulate", *SMALL, "--out", run, "--force").code == 0
    assert names(run) == {"letter.txt", "tables", "tables/mine.txt", "hands.parquet", "manifest.json"}


def test_a_folder_may_have_any_name(baloot: Baloot, tmp_path, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("s3:run", "my run", "نتائج", "#1?"):
        assert baloot("simulate", *SMALL, "--out", name).code == 0
        assert names(tmp_path / name) == {"hands.parquet", "manifest.json"}


def test_a_run_that_fails_leaves_the_earlier_one_whole(baloot: Baloot, tmp_path) -> None:
    run, bot = tmp_path / "run", tmp_path / "bot.py"
    assert baloot("report", *SMALL, "--out", run).code == 0
    before = {name: (run / name).read_bytes() for name in names(run) if (run / name).is_file()}
    bot.write_text(EXAMPLE.read_text().replace("cards = view.hand", "return 4096\n    cards = view.hand"))
    assert baloot("simulate", *SMALL, "--strategies", f"{bot}:mine", "--out", run, "--force").code == 1
    assert {name: (run / name).read_bytes() for name in names(run) if (run / name).is_file()} == before


def test_names_that_are_taken_are_refused_before_anything_is_played(baloot: Baloot, tmp_path) -> None:
    (tmp_path / "run" / "hands.parquet").mkdir(parents=True)
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "charts").write_text("")
    before = names(tmp_path)
    for words, read in (
        (("simulate", "--out", tmp_path / "run", "--force"), tmp_path / "run" / "hands.parquet"),
        (("report", "--out", tmp_path / "page", "--force"), tmp_path / "page" / "charts"),
        (("simulate", "--records", tmp_path / "run", "--force"), tmp_path / "run"),
    ):
        ended = baloot(*words, "--hands", "100g")
        assert ended.code == 2
        assert ended.err.startswith(f"error: {read}: is a ")
    assert names(tmp_path) == before


def test_the_command_of_a_manifest_can_be_typed(baloot: Baloot, tmp_path) -> None:
    bot = tmp_path / "my bots" / "bot.py"
    bot.parent.mkdir()
    bot.write_text(EXAMPLE.read_text())
    words = ("--strategies", f"{bot}:mine:aces=3", "--rule", "tie=buyer_loses", "--score", "10-20")
    assert baloot("simulate", *SMALL, *words, "--out", tmp_path / "one").code == 0
    one = json.loads((tmp_path / "one" / "manifest.json").read_text())
    program, *again = shlex.split(one["command"])
    assert program == "baloot"
    assert baloot(*again, "--out", tmp_path / "two").code == 0
    rows = [pd.read_parquet(tmp_path / run / "hands.parquet") for run in ("one", "two")]
    pd.testing.assert_frame_equal(*rows)


def test_rows_are_read_as_they_are_kept_and_give_the_tables(baloot: Baloot, tmp_path) -> None:
    assert baloot("simulate", "--hands", "3000", "--seed", "5", "--out", tmp_path / "run").code == 0
    rows = pd.read_parquet(tmp_path / "run" / "hands.parquet")
    hands = simulate_hands("simple", 3000, seed=5, keep_rows=True)
    pd.testing.assert_frame_equal(rows, hands.rows)
    assert (rows["position"].isna() == rows["contract"].isna()).all()
    rows["mushtara"] = rows["mushtara"].astype(str).str[0]
    keys = ["contract", "mushtara", "position"]
    table = buy_success(hands, keys).set_index(keys)["hands"]
    bought = rows.dropna(subset="contract").groupby(keys, observed=True).size()
    assert bought.astype(int).to_dict() == table.to_dict()


def test_a_full_disk_is_told_with_the_name_of_the_file(baloot: Baloot, tmp_path, monkeypatch) -> None:
    monkeypatch.setattr(records_file, "unfinished_file", lambda _path: Path("/dev/full"))
    monkeypatch.setattr(Path, "unlink", lambda *_, **__: None)
    ended = baloot("simulate", "--hands", "3", "--records", tmp_path / "hands.jsonl")
    assert ended.code == 1
    assert ended.err.startswith(f"error: {tmp_path / 'hands.jsonl'}: cannot be written (No space left on device)")


@pytest.mark.parametrize("command", ["simulate", "report"])
def test_an_interrupted_run_says_how_many_hands_it_played(command: str) -> None:
    from experiments.run_folder import command_of

    specification = simulate_hands("simple", 20).specification
    assert command_of(command, specification, 7).startswith(f"baloot {command} --hands 7 --seed 1 ")
