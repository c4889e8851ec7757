"""The referee against the known cases: it is the measure of the kernels, so it is measured first."""

import ast
import csv
import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.referee.hand import referee
from tests.referee.minimax import Position, minimax, minimax_cards, position_of
from tests.referee.options import RULE_SETS, TARGET, check_option, options_of
from tests.referee.play import Play, abnat_taken
from tests.referee.random_hands import random_hand, random_options
from tests.referee.records import referee_file
from tests.referee.scoring import Figures, Score, score_hand
from tests.referee.words import CARDS, SEATS, Fault, Options, team_of

TESTS = Path(__file__).parent
CASES = TESTS / "cases"
BUYER, OTHER = 0, 1


def rows_of(name: str) -> list[dict[str, Any]]:
    with (CASES / name).open(encoding="utf-8") as file:
        return list(csv.DictReader(file)) if name.endswith(".csv") else [json.loads(line) for line in file]


@pytest.mark.parametrize(("name", "count"), [("hands.jsonl", 382), ("real_hands.jsonl", 21)])
def test_recorded_hands_have_their_results(name: str, count: int) -> None:
    records = rows_of(name)
    outcomes = list(referee_file(CASES / name))
    wrong = [(line, str(outcome)) for line, outcome in outcomes if outcome != records[line - 1]["result"]]
    assert wrong == []
    assert len(outcomes) == count


@pytest.mark.parametrize("name", ["hands.jsonl", "real_hands.jsonl"])
def test_a_missing_result_is_computed(name: str) -> None:
    for record in rows_of(name):
        expected = record.pop("result")
        assert referee(record) == expected


def test_faulty_records_are_refused_at_their_place() -> None:
    places = {int(row["line"]): row["place"] for row in rows_of("bad_hands.csv")}
    refused = {
        line: outcome.place if isinstance(outcome, Fault) else None
        for line, outcome in referee_file(CASES / "bad_hands.jsonl")
    }
    assert refused == places
    assert len(refused) == 91


def score_of_row(row: dict[str, str]) -> Score:
    """One row of scoring.csv, the buyer's team as team 0; raises were said in turn."""
    options = dict(RULE_SETS[row["rules"]])
    for setting in filter(None, row["options"].split(";")):
        option, value = setting.split("=")
        options[option] = int(value) if option == TARGET else value
        check_option(option, options[option])
    tricks = int(row["tricks_buyer"])
    figures = Figures(
        kind=row["kind"],
        buyer=BUYER,
        raisers=[OTHER, BUYER, OTHER, BUYER][: int(row["level"]) - 1],
        abnat=[int(row["abnat_buyer"]), int(row["abnat_other"])],
        tricks=[tricks, 8 - tricks],
        projects=[int(row["projects_buyer"]), int(row["projects_other"])],
        baloot=[2 if row["baloot"] == holder else 0 for holder in ("buyer", "other")],
    )
    return score_hand(options, figures)


def test_scoring_figures() -> None:
    rows = rows_of("scoring.csv")
    for line, row in enumerate(rows, 2):
        score = score_of_row(row)
        won_by = {None: "", BUYER: "buyer", OTHER: "other"}[score.match]
        came_out = (str(score.made), *map(str, score.points), won_by)
        expected = (row["made"], row["points_buyer"], row["points_other"], row["match_won_by"])
        assert came_out == expected, f"line {line}: {row}"
    assert len(rows) == 759


def endings() -> list[dict[str, Any]]:
    return [row for row in rows_of("perfect_play.jsonl") if len(row["hands"]["S"].split()) <= 4]


def test_endings_have_their_values() -> None:
    rows = endings()
    assert [minimax(options_of(row["rules"]), position_of(row)) for row in rows] == [row["value"] for row in rows]
    assert len(rows) == 125


def random_ending(rng: Random, cards: int) -> Position:
    """An ending of so many cards a hand; the trick may have been begun."""
    drawn = rng.sample(CARDS, 4 * cards)
    hands = {seat: drawn[place * cards : (place + 1) * cards] for place, seat in enumerate(SEATS)}
    trump = rng.choice([*"SHDC", None])
    return Position(trump, rng.choice(SEATS), trump is not None and rng.random() < 0.5, rng.choice(SEATS), hands)


def best_by_playing_on(options: Options, position: Position, played: list[str]) -> int:
    """The value after some cards, every line of play really played from the start to its end."""
    play = Play(options, position.trump, position.locked, position.leader, position.hands)
    for card in played:
        play.put(card)
    buyers = team_of(position.buyer)
    if play.over:
        return abnat_taken(play.tricks, position.trump)[buyers]
    values = [best_by_playing_on(options, position, [*played, card]) for card in play.allowed()]
    return max(values) if team_of(play.seat) == buyers else min(values)


def test_minimax_is_the_best_of_all_lines_of_play() -> None:
    rng = Random(3)
    for _ in range(60):
        options, ending = random_options(rng), random_ending(rng, cards=2)
        play = Play(options, ending.trump, ending.locked, ending.leader, ending.hands)
        played: list[str] = []
        while not play.tricks:
            position = Position(ending.trump, ending.buyer, ending.locked, ending.leader, play.hands, list(play.trick))
            values = minimax_cards(options, position)
            assert values == {card: best_by_playing_on(options, ending, [*played, card]) for card in play.allowed()}
            best = max if team_of(play.seat) == team_of(ending.buyer) else min
            assert minimax(options, position) == best(values.values())
            played.append(rng.choice(play.allowed()))
            play.put(played[-1])


@pytest.mark.parametrize("clumped", [False, True])
def test_random_hands_replay_and_show_everything(clumped: bool) -> None:
    rng = Random(7)
    seen: Counter[object] = Counter()
    for number in range(1500):
        options = random_options(rng) if number % 2 else RULE_SETS[rng.choice(list(RULE_SETS))]
        record = random_hand(options, rng, clumped=clumped)
        assert options_of(record["rules"]) == options
        result = referee(json.loads(json.dumps(record)))
        assert result == record["result"]
        seen.update((key, str(value)) for key, value in result.items())
    levels = {("level", str(level)) for level in range(1, 6)}
    kinds = {("kind", "hokm"), ("kind", "sun"), ("ashkal", "True"), ("round", "1"), ("round", "2"), ("locked", "True")}
    ends = {("kaboot", "0"), ("kaboot", "1"), ("made", "True"), ("made", "False"), ("match", "0"), ("match", "1")}
    assert levels | kinds | ends | {("void", "wala")} <= set(seen)
    assert not clumped or ("void", "kawesh") in seen


def test_the_referee_stands_alone() -> None:
    for path in (TESTS / "referee").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                assert {each.name for each in node.names} <= {"json"}, path.name
            elif isinstance(node, ast.ImportFrom) and node.level == 0:
                assert node.module in {"typing", "dataclasses", "collections.abc", "pathlib", "random"}, path.name
