"""Replaying a hand record: the kernels play it again from its answers, and every answer and figure is compared."""

from typing import Any, Final, NamedTuple

from simulator.calls import CALLS, CARD, PASS, QUESTIONS, R2_CONFIRM, RAISE, RAISE_LOCKED, call_names
from simulator.errors import RecordError, UsageError
from simulator.hand_record import HandRecord, answers_of
from simulator.kernels.single import play_one
from simulator.kernels.table import LONGEST_HAND
from simulator.notation import CARD_NUMBERS, format_card, format_cards, parse_card
from simulator.play_order import natural_card, natural_cards
from simulator.policy import Strategy, bidding_policy, play_policy, raising_policy
from simulator.result import RESULT_KEYS, result_of
from simulator.rules import Rules
from simulator.seating import PlayedTable
from simulator.seats import SEATS
from simulator.seeding import keys_of_hands

_CALL_BITS: Final = {name: 1 << bit for bit, name in enumerate(CALLS)}
_UNREADABLE: Final = 0
"""Stands in a script for a call that there is not; it is never legal."""


def _first_choice(view: Any, _parameters: Any, _random: Any, _memory: Any) -> int:
    choice: int = view.legal & -view.legal
    return choice


_STAND_IN: Final = Strategy(
    "script", bidding_policy()(_first_choice), raising_policy()(_first_choice), play_policy()(_first_choice)
)
"""Who answers when a record's answers have run out, so that the kernel can end the hand."""


_MOST_TABLES: Final = 64
"""Tables kept; a file may hold as many sets of rules as it likes."""


class _Asked(NamedTuple):
    """One question that the kernel asked: by whom it was to be answered, what was allowed, and what stood."""

    seat: int
    question: int
    legal: int
    answer: int


class Replayer:
    """Replays records one after another; keeps a table for each set of rules it meets."""

    def __init__(self) -> None:
        # By identity: to hash forty options takes longer than to replay the auction.
        self._tables: dict[int, tuple[Rules, PlayedTable]] = {}

    def replay(self, record: HandRecord) -> dict[str, Any]:
        """Play a record again and give the result that follows from it.

        Raises
        ------
        RecordError
            At the first place that breaks a rule, or where the result that the record claims is wrong.
        """
        table = self.play(record)
        _compare_answers(record, table)
        result = result_of(table)
        if record.result is not None:
            _compare_result(record.result, result)
        return result

    def play(self, record: HandRecord) -> Any:
        """Put a record on a table as far as its answers go; gives the table, which keeps the log."""
        played = self._table_for(record.rules)
        script = script_of(record)
        table = played.plain
        table["deck_given"] = table["logging"] = 1
        table["deck"] = record.deck
        table["dealer"] = record.dealer
        table["score"] = record.score
        table["script"][: len(script)] = script
        table["script_length"] = len(script)
        play_one(*played.arguments)
        return table

    def _table_for(self, rules: Rules) -> PlayedTable:
        if id(rules) not in self._tables:
            if len(self._tables) == _MOST_TABLES:
                self._tables.clear()
            self._tables[id(rules)] = rules, PlayedTable([_STAND_IN] * 4, rules, keys_of_hands(0))
        return self._tables[id(rules)][1]


def script_of(record: HandRecord) -> list[int]:
    """Give the answers of a record in order, as far as they can be read: calls and raises as bits, cards as numbers."""
    script = [_CALL_BITS.get(_get(entry, "call"), _UNREADABLE) for entry in record.auction]
    script += [_raise_bit(entry) for entry in record.raises]
    for trick in record.tricks:
        for word in str(_get(trick, "cards")).split():
            try:
                script.append(CARD_NUMBERS[word] if word in CARD_NUMBERS else parse_card(word))
            except UsageError:
                return script[:LONGEST_HAND]
    return script[:LONGEST_HAND]


def _get(entry: Any, key: str) -> Any:
    value = entry.get(key) if isinstance(entry, dict) else None
    return value if isinstance(value, str) else None


def _raise_bit(entry: Any) -> int:
    call = _get(entry, "call")
    if call == "pass":
        return PASS
    if call not in QUESTIONS:
        return _UNREADABLE
    return RAISE_LOCKED if entry.get("locked") is True else RAISE


def _compare_answers(record: HandRecord, table: Any) -> None:
    """Go through every question that the kernel asked and find what the record has at that place.

    Where the record is word for word what the kernel would write, which is quickly seen, there is nothing to find.
    """
    sound = all(type(entry.get("locked", False)) is bool for entry in record.raises if isinstance(entry, dict))
    if sound and (record.auction, record.raises, record.tricks) == answers_of(table):
        return
    count = int(table["answers"])
    columns = [table[name][:count].tolist() for name in ("log_seat", "log_question", "log_legal", "log_answer")]
    asked = list(map(_Asked, *columns))
    calls = [each for each in asked if each.question <= R2_CONFIRM]
    raises = [each for each in asked if R2_CONFIRM < each.question < CARD]
    cards = [each for each in asked if each.question == CARD]
    for place, entry in enumerate(record.auction, 1):
        if place > len(calls):
            raise RecordError(f"call {place}", "the auction was over", "no more calls")
        _compare_call(f"call {place}", entry, calls[place - 1])
    _refuse_missing("call", "the auction is not finished", len(record.auction), calls)
    for place, entry in enumerate(record.raises, 1):
        if place > len(raises):
            raise RecordError(f"raise {place}", "nobody may raise here", "no raise")
        _compare_raise(f"raise {place}", entry, raises[place - 1])
    _refuse_missing("raise", "the raising is not finished", len(record.raises), raises)
    _compare_tricks(record, table, cards)


def _refuse_missing(word: str, wrong: str, given: int, asked: list[_Asked]) -> None:
    if len(asked) > given:
        missing = asked[given]
        raise RecordError(f"{word} {given + 1}", wrong, f"{_question_of(missing)}: {_choices_of(missing)}")


def _question_of(asked: _Asked) -> str:
    return f"{SEATS[asked.seat]} {QUESTIONS[asked.question]}"


def _choices_of(asked: _Asked) -> str:
    if asked.question <= R2_CONFIRM:
        return ", ".join(call_names(asked.legal))
    return ", ".join(_raise_names(asked))


def _raise_names(asked: _Asked) -> list[str]:
    name = QUESTIONS[asked.question]
    if asked.legal & RAISE_LOCKED:
        return ["pass", f"{name} open", f"{name} locked"]
    return ["pass", name]


def _entry(place: str, value: Any, required: tuple[str, ...], optional: tuple[str, ...] = ()) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise RecordError(place, "is no JSON object", ", ".join(required))
    for key in value:
        if key not in required + optional:
            raise RecordError(place, f"unknown key {key!r}", ", ".join(required + optional))
    for key in required:
        if key not in value:
            raise RecordError(place, f"{key} is missing", ", ".join(required))
    return value


def _compare_call(place: str, value: Any, asked: _Asked) -> None:
    entry = _entry(place, value, ("seat", "question", "call"))
    if entry["seat"] != SEATS[asked.seat]:
        raise RecordError(place, f"it is not {entry['seat']} who is asked", _question_of(asked))
    if entry["question"] != QUESTIONS[asked.question]:
        raise RecordError(place, f"the question is not {entry['question']}", _question_of(asked))
    if not _CALL_BITS.get(str(entry["call"]), _UNREADABLE) & asked.legal:
        raise RecordError(place, f"{entry['seat']} {entry['question']} {entry['call']}", _choices_of(asked))


def _compare_raise(place: str, value: Any, asked: _Asked) -> None:
    entry = _entry(place, value, ("seat", "call"), ("locked",))
    if entry["seat"] != SEATS[asked.seat]:
        raise RecordError(place, f"it is not {entry['seat']} who is asked", _question_of(asked))
    call = entry["call"]
    if call not in ("pass", QUESTIONS[asked.question]):
        raise RecordError(place, f"{entry['seat']} says {call}", _choices_of(asked))
    lockable = call != "pass" and bool(asked.legal & RAISE_LOCKED)
    if lockable and not isinstance(entry.get("locked"), bool):
        raise RecordError(place, f"{call} without a true or false locked", _choices_of(asked))
    if not lockable and "locked" in entry:
        raise RecordError(place, f"{call} has no locked", _choices_of(asked))


def _compare_tricks(record: HandRecord, table: Any, cards: list[_Asked]) -> None:
    tricks = len(cards) // 4
    trump = int(table["trump"])
    for number, value in enumerate(record.tricks):
        place = f"trick {number + 1}"
        if number >= tricks:
            raise RecordError(place, "the hand was over", f"{tricks} tricks")
        entry = _entry(place, value, ("leader", "cards", "winner"))
        leader = SEATS[table["trick_leaders"][number]]
        if entry["leader"] != leader:
            raise RecordError(place, f"{entry['leader']} leads", leader)
        _compare_cards(place, entry["cards"], cards[4 * number : 4 * number + 4], trump)
        winner = SEATS[table["trick_winners"][number]]
        if entry["winner"] != winner:
            raise RecordError(place, f"{entry['winner']} wins", winner)
    if tricks > len(record.tricks):
        raise RecordError(f"trick {len(record.tricks) + 1}", "is missing", f"{tricks} tricks")


def _compare_cards(place: str, text: Any, asked: list[_Asked], trump: int) -> None:
    words = text.split() if isinstance(text, str) else []
    for word, each in zip(words, asked, strict=False):
        try:
            card = parse_card(word)
        except UsageError as error:
            allowed = format_cards(natural_cards(each.legal, trump))
            raise RecordError(place, f"{error.read} {error.wrong}", allowed) from None
        # The kernel puts another card in the place of an illegal one.
        if card != natural_card(each.answer, trump):
            allowed = format_cards(natural_cards(each.legal, trump))
            raise RecordError(place, f"{SEATS[each.seat]} plays {format_card(card)}", allowed)
    if len(words) != len(asked):
        raise RecordError(place, f"has {len(words)} cards", "4 cards")


def _compare_result(claimed: Any, result: dict[str, Any]) -> None:
    if repr(claimed) == repr(result):  # quicker than key by key, and true is not 1 in it
        return
    for key in RESULT_KEYS:
        if key not in claimed and key not in result:
            continue
        if key not in result or key not in claimed:
            wrong = "does not belong to this hand" if key in claimed else "is missing"
            raise RecordError(f"result.{key}", wrong, ", ".join(result))
        if not _same(claimed[key], result[key]):
            raise RecordError(f"result.{key}", f"is {claimed[key]!r}", repr(result[key]))


def _same(claimed: Any, computed: Any) -> bool:
    """Compare two JSON values; ``true`` is not 1."""
    if isinstance(computed, list):
        return isinstance(claimed, list) and len(claimed) == len(computed) and all(map(_same, claimed, computed))
    return type(claimed) is type(computed) and claimed == computed
