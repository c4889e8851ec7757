"""A position that is no moment of a hand gets one error that names what is wrong, never a number."""

from typing import Any

import pytest

from simulator.errors import BalootError
from simulator.position import Position, parse_position
from simulator.solver import solve_cards, solve_makes, solve_value, solve_values

GOOD: dict[str, Any] = {
    "rules": {"must_trump": "always"},
    "kind": "hokm",
    "trump": "H",
    "buyer": "S",
    "locked": False,
    "leader": "W",
    "hands": {"S": "JH 7S", "E": "9S AD", "N": "8H KC", "W": "QD"},
    "trick": "7D",
}

FAULTS: dict[str, tuple[dict[str, Any], str]] = {
    "no contract": ({"kind": None}, "is no contract"),
    "Hokm without a suit": ({"trump": None}, "needs its trump suit"),
    "unknown suit": ({"trump": "X"}, "is no suit"),
    "Sun with a suit": ({"kind": "sun"}, "a Sun has no trumps"),
    "locked Sun": ({"kind": "sun", "trump": None, "locked": True}, "never locked"),
    "locked is no truth value": ({"locked": 1}, "is no truth value"),
    "unknown seat": ({"buyer": "X"}, "is no seat"),
    "a seat's hand is missing": ({"hands": {"S": "JH 7S"}}, "are not those of four seats"),
    "unknown card": ({"trick": "1D"}, "is no card"),
    "a card twice in a hand": ({"hands": {**GOOD["hands"], "S": "JH JH"}}, "stands twice"),
    "a card in two hands": ({"hands": {**GOOD["hands"], "S": "JH 9S"}}, "9S: stands twice"),
    "a card in a hand and on the table": ({"trick": "7S"}, "7S: stands twice"),
    "a hand too short": ({"hands": {**GOOD["hands"], "N": "8H"}}, "hands of unequal size"),
    "one who has played holds too many": ({"hands": {**GOOD["hands"], "W": "QD TD"}}, "hands of unequal size"),
    "a full trick": ({"trick": "7D 8D 9D KD"}, "too many cards on the table"),
    "nine cards": (
        {"trick": "", "hands": {**GOOD["hands"], "S": "7S 8S TS JS QS KS AS 7H 9H"}},
        "too many cards",
    ),
    "no card left": ({"trick": "", "hands": {"S": "", "E": "", "N": "", "W": ""}}, "no card is left"),
    "negative Abnat": ({"abnat": [-1, 0]}, "is no count of Abnat"),
    "more Abnat than there are": ({"abnat": [60, 55]}, "is no count of Abnat"),
    "Abnat of one team": ({"abnat": [5]}, "is no pair of numbers"),
    "unknown key": ({"leadre": "S"}, "'leadre': no such key"),
    "unknown option": ({"rules": {"must_trumpp": "always"}}, "must_trumpp"),
    "unknown value of an option": ({"rules": {"must_trump": "often"}}, "must_trump"),
    "unknown rule set": ({"rules": {"name": "erom"}}, "erom"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_named(fault: str) -> None:
    change, message = FAULTS[fault]
    with pytest.raises(BalootError) as error:
        parse_position({**GOOD, **change})
    assert message in str(error.value)
    assert len(str(error.value).splitlines()) <= 2


@pytest.mark.parametrize("key", ["rules", "kind", "trump", "buyer", "locked", "leader", "hands"])
def test_a_missing_key_is_named(key: str) -> None:
    with pytest.raises(BalootError, match=f"{key}: is missing"):
        parse_position({name: value for name, value in GOOD.items() if name != key})


def test_what_is_no_object_is_refused() -> None:
    with pytest.raises(BalootError, match="is no JSON object"):
        parse_position([GOOD])


def test_the_good_position_is_good() -> None:
    assert solve_value(parse_position(GOOD)) >= 0


ILLEGAL_TRICKS: dict[str, tuple[dict[str, Any], str]] = {
    "a revoke": ({"trick": "7D 7S", "hands": {**GOOD["hands"], "S": "KD"}}, "S 7S"),
    "a trick not trumped": (
        {"trick": "7D AD 9S", "hands": {"S": "JC", "E": "8H", "N": "TH KC", "W": "QD"}},
        "E 9S",
    ),
    "a locked lead": ({"trick": "7H", "locked": True}, "W 7H"),
}


@pytest.mark.parametrize("name", ILLEGAL_TRICKS)
def test_a_trick_that_breaks_the_rules_is_refused_by_every_question(name: str) -> None:
    change, place = ILLEGAL_TRICKS[name]
    position = parse_position({**GOOD, **change})
    for ask in (solve_value, solve_cards, lambda each: solve_makes(each, 10), lambda each: solve_values([each])):
        with pytest.raises(BalootError, match=f"trick: {place}: breaks the rules"):
            ask(position)


def test_a_card_number_outside_the_deck_is_refused() -> None:
    with pytest.raises(BalootError, match="is no card number"):
        Position("sun", None, 0, False, 0, (1, 2, 4, 0), (32,))


def test_cards_outside_the_deck_are_refused() -> None:
    with pytest.raises(BalootError, match="is no set of cards"):
        Position("sun", None, 0, False, 0, (1 << 32, 1, 2, 4))
