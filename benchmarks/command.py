"""The command as a user meets it: from a warm cache, and the first time ever."""

import os
import subprocess
import sys
import tempfile
from statistics import median
from time import perf_counter

MILLION = ["simulate", "--hands", "1000000", "--seed", "1", "--strategies", "simple"]


def seconds(arguments: list[str], environment: dict[str, str] | None = None) -> float:
    start = perf_counter()
    command = [sys.executable, "-m", "experiments.cli.main", *arguments]
    subprocess.run(command, check=True, capture_output=True, env=environment)
    return perf_counter() - start


def show_command_times() -> None:
    """Print the seconds of a million hands, of --help, and of the first run with an empty cache."""
    seconds(MILLION)
    print("The command, import and all (median of five)")
    print(f"  baloot simulate --hands 1000000, warm cache  {median(seconds(MILLION) for _ in range(5)):6.2f} s")
    print(f"  baloot --help                                {median(seconds(['--help']) for _ in range(5)):6.2f} s")
    with tempfile.TemporaryDirectory() as folder:
        cold = {**os.environ, "NUMBA_CACHE_DIR": folder}
        print(f"  baloot simulate --hands 1000, empty cache    {seconds(['simulate', '--hands', '1000'], cold):6.2f} s")
