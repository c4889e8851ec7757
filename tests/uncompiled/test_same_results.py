"""The kernels as plain Python give the same results as compiled, bit for bit."""

import json
import os
import subprocess
import sys

import pytest

from tests.uncompiled.sample import sample

pytestmark = pytest.mark.uncompiled


def compiled_sample() -> dict[str, object]:
    """The sample of a process with the compiler on."""
    environment = {name: value for name, value in os.environ.items() if name != "NUMBA_DISABLE_JIT"}
    command = [sys.executable, "-m", "tests.uncompiled.sample"]
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    found: dict[str, object] = json.loads(done.stdout)
    return found


def test_the_compiler_is_off() -> None:
    assert os.environ.get("NUMBA_DISABLE_JIT") == "1"


def test_plain_python_gives_the_same_results() -> None:
    plain, compiled = sample(), compiled_sample()
    assert plain.keys() == compiled.keys()
    for part in plain:
        assert plain[part] == compiled[part], part
