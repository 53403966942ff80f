"""Reading and changing tables: every change is entries under the next numbers, or it does not happen."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache, partial
from typing import TypeAlias, assert_never

import msgspec
from msgspec import UNSET
from sqlalchemy import ColumnElement, Connection, bindparam, func, insert, select, update

from ...kernel.data import convert
from ...kernel.errors import FestinaError
from ..cups.data import FinishCupTable
from ..entries import Entry, SeatChanged, columns_of, entry_of
from ..notices.data import QueueNotices
from ..options import StoredOptions
from .cups import finish_table
from .daily import finish_daily
from .data import (
    Also,
    Conflict,
    CreateTable,
    DropPlans,
    EndPlans,
    FinishDaily,
    ForgetFormer,
    KeepFormer,
    KeepResults,
    RateGame,
    SeatData,
    SharedGame,
    StoredTable,
    TableChange,
    TableData,
    UseInvitation,
    UsePlan,
)
from .former import forget_former, keep_former, read_former
from .invitations import use_invitation
from .models import EntryRow, FormerRow, SeatRow, TableRow
from .notices import queue
from .plans import drop_plans, end_plans, use_plan
from .ratings import rate
from .results import keep_results
from .statements import Row, Statement, inserting, json_text, updating
from .writer import Job, RowJob

Columns: TypeAlias = dict[str, object]

_TABLE = [column for column in TableRow.__table__.columns if column.name not in ("record", "due", "deadline")]
_SEAT = [column for column in SeatRow.__table__.columns if column.name != "table"]
_ENTRY = [column for column in EntryRow.__table__.columns if column.name != "table"]
_READ_TABLE = select(*_TABLE).where(TableRow.id == bindparam("of"))
_READ_SEATS = select(*_SEAT).where(SeatRow.table == bindparam("of")).order_by(SeatRow.seat)
_READ_ENTRIES = (
    select(*_ENTRY)
    .where(EntryRow.table == bindparam("of"), EntryRow.number > bindparam("after"))
    .order_by(EntryRow.number)
)
#: The values of a table that a change may replace.
_CHANGED = ("status", "host", "public", "rematch", "share", "record")
#: Tables of one host that the lobby shows.
_LISTED_PER_HOST = 5


def create_table(connection: Connection, table: TableData, seats: Sequence[SeatData]) -> None:
    """A new table with its seats and no entry."""
    columns = {**table.as_dict(), "seed": str(table.seed), "record": None}
    connection.execute(insert(TableRow).values(**columns))
    connection.execute(insert(SeatRow), [{"table": table.id, **seat.as_dict()} for seat in seats])


def append(connection: Connection, table: str, change: TableChange) -> None:
    """Add entries, with what they change in seats and table (Conflict if the numbers are taken).

    The rows come first: whoever is too late learns that from the numbers, not from a result that is there already.
    """
    for statement, row in _rows(connection.dialect.name, table, change):
        if connection.exec_driver_sql(statement.text, statement.parameters([row])).rowcount != 1:
            raise Conflict(table)
    for operation in change.also:
        _do_also(connection, table, operation)


def appending(table: str, change: TableChange) -> Job[None]:
    """A job that appends a change; the writer does many at once unless something else is to be done with it."""
    return partial(append, table=table, change=change) if change.also else _Append(table, change)


class _Append(RowJob):
    """Nothing but rows."""

    __slots__ = ("_change", "_table")

    def __init__(self, table: str, change: TableChange) -> None:
        self._table, self._change = table, change

    def rows(self, dialect: str) -> Iterator[tuple[Statement, Row]]:
        return _rows(dialect, self._table, self._change)

    def __call__(self, connection: Connection) -> None:
        append(connection, self._table, self._change)


def _rows(dialect: str, table: str, change: TableChange) -> Iterator[tuple[Statement, Row]]:
    """The statements of a change: the table first, which is only changed if the numbers are free."""
    first, last = change.entries[0], change.entries[-1]
    values: Columns = {name: value for name in _CHANGED if (value := getattr(change, name)) is not None}
    if change.options is not None:
        values["options"] = json_text(change.options)
    if change.deadline is not UNSET:
        values["deadline"] = change.deadline
    update_table = _update_table(dialect, tuple(values))
    yield update_table, {**values, "version": last.number, "changed": last.at, "of": table, "after": first.number - 1}
    insert_entry = _insert_entry(dialect)
    for entry in change.entries:
        columns: Columns = {"table": table, **columns_of(entry)}
        columns["data"] = json_text(columns["data"]) if columns["data"] else "{}"
        yield insert_entry, columns
    for seat in change.seats:
        yield _update_seat(dialect), {"of": table, **msgspec.structs.asdict(seat)}


@cache
def _update_table(dialect: str, names: tuple[str, ...]) -> Statement:
    found = TableRow.__table__.columns
    where = {"of": found["id"], "after": found["version"]}
    return updating(TableRow, where, {name: found[name] for name in (*names, "version", "changed")}, dialect)


@cache
def _insert_entry(dialect: str) -> Statement:
    return inserting(EntryRow, dialect)


@cache
def _update_seat(dialect: str) -> Statement:
    found = SeatRow.__table__.columns
    where = {"of": found["table"], "seat": found["seat"]}
    return updating(SeatRow, where, {column.name: column for column in _SEAT if column.name != "seat"}, dialect)


def _do_also(connection: Connection, table: str, operation: Also) -> None:
    match operation:
        case UseInvitation():
            use_invitation(connection, operation.code_hash)
        case CreateTable():
            create_table(connection, operation.data, operation.seats)
        case KeepResults():
            keep_results(connection, operation)
        case QueueNotices():
            queue(connection, table, operation)
        case KeepFormer():
            keep_former(connection, table, operation.former)
        case ForgetFormer():
            forget_former(connection, table, operation.device)
        case FinishDaily():
            finish_daily(connection, table, operation)
        case FinishCupTable():
            finish_table(connection, table, operation)
        case RateGame():
            rate(connection, table, operation)
        case UsePlan():
            use_plan(connection, table, operation)
        case EndPlans():
            end_plans(connection, table, operation)
        case DropPlans():
            drop_plans(connection, table, operation)
        case _:
            assert_never(operation)


def read_table(connection: Connection, table: str) -> TableData | None:
    """A table's row (FestinaError if it is damaged)."""
    row = connection.execute(_READ_TABLE, {"of": table}).first()
    return None if row is None else _table(row._asdict())


def _table(columns: Mapping[str, object]) -> TableData:
    try:
        options = convert(columns["options"], StoredOptions)
        return convert({**columns, "options": options, "seed": int(str(columns["seed"]))}, TableData)
    except ValueError as problem:  # msgspec's ValidationError is one
        raise FestinaError("server-check-row", problem=str(problem)) from problem


def read_seats(connection: Connection, table: str) -> list[SeatData]:
    """A table's seats in order (FestinaError if one is damaged)."""
    rows = connection.execute(_READ_SEATS, {"of": table}).all()
    try:
        return [convert(row._asdict(), SeatData) for row in rows]
    except msgspec.ValidationError as problem:
        raise FestinaError("server-check-row", problem=str(problem)) from problem


def read_entries(connection: Connection, table: str, after: int = 0) -> list[Entry]:
    """A table's entries in order, from a number on (FestinaError names the first that is damaged)."""
    found = connection.execute(_READ_ENTRIES, {"of": table, "after": after})
    names = tuple(found.keys())
    return [_entry(dict(zip(names, row, strict=True))) for row in found.all()]


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
    entries = read_entries(connection, table, after)
    changed = not after or any(isinstance(entry, SeatChanged) for entry in entries)
    former = read_former(connection, [table]).get(table, []) if changed else None
    return StoredTable(data, read_seats(connection, table), entries, former)


def ended_tables(connection: Connection, tables: Sequence[str]) -> dict[str, StoredTable]:
    """Those of some tables that have ended, with their seats and without entries; damaged ones are left out."""
    fits = TableRow.id.in_(tables) & TableRow.status.in_(("over", "closed"))
    found: dict[str, StoredTable] = {}
    former = read_former(connection, tables)
    for row in connection.execute(select(*_TABLE).where(fits)).mappings().all():
        try:
            data = _table(dict(row))
            found[data.id] = StoredTable(data, read_seats(connection, data.id), [], former.get(data.id, []))
        except FestinaError:
            continue
    return found


def read_shared(connection: Connection, share: str) -> SharedGame | None:
    """A finished game by its public name (FestinaError if one of its seats is damaged)."""
    row = connection.execute(select(TableRow.id, TableRow.record).where(TableRow.share == share)).first()
    return None if row is None or row.record is None else SharedGame(row.record, read_seats(connection, row.id))


def _is_listed() -> ColumnElement[bool]:
    return TableRow.public.is_(True) & TableRow.status.in_(("open", "running"))


def lobby(connection: Connection, limit: int = 100) -> list[str]:
    """Public tables that wait for people or are played, the newest first, and of each host a few."""
    order = (TableRow.status, TableRow.changed.desc())
    place = func.row_number().over(partition_by=TableRow.host, order_by=order).label("place")
    listed = select(TableRow.id, TableRow.status, TableRow.changed, place).where(_is_listed()).subquery()
    rows = connection.execute(
        select(listed.c.id)
        .where(listed.c.place <= _LISTED_PER_HOST)
        .order_by(listed.c.status, listed.c.changed.desc())
        .limit(limit)
    )
    return list(rows.scalars())


def still_listed(connection: Connection, tables: Collection[str]) -> list[str]:
    """Those of some tables that are public, and wait for people or are played."""
    return list(connection.execute(select(TableRow.id).where(TableRow.id.in_(tables), _is_listed())).scalars())


def tables_of(connection: Connection, device: str, limit: int | None) -> list[str]:
    """Where a device holds a seat, is host or was taken off a seat, the latest first (None: all of them)."""
    held = select(SeatRow.table).where(SeatRow.device == device)
    lost = select(FormerRow.table).where(FormerRow.device == device)
    rows = connection.execute(
        select(TableRow.id)
        .where(TableRow.id.in_(held) | TableRow.id.in_(lost) | (TableRow.host == device))
        .order_by(TableRow.changed.desc())
        .limit(limit)
    )
    return list(rows.scalars())


def tables_with_bots(connection: Connection) -> list[str]:
    """Tables being played where a bot may be to act."""
    with_bots = select(SeatRow.table).where(SeatRow.bot.is_not(None) | SeatRow.lent.is_not(None))
    rows = connection.execute(select(TableRow.id).where(TableRow.status == "running", TableRow.id.in_(with_bots)))
    return list(rows.scalars())


def overdue_by(connection: Connection, at: float) -> dict[str, float]:
    """When the next clock runs out at the tables being played where that is until a moment."""
    fits = (TableRow.status == "running") & (TableRow.deadline <= at)
    rows = connection.execute(select(TableRow.id, TableRow.deadline).where(fits))
    return {row.id: row.deadline for row in rows}


def set_deadline(connection: Connection, table: str, version: int, deadline: float | None) -> None:
    """Keep another moment at which the next clock of a table runs out, unless the table has changed meanwhile."""
    fits = (TableRow.id == table) & (TableRow.version == version)
    connection.execute(update(TableRow).where(fits).values(deadline=deadline))


def versions(connection: Connection, tables: Sequence[str]) -> dict[str, int]:
    """Where the lists of entries of some tables stand."""
    rows = connection.execute(select(TableRow.id, TableRow.version).where(TableRow.id.in_(tables)))
    return {row.id: row.version for row in rows}
