"""Perfect play by plain minimax: every legal card in every position, no reduction of any kind."""

from dataclasses import dataclass, field
from typing import Any

from .play import LAST_TRICK_ABNAT, card_abnat, legal_cards, winning_place
from .words import SEATS, Hands, Options, round_from, team_of


@dataclass(frozen=True)
class Position:
    """A moment of play with all cards seen.

    Parameters
    ----------
    trump : str or None
        The trump suit, None in Sun.
    buyer : str
        The buyer's seat; his team is the one that wants Abnat.
    locked : bool
        Whether the hand is locked (RULES.md 5.3).
    leader : str
        Who led, or is to lead, the current trick.
    hands : dict of seat to list of str
        The cards still held, those on the table no more.
    trick : list of str
        The cards already played to the current trick, in order from the leader.
    """

    trump: str | None
    buyer: str
    locked: bool
    leader: str
    hands: Hands
    trick: list[str] = field(default_factory=list)


def position_of(row: dict[str, Any]) -> Position:
    """The position of one object of ``perfect_play.jsonl``; hands and ``trick`` may be texts or lists."""

    def cards(read: Any) -> list[str]:
        return read.split() if isinstance(read, str) else list(read)

    hands = {seat: cards(hand) for seat, hand in row["hands"].items()}
    trump = row["trump"] if row["kind"] == "hokm" else None
    return Position(trump, row["buyer"], row["locked"], row["leader"], hands, cards(row.get("trick", [])))


def minimax(options: Options, position: Position) -> int:
    """Abnat that the buyer's team takes from here on under best play by both, the last trick's 10 included."""
    return Search(options, position).value(position.leader, position.hands, position.trick)


def minimax_cards(options: Options, position: Position) -> dict[str, int]:
    """The value of each legal card of the seat to play, in Abnat of the buyer's team."""
    return Search(options, position).values_of_cards(position.leader, position.hands, position.trick)


class Search:
    """What stays the same during one search, and the values of the positions already met.

    Every legal card is tried in every position; only the very same position, cards and leader
    alike, is not searched a second time.
    """

    def __init__(self, options: Options, position: Position) -> None:
        self.options = options
        self.trump = position.trump
        self.locked = position.locked
        self.buyers = team_of(position.buyer)
        self.met: dict[tuple[object, ...], int] = {}

    def value(self, leader: str, hands: Hands, trick: list[str]) -> int:
        """Abnat of the buyer's team from this position on."""
        seat = seat_to_play(leader, trick)
        if not hands[seat]:
            return 0
        key = (leader, *(tuple(hands[each]) for each in SEATS), *trick)
        if key not in self.met:
            values = self.values_of_cards(leader, hands, trick).values()
            self.met[key] = max(values) if team_of(seat) == self.buyers else min(values)
        return self.met[key]

    def values_of_cards(self, leader: str, hands: Hands, trick: list[str]) -> dict[str, int]:
        """Each legal card with what the buyer's team takes once it is played."""
        seat = seat_to_play(leader, trick)
        legal = legal_cards(self.options, self.trump, self.locked, trick, hands[seat])
        return {card: self.value_after(card, leader, hands, trick) for card in legal}

    def value_after(self, card: str, leader: str, hands: Hands, trick: list[str]) -> int:
        """Abnat of the buyer's team from this card on."""
        seat = seat_to_play(leader, trick)
        hands = {**hands, seat: [held for held in hands[seat] if held != card]}
        trick = [*trick, card]
        if len(trick) < 4:
            return self.value(leader, hands, trick)
        winner = round_from(leader)[winning_place(trick, self.trump)]
        rest = self.value(winner, hands, [])
        if team_of(winner) != self.buyers:
            return rest
        last = LAST_TRICK_ABNAT if not hands[winner] else 0
        return rest + last + sum(card_abnat(each, self.trump) for each in trick)


def seat_to_play(leader: str, trick: list[str]) -> str:
    """Whose turn it is."""
    return SEATS[(SEATS.index(leader) + len(trick)) % 4]
