"""Sets of cards and of choices as bits of an int64: single machine instructions, and the same in plain Python.

Each function is plain Python for the lane with the compiler off; where the compiler is on, its overload is one
instruction.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic, overload


def popcount(bits: int) -> int:
    """Count the bits set."""
    return int(bits).bit_count()


def lowest_index(bits: int) -> int:
    """Give the number of the lowest bit set; ``bits`` must not be 0."""
    value = int(bits)
    return (value & -value).bit_length() - 1


def highest_index(bits: int) -> int:
    """Give the number of the highest bit set; ``bits`` must not be 0."""
    return int(bits).bit_length() - 1


def nth(bits: int, place: int) -> int:
    """Give the bit at a place among the bits set, the lowest at 0, as a set of one; 0 where there are not so many."""
    for _ in range(place):
        bits &= bits - 1
    return bits & -bits


def multiply_high(left: np.uint64, right: np.uint64) -> int:
    """Give the upper 64 bits of the product of two uint64 as an int64; ``right`` must be below 2⁶³."""
    return (int(left) * int(right)) >> 64


def _unary(name: str, build: Callable[[Any, Any], Any]) -> Any:
    """Make an intrinsic int64 → int64 from a builder of one instruction."""

    def typed(context: Any, bits: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return build(builder, arguments[0])

        return types.int64(types.int64), generate

    typed.__name__ = name
    return intrinsic(typed)


_ZERO_IS_POISON = ir.Constant(ir.IntType(1), 1)

_popcount = _unary("popcount", lambda builder, bits: builder.ctpop(bits))
_lowest_index = _unary("lowest_index", lambda builder, bits: builder.cttz(bits, _ZERO_IS_POISON))
_highest_index = _unary(
    "highest_index", lambda builder, bits: builder.xor(builder.ctlz(bits, _ZERO_IS_POISON), ir.Constant(bits.type, 63))
)


@intrinsic
def _multiply_high(context: Any, left: Any, right: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        wide = ir.IntType(128)
        product = builder.mul(builder.zext(arguments[0], wide), builder.zext(arguments[1], wide))
        return builder.trunc(builder.lshr(product, ir.Constant(wide, 64)), ir.IntType(64))

    return types.int64(types.uint64, types.uint64), generate


@intrinsic
def _nth(context: Any, bits: Any, place: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        triple, _, features = context.codegen().magic_tuple()
        if not triple.startswith("x86_64") or "+bmi2" not in features.split(","):
            return context.compile_internal(builder, nth, signature, arguments)
        # One instruction and no loop: in random play no processor guesses how often a loop would turn.
        word = ir.IntType(64)
        deposit = cgutils.get_or_insert_function(
            builder.module, ir.FunctionType(word, [word, word]), "llvm.x86.bmi.pdep.64"
        )
        return builder.call(deposit, [builder.shl(ir.Constant(word, 1), arguments[1]), arguments[0]])

    return types.int64(types.int64, types.int64), generate


@overload(popcount, inline="always", strict=False)
def _overload_popcount(bits: Any) -> Any:
    return lambda bits: _popcount(bits)


@overload(lowest_index, inline="always", strict=False)
def _overload_lowest_index(bits: Any) -> Any:
    return lambda bits: _lowest_index(bits)


@overload(highest_index, inline="always", strict=False)
def _overload_highest_index(bits: Any) -> Any:
    return lambda bits: _highest_index(bits)


@overload(nth, inline="always", strict=False)
def _overload_nth(bits: Any, place: Any) -> Any:
    return lambda bits, place: _nth(bits, place)  # type: ignore[call-arg]  # the first, numba gives


@overload(multiply_high, inline="always", strict=False)
def _overload_multiply_high(left: Any, right: Any) -> Any:
    return lambda left, right: _multiply_high(left, right)  # type: ignore[call-arg]  # the first, numba gives
