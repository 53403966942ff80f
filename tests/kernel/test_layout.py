"""One description of the bytes, two ways to reach them."""

from __future__ import annotations

from typing import Annotated, Any, Protocol

import numpy as np
import pytest

from festina.kernel.layout import I1, I4, Field, Layout, Numbers, NumberTable, Record, Stored
from festina.kernel.log import LOG
from festina.kernel.scratch import SCRATCH
from festina.registry import definitions

MIXED = Layout(
    "Mixed",
    Field("small", "i1"),
    Field("table", "i2", (3, 4)),
    Field("wide", "i8", (2,)),
    Field("bits", "u1", (5,)),
    Field("number", "i4"),
    Field("share", "f8"),
)


class Declared(Record, Protocol):
    """The same as ``MIXED``, declared."""

    small: I1
    table: Annotated[NumberTable, Stored("i2", 3, 4)]
    wide: Annotated[Numbers, Stored("i8", 2)]
    bits: Annotated[Numbers, Stored("u1", 5)]
    number: I4
    share: Annotated[float, Stored("f8")]


DECLARED: Layout[Declared] = Layout.of(Declared)
LAYOUTS = {
    "mixed": MIXED,
    "declared": DECLARED,
    "log": LOG,
    "scratch": SCRATCH,
    **{f"{name} state": definition.state_layout for name, definition in definitions().items()},
    **{f"{name} rules": definition.rules_layout for name, definition in definitions().items()},
}
every_layout = pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS)


def test_a_declared_record_is_laid_out_as_one_described_field_by_field() -> None:
    assert (DECLARED.fields, DECLARED.offsets, DECLARED.size) == (MIXED.fields, MIXED.offsets, MIXED.size)
    assert DECLARED.dtype == MIXED.dtype
    cursor = DECLARED.new()
    cursor.small, cursor.wide[1], cursor.table[2, 3], cursor.share = -3, 10**15, 7, 0.5
    assert (cursor.small, cursor.wide[1], cursor.table[2, 3], cursor.share) == (-3, 10**15, 7, 0.5)
    assert bytes(MIXED.cursor(cursor.buffer).buffer) == bytes(cursor.buffer)


@every_layout
def test_offsets_are_those_of_the_dtype(layout: Layout) -> None:
    assert layout.dtype.itemsize == layout.size
    assert layout.dtype.fields is not None
    assert {name: place[1] for name, place in layout.dtype.fields.items()} == layout.offsets
    assert layout.size % 8 == 0


@every_layout
def test_fields_are_aligned_and_leave_no_gap(layout: Layout) -> None:
    """Whole states are compared as bytes: no byte may belong to nobody, but for the last few."""
    end = 0
    for field in layout.fields:
        assert layout.offsets[field.name] == end
        assert end % field.item_size == 0
        end += field.size
    assert layout.size - end < 8


@every_layout
def test_what_a_cursor_writes_a_record_reads(layout: Layout) -> None:
    buffer = bytearray(layout.size)
    cursor, record = layout.cursor(buffer), layout.record(buffer)
    for number, field in enumerate(layout.fields):
        if field.shape:
            last = tuple(length - 1 for length in field.shape)
            index: Any = last if len(last) > 1 else last[0]
            getattr(cursor, field.name)[index] = number
            assert record[field.name][last] == number
            record[field.name][last] = number + 1
            assert getattr(cursor, field.name)[index] == number + 1
        else:
            setattr(cursor, field.name, number)
            assert record[field.name] == number
            record[field.name] = number + 1
            assert getattr(cursor, field.name) == number + 1


def test_cursors_give_plain_numbers() -> None:
    """NumPy's numbers would wrap where Python's do not."""
    cursor = MIXED.new()
    cursor.small = 100
    assert type(cursor.small) is int
    assert type(cursor.wide[0]) is int
    assert type(cursor.table[2, 3]) is int
    assert cursor.small + 100 == 200
    assert type(cursor.share) is float


@pytest.mark.parametrize(("name", "value"), [("small", 128), ("small", -129), ("number", 2**31)])
def test_a_number_too_large_is_refused(name: str, value: int) -> None:
    with pytest.raises(ValueError, match=r"."):
        setattr(MIXED.new(), name, value)


def test_a_fixed_record_reads_as_its_cursor_does_and_cannot_be_written() -> None:
    cursor = DECLARED.new()
    cursor.small, cursor.wide[1], cursor.table[2, 3], cursor.share = -3, 10**15, 7, 0.5
    fixed = DECLARED.fixed(cursor.buffer)
    assert (fixed.small, fixed.table[2, 3], fixed.share) == (-3, 7, 0.5)
    assert list(fixed.wide[:]) == [0, 10**15]
    assert fixed.buffer is cursor.buffer
    with pytest.raises(TypeError):
        fixed.wide[0] = 1


def test_cursors_are_over_their_buffer() -> None:
    cursor = MIXED.new()
    cursor.wide[1] = -2
    assert np.frombuffer(cursor.buffer, dtype=MIXED.dtype)[0]["wide"].tolist() == [0, -2]
    with pytest.raises(AttributeError):
        cursor.no_such_field = 1


@pytest.mark.parametrize("name", definitions())
def test_states_are_small(name: str) -> None:
    """At most 512 bytes, copied with one assignment."""
    layout = definitions()[name].state_layout
    assert layout.size <= 512
    states = np.frombuffer(bytearray(range(200)) + bytearray(2 * layout.size), layout.dtype, count=2).copy()
    states[1] = states[0]
    assert states[1].tobytes() == states[0].tobytes()
    assert any(states[1].tobytes())
