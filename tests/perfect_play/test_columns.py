"""The columns ``perfect_made`` and ``perfect_abnat_buyer`` of simulated hands."""

import json
from pathlib import Path

import pandas as pd
import pytest

from experiments import record_hands, simulate_hands
from experiments.perfect_play import review_record
from experiments.row_table import PERFECT_COLUMNS
from experiments.upper_bound import UPPER_BOUND
from simulator.errors import UsageError
from simulator.hand_record import read_record
from simulator.replay import Replayer
from strategies.catalogue import STRATEGIES
from tests.end_to_end.conftest import Baloot
from tests.perfect_play.hands import RAISING

DEALS = 60


@pytest.mark.parametrize("rules", ["eram", "federation"])
def test_they_are_those_of_a_review(rules: str) -> None:
    hands = simulate_hands([RAISING, STRATEGIES["simple"]], DEALS, seed=2, rules=rules, keep_rows=True, perfect=True)
    assert hands.rows is not None
    assert list(hands.rows.columns[-2:]) == list(PERFECT_COLUMNS)
    replayer = Replayer()
    for record, row in zip(record_hands(hands.specification, DEALS), hands.rows.to_dict("records"), strict=True):
        review = review_record(read_record(record), replayer)
        if review is None:
            assert pd.isna(row["perfect_made"])
            assert pd.isna(row["perfect_abnat_buyer"])
        else:
            assert row["perfect_made"] == review.perfect_made
            assert row["perfect_abnat_buyer"] == review.perfect_abnat_buyer
    assert hands.rows["perfect_made"].isna().any()


def test_all_else_is_as_without_them_whatever_the_jobs() -> None:
    plain = simulate_hands("simple", 130, seed=4, keep_rows=True)
    one, two = (simulate_hands("simple", 130, seed=4, keep_rows=True, perfect=True, jobs=jobs) for jobs in (1, 2))
    assert plain.rows is not None
    assert one.rows is not None
    assert two.rows is not None
    pd.testing.assert_frame_equal(one.rows, two.rows)
    pd.testing.assert_frame_equal(one.rows.drop(columns=list(PERFECT_COLUMNS)), plain.rows)
    assert (one.tally == plain.tally).all()
    assert not set(PERFECT_COLUMNS) & set(plain.rows.columns)


def test_they_are_refused_where_no_rows_are_wanted() -> None:
    with pytest.raises(UsageError, match="no rows are wanted"):
        simulate_hands("simple", 10, perfect=True)


def test_the_command_writes_them_and_says_what_they_are(baloot: Baloot, tmp_path: Path) -> None:
    words = ("simulate", "--hands", DEALS, "--seed", 2, "--perfect", "--out", tmp_path / "run")
    ended = baloot(*words)
    assert ended.code == 0
    assert UPPER_BOUND in ended.out.splitlines()
    assert baloot(*words, "--json", "--force").document["perfect_columns"] == UPPER_BOUND
    written = pd.read_parquet(tmp_path / "run" / "hands.parquet")
    kept = simulate_hands("simple", DEALS, seed=2, keep_rows=True, perfect=True).rows
    assert kept is not None
    for column in PERFECT_COLUMNS:
        assert written[column].isna().tolist() == kept[column].isna().tolist()
        assert written[column].dropna().tolist() == kept[column].dropna().tolist()
    manifest = json.loads((tmp_path / "run" / "manifest.json").read_text())
    assert manifest["perfect_columns"] == UPPER_BOUND
    assert manifest["command"].endswith(" --perfect")


def test_the_command_refuses_them_without_a_folder(baloot: Baloot) -> None:
    ended = baloot("simulate", "--hands", 10, "--perfect")
    assert (ended.code, ended.out) == (2, "")
    assert ended.err.startswith("error: --perfect: adds columns to rows, but none are written\nallowed: ")
