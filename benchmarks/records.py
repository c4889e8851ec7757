"""Replaying a file of hand records."""

import json
import tempfile
from pathlib import Path
from time import perf_counter

from experiments.replaying import record_hands, replay
from experiments.simulation import specify

RECORDS = 20_000


def show_replay() -> None:
    """Print how long 100,000 records take, from a fifth of them."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "hands.jsonl"
        with path.open("w", encoding="utf-8") as file:
            for record in record_hands(specify("simple", RECORDS), RECORDS):
                file.write(json.dumps(record) + "\n")
        start = perf_counter()
        wrong = sum(each.error is not None for each in replay(path))
        elapsed = perf_counter() - start
    print("Replaying hand records")
    print(f"  100,000 records  {elapsed * 100_000 / RECORDS:6.2f} s   ({wrong} refused)")
