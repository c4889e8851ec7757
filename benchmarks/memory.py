"""Memory of long runs, each in a process of its own."""

import resource
import subprocess
import sys
import tempfile
from pathlib import Path

CODE = "from benchmarks.memory import peak; peak({hands}, {parquet!r})"


def peak(hands: int, parquet: str | None) -> None:
    """Play hands and print this process's greatest memory in MB."""
    from experiments import buy_success, project_frequencies, simulate_hands

    played = simulate_hands("simple", hands, parquet=Path(parquet) if parquet else None)
    buy_success(played)
    project_frequencies(played)
    print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024)


def megabytes(hands: int, parquet: str | None = None) -> int:
    code = CODE.format(hands=hands, parquet=parquet)
    return int(subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout)


def show_memory() -> None:
    """Print the greatest memory of runs into tables and into rows; it must not grow with the hands."""
    print("Greatest memory of a process (MB)")
    for hands in (1_000_000, 20_000_000):
        print(f"  {hands:>11,} hands into tables   {megabytes(hands):6}")
    with tempfile.TemporaryDirectory() as folder:
        for hands in (3_000_000, 12_000_000):
            print(f"  {hands:>11,} hands into Parquet  {megabytes(hands, f'{folder}/{hands}.parquet'):6}")
