"""Fixed-size records: one declaration of the bytes, two ways to reach them.

A record is declared as a protocol whose fields say how they are stored::

    class State(Record, Protocol):
        turn: I1
        carrots: Annotated[Numbers, Stored("i8", 6)]

    STATE: Layout[State] = Layout.of(State)

Compiled code sees a NumPy record of the layout's dtype. Interpreted code sees a *cursor*: an object with the same
attribute names whose array fields are memory views and whose numbers are plain Python integers, over the same bytes.
So the same rule source runs on both, and a state can go from one mode to the other without being converted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from math import prod
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    Generic,
    Literal,
    Protocol,
    cast,
    get_args,
    get_origin,
    get_type_hints,
    overload,
)

if TYPE_CHECKING:
    import numpy as np
    from typing_extensions import TypeVar

    R = TypeVar("R", default=Any)
else:
    # Python 3.13 is the first whose type variables have defaults; only the type checker needs it.
    from typing import TypeVar

    R = TypeVar("R")

_Format = Literal["b", "B", "h", "H", "i", "q", "Q", "f", "d"]
_FORMATS: dict[str, _Format] = {
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


class Stored:
    """How a declared field is stored: the kind of its numbers (``i1``, ``u1``, … ``f8``), and an array's shape."""

    def __init__(self, kind: str, *shape: int) -> None:
        self.kind = kind
        self.shape = shape


I1 = Annotated[int, Stored("i1")]
I4 = Annotated[int, Stored("i4")]
I8 = Annotated[int, Stored("i8")]


class Record(Protocol):
    """What every cursor has beside its fields."""

    @property
    def buffer(self) -> bytearray:
        """The bytes of the record."""


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


class Layout(Generic[R]):
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

    @staticmethod
    def of(declared: type) -> Layout[R]:
        """The layout of a record declared as a protocol."""
        fields = []
        for name, hint in declarations(declared).items():
            stored = next((note for note in get_args(hint) if isinstance(note, Stored)), None)
            if stored:
                fields.append(Field(name, stored.kind, stored.shape))
        return Layout(declared.__name__, *fields)

    @cached_property
    def dtype(self) -> np.dtype[np.void]:
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
    def _cursor_class(self) -> type[_Cursor]:
        arrays = [field for field in self.fields if field.shape]
        numbers = [field for field in self.fields if not field.shape]
        members: dict[str, object] = {"__slots__": [*(f.name for f in arrays), *(f"_{f.name}" for f in numbers)]}
        for field in numbers:
            members[field.name] = _number_property(f"_{field.name}")
        return type(f"{self.name}Cursor", (_Cursor,), members)

    @cached_property
    def _slots(self) -> list[tuple[str, slice, Any, list[int]]]:
        """For each field: the cursor's slot, its bytes, their format (a literal to memory views), a table's shape."""
        return [
            (
                field.name if field.shape else f"_{field.name}",
                slice(self.offsets[field.name], self.offsets[field.name] + field.size),
                _FORMATS[field.kind],
                list(field.shape) if len(field.shape) > 1 else [],
            )
            for field in self.fields
        ]

    def cursor(self, buffer: bytearray | memoryview) -> R:
        """Interpreted access to a record in ``buffer``: attributes as in the dtype, values plain integers."""
        cursor = self._cursor_class()
        cursor.buffer = buffer
        whole = memoryview(buffer)
        for slot, part, format, shape in self._slots:
            if shape:
                setattr(cursor, slot, whole[part].cast(format, shape=shape))
            else:
                setattr(cursor, slot, whole[part].cast(format))
        return cast(R, cursor)

    @cached_property
    def _fixed_class(self) -> type[_Cursor]:
        return type(f"Fixed{self.name}", (_Cursor,), {"__slots__": [field.name for field in self.fields]})

    def fixed(self, buffer: bytearray | memoryview) -> R:
        """Interpreted access to a record that nobody will write to: its numbers are read here, once and for all."""
        read = self.cursor(buffer)
        fixed = self._fixed_class()
        fixed.buffer = buffer
        for field in self.fields:
            value = getattr(read, field.name)
            setattr(fixed, field.name, tuple(value) if len(field.shape) == 1 else value)
        return cast(R, fixed)

    def new(self) -> R:
        """A cursor over a new record of zeros."""
        return self.cursor(bytearray(self.size))

    def record(self, buffer: bytearray | memoryview) -> np.void:
        """Compiled access: the NumPy record over the same bytes."""
        import numpy as np

        found: np.void = np.frombuffer(buffer, dtype=self.dtype)[0]
        return found


class _Cursor:
    """What the cursors of all layouts have in common."""

    __slots__ = ("buffer",)
    buffer: bytearray | memoryview


def declarations(declared: type) -> dict[str, object]:
    """The annotated fields of a declared record with their annotations, in order."""
    hints = get_type_hints(declared, include_extras=True)
    return {name: hint for name, hint in hints.items() if get_origin(hint) is Annotated}


def _number_property(slot: str) -> property:
    """Access to the number behind a slot. The functions are written out: every rule reads numbers, all the time."""
    made: dict[str, Callable[..., None]] = {}
    exec(f"def read(self): return self.{slot}[0]\ndef write(self, value): self.{slot}[0] = value", made)
    return property(made["read"], made["write"])


class Numbers(Protocol):
    """An array field, or an array of whole numbers."""

    @overload
    def __getitem__(self, index: int) -> int: ...
    @overload
    def __getitem__(self, index: slice) -> Iterable[int]: ...
    def __setitem__(self, index: int, value: int) -> None: ...
    def __len__(self) -> int: ...


class NumberTable(Protocol):
    """An array field with rows and columns."""

    def __getitem__(self, index: tuple[int, int]) -> int: ...
    def __setitem__(self, index: tuple[int, int], value: int) -> None: ...


class Weights(Protocol):
    """An array of floating-point numbers."""

    def __getitem__(self, index: int) -> float: ...
    def __setitem__(self, index: int, value: float) -> None: ...
    def __len__(self) -> int: ...


class States(Protocol):
    """An array of state records."""

    def __getitem__(self, index: int) -> Any: ...
    def __setitem__(self, index: int, value: Any) -> None: ...
