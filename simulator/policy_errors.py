"""Compiling a policy, and saying in one sentence, with the author's line, why it cannot be."""

import ast
import inspect
import re
import textwrap
from typing import Any

from numba.core import errors, types

from simulator.errors import PolicyError
from simulator.kernels.compilation import COMPILED
from simulator.kernels.read_only import WriteRefused
from simulator.kernels.seating import address_of, compile_policy, result_type, uncompiled_policy
from simulator.kernels.view import ALL_SEEN_DTYPE, VIEW_DTYPE
from simulator.policy import Policy
from simulator.rules import OPTIONS


def compile_for_seat(policy: Policy) -> tuple[int, Any]:
    """Compile a policy, or raise PolicyError; gives its address and what must be kept alive for it to hold."""
    check_arguments(policy)
    check_fields(policy)
    shape = (policy.function, policy.parameters_dtype, policy.memory_dtype)
    if not COMPILED:
        return uncompiled_policy(*shape), None
    try:
        compiled = compile_policy(*shape, policy.sees_all_cards)
    except WriteRefused as error:
        raise PolicyError(_place(policy, error), f"sets {_first_line(error)!r} of what can only be read") from None
    except (errors.NumbaError, NotImplementedError, KeyError) as error:
        raise PolicyError(_place(policy, error), f"cannot be compiled: {_reason(error)}") from None
    returned = result_type(compiled)
    if types.unliteral(returned) != types.int64:
        wrong, allowed = f"returns {_type_name(returned)}", "one whole number (int64): a bit of view.legal"
        raise PolicyError(_place(policy, line=_line_of_return(policy)), wrong, allowed)
    return address_of(compiled), compiled


def check_arguments(policy: Policy) -> None:
    """Refuse a function that does not take the four things that a policy is given."""
    names = list(inspect.signature(policy.function).parameters)
    if len(names) != 4:
        raise PolicyError(_place(policy), f"takes ({', '.join(names)})", "(view, parameters, random, memory)")


def check_fields(policy: Policy) -> None:
    """Refuse a field of view, parameters or memory that does not exist, with the author's line."""
    view, parameters, _, memory = inspect.signature(policy.function).parameters
    known = {
        view: list((ALL_SEEN_DTYPE if policy.sees_all_cards else VIEW_DTYPE).names or ()),
        parameters: list(policy.parameters),
        memory: list(policy.memory),
    }
    for node in ast.walk(_source(policy)):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in known:
            fields = known[node.value.id]
            if node.attr not in fields:
                line = policy.function.__code__.co_firstlineno + node.lineno - 1
                what = f"{node.value.id}.{node.attr}"
                told = [field for field in fields if field not in OPTIONS] + ["the options of the rules"]
                allowed = ", ".join(told if node.value.id == view else fields) or "none"
                raise PolicyError(_place(policy, line=line), f"reads {what}, which does not exist", allowed)


def _line_of_return(policy: Policy) -> int:
    """Give the line of the first ``return``, the function's own where it has none."""
    first = policy.function.__code__.co_firstlineno
    returns = [node.lineno for node in ast.walk(_source(policy)) if isinstance(node, ast.Return)]
    return first + min(returns) - 1 if returns else first


def _source(policy: Policy) -> ast.AST:
    try:
        return ast.parse(textwrap.dedent(inspect.getsource(policy.function)))
    except (OSError, SyntaxError):
        return ast.Module([], [])


def _place(policy: Policy, error: Exception | None = None, line: int | None = None) -> str:
    """Name the author's file and line: the one an error of numba points at, else the function's own."""
    code = policy.function.__code__
    if line is None:
        line = _line_in(str(error), code.co_filename) or code.co_firstlineno
    return f"{policy.kind} policy {policy.name} ({code.co_filename}, line {line})"


def _line_in(message: str, file: str) -> int | None:
    """Give the line of the author's file at which a message of numba points last: the innermost."""
    lines = re.findall(re.escape(file) + r"\D{1,9}(\d+)", message)
    return int(lines[-1]) if lines else None


def _first_line(error: Exception) -> str:
    """Give the line of a numba message that says something; the first ones only name a step of the compiler."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    telling = [line for line in lines if not line.startswith(("Failed in", "During:", "- Resolution"))]
    return telling[0] if telling else type(error).__name__


def _reason(error: Exception) -> str:
    return textwrap.shorten(_first_line(error), 160)


def _type_name(returned: types.Type) -> str:
    names = {types.float64: "a number with a fraction (float64)", types.none: "nothing", types.uint64: "a uint64"}
    if isinstance(returned, types.Optional):
        return "now and then nothing"
    return names.get(returned, str(types.unliteral(returned)))
