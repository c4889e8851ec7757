"""One hand from the deck to the score (RULES.md 2 to 8)."""

import numpy as np

from simulator.calls import LEVEL_GAHWA, LEVEL_SINGLE, NOT_VOID
from simulator.kernels import option_codes as code
from simulator.kernels import table as tables
from simulator.kernels.auction import run_auction
from simulator.kernels.bits import popcount
from simulator.kernels.compilation import helper
from simulator.kernels.decks import MUSHTARA_PLACE, deal_first_packet, deal_second_packet, finish_deck, start_deck
from simulator.kernels.play import play_tricks
from simulator.kernels.projects import find_projects
from simulator.kernels.raising import run_raising, show_contract
from simulator.kernels.scoring import score_figures, sweeper
from simulator.kernels.table import NOBODY, POLICIES
from simulator.kernels.view import clear_calls, clear_contract


@helper
def clear_table(table: np.record) -> None:
    """Forget the last hand; its number, dealer, score, deck and script stay as they are."""
    table.void = NOT_VOID
    table.auction_round = 0
    table.trump = NOBODY
    table.buyer = NOBODY
    table.receiver = NOBODY
    table.contract = NOBODY
    table.ashkal = 0
    table.trump_length = 0
    table.level = LEVEL_SINGLE
    table.locked = 0
    table.raiser = NOBODY
    table.doubler = NOBODY
    table.baloot_holder = NOBODY
    table.kaboot = NOBODY
    table.made = 0
    table.match = NOBODY
    table.status = tables.FAIR
    table.answers = 0
    for team in range(2):
        table.abnat[team] = 0
        table.tricks[team] = 0
        table.project_points[team] = 0
        table.baloot[team] = 0
        table.points[team] = 0
    for seat in range(4):
        table.projects_held[seat] = 0
        for place in range(2):
            table.project_kind[seat, place] = 0
            table.project_order[seat, place] = 0
            table.project_cards[seat, place] = 0


@helper
def seat_players(table: np.record) -> None:
    """Give the players fresh views, memories and random streams for a hand."""
    for seat in range(4):
        view = table.views[seat]
        clear_calls(view)
        if not table.views_fresh:  # a hand that nobody bought leaves nothing to forget
            clear_contract(view)
        view.position = (seat - table.dealer - 1) & 3
        view.score_mine = table.score[seat & 1]
        view.score_theirs = table.score[1 - (seat & 1)]
        view.mushtara = table.mushtara
    table.views_fresh = 1
    number = np.uint64(table.number)
    for policy in range(POLICIES):
        table.streams[policy].number = number
        table.streams[policy].started = 0
        for word in range(table.memory_words[policy]):
            table.memories[policy].slots[word] = 0


@helper
def show_raisers(table: np.record, rules: np.record) -> None:
    """Let all see the contract; before the second packet the receiver also counts the mushtara (RULES.md 5.0)."""
    show_contract(table)
    if rules.raise_timing == code.RAISE_TIMING_FIVE_CARDS:
        table.views[table.receiver].hand |= 1 << table.mushtara


@helper
def count_trumps(table: np.record) -> None:
    """Note how many trumps the buyer holds as he buys, the mushtara included; none in Sun."""
    if table.trump != NOBODY:
        cards = table.hands[table.buyer] | 1 << table.mushtara
        table.trump_length = popcount(cards >> 8 * table.trump & 0xFF)


@helper
def score_table(table: np.record, figures: np.record, rules: np.record) -> None:
    """Score the hand that was played (RULES.md 8)."""
    figures.contract = table.contract
    figures.level = table.level
    figures.buyer_team = table.buyer & 1
    figures.raiser_team = table.raiser & 1
    figures.doubler_team = table.doubler & 1
    for team in range(2):
        figures.abnat[team] = table.abnat[team]
        figures.tricks[team] = table.tricks[team]
        figures.project_points[team] = table.project_points[team]
        figures.baloot[team] = table.baloot[team]
    winner = score_figures(figures, rules, table.points)
    table.made = 1 if winner == figures.buyer_team else 0
    table.kaboot = sweeper(figures, rules)
    if table.level == LEVEL_GAHWA:
        table.match = winner


@helper
def play_hand(table: np.record, figures: np.record, rules: np.record) -> None:
    """Deal, buy, raise, play and score one hand.

    Parameters
    ----------
    table
        Holds the hand's number, dealer, score, script and, where ``deck_given``, the deck; receives all else.
    figures
        Room for the figures that are scored.
    """
    clear_table(table)
    state = table.deck_key
    if not table.deck_given:
        state = start_deck(table.deck, table.deck_key, np.uint64(table.number))
    deal_first_packet(table.deck, table.dealer, table.hands)
    table.mushtara = table.deck[MUSHTARA_PLACE]
    seat_players(table)
    run_auction(table, rules)
    if table.void != NOT_VOID:
        if table.logging and not table.deck_given:
            finish_deck(table.deck, state)
        return
    count_trumps(table)
    if not table.deck_given:
        finish_deck(table.deck, state)
    five_cards = rules.raise_timing == code.RAISE_TIMING_FIVE_CARDS
    if five_cards:
        show_raisers(table, rules)
        run_raising(table, rules)
    deal_second_packet(table.deck, table.dealer, table.receiver, table.hands)
    if not five_cards:
        show_raisers(table, rules)
        run_raising(table, rules)
    find_projects(table, rules)
    play_tricks(table, rules)
    score_table(table, figures, rules)
