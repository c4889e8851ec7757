"""A first strategy of your own, to be played with ``baloot simulate --strategies ./examples/my_bot.py:mine``.

A policy answers one question at a time. This one makes the calls; raises and cards are then those of ``simple``.
Policies are compiled, so they know numbers, no lists and no texts; every answer is checked. Copy this file and go on.
"""

from simulator.calls import HOKM, R1_OPEN, SUN
from simulator.kernels.bits import popcount
from simulator.policy import bidding_policy

ACES = 0x80808080  # a set of cards is one number with a bit for each; in a suit's eight bits the Ace is the highest


# The parameters can be changed without touching this file: --strategies ./examples/my_bot.py:mine:aces=3
@bidding_policy(parameters={"aces": 2, "trumps": 4})
def mine(view, parameters, random, memory):
    """Buy Sun with two Aces, Hokm with four trumps; the mushtara counts, since a buyer gets it."""
    cards = view.hand | 1 << view.mushtara  # the view is what a player at your seat knows (simulator.kernels.view)
    suit = view.mushtara >> 3  # card number 8 × suit + rank
    if view.legal & SUN and popcount(cards & ACES) >= parameters.aces:  # legal: the answers allowed, one bit each
        return SUN
    if view.question == R1_OPEN and popcount(cards >> 8 * suit & 0xFF) >= parameters.trumps:
        return HOKM
    return view.legal & -view.legal  # the lowest bit: pass where one may, else stay with what was said
