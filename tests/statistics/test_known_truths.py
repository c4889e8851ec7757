"""Estimates on cases whose truth is known."""

import numpy as np
import pandas as pd
import pytest

from experiments import buy_success, project_frequencies, rules_cost, simulate_hands, summarise_hands
from experiments.house_rules import paired_ratios
from simulator.estimates import mean_interval, wilson
from simulator.rules import Rules
from tests.statistics.sun_at_once import SUN_AT_ONCE


def test_wilson_against_values_worked_out_by_hand() -> None:
    """Of 10 trials 1 success: (0.0179, 0.4042); of 100, 50: (0.4038, 0.5962) (Newcombe 1998, method 3)."""
    _, low, high = wilson(np.array([1, 50]), np.array([10, 100]))
    assert low == pytest.approx([0.0179, 0.4038], abs=1e-4)
    assert high == pytest.approx([0.4042, 0.5962], abs=1e-4)


@pytest.mark.parametrize(("successes", "trials"), [(0, 7), (1, 9), (50, 100), (690, 1000), (12345, 12346)])
def test_wilson_is_that_of_scipy(successes: int, trials: int) -> None:
    from scipy.stats import binomtest

    expected = binomtest(successes, trials).proportion_ci(0.95, "wilson")
    _, low, high = wilson(np.array(successes), np.array(trials))
    assert (float(low), float(high)) == pytest.approx((expected.low, expected.high), abs=1e-12)


@pytest.mark.parametrize(("successes", "trials", "low", "high"), [(0, 50, 0.0, 0.0713), (50, 50, 0.9287, 1.0)])
def test_wilson_at_the_ends(successes: int, trials: int, low: float, high: float) -> None:
    _, lower, upper = wilson(np.array(successes), np.array(trials))
    assert float(lower) == pytest.approx(low, abs=1e-4)
    assert float(upper) == pytest.approx(high, abs=1e-4)


def test_no_trials_give_no_number() -> None:
    assert all(np.isnan(each) for each in wilson(np.array(0), np.array(0)))


@pytest.mark.parametrize("truth", [0.003, 0.2, 0.69])
def test_wilson_covers_the_truth_as_often_as_it_says(truth: float) -> None:
    drawn = np.random.default_rng(7).binomial(2000, truth, 4000)
    _, low, high = wilson(drawn, np.full(4000, 2000))
    assert ((low <= truth) & (truth <= high)).mean() == pytest.approx(0.95, abs=0.02)


def test_the_interval_of_a_mean_covers_the_truth_as_often_as_it_says() -> None:
    drawn = np.random.default_rng(8).exponential(3.0, (3000, 500))
    _, low, high = mean_interval(drawn.sum(1), (drawn**2).sum(1), np.full(3000, 500))
    assert ((low <= 3.0) & (high >= 3.0)).mean() == pytest.approx(0.95, abs=0.02)


def test_the_interval_of_a_paired_difference_covers_the_truth_as_often_as_it_says() -> None:
    """Two plays of the same deals whose rates differ by exactly 0.1; both ratios have a random denominator."""
    rng = np.random.default_rng(9)
    covered = []
    for _ in range(1500):
        luck, bought = rng.random(400), rng.random(400) < 0.7
        first, second = bought & (luck < 0.5), bought & (luck < 0.6)
        ones = np.ones(400, np.int64)
        columns = [ones, bought, first, first, first, first, ones, bought, second, second, second, second]
        features = np.stack(columns, axis=1).astype(np.int64)
        figures = {row[0]: row for row in paired_ratios(features.T @ features, 400)}
        covered.append(figures["made_rate"][4] <= 0.1 <= figures["made_rate"][5])
    assert np.mean(covered) == pytest.approx(0.95, abs=0.02)


@pytest.fixture(scope="module")
def unbiased() -> pd.DataFrame:
    """Projects of hands in which who buys does not hang on the cards."""
    return project_frequencies(simulate_hands(SUN_AT_ONCE, 200_000, seed=4))


@pytest.mark.parametrize("project", ["sira", "fifty", "hundred", "four_hundred"])
def test_unbiased_eights_hold_projects_as_often_as_counting_says(unbiased: pd.DataFrame, project: str) -> None:
    """Five standard errors: a false alarm in a million runs, and the seed is fixed."""
    row = unbiased[(unbiased["project"] == project) & (unbiased["counted_per"] == "player")].iloc[0]
    error = (row["held_rate_hi"] - row["held_rate_lo"]) / 2 / 1.96
    assert abs(row["held_rate"] - row["exact_rate"]) < 5 * error
    assert row["held"] >= row["declared"] >= row["scored"] > 0


def test_the_four_players_of_unbiased_hands_all_buy_at_first_position() -> None:
    table = buy_success(simulate_hands(SUN_AT_ONCE, 5000), ["contract", "round", "position"])
    assert table[["contract", "round", "position"]].to_numpy().tolist() == [["sun", 1, "first"]]
    assert table["bought_rate"].tolist() == [1.0]


def test_the_same_rules_cost_exactly_nothing() -> None:
    table = rules_cost("eram", Rules(), "simple,random", 2000)
    assert (table[["difference", "difference_lo", "difference_hi"]] == 0).all(axis=None)


def test_a_rule_that_matters_is_seen() -> None:
    table = rules_cost("eram", Rules(kaboot="off"), "simple", 20_000).set_index("figure")
    assert table.loc["points_per_hand", "difference_hi"] < 0
    assert set(table["option"]) == {"kaboot"}
    assert table.loc["bought_rate", "difference"] == 0


def test_the_starter_strategy_buys_about_as_often_as_people() -> None:
    """Of deals with a bid people buy 69 %; of four simple players' too, Hokm and Sun both often, most made."""
    figures = summarise_hands(simulate_hands("simple", 60_000, seed=2)).set_index("figure")["value"]
    assert figures["bought"] == pytest.approx(0.69, abs=0.02)
    assert figures["bought as hokm"] > 0.2
    assert figures["bought as sun"] > 0.2
    assert figures["made by the buyer's team"] > 0.6


def test_random_buys_as_often_as_not_and_bas_never() -> None:
    random = summarise_hands(simulate_hands("random", 60_000)).set_index("figure")["value"]
    assert random["bought"] == pytest.approx(0.5, abs=0.02)
    bas = summarise_hands(simulate_hands("bas", 1000)).set_index("figure")["value"]
    assert bas["bought"] == 0
