"""Commands run as in ``tests.end_to_end``."""

from tests.end_to_end.conftest import baloot

__all__ = ["baloot"]
