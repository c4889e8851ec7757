"""The known values of ``perfect_play.jsonl``: full deals and endings under many rules."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from simulator.cards import CARDS_IN_DECK
from simulator.position import format_position, parse_position
from simulator.seats import team_of
from simulator.solver import solve_cards, solve_makes, solve_value, solve_values

CASES = Path(__file__).parent.parent / "cases" / "perfect_play.jsonl"
ROWS: list[dict[str, Any]] = [json.loads(line) for line in CASES.read_text(encoding="utf-8").splitlines()]
POSITIONS = [parse_position(row) for row in ROWS]
VALUES = [row["value"] for row in ROWS]


@pytest.mark.parametrize("jobs", [None, 2])
def test_every_value_comes_out(jobs: int | None) -> None:
    assert len(VALUES) == 185
    assert solve_values(POSITIONS, jobs).tolist() == VALUES


def test_one_at_a_time_gives_the_same_as_a_batch() -> None:
    some = range(0, len(POSITIONS), 9)
    assert [solve_value(POSITIONS[each]) for each in some] == [VALUES[each] for each in some]


def test_the_best_card_is_worth_the_position() -> None:
    for position, value in zip(POSITIONS[::7], VALUES[::7], strict=True):
        best = max if team_of(position.seat) == team_of(position.buyer) else min
        assert best(solve_cards(position).values()) == value


def test_makes_turns_at_the_value() -> None:
    for position, value in zip(POSITIONS, VALUES, strict=True):
        assert solve_makes(position, value)
        assert not solve_makes(position, value + 1)


def test_a_position_written_and_read_is_the_same() -> None:
    assert [parse_position(format_position(position)) for position in POSITIONS] == POSITIONS


def test_abnat_taken_count() -> None:
    ending = next(position for position in POSITIONS if position.cards < CARDS_IN_DECK)
    taken = parse_position({**format_position(ending), "abnat": [21, 4]})
    value = solve_value(ending) + 21
    assert solve_value(taken) == value
    assert solve_values([taken]).tolist() == [value]
    assert solve_cards(taken) == {card: worth + 21 for card, worth in solve_cards(ending).items()}
    assert solve_makes(taken, value)
    assert not solve_makes(taken, value + 1)


def test_no_positions_have_no_values() -> None:
    assert solve_values([]).dtype == np.int64
    assert solve_values([]).size == 0
