"""Fit the weights of the solver's move ordering to its own searches.

Random deals are solved; at a sample of the moments that a search meets, every card worth trying is searched by itself
with an empty table of bounds. A card that settles the question at little cost should have come first: the weights are
those of a multinomial choice among the cards, each moment counting by what a wrong first card would cost there.

    python -m benchmarks.fit_ordering --deals 1000 --rounds 3

writes ``simulator/kernels/solver/weights.npy``. Each round samples with the weights of the round before.
"""

import argparse
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
from numba import int64, njit
from numba.core.typeinfer import register_dispatcher
from scipy.optimize import minimize
from scipy.sparse import csr_matrix

from simulator.kernels.solver import ordering
from simulator.kernels.solver.bounds import keep_bounds
from simulator.kernels.solver.choosing import choose
from simulator.kernels.solver.layout import DESK, POSITION_DTYPE, WIDEST, new_desk
from simulator.kernels.solver.playing import play
from simulator.kernels.solver.reductions import beating_cards
from simulator.kernels.solver.search import proved, search, settled_without_search
from simulator.kernels.solver.setting_up import set_up
from simulator.rules import Rules
from simulator.rules_record import rules_record

WEIGHTS_FILE = Path(ordering.__file__).parent / "weights.npy"
PLAY_OPTIONS = ("must_trump", "overtrump", "under_trump", "trump_lead_rise")
FORCED = Rules(must_trump="always", overtrump="if_able")
FORCED_EVERY = 3
"""Every third Hokm deal is searched with trumping forced."""

CHANCE_BY_TRICKS = np.array([0, 0, 0, 0.001, 0.003, 0.012, 0.05, 0.15, 0.5])
"""How likely a moment is sampled, by the tricks still to be finished: the early ones are few and dear."""

MOST_ROWS = 2_000_000
COLUMNS = 6
GROUP, PLACE, SETTLES, COST, KIND, SUIT_KIND = range(COLUMNS)
NO_KIND = -1
COST_POWER = 1.5
REGULARISATION = 1.0
SCALE = 200
LARGEST = 9000


@njit
def sample(desk: Any, probe: Any, number: int, target: int, count: int, rows: Any, used: Any) -> None:
    """Search each choice of a moment by itself and write a row for each."""
    moment = desk.moments[number]
    group = used[1]
    used[1] += 1
    for choice in range(count):
        card = desk.choices[number * WIDEST + choice] & ordering.CARD_MASK
        copy_moment(moment, probe.moments[number])
        probe.bounds[:] = 0
        probe.searched = 0
        gained = play(probe, number, card)
        value = gained + search(probe, number + 1, target - gained)
        row = rows[used[0]]
        row[GROUP] = group
        row[PLACE] = moment.place
        row[SETTLES] = (value >= target) == (moment.seat & 1 == 0)
        row[COST] = probe.searched + 1
        if moment.place == 0:
            row[KIND] = ordering.lead_kind(desk, moment, card)
            row[SUIT_KIND] = ordering.suit_kind(desk, moment, card)
        else:
            beating = beating_cards(card, moment, desk.trumps)
            row[KIND] = ordering.follow_kind(desk, moment, card, ordering.trick_effect(desk, moment, beating))
            row[SUIT_KIND] = NO_KIND
        used[0] += 1


@njit
def copy_moment(moment: Any, then: Any) -> None:
    """Copy what play needs of a moment."""
    then.held = moment.held
    then.seat = moment.seat
    then.place = moment.place
    then.led = moment.led
    then.winning = moment.winning
    then.winner = moment.winner
    then.on_table = moment.on_table
    then.to_come = moment.to_come
    then.tricks = moment.tricks


def sampled_search(desk, probe, number, target, rows, used):  # type: ignore[no-untyped-def]
    """Search as ``search`` does, sampling on the way."""
    moment = desk.moments[number]
    if target <= 0:
        return 0
    if moment.to_come < target:
        return moment.to_come
    if moment.tricks <= 3:
        return search(desk, number, target)
    if moment.place == 0 and settled_without_search(desk, moment, target):
        return proved(moment, target)
    ours = moment.seat & 1 == 0
    best = 0 if ours else moment.to_come
    count = choose(desk, number)
    wanted = np.random.random() < CHANCE_BY_TRICKS[moment.tricks]  # noqa: NPY002 (the one generator that numba seeds)
    if wanted and count > 1 and used[0] + WIDEST < rows.shape[0]:
        sample(desk, probe, number, target, count, rows, used)
    for choice in range(number * WIDEST, number * WIDEST + count):
        gained = play(desk, number, desk.choices[choice] & ordering.CARD_MASK)
        value = gained + sampled_search(desk, probe, number + 1, target - gained, rows, used)
        best = max(best, value) if ours else min(best, value)
        if (best >= target) == ours:
            break
    if moment.place == 0:
        if best >= target:
            moment.low = max(moment.low, best)
        else:
            moment.high = min(moment.high, best)
        keep_bounds(desk, moment)
        return proved(moment, target)
    return best


_search = njit(sampled_search)
with register_dispatcher(_search):
    _search.compile((DESK, DESK, int64, int64, int64[:, ::1], int64[::1]))


@njit
def sample_deal(desk: Any, probe: Any, position: Any, rows: Any, used: Any) -> None:
    """Find the value of a deal by bisection, sampling on the way."""
    set_up(probe, position)
    number = set_up(desk, position)
    low = 0
    high = desk.moments[0].to_come
    while low < high:
        target = (low + high + 1) >> 1
        bound = _search(desk, probe, number, target, rows, used)
        if bound >= target:
            low = bound
        else:
            high = bound


@njit
def set_seed(seed: int) -> None:
    """Seed the sampling."""
    np.random.seed(seed)  # noqa: NPY002


def random_position(random: np.random.Generator, hokm: bool, rules: Rules) -> np.recarray:
    """A random full deal."""
    position = np.zeros(1, POSITION_DTYPE).view(np.recarray)
    cards = random.permutation(32)
    position.hands[0] = [sum(1 << int(card) for card in cards[8 * seat : 8 * seat + 8]) for seat in range(4)]
    position.trump = random.integers(4) if hokm else -1
    position.leader = random.integers(4)
    record = rules_record(rules)
    for name in PLAY_OPTIONS:
        position[name] = record[name]
    return position


def sample_contract(hokm: bool, deals: int, seed: int) -> np.ndarray:
    """Rows of a sample for one contract."""
    random = np.random.default_rng((seed, hokm))
    set_seed(seed)
    desk, probe = new_desk(), new_desk()
    rows = np.zeros((MOST_ROWS, COLUMNS), np.int64)
    used = np.zeros(2, np.int64)
    for deal in range(deals):
        rules = FORCED if hokm and deal % FORCED_EVERY == 0 else Rules()
        sample_deal(desk[0], probe[0], random_position(random, hokm, rules)[0], rows, used)
    return rows[: used[0]]


def fit_place(rows: np.ndarray) -> np.ndarray:
    """Weights of the kinds at one place, from the moments in which some card settles the question."""
    _, group = np.unique(rows[:, GROUP], return_inverse=True)
    keep = (np.bincount(group, rows[:, SETTLES]) > 0)[group]
    rows = rows[keep]
    _, group = np.unique(rows[:, GROUP], return_inverse=True)
    settles, cost = rows[:, SETTLES].astype(float), rows[:, COST].astype(float)
    wanted = settles * cost**-COST_POWER
    wanted /= np.bincount(group, wanted)[group]
    cheapest = np.full(group.max() + 1, np.inf)
    np.minimum.at(cheapest, group, np.where(settles > 0, cost, np.inf))
    loss = np.maximum(np.bincount(group, cost) / np.bincount(group) - cheapest, 0) + 0.02 * cheapest
    importance = np.sqrt(loss)
    importance = (importance / importance.mean())[group]
    kinds = rows[:, [KIND, SUIT_KIND]]
    cards, columns = np.nonzero(kinds != NO_KIND)
    chosen = csr_matrix((np.ones(len(cards)), (cards, kinds[cards, columns])), (len(rows), ordering.KINDS))

    def loss_and_slope(weights: np.ndarray) -> tuple[float, np.ndarray]:
        scores = chosen @ weights
        highest = np.full(group.max() + 1, -np.inf)
        np.maximum.at(highest, group, scores)
        shifted = scores - highest[group]
        total = np.bincount(group, np.exp(shifted))[group]
        likelihood = (wanted * (shifted - np.log(total)) * importance).sum()
        slope = chosen.T @ ((wanted - np.exp(shifted) / total) * importance)
        return REGULARISATION / 2 * weights @ weights - likelihood, REGULARISATION * weights - slope

    return minimize(loss_and_slope, np.zeros(ordering.KINDS), jac=True, method="L-BFGS-B", options={"maxiter": 200}).x


def fit_round(deals: int, seed: int) -> None:
    """Sample with the weights that stand, fit, and write the new ones."""
    weights = np.zeros((2, ordering.PLACES, ordering.KINDS))
    for hokm in range(2):
        rows = sample_contract(bool(hokm), deals, seed)
        for place in range(ordering.PLACES):
            weights[hokm, place] = fit_place(rows[rows[:, PLACE] == place])
        print(f"{'Hokm' if hokm else 'Sun'}: {len(rows)} cards sampled", flush=True)
    np.save(WEIGHTS_FILE, np.clip(np.round(weights * SCALE), -LARGEST, LARGEST).astype(np.int16))


def main() -> None:
    """Run the rounds, each in a process of its own: the weights are compiled into the search."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=1000, help="deals for each contract and round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--one-round", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.one_round:
        fit_round(arguments.deals, arguments.seed)
        return
    for each in range(arguments.rounds):
        numbers = [f"--deals={arguments.deals}", f"--seed={arguments.seed + each}"]
        command = [sys.executable, "-m", "benchmarks.fit_ordering", "--one-round", *numbers]
        subprocess.run(command, check=True)


if __name__ == "__main__":
    main()
