"""Turning an author's function into one that a kernel calls: compiled, type-erased, by its address.

Every policy is compiled for its own parameters and memory, yet all are called by one signature: numba passes records
as addresses, so the compiled code is the same and only the name of the type differs.
"""

from collections.abc import Callable
from typing import Any, Final

import numpy as np
from numba import from_dtype, types
from numba.core.dispatcher import Dispatcher

from simulator.kernels.calling import UNCOMPILED
from simulator.kernels.compilation import compile_cached
from simulator.kernels.randomness import STREAM
from simulator.kernels.read_only import read_only
from simulator.kernels.view import ALL_SEEN_DTYPE, VIEW_DTYPE

VIEW: Final = read_only(VIEW_DTYPE)
VIEW_OF_ALL: Final = read_only(ALL_SEEN_DTYPE)


def result_type(dispatcher: Dispatcher) -> types.Type:
    """Give the type that a compiled policy returns."""
    compiled: Any = next(iter(dispatcher.overloads.values()))
    returned: types.Type = compiled.signature.return_type
    return returned


def compile_policy(
    function: Callable[..., Any], parameters: np.dtype, memory: np.dtype, sees_all_cards: bool
) -> Dispatcher:
    """Compile a policy's function for its own parameters and memory.

    With bounds checks: without them ``view.played_by[9]`` would read the neighbour's memory; they cost nothing that
    can be measured.
    """
    view = VIEW_OF_ALL if sees_all_cards else VIEW
    arguments = (view, read_only(parameters), STREAM, from_dtype(memory))
    return compile_cached(function, arguments, nogil=True, boundscheck=True)


def address_of(dispatcher: Dispatcher) -> int:
    """Give the address of a compiled policy; it holds as long as the policy is kept alive."""
    compiled: Any = next(iter(dispatcher.overloads.values()))
    address: int = compiled.library.get_pointer_to_function(compiled.fndesc.llvm_func_name)
    return address


def uncompiled_policy(function: Callable[..., Any], parameters: np.dtype, memory: np.dtype) -> int:
    """Prepare a policy's function for the lane with the compiler off; gives the number that stands for its address.

    There a policy gets plain records, and the whole view: what it may not do is refused by the compiler.
    """

    def call(view: np.record, own_parameters: np.record, random: np.record, own_memory: np.record) -> int:
        return int(function(view, _slots_as(own_parameters, parameters), random, _slots_as(own_memory, memory)))

    number = len(UNCOMPILED) + 1
    UNCOMPILED[number] = call
    return number


def _slots_as(record: np.record, dtype: np.dtype) -> np.record:
    """Give the first slots of a record as a record of named fields over the same memory."""
    slots: np.ndarray = record["slots"][: dtype.itemsize // 8]
    named: np.record = slots.view(dtype).view(np.recarray)[0]
    return named
