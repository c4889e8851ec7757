"""What figures of perfect play are worth, said wherever they are shown."""

from typing import Final

UPPER_BOUND: Final = "all cards seen: an upper bound for both sides, not what a player could know"
