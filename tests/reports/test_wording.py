"""Digits end where the error begins."""

import math

import pytest

from reports.wording import (
    decimals_for,
    format_count,
    format_difference,
    format_exact,
    format_mean_count,
    format_number,
    format_points,
    format_rate,
    format_rate_alone,
)


@pytest.mark.parametrize(
    ("error", "decimals"), [(40, 0), (0.8, 0), (0.69, 1), (0.1, 1), (0.09, 1), (0.071, 1), (0.069, 2), (0.0004, 4)]
)
def test_the_last_digit_is_the_first_that_the_error_reaches(error: float, decimals: int) -> None:
    assert decimals_for(error) == decimals


@pytest.mark.parametrize(
    ("value", "lo", "hi", "text"),
    [
        (0.69213, 0.69123, 0.69303, "69.2 % ± 0.1"),
        (0.69213, 0.69173, 0.69253, "69.21 % ± 0.04"),
        (0.5, 0.4, 0.6, "50 % ± 10"),
        (1.2e-5, 0.6e-5, 2.3e-5, "0.0012 % (0.0006 to 0.0023)"),
        (0.0, 0.0, 0.0038, "0.00 % (0.00 to 0.38)"),
        (1.0, 0.9962, 1.0, "100.00 % (99.62 to 100.00)"),
        (0.25, 0.25, 0.25, "25 %"),
        (math.nan, math.nan, math.nan, "–"),
        (0.25, math.nan, math.nan, "25 % (error unknown)"),
    ],
)
def test_rates(value: float, lo: float, hi: float, text: str) -> None:
    assert format_rate(value, lo, hi) == text


def test_points_and_differences() -> None:
    assert format_points(12.874, 12.852, 12.896) == "12.87 ± 0.02"
    assert format_points(1234.5, 1233.5, 1235.5) == "1,234 ± 1"
    assert format_difference(0.19, 0.184, 0.196) == "+0.190 ± 0.006"
    assert format_difference(-0.44, -0.452, -0.428) == "−0.44 ± 0.01"
    assert format_difference(-0.0001, -0.0101, 0.0099) == "0.00 ± 0.01"
    assert format_difference(0.0001, -0.0099, 0.0101) == "0.00 ± 0.01"


def test_an_error_never_rounds_to_nothing() -> None:
    for error in (0.5, 0.05, 0.005, 0.25, 0.025, 0.071, 0.0095):
        assert float(format_points(3.0, 3.0 - error, 3.0 + error).split("± ")[1]) > 0


def test_counts_and_exact_figures() -> None:
    assert format_mean_count(9.134, 9.03, 9.238) == "9.1 ± 0.1"
    assert format_mean_count(12.0, math.nan, math.nan) == "12"
    assert format_rate_alone(0.69213, 0.69123, 0.69303) == "69.2 %"
    assert format_count(1_000_000) == "1,000,000"
    assert format_count(math.nan) == "–"
    assert format_exact(2_021_520 / 10_518_300) == "19.2 %"
    assert format_exact(20_475 / 10_518_300) == "0.195 %"
    assert format_exact(0.0) == "0 %"
    assert format_exact(math.nan) == "–"
    assert format_number(17.0) == "17"
    assert format_number(0.12345) == "0.123"
