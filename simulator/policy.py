"""The policy contract: what an author writes, and what a strategy is.

A policy is a function ``(view, parameters, random, memory)`` that returns exactly one of the bits of ``view.legal``.
``view`` is what a player at that seat knows (``simulator.kernels.view``); ``parameters`` and ``memory`` have the fields
that the decorator names; ``random`` is the policy's own stream for ``uniform``, ``below`` and ``pick``
(``simulator.kernels.randomness``). Memory is zeroed before each hand. View and parameters can only be read.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final

import numpy as np

from simulator.errors import PolicyError, UsageError

PolicyFunction = Callable[[Any, Any, Any, Any], int]
Number = int | float

KINDS_OF_POLICY: Final = ("bidding", "raising", "play")
"""The three policies that make a strategy."""

LARGEST_PARAMETER: Final = 10**15
"""Whole numbers up to there are exact in both kinds of field."""

MOST_FIELDS: Final = 64
"""Parameters, or fields of memory, that one policy may have."""


@dataclass(frozen=True)
class Policy:
    """One decision-maker: for calls, for raises or for cards.

    Attributes
    ----------
    kind
        ``bidding``, ``raising`` or ``play``.
    name
        Name of the author's function.
    function
        The author's function.
    parameters
        Names and default values; a whole number makes an int64 field, any other a float64.
    memory
        Names of the int64 fields that it remembers within a hand.
    sees_all_cards
        Whether it sees every hand: ``view.all_hands``, by relative seat. Such a policy knows what no player could.
    """

    kind: str
    name: str
    function: PolicyFunction
    parameters: Mapping[str, Number] = field(default_factory=dict)
    memory: tuple[str, ...] = ()
    sees_all_cards: bool = False

    @cached_property
    def parameters_dtype(self) -> np.dtype:
        """The parameters as a record type."""
        fields = [(name, np.int64 if isinstance(value, int) else np.float64) for name, value in self.parameters.items()]
        return np.dtype(fields or [("unused", np.int64)], align=True)

    @cached_property
    def memory_dtype(self) -> np.dtype:
        """The memory as a record type."""
        return np.dtype([(name, np.int64) for name in self.memory or ("unused",)], align=True)

    @cached_property
    def compiled(self) -> tuple[int, Any]:
        """The address by which a kernel calls the policy, and its compiled code; made at first use or from the cache.

        Raises
        ------
        PolicyError
            Where it cannot be compiled: an unknown field, a write to what can only be read, a wrong type returned.
        """
        from simulator.policy_errors import compile_for_seat

        return compile_for_seat(self)


def bidding_policy(**options: Any) -> Callable[[PolicyFunction], Policy]:
    """Make a policy that answers the questions of the auction (RULES.md 3 and 4).

    Parameters
    ----------
    parameters : mapping of str to int or float, optional
        Names and default values of its parameters.
    memory : sequence of str, optional
        Names of what it remembers within a hand, int64 each.
    """
    return _policy("bidding", **options)


def raising_policy(**options: Any) -> Callable[[PolicyFunction], Policy]:
    """Make a policy that answers Double, Triple, Four and Gahwa (RULES.md 5); options as in ``bidding_policy``."""
    return _policy("raising", **options)


def play_policy(**options: Any) -> Callable[[PolicyFunction], Policy]:
    """Make a policy that plays cards (RULES.md 6); options as in ``bidding_policy``, and ``sees_all_cards``."""
    return _policy("play", **options)


def _policy(
    kind: str,
    parameters: Mapping[str, Number] | None = None,
    memory: tuple[str, ...] | list[str] = (),
    sees_all_cards: bool = False,
) -> Callable[[PolicyFunction], Policy]:
    _check_fields(kind, "parameters", list(parameters or {}))
    _check_fields(kind, "memory", list(memory))

    def decorate(function: PolicyFunction) -> Policy:
        return Policy(kind, function.__name__, function, dict(parameters or {}), tuple(memory), sees_all_cards)

    return decorate


def _check_fields(kind: str, what: str, names: list[str]) -> None:
    for name in names:
        if not name.isidentifier():
            raise PolicyError(f"{what} of a {kind} policy: {name!r}", "is not a name", "letters, digits and _")
        if hasattr(np.record, name):
            raise PolicyError(f"{what} of a {kind} policy: {name!r}", "is a word that numpy keeps for itself")
    if len(names) > MOST_FIELDS:
        raise PolicyError(f"{len(names)} {what} of a {kind} policy", "are too many", f"up to {MOST_FIELDS}")


@dataclass(frozen=True)
class Strategy:
    """A bidding, a raising and a play policy under one name.

    Attributes
    ----------
    name
        How it is called in tables and on the command line.
    parameters
        Values that differ from the policies' defaults; each goes to every policy that knows the name.
    """

    name: str
    bidding: Policy
    raising: Policy
    play: Policy
    parameters: Mapping[str, Number] = field(default_factory=dict)

    @property
    def policies(self) -> tuple[Policy, Policy, Policy]:
        """The three policies in the order of ``KINDS_OF_POLICY``."""
        return self.bidding, self.raising, self.play

    @property
    def defaults(self) -> dict[str, Number]:
        """Every parameter of its policies with its default value."""
        return {name: value for policy in self.policies for name, value in policy.parameters.items()}

    @property
    def sees_all_cards(self) -> bool:
        """Whether any of its policies sees every hand."""
        return any(policy.sees_all_cards for policy in self.policies)

    def with_parameters(self, changes: Mapping[str, Number]) -> "Strategy":
        """Give the same strategy with some parameters changed; its name says which.

        Raises
        ------
        UsageError
            Where a parameter does not exist, or a whole number is wanted.
        """
        if not changes:
            return self
        defaults = self.defaults
        for name, value in changes.items():
            if name not in defaults:
                raise UsageError(f"{self.name}:{name}", "no such parameter", ", ".join(defaults) or "none")
            if isinstance(defaults[name], int) and not isinstance(value, int):
                raise UsageError(f"{self.name}:{name}={value}", "is not a whole number")
            if not abs(value) <= LARGEST_PARAMETER:
                raise UsageError(f"{self.name}:{name}={value}", "is too large", f"up to {LARGEST_PARAMETER}")
        merged = {**self.parameters, **changes}
        base = self.name.rsplit(":", 1)[0] if self.parameters else self.name
        text = ",".join(f"{name}={value}" for name, value in merged.items())
        return Strategy(f"{base}:{text}", self.bidding, self.raising, self.play, merged)
