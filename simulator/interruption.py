"""Ctrl-C between blocks: a block in hand is finished and counted whole, so that what is kept agrees with itself."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def interruptions() -> Iterator[threading.Event]:
    """Have Ctrl-C set an event instead of breaking in anywhere; outside the main thread it stays as it was.

    Yields
    ------
    threading.Event
        Is set once Ctrl-C was pressed.
    """
    interrupted = threading.Event()
    if threading.current_thread() is not threading.main_thread():
        yield interrupted
        return
    before = signal.signal(signal.SIGINT, lambda *_: interrupted.set())
    try:
        yield interrupted
    finally:
        signal.signal(signal.SIGINT, before)
