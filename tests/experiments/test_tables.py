"""The tables add up, and every way of grouping counts the same hands."""

from dataclasses import replace
from itertools import combinations
from pathlib import Path

import numpy as np
import pandas as pd
import pyarrow.parquet as pq
import pytest

from experiments import (
    buy_success,
    mushtara_worth,
    points_distribution,
    project_frequencies,
    simulate_hands,
    simulate_matches,
    summarise_hands,
    summarise_matches,
)
from experiments.purchases import GROUPS
from experiments.simulation import SimulatedHands
from simulator.errors import PolicyError, UsageError
from strategies.catalogue import STRATEGIES
from tests.contract.faulty_policies import calls_nothing


@pytest.fixture(scope="module")
def hands() -> SimulatedHands:
    return simulate_hands("simple,random", 20_000, seed=3, keep_rows=True)


@pytest.fixture(scope="module")
def bought(hands: SimulatedHands) -> pd.DataFrame:
    assert hands.rows is not None
    return hands.rows[hands.rows["contract"].notna()]


@pytest.mark.parametrize("by", [(), *combinations(GROUPS, 1), *combinations(GROUPS, 2), tuple(GROUPS)])
def test_every_grouping_counts_every_bought_hand(hands: SimulatedHands, bought: pd.DataFrame, by: tuple) -> None:
    table = buy_success(hands, by)
    assert table["hands"].sum() == len(bought)
    assert list(table.columns[: len(by)]) == list(by)
    assert (table["made_rate_lo"] <= table["made_rate"]).all()
    assert (table["made_rate"] <= table["made_rate_hi"]).all()


def test_buys_agree_with_the_rows(hands: SimulatedHands, bought: pd.DataFrame) -> None:
    table = buy_success(hands, ["contract", "round"]).set_index(["contract", "round"])
    for (contract, number), group in bought.groupby(["contract", "round"], observed=True):
        row = table.loc[(contract, number)]
        ours = np.where(group["buyer"].isin(["S", "N"]), group["points_ns"], group["points_ew"])
        assert row["hands"] == len(group)
        assert row["made_rate"] == pytest.approx(group["made"].mean())
        assert row["points_buyer"] == pytest.approx(ours.mean())
        assert row["bought_rate"] == pytest.approx(len(group) / 20_000)


def test_the_mean_points_have_the_interval_of_the_rows(hands: SimulatedHands, bought: pd.DataFrame) -> None:
    row = buy_success(hands, []).iloc[0]
    theirs = np.where(bought["buyer"].isin(["S", "N"]), bought["points_ew"], bought["points_ns"]).astype(float)
    half = 1.959964 * theirs.std(ddof=1) / np.sqrt(len(theirs))
    assert row["points_other_hi"] - row["points_other"] == pytest.approx(half, rel=1e-6)


def test_the_mushtara_is_counted_per_deal_with_it(hands: SimulatedHands) -> None:
    table = mushtara_worth(hands)
    assert table.drop_duplicates("mushtara")["deals"].sum() == 20_000
    assert table["bought_rate"].to_numpy() == pytest.approx(table["hands"] / table["deals"])


def test_points_add_up(hands: SimulatedHands, bought: pd.DataFrame) -> None:
    table = points_distribution(hands)
    assert table[table["side"] == "buyer"]["hands"].sum() == len(bought)
    total = (table["points"] * table["hands"]).sum()
    assert total == bought["points_ns"].sum() + bought["points_ew"].sum()
    shares = table.groupby(["contract", "side"])["hands_rate"].sum()
    assert shares.to_numpy() == pytest.approx(1.0)


def test_projects_agree_with_the_rows(hands: SimulatedHands, bought: pd.DataFrame) -> None:
    table = project_frequencies(hands)
    per_deal = table[(table["counted_per"] == "deal") & (table["project"] != "baloot")]
    points = (per_deal["points_per_hand"] * per_deal["hands"]).sum()
    assert points == pytest.approx((bought["projects_buyer"] + bought["projects_other"]).sum())
    baloot = table[(table["counted_per"] == "deal") & (table["project"] == "baloot")].iloc[0]
    assert baloot["scored"] == ((bought["baloot_buyer"] + bought["baloot_other"]) > 0).sum()
    assert (table["held"] >= table["declared"]).all()
    assert (table["declared"] >= table["scored"]).all()


def test_the_summary_counts_every_deal(hands: SimulatedHands) -> None:
    figures = summarise_hands(hands).set_index("figure")
    parts = ["bought", "cancelled by four Wala", "abandoned by Kawesh"]
    assert figures.loc[parts, "value"].sum() == pytest.approx(1.0)


def test_void_deals_are_rows_without_a_contract(hands: SimulatedHands) -> None:
    assert hands.rows is not None
    void = hands.rows[hands.rows["contract"].isna()]
    assert len(void) > 0
    assert void[["buyer", "trump", "made", "abnat_buyer"]].isna().all(axis=None)
    assert (void[["points_ns", "points_ew"]] == 0).all(axis=None)


def test_rows_streamed_to_parquet_are_the_rows(tmp_path: Path) -> None:
    path = tmp_path / "new" / "hands.parquet"
    streamed = simulate_hands("simple", 3000, seed=8, jobs=2, parquet=path)
    kept = simulate_hands("simple", 3000, seed=8, jobs=1, keep_rows=True)
    assert kept.rows is not None
    read = pq.read_table(path)
    assert read.num_rows == streamed.played == 3000
    assert read["deal"].to_pylist() == kept.rows["deal"].tolist()
    assert read["points_ew"].to_pylist() == kept.rows["points_ew"].tolist()
    assert [file.name for file in path.parent.iterdir()] == ["hands.parquet"]


def test_an_error_leaves_no_file(tmp_path: Path) -> None:
    faulty = replace(STRATEGIES["simple"], bidding=calls_nothing)
    with pytest.raises(PolicyError):
        simulate_hands(faulty, 100, parquet=tmp_path / "hands.parquet")
    assert list(tmp_path.iterdir()) == []


def test_an_unknown_group_is_refused(hands: SimulatedHands) -> None:
    with pytest.raises(UsageError, match="cannot be grouped"):
        buy_success(hands, ["suit"])


def test_matches_end_at_the_target() -> None:
    table = simulate_matches("simple,random", 200, seed=2, jobs=2).table
    scores = table[["score_ns", "score_ew"]].max(axis=1)
    assert (scores >= 152).all()
    assert ((table["score_ns"] > table["score_ew"]) == (table["winner"] == "NS")).all()
    assert (table["hands"] <= table["deals"]).all()
    assert (table["winner"] == "NS").mean() > 0.9


def test_matches_do_not_depend_on_jobs() -> None:
    one, two = (simulate_matches("simple", 450, seed=2, jobs=jobs).table for jobs in (1, 2))
    assert one.equals(two)


def test_equal_teams_win_equally_often() -> None:
    """Within five standard errors: a false alarm in a million runs, and the seed is fixed."""
    row = summarise_matches(simulate_matches("simple", 3000, seed=6)).set_index("figure").loc["won by NS"]
    assert abs(row["value"] - 0.5) < 5 * (row["hi"] - row["lo"]) / 2 / 1.96


def test_a_match_that_nobody_can_win_is_an_error() -> None:
    with pytest.raises(PolicyError, match="not over"):
        simulate_matches("bas", 1)
