"""Which card to try first: a learned weight for each kind of card.

A good first card ends most searches. The kind of a card that follows says what it does to the trick: does it follow
suit, beat, can it be beaten, is the partner there to help. The kind of a lead says who may trump it, how many cards of
the suit the others hold, and who the highest. ``weights.npy`` holds one weight for each kind, by contract and place in
the trick; they were fitted by ``benchmarks/fit_ordering.py`` to the solver's own searches. Order changes the speed,
never the answer.
"""

from pathlib import Path
from typing import Any, Final

import numpy as np

from simulator.kernels.bits import lowest_index
from simulator.kernels.card_sets import above, highest_card, lowest_card, suit_of
from simulator.kernels.compilation import helper, inlined
from simulator.kernels.solver.reductions import can_beat

PLACES: Final = 4
STRENGTHS: Final = 8
TRICK_KINDS: Final = 512
SUIT_KINDS: Final = 3 * 3 * 3 * 4 * 2 * STRENGTHS
KINDS: Final = TRICK_KINDS + SUIT_KINDS
"""Trick kinds are those of all cards; a lead has a suit kind as well, and the two weights are added."""

WEIGHTS: Final = np.load(Path(__file__).parent / "weights.npy").reshape(-1)
"""Weight of each kind: Sun then Hokm, place in the trick, trick kinds and then suit kinds."""

WEIGHT_SHIFT: Final = 32
CARD_MASK: Final = 0xFFFFFFFF
"""A choice is a card in the lower word, its weight above."""


@helper
def yes(condition: bool) -> int:
    """Give 1 for true and 0 for false."""
    return 1 if condition else 0


@helper
def _insert(choices: Any, first: int, place: int, choice: int) -> None:
    """Put a choice among those from ``first`` up to ``place``, the heaviest first."""
    while place > first and choices[place - 1] < choice:
        choices[place] = choices[place - 1]
        place -= 1
    choices[place] = choice


@inlined
def order_leads(desk: Any, moment: Any, cards: int, first: int) -> int:
    """Write cards to lead into the desk's choices from ``first`` on, the heaviest first; give how many."""
    weights = PLACES * KINDS if desk.trumps else 0
    count = 0
    while cards:
        card = lowest_card(cards)
        cards ^= card
        weight = int(WEIGHTS[weights + lead_kind(desk, moment, card)])
        weight += int(WEIGHTS[weights + suit_kind(desk, moment, card)])
        _insert(desk.choices, first, first + count, weight << WEIGHT_SHIFT | card)
        count += 1
    return count


@inlined
def lead_kind(desk: Any, moment: Any, card: int) -> int:
    """Give the trick kind of a lead: who holds the highest of its suit, and who may trump it."""
    suit = suit_of(card)
    trumps = desk.trumps
    right = desk.hands[(moment.seat + 1) & 3] & moment.held
    partner = desk.hands[(moment.seat + 2) & 3] & moment.held
    left = desk.hands[(moment.seat + 3) & 3] & moment.held
    side = suit & trumps == 0
    opponent_trumps = side and (_trumps_on(right, suit, trumps) or _trumps_on(left, suit, trumps))
    partner_trumps = side and _trumps_on(partner, suit, trumps)
    is_top = moment.held & suit & above(card) == 0
    kind = (top_holder(desk, moment, suit) << 1 | yes(is_top)) << 1 | yes(opponent_trumps)
    return ((kind << 1 | yes(partner_trumps)) << 1 | yes(not side)) * STRENGTHS + (lowest_index(card) & 7)


@helper
def _trumps_on(hand: int, suit: int, trumps: int) -> bool:
    """Say whether a hand is void in a suit and holds a trump."""
    return hand & suit == 0 and hand & trumps != 0


@inlined
def suit_kind(desk: Any, moment: Any, card: int) -> int:
    """Give the suit kind of a lead: how many cards of its suit the others hold, and who the highest."""
    suit = suit_of(card)
    seat = moment.seat
    held = moment.held & suit
    right = _up_to_two(held & desk.hands[(seat + 1) & 3])
    partner = _up_to_two(held & desk.hands[(seat + 2) & 3])
    left = _up_to_two(held & desk.hands[(seat + 3) & 3])
    lengths = (right * 3 + partner) * 3 + left
    kind = (lengths << 2 | top_holder(desk, moment, suit)) << 1 | yes(suit & desk.trumps != 0)
    return TRICK_KINDS + kind * STRENGTHS + (lowest_index(card) & 7)


@helper
def _up_to_two(cards: int) -> int:
    """Count cards, two or more as two."""
    return yes(cards != 0) + yes(cards & (cards - 1) != 0)


@helper
def top_holder(desk: Any, moment: Any, suit: int) -> int:
    """Say who holds the highest card of a suit, seen from the seat to play: 0 himself, then round the table."""
    top = highest_card(moment.held & suit)
    right = yes(top & desk.hands[(moment.seat + 1) & 3] != 0)
    partner = yes(top & desk.hands[(moment.seat + 2) & 3] != 0)
    left = yes(top & desk.hands[(moment.seat + 3) & 3] != 0)
    return right + 2 * partner + 3 * left


@inlined
def order_follows(desk: Any, moment: Any, cards: int, beating: int, first: int) -> int:
    """Write cards to follow with into the desk's choices from ``first`` on, the heaviest first; give how many.

    Parameters
    ----------
    beating
        Those of the cards that would be winning the trick.
    """
    weights = ((PLACES if desk.trumps else 0) + moment.place) * KINDS
    count = 0
    others = cards & ~beating
    beating &= cards
    if others:
        effect = trick_effect(desk, moment, 0)
        while others:
            card = lowest_card(others)
            others ^= card
            weight = int(WEIGHTS[weights + follow_kind(desk, moment, card, effect)])
            _insert(desk.choices, first, first + count, weight << WEIGHT_SHIFT | card)
            count += 1
    while beating:
        card = lowest_card(beating)
        beating ^= card
        weight = int(WEIGHTS[weights + follow_kind(desk, moment, card, trick_effect(desk, moment, card))])
        _insert(desk.choices, first, first + count, weight << WEIGHT_SHIFT | card)
        count += 1
    return count


@inlined
def trick_effect(desk: Any, moment: Any, beating: int) -> int:
    """Tell how a trick stands after a beating card, or (0) another: can it be beaten, can the partner help."""
    suit = suit_of(moment.led)
    winning = beating if beating else moment.winning
    beaten = False
    helped = (moment.winner ^ moment.seat) & 1 == 0
    if moment.place < PLACES - 1:
        next_hand = desk.hands[(moment.seat + 1) & 3] & moment.held
        beaten = can_beat(next_hand, suit, winning, desk.trumps)
        if moment.place == 1:
            if beaten:
                winning = highest_card(next_hand & suit if next_hand & suit else next_hand & desk.trumps)
            helped = can_beat(desk.hands[(moment.seat + 2) & 3] & moment.held, suit, winning, desk.trumps)
    return (yes(beating != 0) << 1 | yes(beaten)) << 1 | yes(helped)


@inlined
def follow_kind(desk: Any, moment: Any, card: int, effect: int) -> int:
    """Give the trick kind of a card that follows, from its effect on the trick."""
    is_top = moment.held & suit_of(card) & above(card) == 0
    follows = card & suit_of(moment.led) != 0
    kind = (yes(follows) << 3 | effect) << 1 | yes(is_top)
    return (kind << 1 | yes(card & desk.trumps != 0)) * STRENGTHS + (lowest_index(card) & 7)
