"""The last two tricks, played out without a table of bounds or an order of cards.

With two cards each there are at most sixteen ways to play the first of the two tricks, and then nobody has a choice.
Values here are Abnat of the team on lead, who want at least ``goal``; they choose the first and third card.
"""

from typing import Any

from simulator.kernels.card_sets import abnat_of, highest_card, lowest_card, suit_of
from simulator.kernels.compilation import helper
from simulator.kernels.legality import legal_follows, legal_leads


@helper
def narrow_by_ending(desk: Any, moment: Any, target: int) -> None:
    """Narrow the bounds at the start of the last trick or the last but one as far as the question needs."""
    if moment.tricks == 1:
        value = last_trick(desk, moment)
    elif moment.seat & 1 == 0:
        value = last_two_tricks(desk, moment, target)
    else:
        value = moment.to_come - last_two_tricks(desk, moment, moment.to_come - target + 1)
    if value >= target:
        moment.low = value
    else:
        moment.high = value


@helper
def last_trick(desk: Any, moment: Any) -> int:
    """Give the Abnat of the buyer's team when each player has one card left and none is on the table."""
    lead = desk.hands[moment.seat & 3] & moment.held
    return moment.to_come if _winner(moment.held, lead, desk.trumps) & desk.ours else 0


@helper
def last_two_tricks(desk: Any, moment: Any, goal: int) -> int:
    """Bound the Abnat of the team on lead when each player has two cards left and none is on the table."""
    seat = moment.seat
    right = desk.hands[(seat + 1) & 3] & moment.held
    leads = legal_leads(desk.hands[seat & 3] & moment.held, desk.trumps, desk.locked)
    best = 0
    while leads and best < goal:
        lead = lowest_card(leads)
        leads ^= lead
        worst = moment.to_come
        seconds = legal_follows(right, lead, lead, False, desk.trumps, desk)
        while seconds and worst >= goal:
            second = lowest_card(seconds)
            seconds ^= second
            worst = min(worst, _third_and_fourth(desk, moment, lead, second, goal))
        best = max(best, worst)
    return best


@helper
def _third_and_fourth(desk: Any, moment: Any, lead: int, second: int, goal: int) -> int:
    seat = moment.seat
    partner = desk.hands[(seat + 2) & 3] & moment.held
    left = desk.hands[(seat + 3) & 3] & moment.held
    team = desk.ours if seat & 1 == 0 else ~desk.ours
    winning = _winner(lead | second, lead, desk.trumps)
    best = 0
    thirds = legal_follows(partner, lead, winning, winning == lead, desk.trumps, desk)
    while thirds and best < goal:
        third = lowest_card(thirds)
        thirds ^= third
        now_winning = _winner(winning | third, lead, desk.trumps)
        worst = moment.to_come
        fourths = legal_follows(left, lead, now_winning, now_winning == second, desk.trumps, desk)
        while fourths and worst >= goal:
            fourth = lowest_card(fourths)
            fourths ^= fourth
            worst = min(worst, _played_out(desk, moment, team, lead, lead | second | third | fourth))
        best = max(best, worst)
    return best


@helper
def _played_out(desk: Any, moment: Any, team: int, lead: int, trick: int) -> int:
    """Count the Abnat of a team when the first of the last two tricks is given."""
    winner = _winner(trick, lead, desk.trumps)
    rest = moment.held & ~trick
    next_lead = rest
    for seat in range(4):
        if desk.hands[seat] & winner:
            next_lead = rest & desk.hands[seat]
    abnat = abnat_of(trick, desk.trumps)
    first = abnat if winner & team else 0
    return first + (moment.to_come - abnat if _winner(rest, next_lead, desk.trumps) & team else 0)


@helper
def _winner(cards: int, lead: int, trumps: int) -> int:
    """Give the winning card of a trick (RULES.md 6.3)."""
    return highest_card(cards & (suit_of(lead) | trumps))
