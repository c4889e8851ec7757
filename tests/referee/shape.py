"""The form of a hand record (HAND_RECORD.md), before any rule of the game is looked at."""

from typing import Any

from .words import SEATS, Fault, card_named

VERSION = "baloot-hand/1"
KEYS = ["record", "rules", "deal", "score_before", "auction", "raises", "tricks"]
DEAL_KEYS = ["id", "dealer", "deck"]


def check_record(record: Any) -> None:
    """The version, the keys of the record and of its deal, and that its three lists are lists."""
    if not isinstance(record, dict) or record.get("record") != VERSION:
        raise Fault("record", "not a hand record of this version", VERSION)
    for key in record:
        if key not in [*KEYS, "result"]:
            raise Fault(key, "unknown key", [*KEYS, "result"])
    for key in KEYS:
        if key not in record:
            raise Fault(key, "missing", KEYS)
    deal = record["deal"]
    if not isinstance(deal, dict):
        raise Fault("deal", f"{deal!r} is no object", DEAL_KEYS)
    for key in [*deal, *DEAL_KEYS]:
        if key not in DEAL_KEYS or key not in deal:
            raise Fault(f"deal.{key}", "unknown key" if key in deal else "missing", DEAL_KEYS)
    if not isinstance(deal["id"], str):
        raise Fault("deal.id", f"{deal['id']!r} is no text", "a text")
    for key in ("auction", "raises", "tricks"):
        if not isinstance(record[key], list):
            raise Fault(key, f"{record[key]!r} is no list", "a list")


def check_keys(entry: Any, needed: list[str], optional: list[str], place: str) -> None:
    """That an entry is an object with the needed keys and at most the optional ones beside them."""
    if not isinstance(entry, dict):
        raise Fault(place, f"{entry!r} is no object", needed)
    if not all(key in entry for key in needed) or len(entry) > len(needed) + sum(key in entry for key in optional):
        raise Fault(place, f"keys {list(entry)}", needed + optional)


def seat_read(read: Any, place: str) -> str:
    """A seat, or a Fault."""
    if not isinstance(read, str) or len(read) != 1 or read not in SEATS:
        raise Fault(place, f"{read!r} is no seat", list(SEATS))
    return read


def cards_read(read: Any, place: str) -> list[str]:
    """The cards of a text, or a Fault that names the word which is no card."""
    if not isinstance(read, str):
        raise Fault(place, f"{read!r} is no text of cards", "cards such as TH 7S")
    cards = []
    for word in read.split():
        card = card_named(word)
        if card is None:
            raise Fault(place, f"{word} is no card", "7 8 9 T J Q K A with S H D C")
        cards.append(card)
    return cards


def score_read(read: Any) -> list[int]:
    """A pair of whole numbers from 0, or a Fault."""
    right = isinstance(read, list) and len(read) == 2 and all(type(each) is int and each >= 0 for each in read)
    if not right:
        raise Fault("score_before", f"{read!r} is no score", "two whole numbers from 0")
    return list(read)
