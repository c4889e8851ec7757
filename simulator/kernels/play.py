"""Eight tricks: who may play what, who is asked, who wins (RULES.md 6)."""

from typing import Final

import numpy as np

from simulator.calls import CARD, CONTRACT_HOKM
from simulator.cards import LAST_TRICK_ABNAT
from simulator.kernels import option_codes as code
from simulator.kernels.asking import ask_policy, mark, scripted, settle
from simulator.kernels.card_sets import TRUMPS, abnat_of, suit_of, to_play_order
from simulator.kernels.compilation import helper, inlined
from simulator.kernels.legality import legal_follows, legal_leads
from simulator.kernels.table import NOBODY, PLAYING
from simulator.kernels.tricks import beats
from simulator.kernels.view import relative

LAST_TRICK: Final = 7

BALOOT_CARDS: Final = 0x0C000000
"""King and Queen of trumps in play order."""


@helper
def sit_down(table: np.record, rules: np.record) -> None:
    """Turn the hands into play order and find the leader (RULES.md 6.1)."""
    table.trumps = TRUMPS if table.contract == CONTRACT_HOKM else 0
    for seat in range(4):
        table.play_hands[seat] = to_play_order(table.hands[seat], table.trump)
        table.views[seat].trumps = table.trumps
        table.played_by[seat] = 0
        table.void_suits[seat] = 0
    table.leader = table.buyer if rules.first_lead == code.FIRST_LEAD_BUYER else (table.dealer + 1) & 3
    table.played = 0
    table.only_follow_suit = (
        rules.must_trump == code.MUST_TRUMP_NEVER and rules.trump_lead_rise == code.TRUMP_LEAD_RISE_NEVER
    )


@inlined
def legal_cards(table: np.record, seat: int, turn: int, rules: np.record) -> int:
    """Give the cards that a seat may play to the trick as it stands."""
    hand = table.play_hands[seat]
    if turn == 0:
        return legal_leads(hand, table.trumps, table.locked)
    if table.only_follow_suit:
        suit = hand & table.led_suit
        return suit if suit else hand
    partner_winning = (table.winner ^ seat) & 1 == 0
    return legal_follows(hand, table.led, table.winning, partner_winning, table.trumps, rules)


@inlined
def show_moment(table: np.record, seat: int, turn: int) -> None:
    """Let a seat see its cards and the trick as it stands."""
    view = table.views[seat]
    view.hand = table.play_hands[seat]
    view.trick_number = table.trick_number
    view.cards_in_trick = turn
    view.led = table.led
    view.winning = table.winning
    view.winner = relative(table.winner, seat) if turn else NOBODY
    view.played = table.played
    view.taken_mine = table.abnat[seat & 1]
    view.taken_theirs = table.abnat[1 - (seat & 1)]
    for whose in range(4):
        other = (seat + whose) & 3
        view.trick[whose] = table.trick[other]
        view.played_by[whose] = table.played_by[other]
        view.void_suits[whose] = table.void_suits[other]
    if table.open_seats >> seat & 1:
        for whose in range(4):
            view.all_hands[whose] = table.play_hands[(seat + whose) & 3]


@inlined
def ask_card(table: np.record, seat: int, turn: int, rules: np.record) -> int:
    """Take one card from a seat: from the script, from its policy, or the only one it may play."""
    legal = legal_cards(table, seat, turn, rules)
    if scripted(table):
        card = to_play_order(1 << table.script[table.answers], table.trump)
    elif legal & (legal - 1) == 0:
        card = legal
    else:
        show_moment(table, seat, turn)
        mark(table, seat, CARD, legal)
        card = ask_policy(table, seat, PLAYING)
    return settle(table, seat, CARD, legal, card)


@helper
def show_project(table: np.record, seat: int) -> None:
    """Let all see the kind of a seat's best project with its first card (RULES.md 7.8)."""
    kind = table.project_kind[seat, 0]
    if kind:
        for other in range(4):
            table.views[other].projects[relative(seat, other)] = kind


@helper
def show_scoring_projects(table: np.record) -> None:
    """Let all see the cards of the scoring team's projects after the first trick (RULES.md 7.8)."""
    for team in range(2):
        if table.project_points[team]:
            for holder in range(team, 4, 2):
                cards = to_play_order(table.project_cards[holder, 0] | table.project_cards[holder, 1], table.trump)
                for other in range(4):
                    table.views[other].project_cards[relative(holder, other)] = cards


@helper
def show_baloot(table: np.record) -> None:
    """Let all see Baloot when its second card is played (RULES.md 7.8)."""
    if table.played & BALOOT_CARDS == BALOOT_CARDS:
        for other in range(4):
            table.views[other].baloot = relative(table.baloot_holder, other)
        table.baloot_holder = NOBODY


@inlined
def lead_card(table: np.record, seat: int, card: int) -> None:
    """Lead to a trick."""
    table.led = card
    table.led_suit = suit_of(card)
    table.winning = card
    table.winner = seat


@inlined
def follow_card(table: np.record, seat: int, card: int) -> None:
    """Follow to a trick: who wins it now, and whether the seat has none of the suit led.

    By masks and without branches: in random play no processor guesses who wins.
    """
    better = -int(beats(card, table.winning, table.led, table.trumps))
    table.winning ^= (table.winning ^ card) & better
    table.winner ^= (table.winner ^ seat) & better
    table.void_suits[seat] |= table.led_suit & -int(card & table.led_suit == 0)


@inlined
def play_card(table: np.record, seat: int, turn: int, card: int) -> None:
    """Put a card on the table."""
    table.play_hands[seat] ^= card
    table.played |= card
    table.trick[seat] = card
    table.played_by[seat] |= card
    if turn == 0:
        lead_card(table, seat, card)
    else:
        follow_card(table, seat, card)


@helper
def take_turn(table: np.record, turn: int, rules: np.record) -> None:
    """Have the seat whose turn it is play a card, and let all see what that shows."""
    seat = (table.leader + turn) & 3
    play_card(table, seat, turn, ask_card(table, seat, turn, rules))
    if table.trick_number == 0:
        show_project(table, seat)
    if table.baloot_holder != NOBODY:
        show_baloot(table)


@helper
def play_trick(table: np.record, rules: np.record) -> None:
    """Play one trick and give it to the team of its winner, who leads next (RULES.md 6.3)."""
    table.led = 0
    table.winning = 0
    for seat in range(4):
        table.trick[seat] = 0
    before = table.played
    for turn in range(4):
        take_turn(table, turn, rules)
    team = table.winner & 1
    table.tricks[team] += 1
    table.abnat[team] += abnat_of(table.played & ~before, table.trumps)
    table.trick_leaders[table.trick_number] = table.leader
    table.trick_winners[table.trick_number] = table.winner
    table.leader = table.winner


@helper
def play_tricks(table: np.record, rules: np.record) -> None:
    """Play all eight tricks; the last brings 10 Abnat more (RULES.md 1.5, 6)."""
    sit_down(table, rules)
    for trick in range(LAST_TRICK + 1):
        table.trick_number = trick
        play_trick(table, rules)
        if trick == 0:
            show_scoring_projects(table)
    table.abnat[table.winner & 1] += LAST_TRICK_ABNAT
