"""Playing the cards (RULES.md section 6)."""

from dataclasses import dataclass

from .auction import Contract
from .words import (
    PLAIN_ABNAT,
    PLAIN_ORDER,
    TRUMP_ABNAT,
    TRUMP_ORDER,
    Hands,
    Options,
    priority_of,
    right_of,
    round_from,
    team_of,
)

LAST_TRICK_ABNAT = 10  # 1.5


@dataclass(frozen=True)
class Trick:
    """Four cards in the order played, and who won them."""

    leader: str
    cards: list[str]
    winner: str


class Play:
    """A hand being played: ask ``allowed()`` for the cards open to ``seat``, then ``put`` one.

    Parameters
    ----------
    options : dict
        All options of the rules.
    trump : str or None
        The trump suit, None in Sun.
    locked : bool
        Whether the hand is locked (5.3).
    leader : str
        Who leads the first trick.
    hands : dict of seat to list of str
        The cards held; the lists are not changed.
    """

    def __init__(self, options: Options, trump: str | None, locked: bool, leader: str, hands: Hands) -> None:
        self.options = options
        self.trump = trump
        self.locked = locked
        self.hands = {seat: list(hand) for seat, hand in hands.items()}
        self.seat = leader
        self.trick: list[str] = []
        self.tricks: list[Trick] = []

    @property
    def over(self) -> bool:
        """Whether all cards are played."""
        return not self.hands[self.seat]

    def allowed(self) -> list[str]:
        """The cards that the seat to play may play."""
        return legal_cards(self.options, self.trump, self.locked, self.trick, self.hands[self.seat])

    def put(self, card: str) -> None:
        """Play one of the allowed cards."""
        self.hands[self.seat].remove(card)
        self.trick.append(card)
        self.seat = right_of(self.seat)
        if len(self.trick) == 4:
            leader = self.seat
            winner = round_from(leader)[winning_place(self.trick, self.trump)]
            self.tricks.append(Trick(leader, self.trick, winner))
            self.trick = []
            self.seat = winner


def first_leader(options: Options, dealer: str, contract: Contract) -> str:
    """Who leads the first trick (6.1)."""
    return contract.buyer if options["first_lead"] == "buyer" else priority_of(dealer)[0]


def legal_cards(options: Options, trump: str | None, locked: bool, trick: list[str], hand: list[str]) -> list[str]:
    """The cards of a hand that may be played to a trick (6.2 to 6.6, and 5.3 for the leader).

    Parameters
    ----------
    trick : list of str
        The cards already played to it, in order; empty for the leader.
    """
    if not trick:
        return legal_leads(trump, locked, hand)
    suit_led = trick[0][1]
    following = [card for card in hand if card[1] == suit_led]
    if following and suit_led == trump:
        return legal_on_trump_lead(options, trump, trick, following)
    if following:
        return following
    if trump is None:
        return hand
    return legal_when_void(options, trump, trick, hand)


def legal_leads(trump: str | None, locked: bool, hand: list[str]) -> list[str]:
    """5.3: in a locked hand no trump is led while another suit is held."""
    others = [card for card in hand if card[1] != trump]
    return others if locked and others else hand


def legal_on_trump_lead(options: Options, trump: str, trick: list[str], trumps: list[str]) -> list[str]:
    """6.6: whether one who follows a trump lead must beat the winning card."""
    rise = options["trump_lead_rise"]
    if rise == "always" or (rise == "vs_opponent" and not partner_wins(trick, trump)):
        return beating(trumps, trick, trump) or trumps
    return trumps


def legal_when_void(options: Options, trump: str, trick: list[str], hand: list[str]) -> list[str]:
    """6.4 and 6.5: what one plays who cannot follow, in Hokm."""
    trumps = [card for card in hand if card[1] == trump]
    must = options["must_trump"]
    obliged = must == "always" or (must == "unless_partner_winning" and not partner_wins(trick, trump))
    if not (obliged and trumps):
        return hand
    trump_is_winning = trick[winning_place(trick, trump)][1] == trump
    if not trump_is_winning or options["overtrump"] == "never":
        return trumps
    higher = beating(trumps, trick, trump)
    if higher:
        return higher
    return trumps if options["under_trump"] == "forced" else hand


def beating(cards: list[str], trick: list[str], trump: str | None) -> list[str]:
    """Those of the cards that would be winning the trick."""
    best = trick[winning_place(trick, trump)]
    return [card for card in cards if beats(card, best, trump)]


def partner_wins(trick: list[str], trump: str | None) -> bool:
    """Whether the partner of the next to play is winning the trick."""
    return winning_place(trick, trump) == len(trick) - 2


def winning_place(trick: list[str], trump: str | None) -> int:
    """Which card of a trick wins it, counted from 0 at the leader (6.3)."""
    best = 0
    for place in range(1, len(trick)):
        if beats(trick[place], trick[best], trump):
            best = place
    return best


def beats(card: str, other: str, trump: str | None) -> bool:
    """Whether a card played later beats the one that was winning (6.3)."""
    if card[1] != other[1]:
        return card[1] == trump
    order = TRUMP_ORDER if card[1] == trump else PLAIN_ORDER
    return order.index(card[0]) < order.index(other[0])


def card_abnat(card: str, trump: str | None) -> int:
    """What a card counts (1.4)."""
    return TRUMP_ABNAT[card[0]] if card[1] == trump else PLAIN_ABNAT[card[0]]


def abnat_taken(tricks: list[Trick], trump: str | None) -> list[int]:
    """Abnat of each team, the last trick's 10 included (1.5)."""
    taken = [0, 0]
    for trick in tricks:
        taken[team_of(trick.winner)] += sum(card_abnat(card, trump) for card in trick.cards)
    taken[team_of(tricks[-1].winner)] += LAST_TRICK_ABNAT
    return taken


def tricks_taken(tricks: list[Trick]) -> list[int]:
    """Number of tricks of each team."""
    winners = [team_of(trick.winner) for trick in tricks]
    return [winners.count(0), winners.count(1)]
