"""What a policy may not do is refused with one error that names author's line, or strategy, deal, seat and question."""

import inspect
from dataclasses import replace

import pytest

from simulator.errors import PolicyError
from simulator.policy import Policy, Strategy, bidding_policy
from simulator.rules import Rules
from simulator.runner import run_hands
from simulator.specification import Specification
from strategies.catalogue import STRATEGIES
from tests.contract import faulty_policies

RANDOM = STRATEGIES["random"]


def with_policy(policy: Policy) -> Strategy:
    """The random strategy with one policy of its kind exchanged."""
    kinds = {"bidding": RANDOM.bidding, "raising": RANDOM.raising, "play": RANDOM.play, policy.kind: policy}
    return replace(RANDOM, name="faulty", **kinds)


def play(strategy: Strategy, hands: int = 200) -> None:
    run_hands(Specification((RANDOM, strategy, RANDOM, RANDOM), hands, 1, Rules()), jobs=1)


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("unknown_field", "view.trumpf, which does not exist"),
        ("unknown_parameter", "parameters.sun, which does not exist"),
        ("wrong_type", "returns a number with a fraction"),
        ("nothing", "returns nothing"),
        ("writes_field", "'hand'"),
        ("writes_by_another_name", "'score_mine'"),
        ("writes_through_a_helper", "'mushtara'"),
        ("writes_array", "cannot be compiled"),
        ("fills_array", "cannot be compiled"),
        ("writes_parameter", "'hokm'"),
    ],
)
def test_a_policy_that_cannot_be_right_is_not_compiled(name: str, told: str) -> None:
    policy: Policy = getattr(faulty_policies, name)
    with pytest.raises(PolicyError, match=name) as caught:
        _ = policy.compiled
    message = str(caught.value)
    assert told in message
    assert "faulty_policies.py, line " in message
    assert len(message.splitlines()) <= 2


def test_the_line_of_an_unknown_field_is_the_authors() -> None:
    lines = inspect.getsource(faulty_policies).splitlines()
    expected = next(number for number, line in enumerate(lines, 1) if "the line of the fault" in line)
    with pytest.raises(PolicyError, match=f"line {expected}"):
        _ = faulty_policies.unknown_field.compiled


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("reads_past_the_end", "raised IndexError"),
        ("raises", "raised ValueError: no idea what to play"),
        ("two_cards", "the policy answered"),
        ("card_not_held", "the policy answered"),
        ("calls_nothing", "the policy answered 0"),
    ],
)
def test_a_policy_that_goes_wrong_in_play_is_named_with_deal_seat_and_question(name: str, told: str) -> None:
    with pytest.raises(PolicyError) as caught:
        play(with_policy(getattr(faulty_policies, name)))
    message = str(caught.value)
    assert told in message
    assert "strategy faulty, deal 1:" in message
    assert "East" in message
    assert "question " in message
    assert len(message.splitlines()) <= 2


def test_what_was_allowed_is_said() -> None:
    with pytest.raises(PolicyError) as caught:
        play(with_policy(faulty_policies.calls_nothing))
    assert "1 (pass), 2 (hokm), 4 (sun)" in caught.value.allowed


def test_a_raise_out_of_range_is_refused() -> None:
    with pytest.raises(PolicyError, match=r"question (double|triple|four|gahwa)"):
        play(with_policy(faulty_policies.raises_too_high), 3000)


def test_a_function_with_too_few_arguments_is_refused() -> None:
    policy = bidding_policy()(lambda view, parameters: 1)  # type: ignore[arg-type, misc]
    with pytest.raises(PolicyError, match=r"takes \(view, parameters\)"):
        _ = policy.compiled


@pytest.mark.parametrize("name", ["round", "all", "two words", "1st"])
def test_a_parameter_must_be_a_name_that_numpy_does_not_keep_for_itself(name: str) -> None:
    with pytest.raises(PolicyError, match="parameters of a bidding policy"):
        bidding_policy(parameters={name: 1})
