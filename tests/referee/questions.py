"""Asking: the auction and the raises are generators that yield a question and are sent its answer.

What such a generator returns is the outcome. So one text of the rules serves the replay of a
record, the making of a random hand, and whoever wants to know what is asked next.
"""

from collections.abc import Generator, Iterable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Question:
    """Who is asked, the question's name, and the answers open to him in a fixed order."""

    seat: str
    name: str
    allowed: list[Any]


@dataclass(frozen=True)
class Ended:
    """The asking is over, with this outcome."""

    outcome: Any


Asking = Generator[Question, Any, Any]


def begin(asking: Asking) -> Question | Ended:
    """The first question, or the end where nobody is asked."""
    try:
        return next(asking)
    except StopIteration as stop:
        return Ended(stop.value)


def answer(asking: Asking, given: Any) -> Question | Ended:
    """The next question after this answer, or the end."""
    try:
        return asking.send(given)
    except StopIteration as stop:
        return Ended(stop.value)


def after(asking: Asking, answers: Iterable[Any]) -> Question | Ended:
    """The question that follows all these answers, or the end.

    Raises
    ------
    ValueError
        Where an answer is not among those allowed, or nothing was asked.
    """
    stage = begin(asking)
    for given in answers:
        if isinstance(stage, Ended) or given not in stage.allowed:
            raise ValueError(f"{given!r} does not answer {stage}")
        stage = answer(asking, given)
    return stage
