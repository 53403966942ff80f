"""What is not kept for ever (docs/server.md says how long): found, marked as due, deleted a grace period later.

Tables and devices carry their marks in ``due``. A row that is used again before it is deleted loses its mark. Chat,
reports and the like are judged by the moment of an earlier look, so they have their grace period without a mark.
Every job here changes a bounded number of rows: moves wait for the same writer.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from sqlalchemy import ColumnElement, Connection, and_, delete, false, func, or_, select, update

from ..settings import Settings
from .belongings import delete_of_devices, delete_of_tables
from .cups import delete_old_cups
from .data import What
from .models import (
    AnnouncementRow,
    BanRow,
    BlockRow,
    ChatRow,
    Device,
    EntryRow,
    MovingRow,
    ReportRow,
    SeatRow,
    TableRow,
)
from .pairing import delete_gone
from .passkeys import delete_challenges

_DAY: Final = 86400.0
#: Rows that one transaction changes, at most; a table counts with its entries.
PORTION: Final = 1000
#: So many may always be deleted at once, however few there are in all.
HANDFUL: Final = 25


@dataclass(frozen=True)
class DueRows:
    """What is too old, by id."""

    #: All there are, old or not.
    total: int = 0
    #: Too old, and not marked yet.
    unmarked: list[str] = field(default_factory=list)
    #: Marked, and used again since.
    returned: list[str] = field(default_factory=list)
    #: Marked, within the grace period.
    resting: list[str] = field(default_factory=list)
    #: Marked for longer than the grace period.
    ripe: list[str] = field(default_factory=list)
    #: As ripe, but too many at once to go without an operator's consent.
    waiting: list[str] = field(default_factory=list)

    @property
    def due(self) -> int:
        """How many are too old."""
        return sum(map(len, (self.unmarked, self.resting, self.ripe, self.waiting)))


def find_due(connection: Connection, what: What, settings: Settings, now: float, confirmed: float | None) -> DueRows:
    """What is too old; an operator has allowed what was marked until ``confirmed``."""
    model = _MODELS[what]
    total = connection.execute(select(func.count()).select_from(model)).scalar() or 0
    old = _old(what, settings, now)
    unmarked = connection.execute(select(model.id).where(old, model.due.is_(None))).scalars()
    returned = connection.execute(select(model.id).where(~old, model.due.is_not(None))).scalars()
    found = DueRows(total, list(unmarked), list(returned))
    unconfirmed: list[str] = []
    for row in connection.execute(select(model.id, model.due).where(old, model.due.is_not(None)).order_by(model.due)):
        if row.due > now - settings.tidy_grace_days * _DAY:
            found.resting.append(row.id)
        elif confirmed is not None and row.due <= confirmed:
            found.ripe.append(row.id)
        else:
            unconfirmed.append(row.id)
    many = len(unconfirmed) > max(HANDFUL, settings.tidy_share * total)
    (found.waiting if many else found.ripe).extend(unconfirmed)
    return found


def _old_tables(settings: Settings, now: float) -> ColumnElement[bool]:
    """Tables that are to be deleted or, while they are played, closed."""
    open_ = and_(TableRow.status == "open", TableRow.changed < now - settings.keep_open_days * _DAY)
    running = and_(TableRow.status == "running", TableRow.changed < now - settings.keep_running_days * _DAY)
    ended: ColumnElement[bool] = false()
    if settings.keep_over_days:
        is_over = TableRow.status.in_(("over", "closed"))
        ended = and_(is_over, TableRow.changed < now - settings.keep_over_days * _DAY)
    return or_(open_, running, ended)


def _old_devices(settings: Settings, now: float) -> ColumnElement[bool]:
    return Device.seen < now - settings.keep_device_days * _DAY


_MODELS: Final[dict[What, type[TableRow | Device]]] = {"tables": TableRow, "devices": Device}


def _old(what: What, settings: Settings, now: float) -> ColumnElement[bool]:
    return (_old_tables if what == "tables" else _old_devices)(settings, now)


def portions(ids: Sequence[str]) -> Iterator[Sequence[str]]:
    """Ids in parts that one transaction may change."""
    for first in range(0, len(ids), PORTION):
        yield ids[first : first + PORTION]


def mark(connection: Connection, what: What, ids: Sequence[str], due: float | None) -> None:
    """Mark rows as due since a moment, or (None) as wanted again."""
    model = _MODELS[what]
    connection.execute(update(model).where(model.id.in_(ids)).values(due=due))


def delete_due(
    connection: Connection, what: What, ids: Sequence[str], settings: Settings, now: float
) -> tuple[int, list[str]]:
    """Delete what is still due of the first of some rows: how many of them were looked at, and those that are gone.

    A running game is closed and stays.
    """
    if what == "tables":
        return _delete_tables(connection, ids[:PORTION], settings, now)
    fits = and_(Device.id.in_(ids[:PORTION]), Device.due.is_not(None), _old_devices(settings, now))
    gone = list(connection.execute(select(Device.id).where(fits)).scalars())
    connection.execute(update(SeatRow).where(SeatRow.device.in_(gone)).values(device=None))
    connection.execute(delete(MovingRow).where(MovingRow.device.in_(gone)))
    connection.execute(delete(BlockRow).where(or_(BlockRow.device.in_(gone), BlockRow.blocked.in_(gone))))
    delete_of_devices(connection, gone)
    connection.execute(delete(Device).where(Device.id.in_(gone)))
    return PORTION, gone


def _delete_tables(connection: Connection, ids: Sequence[str], settings: Settings, now: float) -> tuple[int, list[str]]:
    fits = and_(TableRow.id.in_(ids), TableRow.due.is_not(None), _old_tables(settings, now))
    found = {
        row.id: row for row in connection.execute(select(TableRow.id, TableRow.status, TableRow.version).where(fits))
    }
    looked_at, rows, gone = 0, 0, []
    for id in ids:
        if looked_at and rows > PORTION:
            break
        looked_at += 1
        if id in found:
            rows += 1 + found[id].version
            gone.append(id)
    closed = [id for id in gone if found[id].status == "running"]
    deleted = [id for id in gone if found[id].status != "running"]
    connection.execute(update(TableRow).where(TableRow.id.in_(closed)).values(status="closed", due=None))
    for model in (EntryRow, SeatRow, ChatRow):
        connection.execute(delete(model).where(model.table.in_(deleted)))
    delete_of_tables(connection, deleted)
    connection.execute(delete(TableRow).where(TableRow.id.in_(deleted)))
    return looked_at, gone


def delete_talk(connection: Connection, settings: Settings, noticed: float) -> int:
    """Delete chat, reports and cups that were too old at a moment, and bans and announcements that were long over.

    The number deleted; as long as it is not 0 there may be more.
    """
    ended = select(TableRow.id).where(
        TableRow.status.in_(("over", "closed")), TableRow.changed < noticed - settings.keep_chat_days * _DAY
    )
    until = noticed - settings.keep_report_days * _DAY
    return delete_old_cups(connection, settings, noticed, PORTION) + sum(
        connection.execute(
            delete(model).where(model.number.in_(select(model.number).where(too_old).limit(PORTION)))
        ).rowcount
        for model, too_old in (
            (ChatRow, ChatRow.table.in_(ended)),
            (ReportRow, ReportRow.at < until),
            (BanRow, BanRow.expires < until),
            (AnnouncementRow, AnnouncementRow.expires < until),
        )
    )


def delete_codes(connection: Connection, now: float) -> None:
    """Delete moving codes, challenges and wishes whose time is over; a code that was used lives on until then."""
    connection.execute(delete(MovingRow).where(MovingRow.expires < now))
    delete_challenges(connection, now)
    delete_gone(connection, now)


def newest(connection: Connection) -> float | None:
    """When the database was last used, as far as its rows tell."""
    times = (select(func.max(TableRow.changed)), select(func.max(Device.seen)))
    found = [at for query in times if (at := connection.execute(query).scalar()) is not None]
    return max(found, default=None)
