"""Positions that differ only in which cards are gone.

Write down, suit by suit from the lowest card held to the highest, who owns each: the *owner sequence*. Two moments of
one deal at the start of a trick, with the same leader and the same owner sequences, are the same game but for the
Abnat on the cards: map the cards by rank. Who wins a trick, and what may be played under any rule of RULES.md 5.3 and
6, hangs only on suits and on which of two cards is higher, so every line of play has its twin. Hence the value of one
differs from that of the other by no more than the Abnat that some cards have more, or less, than their twins.
"""

from typing import Any, Final

import numpy as np

from simulator.cards import SIDE_ABNAT, SIDE_STRENGTH, TRUMP_ABNAT, TRUMP_STRENGTH
from simulator.kernels.bits import highest_index, popcount
from simulator.kernels.card_sets import SUIT_MASK
from simulator.kernels.compilation import helper

OWNER_BITS: Final = 3
CODE_BITS: Final = 24
"""A word begins with the owners themselves, eight places of three bits, so that equal words are equal sequences."""

RANDOM_BITS: Final = 38
RANDOM_SEED: Final = 8
LESS_SHIFT: Final = 8
TRUMP_DIFFERENCES: Final = 1 << 16


def _owner_words() -> np.ndarray:
    """Words for each suit, place in the sequence and owner; the words of a sequence are combined by exclusive or."""
    random = np.random.default_rng(RANDOM_SEED).integers(0, 1 << RANDOM_BITS, (4, 8, 4), np.int64)
    places = OWNER_BITS * np.arange(8)[:, None]
    owners = (4 | np.arange(4))[None, :]  # never 0, so that length shows
    return (random << CODE_BITS | owners << places).reshape(-1)


def _differences(abnat: tuple[int, ...], strength: tuple[int, ...]) -> np.ndarray:
    """Table over two bytes of a suit, ``first << 8 | second``: by how much twins in the second count more, and less."""
    by_strength = [abnat[strength.index(place)] for place in range(8)]
    counts = np.zeros((256, 8), np.int64)
    for byte in range(256):
        held = [by_strength[place] for place in range(8) if byte >> place & 1]
        counts[byte, : len(held)] = held
    change = counts[None, :, :] - counts[:, None, :]
    more = np.maximum(change, 0).sum(axis=2)
    less = np.maximum(-change, 0).sum(axis=2)
    return (more | less << LESS_SHIFT).astype(np.uint16).reshape(-1)


OWNER_WORDS: Final = _owner_words()
DIFFERENCES: Final = np.concatenate(
    [_differences(SIDE_ABNAT, SIDE_STRENGTH), _differences(TRUMP_ABNAT, TRUMP_STRENGTH)]
)
"""Abnat that twins count more (low byte) and less (high byte): side suits first, then the trump suit."""


@helper
def write_sequences(desk: Any) -> None:
    """Fill the desk's table from a suit's byte to the word of its owner sequence."""
    for suit in range(4):
        offset = suit << 8
        for byte in range(1, 256):
            top = highest_index(byte)
            card = 1 << (8 * suit + top)
            owner = 0
            for seat in range(1, 4):
                if desk.hands[seat] & card:
                    owner = seat
            place = popcount(byte) - 1
            word = OWNER_WORDS[(suit << 5) | (place << 2) | owner]
            desk.sequences[offset | byte] = desk.sequences[offset | (byte ^ (1 << top))] ^ word


@helper
def sequences_word(desk: Any, held: int) -> int:
    """Combine the words of the four suits."""
    low = desk.sequences[held & SUIT_MASK] ^ desk.sequences[256 | (held >> 8 & SUIT_MASK)]
    high = desk.sequences[512 | (held >> 16 & SUIT_MASK)] ^ desk.sequences[768 | (held >> 24 & SUIT_MASK)]
    return low ^ high


@helper
def same_sequences(desk: Any, held: int, other: int) -> bool:
    """Say whether two sets of cards held have the same owners in each suit."""
    for suit in range(4):
        shift = suit << 3
        offset = suit << 8
        mine = desk.sequences[offset | (held >> shift & SUIT_MASK)]
        if mine != desk.sequences[offset | (other >> shift & SUIT_MASK)]:
            return False
    return True


@helper
def twin_differences(trumps: int, held: int, other: int) -> int:
    """Give the Abnat by which cards of ``held`` count more (low byte) and less (high byte) than twins in ``other``."""
    total = 0
    for suit in range(3):
        shift = suit << 3
        total += int(DIFFERENCES[((other >> shift & SUIT_MASK) << 8) | (held >> shift & SUIT_MASK)])
    top = ((other >> 24 & SUIT_MASK) << 8) | (held >> 24 & SUIT_MASK)
    return total + int(DIFFERENCES[(TRUMP_DIFFERENCES if trumps else 0) | top])
