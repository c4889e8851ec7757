"""Hands against perfect play: what each card cost, and whether the contract could have been made.

*All cards seen: an upper bound for both sides, not what a player could know.*
"""

from dataclasses import dataclass
from typing import Any

from experiments.played_hand import PlayedHand, played_hand
from experiments.upper_bound import UPPER_BOUND
from simulator.contract_made import solve_made
from simulator.hand_record import HandRecord
from simulator.notation import format_card
from simulator.position import Position
from simulator.replay import Replayer
from simulator.seats import PLAYERS, SEATS, team_of
from simulator.solver import solve_cards, solve_value


@dataclass(frozen=True)
class CardCost:
    """One card that was played, against perfect play.

    Attributes
    ----------
    trick
        Number of the trick, from 1.
    seat
        Letter of the seat that played it.
    card
        The card, such as ``TH``.
    abnat
        What it cost its player's team, both teams playing perfectly from there on, in Abnat; 0 where none was better.
    best
        Where it cost something, the cards that would have cost nothing.
    """

    trick: int
    seat: str
    card: str
    abnat: int
    best: tuple[str, ...] = ()

    def as_mapping(self) -> dict[str, Any]:
        """Give it as plain values for JSON; ``best`` only where the card cost something."""
        told = {"trick": self.trick, "seat": self.seat, "card": self.card, "abnat": self.abnat}
        return {**told, "best": list(self.best)} if self.abnat else told


@dataclass(frozen=True)
class Review:
    """A hand against perfect play.

    Attributes
    ----------
    hand
        The hand as it was played.
    perfect_abnat_buyer
        Abnat of the buyer's team had both teams played perfectly from the first card on.
    perfect_made
        Whether the buyer's team makes the hand if it plays for that, against any defence.
    cards
        Every card in the order of play.
    """

    hand: PlayedHand
    perfect_abnat_buyer: int
    perfect_made: bool
    cards: tuple[CardCost, ...]

    @property
    def buyer(self) -> str:
        """Letter of the buyer's seat."""
        return SEATS[self.hand.opening.buyer]

    @property
    def costs(self) -> tuple[CardCost, ...]:
        """The cards that cost something."""
        return tuple(card for card in self.cards if card.abnat)

    @property
    def cost_of_seats(self) -> dict[str, int]:
        """What each seat's cards cost in all, in Abnat."""
        return {seat: sum(card.abnat for card in self.cards if card.seat == seat) for seat in SEATS}

    @property
    def cost_of_buyers_team(self) -> int:
        """What the cards of the buyer and his partner cost, in Abnat."""
        return self._cost_of(team_of(self.hand.opening.buyer))

    @property
    def cost_of_others(self) -> int:
        """What the opponents' cards cost, in Abnat."""
        return self._cost_of(1 - team_of(self.hand.opening.buyer))

    @property
    def costliest_seats(self) -> tuple[str, ...]:
        """Who lost most: one seat, more where they lost equally much, none where no card cost anything."""
        most = max(self.cost_of_seats.values())
        return tuple(seat for seat, cost in self.cost_of_seats.items() if cost == most > 0)

    def _cost_of(self, team: int) -> int:
        return sum(cost for seat, cost in enumerate(self.cost_of_seats.values()) if team_of(seat) == team)

    def as_mapping(self) -> dict[str, Any]:
        """Give it as plain values for JSON."""
        return {
            "deal": self.hand.deal,
            "buyer": self.buyer,
            "abnat_needed": self.hand.needed,
            "perfect_abnat_buyer": self.perfect_abnat_buyer,
            "perfect_made": self.perfect_made,
            "abnat_buyer": self.hand.abnat_buyer,
            "made": self.hand.made,
            "cost_of_seats": self.cost_of_seats,
            "costliest_seats": list(self.costliest_seats),
            "cards": [card.as_mapping() for card in self.cards],
            "note": UPPER_BOUND,
        }


def review_record(record: HandRecord, replayer: Replayer | None = None) -> Review | None:
    """Compare every card of a recorded hand with perfect play; None for a void hand.

    Parameters
    ----------
    replayer
        One that is at hand already; it keeps tables that are costly to make.

    Raises
    ------
    RecordError
        Where the record breaks the rules or claims a wrong result.
    """
    hand = played_hand(record, replayer or Replayer())
    return None if hand is None else review_hand(hand)


def review_hand(hand: PlayedHand) -> Review:
    """Compare every card of a hand with perfect play; may be called by several threads at once.

    A card costs the value before it less the value after it, as its player's team counts.
    """
    values = [*map(solve_value, hand.positions), hand.abnat_buyer]
    cards = []
    for place, (position, card) in enumerate(zip(hand.positions, hand.cards, strict=True)):
        lost = _as_the_team_counts(position, values[place] - values[place + 1])
        best = _best_cards(position) if lost else ()
        cards.append(CardCost(place // PLAYERS + 1, SEATS[position.seat], format_card(card), lost, best))
    return Review(hand, values[0], solve_made(hand.opening, hand.needed), tuple(cards))


def _best_cards(position: Position) -> tuple[str, ...]:
    values = {card: _as_the_team_counts(position, value) for card, value in solve_cards(position).items()}
    best = max(values.values())
    return tuple(format_card(card) for card, value in values.items() if value == best)


def _as_the_team_counts(position: Position, abnat: int) -> int:
    """Turn Abnat of the buyer's team into what they are worth to the team of the seat to play."""
    return abnat if team_of(position.seat) == team_of(position.buyer) else -abnat
