"""The strategies by name, and strategies from an author's own file."""

import hashlib
import importlib.util
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Final

from simulator.errors import PolicyError, UsageError
from simulator.policy import Number, Policy, Strategy


def _random() -> Strategy:
    from strategies.bidding.random_calls import random_calls
    from strategies.playing.random_cards import random_cards
    from strategies.raising.random_raises import random_raises

    return Strategy("random", random_calls, random_raises, random_cards)


def _bas() -> Strategy:
    from strategies.bidding.always_pass import always_pass
    from strategies.playing.random_cards import random_cards
    from strategies.raising.never_raise import never_raise

    return Strategy("bas", always_pass, never_raise, random_cards)


def _simple() -> Strategy:
    from strategies.bidding.thresholds import thresholds
    from strategies.playing.cheap_tricks import cheap_tricks
    from strategies.raising.strong_hand import strong_hand

    return Strategy("simple", thresholds, strong_hand, cheap_tricks)


def _perfect() -> Strategy:
    from strategies.playing.perfect_cards import perfect_cards

    simple = _simple()
    return Strategy("perfect", simple.bidding, simple.raising, perfect_cards)


class _Catalogue(Mapping[str, Strategy]):
    """The built-in strategies; each is imported when it is asked for, since ``perfect`` brings the solver with it."""

    def __init__(self, **makers: Callable[[], Strategy]) -> None:
        self._makers = makers
        self._made: dict[str, Strategy] = {}

    def __getitem__(self, name: str) -> Strategy:
        if name not in self._made:
            self._made[name] = self._makers[name]()
        return self._made[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._makers)

    def __len__(self) -> int:
        return len(self._makers)


STRATEGIES: Final = _Catalogue(random=_random, bas=_bas, simple=_simple, perfect=_perfect)
"""Every built-in strategy by name."""

DESCRIPTIONS: Final = {
    "random": "uniform legal calls, Bas weighted so that hands are bought as often as not; uniform legal cards",
    "bas": "never buys, never raises, plays uniform legal cards",
    "simple": "buys over thresholds, raises with a hand that beats the contract, takes tricks cheaply",
    "perfect": "bids and raises as simple, but plays with all cards seen: an upper bound, not what a player could do",
}
"""One line on each built-in strategy."""

_WAYS_TO_NAME_ONE: Final = "or a file such as ./my_bot.py:mine"


def find_strategies(text: str | Strategy | Sequence[str | Strategy]) -> list[Strategy]:
    """Give the strategies that a text or a list names.

    Parameters
    ----------
    text
        Names with commas between them, each with parameters if wanted: ``simple:hokm=42,sun=40,bas``; or a list of
        such names, files and strategies.

    Raises
    ------
    UsageError
        Where a name, parameter or file does not exist.
    """
    if isinstance(text, Strategy):
        return [text]
    if not isinstance(text, str):
        return [strategy for each in text for strategy in find_strategies(each)]
    return [find_strategy(each) for each in _split(text)]


def _split(text: str) -> list[str]:
    """Cut at commas, but leave ``hokm=42,sun=40`` with the strategy before it."""
    parts: list[str] = []
    for piece in text.split(","):
        if parts and "=" in piece and ":" not in piece:
            parts[-1] += f",{piece}"
        else:
            parts.append(piece)
    return [part.strip() for part in parts]


def find_strategy(text: str) -> Strategy:
    """Give one strategy from its name or file, with its parameters."""
    head, *rest = _cut(text)
    parameters = rest.pop() if rest and "=" in rest[-1] else ""
    if head.endswith(".py"):
        strategy = load_strategy(Path(head), rest[0] if rest else "")
    elif head in STRATEGIES and not rest:
        strategy = STRATEGIES[head]
    elif head in STRATEGIES:
        raise UsageError(text, f"{rest[0]!r} is no parameter", "name=number, such as hokm=42")
    else:
        raise UsageError(text or "''", "no such strategy", f"{', '.join(STRATEGIES)}, {_WAYS_TO_NAME_ONE}")
    return strategy.with_parameters(_read_parameters(text, parameters))


def _cut(text: str) -> list[str]:
    """Cut a name at its colons; a drive letter's colon stays with the path."""
    path, dot, rest = text.partition(".py")
    if dot:
        return [path + dot, *[part for part in rest.split(":") if part]]
    return text.split(":", 1)


def _read_parameters(text: str, parameters: str) -> dict[str, Number]:
    read: dict[str, Number] = {}
    for piece in filter(None, parameters.split(",")):
        name, _, value = piece.partition("=")
        if name.strip() in read:
            raise UsageError(text, f"{name.strip()} stands twice", "each parameter once")
        read[name.strip()] = _read_number(text, piece, value)
    return read


def _read_number(text: str, piece: str, value: str) -> Number:
    for kind in (int, float):
        with suppress(ValueError):
            return kind(value)
    raise UsageError(text, f"{piece} is no number", "name=number, such as hokm=42")


def load_strategy(path: Path, name: str) -> Strategy:
    """Give a strategy that stands in a file; a single policy there is completed by those of ``simple``.

    Raises
    ------
    UsageError
        Where the file or the name does not exist.
    PolicyError
        Where the file cannot be run.
    """
    if not path.is_file():
        raise UsageError(path, "no such file", f"a Python file, {_WAYS_TO_NAME_ONE}")
    module = _load(path)
    found = {key: value for key, value in vars(module).items() if isinstance(value, Strategy | Policy)}
    if not found:
        raise UsageError(path, "holds no strategy", "a Strategy, or a function under @bidding_policy and the like")
    if not name and len(found) == 1:
        name = next(iter(found))
    if name not in found:
        raise UsageError(f"{path}:{name}", "no such strategy in that file", ", ".join(found))
    value = found[name]
    if value.sees_all_cards:
        raise PolicyError(f"{path}:{name}", "sees all cards", "perfect alone may see them")
    whole_name = f"{path}:{name}"
    if isinstance(value, Strategy):
        return replace(value, name=whole_name)
    simple = STRATEGIES["simple"]
    by_kind = {policy.kind: policy for policy in (*simple.policies, value)}
    return Strategy(whole_name, by_kind["bidding"], by_kind["raising"], by_kind["play"])


def _load(path: Path) -> ModuleType:
    """Run a file as a module whose name is fixed by its path: else its compiled code is not found again."""
    whole = path.resolve()
    name = f"baloot_file_{hashlib.sha256(str(whole).encode()).hexdigest()[:12]}"
    spec = importlib.util.spec_from_file_location(name, whole)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    sys.path.insert(0, str(whole.parent))
    try:
        spec.loader.exec_module(module)
    except (PolicyError, KeyboardInterrupt):
        raise
    except BaseException as error:  # a file that calls sys.exit is no strategy either
        raise PolicyError(f"{path}{_line_of(error, whole)}", f"{type(error).__name__}: {error}") from None
    finally:
        sys.path.remove(str(whole.parent))
    return module


def _line_of(error: BaseException, path: Path) -> str:
    """Say in which line of the author's file an error arose."""
    if isinstance(error, SyntaxError) and error.lineno:
        return f", line {error.lineno}"
    line = ""
    trace = error.__traceback__
    while trace is not None:
        if trace.tb_frame.f_code.co_filename == str(path):
            line = f", line {trace.tb_lineno}"
        trace = trace.tb_next
    return line
