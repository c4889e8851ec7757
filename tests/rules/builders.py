"""Hands told the way a clause is written: ``tell(deal(p1="AS KS"), "p1 hokm, p2 sun")``.

What is not told is answered by the first legal choice: pass, "hokm" at a confirmation, the lowest card. With West
dealing, pairs of a result are [p1 and p3, p2 and p4].
"""

from dataclasses import dataclass
from typing import Any

from simulator.calls import CARD, PASS, QUESTIONS, R2_CONFIRM, RAISE, RAISE_LOCKED, call_name, call_names
from simulator.cards import cards_of
from simulator.hand_record import VERSION, read_record
from simulator.kernels.table import FAIR
from simulator.notation import format_card
from simulator.play_order import natural_card, natural_cards
from simulator.replay import Replayer
from simulator.result import result_of
from simulator.seats import SEATS
from tests.rules.deals import Deal, deal

PASSES = ("bas", "wala", "no")
REPLAYER = Replayer()
"""One for all tests: it keeps a table for each set of rules."""


@dataclass(frozen=True)
class Asked:
    """One question: who is asked (p1 to p4), which, what may be answered, and what was."""

    by: str
    question: str
    choices: list[str]
    answer: str


@dataclass(frozen=True)
class Stage:
    """All questions of the auction, of the raises or of play; the first ``told`` were answered by the test."""

    asked: list[Asked]
    told: int

    @property
    def next(self) -> Asked:
        """What was asked first after the answers told."""
        return self.asked[self.told]

    @property
    def after(self) -> list[tuple[str, str]]:
        """Who was asked what after the answers told."""
        return [(each.by, each.question) for each in self.asked[self.told :]]


@dataclass(frozen=True)
class Told:
    """A hand played to its end: every question, the result as a hand record has it, and the rest by position.

    ``buyer`` and ``receiver`` are empty in a void hand; ``hands`` are the cards held last, in natural order.
    """

    calls: Stage
    raises: Stage
    cards: Stage
    result: dict[str, Any]
    buyer: str
    receiver: str
    hands: dict[str, str]
    leaders: list[str]
    winners: list[str]


def tell(
    dealt: Deal | None = None,
    calls: str = "",
    raises: str = "",
    cards: str = "",
    score: tuple[int, int] = (0, 0),
    **options: Any,
) -> Told:
    """Play a hand as far as it is told, then on by first legal choices.

    Parameters
    ----------
    calls, raises
        Answers with commas between them: "p1 bas, p2 hokm", "p1 double locked, p2 triple".
    cards
        Cards in the order played, with or without the players: "KS AS 7S 8S".
    options
        Options of the rules, and ``name`` for a rule set.
    """
    telling = _Telling(dealt or deal(), score, options)
    buying = telling.stage("auction", _answers(calls), lambda each: {"call": each.answer})
    raising = telling.stage("raises", _answers(raises), _raise_entry)
    playing = telling.stage("tricks", [("", card) for card in cards.split()], lambda each: {"cards": each.answer})
    return telling.end(buying, raising, playing)


def _answers(text: str) -> list[tuple[str, str]]:
    pairs = [each.strip().split(" ", 1) for each in text.split(",") if each.strip()]
    return [(position, "pass" if answer in PASSES else answer) for position, answer in pairs]


def _raise_entry(asked: Asked) -> dict[str, Any]:
    call, _, how = asked.answer.partition(" ")
    return {"call": call, "locked": how == "locked"} if how else {"call": call}


class _Telling:
    """One hand record that grows stage by stage."""

    def __init__(self, dealt: Deal, score: tuple[int, int], options: dict[str, Any]) -> None:
        self.dealt = dealt
        self.record: dict[str, Any] = {
            "record": VERSION,
            "rules": options,
            "deal": {"id": "told", "dealer": dealt.dealer, "deck": " ".join(dealt.deck)},
            "score_before": list(score),
            "auction": [],
            "raises": [],
            "tricks": [],
        }

    def stage(self, key: str, told: list[tuple[str, str]], entry: Any) -> Stage:
        """Answer the questions of a stage one by one, then take the answers given to the others."""
        for number, (position, answer) in enumerate(told):
            asked = self.asked(key)
            assert number < len(asked), f"{position} {answer}: nothing is asked"
            place = asked[number]
            assert position in ("", place.by), f"{position} {answer}: {place} is asked"
            assert answer in place.choices, f"{position} {answer}: {place} is asked"
            self.record[key].append(entry(Asked(place.by, place.question, place.choices, answer)))
        asked = self.asked(key)
        self.record[key] += [entry(each) for each in asked[len(told) :]]
        return Stage(asked, len(told))

    def asked(self, key: str) -> list[Asked]:
        """Give the questions of one stage, as the record stands."""
        table = REPLAYER.play(read_record(self.record))
        assert table["status"] == FAIR
        count = int(table["answers"])
        columns = [table[f"log_{name}"][:count].tolist() for name in ("seat", "question", "legal", "answer")]
        rows = zip(*columns, strict=True)
        return [self.read(*row, trump=int(table["trump"])) for row in rows if _stage_of(row[1]) == key]

    def read(self, seat: int, question: int, legal: int, answer: int, trump: int) -> Asked:
        """Put one line of the log into words."""
        by = self.dealt.position(SEATS[seat])
        name = QUESTIONS[question]
        if question <= R2_CONFIRM:
            return Asked(by, name, call_names(legal), call_name(answer))
        if question == CARD:
            choices = [format_card(card) for card in natural_cards(legal, trump)]
            return Asked(by, name, choices, format_card(natural_card(answer, trump)))
        words = {PASS: "pass", RAISE: f"{name} open" if legal & RAISE_LOCKED else name, RAISE_LOCKED: f"{name} locked"}
        return Asked(by, name, [word for bit, word in words.items() if legal & bit], words[answer])

    def end(self, buying: Stage, raising: Stage, playing: Stage) -> Told:
        """Give the whole hand."""
        table = REPLAYER.play(read_record(self.record))
        result = result_of(table)
        seats = {seat: self.dealt.position(seat) for seat in SEATS}
        hands = {seats[seat]: _written(int(table["hands"][number])) for number, seat in enumerate(SEATS)}
        if result["void"]:
            return Told(buying, raising, playing, result, "", "", hands, [], [])
        leaders = [seats[SEATS[seat]] for seat in table["trick_leaders"]]
        winners = [seats[SEATS[seat]] for seat in table["trick_winners"]]
        buyer, receiver = seats[result["buyer"]], seats[result["receiver"]]
        return Told(buying, raising, playing, result, buyer, receiver, hands, leaders, winners)


def _stage_of(question: int) -> str:
    if question <= R2_CONFIRM:
        return "auction"
    return "raises" if question < CARD else "tricks"


def _written(hand: int) -> str:
    return " ".join(format_card(card) for card in cards_of(hand))
