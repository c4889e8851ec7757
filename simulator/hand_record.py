"""Hand records: the exchange format of HAND_RECORD.md, read from a mapping and written from a table."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from simulator.calls import CARD, PASS, QUESTIONS, R2_CONFIRM, RAISE_LOCKED, call_name
from simulator.cards import CARDS_IN_DECK
from simulator.errors import RecordError, UsageError
from simulator.notation import CARD_NUMBERS, format_card, format_cards, parse_card
from simulator.play_order import natural_card
from simulator.result import RESULT_KEYS, result_of
from simulator.rule_sets import CUSTOM, DEFAULT_RULE_SET, RULE_SETS, rule_set, rules_name
from simulator.rules import OPTIONS, Rules
from simulator.seats import SEATS

VERSION: Final = "baloot-hand/1"

KEYS: Final = ("record", "rules", "deal", "score_before", "auction", "raises", "tricks", "result")
"""Keys of a record; only ``result`` may be absent."""

DEAL_KEYS: Final = ("id", "dealer", "deck")


@dataclass(frozen=True)
class HandRecord:
    """A record whose frame is sound; its calls, raises and tricks are as they were written, to be replayed.

    Attributes
    ----------
    deck
        Card numbers in dealing order.
    auction, raises, tricks
        The lists of the record.
    result
        The result that the record claims, None where it is absent.
    source
        The mapping that was read.
    """

    rules: Rules
    deal_id: str
    dealer: int
    deck: tuple[int, ...]
    score: tuple[int, int]
    auction: list[Any]
    raises: list[Any]
    tricks: list[Any]
    result: Mapping[str, Any] | None
    source: Mapping[str, Any]


def read_record(source: Any) -> HandRecord:
    """Read the frame of a record: version, keys, rules, deal and score.

    Raises
    ------
    RecordError
        With the place: a key such as ``deal.deck`` or ``rules.must_trump``.
    """
    if not isinstance(source, dict):
        raise RecordError("record", "is no JSON object", VERSION)
    if source.get("record") != VERSION:
        raise RecordError("record", f"unknown version {source.get('record')!r}", VERSION)
    _check_keys("", source, KEYS, optional=("result",))
    rules = _read_rules(source["rules"])
    deal = _mapping("deal", source["deal"])
    _check_keys("deal.", deal, DEAL_KEYS)
    if not isinstance(deal["id"], str):
        raise RecordError("deal.id", f"{deal['id']!r} is no text")
    dealer = deal["dealer"]
    if dealer not in SEATS:
        raise RecordError("deal.dealer", f"{dealer!r} is no seat", ", ".join(SEATS))
    deck = _read_deck(deal["deck"])
    score = _read_score(source["score_before"], rules.target)
    for key in ("auction", "raises", "tricks"):
        if not isinstance(source[key], list):
            raise RecordError(key, "is no list")
    if "result" in source:
        _check_result(source["result"])
    return HandRecord(
        rules, deal["id"], SEATS.index(dealer), deck, score,
        source["auction"], source["raises"], source["tricks"], source.get("result"), source,
    )  # fmt: skip


def _mapping(place: str, value: Any) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise RecordError(place, "is no JSON object")
    return value


def _check_keys(
    prefix: str, value: Mapping[str, Any], allowed: tuple[str, ...], optional: tuple[str, ...] = ()
) -> None:
    for key in value:
        if key not in allowed:
            raise RecordError(f"{prefix}{key}", "unknown key", ", ".join(allowed))
    for key in allowed:
        if key not in value and key not in optional:
            raise RecordError(f"{prefix}{key}", "is missing")


def _read_rules(value: Any) -> Rules:
    if isinstance(value, str):
        value = {"name": value}
    return _rules_of(json.dumps(_mapping("rules", value)))


@lru_cache(maxsize=1024)
def _rules_of(text: str) -> Rules:
    options = json.loads(text)
    name = options.pop("name", DEFAULT_RULE_SET)
    if not isinstance(name, str) or name not in RULE_SETS:
        raise RecordError("rules.name", f"{name!r} is no rule set", ", ".join(RULE_SETS))
    changes = {}
    for key, value in options.items():
        if key not in OPTIONS:
            raise RecordError(f"rules.{key}", "no such option of the rules", ", ".join(OPTIONS))
        option = OPTIONS[key]
        try:
            changes[key] = option.read_exactly(value)
        except UsageError as error:
            raise RecordError(f"rules.{key}", f"{value!r} is no value of it", error.allowed) from None
    return rule_set(name).with_options(changes)


def _read_deck(text: Any) -> tuple[int, ...]:
    if not isinstance(text, str):
        raise RecordError("deal.deck", "is no text", "32 cards in dealing order")
    try:
        deck = tuple([CARD_NUMBERS[word] if word in CARD_NUMBERS else parse_card(word) for word in text.split()])
    except UsageError as error:
        raise RecordError("deal.deck", f"{error.read} {error.wrong}", error.allowed) from None
    if len(deck) != CARDS_IN_DECK:
        raise RecordError("deal.deck", f"has {len(deck)} cards", "32 cards in dealing order")
    if len(set(deck)) != CARDS_IN_DECK:
        twice = next(card for card in deck if deck.count(card) > 1)
        raise RecordError("deal.deck", f"{format_card(twice)} stands twice", "each card once")
    return deck


def _read_score(value: Any, target: int) -> tuple[int, int]:
    sound = isinstance(value, list) and len(value) == 2 and all(type(each) is int and each >= 0 for each in value)
    if not sound:
        raise RecordError("score_before", f"{value!r} is no score", "[NS, EW], whole numbers from 0")
    first, second = value
    # Equal at or past the target, another hand is played (RULES.md 9.1).
    if max(first, second) >= target and first != second:
        raise RecordError("score_before", f"the match is over at {target}", f"each team from 0 to {target - 1}")
    return first, second


def _check_result(value: Any) -> None:
    result = _mapping("result", value)
    for key in result:
        if key not in RESULT_KEYS:
            raise RecordError(f"result.{key}", "unknown key", ", ".join(RESULT_KEYS))


def rules_of_record(rules: Rules) -> dict[str, Any]:
    """Write rules as a record does: a rule set's name, else the options that differ from ``eram``."""
    name = rules_name(rules)
    if name != CUSTOM:
        return {"name": name}
    defaults = Rules()
    return {each: getattr(rules, each) for each in OPTIONS if getattr(rules, each) != getattr(defaults, each)}


def record_of(table: Any, rules: Rules, deal_id: str) -> dict[str, Any]:
    """Write the hand on a table, which kept its log, as a record.

    Parameters
    ----------
    table
        A record of TABLE_DTYPE after the hand.
    """
    auction, raises, tricks = answers_of(table)
    return {
        "record": VERSION,
        "rules": rules_of_record(rules),
        "deal": {"id": deal_id, "dealer": SEATS[table["dealer"]], "deck": format_cards(table["deck"].tolist())},
        "score_before": table["score"].tolist(),
        "auction": auction,
        "raises": raises,
        "tricks": tricks,
        "result": result_of(table),
    }


def answers_of(table: Any) -> tuple[list[dict[str, Any]], list[dict[str, Any]], list[dict[str, Any]]]:
    """Write the log of a table as a record has it: auction, raises and tricks."""
    count, trump = int(table["answers"]), int(table["trump"])
    columns = [table[name][:count].tolist() for name in ("log_seat", "log_question", "log_legal", "log_answer")]
    auction, raises = [], []
    cards: list[int] = []
    for seat, question, choices, answer in zip(*columns, strict=True):
        if question == CARD:
            cards.append(natural_card(answer, trump))
        elif question <= R2_CONFIRM:
            auction.append({"seat": SEATS[seat], "question": QUESTIONS[question], "call": call_name(answer)})
        else:
            raises.append({"seat": SEATS[seat], **raise_entry(question, choices, answer)})
    return auction, raises, _tricks_of(table, cards)


def raise_entry(question: int, choices: int, answer: int) -> dict[str, Any]:
    """Write the answer to a raise question: its name, and whether locked where the raiser may say so."""
    if answer == PASS:
        return {"call": "pass"}
    entry: dict[str, Any] = {"call": QUESTIONS[question]}
    if choices & RAISE_LOCKED:
        entry["locked"] = answer == RAISE_LOCKED
    return entry


def _tricks_of(table: Any, cards: list[int]) -> list[dict[str, Any]]:
    leaders, winners = table["trick_leaders"].tolist(), table["trick_winners"].tolist()
    return [
        {
            "leader": SEATS[leaders[number]],
            "cards": format_cards(cards[4 * number : 4 * number + 4]),
            "winner": SEATS[winners[number]],
        }
        for number in range(len(cards) // 4)
    ]
