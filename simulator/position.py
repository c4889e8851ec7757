"""A position: a moment of play with all cards seen, checked, and in its JSON form."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from simulator.calls import KINDS
from simulator.cards import (
    ALL_CARDS,
    CARDS_IN_DECK,
    CARDS_IN_HAND,
    HOKM_ABNAT,
    LAST_TRICK_ABNAT,
    SIDE_ABNAT,
    SUITS,
    SUN_ABNAT,
    TRUMP_ABNAT,
    card_rank,
    card_set,
    card_suit,
    cards_of,
)
from simulator.errors import BalootError
from simulator.notation import format_card, format_cards, parse_cards, parse_seat, parse_suit
from simulator.rule_sets import CUSTOM, DEFAULT_RULE_SET, RULE_SETS, rules_from_mapping, rules_name
from simulator.rules import Rules
from simulator.seats import PLAYERS, SEATS

SUN: Final = "sun"
KEYS: Final = ("rules", "kind", "trump", "buyer", "locked", "leader", "hands")
OPTIONAL_KEYS: Final = ("trick", "abnat", "value")
"""``value`` is what a case file claims; reading a position leaves it alone."""


@dataclass(frozen=True)
class Position:
    """A moment of play with all cards seen.

    Parameters
    ----------
    kind
        ``sun`` or ``hokm``.
    trump
        The trump suit's number, None in Sun.
    buyer
        The buyer's seat; his team is the one whose Abnat are counted.
    locked
        Whether the hand is locked (RULES.md 5.3).
    leader
        The seat that led, or is to lead, the current trick.
    hands
        The cards still held by S, E, N and W, sets in natural order; the cards on the table are held no more.
    trick
        The numbers of the cards already played to the current trick, from the leader on.
    abnat_taken
        Abnat already taken, by the buyer's team and by the others.
    rules
        The rules; of these the play options count (RULES.md 6.4 to 6.6).

    Raises
    ------
    BalootError
        Where it is no moment of a hand: a contract that does not exist, a card twice, more than eight cards, hands of
        unequal size, or more Abnat than there are. That the trick follows the rules is checked when it is solved.
    """

    kind: str
    trump: int | None
    buyer: int
    locked: bool
    leader: int
    hands: tuple[int, int, int, int]
    trick: tuple[int, ...] = ()
    abnat_taken: tuple[int, int] = (0, 0)
    rules: Rules = field(default_factory=Rules)

    def __post_init__(self) -> None:
        _check_contract(self)
        _check_cards(self)
        _check_sizes(self)
        _check_abnat(self)

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return (self.leader + len(self.trick)) % PLAYERS

    @property
    def cards(self) -> int:
        """How many cards are held or on the table."""
        return sum(hand.bit_count() for hand in self.hands) + len(self.trick)


def _check_contract(position: Position) -> None:
    if position.kind not in KINDS:
        raise BalootError(f"kind = {position.kind!r}", "is no contract", ", ".join(KINDS))
    if position.kind == SUN and position.trump is not None:
        suit = SUITS[position.trump] if position.trump in range(len(SUITS)) else position.trump
        raise BalootError(f"trump = {suit}", "a Sun has no trumps", "no trump suit (null)")
    if position.kind != SUN and position.trump not in range(len(SUITS)):
        raise BalootError(f"trump = {position.trump!r}", "a Hokm needs its trump suit", ", ".join(SUITS))
    if position.kind == SUN and position.locked:
        raise BalootError("locked", "a Sun is never locked", "locked in Hokm only")
    for name, seat in (("buyer", position.buyer), ("leader", position.leader)):
        if seat not in range(PLAYERS):
            raise BalootError(f"{name} = {seat!r}", "is no seat", ", ".join(SEATS))


def _check_cards(position: Position) -> None:
    if len(position.hands) != PLAYERS:
        raise BalootError(f"{len(position.hands)} hands", "four players hold cards", f"hands of {', '.join(SEATS)}")
    if len(position.trick) >= PLAYERS:
        raise BalootError(f"trick of {len(position.trick)} cards", "too many cards on the table", "none to three")
    for card in position.trick:
        if card not in range(CARDS_IN_DECK):
            raise BalootError(f"trick: {card!r}", "is no card number", f"0 to {CARDS_IN_DECK - 1}")
    seen = 0
    groups = [*position.hands, *(1 << card for card in position.trick)]
    for cards in groups:
        if not 0 <= cards <= ALL_CARDS:
            raise BalootError(cards, "is no set of cards", "bits 0 to 31")
        if seen & cards:
            raise BalootError(format_card(cards_of(seen & cards)[0]), "stands twice", "each card once")
        seen |= cards


def _check_sizes(position: Position) -> None:
    played = {(position.leader + place) % PLAYERS for place in range(len(position.trick))}
    sizes = [hand.bit_count() + (seat in played) for seat, hand in enumerate(position.hands)]
    held = ", ".join(f"{seat} {hand.bit_count()}" for seat, hand in zip(SEATS, position.hands, strict=True))
    if max(sizes) > CARDS_IN_HAND:
        raise BalootError(f"cards held: {held}", "too many cards", f"at most {CARDS_IN_HAND} each")
    if len(set(sizes)) > 1:
        on_table = format_cards(position.trick) or "nothing"
        raise BalootError(
            f"cards held: {held}",
            f"hands of unequal size with {on_table} on the table",
            "as many as each other, one less for who has played to the trick",
        )
    if max(sizes) == 0:
        raise BalootError("hands", "no card is left to play", "one to eight cards each")


def _check_abnat(position: Position) -> None:
    total = SUN_ABNAT if position.kind == SUN else HOKM_ABNAT
    most = total - abnat_to_come(position)
    if min(position.abnat_taken) < 0 or sum(position.abnat_taken) > most:
        raise BalootError(f"abnat = {list(position.abnat_taken)}", "is no count of Abnat", f"together 0 to {most}")


def abnat_to_come(position: Position) -> int:
    """Count the Abnat still to be taken, those on the table and the last trick's 10 included (RULES.md 1.4, 1.5)."""
    held = [card for hand in position.hands for card in cards_of(hand)]
    abnat = [
        TRUMP_ABNAT[card_rank(card)] if card_suit(card) == position.trump else SIDE_ABNAT[card_rank(card)]
        for card in (*held, *position.trick)
    ]
    return sum(abnat) + LAST_TRICK_ABNAT


def parse_position(source: Any) -> Position:
    """Read a position from its JSON form.

    Parameters
    ----------
    source
        A mapping with the keys ``rules`` (a rule set under ``name``, or options; both: the options change the rule
        set), ``kind``, ``trump``, ``buyer``, ``locked``, ``leader``, ``hands`` (seat to cards), and where they apply
        ``trick`` (cards on the table, from the leader on) and ``abnat`` (taken by the buyer's team and by the others).

    Raises
    ------
    BalootError
        Where a key is missing or unknown, or a value cannot be read.
    """
    if not isinstance(source, Mapping):
        raise BalootError(repr(source), "is no JSON object", ", ".join(KEYS))
    for key in KEYS:
        if key not in source:
            raise BalootError(key, "is missing", ", ".join(KEYS))
    for key in source:
        if key not in KEYS + OPTIONAL_KEYS:
            raise BalootError(repr(key), "no such key", ", ".join(KEYS + OPTIONAL_KEYS))
    trump = source["trump"]
    return Position(
        kind=source["kind"],
        trump=None if trump is None else parse_suit(_text("trump", trump)),
        buyer=parse_seat(_text("buyer", source["buyer"])),
        locked=_truth("locked", source["locked"]),
        leader=parse_seat(_text("leader", source["leader"])),
        hands=_parse_hands(source["hands"]),
        trick=tuple(parse_cards(_text("trick", source.get("trick", "")))),
        abnat_taken=_parse_abnat(source.get("abnat", [0, 0])),
        rules=_parse_rules(source["rules"]),
    )


def _text(key: str, value: object) -> str:
    if not isinstance(value, str):
        raise BalootError(f"{key} = {value!r}", "is no text", "text in quotes")
    return value


def _truth(key: str, value: object) -> bool:
    if not isinstance(value, bool):
        raise BalootError(f"{key} = {value!r}", "is no truth value", "true, false")
    return value


def _parse_hands(hands: object) -> tuple[int, int, int, int]:
    if not isinstance(hands, Mapping) or sorted(hands) != sorted(SEATS):
        raise BalootError("hands", "are not those of four seats", ", ".join(SEATS))
    south, east, north, west = (card_set(parse_cards(_text(f"hands.{seat}", hands[seat]))) for seat in SEATS)
    return south, east, north, west


def _parse_abnat(abnat: object) -> tuple[int, int]:
    if not isinstance(abnat, list) or len(abnat) != 2 or not all(type(each) is int for each in abnat):
        raise BalootError(f"abnat = {abnat!r}", "is no pair of numbers", "[buyer's team, others]")
    return abnat[0], abnat[1]


def _parse_rules(rules: object) -> Rules:
    if isinstance(rules, str):
        rules = {"name": rules}
    if not isinstance(rules, Mapping):
        raise BalootError(f"rules = {rules!r}", "are no rules", "a rule set's name, or an object of options")
    options = {key: value for key, value in rules.items() if key != "name"}
    return rules_from_mapping({"base": rules.get("name", DEFAULT_RULE_SET), **options})


def format_position(position: Position) -> dict[str, Any]:
    """Write a position in its JSON form; ``trick`` and ``abnat`` only where there is something to say."""
    written: dict[str, Any] = {
        "rules": _format_rules(position.rules),
        "kind": position.kind,
        "trump": None if position.trump is None else SUITS[position.trump],
        "buyer": SEATS[position.buyer],
        "locked": position.locked,
        "leader": SEATS[position.leader],
        "hands": {seat: format_cards(cards_of(hand)) for seat, hand in zip(SEATS, position.hands, strict=True)},
    }
    if position.trick:
        written["trick"] = format_cards(position.trick)
    if any(position.abnat_taken):
        written["abnat"] = list(position.abnat_taken)
    return written


def _format_rules(rules: Rules) -> dict[str, Any]:
    name = rules_name(rules)
    if name != CUSTOM:
        return {"name": name}
    return {option: value for option, (value, _) in rules.differences(RULE_SETS[DEFAULT_RULE_SET]).items()}
