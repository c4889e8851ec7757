"""What a policy sees: one record for each seat, and nothing of another's cards (RULES.md 7.8).

Every field is int64. Seats are relative: me 0, right 1, partner 2, left 3. A card in play is a set of one in play
order; in the auction and at the raises cards stand in natural order. What is not yet known is 0, or -1 for a seat.
"""

from typing import Final

import numpy as np
from numba import from_dtype

from simulator.kernels.compilation import inlined
from simulator.rules import OPTIONS

_OF_THE_HAND: Final = (
    ("position", "my place in the order of speaking, 0 (first) to 3 (dealer)"),
    ("score_mine", "my team's match score"),
    ("score_theirs", "the opponents' match score"),
    ("mushtara", "card number of the face-up card, 8 × suit + rank"),
)
_OF_THE_QUESTION: Final = (
    ("question", "which question is asked (simulator.calls)"),
    ("legal", "the choices allowed, one bit each; answer with exactly one of them"),
    ("hand", "my cards"),
)
_OF_THE_AUCTION: Final = (
    ("auction_round", "round of the auction, 1 or 2"),
    ("bid", "the call now on the table (simulator.calls), 0 while all have passed"),
    ("bidder", "the seat that made it"),
)
_OF_THE_CONTRACT: Final = (
    ("contract", "0 Sun, 1 Hokm (simulator.calls)"),
    ("trump", "natural number of the trump suit, -1 in Sun"),
    ("buyer", "seat of the buyer"),
    ("receiver", "seat that took the mushtara"),
    ("ashkal", "1 if it was bought by Ashkal"),
    ("level", "1, Double 2, Triple 3, Four 4, Gahwa 5"),
    ("locked", "1 if trumps may not be led while another suit is held"),
    ("raiser", "the last raiser's seat, -1 for none"),
)
_OF_THE_TRICK: Final = (
    ("trumps", "the mask of the trump suit in play order, 0 in Sun"),
    ("trick_number", "0 to 7"),
    ("cards_in_trick", "cards already played to this trick, 0 to 3"),
    ("led", "the card led, 0 when I lead"),
    ("winning", "the card now winning, 0 when I lead"),
    ("winner", "the seat now winning, -1 when I lead"),
    ("played", "all cards played so far, this trick's included"),
    ("taken_mine", "Abnat my team has taken"),
    ("taken_theirs", "Abnat the opponents have taken"),
    ("baloot", "seat that has shown both King and Queen of trumps, -1 for none"),
)
_BY_SEAT: Final = (
    ("first_calls", "what each seat said when it was its turn in round one, 0 for not asked"),
    ("second_calls", "the same in round two"),
    ("trick", "the card each seat has played to this trick, 0 for none"),
    ("played_by", "all cards each seat has played"),
    ("void_suits", "suits, as full masks in play order, that each seat has not followed"),
    ("projects", "the kind of each seat's best declared project, seen from its first card on"),
    ("project_cards", "cards of the scoring team's projects, seen after the first trick"),
)

VIEW_FIELDS: Final = dict(
    _OF_THE_HAND + _OF_THE_QUESTION + _OF_THE_AUCTION + _OF_THE_CONTRACT + _OF_THE_TRICK + _BY_SEAT
)
"""Every field of the view with its meaning; besides these, every option of the rules by its name."""

_FIELDS: Final = [(name, np.int64, (4,)) if name in dict(_BY_SEAT) else (name, np.int64) for name in VIEW_FIELDS] + [
    (name, np.int64) for name in OPTIONS
]

VIEW_DTYPE: Final = np.dtype(_FIELDS, align=True)
"""One seat's view."""

ALL_SEEN_DTYPE: Final = np.dtype([*_FIELDS, ("all_hands", np.int64, (4,))], align=True)
"""A view with a tail that only a policy marked as seeing all cards is compiled to reach: every seat's cards."""

ALL_SEEN: Final = from_dtype(ALL_SEEN_DTYPE)


@inlined
def relative(seat: int, me: int) -> int:
    """Give a seat as another sees it: 0 me, 1 right, 2 partner, 3 left."""
    return (seat - me) & 3


@inlined
def clear_calls(view: np.record) -> None:
    """Forget what was called in the last auction; question, choices, hand and round are set before anybody is asked."""
    view.bid = 0
    view.bidder = -1
    for seat in range(4):
        view.first_calls[seat] = 0
        view.second_calls[seat] = 0


@inlined
def clear_contract(view: np.record) -> None:
    """Forget the last contract and how it was played: 0, and -1 where a seat or a suit is named.

    In their order in memory, so that the compiler clears many at once.
    """
    view.contract = 0
    view.trump = -1
    view.buyer = -1
    view.receiver = -1
    view.ashkal = 0
    view.level = 0
    view.locked = 0
    view.raiser = -1
    view.trumps = 0
    view.trick_number = 0
    view.cards_in_trick = 0
    view.led = 0
    view.winning = 0
    view.winner = -1
    view.played = 0
    view.taken_mine = 0
    view.taken_theirs = 0
    view.baloot = -1
    for seat in range(4):
        view.trick[seat] = 0
        view.played_by[seat] = 0
        view.void_suits[seat] = 0
        view.projects[seat] = 0
        view.project_cards[seat] = 0
        view.all_hands[seat] = 0
