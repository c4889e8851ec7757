"""Whole deals into sums: a second on one core, and two threads against one and against two processes."""

import subprocess
import sys
from statistics import median
from time import perf_counter

from simulator.rules import Rules
from simulator.runner import play_rows, run_hands
from simulator.seating import four_strategies
from simulator.specification import Specification
from strategies.catalogue import find_strategies

SHORT, LONG = 100_000, 500_000
REPEATS = 7
THREADED = 2_000_000


def specification(name: str, hands: int) -> Specification:
    return Specification(four_strategies(find_strategies(name)), hands, 1, Rules())


def seconds(name: str, hands: int) -> tuple[float, int]:
    """Time some deals on this thread; gives also how many were bought."""
    spec = specification(name, hands)
    play_rows(spec, 0, 10)
    start = perf_counter()
    tally, _ = play_rows(spec, 0, hands)
    return perf_counter() - start, int(tally[0]["buys"]["hands"].sum())


def show_deals() -> None:
    """Print deals a second by the difference of a long and a short run, so that start-up drops out."""
    print("Whole eram deals into sums, one core, cached kernels (median of runs; by difference)")
    for name in ("simple", "random", "bas"):
        rates, costs, share = [], [], 0.0
        for _ in range(REPEATS):
            short, few = seconds(name, SHORT)
            long, many = seconds(name, LONG)
            rates.append((LONG - SHORT) / (long - short))
            costs.append((long - short) / max(many - few, 1) * 1e9)
            share = many / LONG
        per_hand = f"{median(costs):6.0f} ns a bought hand" if share else ""
        print(f"  {name:8} {median(rates) / 1e6:6.2f} M deals/s   bought {share:.3f}   {per_hand}")


def run_threads(jobs: int) -> float:
    spec = specification("simple", THREADED)
    start = perf_counter()
    run_hands(spec, jobs)
    return perf_counter() - start


def run_processes() -> float:
    """Time two separate processes that each play half of the deals, start-up left out by their own clocks."""
    code = (
        "from benchmarks.deals import seconds, THREADED; seconds('simple', 1000);"
        "print(seconds('simple', THREADED // 2)[0])"
    )
    both = [subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True) for _ in range(2)]
    return max(float(each.communicate()[0]) for each in both)


def show_threads() -> None:
    """Print how much faster two threads are than one, with two processes as the control."""
    one = min(run_threads(1) for _ in range(3))
    two = min(run_threads(2) for _ in range(3))
    alone = min(seconds("simple", THREADED // 2)[0] for _ in range(3))
    apart = min(run_processes() for _ in range(3))
    rates = f"{THREADED / one / 1e6:.2f} and {THREADED / two / 1e6:.2f} M deals/s"
    print("Two threads against one (best of three)")
    print(f"  threads    {one / two:5.2f} times as fast   ({rates})")
    print(f"  processes  {2 * alone / apart:5.2f} times as fast   (the control: what this machine gives two at once)")
