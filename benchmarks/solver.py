"""Perfect play: the speeds of the solver over random full deals, on one core with a warm cache."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from time import thread_time

import numpy as np

from simulator.cards import CARDS_IN_DECK, CARDS_IN_HAND, HOKM_ABNAT, SUN_ABNAT, card_set
from simulator.kernels.solver.layout import DESK_DTYPE
from simulator.position import Position
from simulator.rules import Rules
from simulator.solver import solve_cards, solve_makes, solve_value

DEALS = 1000
SEED = 4
ERAM = Rules()
FORCED = Rules(must_trump="always", overtrump="if_able")
HALF_OF_SUN = SUN_ABNAT // 2 + 1
HALF_OF_HOKM = HOKM_ABNAT // 2 + 1

FIRST_CALL = """
from time import perf_counter
start = perf_counter()
from benchmarks.solver import random_positions, ERAM
from simulator.solver import solve_value
solve_value(random_positions("hokm", ERAM, 1)[0])
print(perf_counter() - start)
"""


@dataclass(frozen=True)
class Question:
    """What is asked of each deal, and the mean it must and should reach, in milliseconds."""

    name: str
    kind: str
    rules: Rules
    ask: Callable[[Position], object]
    must: float
    goal: float


QUESTIONS = (
    Question("exact value, Sun", "sun", ERAM, solve_value, 2.5, 1.5),
    Question("exact value, Hokm", "hokm", ERAM, solve_value, 2.5, 1.5),
    Question("makes half, Sun", "sun", ERAM, lambda position: solve_makes(position, HALF_OF_SUN), 0.35, 0.2),
    Question("makes half, Hokm", "hokm", ERAM, lambda position: solve_makes(position, HALF_OF_HOKM), 0.35, 0.2),
    Question("all cards of the leader, Sun", "sun", ERAM, solve_cards, 6, 3.5),
    Question("all cards of the leader, Hokm", "hokm", ERAM, solve_cards, 6, 3.5),
    Question("exact value, Hokm, forced", "hokm", FORCED, solve_value, 1.5, 0.9),
)


def random_positions(kind: str, rules: Rules, deals: int) -> list[Position]:
    """Random full deals before the first lead, which is the buyer's."""
    random = np.random.default_rng(SEED)
    positions = []
    for _ in range(deals):
        cards = random.permutation(CARDS_IN_DECK).reshape(4, CARDS_IN_HAND).tolist()
        south, east, north, west = (card_set(hand) for hand in cards)
        trump = None if kind == "sun" else int(random.integers(4))
        positions.append(Position(kind, trump, 0, False, 0, (south, east, north, west), rules=rules))
    return positions


def milliseconds(ask: Callable[[Position], object], positions: list[Position]) -> np.ndarray:
    """Time each question by this thread's own clock, so that a shared machine disturbs less."""
    times = np.zeros(len(positions))
    for number, position in enumerate(positions):
        start = thread_time()
        ask(position)
        times[number] = 1e3 * (thread_time() - start)
    return times


def seconds_of_first_call() -> float:
    """Time import and first value in a fresh process with an empty cache."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "NUMBA_CACHE_DIR": folder}
        command = [sys.executable, "-c", FIRST_CALL]
        return float(subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout)


def main(deals: int = DEALS) -> None:
    """Print the table: mean, median and 99 % of each question, memory, and the first call."""
    print(f"Perfect play: milliseconds a deal over {deals} random full deals, one core, warm cache")
    print(f"  {'':30} {'mean':>7} {'median':>7} {'99 %':>7}    must   goal")
    for question in QUESTIONS:
        positions = random_positions(question.kind, question.rules, deals)
        question.ask(positions[0])
        times = milliseconds(question.ask, positions)
        mean, median, slow = times.mean(), np.median(times), np.percentile(times, 99)
        limits = f"{question.must:7.2f}{question.goal:7.2f}"
        print(f"  {question.name:30} {mean:7.3f} {median:7.3f} {slow:7.2f} {limits}", flush=True)
    print(f"  memory of one thread           {DESK_DTYPE.itemsize / 1e6:7.2f} MB               4 MB   1 MB")
    print(f"  first call with an empty cache {seconds_of_first_call():7.1f} s                15 s    8 s")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else DEALS)
