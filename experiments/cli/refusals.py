"""What a command that reads a file line by line says of the lines it refuses, and of those with nothing in them."""

from typing import Any

from simulator.errors import BalootError


def refusal_text(line: int, error: BalootError) -> str:
    """Say in one line where a file is wrong, what was read there, and what is allowed."""
    allowed = f"; allowed: {error.allowed}" if error.allowed else ""
    return f"line {line}, {error.read}: {error.wrong}{allowed}"


def refusal_facts(line: int, error: BalootError) -> dict[str, Any]:
    """Give the same as plain values for JSON."""
    return {"line": line, "place": error.read, "wrong": error.wrong, "allowed": error.allowed}


def void_text(line: int) -> str:
    """Say that there is nothing to compare with perfect play in a line."""
    return f"line {line}: a void hand"
