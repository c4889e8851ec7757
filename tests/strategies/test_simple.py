"""What `simple` does with given cards, and that every parameter matters."""

import pytest

from experiments import simulate_hands
from simulator.kernels.card_sets import TRUMPS
from strategies.catalogue import STRATEGIES
from strategies.evaluation import hokm_gain, side_value, sun_value
from strategies.playing.moment import cheapest, dearest, masters, winners
from tests.strategies.cards import natural, played


@pytest.mark.parametrize("name", sorted(STRATEGIES["simple"].defaults))
def test_every_parameter_changes_some_hands(name: str) -> None:
    """At a score at which a Sun may be doubled; each parameter well away from its default."""
    default = STRATEGIES["simple"].defaults[name]
    moved = default - 25 if default > 25 else default + 8
    changed = STRATEGIES["simple"].with_parameters({name: moved})
    before = simulate_hands("simple", 60_000, score=(110, 90)).tally.tobytes()
    assert simulate_hands(changed, 60_000, score=(110, 90)).tally.tobytes() != before


def test_an_ace_is_worth_more_in_sun_with_its_ten() -> None:
    assert sun_value(natural("AS TS")) > sun_value(natural("AS TH"))


def test_a_run_is_worth_something() -> None:
    assert sun_value(natural("7S 8S 9S")) > sun_value(natural("7S 8S 9H"))


def test_the_jack_and_nine_gain_most_as_trumps() -> None:
    cards = natural("JH 9H AS KD")
    gains = [hokm_gain(cards, suit) for suit in range(4)]
    assert max(gains) == gains[1]
    assert side_value(cards) + gains[1] > side_value(cards)


def test_a_master_is_a_card_that_no_other_hand_can_beat() -> None:
    hand, gone = played("TS KS 8H", None), played("AS AH", None)
    assert masters(hand, gone) == played("TS KS", None)
    assert masters(played("KS", None), played("AS", None)) == 0


def test_cheapest_and_dearest_go_by_strength_across_suits() -> None:
    cards = played("TS 8H KD", None)
    assert cheapest(cards) == played("8H", None)
    assert dearest(cards) == played("TS", None)


def test_a_trump_wins_a_side_suit_and_a_side_card_never_a_trump() -> None:
    led, trump = played("AS", 1), played("7H", 1)
    assert winners(played("7H TS", 1), led, led, TRUMPS) == trump
    assert winners(played("TS", 1), led, trump, TRUMPS) == 0
