"""Reading and changing tables: every change is entries under the next numbers, or it does not happen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias, assert_never

import msgspec
from sqlalchemy import Connection, insert, select, update

from ...kernel.data import convert
from ...kernel.errors import FestinaError
from ..entries import Entry, columns_of, entry_of
from ..options import StoredOptions
from .data import Also, Conflict, CreateTable, MoveChat, SeatData, StoredTable, TableChange, TableData, UseInvitation
from .models import EntryRow, SeatRow, TableRow
from .people import move_chat, use_invitation

Columns: TypeAlias = dict[str, object]

_TABLE = [column for column in TableRow.__table__.columns if column.name not in ("record", "due")]
_SEAT = [column for column in SeatRow.__table__.columns if column.name != "table"]
_ENTRY = [column for column in EntryRow.__table__.columns if column.name != "table"]
#: The values of a table that a change may replace.
_CHANGED = ("status", "host", "rematch", "share", "record")


def create_table(connection: Connection, table: TableData, seats: Sequence[SeatData]) -> None:
    """A new table with its seats and no entry."""
    columns = {**table.as_dict(), "seed": str(table.seed), "record": None}
    connection.execute(insert(TableRow).values(**columns))
    connection.execute(insert(SeatRow), [{"table": table.id, **seat.as_dict()} for seat in seats])


def append(connection: Connection, table: str, change: TableChange) -> None:
    """Add entries, with what they change in seats and table (Conflict if the numbers are taken)."""
    for operation in change.also:
        _do_also(connection, table, operation)
    first, last = change.entries[0], change.entries[-1]
    values: Columns = {name: value for name in _CHANGED if (value := getattr(change, name)) is not None}
    values |= {"version": last.number, "changed": last.at}
    found = connection.execute(
        update(TableRow).where(TableRow.id == table, TableRow.version == first.number - 1).values(**values)
    )
    if found.rowcount != 1:
        raise Conflict(table)
    connection.execute(insert(EntryRow), [{"table": table, **columns_of(entry)} for entry in change.entries])
    for seat in change.seats:
        columns = seat.as_dict()
        number = columns.pop("seat")
        connection.execute(update(SeatRow).where(SeatRow.table == table, SeatRow.seat == number).values(**columns))


def _do_also(connection: Connection, table: str, operation: Also) -> None:
    match operation:
        case UseInvitation():
            use_invitation(connection, operation.code)
        case CreateTable():
            create_table(connection, operation.data, operation.seats)
        case MoveChat():
            move_chat(connection, table, operation)
        case _:
            assert_never(operation)


def read_table(connection: Connection, table: str) -> TableData | None:
    """A table's row (FestinaError if it is damaged)."""
    row = connection.execute(select(*_TABLE).where(TableRow.id == table)).mappings().first()
    return None if row is None else _table(dict(row))


def _table(columns: Mapping[str, object]) -> TableData:
    try:
        options = convert(columns["options"], StoredOptions)
        return convert({**columns, "options": options, "seed": int(str(columns["seed"]))}, TableData)
    except ValueError as problem:  # msgspec's ValidationError is one
        raise FestinaError("server-check-row", problem=str(problem)) from problem


def read_seats(connection: Connection, table: str) -> list[SeatData]:
    """A table's seats in order (FestinaError if one is damaged)."""
    rows = connection.execute(select(*_SEAT).where(SeatRow.table == table).order_by(SeatRow.seat)).mappings()
    try:
        return convert([dict(row) for row in rows], list[SeatData])
    except msgspec.ValidationError as problem:
        raise FestinaError("server-check-row", problem=str(problem)) from problem


def read_entries(connection: Connection, table: str, after: int = 0) -> list[Entry]:
    """A table's entries in order, from a number on (FestinaError names the first that is damaged)."""
    rows = connection.execute(
        select(*_ENTRY).where(EntryRow.table == table, EntryRow.number > after).order_by(EntryRow.number)
    )
    return [_entry(dict(row)) for row in rows.mappings()]


def _entry(columns: Columns) -> Entry:
    try:
        return entry_of(columns)
    except msgspec.ValidationError as problem:
        raise FestinaError("server-check-entry", number=str(columns["number"]), problem=str(problem)) from problem


def read_stored(connection: Connection, table: str, after: int = 0) -> StoredTable | None:
    """A table with its seats, and its entries from a number on."""
    data = read_table(connection, table)
    if data is None:
        return None
    return StoredTable(data, read_seats(connection, table), read_entries(connection, table, after))


def ended_tables(connection: Connection, tables: Sequence[str]) -> dict[str, StoredTable]:
    """Those of some tables that have ended, with their seats and without entries; damaged ones are left out."""
    fits = TableRow.id.in_(tables) & TableRow.status.in_(("over", "closed"))
    found: dict[str, StoredTable] = {}
    for row in connection.execute(select(*_TABLE).where(fits)).mappings().all():
        try:
            data = _table(dict(row))
            found[data.id] = StoredTable(data, read_seats(connection, data.id), [])
        except FestinaError:
            continue
    return found


def read_record(connection: Connection, share: str) -> str | None:
    """The record of a finished game by its public name."""
    return connection.execute(select(TableRow.record).where(TableRow.share == share)).scalar()


def lobby(connection: Connection, limit: int = 100) -> list[str]:
    """Public tables that wait for people or are played, the newest first."""
    rows = connection.execute(
        select(TableRow.id)
        .where(TableRow.public.is_(True), TableRow.status.in_(("open", "running")))
        .order_by(TableRow.status, TableRow.changed.desc())
        .limit(limit)
    )
    return list(rows.scalars())


def tables_of(connection: Connection, device: str, limit: int | None) -> list[str]:
    """Where a device holds a seat or is host, the latest first (None: all of them)."""
    held = select(SeatRow.table).where(SeatRow.device == device)
    rows = connection.execute(
        select(TableRow.id)
        .where((TableRow.id.in_(held)) | (TableRow.host == device))
        .order_by(TableRow.changed.desc())
        .limit(limit)
    )
    return list(rows.scalars())


def tables_with_bots(connection: Connection) -> list[str]:
    """Tables being played where a bot may be to act."""
    with_bots = select(SeatRow.table).where(SeatRow.bot.is_not(None) | SeatRow.lent.is_not(None))
    rows = connection.execute(select(TableRow.id).where(TableRow.status == "running", TableRow.id.in_(with_bots)))
    return list(rows.scalars())


def versions(connection: Connection, tables: Sequence[str]) -> dict[str, int]:
    """Where the lists of entries of some tables stand."""
    rows = connection.execute(select(TableRow.id, TableRow.version).where(TableRow.id.in_(tables)))
    return {row.id: row.version for row in rows}
