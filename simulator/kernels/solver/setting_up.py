"""Putting a position on the desk."""

from typing import Any

from numba import int64

from simulator.cards import LAST_TRICK_ABNAT
from simulator.kernels.bits import popcount
from simulator.kernels.card_sets import NO_SUIT, TRUMPS, abnat_of, to_play_order
from simulator.kernels.compilation import helper, kernel
from simulator.kernels.solver.layout import DESK, POSITION, TRICK_CARDS
from simulator.kernels.solver.playing import play
from simulator.kernels.solver.sequences import write_sequences


@helper
def _open_play(desk: Any, held: int, leader: int) -> None:
    first = desk.moments[0]
    first.held = held
    first.seat = leader
    first.place = 0
    first.on_table = 0
    first.tricks = popcount(held) // TRICK_CARDS
    first.to_come = abnat_of(held, desk.trumps) + LAST_TRICK_ABNAT


@kernel(int64(DESK, POSITION))
def set_up(desk: Any, position: Any) -> int:
    """Put a position on the desk, the cards on its table played; give the number of its moment."""
    trump = position.trump
    desk.trumps = 0 if trump == NO_SUIT else TRUMPS
    desk.locked = position.locked
    desk.must_trump = position.must_trump
    desk.overtrump = position.overtrump
    desk.under_trump = position.under_trump
    desk.trump_lead_rise = position.trump_lead_rise
    turn = position.buyer & 1
    held = 0
    for seat in range(4):
        desk.hands[seat] = to_play_order(position.hands[(seat + turn) & 3], trump)
        held |= desk.hands[seat]
    leader = (position.leader - turn) & 3
    for place in range(position.trick_length):
        card = to_play_order(1 << position.trick[place], trump)
        desk.hands[(leader + place) & 3] |= card
        held |= card
    desk.ours = desk.hands[0] | desk.hands[2]
    desk.searched = 0
    desk.bounds[:] = 0
    write_sequences(desk)
    _open_play(desk, held, leader)
    for place in range(position.trick_length):
        play(desk, place, to_play_order(1 << position.trick[place], trump))
    return position.trick_length
