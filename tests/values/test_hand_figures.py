"""Figures of a hand that cannot be are refused before they are scored (RULES.md 1.5 and 5)."""

from typing import Any

import pytest

from simulator.calls import CONTRACT_HOKM, CONTRACT_SUN
from simulator.scoring import HandFigures
from tests.values.refusals import refusal


@pytest.mark.parametrize(
    ("figures", "read", "allowed"),
    [
        ({"abnat": (80, 80)}, "Abnat (80, 80)", "two counts that add up to 162"),
        ({"abnat": (-2, 164)}, "Abnat (-2, 164)", "two counts that add up to 162"),
        (
            {"contract": CONTRACT_SUN, "abnat": (81, 81)},
            "Abnat (81, 81)",
            "two counts that add up to 130",
        ),
        ({"tricks": (5, 4)}, "tricks (5, 4)", "two counts that add up to 8"),
        ({"tricks": (9, -1)}, "tricks (9, -1)", "two counts that add up to 8"),
        ({"level": 0}, "level 0", "1 to 5"),
        ({"level": 6}, "level 6", "1 to 5"),
        ({"contract": 2}, "contract 2", "0 Sun, 1 Hokm"),
    ],
)
def test_figures_that_cannot_be(figures: dict[str, Any], read: str, allowed: str) -> None:
    sound = {"contract": CONTRACT_HOKM, "abnat": (81, 81)}
    error = refusal(HandFigures, **{**sound, **figures})
    assert (error.read, error.allowed) == (read, allowed)


def test_a_sun_is_doubled_at_most() -> None:
    refusal(HandFigures, CONTRACT_SUN, (65, 65), level=3)
