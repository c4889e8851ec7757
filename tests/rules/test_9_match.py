"""RULES.md 9, and what is decided from hand to hand: 2.1, 3.6's dealer, 4.1's next dealer, 8.9's match score."""

from dataclasses import dataclass
from itertools import pairwise
from random import Random
from typing import Any

import numpy as np
import pytest

from simulator.calls import KAWESH, PASS
from simulator.errors import RecordError
from simulator.hand_record import read_record
from simulator.kernels.matches import MATCH_DTYPE, play_matches
from simulator.policy import Strategy, bidding_policy
from simulator.rules import Rules
from simulator.seating import PlayedTable
from simulator.seeding import keys_of_matches
from strategies.bidding.always_pass import always_pass
from strategies.bidding.random_calls import random_calls
from strategies.playing.random_cards import random_cards
from strategies.raising.never_raise import never_raise
from strategies.raising.random_raises import random_raises
from tests.referee.options import ERAM
from tests.referee.random_hands import random_hand

SEED = 7
NS, EW = 0, 1


@bidding_policy()
def kawesh_or_pass(view: Any, parameters: Any, random: Any, memory: Any) -> int:
    return KAWESH if view.legal & KAWESH else PASS


RANDOM = Strategy("random", random_calls, never_raise, random_cards)
RAISING = Strategy("raising", random_calls, random_raises, random_cards)
BAS = Strategy("bas", always_pass, never_raise, random_cards)
SANEEN = Strategy("saneen", kawesh_or_pass, never_raise, random_cards)


@dataclass(frozen=True)
class Moment:
    """A match after some deals: the last hand's dealer, how it ended, and the match score after it."""

    dealer: int
    void: int
    points: tuple[int, int]
    score: tuple[int, int]
    gahwa: int | None
    winner: int | None


class Matches:
    """Matches of four players of one strategy, looked at deal by deal."""

    def __init__(self, strategy: Strategy, **options: Any) -> None:
        self.table = PlayedTable([strategy] * 4, Rules(**options), keys_of_matches(SEED))
        self.row = np.zeros(1, MATCH_DTYPE).view(np.recarray)

    def after(self, match: int, deals: int) -> Moment:
        """The match after so many deals, or at its end."""
        self.row["match_number"] = match
        play_matches(*self.table.arguments, self.row, deals)
        table = self.table.table[0]
        # A view's position counts from the dealer's right, where the first of the four speaks.
        dealer = (3 - int(table["views"][0]["position"])) % 4
        gahwa, winner = int(table["match"]), int(self.row["winner"][0])
        return Moment(
            dealer=dealer,
            void=int(table["void"]),
            points=tuple(table["points"].tolist()),
            score=tuple(table["score"].tolist()),
            gahwa=None if gahwa < 0 else gahwa,
            winner=None if winner < 0 else winner,
        )

    def moments(self, match: int, most: int = 200) -> list[Moment]:
        """The match after each of its deals, from the first to the last."""
        found: list[Moment] = []
        for deals in range(1, most + 1):
            found.append(self.after(match, deals))
            if found[-1].winner is not None:
                break
        return found


# 2.1


def test_2_1_the_first_dealer_is_random() -> None:
    matches = Matches(BAS)
    dealers = [matches.after(match, 1).dealer for match in range(400)]
    # 100 each, with five standard deviations of 8.7 to either side.
    assert all(56 <= dealers.count(seat) <= 144 for seat in range(4))


def passes_to_the_right(dealers: list[int]) -> bool:
    return dealers == [(dealers[0] + deal) % 4 for deal in range(len(dealers))]


@pytest.mark.parametrize("match", range(20))
def test_2_1_after_every_hand_the_deal_passes_to_the_right(match: int) -> None:
    moments = Matches(RANDOM).moments(match)
    assert len(moments) > 4
    assert passes_to_the_right([moment.dealer for moment in moments])


def test_2_1_and_4_1_after_a_hand_cancelled_by_four_wala_too() -> None:
    moments = Matches(BAS).moments(0, most=12)
    assert [moment.void for moment in moments] == [1] * 12
    assert {moment.score for moment in moments} == {(0, 0)}
    assert passes_to_the_right([moment.dealer for moment in moments])


@pytest.mark.parametrize("value", ["rotate", "same"])
def test_3_6_who_deals_after_a_kawesh(value: str) -> None:
    """Of 700 deals that nobody buys, some end by Kawesh."""
    matches = Matches(SANEEN, kawesh_dealer=value)
    moments = matches.moments(0, most=700)
    kawesh = 2
    ends = [moment.void for moment in moments]
    assert ends.count(kawesh) >= 5
    for before, after in pairwise(moments):
        stays = value == "same" and before.void == kawesh
        assert after.dealer == (before.dealer + (0 if stays else 1)) % 4


# 8.9 and 9.2


@pytest.mark.parametrize("target", [152, 101])
def test_8_9_and_9_2_gahwa_ends_the_match_and_sets_the_winners_score_to_the_target(target: int) -> None:
    matches = Matches(RAISING, target=target)
    late = 0
    for match in range(60):
        moments = matches.moments(match)
        last = moments[-1]
        before = moments[-2].score if len(moments) > 1 else (0, 0)
        if last.gahwa is None:
            continue
        late += before != (0, 0)
        assert last.winner == last.gahwa
        assert last.score[last.gahwa] == target
        assert last.score[1 - last.gahwa] == before[1 - last.gahwa]
    assert late >= 3


# 9.1


def added(before: tuple[int, int], points: tuple[int, int]) -> tuple[int, int]:
    return before[NS] + points[NS], before[EW] + points[EW]


def winner_by_9_1(score: tuple[int, int], target: int) -> int | None:
    if max(score) < target or score[NS] == score[EW]:
        return None
    return NS if score[NS] > score[EW] else EW


@pytest.mark.parametrize("target", [152, 77, 16, 1])
def test_9_1_a_match_goes_on_from_nothing_to_the_target(target: int) -> None:
    matches = Matches(RANDOM, target=target)
    for match in range(40):
        before = (0, 0)
        for moment in matches.moments(match):
            assert moment.score == added(before, moment.points)
            assert moment.winner == winner_by_9_1(moment.score, target)
            before = moment.score


def test_9_1_equal_at_the_target_another_hand_is_played() -> None:
    """With a target of 1 a hand of 8 to 8 or 13 to 13 decides nothing."""
    matches = Matches(RANDOM, target=1)
    went_on = 0
    for match in range(400):
        first = matches.after(match, 1)
        if first.score[NS] == first.score[EW] > 0:
            went_on += 1
            assert first.winner is None
            assert len(matches.moments(match)) > 1
    assert went_on >= 3


def test_9_1_equal_at_152_another_hand_is_played() -> None:
    """A match that went on although a team was at 152 did so because both were equal."""
    matches = Matches(RANDOM)
    equal = 0
    for match in range(3000):
        end = matches.after(match, 200)
        before = (end.score[NS] - end.points[NS], end.score[EW] - end.points[EW])
        if max(before) >= 152:
            equal += 1
            assert before[NS] == before[EW]
    assert equal >= 1


def test_9_1_a_record_may_begin_equal_at_the_target() -> None:
    record = random_hand(dict(ERAM), Random(1), score=[0, 0])
    assert read_record({**record, "score_before": [152, 152]}).score == (152, 152)


def test_9_1_both_pass_152_in_one_hand_and_the_higher_wins() -> None:
    matches = Matches(RANDOM)
    both = 0
    for match in range(600):
        end = matches.after(match, 200)
        before = (end.score[NS] - end.points[NS], end.score[EW] - end.points[EW])
        if min(end.score) >= 152 and max(before) < 152:
            both += 1
            assert end.winner == (NS if end.score[NS] > end.score[EW] else EW)
    assert both >= 3


@pytest.mark.parametrize("score", [[152, 0], [0, 152], [160, 155]])
def test_9_1_no_hand_is_played_after_the_end(score: list[int]) -> None:
    record = random_hand(dict(ERAM), Random(1), score=[0, 0])
    with pytest.raises(RecordError, match="the match is over at 152") as refused:
        read_record({**record, "score_before": score})
    assert refused.value.place == "score_before"
