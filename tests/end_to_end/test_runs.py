"""The commands that play: what they print, and what they write."""

import json

import pandas as pd
import pytest

from tests.end_to_end.conftest import EXAMPLE, Baloot

SMALL = ("--hands", "400", "--seed", "5")


def test_simulate_prints_what_summarise_hands_gives(baloot: Baloot) -> None:
    from experiments import simulate_hands, summarise_hands
    from reports.tables import readable

    ended = baloot("simulate", *SMALL)
    assert ended.code == 0
    assert ended.err == ""
    heading, _, *table = ended.out.splitlines()
    assert heading.startswith("400 deals in ")
    assert heading.endswith("simple; rules eram, seed 5, score 0-0")
    expected = readable(summarise_hands(simulate_hands("simple", 400, seed=5))).to_numpy().tolist()
    assert [line.split("  ")[0] for line in table[2:]] == [row[0] for row in expected]
    assert all(row[1] in line for row, line in zip(expected, table[2:], strict=True))


def test_simulate_json_is_one_document_with_the_specification(baloot: Baloot) -> None:
    words = ("--strategies", "simple,bas", "--score", "120-98", "--rule", "tie=buyer_loses", "--json")
    document = baloot("simulate", *SMALL, *words).document
    assert document["specification"] == {
        "strategies": ["simple", "bas"],
        "hands": 400,
        "seed": 5,
        "rules": {"tie": "buyer_loses"},
        "score": [120, 98],
    }
    assert document["played"] == 400
    assert document["interrupted"] is False
    assert {row["figure"] for row in document["summary"]} > {"bought", "raised"}


def test_jobs_do_not_change_the_figures(baloot: Baloot) -> None:
    one, two = (baloot("simulate", *SMALL, "--jobs", jobs, "--json").document["summary"] for jobs in (1, 2))
    assert one == two


def test_simulate_writes_rows_manifest_and_records(baloot: Baloot, tmp_path) -> None:
    out, records = tmp_path / "run", tmp_path / "hands.jsonl"
    ended = baloot("simulate", *SMALL, "--out", out, "--records", records, "--records-limit", "30")
    assert ended.code == 0
    assert f"written: {out / 'hands.parquet'}" in ended.out
    rows = pd.read_parquet(out / "hands.parquet")
    assert len(rows) == 400
    manifest = json.loads((out / "manifest.json").read_text())
    assert (manifest["hands"], manifest["seed"], manifest["played"]) == (400, 5, 400)
    lines = records.read_text().splitlines()
    assert [json.loads(line)["deal"]["id"] for line in lines] == [f"5:{number}" for number in range(30)]
    assert sorted(each.name for each in tmp_path.rglob("*") if each.is_file()) == [
        "hands.jsonl",
        "hands.parquet",
        "manifest.json",
    ]


def test_a_run_is_overwritten_only_with_force(baloot: Baloot, tmp_path) -> None:
    assert baloot("simulate", *SMALL, "--out", tmp_path / "run").code == 0
    before = (tmp_path / "run" / "hands.parquet").read_bytes()
    refused = baloot("simulate", "--hands", "10", "--out", tmp_path / "run")
    assert refused.code == 2
    assert "already holds a run" in refused.err
    assert (tmp_path / "run" / "hands.parquet").read_bytes() == before
    assert baloot("simulate", "--hands", "10", "--out", tmp_path / "run", "--force").code == 0
    assert len(pd.read_parquet(tmp_path / "run" / "hands.parquet")) == 10


def test_records_are_overwritten_only_with_force(baloot: Baloot, tmp_path) -> None:
    file = tmp_path / "hands.jsonl"
    file.write_text("kept\n")
    refused = baloot("simulate", "--hands", "10", "--records", file)
    assert (refused.code, file.read_text()) == (2, "kept\n")
    assert baloot("simulate", "--hands", "10", "--records", file, "--force").code == 0
    assert len(file.read_text().splitlines()) == 10


def test_the_example_plays_and_takes_its_parameters(baloot: Baloot) -> None:
    bought = {}
    for aces in (2, 5):
        words = ("--strategies", f"{EXAMPLE}:mine:aces={aces},bas", "--json")
        summary = baloot("simulate", *SMALL, *words).document["summary"]
        bought[aces] = {row["figure"]: row["value"] for row in summary}["bought as sun"]
    assert bought[2] > 0.1
    assert bought[5] < 0.05


def test_perfect_sits_with_others_where_asked_for(baloot: Baloot) -> None:
    words = ("--hands", "12", "--strategies", "perfect,simple", "--allow-perfect", "--json")
    assert baloot("simulate", *words).document["specification"]["strategies"] == ["perfect", "simple"]


def test_matches_tell_who_wins(baloot: Baloot) -> None:
    ended = baloot("matches", "--matches", "20", "--strategies", "simple,random", "--json")
    figures = {row["figure"]: row for row in ended.document["summary"]}
    assert ended.document["specification"]["matches"] == 20
    assert figures["won by NS"]["value"] + figures["won by EW"]["value"] == pytest.approx(1)
    assert figures["won by NS"]["value"] > 0.5
    assert "won by EW" in baloot("matches", "--matches", "5").out


def test_buys_are_grouped_by_any_columns(baloot: Baloot) -> None:
    rows = baloot("buys", *SMALL, "--by", "level,contract", "--json").document["buys"]
    assert list(rows[0])[:3] == ["level", "contract", "hands"]
    by_round = baloot("buys", *SMALL, "--by", "round", "--json").document["buys"]
    assert [row["round"] for row in by_round] == [1, 2]
    assert sum(row["hands"] for row in rows) == sum(row["hands"] for row in by_round)
    text = baloot("buys", *SMALL).out
    assert text.splitlines()[4].startswith("Contract")
    assert "Dealer" in text


def test_projects_are_told_per_player_team_or_deal(baloot: Baloot) -> None:
    rows = baloot("projects", *SMALL, "--json").document["projects"]
    assert {row["counted_per"] for row in rows} == {"player", "team", "deal"}
    assert all((row["exact_rate"] is not None) == (row["counted_per"] == "player") for row in rows)
    text = baloot("projects", *SMALL, "--counted-per", "deal").out
    assert "Deal" in text
    assert "Exact" not in text


def test_nobody_buys(baloot: Baloot) -> None:
    for command in ("buys", "projects"):
        ended = baloot(command, "--hands", "50", "--strategies", "bas")
        assert ended.code == 0
        assert ended.out.endswith("no hand was bought\n")


def test_report_writes_one_page_and_says_where(baloot: Baloot, tmp_path) -> None:
    ended = baloot("report", *SMALL, "--out", tmp_path / "page")
    assert ended.code == 0
    page = tmp_path / "page" / "report.html"
    assert ended.out.splitlines()[-1] == f"the page: {page}"
    assert page.stat().st_size > 10_000
    assert {"tables", "charts", "manifest.json"} < {each.name for each in page.parent.iterdir()}
    assert baloot("report", *SMALL, "--out", tmp_path / "page").code == 2
