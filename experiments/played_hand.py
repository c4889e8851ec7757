"""A hand that was played, as perfect play looks at it: the position before each card, and what the making hangs on."""

from dataclasses import dataclass
from typing import Any

from simulator.abnat_needed import Stakes, abnat_needed
from simulator.calls import CARD, CONTRACT_HOKM, KINDS
from simulator.cards import SIDE_ABNAT, TRUMP_ABNAT, card_rank, card_suit
from simulator.hand_record import HandRecord
from simulator.play_order import natural_card
from simulator.position import Position
from simulator.replay import Replayer
from simulator.rules import Rules
from simulator.seats import PLAYERS, team_of


@dataclass(frozen=True)
class PlayedHand:
    """A hand from its first card to its last.

    Attributes
    ----------
    deal
        The deal's id.
    level
        1, Double 2, Triple 3, Four 4, Gahwa 5.
    positions
        The position before each card, in the order of play.
    cards
        The numbers of the cards played, one a position.
    needed
        Card Abnat that the buyer's team needs (``abnat_needed``).
    abnat_buyer, made
        What came of the hand for the buyer's team.
    """

    deal: str
    level: int
    positions: tuple[Position, ...]
    cards: tuple[int, ...]
    needed: int
    abnat_buyer: int
    made: bool

    @property
    def opening(self) -> Position:
        """The position before the first card."""
        return self.positions[0]


def played_hand(record: HandRecord, replayer: Replayer) -> PlayedHand | None:
    """Play a record again; None for a void hand.

    Raises
    ------
    RecordError
        Where the record breaks the rules or claims a wrong result.
    """
    if replayer.replay(record)["void"] is not None:
        return None
    table = replayer.play(record)
    cards = _cards_played(table)
    return PlayedHand(
        deal=record.deal_id,
        level=int(table["level"]),
        positions=tuple(_positions(table, record.rules, cards)),
        cards=tuple(cards),
        needed=needed_at(table, record.rules),
        abnat_buyer=int(table["abnat"][team_of(table["buyer"])]),
        made=bool(table["made"]),
    )


def opening_at(table: Any, rules: Rules) -> Position:
    """Give the position before the first card of the hand on a table."""
    return _position(table, rules, int(table["trick_leaders"][0]), table["hands"].tolist(), [], [0, 0])


def needed_at(table: Any, rules: Rules) -> int:
    """Give the card Abnat that the buyer's team needs to make the hand on a table."""
    team = team_of(table["buyer"])
    points, baloot = table["project_points"].tolist(), table["baloot"].tolist()
    stakes = Stakes(
        kind=KINDS[table["contract"]],
        level=int(table["level"]),
        projects=(points[team], points[1 - team]),
        baloot=(baloot[team] > 0, baloot[1 - team] > 0),
    )
    return abnat_needed(stakes, rules)


def _cards_played(table: Any) -> list[int]:
    """Give the numbers of the cards played, in the order of play; the table kept its log."""
    count, trump = int(table["answers"]), int(table["trump"])
    questions = table["log_question"][:count]
    return [natural_card(int(card), trump) for card in table["log_answer"][:count][questions == CARD]]


def _positions(table: Any, rules: Rules, cards: list[int]) -> list[Position]:
    """Give the position before each card."""
    hands, taken, positions = table["hands"].tolist(), [0, 0], []
    for first in range(0, len(cards), PLAYERS):
        number = first // PLAYERS
        leader, trick = int(table["trick_leaders"][number]), cards[first : first + PLAYERS]
        for place, card in enumerate(trick):
            positions.append(_position(table, rules, leader, hands, trick[:place], taken))
            hands[(leader + place) % PLAYERS] ^= 1 << card
        taken[team_of(table["trick_winners"][number]) ^ team_of(table["buyer"])] += _abnat(trick, int(table["trump"]))
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


def _abnat(trick: list[int], trump: int) -> int:
    """Count the Abnat of a trick's cards, the last trick's 10 left out (RULES.md 1.4)."""
    return sum(
        TRUMP_ABNAT[card_rank(card)] if card_suit(card) == trump else SIDE_ABNAT[card_rank(card)] for card in trick
    )
