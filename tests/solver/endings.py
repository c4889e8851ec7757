"""Random endings, and the same position for the referee and for the solver."""

from collections.abc import Mapping
from random import Random
from typing import Any

from simulator.notation import format_card
from simulator.position import Position, parse_position
from tests.referee.minimax import Position as RefereePosition
from tests.referee.minimax import seat_to_play
from tests.referee.options import options_of
from tests.referee.play import legal_cards
from tests.referee.words import CARDS, SEATS, SUITS

CONTRACTS = ("sun", "hokm", "locked hokm")

PLAY_RULES: dict[str, dict[str, str]] = {
    "nothing forced": {},
    "must trump unless partner winning": {"must_trump": "unless_partner_winning"},
    "must trump always": {"must_trump": "always"},
    "overtrump unless partner winning": {"must_trump": "unless_partner_winning", "overtrump": "if_able"},
    "overtrump always": {"must_trump": "always", "overtrump": "if_able"},
    "undertrump unless partner winning": {
        "must_trump": "unless_partner_winning",
        "overtrump": "if_able",
        "under_trump": "forced",
    },
    "undertrump always": {"must_trump": "always", "overtrump": "if_able", "under_trump": "forced"},
    "rise against opponents": {"trump_lead_rise": "vs_opponent"},
    "rise always": {"trump_lead_rise": "always"},
    "all forced": {
        "must_trump": "always",
        "overtrump": "if_able",
        "under_trump": "forced",
        "trump_lead_rise": "always",
    },
}
"""Every value of every switch of RULES.md 6.4 to 6.6 where it decides something, and all of them together."""

SHARE_BY_SIZE = {2: 40, 3: 43, 4: 16, 5: 1}
"""How often an ending has so many cards each; plain minimax takes a third of a second for five."""


def random_ending(random: Random, contract: str, rules: Mapping[str, str]) -> RefereePosition:
    """A random ending with none to three cards on the table."""
    size = random.choices(list(SHARE_BY_SIZE), list(SHARE_BY_SIZE.values()))[0]
    cards = drawn_cards(random, 4 * size)
    hands = {seat: cards[place * size : (place + 1) * size] for place, seat in enumerate(SEATS)}
    trump = None if contract == "sun" else random.choice(SUITS)
    locked = contract == "locked hokm"
    position = RefereePosition(trump, random.choice(SEATS), locked, random.choice(SEATS), hands)
    for _ in range(random.choice((0, 0, 1, 2, 3))):
        hand = hands[seat_to_play(position.leader, position.trick)]
        card = random.choice(legal_cards(options_of(rules), trump, locked, position.trick, hand))
        hand.remove(card)
        position.trick.append(card)
    return position


def drawn_cards(random: Random, count: int) -> list[str]:
    """Random cards; in every second ending some suits are rare, so that neighbours, voids and trumping are common."""
    cards = random.sample(CARDS, len(CARDS))
    if random.random() < 0.5:
        weights = {suit: random.random() ** 2 + 0.02 for suit in SUITS}
        cards.sort(key=lambda card: random.random() ** (1 / weights[card[1]]), reverse=True)
    chosen = cards[:count]
    random.shuffle(chosen)
    return chosen


def as_row(position: RefereePosition, rules: Mapping[str, str]) -> dict[str, Any]:
    """The JSON form of a referee's position."""
    return {
        "rules": dict(rules),
        "kind": "hokm" if position.trump else "sun",
        "trump": position.trump,
        "buyer": position.buyer,
        "locked": position.locked,
        "leader": position.leader,
        "hands": {seat: " ".join(hand) for seat, hand in position.hands.items()},
        "trick": " ".join(position.trick),
    }


def for_solver(position: RefereePosition, rules: Mapping[str, str]) -> Position:
    """The same position for the solver."""
    return parse_position(as_row(position, rules))


def named(values: Mapping[int, int]) -> dict[str, int]:
    """Values by card number as values by card name."""
    return {format_card(card): value for card, value in values.items()}
