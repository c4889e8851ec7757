"""Decks: a uniform shuffle as a function of a key and a number, and who gets which card (RULES.md 2)."""

from typing import Final

import numpy as np

from simulator.cards import CARDS_IN_DECK
from simulator.kernels.bits import multiply_high
from simulator.kernels.compilation import helper
from simulator.kernels.randomness import GOLDEN_RATIO, mix, stream_start

MUSHTARA_PLACE: Final = 20
"""Place of the mushtara in dealing order, after three and two to each of four seats (RULES.md 2.2)."""

CARDS_A_WORD: Final = 8
"""Cards drawn from one random word: 32 × 31 × … × 25 < 2⁴⁰, so that no order is likelier than another by 2⁻²⁴."""


@helper
def shuffle(deck: np.ndarray, first: int, end: int, state: np.uint64) -> np.uint64:
    """Draw the cards at places ``first`` to ``end`` - 1 from those not yet drawn (Fisher and Yates).

    Parameters
    ----------
    deck
        The 32 card numbers, int64, changed in place.
    state
        State of the deck's stream.

    Returns
    -------
    np.uint64
        The stream's new state.
    """
    word = np.uint64(0)
    for place in range(first, end):
        if (place - first) % CARDS_A_WORD == 0:
            state += GOLDEN_RATIO
            word = mix(state)
        left = np.uint64(CARDS_IN_DECK - place)
        chosen = place + multiply_high(word, left)
        word = word * left
        card = deck[chosen]
        deck[chosen] = deck[place]
        deck[place] = card
    return state


@helper
def deal_first_packet(deck: np.ndarray, dealer: int, hands: np.ndarray) -> None:
    """Give each seat three cards, then two, from the dealer's right (RULES.md 2.2); ``hands`` are four sets."""
    for position in range(4):
        seat = (dealer + 1 + position) & 3
        three, two = 3 * position, 12 + 2 * position
        hands[seat] = (
            1 << deck[three] | 1 << deck[three + 1] | 1 << deck[three + 2] | 1 << deck[two] | 1 << deck[two + 1]
        )


@helper
def deal_second_packet(deck: np.ndarray, dealer: int, receiver: int, hands: np.ndarray) -> None:
    """Give each seat three more, but two and the mushtara to the receiver (RULES.md 2.3, 2.4)."""
    place = MUSHTARA_PLACE + 1
    for position in range(4):
        seat = (dealer + 1 + position) & 3
        hands[seat] |= 1 << deck[place] | 1 << deck[place + 1]
        place += 2
        if seat == receiver:
            hands[seat] |= 1 << deck[MUSHTARA_PLACE]
        else:
            hands[seat] |= 1 << deck[place]
            place += 1


@helper
def start_deck(deck: np.ndarray, key: np.uint64, number: np.uint64) -> np.uint64:
    """Put a deck in order and draw what is seen before the contract; give the stream's state for the rest."""
    for place in range(CARDS_IN_DECK):
        deck[place] = place
    return shuffle(deck, 0, MUSHTARA_PLACE + 1, stream_start(key, number))


@helper
def finish_deck(deck: np.ndarray, state: np.uint64) -> None:
    """Draw the second packet; a hand that nobody buys does not need it."""
    shuffle(deck, MUSHTARA_PLACE + 1, CARDS_IN_DECK - 1, state)
