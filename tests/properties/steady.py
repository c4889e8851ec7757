"""How hypothesis is used here: the same few examples in every run."""

from hypothesis import settings

STEADY = settings(derandomize=True, max_examples=60, deadline=None, database=None)
