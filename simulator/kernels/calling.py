"""Calling a policy by its address: every policy has one signature, and a table holds twelve addresses.

This is what a first-class function of numba comes to once its fallbacks are left out. A tuple of such functions is
36 words that each kernel would hand to the next by value; an address in the table's record costs one load. An
exception raised inside a policy travels on as it would from any compiled function.
"""

from typing import Any, Final

import numpy as np
from numba import from_dtype, types
from numba.core import cgutils
from numba.extending import intrinsic, overload

from simulator.kernels.randomness import STREAM
from simulator.kernels.view import ALL_SEEN

SLOTS: Final = 64
"""Words that a policy's parameters, and its memory, may take."""

SLOTS_DTYPE: Final = np.dtype([("slots", np.int64, (SLOTS,))], align=True)
"""Parameters or memory as the kernels pass them on: a policy is compiled to see its own named fields there."""

_SLOTS_TYPE: Final = from_dtype(SLOTS_DTYPE)

UNCOMPILED: Final[dict[int, Any]] = {}
"""Where the compiler is off: the policies by the number that stands for their address."""


def call_policy(address: int, view: np.record, parameters: np.record, random: np.record, memory: np.record) -> int:
    """Ask the policy at an address for its choice."""
    return int(UNCOMPILED[int(address)](view, parameters, random, memory))


@intrinsic
def _call_address(context: Any, address: Any, view: Any, parameters: Any, random: Any, memory: Any) -> Any:
    signature = types.int64(types.int64, ALL_SEEN, _SLOTS_TYPE, STREAM, _SLOTS_TYPE)

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        convention = context.call_conv
        kinds = signature.args[1:]
        pointer = convention.get_function_type(signature.return_type, kinds).as_pointer()
        function = builder.inttoptr(arguments[0], pointer)
        status, choice = convention.call_function(builder, function, signature.return_type, kinds, arguments[1:])
        with cgutils.if_unlikely(builder, status.is_error):
            convention.return_status_propagate(builder, status)
        return choice

    return signature, generate


@overload(call_policy, strict=False)
def _overload_call_policy(address: Any, view: Any, parameters: Any, random: Any, memory: Any) -> Any:
    return lambda address, view, parameters, random, memory: _call_address(  # type: ignore[call-arg]  # the first, numba gives
        address, view, parameters, random, memory
    )
