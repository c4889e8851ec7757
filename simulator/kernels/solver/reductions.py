"""Cards that need not be tried because another of the same hand is as good.

Cards of one hand are *neighbours* when no card between them, of the same suit, is held by anybody else or is winning
the trick. Whoever plays later beats all of them or none, and so every rule (RULES.md 5.3 and 6) treats them alike: to
exchange two neighbours changes nothing but where their Abnat lie, and two positions in which a player holds one or the
other differ in value by no more than the difference of their Abnat. Two things follow, for any rules:

equal cards
    Neighbours that count nothing are the same card: the 7, 8, 9 of a side suit, the 7 and 8 of trumps.
a sure trick
    When the team takes the trick whichever neighbour is played, the one with most Abnat is the best: the difference is
    taken now, and could at best be taken later. When the team loses the trick anyway, the one with least.

Neighbours in a suit gain Abnat with strength, so most and least are the highest and the lowest.
"""

from typing import Any, Final

from simulator.kernels.card_sets import above, lowest_card, suit_of
from simulator.kernels.compilation import helper, inlined

FIRST_PLACES: Final = 0x01010101
LAST_PLACES: Final = 0x80808080
SIDE_BLANKS: Final = 0x07070707
"""The side cards that count nothing, 7 8 9, in each suit's byte."""

TRUMP_BLANKS: Final = 0x03000000
"""The trumps that count nothing, 7 and 8."""


@helper
def keep_highest(cards: int, gone: int) -> int:
    """Keep of each group of neighbours the highest; ``gone`` are the places that no other card holds."""
    step = gone >> 1 & ~LAST_PLACES
    below = cards >> 1 & ~LAST_PLACES
    below |= step & below >> 1
    step &= step >> 1
    below |= step & below >> 2
    step &= step >> 2
    below |= step & below >> 4
    return cards & ~below


@helper
def keep_lowest(cards: int, gone: int) -> int:
    """Keep of each group of neighbours the lowest; ``gone`` are the places that no other card holds."""
    step = gone << 1 & ~FIRST_PLACES
    higher = cards << 1 & ~FIRST_PLACES
    higher |= step & higher << 1
    step &= step << 1
    higher |= step & higher << 2
    step &= step << 2
    higher |= step & higher << 4
    return cards & ~higher


@helper
def without_equals(cards: int, gone: int, trumps: int) -> int:
    """Keep one of each group of equal cards."""
    blanks = cards & (SIDE_BLANKS & ~trumps | TRUMP_BLANKS & trumps)
    return cards & ~blanks | keep_lowest(blanks, gone)


@helper
def can_beat(hand: int, suit: int, winning: int, trumps: int) -> bool:
    """Say whether a hand holds a card that follows suit, or trumps when void, and beats the winning one.

    Rules can only forbid such a card, so that a hand that cannot beat by this count never does.
    """
    following = hand & suit
    return (following if following else hand & trumps) > winning


@helper
def beating_cards(cards: int, moment: Any, trumps: int) -> int:
    """Give those of the cards that would win the trick so far (RULES.md 6.3)."""
    return cards & (suit_of(moment.led) | trumps) & above(moment.winning)


@inlined
def worth_following(desk: Any, moment: Any, cards: int, beating: int) -> int:
    """Leave out of the legal cards of one who follows those that a neighbour makes needless."""
    seat = moment.seat
    trumps = desk.trumps
    suit = suit_of(moment.led)
    gone = ~moment.held
    others = cards & ~beating
    last = desk.hands[(seat + 3 - moment.place) & 3] & moment.held
    partner_winning = (moment.winner ^ seat) & 1 == 0
    if partner_winning:
        # Nobody but the last can still take the trick from the partner.
        if moment.place == 3 or not can_beat(last, suit, moment.winning, trumps):
            others = keep_highest(others, gone)
    elif moment.place > 1 or not can_beat(last, suit, moment.winning, trumps):
        # Nobody but the last, if he is the partner of the second to play, can still take it from the opponents.
        others = keep_lowest(others, gone)
    next_hand = desk.hands[(seat + 1) & 3] & moment.held
    if beating and (moment.place == 3 or not can_beat(next_hand, suit, lowest_card(beating), trumps)):
        # No opponent can take it back: the next is the only one to come, or the one before the partner.
        beating = keep_highest(beating, gone)
    return without_equals(beating | others, gone & ~moment.winning, trumps)
