"""A hand as a person would tell it: cards, calls, raises, projects, eight tricks and the score, with their clauses."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from experiments.telling_score import tell_score
from simulator.calls import CALLS, CONTRACT_HOKM, LEVELS, NO_PROJECT, PROJECTS
from simulator.cards import (
    LAST_TRICK_ABNAT,
    SIDE_ABNAT,
    SIDE_STRENGTH,
    SUIT_SYMBOLS,
    SUITS,
    TRUMP_ABNAT,
    TRUMP_STRENGTH,
    card_rank,
    card_suit,
    cards_of,
)
from simulator.hand_record import HandRecord, read_record
from simulator.kernels.projects import POINTS
from simulator.notation import parse_cards, pretty_card
from simulator.replay import Replayer
from simulator.rule_sets import describe_rules
from simulator.seats import SEAT_NAMES, SEATS, TEAMS

QUESTIONS_TOLD: Final = {
    "r1_sun_over_sun": "Sun instead?",
    "r1_sun_over_hokm": "Sun over the Hokm?",
    "r1_confirm": "Hokm, or turn it to Sun?",
    "r2_sun_over_sun": "Sun instead?",
    "r2_sun_over_hokm": "Sun over the Hokm?",
    "r2_name": "Which suit, or Sun?",
    "r2_confirm": "Hokm, or turn it to Sun?",
}
"""The questions that are spoken; at an opening everybody knows what is asked (RULES.md 3 and 4)."""

PASSES_TOLD: Final = {"r1_open": "Bas", "r2_open": "Wala"}
"""What a pass is called at an opening; elsewhere it is a plain no."""

_ROUNDS: Final = {"r1": "First round (RULES.md 3)", "r2": "Second round (RULES.md 4)"}
_NAME_WIDTH: Final = max(map(len, SEAT_NAMES))


@cache
def _replayer() -> Replayer:
    return Replayer()


def tell_hand(source: Mapping[str, Any]) -> list[str]:
    """Tell a hand record from the deal to the score.

    Parameters
    ----------
    source
        A record (HAND_RECORD.md), with or without its result.

    Returns
    -------
    list of str
        Lines of text.

    Raises
    ------
    RecordError
        Where the record breaks a rule or claims a wrong result.
    """
    record = read_record(source)
    _replayer().replay(record)
    table = _replayer().play(record)
    lines = [*_tell_deal(record, table), *_tell_auction(record)]
    if table["void"]:
        return [*lines, "", *_tell_void(record)]
    return [
        *lines,
        *_tell_raises(record),
        "",
        _contract(table),
        *_tell_projects(table),
        *_tell_tricks(record, table),
        *tell_score(table, record.rules),
    ]


def _named(seat: int) -> str:
    return SEAT_NAMES[seat].ljust(_NAME_WIDTH)


def _tell_deal(record: HandRecord, table: Any) -> list[str]:
    ns, ew = record.score
    dealer = SEAT_NAMES[record.dealer]
    heading = f"Deal {record.deal_id}: dealer {dealer}, NS {ns}, EW {ew}, rules {describe_rules(record.rules)}"
    hands = [f"  {_named(seat)}  {_suits_of(table['hands'][seat], table['trump'])}" for seat in range(len(SEATS))]
    return [heading, f"Mushtara {pretty_card(int(table['mushtara']))}", *hands]


def _suits_of(cards: int, trump: int) -> str:
    held = cards_of(int(cards))
    return "  ".join(_suit_of(held, suit, TRUMP_STRENGTH if suit == trump else SIDE_STRENGTH) for suit in range(4))


def _suit_of(held: list[int], suit: int, strength: tuple[int, ...]) -> str:
    own = [card for card in held if card_suit(card) == suit]
    own.sort(key=lambda card: -strength[card_rank(card)])
    return f"{SUIT_SYMBOLS[suit]} {' '.join(pretty_card(card)[:-1] for card in own) or '–'}"


def _tell_auction(record: HandRecord) -> list[str]:
    lines, round_told = [], ""
    for entry in record.auction:
        question = entry["question"]
        if question[:2] != round_told:
            round_told = question[:2]
            lines += ["", _ROUNDS[round_told]]
        asked = f"{QUESTIONS_TOLD[question]} " if question in QUESTIONS_TOLD else ""
        lines.append(f"  {_named(SEATS.index(entry['seat']))}  {asked}{_call(question, entry['call'])}")
    return lines


def _call(question: str, call: str) -> str:
    if call == CALLS[0]:
        return PASSES_TOLD.get(question, "no")
    word, _, suit = call.partition("_")
    return f"{word.capitalize()} in {SUIT_SYMBOLS[SUITS.index(suit)]}" if suit else word.capitalize()


def _tell_void(record: HandRecord) -> list[str]:
    last = record.auction[-1]
    if last["call"] == "kawesh":
        return [f"{SEAT_NAMES[SEATS.index(last['seat'])]} abandons the hand with Kawesh; nobody scores (RULES.md 3.6)"]
    return ["Four Wala: the hand is cancelled; nobody scores (RULES.md 4.1)"]


def _tell_raises(record: HandRecord) -> list[str]:
    lines = ["", "Raises (RULES.md 5)"] if record.raises else []
    for entry in record.raises:
        said = "no" if entry["call"] == "pass" else entry["call"].capitalize()
        manner = {True: ", locked", False: ", open", None: ""}[entry.get("locked")]
        lines.append(f"  {_named(SEATS.index(entry['seat']))}  {said}{manner}")
    return lines


def _contract(table: Any) -> str:
    kind = f"Hokm in {SUIT_SYMBOLS[table['trump']]}" if table["contract"] == CONTRACT_HOKM else "Sun"
    bought = (
        f"{kind}, bought by {SEAT_NAMES[table['buyer']]} in the {('first', 'second')[table['auction_round'] - 1]} round"
    )
    if table["ashkal"]:
        bought += f" as Ashkal; {SEAT_NAMES[table['receiver']]} gets the mushtara"
    raised = f"; {LEVELS[table['level']].capitalize()}" if table["raiser"] >= 0 else ""
    return f"Contract: {bought}{raised}{', locked' if table['locked'] else ''}"


def _tell_projects(table: Any) -> list[str]:
    lines = []
    for seat in range(len(SEATS)):
        for place in range(2):
            kind = int(table["project_kind"][seat, place])
            if kind != NO_PROJECT:
                scores = table["project_points"][seat & 1] > 0
                worth = f"scores {POINTS[table['contract'], kind]}" if scores else "does not score"
                cards = " ".join(
                    pretty_card(card) for card in reversed(cards_of(int(table["project_cards"][seat, place])))
                )
                lines.append(f"  {_named(seat)}  {PROJECTS[kind].replace('_', ' ').title()} {cards}: {worth}")
    for team, points in zip(TEAMS, table["baloot"], strict=True):
        if points:
            lines.append(f"  {team.ljust(_NAME_WIDTH)}  Baloot: scores {points}")
    return ["", "Projects (RULES.md 7)", *lines] if lines else ["", "No projects (RULES.md 7)"]


def _tell_tricks(record: HandRecord, table: Any) -> list[str]:
    lines = ["", "Tricks (RULES.md 6)"]
    taken = [0, 0]
    for number, trick in enumerate(record.tricks):
        leader, winner = int(table["trick_leaders"][number]), int(table["trick_winners"][number])
        cards = parse_cards(trick["cards"])
        abnat = sum(_abnat(card, int(table["trump"])) for card in cards)
        if number == len(record.tricks) - 1:
            abnat += LAST_TRICK_ABNAT
        taken[winner & 1] += abnat
        played = "  ".join(f"{SEATS[(leader + turn) % 4]} {pretty_card(card):3}" for turn, card in enumerate(cards))
        lines.append(f"  {number + 1}  {played}  {_named(winner)} wins {abnat:2}: NS {taken[0]}, EW {taken[1]}")
    return lines


def _abnat(card: int, trump: int) -> int:
    return (TRUMP_ABNAT if card_suit(card) == trump else SIDE_ABNAT)[card_rank(card)]
