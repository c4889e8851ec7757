"""What every refusal has: what was read, what is wrong, what is allowed."""

from collections.abc import Callable
from typing import Any

import pytest

from simulator.errors import UsageError

LONGEST = 2


def refusal(refuses: Callable[..., Any], *arguments: Any, **named: Any) -> UsageError:
    """Give the error that a call ends with; it must be short and quote what was read."""
    with pytest.raises(UsageError) as refused:
        refuses(*arguments, **named)
    lines = str(refused.value).splitlines()
    assert 1 <= len(lines) <= LONGEST
    assert refused.value.wrong
    assert lines[0] == f"{refused.value.read}: {refused.value.wrong}"
    return refused.value
