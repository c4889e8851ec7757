"""Hands against perfect play: what each card cost, and whether the contract could have been made.

*All cards seen: an upper bound for both sides, not what a player could know.*
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from experiments.replaying import replay
from simulator.abnat_needed import Stakes, abnat_needed
from simulator.calls import CARD, CONTRACT_HOKM, KINDS
from simulator.cards import SIDE_ABNAT, TRUMP_ABNAT, card_rank, card_suit
from simulator.contract_made import solve_made
from simulator.errors import RecordError
from simulator.hand_record import HandRecord, read_record
from simulator.notation import format_card
from simulator.play_order import natural_card
from simulator.position import Position
from simulator.replay import Replayer
from simulator.rules import Rules
from simulator.seats import SEATS
from simulator.solver import solve_cards, solve_values

UPPER_BOUND: Final = "all cards seen: an upper bound for both sides, not what a player could know"


@dataclass(frozen=True)
class CardCost:
    """One card that was not the best.

    Attributes
    ----------
    trick
        Number of the trick, from 1.
    seat
        Letter of the seat that played it.
    card
        The card, such as ``TH``.
    abnat
        What it cost its player's team against perfect play from there on, in Abnat.
    best
        The cards that cost nothing.
    """

    trick: int
    seat: str
    card: str
    abnat: int
    best: tuple[str, ...]


@dataclass(frozen=True)
class Review:
    """A hand against perfect play.

    Attributes
    ----------
    perfect_abnat_buyer
        Abnat of the buyer's team had both teams played perfectly from the first card on.
    perfect_made
        Whether the buyer's team makes the hand if it plays for that, against any defence.
    abnat_buyer, made
        What came of the hand.
    costs
        Every card that cost something, in the order of play.
    cost_of_seats
        What each seat's cards cost in all, S E N W, in Abnat.
    """

    buyer: str
    perfect_abnat_buyer: int
    perfect_made: bool
    abnat_buyer: int
    made: bool
    costs: tuple[CardCost, ...]
    cost_of_seats: tuple[int, int, int, int]

    @property
    def cost_of_buyers_team(self) -> int:
        """What the cards of the buyer and his partner cost, in Abnat."""
        return self._cost_of(SEATS.index(self.buyer) % 2)

    @property
    def cost_of_others(self) -> int:
        """What the opponents' cards cost, in Abnat."""
        return self._cost_of(1 - SEATS.index(self.buyer) % 2)

    def _cost_of(self, team: int) -> int:
        return self.cost_of_seats[team] + self.cost_of_seats[team + 2]

    def as_mapping(self) -> dict[str, Any]:
        """Give it as plain values for JSON."""
        return {
            "buyer": self.buyer,
            "perfect_abnat_buyer": self.perfect_abnat_buyer,
            "perfect_made": self.perfect_made,
            "abnat_buyer": self.abnat_buyer,
            "made": self.made,
            "costs": [{**vars(cost), "best": list(cost.best)} for cost in self.costs],
            "cost_of_seats": dict(zip(SEATS, self.cost_of_seats, strict=True)),
            "note": UPPER_BOUND,
        }


@dataclass(frozen=True)
class Reviewed:
    """What became of one line of a file: a review, nothing for a void hand, or why the record was refused."""

    line: int
    review: Review | None
    error: RecordError | None


def review(path: str | Path) -> Iterator[Reviewed]:
    """Review a file of hand records line by line.

    Raises
    ------
    UsageError
        Where the file cannot be read.
    """
    replayer = Replayer()
    for each in replay(path):
        if each.error is not None or each.source is None:
            yield Reviewed(each.line, None, each.error)
        else:
            yield Reviewed(each.line, review_record(read_record(each.source), replayer), None)


def review_record(record: HandRecord, replayer: Replayer | None = None) -> Review | None:
    """Compare every card of a recorded hand with perfect play; None for a void hand.

    Parameters
    ----------
    record
        A record that keeps the rules.

    Raises
    ------
    RecordError
        Where it does not.
    """
    replayer = replayer or Replayer()
    result = replayer.replay(record)
    if result["void"] is not None:
        return None
    table = replayer.play(record)
    positions = positions_of(table, record.rules)
    team = SEATS.index(result["buyer"]) % 2
    values = [*solve_values(positions).tolist(), result["abnat"][team]]
    costs, cost_of_seats = _costs(positions, values, _cards_of(table), team)
    return Review(
        buyer=result["buyer"],
        perfect_abnat_buyer=values[0],
        perfect_made=solve_made(positions[0], abnat_needed(stakes_of(table), record.rules)),
        abnat_buyer=result["abnat"][team],
        made=result["made"],
        costs=costs,
        cost_of_seats=cost_of_seats,
    )


def _costs(
    positions: list[Position], values: list[int], cards: list[int], team: int
) -> tuple[tuple[CardCost, ...], tuple[int, int, int, int]]:
    """Give what each card cost: the value before it less the value after it, as its player's team counts."""
    costs = []
    totals = [0, 0, 0, 0]
    for place, (position, card) in enumerate(zip(positions, cards, strict=True)):
        lost = values[place] - values[place + 1]
        abnat = lost if position.seat % 2 == team else -lost
        if abnat:
            totals[position.seat] += abnat
            best = _best_cards(position, team)
            costs.append(CardCost(place // 4 + 1, SEATS[position.seat], format_card(card), abnat, best))
    south, east, north, west = totals
    return tuple(costs), (south, east, north, west)


def _best_cards(position: Position, team: int) -> tuple[str, ...]:
    values = solve_cards(position)
    best = max(values.values()) if position.seat % 2 == team else min(values.values())
    return tuple(format_card(card) for card, value in values.items() if value == best)


def positions_of(table: Any, rules: Rules) -> list[Position]:
    """Give the position before each card of the hand on a table that kept its log."""
    hands = table["hands"].tolist()
    taken = [0, 0]
    positions = []
    trick: list[int] = []
    leader = 0
    for place, card in enumerate(_cards_of(table)):
        if place % 4 == 0:
            leader, trick = int(table["trick_leaders"][place // 4]), []
        positions.append(_position(table, rules, leader, hands, trick, taken))
        hands[(leader + place) % 4] ^= 1 << card
        trick = [*trick, card]
        if place % 4 == 3:
            winner = int(table["trick_winners"][place // 4])
            taken[(winner - int(table["buyer"])) % 2] += _abnat(trick, int(table["trump"]))
    return positions


def _position(table: Any, rules: Rules, leader: int, hands: list[int], trick: list[int], taken: list[int]) -> Position:
    south, east, north, west = hands
    return Position(
        kind=KINDS[table["contract"]],
        trump=int(table["trump"]) if table["contract"] == CONTRACT_HOKM else None,
        buyer=int(table["buyer"]),
        locked=bool(table["locked"]),
        leader=leader,
        hands=(south, east, north, west),
        trick=tuple(trick),
        abnat_taken=(taken[0], taken[1]),
        rules=rules,
    )


def _cards_of(table: Any) -> list[int]:
    """Give the numbers of the cards played, in the order of play."""
    count, trump = int(table["answers"]), int(table["trump"])
    questions = table["log_question"][:count]
    return [natural_card(int(card), trump) for card in table["log_answer"][:count][questions == CARD]]


def _abnat(trick: list[int], trump: int) -> int:
    """Count the Abnat of a trick's cards, the last trick's 10 left out (RULES.md 1.4)."""
    return sum(
        TRUMP_ABNAT[card_rank(card)] if card_suit(card) == trump else SIDE_ABNAT[card_rank(card)] for card in trick
    )


def stakes_of(table: Any) -> Stakes:
    """Give what the making of the hand on a table hangs on besides its cards."""
    team = int(table["buyer"]) % 2
    points, baloot = table["project_points"].tolist(), table["baloot"].tolist()
    return Stakes(
        kind=KINDS[table["contract"]],
        level=int(table["level"]),
        projects=(points[team], points[1 - team]),
        baloot=(baloot[team] > 0, baloot[1 - team] > 0),
    )
