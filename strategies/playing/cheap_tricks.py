"""Take tricks cheaply, give points to a winning partner, throw the lowest otherwise, draw trumps as buyer."""

from typing import Any

from simulator.kernels.card_sets import highest_card, lowest_card
from simulator.kernels.compilation import helper
from simulator.policy import play_policy
from simulator.seats import ME, PARTNER
from strategies.playing.moment import cheapest_side_card, dearest, masters, winners

LAST_TO_PLAY = 3


@helper
def lead(view: Any) -> int:
    """Lead: as buyer draw trumps while others hold some, then sure tricks, then the lowest card."""
    legal = view.legal
    own_trumps = legal & view.trumps
    others_trumps = view.trumps & ~(view.hand | view.played)
    if view.buyer == ME and own_trumps and others_trumps:
        return highest_card(own_trumps)
    sure = masters(view.hand, view.played) & legal & ~view.trumps
    if sure:
        return dearest(sure)
    return cheapest_side_card(legal, view.trumps)


@helper
def follow(view: Any) -> int:
    """Follow: help a partner who wins, else take the trick if that can be done, else lose little."""
    legal, trumps = view.legal, view.trumps
    taking = winners(legal, view.led, view.winning, trumps)
    last = view.cards_in_trick == LAST_TO_PLAY
    if view.winner == PARTNER:
        sure = last or masters(view.winning, view.played & ~view.winning)
        giving = legal & ~taking & ~trumps
        if sure and giving:
            return dearest(giving)
        if sure or not taking & masters(view.hand, view.played):
            return cheapest_side_card(legal & ~taking if legal & ~taking else legal, trumps)
    if taking:
        sure_taking = taking & masters(view.hand, view.played)
        if last or not sure_taking:
            return lowest_card(taking)
        return lowest_card(sure_taking)
    return cheapest_side_card(legal, trumps)


@play_policy()
def cheap_tricks(view: Any, parameters: Any, random: Any, memory: Any) -> int:
    """Play by a few rules of thumb that every player knows."""
    if view.led == 0:
        return lead(view)
    return follow(view)
