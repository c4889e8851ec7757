"""Turning what a policy did wrong into one error: strategy, deal, seat, question, and what was allowed."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from simulator.calls import CARD, PASS, QUESTIONS, R2_CONFIRM, RAISE, RAISE_LOCKED, call_names
from simulator.errors import BalootError, PolicyError
from simulator.kernels.table import DEALS_A_MATCH, FAIR, UNFINISHED
from simulator.notation import format_cards
from simulator.play_order import natural_cards
from simulator.seating import PlayedTable
from simulator.seats import SEAT_NAMES
from simulator.seeding import DealId

_RAISE_NAMES = {PASS: "pass", RAISE: "raise", RAISE_LOCKED: "raise locked"}


@contextmanager
def guarded(played: PlayedTable, seed: int, matches: bool = False) -> Iterator[None]:
    """Run a kernel on a table; raise PolicyError for an exception inside a policy or a choice not allowed.

    Parameters
    ----------
    matches
        Whether the table's numbers are those of matches' deals.
    """
    table = played.table[0]
    try:
        yield
    except BalootError:
        raise
    except Exception as error:
        place = _place(played, int(table["asked_seat"]), int(table["asked_question"]), _deal(table, seed, matches))
        raise PolicyError(place, f"the policy raised {type(error).__name__}: {error}") from None
    if table["status"] == UNFINISHED:
        names = " against ".join(dict.fromkeys(strategy.name for strategy in played.strategies))
        match = int(table["number"]) // DEALS_A_MATCH
        raise PolicyError(
            f"{names}, match {seed}:{match}", f"is not over after {DEALS_A_MATCH} deals", "a strategy that buys"
        )
    if table["status"] != FAIR:
        place = _place(played, int(table["fault_seat"]), int(table["fault_question"]), _deal(table, seed, matches))
        answer = int(table["fault_answer"])
        raise PolicyError(place, f"the policy answered {_describe(table, answer)}", _allowed(table))


def _deal(table: Any, seed: int, matches: bool) -> DealId:
    number = int(table["number"])
    if not matches:
        return DealId(seed, number)
    return DealId(seed, number % DEALS_A_MATCH, number // DEALS_A_MATCH)


def _place(played: PlayedTable, seat: int, question: int, deal: DealId) -> str:
    strategy = played.strategies[seat].name
    return f"strategy {strategy}, deal {deal}, {SEAT_NAMES[seat]}, question {QUESTIONS[question]}"


def _describe(table: Any, answer: int) -> str:
    """Say what an answer means, where it means anything."""
    names = _names(table, answer) if answer > 0 else []
    return f"{answer} ({', '.join(names)})" if names else str(answer)


def _allowed(table: Any) -> str:
    legal = int(table["fault_legal"])
    return f"one of {_describe_choices(table, legal)}"


def _describe_choices(table: Any, legal: int) -> str:
    bits = [1 << bit for bit in range(legal.bit_length()) if legal >> bit & 1]
    return ", ".join(f"{bit} ({_names(table, bit)[0]})" for bit in bits)


def _names(table: Any, choices: int) -> list[str]:
    question = int(table["fault_question"])
    if question == CARD:
        return format_cards(natural_cards(choices, int(table["trump"]))).split()
    if question <= R2_CONFIRM:
        return call_names(choices)
    return [name for bit, name in _RAISE_NAMES.items() if choices & bit]
