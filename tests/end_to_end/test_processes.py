"""Commands as processes of their own: exit codes, pipes, Ctrl-C, and what is imported for the help."""

import json
import os
import signal
import subprocess
import sys
import time

import pandas as pd

from tests.end_to_end.conftest import ROOT

BALOOT = (sys.executable, "-m", "experiments.cli.main")


def start(*words: object) -> subprocess.Popen[str]:
    command = [*BALOOT, *map(str, words)]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_exit_codes_and_a_silent_pipe() -> None:
    process = start("simulate", "--hands", "100", "--json")
    out, err = process.communicate()
    assert process.returncode == 0
    assert json.loads(out)["played"] == 100
    assert err in ("", "compiling the kernels once (about 20 s) …\n")
    process = start("rules", "show", "nowhere")
    out, err = process.communicate()
    assert (process.returncode, out) == (2, "")
    assert err.startswith("error: nowhere: no such rule set\n")


def test_a_reader_that_leaves_makes_no_traceback() -> None:
    reading, writing = os.pipe()
    process = subprocess.Popen([*BALOOT, "rules", "list"], cwd=ROOT, stdout=writing, stderr=subprocess.PIPE, text=True)
    os.close(writing)
    os.close(reading)
    _, err = process.communicate()
    assert "Traceback" not in err


def test_help_waits_for_no_compiler_and_no_tables() -> None:
    heavy = ("numba", "numpy", "pandas", "matplotlib", "pyarrow", "joblib", "scipy")
    code = (
        "import sys\n"
        "from experiments.cli.main import main\n"
        "main(['simulate', '--help'])\n"
        f"print([name for name in {heavy!r} if name in sys.modules])\n"
    )
    process = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert process.stdout.splitlines()[-1] == "[]"


def test_ctrl_c_keeps_what_is_finished(tmp_path) -> None:
    process = start("simulate", "--hands", "5g", "--out", tmp_path / "run")
    unfinished = tmp_path / "run" / ".hands.parquet.unfinished"
    deadline = time.monotonic() + 120
    while not (unfinished.exists() and unfinished.stat().st_size > 100_000):
        assert process.poll() is None, process.communicate()
        assert time.monotonic() < deadline
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 1
    assert err.splitlines()[-1].startswith("stopped by Ctrl-C")
    assert "Traceback" not in err
    assert "Warning" not in err
    played = int(out.split(" ", 1)[0].replace(",", ""))
    assert 0 < played < 5_000_000_000
    assert len(pd.read_parquet(tmp_path / "run" / "hands.parquet", columns=["deal"])) == played
    assert json.loads((tmp_path / "run" / "manifest.json").read_text())["interrupted"] is True
