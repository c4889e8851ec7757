"""The one family of errors: what was read, what is wrong, what is allowed."""


class BalootError(Exception):
    """Something a card player can put right.

    Parameters
    ----------
    read
        What was read, quoted as it stood.
    wrong
        What is wrong with it, as a short sentence without a full stop.
    allowed
        What is allowed instead; empty where nothing could be said.
    """

    def __init__(self, read: object, wrong: str, allowed: str = "") -> None:
        self.read = str(read)
        self.wrong = wrong
        self.allowed = allowed
        super().__init__(str(self))

    def __str__(self) -> str:
        first = f"{self.read}: {self.wrong}" if self.read else self.wrong
        return f"{first}\nallowed: {self.allowed}" if self.allowed else first


class UsageError(BalootError):
    """A command or function was asked for something that does not exist (exit code 2)."""


class PolicyError(BalootError):
    """A policy could not be compiled, raised an exception, or chose what was not allowed (exit code 1)."""


class RecordError(BalootError):
    """A hand record breaks a rule or carries a wrong result (exit code 1).

    Parameters
    ----------
    place
        Where it stands: ``call 3``, ``trick 5`` or a key such as ``result.points``.
    """

    def __init__(self, place: str, wrong: str, allowed: str = "") -> None:
        self.place = place
        super().__init__(place, wrong, allowed)
