"""Running commands as a person would, and looking at what they print."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from experiments.cli.main import main

ROOT = Path(__file__).resolve().parents[2]
CASES = ROOT / "tests" / "cases"
EXAMPLE = ROOT / "examples" / "my_bot.py"


@dataclass(frozen=True)
class Ended:
    """What a command left behind."""

    code: int
    out: str
    err: str

    @property
    def document(self) -> Any:
        """The standard output as one JSON document."""
        return json.loads(self.out)


Baloot = Callable[..., Ended]


@pytest.fixture
def baloot(capsys: pytest.CaptureFixture[str]) -> Baloot:
    """Run a command in this process, where the kernels are loaded once."""

    def run(*words: object) -> Ended:
        code = main([str(word) for word in words])
        captured = capsys.readouterr()
        return Ended(code, captured.out, captured.err)

    return run
