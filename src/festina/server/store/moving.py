"""Moving: what a code covers, or a whole device, to another device at once.

Seats move in their rows, and no game is built for it: a damaged game moves like the others.
"""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, or_, select, update

from ..entries import SeatChanged, columns_of
from ..refusal import Refusal
from ..tokens import hashed
from .along import carry_along
from .belongings import delete_of_devices
from .chat import move_chat
from .data import MoveChat, Moving, Offered
from .dialect import insert_or_ignore
from .models import (
    BanRow,
    BlockRow,
    ChallengeRow,
    ChatRow,
    Device,
    EntryRow,
    MovingRow,
    ReportRow,
    SeatRow,
    SessionRow,
    SubscriptionRow,
    TableRow,
)
from .notices import move_notices


def create_moving_code(connection: Connection, code: str, moving: Moving, expires: float) -> None:
    """A code for one seat of a device, or for all of them."""
    columns = {"code_hash": hashed(code), **moving._asdict(), "expires": expires, "used": False}
    connection.execute(insert(MovingRow).values(**columns))


def read_offer(connection: Connection, code: str, to: str, now: float) -> Offered:
    """What a code would move to a device, or has moved to it already (Refusal)."""
    found = _living(connection, code, to, now)
    if found.moved is not None:
        return Offered(found.moved, found.expires)
    covered = _covered(connection, found.moving)
    if not covered:
        raise Refusal("not_now", "server-code-empty")
    return Offered([held.table for held in covered], found.expires)


def move(connection: Connection, code: str, to: str, now: float) -> list[str]:
    """Move all that a code covers to a device (Refusal); the tables, the same if that device asks again."""
    is_code = MovingRow.code_hash == hashed(code)
    # Until the commit nobody else can use the code.
    connection.execute(select(MovingRow.code_hash).where(is_code).with_for_update()).all()
    found = _living(connection, code, to, now)
    if found.moved is not None:
        return found.moved
    if connection.execute(select(Device.id).where(Device.id == to)).first() is None:
        # Another process has just forgotten it: what moved there would be lost.
        raise Refusal("not_yours", "server-who-are-you")
    moved = _move_covered(connection, found.moving, to, now)
    if not moved:
        raise Refusal("not_now", "server-code-empty")
    connection.execute(update(MovingRow).where(is_code).values(used=True, to=to, moved=moved))
    return moved


def read_held(connection: Connection, device: str) -> list[str]:
    """The tables that a device would bring along, the latest first."""
    return [held.table for held in _covered(connection, Moving(device, None, None))]


def bring(connection: Connection, device: str, to: str, now: float) -> list[str]:
    """Make a device part of another, with all it has and all its browsers (Refusal); the tables that moved."""
    wanted = select(Device.id).where(Device.id.in_((device, to))).order_by(Device.id).with_for_update()
    if len(connection.execute(wanted).all()) != 2:
        raise Refusal("not_yours", "server-who-are-you")
    moved = _move_covered(connection, Moving(device, None, None), to, now)
    for model in (SessionRow, ChallengeRow, SubscriptionRow, ChatRow, ReportRow):
        connection.execute(update(model).where(model.device == device).values(device=to))
    connection.execute(update(ReportRow).where(ReportRow.about == device).values(about=to))
    connection.execute(delete(BlockRow).where(or_(BlockRow.device == device, BlockRow.blocked == device)))
    connection.execute(delete(MovingRow).where(or_(MovingRow.device == device, MovingRow.to == device)))
    delete_of_devices(connection, [device])
    connection.execute(delete(Device).where(Device.id == device))
    return moved


def _move_covered(connection: Connection, moving: Moving, to: str, now: float) -> list[str]:
    """Move seats, and with all of them what else a person has; the tables."""
    # Until the commit nobody else can change the tables.
    connection.execute(select(TableRow.id).where(_is_table(moving)).with_for_update()).all()
    covered = _covered(connection, moving)
    for held in covered:
        _move_table(connection, held, moving, to, now)
    _copy_blocks(connection, moving, to)
    moved = [held.table for held in covered]
    move_notices(connection, moving.device, to, moved, all_of_it=moving.table is None)
    if moving.table is None:
        carry_along(connection, moving.device, to)
    return moved


class _Code(NamedTuple):
    """A code that lives: what it moves, until when, and (once it is used) the tables it has moved."""

    moving: Moving
    expires: float
    moved: list[str] | None


def _living(connection: Connection, code: str, to: str, now: float) -> _Code:
    """A code that a device may use, or has used (Refusal)."""
    fits = (MovingRow.code_hash == hashed(code)) & (MovingRow.expires > now)
    row = connection.execute(select(MovingRow.__table__).where(fits)).first()
    if row is None or (row.used and row.to != to):
        raise Refusal("not_there", "server-no-code")
    if _is_banned(connection, row.device, now):
        raise Refusal("not_there", "server-no-code")
    if row.device == to:
        raise Refusal("not_now", "server-code-is-yours")
    return _Code(Moving(row.device, row.table, row.seat), row.expires, list(row.moved or []) if row.used else None)


def _is_banned(connection: Connection, device: str, now: float) -> bool:
    """Whether a device is banned: it cannot go on as another one with a code that it made before."""
    holds = or_(BanRow.expires.is_(None), BanRow.expires > now)
    return connection.execute(select(BanRow.number).where(BanRow.device == device, holds)).first() is not None


class _Held(NamedTuple):
    """What a device has at a table: seats, the host's rights, or both."""

    table: str
    seats: list[int]
    hosting: bool


def _covered(connection: Connection, moving: Moving) -> list[_Held]:
    """What is moved, the latest table first."""
    held = connection.execute(select(SeatRow.table, SeatRow.seat).where(_is_seat(moving)).order_by(SeatRow.seat))
    seats: dict[str, list[int]] = {}
    for row in held:
        seats.setdefault(row.table, []).append(row.seat)
    rows = select(TableRow.id, TableRow.host).where(_is_table(moving)).order_by(TableRow.changed.desc())
    return [
        _Held(row.id, seats.get(row.id, []), moving.table is None and row.host == moving.device)
        for row in connection.execute(rows)
    ]


def _is_seat(moving: Moving) -> ColumnElement[bool]:
    """The condition for the seats that a code moves."""
    conditions = [SeatRow.kind == "person", SeatRow.device == moving.device]
    if moving.table is not None:
        conditions.append(SeatRow.table == moving.table)
    if moving.seat is not None:
        conditions.append(SeatRow.seat == moving.seat)
    return and_(*conditions)


def _is_table(moving: Moving) -> ColumnElement[bool]:
    """The condition for the tables at which a code moves something."""
    is_seated = TableRow.id.in_(select(SeatRow.table).where(_is_seat(moving)))
    return is_seated if moving.table is not None else or_(is_seated, TableRow.host == moving.device)


def _move_table(connection: Connection, held: _Held, moving: Moving, to: str, now: float) -> None:
    """Give a device what another has at a table, as the table's next entry."""
    is_table = TableRow.id == held.table
    version = connection.execute(select(TableRow.version).where(is_table)).scalar_one()
    last = connection.execute(select(func.max(EntryRow.number)).where(EntryRow.table == held.table)).scalar()
    # In a damaged game there may be entries beyond the version.
    number = max(version, last or 0) + 1
    entry = SeatChanged(number=number, seat=held.seats[0] if held.seats else None, what="move", at=now)
    connection.execute(insert(EntryRow).values(table=held.table, **columns_of(entry)))
    values: dict[str, object] = {"version": number, "changed": now} | ({"host": to} if held.hosting else {})
    connection.execute(update(TableRow).where(is_table).values(**values))
    is_seat = (SeatRow.table == held.table) & SeatRow.seat.in_(held.seats)
    connection.execute(update(SeatRow).where(is_seat).values(device=to))
    move_chat(connection, held.table, MoveChat(moving.device, to, moving.seat))


def _copy_blocks(connection: Connection, moving: Moving, to: str) -> None:
    """Let blocks of the old device hold for the new one; its own blocks go along if all it has does."""
    old = BlockRow.blocked == moving.device
    if moving.table is None:
        old |= BlockRow.device == moving.device
    for row in connection.execute(select(BlockRow.__table__).where(old)).all():
        device, blocked = (to if one == moving.device else one for one in (row.device, row.blocked))
        if device != blocked:
            columns = {"device": device, "blocked": blocked, "name": row.name, "at": row.at}
            connection.execute(insert_or_ignore(connection, BlockRow).values(**columns))
