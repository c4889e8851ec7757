"""Replaying one hand record (HAND_RECORD.md) and recomputing all that follows from it."""

from typing import Any

from .auction import Auction, Contract, Void
from .deal import eight_cards
from .match import match_winner
from .options import options_of
from .play import Play, Trick, abnat_taken, first_leader, tricks_taken
from .projects import project_points
from .questions import Asking, Ended, answer, begin
from .raising import Raises, raising
from .scoring import Figures, score_hand
from .shape import cards_read, check_keys, check_record, score_read, seat_read
from .words import CARDS, Fault, Hands, Options, team_of

Result = dict[str, Any]


def referee(record: dict[str, Any]) -> Result:
    """Replay a hand record and return its whole result.

    Parameters
    ----------
    record : dict
        One hand in the form of HAND_RECORD.md; ``result`` may be absent.

    Returns
    -------
    dict
        The complete ``result``.

    Raises
    ------
    Fault
        At the first breach: the record's form, then the auction, the raises, the tricks, the result.
    """
    check_record(record)
    options = options_of(record["rules"])
    dealer = seat_read(record["deal"]["dealer"], "deal.dealer")
    deck = cards_read(record["deal"]["deck"], "deal.deck")
    if sorted(deck) != sorted(CARDS):
        raise Fault("deal.deck", "a card is missing or stands twice", "the 32 cards, once each")
    score = score_before(options, record["score_before"])
    contract = replay_auction(Auction(options, dealer, deck), record["auction"])
    if isinstance(contract, Void):
        result = void_result(contract, record)
    else:
        raises = replay_raises(raising(options, dealer, score, contract), record["raises"])
        hands = eight_cards(deck, dealer, contract.receiver)
        leader = first_leader(options, dealer, contract)
        play = Play(options, contract.trump, raises.locked, leader, hands)
        tricks = replay_tricks(play, record["tricks"])
        result = played_result(options, contract, raises, hands, tricks)
    if "result" in record:
        compare(record["result"], result)
    return result


def score_before(options: Options, read: Any) -> list[int]:
    """The match score before the hand: no match that is already won (9.1)."""
    score = score_read(read)
    if match_winner(options, score) is not None:
        raise Fault("score_before", f"the match is over at {score}", f"scores below {options['target']}")
    return score


def replay_auction(auction: Auction, entries: list[Any]) -> Contract | Void:
    """Put the recorded calls to the questions of the auction."""

    def given(entry: Any, place: str) -> Any:
        check_keys(entry, ["seat", "question", "call"], [], place)
        return (entry["seat"], entry["question"]), entry["call"]

    outcome: Contract | Void = replay(auction.asking(), entries, "call", given)
    return outcome


def replay_raises(asking: Asking, entries: list[Any]) -> Raises:
    """Put the recorded raises to the questions of doubling, whose names the record leaves out."""

    def given(entry: Any, place: str) -> Any:
        check_keys(entry, ["seat", "call"], ["locked"], place)
        if "locked" in entry and type(entry["locked"]) is not bool:
            raise Fault(place, f"locked is {entry['locked']!r}", [True, False])
        return (entry["seat"],), {key: value for key, value in entry.items() if key != "seat"}

    outcome: Raises = replay(asking, entries, "raise", given)
    return outcome


def replay(asking: Asking, entries: list[Any], word: str, given: Any) -> Any:
    """Ask every question, read its answer from the entries, and return the outcome."""
    stage = begin(asking)
    for number, entry in enumerate(entries, 1):
        place = f"{word} {number}"
        who, said = given(entry, place)
        if isinstance(stage, Ended):
            raise Fault(place, f"{said!r} after the end", "nothing")
        asked = f"{stage.seat} is asked {stage.name}: {stage.allowed}"
        if who != (stage.seat, stage.name)[: len(who)]:
            raise Fault(place, f"{who} answers", asked)
        if said not in stage.allowed:
            raise Fault(place, f"{stage.seat} says {said!r}", asked)
        stage = answer(asking, said)
    if not isinstance(stage, Ended):
        place = f"{word} {len(entries) + 1}"
        raise Fault(place, "an answer is missing", f"{stage.seat} is asked {stage.name}: {stage.allowed}")
    return stage.outcome


def replay_tricks(play: Play, entries: list[Any]) -> list[Trick]:
    """Play the recorded cards, every one of which must be allowed (6.7)."""
    for number, entry in enumerate(entries, 1):
        place = f"trick {number}"
        check_keys(entry, ["leader", "cards", "winner"], [], place)
        if play.over:
            raise Fault(place, "a trick after the last", "8 tricks")
        if entry["leader"] != play.seat:
            raise Fault(place, f"{entry['leader']!r} leads", play.seat)
        cards = cards_read(entry["cards"], place)
        if len(cards) != 4:
            raise Fault(place, f"{len(cards)} cards", "4 cards")
        for card in cards:
            allowed = play.allowed()
            if card not in allowed:
                raise Fault(place, f"{play.seat} plays {card}", allowed)
            play.put(card)
        if entry["winner"] != play.seat:
            raise Fault(place, f"{entry['winner']!r} is said to win it", play.seat)
    if not play.over:
        raise Fault(f"trick {len(entries) + 1}", "a trick is missing", f"{play.seat} leads one of {play.allowed()}")
    return play.tricks


def void_result(void: Void, record: dict[str, Any]) -> Result:
    """The result of a cancelled hand, in which nobody raises or plays."""
    for key, word in (("raises", "raise"), ("tricks", "trick")):
        if record[key]:
            raise Fault(f"{word} 1", f"the hand was cancelled ({void.reason})", "nothing")
    return {"void": void.reason, "points": [0, 0]}


def played_result(options: Options, contract: Contract, raises: Raises, hands: Hands, tricks: list[Trick]) -> Result:
    """The result of a played hand, its keys in the order of HAND_RECORD.md."""
    projects, baloot = project_points(hands, contract.kind, contract.trump, options)
    figures = Figures(
        kind=contract.kind,
        buyer=team_of(contract.buyer),
        raisers=[team_of(seat) for seat in raises.raisers],
        abnat=abnat_taken(tricks, contract.trump),
        tricks=tricks_taken(tricks),
        projects=projects,
        baloot=baloot,
    )
    score = score_hand(options, figures)
    return {
        "void": None,
        "kind": contract.kind,
        "trump": contract.trump,
        "buyer": contract.buyer,
        "receiver": contract.receiver,
        "round": contract.round,
        "ashkal": contract.ashkal,
        "level": raises.level,
        "locked": raises.locked,
        "abnat": figures.abnat,
        "tricks": figures.tricks,
        "project_points": projects,
        "baloot": baloot,
        "kaboot": score.kaboot,
        "made": score.made,
        "points": score.points,
        "match": score.match,
    }


def compare(read: Any, right: Result) -> None:
    """Raise a Fault at the first key of a recorded result that is not right."""
    if not isinstance(read, dict):
        raise Fault("result", f"{read!r} is no object", right)
    for key, value in right.items():
        # By their text: in Python True equals 1 and 1 equals 1.0.
        if key not in read or repr(read[key]) != repr(value):
            raise Fault(f"result.{key}", f"{read.get(key)!r} is wrong", value)
    for key in read:
        if key not in right:
            raise Fault(f"result.{key}", "unknown key", list(right))
