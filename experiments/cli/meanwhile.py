"""Loading what shows the results while the workers, who need no interpreter, are still at work."""

from importlib import import_module
from threading import Thread


def load_meanwhile(*modules: str) -> None:
    """Import modules beside what goes on; whoever needs one first waits until it is there."""

    def load() -> None:
        for module in modules:
            import_module(module)

    Thread(target=load, daemon=True).start()
