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
        Every value allowed, with its meaning; the first is the default. Empty where any whole number from
        ``minimum`` will do.
    default
        The value of the rule set ``eram``.
    minimum
        The least whole number where ``values`` is empty.
    """

    name: str
    clause: str
    question: str
    values: dict[OptionValue, str]
    default: OptionValue
    minimum: int = 0

    def allowed(self) -> str:
        """Say what may be written, values separated by commas."""
        if not self.values:
            return f"a whole number from {self.minimum}"
        return ", ".join(option_text(value) for value in self.values)

    def code(self, value: OptionValue) -> int:
        """Give the whole number that stands for ``value`` in the kernels' rules record."""
        if isinstance(value, bool | int):
            return int(value)
        return list(self.values).index(value)

    def read(self, value: object) -> OptionValue:
        """Give the value written as ``value``, or raise UsageError where it is not allowed.

        Text is read as on a command line, so ``"true"`` and ``"152"`` are a truth value and a number.
        """
        if not self.values:
            return self._read_number(value)
        for allowed in self.values:
            if type(value) is type(allowed) and value == allowed:
                return allowed
            if isinstance(value, str) and value.strip().lower() == option_text(allowed):
                return allowed
        raise UsageError(f"{self.name} = {value!r}", "no such value", self.allowed())

    def read_exactly(self, value: object) -> OptionValue:
        """Give the value only where it already is of the right type, as JSON and Python write it."""
        if not isinstance(value, str | bool | int) or (isinstance(value, str) and not isinstance(self.default, str)):
            raise UsageError(f"{self.name} = {value!r}", "no such value", self.allowed())
        return self.read(value)

    def _read_number(self, value: object) -> int:
        text = str(value).strip()
        if isinstance(value, str | int) and not isinstance(value, bool) and text.isdecimal():
            number = int(text)
            if number >= self.minimum:
                return number
        raise UsageError(f"{self.name} = {value!r}", "no such value", self.allowed())


def option_text(value: OptionValue) -> str:
    """Give an option's value as it is written in TOML and on the command line."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def option(clause: str, question: str, values: dict[Any, str]) -> Any:
    """Make a field of ``Rules`` whose first value is the default."""
    default = next(iter(values))
    return field(default=default, metadata={_KEY: (clause, question, values, default, 0)})


def number_option(clause: str, question: str, default: int, minimum: int) -> Any:
    """Make a field of ``Rules`` that takes any whole number from ``minimum``."""
    return field(default=default, metadata={_KEY: (clause, question, {}, default, minimum)})


def options_of(owner: type) -> dict[str, Option]:
    """Give the options of a dataclass by name, in the order of its fields."""
    return {each.name: _option_of(each) for each in fields(owner)}


def _option_of(each: "Field[Any]") -> Option:
    return Option(each.name, *each.metadata[_KEY])
