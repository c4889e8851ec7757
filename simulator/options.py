"""What a house-rule option is: its clause, its question and its values, each with its meaning."""

from dataclasses import Field, dataclass, field, fields
from typing import Any, Final

from simulator.errors import UsageError

OptionValue = str | bool | int

_KEY: Final = "option"


@dataclass(frozen=True)
class Option:
    """One disputed point of the rules.

    Attributes
    ----------
    name
        The field's name in ``Rules``.
    clause
        The clause of RULES.md that it belongs to.
    question
        What it settles, in one line.
    values
        Every value allowed, with its meaning; the first is the default. Empty where whole numbers are.
    default
        The value of the rule set ``eram``.
    minimum, maximum
        The least and the greatest whole number where ``values`` is empty.
    """

    name: str
    clause: str
    question: str
    values: dict[OptionValue, str]
    default: OptionValue
    minimum: int = 0
    maximum: int = 0

    def allowed(self) -> str:
        """Say what may be written, values separated by commas."""
        if not self.values:
            return f"a whole number from {self.minimum} to {self.maximum}"
        return ", ".join(option_text(value) for value in self.values)

    def code(self, value: OptionValue) -> int:
        """Give the whole number that stands for ``value`` in the kernels' rules record."""
        if isinstance(value, bool | int):
            return int(value)
        return list(self.values).index(value)

    def read(self, text: object) -> OptionValue:
        """Give the value that is written as text, as on a command line: ``"true"`` and ``"152"`` are read.

        A value that is none already is taken as it is.

        Raises
        ------
        UsageError
            Where it is not allowed.
        """
        if isinstance(text, str):
            plain = text.strip().lower()
            if not self.values and plain.isdecimal() and len(plain) <= len(str(self.maximum)):
                return self.read_exactly(int(plain))
            for allowed in self.values:
                if plain == option_text(allowed):
                    return allowed
        return self.read_exactly(text)

    def read_exactly(self, value: object) -> OptionValue:
        """Give the value only where it already is one of this option's, as JSON and Python write it.

        Raises
        ------
        UsageError
            Where it is not; ``True`` is not 1.
        """
        for allowed in self.values:
            if type(value) is type(allowed) and value == allowed:
                return allowed
        if not self.values and type(value) is int and self.minimum <= value <= self.maximum:
            return value
        raise UsageError(f"{self.name} = {value!r}", "no such value", self.allowed())


def option_text(value: OptionValue) -> str:
    """Give an option's value as it is written in TOML and on the command line."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def option(clause: str, question: str, values: dict[Any, str]) -> Any:
    """Make a field of ``Rules`` whose first value is the default."""
    default = next(iter(values))
    return field(default=default, metadata={_KEY: (clause, question, values, default)})


def number_option(clause: str, question: str, default: int, limits: tuple[int, int]) -> Any:
    """Make a field of ``Rules`` that takes any whole number within limits, both included."""
    return field(default=default, metadata={_KEY: (clause, question, {}, default, *limits)})


def options_of(owner: type) -> dict[str, Option]:
    """Give the options of a dataclass by name, in the order of its fields."""
    return {each.name: _option_of(each) for each in fields(owner)}


def _option_of(each: "Field[Any]") -> Option:
    return Option(each.name, *each.metadata[_KEY])
