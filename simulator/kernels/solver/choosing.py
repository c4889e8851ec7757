"""Which cards are worth trying at a moment, best first."""

from typing import Any

from numba import int64

from simulator.kernels.compilation import inlined, kernel
from simulator.kernels.legality import legal_follows, legal_leads
from simulator.kernels.solver.layout import DESK, WIDEST
from simulator.kernels.solver.ordering import order_follows, order_leads
from simulator.kernels.solver.reductions import beating_cards, without_equals, worth_following


@inlined
def legal_cards(desk: Any, moment: Any) -> int:
    """Give the cards that the seat to play may play (RULES.md 5.3 and 6)."""
    hand = desk.hands[moment.seat & 3] & moment.held
    if moment.place == 0:
        return legal_leads(hand, desk.trumps, desk.locked)
    partner_winning = (moment.winner ^ moment.seat) & 1 == 0
    return legal_follows(hand, moment.led, moment.winning, partner_winning, desk.trumps, desk)


@kernel(int64(DESK, int64))
def choose(desk: Any, number: int) -> int:
    """Write the cards worth trying at a moment into the desk's choices, best first; give how many."""
    moment = desk.moments[number]
    first = number * WIDEST
    cards = legal_cards(desk, moment)
    if cards & (cards - 1) == 0:
        desk.choices[first] = cards
        return 1
    if moment.place == 0:
        return order_leads(desk, moment, without_equals(cards, ~moment.held, desk.trumps), first)
    beating = beating_cards(cards, moment, desk.trumps)
    cards = worth_following(desk, moment, cards, beating)
    if cards & (cards - 1) == 0:
        desk.choices[first] = cards
        return 1
    return order_follows(desk, moment, cards, beating, first)
