"""Compile every kernel and policy that the tests use, in one process, before several workers load them.

Two processes that compile into one cache could disturb each other.
"""

import importlib
import pkgutil

import simulator
from simulator.errors import PolicyError
from simulator.policy import Policy, Strategy
from strategies.catalogue import STRATEGIES

MODULES_WITH_POLICIES = (
    "tests.contract.faulty_policies",
    "tests.contract.spy_policies",
    "tests.rules.test_7_8_what_is_seen",
    "tests.statistics.sun_at_once",
)


def compile_policy(policy: Policy) -> None:
    """Compile a policy; one that is made to fail is left to its test."""
    try:
        _ = policy.compiled
    except PolicyError:
        return


def main() -> None:
    for module in pkgutil.walk_packages(simulator.__path__, "simulator."):
        importlib.import_module(module.name)
    importlib.import_module("experiments.scoring_steps")
    for strategy in STRATEGIES.values():
        for policy in strategy.policies:
            compile_policy(policy)
    for name in MODULES_WITH_POLICIES:
        for value in vars(importlib.import_module(name)).values():
            for policy in value.policies if isinstance(value, Strategy) else [value]:
                if isinstance(policy, Policy):
                    compile_policy(policy)


if __name__ == "__main__":
    main()
