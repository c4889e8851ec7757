"""Commands as processes of their own: exit codes, pipes, Ctrl-C, and what is imported for the help."""

import json
import os
import shlex
import signal
import subprocess
import sys
import time

import pandas as pd

from tests.end_to_end.conftest import CASES, ROOT

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


def test_readers_who_have_seen_enough_are_no_error() -> None:
    for words in (("replay", "--show", CASES / "hands.jsonl"), ("solve", CASES / "perfect_play.jsonl")):
        with start(*words) as process:
            assert process.stdout is not None
            assert process.stderr is not None
            assert process.stdout.readline()
            process.stdout.close()
            assert (process.stderr.read(), process.wait()) == ("", 0)


def test_a_reader_who_leaves_before_a_file_is_written_is_told_of_it(tmp_path) -> None:
    filled = tmp_path / "filled.jsonl"
    with start("replay", CASES / "hands.jsonl", "--show", "--fill", filled) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline()
        process.stdout.close()
        told = process.stderr.read()
    assert told == f"error: {filled}: is not written, since nobody reads the standard output any more\n"
    assert (process.returncode, list(tmp_path.iterdir())) == (1, [])


def test_a_standard_output_that_is_closed_or_full() -> None:
    shell = " ".join(map(shlex.quote, BALOOT))
    for redirected, code, told in (
        (">&-", 0, ""),
        ("2>&- >&-", 0, ""),
        (">/dev/full", 1, "error: standard output: No space left on device\n"),
    ):
        process = subprocess.run(f"{shell} rules list {redirected}", shell=True, cwd=ROOT, stderr=-1, text=True)
        assert (process.returncode, process.stderr) == (code, told)


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
    assert f"--hands {played} " in json.loads((tmp_path / "run" / "manifest.json").read_text())["command"]
