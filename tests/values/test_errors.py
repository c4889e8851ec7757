"""Errors are for card players: what was read, what is wrong, and on a second line what is allowed."""

import pytest

from simulator.errors import BalootError, PolicyError, RecordError, UsageError


def test_an_error_in_two_lines() -> None:
    error = BalootError("XX", "is no card", "TH and the like")
    assert str(error) == "XX: is no card\nallowed: TH and the like"
    assert (error.read, error.wrong, error.allowed) == ("XX", "is no card", "TH and the like")


def test_an_error_in_one_line_where_nothing_else_can_be_said() -> None:
    assert str(BalootError("XX", "is no card")) == "XX: is no card"
    assert str(BalootError("", "nothing was asked")) == "nothing was asked"


def test_what_was_read_may_be_anything() -> None:
    assert str(UsageError(17, "is too many")) == "17: is too many"


def test_a_fault_of_a_record_names_its_place() -> None:
    error = RecordError("call 3", "E r1_open four", "pass, hokm, sun")
    assert error.place == "call 3"
    assert str(error) == "call 3: E r1_open four\nallowed: pass, hokm, sun"


@pytest.mark.parametrize("kind", [UsageError, PolicyError, RecordError])
def test_all_are_of_one_family(kind: type[BalootError]) -> None:
    assert issubclass(kind, BalootError)
    with pytest.raises(BalootError):
        raise kind("here", "is wrong")
