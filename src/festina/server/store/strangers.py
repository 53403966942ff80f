"""Reading and changing whom devices have blocked, and what they have reported."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, Row, delete, insert, or_, select, update

from ...kernel.data import convert
from ..refusal import Refusal
from ..tokens import hashed
from ..wire_strangers import BlockInfo
from .chat import LINE
from .data import Blocking, ReportData, StoredReport
from .dialect import insert_or_ignore
from .models import BlockRow, ChatRow, Device, ReportRow, TableRow

#: People whom one device may block.
MOST_BLOCKS: Final = 1000
#: Lines that a report keeps of what its person had said.
_SAID: Final = 20


# ---- blocks


def block(connection: Connection, device: str, blocked: str, name: str, at: float) -> None:
    """A device does not want to hear from another any more (Refusal if it has blocked too many)."""
    if len(_blocks(connection, device)) >= MOST_BLOCKS:
        raise Refusal("not_now", "server-too-many-blocks", most=MOST_BLOCKS)
    values = {"device": device, "blocked": blocked, "name": name, "at": at}
    connection.execute(insert_or_ignore(connection, BlockRow).values(**values))


def unblock(connection: Connection, device: str, id: str) -> list[BlockInfo]:
    """Lift one of a device's blocks by its name (Refusal); those that are left."""
    rows = _blocks(connection, device)
    lifted = next((row for row in rows if _name_of(row) == id), None)
    if lifted is None:
        raise Refusal("not_there", "server-no-block")
    connection.execute(delete(BlockRow).where(BlockRow.device == device, BlockRow.blocked == lifted.blocked))
    return [_info(row) for row in rows if row is not lifted]


def read_blocks(connection: Connection, device: str) -> list[BlockInfo]:
    """Everybody whom a device has blocked, the latest first."""
    return [_info(row) for row in _blocks(connection, device)]


def blocking(connection: Connection, device: str, other: str) -> Blocking:
    """Whether a device has blocked another, and the other it."""
    pairs = select(BlockRow.device).where(
        or_(
            (BlockRow.device == device) & (BlockRow.blocked == other),
            (BlockRow.device == other) & (BlockRow.blocked == device),
        )
    )
    found = set(connection.execute(pairs).scalars())
    return Blocking(mine=device in found, theirs=other in found)


def hidden_tables(connection: Connection, tables: Sequence[str], device: str) -> set[str]:
    """Those of some tables whose host has blocked a device, or the device them."""
    mine = select(BlockRow.blocked).where(BlockRow.device == device)
    theirs = select(BlockRow.device).where(BlockRow.blocked == device)
    rows = connection.execute(
        select(TableRow.id).where(TableRow.id.in_(tables), or_(TableRow.host.in_(mine), TableRow.host.in_(theirs)))
    )
    return set(rows.scalars())


def _blocks(connection: Connection, device: str) -> Sequence[Row[tuple[object, ...]]]:
    rows = select(BlockRow.__table__).where(BlockRow.device == device).order_by(BlockRow.at.desc())
    return connection.execute(rows).all()


def _name_of(row: Row[tuple[object, ...]]) -> str:
    """The public name of a block: it says nothing about the blocked device."""
    return hashed(f"{row.device} {row.blocked}")[:16]


def _info(row: Row[tuple[object, ...]]) -> BlockInfo:
    return BlockInfo(id=_name_of(row), name=row.name, at=row.at)


# ---- reports


def report(connection: Connection, made: ReportData) -> None:
    """Keep a report with what its person said last; it takes the place of an open one of the same device."""
    lines = (
        select(*LINE)
        .where(ChatRow.table == made.table, ChatRow.device == made.about)
        .order_by(ChatRow.number.desc())
        .limit(_SAID)
    )
    said = [dict(row) for row in connection.execute(lines).mappings()][::-1]
    values = {**made.as_dict(), "said": said, "closed": None}
    fits = (
        (ReportRow.table == made.table)
        & (ReportRow.device == made.device)
        & (ReportRow.about == made.about)
        & ReportRow.closed.is_(None)
    )
    if not connection.execute(update(ReportRow).where(fits).values(**values)).rowcount:
        connection.execute(insert(ReportRow).values(**values))


def read_reports(connection: Connection, closed: bool = False) -> list[StoredReport]:
    """The open reports, or (``closed``) all of them, the oldest first."""
    wanted = select(ReportRow.__table__).order_by(ReportRow.number)
    rows = connection.execute(wanted if closed else wanted.where(ReportRow.closed.is_(None))).mappings()
    return [_report(dict(row)) for row in rows]


def read_report(connection: Connection, number: int) -> StoredReport | None:
    """A report by its number."""
    row = connection.execute(select(ReportRow.__table__).where(ReportRow.number == number)).mappings().first()
    return None if row is None else _report(dict(row))


def close_report(connection: Connection, number: int, at: float) -> None:
    """The operator has dealt with a report; one about a device that is forgotten by now is deleted."""
    known = select(Device.id)
    connection.execute(delete(ReportRow).where(ReportRow.number == number, ReportRow.about.not_in(known)))
    connection.execute(update(ReportRow).where(ReportRow.number == number).values(closed=at))


def forget_stranger(connection: Connection, device: str) -> None:
    """Delete what a device has blocked and reported; open reports about it stay for the operator."""
    connection.execute(delete(BlockRow).where(or_(BlockRow.device == device, BlockRow.blocked == device)))
    about = (ReportRow.about == device) & ReportRow.closed.is_not(None)
    connection.execute(delete(ReportRow).where(or_(ReportRow.device == device, about)))


def _report(columns: dict[str, object]) -> StoredReport:
    return convert(columns, StoredReport)
