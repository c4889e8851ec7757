"""Ways to spoil a hand record, each at one place drawn at random."""

from collections.abc import Callable
from random import Random
from typing import Any

from tests.referee.options import VALUES
from tests.referee.words import CARDS, SEATS

Record = dict[str, Any]
LISTS = ("auction", "raises", "tricks")
CALLS = ("pass", "hokm", "sun", "ashkal", "kawesh", "hokm_S", "hokm_H", "hokm_D", "hokm_C", "double", "pas", None, 1)
QUESTIONS = ("r1_open", "r1_sun_over_sun", "r1_sun_over_hokm", "r1_confirm", "r2_open", "r2_name", "r3", None)
RAISES = ("pass", "double", "triple", "four", "gahwa", "hokm", None)
ODD = (None, True, 0, 1, 2, -1, 1.0, "", "S", [], [0, 0], [16, 0], {}, "hokm", "X")


def entry_of(record: Record, rng: Random) -> tuple[list[Any], int]:
    """One entry of the auction, the raises or the tricks."""
    entries = record[rng.choice([key for key in LISTS if record[key]])]
    return entries, rng.randrange(len(entries))


def change_call(record: Record, rng: Random) -> None:
    entry = rng.choice(record["auction"])
    key, values = rng.choice([("call", CALLS), ("seat", (*SEATS, "X", None)), ("question", QUESTIONS)])
    entry[key] = rng.choice(values)


def change_raise(record: Record, rng: Random) -> None:
    if record["raises"]:
        entry = rng.choice(record["raises"])
        key, values = rng.choice([("call", RAISES), ("seat", (*SEATS, "X")), ("locked", (True, False, None, 1, "no"))])
        entry[key] = rng.choice(values)


def forget_locked(record: Record, rng: Random) -> None:
    for entry in record["raises"]:
        entry.pop("locked", None)


def drop_entry(record: Record, rng: Random) -> None:
    entries, place = entry_of(record, rng)
    del entries[place]


def repeat_entry(record: Record, rng: Random) -> None:
    entries, place = entry_of(record, rng)
    entries.insert(place, entries[place])


def cut_short(record: Record, rng: Random) -> None:
    entries, place = entry_of(record, rng)
    del entries[place:]


def change_keys_of_entry(record: Record, rng: Random) -> None:
    entries, place = entry_of(record, rng)
    if rng.random() < 0.5:
        entries[place]["note"] = "x"
    else:
        del entries[place][rng.choice(sorted(entries[place]))]


def change_entry_itself(record: Record, rng: Random) -> None:
    entries, place = entry_of(record, rng)
    entries[place] = rng.choice(ODD)


def change_trick(record: Record, rng: Random) -> None:
    if record["tricks"]:
        trick = rng.choice(record["tricks"])
        key = rng.choice(["leader", "winner"])
        trick[key] = rng.choice([*SEATS, "X", None])


def change_card(record: Record, rng: Random) -> None:
    if record["tricks"]:
        trick = rng.choice(record["tricks"])
        cards = trick["cards"].split()
        cards[rng.randrange(4)] = rng.choice([*CARDS, "XX", "1H"])
        trick["cards"] = " ".join(cards)


def swap_cards(record: Record, rng: Random) -> None:
    if record["tricks"]:
        trick = rng.choice(record["tricks"])
        trick["cards"] = " ".join(rng.sample(trick["cards"].split(), 4))


def change_number_of_cards(record: Record, rng: Random) -> None:
    if record["tricks"]:
        trick = rng.choice(record["tricks"])
        cards = trick["cards"].split()
        trick["cards"] = rng.choice([" ".join(cards[:3]), " ".join([*cards, cards[0]]), "", None, cards])


def change_result(record: Record, rng: Random) -> None:
    record["result"][rng.choice(list(record["result"]))] = rng.choice(ODD)


def change_keys_of_result(record: Record, rng: Random) -> None:
    if rng.random() < 0.5:
        del record["result"][rng.choice(list(record["result"]))]
    else:
        record["result"][rng.choice(["note", "kind", "match"])] = None


def change_deck(record: Record, rng: Random) -> None:
    cards = record["deal"]["deck"].split()
    place = rng.randrange(32)
    cards[place] = rng.choice([*CARDS, "XX", ""])
    record["deal"]["deck"] = " ".join(cards)


def change_deal(record: Record, rng: Random) -> None:
    record["deal"][rng.choice(["id", "dealer", "deck", "cut"])] = rng.choice(ODD)


def change_top(record: Record, rng: Random) -> None:
    key = rng.choice([*record, "note"])
    if rng.random() < 0.5:
        record.pop(key, None)
    else:
        record[key] = rng.choice(ODD)


def change_score(record: Record, rng: Random) -> None:
    record["score_before"] = [rng.choice([0, 1, 100, 151, 152, 153, -1, 1.0, True, "0"]) for _ in range(2)]


def change_rules(record: Record, rng: Random) -> None:
    name = rng.choice([*VALUES, "target", "must_trumps"])
    value = rng.choice([*VALUES.get(name, [152, 0, 100]), *ODD])
    record["rules"] = {**record["rules"], name: value}


SPOILERS: tuple[Callable[[Record, Random], None], ...] = (
    change_call,
    change_raise,
    forget_locked,
    drop_entry,
    repeat_entry,
    cut_short,
    change_keys_of_entry,
    change_entry_itself,
    change_trick,
    change_card,
    swap_cards,
    change_number_of_cards,
    change_result,
    change_keys_of_result,
    change_deck,
    change_deal,
    change_top,
    change_score,
    change_rules,
)
