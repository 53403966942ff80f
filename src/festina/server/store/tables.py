"""Reading and changing tables: every change is entries under the next numbers, or it does not happen."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import Connection, insert, select, update

from ..entries import Entry
from .models import EntryRow, SeatRow, TableRow


class Conflict(Exception):
    """Somebody else has changed the table in the meantime."""


@dataclass
class SeatData:
    """A seat as it is now."""

    seat: int
    kind: str
    device: str | None = None
    name: str = ""
    bot: str | None = None
    lent: str | None = None
    muted: bool = False


@dataclass
class TableData:
    """A table's row."""

    id: str
    host: str
    ruleset: str
    seed: str
    options: dict[str, Any]
    status: str
    public: bool
    version: int
    created: float
    changed: float
    rematch: str | None = None
    share: str | None = None


_COLUMNS = [column for column in TableRow.__table__.columns if column.name != "record"]
Extra = Callable[[Connection], None]


def create_table(connection: Connection, table: TableData, seats: Sequence[SeatData]) -> None:
    """A new table with its seats and no entry."""
    connection.execute(insert(TableRow).values(**asdict(table), record=None))
    connection.execute(insert(SeatRow), [{"table": table.id, **asdict(seat)} for seat in seats])


def append(
    connection: Connection,
    table: str,
    entries: Sequence[Entry],
    seats: Sequence[SeatData] = (),
    changes: Mapping[str, Any] | None = None,
    extra: Extra | None = None,
) -> None:
    """Add entries, with what they change in seats and table (Conflict if the numbers are taken)."""
    if extra:
        extra(connection)
    first, last = entries[0].number, entries[-1].number
    values = {**(changes or {}), "version": last, "changed": entries[-1].at}
    found = connection.execute(
        update(TableRow).where(TableRow.id == table, TableRow.version == first - 1).values(**values)
    )
    if found.rowcount != 1:
        raise Conflict(table)
    connection.execute(insert(EntryRow), [{"table": table, **vars(entry)} for entry in entries])
    for seat in seats:
        named = asdict(seat)
        number = named.pop("seat")
        connection.execute(update(SeatRow).where(SeatRow.table == table, SeatRow.seat == number).values(**named))


def read_table(connection: Connection, table: str) -> TableData | None:
    """A table's row."""
    row = connection.execute(select(*_COLUMNS).where(TableRow.id == table)).mappings().first()
    return TableData(**row) if row else None


def read_seats(connection: Connection, table: str) -> list[SeatData]:
    """A table's seats in order."""
    rows = connection.execute(select(SeatRow.__table__).where(SeatRow.table == table).order_by(SeatRow.seat))
    return [SeatData(**{name: value for name, value in row.items() if name != "table"}) for row in rows.mappings()]


def ended_tables(connection: Connection, tables: Sequence[str]) -> dict[str, tuple[TableData, list[SeatData]]]:
    """Those of some tables that have ended, with their seats."""
    fits = TableRow.id.in_(tables) & TableRow.status.in_(("over", "closed"))
    found = [TableData(**row) for row in connection.execute(select(*_COLUMNS).where(fits)).mappings()]
    return {data.id: (data, read_seats(connection, data.id)) for data in found}


def read_entries(connection: Connection, table: str, after: int = 0) -> list[Entry]:
    """A table's entries in order, from a number on."""
    rows = connection.execute(
        select(EntryRow.__table__).where(EntryRow.table == table, EntryRow.number > after).order_by(EntryRow.number)
    )
    return [Entry(**{name: value for name, value in row.items() if name != "table"}) for row in rows.mappings()]


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


def tables_of(connection: Connection, device: str, limit: int | None = 200) -> list[str]:
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
    """Where tables stand."""
    rows = connection.execute(select(TableRow.id, TableRow.version).where(TableRow.id.in_(tables)))
    return {row.id: row.version for row in rows}
