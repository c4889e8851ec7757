"""Figures as words: digits end where the error begins, and no estimate stands without its error.

The error is shown with one digit and the figure ends with it. An error of 0.04 % gives ``69.21 % ± 0.04``; one of
0.09 % is as good as 0.1 % and gives ``69.2 % ± 0.1``.
"""

import math
from typing import Final

NOTHING: Final = "–"
"""What stands where there is no figure."""

MINUS: Final = "−"
"""A minus sign as wide as a plus; a hyphen is easily overlooked."""

NEARLY_ONE: Final = 0.7
"""From this part of a decimal place on, an error is shown as one of that place: one digit is as coarse anyhow."""

SKEWED: Final = 1.5
"""Once one half of an interval is longer than the other by this factor, ± would mislead: the bounds are written out."""

EXACT_DIGITS: Final = 3
"""Significant digits of a figure that carries no interval: exact odds, or a share whose count stands beside it."""


def decimals_for(error: float) -> int:
    """Give the number of decimals at which a figure with this error ends (never fewer than 0).

    Parameters
    ----------
    error
        Half the length of the 95 % interval, above 0, in the unit that is shown.
    """
    return max(0, -math.floor(math.log10(error / NEARLY_ONE)))


def format_count(count: float) -> str:
    """Write a count with thousands apart: ``1,000,000``."""
    return NOTHING if math.isnan(count) else f"{round(count):,}"


def format_rate(value: float, lo: float, hi: float) -> str:
    """Write a rate (0–1) with its 95 % interval in per cent: ``69.2 % ± 0.1``.

    An interval that is far from symmetric, as rare events have it, is written out: ``0.0012 % (0.0006 to 0.0023)``.
    """
    return _format_estimate(100 * value, 100 * lo, 100 * hi, " %")


def format_rate_alone(value: float, lo: float, hi: float) -> str:
    """Write a rate (0–1) in per cent as far as its interval allows, where the interval itself is drawn: ``69.2 %``."""
    return f"{_fixed(100 * value, decimals_for(100 * max(hi - value, value - lo)))} %"


def format_points(value: float, lo: float, hi: float) -> str:
    """Write a mean of points with its 95 % interval: ``14.27 ± 0.03``."""
    return _format_estimate(value, lo, hi)


def format_mean_count(value: float, lo: float, hi: float) -> str:
    """Write a mean of counts with its 95 % interval; a count that was made, not estimated, stands as it is."""
    return format_count(value) if math.isnan(lo) else _format_estimate(value, lo, hi)


def format_difference(value: float, lo: float, hi: float) -> str:
    """Write a difference of points with its sign and its 95 % interval: ``+0.12 ± 0.03``."""
    text = _format_estimate(value, lo, hi)
    return f"+{text}" if value > 0 and text.strip("0.").startswith(tuple("123456789")) else text


def format_exact(rate: float) -> str:
    """Write a rate (0–1) that carries no interval in per cent, with three significant digits: ``19.2 %``."""
    if math.isnan(rate):
        return NOTHING
    if rate == 0:
        return "0 %"
    return f"{_significant(100 * rate)} %"


def format_number(value: float) -> str:
    """Write a bare number with three significant digits; whole numbers stay whole."""
    if math.isnan(value):
        return NOTHING
    return format_count(value) if value == round(value) else _significant(value)


def _format_estimate(value: float, lo: float, hi: float, unit: str = "") -> str:
    if math.isnan(value):
        return NOTHING
    if math.isnan(lo) or math.isnan(hi):
        return f"{format_number(value)}{unit} (error unknown)"
    below, above = value - lo, hi - value
    error = max(below, above)
    if error <= 0:
        return f"{format_number(value)}{unit}"
    decimals = decimals_for(error)
    if error > SKEWED * min(below, above):
        # One digit more: the shorter half would drown in the rounding.
        shown = [_fixed(number, decimals + 1) for number in (value, lo, hi)]
        return f"{shown[0]}{unit} ({shown[1]} to {shown[2]})"
    return f"{_fixed(value, decimals)}{unit} ± {_fixed(max(error, 10.0**-decimals), decimals)}"


def _fixed(value: float, decimals: int) -> str:
    text = f"{round(value, decimals) + 0.0:,.{decimals}f}"  # adding zero takes the sign off a zero
    return text.replace("-", MINUS)


def _significant(value: float) -> str:
    decimals = max(0, EXACT_DIGITS - 1 - math.floor(math.log10(abs(value))))
    return _fixed(value, decimals)
