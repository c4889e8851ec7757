"""What is asked and what can be answered: questions, calls and raises as the policies and the hand records name them.

A choice is one bit; the legal choices of a question are the bits set in one integer.
"""

from typing import Final

# Calls in the auction (RULES.md 3 and 4). PASS is Bas, Wala and "no".
PASS: Final = 1
HOKM: Final = 2
SUN: Final = 4
ASHKAL: Final = 8
KAWESH: Final = 16
HOKM_SPADES: Final = 32
HOKM_HEARTS: Final = 64
HOKM_DIAMONDS: Final = 128
HOKM_CLUBS: Final = 256
HOKM_SUITS: Final = 480
"""The four calls that name a Hokm's suit: ``HOKM_SPADES << suit``."""

CALLS: Final = ("pass", "hokm", "sun", "ashkal", "kawesh", "hokm_S", "hokm_H", "hokm_D", "hokm_C")
"""Names of the calls in the order of their bits (HAND_RECORD.md)."""

# Answers to a raise question (RULES.md 5). Elsewhere than at a Hokm's Double and Four only RAISE is offered.
RAISE: Final = 2
RAISE_LOCKED: Final = 4

# Questions. The auction's stand in the order of RULES.md 4, then the raises, then the card.
R1_OPEN: Final = 0
R1_SUN_OVER_SUN: Final = 1
R1_SUN_OVER_HOKM: Final = 2
R1_CONFIRM: Final = 3
R2_OPEN: Final = 4
R2_SUN_OVER_SUN: Final = 5
R2_SUN_OVER_HOKM: Final = 6
R2_NAME: Final = 7
R2_CONFIRM: Final = 8
DOUBLE: Final = 9
TRIPLE: Final = 10
FOUR: Final = 11
GAHWA: Final = 12
CARD: Final = 13

QUESTIONS: Final = (
    "r1_open",
    "r1_sun_over_sun",
    "r1_sun_over_hokm",
    "r1_confirm",
    "r2_open",
    "r2_sun_over_sun",
    "r2_sun_over_hokm",
    "r2_name",
    "r2_confirm",
    "double",
    "triple",
    "four",
    "gahwa",
    "card",
)
"""Names of the questions in the order of their numbers (RULES.md 4 and 5)."""

# Contracts and levels (RULES.md 0).
CONTRACT_SUN: Final = 0
CONTRACT_HOKM: Final = 1
KINDS: Final = ("sun", "hokm")
"""Kinds of contract as hand records name them."""

LEVELS: Final = ("", "single", "double", "triple", "four", "gahwa")
LEVEL_SINGLE: Final = 1
LEVEL_DOUBLE: Final = 2
LEVEL_TRIPLE: Final = 3
LEVEL_FOUR: Final = 4
LEVEL_GAHWA: Final = 5

# Why a hand was not played (RULES.md 3.6 and 4.1).
NOT_VOID: Final = 0
VOID_WALA: Final = 1
VOID_KAWESH: Final = 2
VOIDS: Final = (None, "wala", "kawesh")

# Projects, weakest first (RULES.md 7).
NO_PROJECT: Final = 0
SIRA: Final = 1
FIFTY: Final = 2
HUNDRED: Final = 3
FOUR_HUNDRED: Final = 4
PROJECTS: Final = ("", "sira", "fifty", "hundred", "four_hundred")


def call_name(call: int) -> str:
    """Give the name of a call from its bit."""
    return CALLS[call.bit_length() - 1]


def call_names(calls: int) -> list[str]:
    """Give the names of all calls in a set of choices."""
    return [name for bit, name in enumerate(CALLS) if calls >> bit & 1]
