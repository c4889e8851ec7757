"""A policy sees what a player at its seat knows: re-dealing the hidden cards leaves its view as it was, to the byte."""

from contextlib import suppress
from random import Random
from typing import Any

import pytest

from simulator.calls import CARD, R2_CONFIRM
from simulator.hand_record import HandRecord, read_record
from simulator.kernels.single import play_one
from simulator.kernels.table import FAIR
from simulator.kernels.view import VIEW_DTYPE
from simulator.policy import Strategy, bidding_policy, play_policy, raising_policy
from simulator.replay import Replayer, script_of
from simulator.seating import PlayedTable
from simulator.seeding import keys_of_hands
from tests.referee.options import RULE_SETS
from tests.referee.random_hands import random_hand

PUBLIC = ("project_kind", "project_points", "baloot_holder", "contract", "trump", "buyer", "receiver")
"""What of a table is public once it is known, or follows from it; a re-deal that changes it is not hidden."""


def _stop(view: Any, parameters: Any, random: Any, memory: Any) -> int:
    if view.question >= 0:
        raise ValueError("stop here")
    return 0


STOP = Strategy("stop", bidding_policy()(_stop), raising_policy()(_stop), play_policy()(_stop))


def stopped(record: HandRecord, deck: list[int], answers: int) -> Any:
    """The table of a record at the question after ``answers`` answers."""
    played = PlayedTable([STOP] * 4, record.rules, keys_of_hands(0))
    table = played.plain
    table["deck_given"] = table["logging"] = 1
    table["deck"] = deck
    table["dealer"] = record.dealer
    table["score"] = record.score
    script = script_of(record)[:answers]
    table["script"][: len(script)] = script
    table["script_length"] = len(script)
    with suppress(ValueError):
        play_one(*played.arguments)
    return table


def stopped_if_legal(record: HandRecord, deck: list[int], answers: int) -> Any:
    """The same with another deck; None where a card that was played is not legal, or another is asked, with it."""
    table = stopped(record, deck, answers)
    return table if table["status"] == FAIR and table["answers"] == answers else None


def public_of(table: Any) -> list[bytes]:
    """What all may know of projects and contract: the kinds declared, and the cards of the team that scores."""
    scoring = [table["project_cards"][seat].tobytes() for seat in range(4) if table["project_points"][seat & 1]]
    return [table[field].tobytes() for field in PUBLIC] + scoring


def view_bytes(table: Any, seat: int) -> bytes:
    return bytes(table["views"][seat].tobytes()[: VIEW_DTYPE.itemsize])


def hidden_places(table: Any, deck: list[int], seat: int, question: int) -> list[int]:
    """Places in the deck of cards that a seat has not seen: not its own, not the mushtara, not played."""
    seen = int(table["hands"][seat]) | 1 << int(table["mushtara"])
    if question == CARD:
        count = int(table["answers"])
        for place in range(count):
            if table["log_question"][place] == CARD:
                seen |= 1 << int(table["script"][place])
    return [place for place, card in enumerate(deck) if not seen >> card & 1]


def questions_of(record: HandRecord) -> list[tuple[int, int, int]]:
    """Each question of a record where a policy would be asked: answers before it, seat, question."""
    table = Replayer().play(record)
    count = int(table["answers"])
    columns = (table[name][:count].tolist() for name in ("log_seat", "log_question", "log_legal"))
    rows = zip(range(count), *columns, strict=True)
    return [(place, seat, question) for place, seat, question, legal in rows if question != CARD or legal & (legal - 1)]


@pytest.mark.parametrize("name", list(RULE_SETS))
def test_the_view_does_not_change_when_hidden_cards_are_dealt_again(name: str) -> None:
    rng = Random(f"view {name}")
    compared = {"auction": 0, "raise": 0, "card": 0}
    for number in range(60):
        record = read_record(random_hand(dict(RULE_SETS[name]), rng, clumped=number % 2 == 1))
        questions = questions_of(record)
        for place, seat, question in rng.sample(questions, min(6, len(questions))):
            table = stopped(record, list(record.deck), place)
            before = view_bytes(table, seat)
            public = public_of(table)
            deck = list(record.deck)
            places = hidden_places(table, deck, seat, question)
            one, other = rng.sample(places, 2)
            deck[one], deck[other] = deck[other], deck[one]
            again = stopped_if_legal(record, deck, place)
            if again is None or public_of(again) != public:
                continue
            assert view_bytes(again, seat) == before, (number, place, seat, question)
            compared["auction" if question <= R2_CONFIRM else "raise" if question < CARD else "card"] += 1
    assert compared["auction"] > 20
    assert compared["card"] > 60
