"""Seeds and deal ids: which random streams belong to which deal.

A deal is a function of the seed and its number alone. Its id is ``seed:number``; a match's hand is ``seed:match.hand``.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np

from simulator.errors import UsageError
from simulator.kernels.table import POLICIES

_MOST_DIGITS: Final = 40

LARGEST_NUMBER: Final = 10**15
"""The greatest number of a deal or match."""

_HANDS_DOMAIN: Final = 1
_MATCHES_DOMAIN: Final = 2
"""Single deals and matches draw from different streams of one seed."""


@dataclass(frozen=True)
class Keys:
    """The keys of all random streams of one seed.

    Attributes
    ----------
    deck
        Key of the decks, uint64.
    policies
        Keys of the policies' streams, uint64 of shape (12,): seat × 3 + kind of policy. They do not depend on who
        plays, so that a strategy against itself differs by exactly zero.
    """

    deck: np.uint64
    policies: np.ndarray


@dataclass(frozen=True)
class DealId:
    """A deal: ``seed:number``, or ``seed:match.hand`` where ``match`` is given."""

    seed: int
    number: int
    match: int | None = None

    def __str__(self) -> str:
        return f"{self.seed}:{self.number}" if self.match is None else f"{self.seed}:{self.match}.{self.number}"

    @classmethod
    def parse(cls, text: str) -> "DealId":
        """Read a deal id, or raise UsageError."""
        seed, _, rest = text.strip().partition(":")
        match, dot, number = rest.rpartition(".")
        parts = [seed, number, match] if dot else [seed, rest]
        if not all(part.isdecimal() and len(part) <= _MOST_DIGITS for part in parts):
            raise UsageError(text, "is no deal id", "seed:number such as 42:17, or seed:match.hand such as 42:3.5")
        deal = cls(int(seed), int(number if dot else rest), int(match) if dot else None)
        if max(deal.number, deal.match or 0) > LARGEST_NUMBER:
            raise UsageError(text, "there is no such deal", f"numbers up to {LARGEST_NUMBER}")
        return deal


def keys_of_hands(seed: int) -> Keys:
    """Give the keys of single deals."""
    return _keys(seed, _HANDS_DOMAIN)


def keys_of_matches(seed: int) -> Keys:
    """Give the keys of whole matches."""
    return _keys(seed, _MATCHES_DOMAIN)


def _keys(seed: int, domain: int) -> Keys:
    if seed < 0:
        raise UsageError(f"seed {seed}", "is negative", "a whole number from 0")
    words = np.random.SeedSequence([seed, domain]).generate_state(POLICIES + 1, np.uint64)
    return Keys(words[0], words[1:])
