"""Buying (RULES.md sections 3 and 4)."""

from collections.abc import Generator
from dataclasses import dataclass

from .deal import first_five, mushtara_of
from .questions import Question
from .words import SUITS, Options, partner_of, priority_of, team_of

Calls = Generator[Question, str, "Contract | Void"]


@dataclass(frozen=True)
class Contract:
    """What was bought: ``trump`` is None in Sun, ``ashkal`` is false for a forced Sun."""

    kind: str
    trump: str | None
    buyer: str
    receiver: str
    round: int
    ashkal: bool = False


@dataclass(frozen=True)
class Void:
    """A cancelled hand: ``reason`` is "wala" or "kawesh"."""

    reason: str


class Auction:
    """One auction: ``asking()`` yields each question and is sent the call.

    Parameters
    ----------
    options : dict
        All options of the rules.
    dealer : str
        The dealer's seat.
    deck : list of str
        The 32 cards in dealing order.
    """

    def __init__(self, options: Options, dealer: str, deck: list[str]) -> None:
        self.options = options
        self.priority = priority_of(dealer)
        self.mushtara = mushtara_of(deck)
        self.hands = first_five(deck, dealer)
        self.said_bas: set[str] = set()
        self.said_wala: set[str] = set()

    def asking(self) -> Calls:
        """Both rounds; the outcome is a Contract or a Void."""
        for seat in self.priority:
            call = yield Question(seat, "r1_open", self.opening_calls_r1(seat))
            if call == "kawesh":
                return Void("kawesh")
            if call == "hokm":
                return (yield from self.hokm_r1(seat))
            if call in ("sun", "ashkal"):
                return (yield from self.sun_r1(seat, self.opening_sun(seat, call, 1)))
            self.said_bas.add(seat)
        for seat in self.priority:
            call = yield Question(seat, "r2_open", self.opening_calls_r2(seat))
            if call.startswith("hokm"):
                return (yield from self.hokm_r2(seat, call))
            if call in ("sun", "ashkal"):
                return (yield from self.sun_r2(seat, self.opening_sun(seat, call, 2)))
            self.said_wala.add(seat)
        return Void("wala")  # 4.1

    # Round one

    def sun_r1(self, caller: str, contract: Contract) -> Calls:
        """3.3: the seats of higher priority may take a Sun or Ashkal; else it stands."""
        for seat in self.higher_seats(caller, self.options["r1_sun_preempt"]):
            if seat in self.said_bas and not self.options["r1_bas_keeps_preempt"]:
                continue
            call = yield Question(seat, "r1_sun_over_sun", ["pass", "sun", *self.kawesh_later(seat)])
            if call == "kawesh":
                return Void("kawesh")
            if call == "sun":
                return sun_contract(seat, 1)
        return contract

    def hokm_r1(self, caller: str) -> Calls:
        """3.4 and 3.5: the others may turn a Hokm into a Sun or Ashkal of theirs, then the caller himself."""
        for seat in self.challengers(caller, self.options["hokm_challenge_r1"]):
            allowed = ["pass", *self.sun_over_hokm(seat), *self.ashkal_over_hokm(seat, caller)]
            call = yield Question(seat, "r1_sun_over_hokm", allowed + self.kawesh_later(seat))
            if call == "kawesh":
                return Void("kawesh")
            if call == "sun":
                return (yield from self.sun_r1(seat, sun_contract(seat, 1)))
            if call == "ashkal":
                return (yield from self.sun_r1(seat, self.ashkal_contract(seat, 1)))
        hokm = hokm_contract(caller, self.mushtara[1], 1)
        if self.options["hokm_confirm_to_sun"] != "both":
            return hokm
        call = yield Question(caller, "r1_confirm", ["hokm", *self.sun_over_hokm(caller)])
        return sun_contract(caller, 1) if call == "sun" else hokm

    # Round two

    def sun_r2(self, caller: str, contract: Contract) -> Calls:
        """4.2: an opening Sun or Ashkal, which higher opponents may take where the option says so."""
        for seat in self.higher_seats(caller, self.options["r2_sun_preempt"]):
            call = yield Question(seat, "r2_sun_over_sun", ["pass", "sun"])
            if call == "sun":
                return sun_contract(seat, 2)
        return contract

    def hokm_r2(self, caller: str, bid: str) -> Calls:
        """4.3 and 4.4: the others may take it as a final Sun or Ashkal, then the caller names his suit."""
        for seat in self.challengers(caller, self.options["hokm_challenge_r2"]):
            allowed = ["pass", *self.sun_over_hokm(seat)]
            if self.ashkal_stands_in_r2(seat):
                allowed += self.ashkal_over_hokm(seat, caller)
            call = yield Question(seat, "r2_sun_over_hokm", allowed)
            if call == "sun":
                return sun_contract(seat, 2)
            if call == "ashkal":
                return self.ashkal_contract(seat, 2)
        may_turn = self.options["hokm_confirm_to_sun"] != "off"
        turn = self.sun_over_hokm(caller) if may_turn else []
        if self.options["r2_suit_named"] == "after_declines":
            call = yield Question(caller, "r2_name", self.second_hokms() + turn)
            return sun_contract(caller, 2) if call == "sun" else hokm_contract(caller, call[-1], 2)
        if may_turn:
            call = yield Question(caller, "r2_confirm", ["hokm", *turn])
            if call == "sun":
                return sun_contract(caller, 2)
        return hokm_contract(caller, bid[-1], 2)

    # Who is asked

    def higher_seats(self, caller: str, preempt: str) -> list[str]:
        """The seats of higher priority that may take the caller's Sun (3.3, 4.2)."""
        higher = self.priority[: self.priority.index(caller)]
        if preempt == "higher_any":
            return higher
        if preempt == "higher_opponents":
            return [seat for seat in higher if team_of(seat) != team_of(caller)]
        return []

    def challengers(self, caller: str, challenge: str) -> list[str]:
        """The seats asked whether they play Sun over the caller's Hokm, in turn order (3.4, 4.3)."""
        place = self.priority.index(caller)
        later, earlier = self.priority[place + 1 :], self.priority[:place]
        return {"all_others": later + earlier, "later_only": later, "none": []}[challenge]

    # What may be answered

    def opening_calls_r1(self, seat: str) -> list[str]:
        """3.1."""
        kawesh = ["kawesh"] if self.options["kawesh"] != "off" and self.holds_kawesh(seat) else []
        return ["pass", "hokm", "sun", *self.opening_ashkal(seat), *kawesh]

    def opening_calls_r2(self, seat: str) -> list[str]:
        """4.1, with the suit in the call under ``r2_suit_named = with_bid`` (4.4)."""
        hokms = self.second_hokms() if self.options["r2_suit_named"] == "with_bid" else ["hokm"]
        ashkal = self.opening_ashkal(seat) if self.options["ashkal_r2"] != "off" else []
        return ["pass", *hokms, "sun", *ashkal]

    def second_hokms(self) -> list[str]:
        """The three suits that a Second Hokm may name (4.1)."""
        return [f"hokm_{suit}" for suit in SUITS if suit != self.mushtara[1]]

    def holds_kawesh(self, seat: str) -> bool:
        """Five cards of 7, 8, 9 only (3.1)."""
        return all(card[0] in "789" for card in self.hands[seat])

    def kawesh_later(self, seat: str) -> list[str]:
        """Kawesh at a question after the opening ones (3.6)."""
        return ["kawesh"] if self.options["kawesh"] == "r1_any_question" and self.holds_kawesh(seat) else []

    def sun_over_hokm(self, seat: str) -> list[str]:
        """Sun as an answer over a Hokm, one's own too (3.11)."""
        on_ace = self.mushtara[0] == "A"
        if self.options["ace_sun_only_p1"] and on_ace and seat != self.priority[0]:
            return []
        return ["sun"]

    # Ashkal

    def opening_ashkal(self, seat: str) -> list[str]:
        """Ashkal as an opening call (3.7, 3.8, 3.9)."""
        if self.options["ashkal_open"] == "no":
            return []
        if not self.right_seat_for_ashkal(seat):
            offered = self.options["ashkal_wrong_seat"] == "forced_sun"
        elif self.mushtara[0] == "A":
            offered = self.options["ashkal_on_ace"] in ("forced_sun", "allowed")
        else:
            offered = True
        return ["ashkal"] if offered else []

    def opening_sun(self, seat: str, call: str, round_number: int) -> Contract:
        """The contract of an opening Sun or Ashkal: a wrong Ashkal is a Sun of its caller (3.7, 3.8)."""
        right_card = self.mushtara[0] != "A" or self.options["ashkal_on_ace"] == "allowed"
        if call == "ashkal" and self.right_seat_for_ashkal(seat) and right_card:
            return self.ashkal_contract(seat, round_number)
        return sun_contract(seat, round_number)

    def ashkal_over_hokm(self, seat: str, caller: str) -> list[str]:
        """Ashkal over the caller's Hokm: a wrong one is not offered (3.9)."""
        over = self.options["ashkal_over_hokm"]
        right_card = self.mushtara[0] != "A" or self.options["ashkal_on_ace"] == "allowed"
        right_team = over == "any" or (over == "opponents" and team_of(seat) != team_of(caller))
        return ["ashkal"] if self.right_seat_for_ashkal(seat) and right_card and right_team else []

    def ashkal_stands_in_r2(self, seat: str) -> bool:
        """Whether round two knows Ashkal over a Hokm, from this seat (4.5)."""
        option = self.options["ashkal_r2"]
        return bool(option == "on" or (option == "on_unless_wala" and seat not in self.said_wala))

    def right_seat_for_ashkal(self, seat: str) -> bool:
        """The third seat or the dealer (3.7)."""
        return seat in self.priority[2:]

    def ashkal_contract(self, caller: str, round_number: int) -> Contract:
        """The caller's partner receives; the caller is the buyer unless the option says otherwise (2.4, 3.10)."""
        receiver = partner_of(caller)
        buyer = caller if self.options["ashkal_buyer"] == "caller" else receiver
        return Contract("sun", None, buyer, receiver, round_number, ashkal=True)


def sun_contract(buyer: str, round_number: int) -> Contract:
    """A Sun, whose buyer receives the mushtara."""
    return Contract("sun", None, buyer, buyer, round_number)


def hokm_contract(buyer: str, trump: str, round_number: int) -> Contract:
    """A Hokm, whose buyer receives the mushtara."""
    return Contract("hokm", trump, buyer, buyer, round_number)
