"""The table: everything about one hand while it is dealt, bought, played and scored. No policy sees it."""

from typing import Final

import numpy as np
from numba import from_dtype

from simulator.kernels.calling import SLOTS_DTYPE
from simulator.kernels.randomness import STREAM_DTYPE
from simulator.kernels.view import ALL_SEEN_DTYPE

BIDDING: Final = 0
RAISING: Final = 1
PLAYING: Final = 2
KINDS: Final = 3
"""The three kinds of policy that make a strategy; one of each sits at each seat."""

POLICIES: Final = 4 * KINDS
"""Policies at a table; that of ``seat`` and ``kind`` has the number ``KINDS * seat + kind``."""

LONGEST_HAND: Final = 64
"""Room for every answer of a hand: at most 19 in the auction, 8 raises and 32 cards."""

FAIR: Final = 0
ILLEGAL_CHOICE: Final = 1
UNFINISHED: Final = 2
"""Status of a table: played fairly; an answer was not among the legal choices; a match did not end."""

DEALS_A_MATCH: Final = 1 << 12
"""Most deals of a match; who has not finished by then does not buy. Also the room for numbers of a match's deals."""

NOBODY: Final = -1
"""Stands for a seat or team where there is none."""

_DEAL: Final = ("number", "dealer", "mushtara", "deck_given")
_CONTRACT: Final = ("void", "auction_round", "contract", "trump", "buyer", "receiver", "ashkal", "trump_length")
_RAISES: Final = ("level", "locked", "raiser", "doubler")
_PLAY: Final = (
    "trumps",
    "leader",
    "trick_number",
    "led",
    "led_suit",
    "winning",
    "winner",
    "played",
    "baloot_holder",
    "only_follow_suit",
)
_RESULT: Final = ("kaboot", "made", "match")
_ASKED: Final = ("asked_seat", "asked_question")
_FAULT: Final = ("status", "fault_place", "fault_seat", "fault_question", "fault_legal", "fault_answer")
_SCRIPT: Final = ("script_length", "answers", "logging", "open_seats", "views_fresh")

TABLE_DTYPE: Final = np.dtype(
    [(name, np.int64) for name in _DEAL + _CONTRACT + _RAISES + _PLAY + _RESULT + _ASKED + _FAULT + _SCRIPT]
    + [(name, np.int64, (2,)) for name in ("score", "abnat", "tricks", "project_points", "baloot", "points")]
    + [(name, np.int64, (4,)) for name in ("hands", "play_hands", "trick", "played_by", "void_suits")]
    + [
        ("project_kind", np.int64, (4, 2)),
        ("project_order", np.int64, (4, 2)),
        ("project_cards", np.int64, (4, 2)),
        ("projects_held", np.int64, (4,)),
        ("deck", np.int64, (32,)),
        ("trick_leaders", np.int64, (8,)),
        ("trick_winners", np.int64, (8,)),
    ]
    + [
        ("deck_key", np.uint64),
        ("policies", np.int64, (POLICIES,)),
        ("views", ALL_SEEN_DTYPE, (4,)),
        ("parameters", SLOTS_DTYPE, (POLICIES,)),
        ("streams", STREAM_DTYPE, (POLICIES,)),
        ("memories", SLOTS_DTYPE, (POLICIES,)),
        ("memory_words", np.int64, (POLICIES,)),
    ]
    + [(name, np.int64, (LONGEST_HAND,)) for name in ("script", "log_seat", "log_question", "log_legal", "log_answer")],
    align=True,
)
"""One table. Sets of cards stand in natural order, but ``play_hands`` in play order; ``deck`` holds card numbers in
dealing order; pairs are NS, EW; ``project_*`` hold each seat's declared projects, best first. ``script`` holds answers
given beforehand (calls and raises as bits, cards as numbers), after which the policies go on; the ``log`` keeps every
question of the hand in the same form. ``views`` has one record a seat; ``policies`` (addresses), ``parameters``,
``streams`` and ``memories`` one for each of the twelve policies, and ``memory_words`` how much memory each asked for;
``views_fresh`` says that the views show no contract yet, 0 on a new table whose views are not cleared.
All of it is one record because an array passed from kernel to kernel would be reference-counted at every step, which
costs more than the game."""

TABLE: Final = from_dtype(TABLE_DTYPE)
