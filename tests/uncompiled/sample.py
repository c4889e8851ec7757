"""A small sample of everything that kernels do, as plain values: the same with the compiler on and off."""

import json
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np

from simulator.abnat_needed import Stakes, abnat_needed
from simulator.hand_record import read_record, record_of
from simulator.kernels.matches import MATCH_DTYPE, play_matches
from simulator.kernels.single import play_one
from simulator.replay import Replayer
from simulator.rule_sets import RULE_SETS
from simulator.runner import play_rows
from simulator.seating import PlayedTable, four_strategies
from simulator.seeding import keys_of_hands, keys_of_matches
from simulator.specification import Specification
from strategies.catalogue import STRATEGIES, find_strategies
from tests.contract import spy_policies

CASES = Path(__file__).parent.parent / "cases" / "hands.jsonl"

TABLES = ("simple", "random", "simple,random", "random,bas,simple,random")


def hands() -> dict[str, object]:
    """Rows and tallies of a few deals under every rule set."""
    found: dict[str, object] = {}
    for number, (name, rules) in enumerate(RULE_SETS.items()):
        strategies = four_strategies(find_strategies(TABLES[number]))
        specification = Specification(strategies, 30, 7, rules, (120, 90))
        tally, rows = play_rows(specification, 1000 * number, 30, rows_wanted=True)
        found[name] = rows.tolist()
        found[f"{name} tally"] = [int(each) for each in np.flatnonzero(tally.view(np.ndarray).view(np.int64))]
    return found


def records() -> list[object]:
    """Whole hands with every question and answer."""
    rules = RULE_SETS["eram"]
    played = PlayedTable(four_strategies(find_strategies("simple")), rules, keys_of_hands(3))
    table = played.plain
    table["logging"] = 1
    found = []
    for number in range(6):
        table["number"], table["dealer"] = number, number % 4
        play_one(*played.arguments)
        found.append(record_of(table, rules, f"3:{number}"))
    return found


def matches() -> list[object]:
    """One whole match."""
    played = PlayedTable(four_strategies(find_strategies("simple,random")), RULE_SETS["kammelna"], keys_of_matches(2))
    rows = np.zeros(1, MATCH_DTYPE).view(np.recarray)
    play_matches(*played.arguments, rows, 100)
    found: list[object] = rows.tolist()
    return found


def remembering() -> list[object]:
    """Hands of policies that keep a memory."""
    spy = replace(STRATEGIES["random"], play=spy_policies.counts_questions, raising=spy_policies.checks_memory)
    specification = Specification((spy,) * 4, 20, 5, RULE_SETS["jawaker"])
    found: list[object] = play_rows(specification, 0, 20, rows_wanted=True)[1].tolist()
    return found


def replays() -> list[object]:
    """Results of recorded hands under many options."""
    replayer = Replayer()
    lines = CASES.read_text(encoding="utf-8").splitlines()[::3]
    return [replayer.replay(read_record(json.loads(line))) for line in lines]


def needs() -> list[object]:
    """Abnat needed under every rule set."""
    stakes = [Stakes("sun"), Stakes("hokm", 2, (5, 0), (False, True)), Stakes("hokm", 3, (0, 20))]
    return [abnat_needed(each, rules) for each in stakes for rules in RULE_SETS.values()]


def sample() -> dict[str, object]:
    """All of it, as JSON would give it back."""
    with np.errstate(over="ignore"):  # unsigned words wrap around; numpy's scalars would warn
        found = {
            "hands": hands(),
            "records": records(),
            "matches": matches(),
            "remembering": remembering(),
            "replays": replays(),
            "needs": needs(),
        }
    return json.loads(json.dumps(found))


if __name__ == "__main__":
    json.dump(sample(), sys.stdout)
