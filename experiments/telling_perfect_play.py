"""Perfect play as a person would read it: a position with its value, and what the cards of a hand cost."""

import textwrap
from typing import Final

from experiments.perfect_play import CardCost, Review
from experiments.solving import SolvedPosition
from reports.wording import MINUS
from simulator.calls import LEVELS
from simulator.cards import HOKM_ABNAT, SUIT_SYMBOLS, SUN_ABNAT
from simulator.notation import parse_card, pretty_card
from simulator.position import SUN, Position
from simulator.seats import PLAYERS, SEAT_NAMES, SEATS, team_of

WIDTH: Final = 80
_CARD_WIDTH: Final = 3
_BEST: Final = "*"


def tell_position(solved: SolvedPosition) -> list[str]:
    """Tell a position in one line, and where its cards were solved, these in another, best first and marked."""
    position = solved.position
    kind = f"{_kind(position)} by {SEATS[position.buyer]}{_locked(position)}"
    lines = [f"{kind}; {_moment(position)}: {solved.value} of {_total(position)} Abnat"]
    if solved.cards is not None:
        lines.append(_tell_cards(position, solved.cards))
    return lines


def _moment(position: Position) -> str:
    tricks = (position.cards + PLAYERS - 1) // PLAYERS
    table = " ".join(map(pretty_card, position.trick))
    led = f"led {table}" if table else "leads"
    return f"{tricks} {'trick' if tricks == 1 else 'tricks'}, {SEATS[position.leader]} {led}"


def _tell_cards(position: Position, cards: dict[int, int]) -> str:
    sign = -1 if team_of(position.seat) == team_of(position.buyer) else 1
    ranked = sorted(cards.items(), key=lambda each: sign * each[1])
    best = ranked[0][1]
    told = "  ".join(f"{pretty_card(card)} {value}{_BEST if value == best else ''}" for card, value in ranked)
    return f"  {SEATS[position.seat]}: {told}"


def tell_every_card(review: Review) -> list[str]:
    """Tell a hand trick by trick, each card that cost something with its Abnat."""
    lines = [_heading(review), *_outcome(review)]
    for first in range(0, len(review.cards), PLAYERS):
        trick = review.cards[first : first + PLAYERS]
        played = "   ".join(f"{card.seat} {_pretty(card)} {_cost(card):<4}" for card in trick)
        lines.append(f"  {trick[0].trick}  {played}".rstrip())
    return lines


def tell_review(review: Review) -> list[str]:
    """Tell a hand in a few lines: what came of it, what perfect play makes of it, and each card that cost something."""
    return [_heading(review), *_outcome(review), *map(_tell_cost, review.costs)]


def _heading(review: Review) -> str:
    level = "" if review.hand.level == 1 else f", {LEVELS[review.hand.level].capitalize()}"
    return f"Deal {review.hand.deal}: {_contract(review.hand.opening)}{level}, {_needs(review)}"


def _needs(review: Review) -> str:
    total = _total(review.hand.opening)
    if review.hand.needed <= 0:
        return "needs no Abnat"
    return f"needs {review.hand.needed} Abnat" if review.hand.needed <= total else f"needs more than {total} Abnat"


def _outcome(review: Review) -> list[str]:
    hand = review.hand
    seats = ", ".join(f"{seat} {cost}" for seat, cost in review.cost_of_seats.items())
    most = f"; most: {' and '.join(review.costliest_seats)}" if review.costliest_seats else ""
    return [
        f"  Played:  {hand.abnat_buyer:3} of {_total(hand.opening)} Abnat, {_made(hand.made)}",
        f"  Perfect: {review.perfect_abnat_buyer:3} of {_total(hand.opening)} Abnat, {_could(review.perfect_made)}",
        f"  Abnat lost: {seats}{most}",
    ]


def _made(made: bool) -> str:
    return "made" if made else "not made"


def _could(made: bool) -> str:
    return "could have been made" if made else "could not have been made"


def _tell_cost(card: CardCost) -> str:
    best = " ".join(pretty_card(parse_card(each)) for each in card.best)
    text = f"    trick {card.trick}: {card.seat} {_pretty(card)} cost {card.abnat:3}; best {best}"
    return textwrap.fill(text, WIDTH, subsequent_indent=" " * text.index(best))


def _cost(card: CardCost) -> str:
    return f"{MINUS}{card.abnat}" if card.abnat else ""


def _pretty(card: CardCost) -> str:
    return f"{pretty_card(parse_card(card.card)):{_CARD_WIDTH}}"


def _contract(position: Position) -> str:
    return f"{_kind(position)} bought by {SEAT_NAMES[position.buyer]}{_locked(position)}"


def _kind(position: Position) -> str:
    return "Sun" if position.trump is None else f"Hokm {SUIT_SYMBOLS[position.trump]}"


def _locked(position: Position) -> str:
    return ", locked" if position.locked else ""


def _total(position: Position) -> int:
    return SUN_ABNAT if position.kind == SUN else HOKM_ABNAT
