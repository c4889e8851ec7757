"""For any two values of an option: three hands that come out differently under them, or are refused under one.

Looked for in random hands, half of them from clumped decks. Left out, since no field of a hand record depends on them:
``kawesh_dealer`` (who deals next, see test_9_match.py) and ``raise_timing`` (what a raiser has seen, see
test_5_raising.py). ``target`` has no values to compare; test_8_winner_takes_all.py and test_9_match.py change it.
"""

from itertools import combinations
from random import Random
from typing import Any

import numpy as np
import pytest

from simulator.errors import RecordError
from simulator.hand_record import read_record, record_of
from simulator.kernels.blocks import play_block
from simulator.kernels.rows import ROW_DTYPE
from simulator.kernels.tally import new_tally
from simulator.policy import Strategy
from simulator.replay import Replayer
from simulator.rules import OPTIONS, Rules
from simulator.seating import PlayedTable
from simulator.seeding import keys_of_hands
from strategies.bidding.random_calls import random_calls
from strategies.playing.random_cards import random_cards
from strategies.raising.random_raises import random_raises
from tests.referee.options import ERAM
from tests.referee.random_hands import random_hand
from tests.rules.builders import tell
from tests.rules.deals import deal

WANTED = 3
MOST_HANDS = 4000
MOST_DEALS = 250_000
MOST_CANDIDATES = 50
LEFT_OUT = ("kawesh_dealer", "raise_timing", "target")

SURROUNDINGS: dict[str, dict[str, Any]] = {
    "overtrump": {"must_trump": "always"},
    "under_trump": {"must_trump": "always", "overtrump": "if_able"},
    "tie": {"success_basis": "gp_only"},
    "raised_tie": {"success_basis": "gp_only"},
}
"""What else must be so for an option to decide, or to decide often."""

ONE_HAND_OF_ONE_PLAYER = ("hundred_order", "four_first", "top_card")
"""They differ only where one player holds a run and four of a kind with the same top card."""

RARE = (
    ("kawesh", "r1_any_question", "r1_own_turn"),
    ("ashkal_r2", "on", "on_unless_wala"),
    ("hokm_pair", "non_buyer", "larger_reduced"),
    ("success_basis", "gp_then_raw", "raw"),
)
"""A Kawesh over another's call; Ashkal over a Second Hokm after seven passes; a Hokm made with fewer Abnat; Abnat that
are level while the points are not. For these the simulator plays deals and picks those that come out differently."""

RANDOM = Strategy("random", random_calls, random_raises, random_cards)


def outcome(replayer: Replayer, record: dict[str, Any], options: dict[str, Any]) -> dict[str, Any] | str:
    """The result of the hand under these rules, or the place at which they refuse it."""
    try:
        return replayer.replay(read_record({**record, "rules": options}))
    except RecordError as error:
        return error.place


@pytest.mark.parametrize("name", [name for name in OPTIONS if name not in LEFT_OUT])
def test_every_two_values_of_an_option_differ_in_some_hands(name: str) -> None:
    rng = Random(f"decides {name}")
    replayer = Replayer()
    values = list(OPTIONS[name].values)
    elsewhere = {ONE_HAND_OF_ONE_PLAYER, *RARE}
    found = {pair: 0 for pair in combinations(values, 2) if (name, *pair) not in elsewhere}
    around = ERAM | SURROUNDINGS.get(name, {})
    for number in range(MOST_HANDS):
        options = around | {name: values[number % len(values)]}
        record = random_hand(options, rng, clumped=number // len(values) % 2 == 1)
        del record["result"]
        outcomes = {value: outcome(replayer, record, around | {name: value}) for value in values}
        for one, other in found:
            found[one, other] += outcomes[one] != outcomes[other]
        if min(found.values()) >= WANTED:
            break
    assert min(found.values()) >= WANTED, found


def deals_of(table: PlayedTable) -> np.recarray:
    """The rows of deals played with nothing but chance."""
    rows = np.zeros(MOST_DEALS, ROW_DTYPE).view(np.recarray)
    play_block(*table.arguments, 0, MOST_DEALS, rows, new_tally())
    return rows


def record_of_deal(table: PlayedTable, number: int, rules: Rules) -> dict[str, Any]:
    """The hand record of one of those deals, without its result."""
    table.table["logging"] = 1
    play_block(*table.arguments, number, 1, np.zeros(0, ROW_DTYPE).view(np.recarray), new_tally())
    record = record_of(table.table[0], rules, f"3:{number}")
    del record["result"]
    return record


@pytest.mark.parametrize(("name", "one", "other"), RARE)
def test_two_values_of_an_option_differ_in_some_rare_hands(name: str, one: str, other: str) -> None:
    rules = [Rules(**{name: value}) for value in (one, other)]
    tables = [PlayedTable([RANDOM] * 4, each, keys_of_hands(3)) for each in rules]
    candidates = np.flatnonzero(deals_of(tables[0]) != deals_of(tables[1]))[:MOST_CANDIDATES]
    replayer = Replayer()
    found = 0
    for number in candidates.tolist():
        record = record_of_deal(tables[0], number, rules[0])
        under_one, under_other = (outcome(replayer, record, ERAM | {name: value}) for value in (one, other))
        found += under_one != under_other
    assert found >= WANTED


@pytest.mark.parametrize(("holder", "mushtara"), [("p1", "9H"), ("p2", "7H"), ("p3", "7H")])
def test_four_first_and_top_card_differ_where_one_player_holds_both(holder: str, mushtara: str) -> None:
    """The four Kings swallow the Baloot, the run of trumps does not (7.6)."""
    both = deal(mushtara, **{holder: "9H TH JH QH KH KS KD KC"})
    name, *values = ONE_HAND_OF_ONE_PLAYER
    four_first, top_card = (tell(both, "p1 hokm", **{name: value}).result["baloot"] for value in values)
    assert (sum(four_first), sum(top_card)) == (0, 2)
