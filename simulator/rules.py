"""The rules of a game: every disputed point a named option, and the four rule sets (RULES.md)."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from simulator.errors import UsageError
from simulator.options import Option, OptionValue, number_option, option, options_of


@dataclass(frozen=True)
class Rules:
    """How a game is played; the defaults are the rule set ``eram``.

    Every field is one option of RULES.md. ``OPTIONS`` holds its clause, its question and the meaning of each value.

    Raises
    ------
    UsageError
        Where a value is not allowed.
    """

    # Buying, round one (RULES.md 3)
    r1_sun_preempt: str = option(
        "3.3",
        "Who is asked to take a round-one Sun or Ashkal away from its caller?",
        {
            "higher_any": "every seat of higher priority",
            "higher_opponents": "the opponents of higher priority",
            "none": "nobody: the Sun stands",
        },
    )
    r1_bas_keeps_preempt: bool = option(
        "3.3",
        "Is a seat that said Bas still asked to take a round-one Sun?",
        {
            True: "yes, a Bas loses nothing",
            False: "no; a 'no' given elsewhere loses nothing",
        },
    )
    hokm_challenge_r1: str = option(
        "3.4",
        "Who is asked for Sun over a round-one Hokm?",
        {
            "all_others": "every other seat, in turn order after the Hokm",
            "later_only": "the seats that speak after it",
            "none": "nobody",
        },
    )
    hokm_confirm_to_sun: str = option(
        "3.5",
        "May the Hokm buyer turn his Hokm to Sun when nobody took it?",
        {
            "both": "in both rounds",
            "r2_only": "in round two only",
            "off": "never",
        },
    )
    kawesh: str = option(
        "3.6",
        "When may a holder of five cards of 7, 8, 9 abandon the hand?",
        {
            "r1_any_question": "at every round-one question that Sun may answer, the confirmation excepted",
            "r1_own_turn": "at his own turn to open only",
            "off": "never",
        },
    )
    kawesh_dealer: str = option(
        "3.6",
        "Who deals after a Kawesh?",
        {
            "rotate": "the next dealer",
            "same": "the same dealer again",
        },
    )
    ashkal_wrong_seat: str = option(
        "3.7",
        "What is an opening Ashkal from the first or second seat?",
        {
            "forced_sun": "a Sun called by that seat",
            "forbidden": "not offered",
        },
    )
    ashkal_on_ace: str = option(
        "3.8",
        "What is Ashkal on an Ace mushtara from the third seat or the dealer?",
        {
            "forced_sun": "a Sun called by that seat",
            "forbidden": "not offered",
            "allowed": "an Ashkal like any other",
        },
    )
    ashkal_over_hokm: str = option(
        "3.9",
        "Over whose Hokm may Ashkal be called?",
        {
            "opponents": "an opponent's",
            "any": "anybody's, the partner's too",
            "none": "nobody's",
        },
    )
    ashkal_open: str = option(
        "3.9",
        "May a seat open with Ashkal?",
        {
            "yes": "yes, where 3.7 and 3.8 let it",
            "no": "no, not even for a forced Sun",
        },
    )
    ashkal_buyer: str = option(
        "3.10",
        "Who is the buyer in an Ashkal?",
        {
            "caller": "the seat that called it",
            "receiver": "his partner, who gets the mushtara",
        },
    )
    ace_sun_only_p1: bool = option(
        "3.11",
        "With an Ace mushtara, is Sun in answer to a Hokm kept for the first seat?",
        {
            False: "no, Sun is open to all",
            True: "yes, over a Hokm and at its confirmation",
        },
    )

    # Buying, round two (RULES.md 4)
    r2_sun_preempt: str = option(
        "4.2",
        "Who is asked to take a round-two Sun away from its caller?",
        {
            "none": "nobody: an opening Sun is final",
            "higher_opponents": "the opponents of higher priority",
        },
    )
    hokm_challenge_r2: str = option(
        "4.3",
        "Who is asked for Sun over a round-two Hokm?",
        {
            "all_others": "every other seat, in turn order after the Hokm",
            "later_only": "the seats that speak after it",
            "none": "nobody",
        },
    )
    r2_suit_named: str = option(
        "4.4",
        "When is the suit of a second Hokm named?",
        {
            "after_declines": "when nobody took it, or Sun instead",
            "with_bid": "with the call itself; the confirmation follows",
        },
    )
    ashkal_r2: str = option(
        "4.5",
        "Is there Ashkal in round two?",
        {
            "off": "no",
            "on": "yes",
            "on_unless_wala": "yes, but over a Hokm not by a seat that has said Wala",
        },
    )

    # Doubling (RULES.md 5)
    raise_timing: str = option(
        "5.0",
        "When are the raises asked?",
        {
            "eight_cards": "when all hold their eight cards",
            "five_cards": "before the second packet",
        },
    )
    raise_right: str = option(
        "5.1",
        "Who may raise further?",
        {
            "person": "the buyer and the doubler themselves",
            "team": "either partner, asked in priority order",
        },
    )
    sun_double: str = option(
        "5.2",
        "When may a Sun be doubled?",
        {
            "gt_lt": "the buyer's team above 100 and the opponents below 100",
            "gt_le": "the buyer's team above 100 and the opponents at most 100",
            "ge_lt": "the buyer's team at least 100 and the opponents below 100",
            "always": "at any score",
            "never": "at no score",
        },
    )
    lock: str = option(
        "5.3",
        "Is a Hokm locked by Double and Four?",
        {
            "raiser_choice": "as the raiser says",
            "always": "always",
            "never": "never",
        },
    )
    gahwa: str = option(
        "5.4",
        "Is there Gahwa?",
        {
            "match": "yes; who wins the hand wins the match",
            "off": "no; the ladder ends at Four",
        },
    )

    # Play (RULES.md 6)
    first_lead: str = option(
        "6.1",
        "Who leads the first trick?",
        {
            "buyer": "the buyer",
            "dealer_right": "the seat on the dealer's right",
        },
    )
    must_trump: str = option(
        "6.4",
        "Must a player void in the suit led trump in Hokm?",
        {
            "never": "no",
            "unless_partner_winning": "yes, unless his partner is winning the trick",
            "always": "yes",
        },
    )
    overtrump: str = option(
        "6.5",
        "Where he must trump and a trump is winning, must he beat it?",
        {
            "never": "no, any trump will do",
            "if_able": "yes, if he can",
        },
    )
    under_trump: str = option(
        "6.5",
        "Where he must beat a trump and cannot, what may he play?",
        {
            "free": "any card",
            "forced": "a trump all the same",
        },
    )
    trump_lead_rise: str = option(
        "6.6",
        "When trumps are led, must a player beat the winning card?",
        {
            "never": "no",
            "vs_opponent": "if he can and an opponent holds the trick",
            "always": "if he can",
        },
    )

    # Projects (RULES.md 7)
    projects_per_player: int = option(
        "7.3",
        "How many projects does a player declare?",
        {
            1: "his best",
            2: "also the best of those that share no card with it",
        },
    )
    hundred_order: str = option(
        "7.5",
        "Which of two Hundreds is better?",
        {
            "seq_first": "a run beats four of a kind",
            "four_first": "four of a kind beats a run",
            "top_card": "the higher top card, then the run",
        },
    )
    project_tie: str = option(
        "7.5",
        "Which of two equal projects is better?",
        {
            "seat_from_p1": "the earlier seat in priority order",
            "trump_then_seat": "a trump run, then the earlier seat",
            "void": "neither: no team scores projects",
        },
    )
    baloot_absorb: str = option(
        "7.6",
        "When is Baloot not scored because its King or Queen lies in another declared project?",
        {
            "four_kind_only": "in a four of a kind",
            "any_hundred": "in any Hundred",
            "never": "it is always scored",
        },
    )

    # Score of a hand (RULES.md 8)
    hokm_rounding: str = option(
        "8.1",
        "How are Hokm Abnat rounded to points?",
        {
            "five_down": "ones digit 0-5 down, 6-9 up",
            "half_up": "ones digit 0-4 down, 5-9 up",
        },
    )
    hokm_pair: str = option(
        "8.1",
        "When the two Hokm counts do not add up to 16, whose count gives way?",
        {
            "non_buyer": "that of the team at risk (the buyer's; after a raise the last raiser's)",
            "larger_reduced": "the larger",
            "smaller_reduced": "the smaller",
        },
    )
    sun_rounding: str = option(
        "8.1",
        "How are Sun Abnat rounded to points?",
        {
            "nearest_fifth": "to the nearest multiple of five",
            "tens_keep5": "tens twice; ones digit below 5 nothing, 5 one, above 5 two",
            "tens_5up": "tens twice; ones digit from 5 on two",
        },
    )
    success_basis: str = option(
        "8.2",
        "What decides whether the buyer made it?",
        {
            "gp_then_raw": "points with projects and Baloot, then Abnat with projects and Baloot",
            "raw": "Abnat with projects and Baloot",
            "gp_only": "points with projects and Baloot",
            "cards_only": "Abnat of the cards alone",
        },
    )
    tie: str = option(
        "8.3",
        "Who wins an unraised hand that is level?",
        {
            "buyer_makes": "the buyer",
            "buyer_loses": "the opponents",
        },
    )
    raised_tie: str = option(
        "8.3",
        "Who loses a raised hand that is level?",
        {
            "last_raiser": "the last raiser's team",
            "first_doubler": "the doubler's team",
            "buyer": "the buyer's team",
        },
    )
    lost_projects: str = option(
        "8.5",
        "Where do the projects of a lost hand go?",
        {
            "all_move": "to the winners, whoever held them",
            "own_only": "the losers' are worth nothing",
        },
    )
    lost_baloot: str = option(
        "8.5",
        "Where does the losers' Baloot go?",
        {
            "transfer": "to the winners",
            "keep": "it stays with the losers",
            "void": "it is worth nothing",
        },
    )
    project_multiplier: str = option(
        "8.6",
        "By how much are projects multiplied in a raised hand?",
        {
            "full": "by the level",
            "double_only": "by 2 at Double, else by 1",
            "cap2": "by 2",
            "none": "by 1",
        },
    )
    kaboot: str = option(
        "8.8",
        "Does a sweep of all eight tricks count as Kaboot?",
        {
            "on": "yes: 44 in Sun, 25 in Hokm",
            "off": "no",
        },
    )
    kaboot_raised: str = option(
        "8.8",
        "What is a Kaboot worth in a raised hand?",
        {
            "max": "never less than the raised hand's base",
            "flat": "the same as unraised",
            "multiply": "the Kaboot times the level",
        },
    )
    kaboot_projects: str = option(
        "8.8",
        "Where do the swept team's projects go?",
        {
            "all_to_winner": "to the winners",
            "own_only": "they are worth nothing",
        },
    )

    # Match (RULES.md 9)
    target: int = number_option("9.1", "At how many points does the match end?", 152, (1, 1_000_000))

    def __post_init__(self) -> None:
        for name, each in OPTIONS.items():
            each.read_exactly(getattr(self, name))

    def differences(self, other: "Rules") -> dict[str, tuple[OptionValue, OptionValue]]:
        """Give the options in which two rule sets differ: name to (value here, value there)."""
        pairs = {name: (getattr(self, name), getattr(other, name)) for name in OPTIONS}
        return {name: pair for name, pair in pairs.items() if pair[0] != pair[1]}

    def with_options(self, changes: Mapping[str, object]) -> "Rules":
        """Give these rules with some options changed; values may be text as on a command line."""
        read: dict[str, Any] = {name: find_option(name).read(value) for name, value in changes.items()}
        return replace(self, **read)


OPTIONS: Final[dict[str, Option]] = options_of(Rules)
"""Every option by name, in the order of RULES.md."""


def find_option(name: str) -> Option:
    """Give an option by its name, or raise UsageError with the names there are."""
    if name not in OPTIONS:
        raise UsageError(name, "no such option of the rules", ", ".join(OPTIONS))
    return OPTIONS[name]
