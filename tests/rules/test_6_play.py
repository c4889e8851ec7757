"""RULES.md 6: leading, following, trumping. p1 leads unless a test says otherwise."""

from random import Random
from typing import Any

import pytest

from simulator.errors import RecordError
from simulator.hand_record import read_record
from simulator.replay import Replayer
from simulator.seats import SEATS
from tests.referee.options import ERAM
from tests.referee.random_hands import random_hand
from tests.rules.builders import tell
from tests.rules.deals import Deal, deal

HOKM = "p1 hokm"
SUN = "p1 sun"


def may_play(dealt: Deal, cards: str, calls: str = HOKM, **options: Any) -> str:
    """What may be played after these cards."""
    return " ".join(tell(dealt, calls, cards=cards, **options).cards.next.choices)


# 6.1


@pytest.mark.parametrize(("value", "leader"), [("buyer", "p3"), ("dealer_right", "p1")])
@pytest.mark.parametrize("call", ["hokm", "sun", "ashkal"])
def test_6_1_who_leads_the_first_trick(value: str, leader: str, call: str) -> None:
    told = tell(deal(), f"p1 bas, p2 bas, p3 {call}", first_lead=value)
    assert told.leaders[0] == leader
    assert told.cards.asked[0].by == leader


# 6.2

ONE_SPADE = deal(p1="AS KD QC JC", p2="7S 8D 9D 7H 8H KC 9C TC")


@pytest.mark.parametrize("calls", [HOKM, SUN])
@pytest.mark.parametrize("must_trump", ["never", "unless_partner_winning", "always"])
def test_6_2_following_suit_is_compulsory(calls: str, must_trump: str) -> None:
    assert may_play(ONE_SPADE, "AS", calls, must_trump=must_trump) == "7S"


def test_6_2_a_trump_lead_is_followed_with_trumps() -> None:
    assert may_play(deal(p1="AH AS KD", p2="7H 8H 9S TS 8D 9D 9C TC"), "AH") == "7H 8H"


# 6.3

TRICK = deal(p1="QS 9S 8S 7S KD 8C", p2="AS TS KS JS 7D 9C TC", p3="7H 8H TD KC JC AD QD AC", p4="JH KH 8D")
"""p3 and p4 hold no spade."""


@pytest.mark.parametrize(
    ("calls", "cards", "winner"),
    [
        (SUN, "QS AS 7H JH", "p2"),
        (HOKM, "QS AS 7H JH", "p4"),
        (HOKM, "QS AS 7H 8D", "p3"),
        (HOKM, "QS AS TD JH", "p4"),
        (HOKM, "QS AS TD 8D", "p2"),
    ],
)
def test_6_3_the_highest_trump_wins_else_the_highest_card_led(calls: str, cards: str, winner: str) -> None:
    told = tell(TRICK, calls, cards=cards)
    assert told.winners[0] == winner
    assert told.leaders[1] == winner


# 6.4: p1 leads a spade, p2 follows, and p3 is void.

PARTNER_WINS = deal(p1="AS KD QC JC", p2="7S TS KS 8D", p3="7H 8H TD KC JD AD QD AC", p4="JH KH 9S")
OPPONENT_WINS = deal(p1="7S KD QC JC", p2="AS TS KS 8D", p3="7H 8H TD KC JD AD QD AC", p4="JH KH 9S")
ANYTHING = "7H 8H TD JD QD AD KC AC"
TRUMPS = "7H 8H"


@pytest.mark.parametrize(
    ("value", "partner_winning", "opponent_winning"),
    [
        ("never", ANYTHING, ANYTHING),
        ("unless_partner_winning", ANYTHING, TRUMPS),
        ("always", TRUMPS, TRUMPS),
    ],
)
def test_6_4_void_in_the_suit_led(value: str, partner_winning: str, opponent_winning: str) -> None:
    assert may_play(PARTNER_WINS, "AS 7S", must_trump=value) == partner_winning
    assert may_play(OPPONENT_WINS, "7S AS", must_trump=value) == opponent_winning


@pytest.mark.parametrize("value", ["never", "unless_partner_winning", "always"])
def test_6_4_in_sun_nobody_trumps(value: str) -> None:
    assert may_play(OPPONENT_WINS, "7S AS", SUN, must_trump=value) == ANYTHING


@pytest.mark.parametrize("value", ["never", "unless_partner_winning", "always"])
def test_6_4_who_has_no_trump_discards_as_he_likes(value: str) -> None:
    dealt = deal(p1="7S KD QC JC", p2="AS 8D", p3="7D 8C TD KC JD AD QD AC")
    assert may_play(dealt, "7S AS", must_trump=value) == "7D TD JD QD AD 8C KC AC"


# 6.5: p1 leads a spade; p2 trumps with the King, or with the Jack that nobody beats.

OVER = deal(p1="7S KD QC JC", p2="JH KH 8D 7D JD 9D 9C TC", p3="7H AH TH TD KC 8C QD AC", p4="9S TS")


@pytest.mark.parametrize(
    ("options", "over_king", "over_jack"),
    [
        ({"overtrump": "never"}, "7H TH AH", "7H TH AH"),
        ({"overtrump": "if_able"}, "TH AH", "7H TH AH TD QD 8C KC AC"),
        ({"overtrump": "if_able", "under_trump": "forced"}, "TH AH", "7H TH AH"),
        ({"overtrump": "never", "under_trump": "forced"}, "7H TH AH", "7H TH AH"),
    ],
)
@pytest.mark.parametrize("must_trump", ["unless_partner_winning", "always"])
def test_6_5_a_trump_is_winning_the_trick(
    options: dict[str, str], over_king: str, over_jack: str, must_trump: str
) -> None:
    assert may_play(OVER, "7S KH", must_trump=must_trump, **options) == over_king
    assert may_play(OVER, "7S JH", must_trump=must_trump, **options) == over_jack


@pytest.mark.parametrize("under_trump", ["free", "forced"])
def test_6_5_who_is_not_obliged_to_trump_need_not_beat(under_trump: str) -> None:
    options = {"must_trump": "never", "overtrump": "if_able", "under_trump": under_trump}
    assert may_play(OVER, "7S KH", **options) == "7H TH AH TD QD 8C KC AC"


PARTNER_TRUMPED = deal(p1="7S KD QC JC", p2="KH JH 9D TD 8C 9C TC KC", p3="8S JS AD", p4="7H TH QH 8D JD 7D AC 7C")
"""p2 trumps p1's spade, p3 follows, and p4 is void as well."""


@pytest.mark.parametrize(
    ("must_trump", "over_king", "over_jack"),
    [
        ("always", "TH", "7H TH QH"),
        ("unless_partner_winning", "7H TH QH 7D 8D JD 7C AC", "7H TH QH 7D 8D JD 7C AC"),
    ],
)
def test_6_5_the_partners_trump_is_beaten_too_where_he_must_trump(
    must_trump: str, over_king: str, over_jack: str
) -> None:
    options = {"must_trump": must_trump, "overtrump": "if_able", "under_trump": "forced"}
    assert may_play(PARTNER_TRUMPED, "7S KH 8S", **options) == over_king
    assert may_play(PARTNER_TRUMPED, "7S JH 8S", **options) == over_jack


def test_6_5_where_no_trump_is_winning_any_trump_will_do() -> None:
    assert may_play(OPPONENT_WINS, "7S AS", must_trump="always", overtrump="if_able") == TRUMPS


# 6.6: trumps are led; the order is J 9 A T K Q 8 7.

RISING = deal(p1="TH 9H AS KD", p2="7H AH 8S", p3="8H QH JH 9S", p4="KH 7S JD")


@pytest.mark.parametrize(
    ("value", "second", "third", "third_after_ace"),
    [
        ("never", "7H AH", "8H JH QH", "8H JH QH"),
        ("vs_opponent", "AH", "8H JH QH", "JH"),
        ("always", "AH", "JH", "JH"),
    ],
)
def test_6_6_rising_to_a_trump_lead(value: str, second: str, third: str, third_after_ace: str) -> None:
    assert may_play(RISING, "TH", trump_lead_rise=value) == second
    partner_holds = deal(p1="TH 9H AS KD", p2="7H 8S JD TC", p3="8H QH JH 9S", p4="KH AH 7S")
    assert may_play(partner_holds, "TH 7H", trump_lead_rise=value) == third
    assert may_play(RISING, "TH AH", trump_lead_rise=value) == third_after_ace


@pytest.mark.parametrize("value", ["never", "vs_opponent", "always"])
def test_6_6_who_cannot_beat_plays_any_trump(value: str) -> None:
    dealt = deal(p1="JH 9H AS KD", p2="7H AH 8S 9S TS 8C 9C TC")
    assert may_play(dealt, "JH", trump_lead_rise=value) == "7H AH"


@pytest.mark.parametrize("calls", [HOKM, SUN])
def test_6_6_rising_is_for_trump_leads_only(calls: str) -> None:
    dealt = deal(p1="7S KD QC", p2="8S AS 9D TD JD 8C 9C TC")
    assert may_play(dealt, "7S", calls, trump_lead_rise="always") == "8S AS"


# 6.7


def test_6_7_an_illegal_card_is_an_error_that_names_trick_seat_and_card() -> None:
    record = random_hand(dict(ERAM), Random(5), score=[0, 0])
    del record["result"]
    lead, _, *others = record["tricks"][0]["cards"].split()
    not_yet_led = record["tricks"][7]["cards"].split()[0]
    record["tricks"][0]["cards"] = " ".join([lead, not_yet_led, *others])
    with pytest.raises(RecordError) as refused:
        Replayer().replay(read_record(record))
    second = SEATS[(SEATS.index(record["tricks"][0]["leader"]) + 1) % 4]
    assert refused.value.place == "trick 1"
    assert refused.value.wrong == f"{second} plays {not_yet_led}"
