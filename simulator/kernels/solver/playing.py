"""Playing a card, from one moment to the next."""

from typing import Any, Final

import numpy as np

from simulator.cards import LAST_TRICK_ABNAT, SIDE_STRENGTH, TRUMP_STRENGTH
from simulator.cards import SIDE_ABNAT as SIDE_COUNT
from simulator.cards import TRUMP_ABNAT as TRUMP_COUNT
from simulator.kernels.bits import lowest_index
from simulator.kernels.compilation import helper, inlined
from simulator.kernels.solver.layout import TRICK_CARDS
from simulator.kernels.tricks import beats


def _card_abnat() -> np.ndarray:
    """Abnat of each card in play order: 32 cards in Sun, then 32 in Hokm."""
    side = [SIDE_COUNT[SIDE_STRENGTH.index(place)] for place in range(8)]
    trump = [TRUMP_COUNT[TRUMP_STRENGTH.index(place)] for place in range(8)]
    return np.array(side * 7 + trump, np.int64)


CARD_ABNAT: Final = _card_abnat()
HOKM_CARDS: Final = 32


@helper
def card_abnat(card: int, trumps: int) -> int:
    """Count one card (RULES.md 1.4)."""
    return CARD_ABNAT[lowest_index(card) + (HOKM_CARDS if trumps else 0)]


@inlined
def _finish_trick(now: Any, then: Any, winner: int, abnat: int) -> int:
    if now.tricks == 1:
        abnat += LAST_TRICK_ABNAT
    then.seat = winner
    then.place = 0
    then.on_table = 0
    then.to_come = now.to_come - abnat
    then.tricks = now.tricks - 1
    return 0 if winner & 1 else abnat


@inlined
def play(desk: Any, number: int, card: int) -> int:
    """Make the moment after ``number`` by playing a card; give the Abnat that the buyer's team takes by it."""
    now = desk.moments[number]
    then = desk.moments[number + 1]
    then.held = now.held & ~card
    abnat = now.on_table + card_abnat(card, desk.trumps)
    takes = now.place == 0 or beats(card, now.winning, now.led, desk.trumps)
    winner = now.seat if takes else now.winner
    if now.place == TRICK_CARDS - 1:
        return _finish_trick(now, then, winner, abnat)
    then.seat = (now.seat + 1) & 3
    then.place = now.place + 1
    then.led = now.led if now.place else card
    then.winning = card if takes else now.winning
    then.winner = winner
    then.on_table = abnat
    then.to_come = now.to_come
    then.tricks = now.tricks
    return 0
