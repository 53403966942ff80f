"""What the operator does: bans, announcements, closing tables. Servers notice by the fact ``operator``."""

from __future__ import annotations

from typing import Final, NamedTuple
from uuid import uuid4

from sqlalchemy import Connection, delete, func, insert, select

from ...kernel.data import convert
from ..entries import TableClosed
from ..options import Status
from ..wire_strangers import AnnouncementInfo
from .data import BanData, OperatorNews, SeatData, TableChange, TableData
from .facts import read_facts, write_facts
from .models import AnnouncementRow, BanRow, Device, ReportRow, SeatRow, TableRow
from .tables import append, read_seats, read_table

#: The fact that changes with every act of the operator.
_MARK: Final = "operator"


def _mark(connection: Connection) -> str:
    return read_facts(connection).get(_MARK, "")


def _show(connection: Connection) -> None:
    """Let the servers notice that something has changed; a count would be lost if two commands did so at once."""
    write_facts(connection, {_MARK: uuid4().hex})


def read_operator_news(connection: Connection, known: str | None = None) -> OperatorNews | None:
    """What the operator has said and forbidden; None if nothing has changed since a mark."""
    mark = _mark(connection)
    if mark == known:
        return None
    return OperatorNews(mark, read_bans(connection), read_announcements(connection))


# ---- bans


def read_bans(connection: Connection) -> list[BanData]:
    """All bans, those that have expired too, the oldest first."""
    rows = connection.execute(select(BanRow.__table__).order_by(BanRow.number)).mappings()
    return [convert(dict(row), BanData) for row in rows]


def add_ban(
    connection: Connection, device: str | None, network: str | None, reason: str, at: float, expires: float | None
) -> int:
    """Ban a device or a range of addresses; the number of the ban."""
    values = {"device": device, "network": network, "reason": reason, "at": at, "expires": expires}
    number = connection.execute(insert(BanRow).values(**values).returning(BanRow.number)).scalar_one()
    _show(connection)
    return number


def remove_ban(connection: Connection, number: int) -> bool:
    """Lift a ban; whether there was one."""
    found = connection.execute(delete(BanRow).where(BanRow.number == number)).rowcount
    _show(connection)
    return bool(found)


def is_device(connection: Connection, device: str) -> bool:
    """Whether there is such a device."""
    return connection.execute(select(Device.id).where(Device.id == device)).scalar() is not None


# ---- announcements


def read_announcements(connection: Connection) -> list[AnnouncementInfo]:
    """All announcements, those that have expired too, the oldest first."""
    rows = connection.execute(select(AnnouncementRow.__table__).order_by(AnnouncementRow.number)).mappings()
    return [convert(dict(row), AnnouncementInfo) for row in rows]


def add_announcement(connection: Connection, text: str, at: float, expires: float | None) -> int:
    """Say something to everybody; the number of the announcement."""
    values = {"text": text, "at": at, "expires": expires}
    number = connection.execute(insert(AnnouncementRow).values(**values).returning(AnnouncementRow.number)).scalar_one()
    _show(connection)
    return number


def remove_announcement(connection: Connection, number: int) -> bool:
    """Withdraw an announcement; whether there was one."""
    found = connection.execute(delete(AnnouncementRow).where(AnnouncementRow.number == number)).rowcount
    _show(connection)
    return bool(found)


# ---- tables


class TableLine(NamedTuple):
    """A table in the operator's list."""

    id: str
    ruleset: str
    status: Status
    public: bool
    changed: float
    #: The names of the people who sit there.
    people: list[str]
    #: Open reports.
    reports: int


class TableView(NamedTuple):
    """A table as the operator sees it: with the devices of its seats."""

    data: TableData
    seats: list[SeatData]
    #: The numbers of the reports about people there.
    reports: list[int]


def list_tables(connection: Connection, status: Status | None, reported: bool, most: int) -> list[TableLine]:
    """Tables with a status, or with open reports, or all, the latest first."""
    open_reports = select(ReportRow.table, func.count()).where(ReportRow.closed.is_(None)).group_by(ReportRow.table)
    counts = {row[0]: row[1] for row in connection.execute(open_reports)}
    wanted = select(TableRow.id, TableRow.ruleset, TableRow.status, TableRow.public, TableRow.changed)
    if status is not None:
        wanted = wanted.where(TableRow.status == status)
    if reported:
        wanted = wanted.where(TableRow.id.in_(list(counts)))
    rows = connection.execute(wanted.order_by(TableRow.changed.desc()).limit(most)).all()
    people: dict[str, list[str]] = {row.id: [] for row in rows}
    sitting = select(SeatRow.table, SeatRow.name).where(SeatRow.table.in_(list(people)), SeatRow.kind == "person")
    for seat in connection.execute(sitting.order_by(SeatRow.table, SeatRow.seat)):
        people[seat.table].append(seat.name)
    return [
        TableLine(row.id, row.ruleset, row.status, row.public, row.changed, people[row.id], counts.get(row.id, 0))
        for row in rows
    ]


def view_table(connection: Connection, table: str) -> TableView | None:
    """A table with its seats and the reports about it."""
    data = read_table(connection, table)
    if data is None:
        return None
    reports = connection.execute(select(ReportRow.number).where(ReportRow.table == table).order_by(ReportRow.number))
    return TableView(data, read_seats(connection, table), list(reports.scalars()))


def close_table(connection: Connection, table: str, at: float) -> Status | None:
    """Close a table that is open or running (Conflict); the status it had, None if there is no such table."""
    found = connection.execute(select(TableRow.status, TableRow.version).where(TableRow.id == table)).first()
    if found is None:
        return None
    status: Status = convert(found.status, Status)
    if status in ("open", "running"):
        end = TableClosed(number=found.version + 1, at=at)
        append(connection, table, TableChange(entries=(end,), status="closed"))
        _show(connection)
    return status
