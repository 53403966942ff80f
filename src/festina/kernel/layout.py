"""Fixed-size records: one description of the bytes, two ways to reach them.

Compiled code sees a NumPy record of the layout's dtype. Interpreted code sees a *cursor*: an object with the same
attribute names whose array fields are memory views and whose numbers are plain Python integers, over the same bytes.
So the same rule source runs on both, and a state can go from one mode to the other without being converted.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import prod
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    import numpy as np

_FORMATS: dict[str, Any] = {
    "i1": "b",
    "u1": "B",
    "i2": "h",
    "u2": "H",
    "i4": "i",
    "i8": "q",
    "u8": "Q",
    "f4": "f",
    "f8": "d",
}


@dataclass(frozen=True)
class Field:
    """A number (``shape`` empty) or an array of numbers in a record."""

    name: str
    kind: str
    shape: tuple[int, ...] = ()

    @property
    def item_size(self) -> int:
        return int(self.kind[1])

    @property
    def size(self) -> int:
        return self.item_size * prod(self.shape)


class Layout:
    """The fields of a record, their offsets, its dtype and its cursor class."""

    def __init__(self, name: str, *fields: Field) -> None:
        self.name = name
        # Widest fields first: all aligned, and no padding in between (whole states are compared as bytes).
        self.fields = tuple(sorted(fields, key=lambda field: -field.item_size))
        missing = -sum(field.size for field in fields) % 8
        if missing:
            # Bytes that belong to no field would not be copied with a record.
            self.fields += (Field("padding", "u1", (missing,)),)
        self.offsets: dict[str, int] = {}
        end = 0
        for field in self.fields:
            self.offsets[field.name] = end
            end += field.size
        self.size = end

    @cached_property
    def dtype(self) -> np.dtype[Any]:
        """The NumPy dtype with the same offsets."""
        import numpy as np

        return np.dtype(
            {
                "names": [field.name for field in self.fields],
                "formats": [(field.kind, field.shape) if field.shape else field.kind for field in self.fields],
                "offsets": [self.offsets[field.name] for field in self.fields],
                "itemsize": self.size,
            }
        )

    @cached_property
    def _cursor_class(self) -> type:
        arrays = [field for field in self.fields if field.shape]
        numbers = [field for field in self.fields if not field.shape]
        members: dict[str, Any] = {"__slots__": [*(f.name for f in arrays), *(f"_{f.name}" for f in numbers), "buffer"]}
        for field in numbers:
            members[field.name] = _number_property(f"_{field.name}")
        return type(f"{self.name}Cursor", (), members)

    def cursor(self, buffer: bytearray | memoryview) -> Any:
        """Interpreted access to a record in ``buffer``: attributes as in the dtype, values plain integers."""
        cursor = self._cursor_class()
        cursor.buffer = buffer
        whole = memoryview(buffer)
        for field in self.fields:
            start = self.offsets[field.name]
            part = whole[start : start + field.size]
            if not field.shape:
                setattr(cursor, f"_{field.name}", part.cast(_FORMATS[field.kind]))
            elif len(field.shape) == 1:
                setattr(cursor, field.name, part.cast(_FORMATS[field.kind]))
            else:
                setattr(cursor, field.name, part.cast(_FORMATS[field.kind], shape=list(field.shape)))
        return cursor

    def new(self) -> Any:
        """A cursor over a new record of zeros."""
        return self.cursor(bytearray(self.size))

    def record(self, buffer: bytearray | memoryview) -> Any:
        """Compiled access: the NumPy record over the same bytes."""
        import numpy as np

        return np.frombuffer(buffer, dtype=self.dtype)[0]


def _number_property(slot: str) -> property:
    def read(self: Any) -> Any:
        return getattr(self, slot)[0]

    def write(self: Any, value: int) -> None:
        getattr(self, slot)[0] = value

    return property(read, write)


class Numbers(Protocol):
    """An array field, or an array of whole numbers."""

    def __getitem__(self, index: int) -> int: ...
    def __setitem__(self, index: int, value: int) -> None: ...


class NumberTable(Protocol):
    """An array field with rows and columns."""

    def __getitem__(self, index: tuple[int, int]) -> int: ...
    def __setitem__(self, index: tuple[int, int], value: int) -> None: ...


class States(Protocol):
    """An array of state records."""

    def __getitem__(self, index: int) -> Any: ...
    def __setitem__(self, index: int, value: Any) -> None: ...
