"""Options that several commands share: written once, as the fields of a dataclass, and unfolded into each command."""

from collections.abc import Callable
from dataclasses import fields
from functools import wraps
from inspect import Parameter, Signature, signature
from typing import Any, get_type_hints


def shares(options: type) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Give a command the fields of ``options`` as its own options; its first argument receives them as one record.

    Parameters
    ----------
    options
        A dataclass whose fields are annotated as typer's options, each with a default.
    """
    hints = get_type_hints(options, include_extras=True)
    shared = [
        Parameter(field.name, Parameter.KEYWORD_ONLY, default=field.default, annotation=hints[field.name])
        for field in fields(options)
    ]

    def decorate(command: Callable[..., None]) -> Callable[..., None]:
        own = list(signature(command, eval_str=True).parameters.values())[1:]

        @wraps(command)
        def unfolded(**given: Any) -> None:
            taken = options(**{field.name: given.pop(field.name) for field in fields(options)})
            command(taken, **given)

        unfolded.__signature__ = Signature([each.replace(kind=Parameter.KEYWORD_ONLY) for each in own] + shared)  # type: ignore[attr-defined]
        return unfolded

    return decorate
