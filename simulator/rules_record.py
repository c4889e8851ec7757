"""The rules as one record of whole numbers, the form in which the kernels read them."""

from typing import Final

import numpy as np

from simulator.rules import OPTIONS, Rules

RULES_DTYPE: Final = np.dtype([(name, np.int64) for name in OPTIONS], align=True)
"""One int64 field an option: the place of a named value, a truth value, or the number itself."""


def rules_record(rules: Rules) -> np.recarray:
    """Give the rules as a record array of one element and dtype ``RULES_DTYPE``."""
    record = np.zeros(1, RULES_DTYPE)
    for name, option in OPTIONS.items():
        record[name] = option.code(getattr(rules, name))
    return record.view(np.recarray)


def value_code(name: str, value: str) -> int:
    """Give the number that stands in the record for a named value of an option."""
    option = OPTIONS[name]
    assert value in option.values
    return option.code(value)
