"""How much the buyer's team must take, against the referee's score of every possible count."""

from random import Random

import pytest

from simulator.abnat_needed import Stakes, abnat_needed
from simulator.cards import HOKM_ABNAT, SUN_ABNAT
from simulator.errors import BalootError
from simulator.rule_sets import rules_from_mapping
from simulator.rules import Rules
from tests.referee.options import RULE_SETS
from tests.referee.random_hands import random_options
from tests.referee.scoring import Figures, score_hand
from tests.referee.words import Options

STAKES = 150
PROJECTS = (0, 0, 0, 2, 4, 5, 10, 12, 20, 30, 40)
BALOOT = 2


def random_stakes(random: Random) -> Stakes:
    kind = random.choice(("sun", "hokm", "hokm"))
    projects = (random.choice(PROJECTS), random.choice(PROJECTS))
    if kind == "sun":
        return Stakes(kind, random.choice((1, 2)), projects)
    baloot = random.choice(((False, False), (False, False), (True, False), (False, True)))
    return Stakes(kind, random.randint(1, 5), projects, baloot)


def made_with(options: Options, stakes: Stakes, abnat: int) -> bool:
    """Whether the buyer, here of team 0, has made it with so many Abnat and no sweep."""
    total = SUN_ABNAT if stakes.kind == "sun" else HOKM_ABNAT
    raisers = [1, 0, 1, 0][: stakes.level - 1]
    baloot = [BALOOT * held for held in stakes.baloot]
    figures = Figures(stakes.kind, 0, raisers, [abnat, total - abnat], [4, 4], list(stakes.projects), baloot)
    return score_hand(options, figures).made


def options_and_rules(random: Random) -> tuple[Options, Rules]:
    if random.random() < 0.4:
        options = RULE_SETS[random.choice(list(RULE_SETS))]
    else:
        options = random_options(random)
    return options, rules_from_mapping(options)


def test_made_is_monotone_and_turns_at_what_is_needed() -> None:
    random = Random(8)
    for _ in range(STAKES):
        options, rules = options_and_rules(random)
        stakes = random_stakes(random)
        total = SUN_ABNAT if stakes.kind == "sun" else HOKM_ABNAT
        made = [made_with(options, stakes, abnat) for abnat in range(total + 1)]
        assert made == sorted(made), (stakes, rules)
        assert abnat_needed(stakes, rules) == made.count(False), (stakes, rules)


def test_the_plain_cases() -> None:
    eram = Rules()
    assert abnat_needed(Stakes("sun"), eram) == 65  # level, and unraised the buyer has made it (8.3)
    assert abnat_needed(Stakes("hokm"), eram) == 81
    assert abnat_needed(Stakes("sun", projects=(40, 0)), eram) == 0
    assert abnat_needed(Stakes("sun", projects=(0, 40)), eram) == SUN_ABNAT + 1


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("spades",), "is no contract"),
        (("sun", 3), "no such level in sun"),
        (("hokm", 6), "no such level in hokm"),
        (("hokm", 1, (-2, 0)), "are no project points"),
        (("sun", 1, (0, 0), (True, False)), "no Baloot in Sun"),
    ],
)
def test_stakes_that_cannot_be(arguments: tuple[object, ...], message: str) -> None:
    with pytest.raises(BalootError, match=message):
        Stakes(*arguments)  # type: ignore[arg-type]
