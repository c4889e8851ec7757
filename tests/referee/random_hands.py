"""Random hands: random rules, decks, calls, raises and cards, written as hand records with their result."""

from random import Random
from typing import Any

from .auction import Auction, Void
from .deal import MUSHTARA_PLACE, eight_cards
from .hand import referee
from .options import ERAM, RULE_SETS, TARGET, VALUES
from .play import Play, Trick, first_leader
from .questions import Asking, Ended, Question, answer, begin
from .raising import raising
from .shape import VERSION
from .words import CARDS, PROJECT_ORDER, SEATS, SUITS, Options, team_of

# How often a call is drawn, where it is open, against any other (1). A pass at an opening is so rare that a
# hand is mostly bought, and over another's call so common that it mostly stands; Kawesh is seldom open, so
# often said; Hokm has the longer road to a contract.
OPENING_PASS, LATER_PASS, KAWESH, HOKM = 6.0, 12.0, 4.0, 3.0
RAISE_RATE = 0.5
HELPED_RATE = 0.3
ACE_RATE = 0.2
NEAR_EDGE = [98, 99, 100, 101, 102]  # where 5.2 decides
TARGETS = [152, 101, 104, 301]


def random_options(rng: Random) -> Options:
    """A random mixture: every option takes any of its values alike, and half the targets are 152."""
    options: Options = {option: rng.choice(values) for option, values in VALUES.items()}
    options[TARGET] = rng.choice(TARGETS) if rng.random() < 0.5 else ERAM[TARGET]
    return options


def random_hand(options: Options, rng: Random, score: list[int] | None = None, clumped: bool = False) -> dict[str, Any]:
    """A whole hand with random answers and cards.

    Parameters
    ----------
    options : dict
        All options of the rules.
    rng : random.Random
        Where every choice comes from.
    score : list of int, optional
        The match score before the hand; drawn, often near 100, when absent.
    clumped : bool
        Whether the deck is one that gives long suits and fours of a kind, so that projects,
        Baloot, Kawesh and Kaboot are common.

    Returns
    -------
    dict
        A hand record, its result included.
    """
    dealer = rng.choice(SEATS)
    deck = clumped_deck(rng) if clumped else rng.sample(CARDS, len(CARDS))
    if rng.random() < ACE_RATE:
        deck = turn_up_ace(deck, rng)
    before = random_score(options, rng) if score is None else list(score)
    record: dict[str, Any] = {
        "record": VERSION,
        "rules": rules_written(options),
        "deal": {"id": f"random:{rng.getrandbits(32)}", "dealer": dealer, "deck": " ".join(deck)},
        "score_before": before,
        "auction": [],
        "raises": [],
        "tricks": [],
    }
    contract, calls = answered(Auction(options, dealer, deck).asking(), rng, random_call)
    record["auction"] = [{"seat": seat, "question": name, "call": call} for seat, name, call in calls]
    if not isinstance(contract, Void):
        raises, said = answered(raising(options, dealer, before, contract), rng, random_raise)
        record["raises"] = [{"seat": seat, **call} for seat, _, call in said]
        hands = eight_cards(deck, dealer, contract.receiver)
        leader = first_leader(options, dealer, contract)
        tricks = random_play(Play(options, contract.trump, raises.locked, leader, hands), rng)
        record["tricks"] = [
            {"leader": trick.leader, "cards": " ".join(trick.cards), "winner": trick.winner} for trick in tricks
        ]
    record["result"] = referee(record)
    return record


def rules_written(options: Options) -> dict[str, Any]:
    """The ``rules`` of a record: a rule set's name, or the options that differ from eram's."""
    for name, rule_set in RULE_SETS.items():
        if options == rule_set:
            return {"name": name}
    return {option: value for option, value in options.items() if value != ERAM[option]}


def random_score(options: Options, rng: Random) -> list[int]:
    """Two scores below the target, half of them where the Sun Double's condition turns."""
    target = options[TARGET]
    near = [score for score in NEAR_EDGE if score < target]
    return [rng.choice(near) if near and rng.random() < 0.5 else rng.randrange(target) for _ in range(2)]


def turn_up_ace(deck: list[str], rng: Random) -> list[str]:
    """The deck with an Ace exchanged for the mushtara, for the clauses that look at it (3.8, 3.11)."""
    place = deck.index("A" + rng.choice(SUITS))
    turned = list(deck)
    turned[place], turned[MUSHTARA_PLACE] = turned[MUSHTARA_PLACE], turned[place]
    return turned


def clumped_deck(rng: Random) -> list[str]:
    """A deck laid so that each seat gets neighbours, with a few cards exchanged.

    Some ranks come first as fours of a kind (none: whole suits; all: no runs), the others by suit.
    """
    suits = rng.sample(SUITS, 4)
    fours = rng.sample(PROJECT_ORDER, rng.choice([0, 0, 1, 2, 8]))
    cards = [rank + suit for rank in PROJECT_ORDER if rank in fours for suit in suits]
    cards += [rank + suit for suit in suits for rank in PROJECT_ORDER if rank not in fours]
    start = rng.randrange(len(cards))
    cards = cards[start:] + cards[:start]
    for _ in range(rng.randrange(13)):
        one, other = rng.sample(range(len(cards)), 2)
        cards[one], cards[other] = cards[other], cards[one]
    hands = [cards[place : place + 8] for place in (0, 8, 16, 24)]
    for hand in hands:
        rng.shuffle(hand)
    # As if the first seat were the receiver: its sixth card is the mushtara.
    first, *others = hands
    packets = [hand[0:3] for hand in hands] + [hand[3:5] for hand in hands]
    packets += [first[5:6], first[6:8]] + [hand[5:8] for hand in others]
    return [card for packet in packets for card in packet]


def answered(asking: Asking, rng: Random, choose: Any) -> tuple[Any, list[tuple[str, str, Any]]]:
    """The outcome of an asking with chosen answers, and who answered what to which question."""
    said = []
    stage = begin(asking)
    while not isinstance(stage, Ended):
        chosen = choose(stage, rng)
        said.append((stage.seat, stage.name, chosen))
        stage = answer(asking, chosen)
    return stage.outcome, said


def random_call(question: Question, rng: Random) -> str:
    """One of the calls open, by weight."""
    stay = OPENING_PASS if question.name.endswith("_open") else LATER_PASS
    by_call = {"pass": stay, "kawesh": KAWESH, "hokm": HOKM}
    weights = [by_call.get(call, 1.0) for call in question.allowed]
    return str(rng.choices(question.allowed, weights)[0])


def random_raise(question: Question, rng: Random) -> dict[str, Any]:
    """A pass, which comes first, or one of the ways to say the raise."""
    stay, *raises = question.allowed
    chosen: dict[str, Any] = rng.choice(raises) if rng.random() < RAISE_RATE else stay
    return chosen


def random_play(play: Play, rng: Random) -> list[Trick]:
    """Eight tricks of random cards; in some hands one team plays high and the other low, for Kaboots."""
    helped = rng.randrange(2) if rng.random() < HELPED_RATE else None
    while not play.over:
        allowed = play.allowed()
        if helped is None:
            play.put(rng.choice(allowed))
        else:
            by_height = sorted(allowed, key=lambda card: (card[1] == play.trump, PROJECT_ORDER.index(card[0])))
            play.put(by_height[0] if team_of(play.seat) == helped else by_height[-1])
    return play.tricks
