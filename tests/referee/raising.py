"""Doubling (RULES.md section 5).

An answer is a record's entry without its seat: {"call": "pass"} or {"call": "double", "locked": true}.
Under either ``raise_timing`` the same seats are asked the same; only what they have seen differs.
"""

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any

from .auction import Contract
from .questions import Question
from .words import Options, partner_of, priority_of, team_of

Answer = dict[str, Any]
LADDER = ["double", "triple", "four", "gahwa"]
MAY_LOCK = ("double", "four")
EDGE = 100  # the score that 5.2 looks at


@dataclass(frozen=True)
class Raises:
    """The outcome: who said each raise, in order, and whether the hand is locked."""

    raisers: list[str]
    locked: bool

    @property
    def level(self) -> int:
        """1 unraised, 2 Double, 3 Triple, 4 Four, 5 Gahwa."""
        return 1 + len(self.raisers)


def raising(options: Options, dealer: str, score: list[int], contract: Contract) -> Generator[Question, Answer, Raises]:
    """Ask the raises one level after the other, until a level finds no raiser.

    Parameters
    ----------
    options : dict
        All options of the rules.
    dealer : str
        The dealer's seat.
    score : list of int
        The match score before the hand, [South+North, East+West].
    contract : Contract
        What was bought.
    """
    raisers: list[str] = []
    locked = False
    for call in ladder(options, contract, score):
        raised = False
        allowed = allowed_answers(options, contract, call)
        for seat in seats_asked(options, dealer, contract, raisers):
            answer = yield Question(seat, call, allowed)
            if answer["call"] == call:
                raised = True
                raisers.append(seat)
                # The last raise decides (5.3).
                locked = is_locked(options, contract, answer)
                break
        if not raised:
            break
    return Raises(raisers, locked)


def ladder(options: Options, contract: Contract, score: list[int]) -> list[str]:
    """The raises that this contract knows at this score, in order (5.1, 5.2, 5.4)."""
    if contract.kind == "hokm":
        return LADDER if options["gahwa"] == "match" else LADDER[:-1]
    buyers = score[team_of(contract.buyer)]
    others = score[1 - team_of(contract.buyer)]
    may_double = {
        "gt_lt": buyers > EDGE and others < EDGE,
        "gt_le": buyers > EDGE and others <= EDGE,
        "ge_lt": buyers >= EDGE and others < EDGE,
        "always": True,
        "never": False,
    }
    return ["double"] if may_double[options["sun_double"]] else []


def seats_asked(options: Options, dealer: str, contract: Contract, raisers: list[str]) -> list[str]:
    """The seats that may say the next raise, in priority order (5.1)."""
    if not raisers:
        return [seat for seat in priority_of(dealer) if team_of(seat) != team_of(contract.buyer)]
    buyer_speaks = len(raisers) % 2 == 1
    person = contract.buyer if buyer_speaks else raisers[0]
    if options["raise_right"] == "person":
        return [person]
    return [seat for seat in priority_of(dealer) if seat in (person, partner_of(person))]


def allowed_answers(options: Options, contract: Contract, call: str) -> list[Answer]:
    """Pass, or the raise: said open or locked where the raiser chooses (5.3)."""
    if contract.kind == "hokm" and call in MAY_LOCK and options["lock"] == "raiser_choice":
        return [{"call": "pass"}, {"call": call, "locked": False}, {"call": call, "locked": True}]
    return [{"call": "pass"}, {"call": call}]


def is_locked(options: Options, contract: Contract, answer: Answer) -> bool:
    """Whether the hand is locked after this raise (5.3)."""
    if contract.kind == "sun" or answer["call"] not in MAY_LOCK:
        return False
    if options["lock"] == "raiser_choice":
        return bool(answer["locked"])
    return bool(options["lock"] == "always")
