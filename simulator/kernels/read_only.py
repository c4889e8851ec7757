"""Records that compiled code can read and not write: a policy's view and parameters.

A policy that writes to one would change what a later policy sees; here numba refuses to compile it. The memory layout
is that of the plain record, so kernels pass plain records on.
"""

from typing import Any

import numpy as np
from numba import from_dtype, types
from numba.core.datamodel.models import NestedArrayModel, RecordModel
from numba.core.errors import NumbaError
from numba.core.imputils import lower_setattr_generic
from numba.extending import register_model


class ReadOnlyRecord(types.Record):
    """A record whose fields cannot be set."""


class ReadOnlyArray(types.NestedArray):
    """An array in a record, whose elements cannot be set."""

    def __init__(self, dtype: types.Type, shape: tuple[int, ...]) -> None:
        super().__init__(dtype, shape)
        self.mutable = False
        self.name = f"readonly {self.name}"

    @property
    def key(self) -> tuple[Any, ...]:
        """Tell it apart from an array that can be written."""
        return "readonly", super().key


class WriteRefused(NumbaError):
    """A policy sets a field of its view or its parameters."""


register_model(ReadOnlyRecord)(RecordModel)
register_model(ReadOnlyArray)(NestedArrayModel)


@lower_setattr_generic(ReadOnlyRecord)  # type: ignore[untyped-decorator]
def _refuse_to_set(context: Any, builder: Any, signature: Any, arguments: Any, name: str) -> None:
    raise WriteRefused(name)


def read_only(dtype: np.dtype) -> ReadOnlyRecord:
    """Give the numba type of a record that can only be read."""
    plain = from_dtype(dtype)
    fields: list[tuple[str, Any]] = []
    for name, field in plain.fields.items():
        kind = field.type
        if isinstance(kind, types.NestedArray):
            kind = ReadOnlyArray(kind.dtype, kind.shape)
        fields.append(
            (name, {"type": kind, "offset": field.offset, "alignment": field.alignment, "title": field.title})
        )
    return ReadOnlyRecord(fields, plain.size, plain.aligned)
