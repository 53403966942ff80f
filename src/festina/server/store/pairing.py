"""People who wait to be paired: each has one row, and one transaction seats a whole group.

Every change begins with the same lock, so that no process seats somebody whom another is seating.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from sqlalchemy import ColumnElement, Connection, RowMapping, delete, func, insert, select, update

from ..matching import Apart, Group, PairingState, Room, Waiting, company_of, find_group, fitting
from ..refusal import Refusal
from .daily import banned_devices
from .data import CreateTable
from .dialect import insert_or_ignore
from .models import BlockRow, Device, FactRow, PairingRow, TableRow
from .ratings import strength
from .tables import create_table

#: Seconds without a sign of life after which somebody is taken for gone.
GONE: Final = 15.0
#: People who may wait at once, and how many of those who want the same are looked at.
_MOST: Final = 2000
_MOST_COMPARED: Final = 200
#: The fact that is locked while people are seated.
_LOCK: Final = "pairing"

#: Makes the table of a group, from the figures that its people like to run with.
MakeTable = Callable[[Group, dict[str, int | None]], CreateTable]


def wait(connection: Connection, wanted: Waiting, room: Room, make: MakeTable, now: float) -> PairingState:
    """Let somebody wait, or go on waiting, and seat the first group that can begin (Refusal if too many wait)."""
    _lock(connection)
    delete_gone(connection, now)
    mine = _mine(connection, wanted.device)
    if mine is not None and _still_holds(connection, mine, wanted):
        connection.execute(update(PairingRow).where(PairingRow.device == wanted.device).values(seen=now))
    else:
        mine = _begin(connection, wanted)
    if mine.table is None:
        waiting, apart = _those_like(connection, wanted, now)
        group = find_group(waiting, apart, room, now)
        if group is not None:
            _seat(connection, group, make)
    return read(connection, wanted.device, now)


def start(connection: Connection, device: str, room: Room, make: MakeTable, now: float) -> PairingState:
    """Seat somebody at once, with those who fit and do not mind bots."""
    _lock(connection)
    mine = _mine(connection, device)
    if mine is not None and mine.table is None:
        waiting, apart = _those_like(connection, mine, now)
        _seat(connection, company_of(mine, waiting, apart, room, now), make)
    return read(connection, device, now)


def cancel(connection: Connection, device: str, now: float) -> PairingState:
    """Let somebody wait no longer; how it stood until now, for they may just have been seated."""
    _lock(connection)
    before = read(connection, device, now)
    connection.execute(delete(PairingRow).where(PairingRow.device == device))
    return before


def read(connection: Connection, device: str | None, now: float) -> PairingState:
    """How it stands with a device, which may be none that waits."""
    counts = select(PairingRow.game, func.count()).where(_waits(now)).group_by(PairingRow.game)
    waiting = {row[0]: row[1] for row in connection.execute(counts)}
    mine = _mine(connection, device) if device is not None else None
    if mine is None or mine.seen <= now - GONE:
        return PairingState(None, 0, waiting)
    if mine.table is not None:
        return PairingState(mine, 0, waiting)
    return PairingState(mine, len(fitting(mine, *_those_like(connection, mine, now))), waiting)


def _lock(connection: Connection) -> None:
    connection.execute(insert_or_ignore(connection, FactRow).values(name=_LOCK, value=""))
    connection.execute(select(FactRow.value).where(FactRow.name == _LOCK).with_for_update())


def delete_gone(connection: Connection, now: float) -> None:
    """Delete the wishes of those who are gone."""
    connection.execute(delete(PairingRow).where(PairingRow.seen <= now - GONE))


def _waits(now: float) -> ColumnElement[bool]:
    return PairingRow.table.is_(None) & (PairingRow.seen > now - GONE)


def _mine(connection: Connection, device: str) -> Waiting | None:
    row = connection.execute(select(PairingRow.__table__).where(PairingRow.device == device)).mappings().first()
    return None if row is None else _waiting(row)


def _waiting(row: RowMapping) -> Waiting:
    return Waiting(**{name: row[name] for name in Waiting._fields})


def _still_holds(connection: Connection, mine: Waiting, wanted: Waiting) -> bool:
    """Whether somebody still waits for the same, or was seated and the game goes on."""
    if mine.table is None:
        return (mine.wish, mine.name) == (wanted.wish, wanted.name)
    status = connection.execute(select(TableRow.status).where(TableRow.id == mine.table)).scalar()
    return status in ("open", "running")


def _begin(connection: Connection, wanted: Waiting) -> Waiting:
    connection.execute(delete(PairingRow).where(PairingRow.device == wanted.device))
    if connection.execute(select(func.count()).select_from(PairingRow)).scalar_one() >= _MOST:
        raise Refusal("too_fast", "server-pairing-full")
    begun = wanted._replace(rating=strength(connection, wanted.device, wanted.game), table=None)
    connection.execute(insert(PairingRow).values(**begun._asdict()))
    return begun


def _those_like(connection: Connection, one: Waiting, now: float) -> tuple[list[Waiting], Apart]:
    """Those who wait for the same game at the same pace, who have waited longest, and who of them must not meet."""
    rows = connection.execute(
        select(PairingRow.__table__)
        .where(_waits(now), PairingRow.game == one.game, PairingRow.pace == one.pace)
        .where(PairingRow.device.not_in(banned_devices(now)))
        .order_by(PairingRow.at, PairingRow.device)
        .limit(_MOST_COMPARED)
    ).mappings()
    waiting = [_waiting(row) for row in rows]
    return waiting, _apart(connection, [other.device for other in waiting])


def _apart(connection: Connection, devices: Sequence[str]) -> Apart:
    pairs = select(BlockRow.device, BlockRow.blocked).where(BlockRow.device.in_(devices), BlockRow.blocked.in_(devices))
    return {frozenset((row.device, row.blocked)) for row in connection.execute(pairs)}


def _seat(connection: Connection, group: Group, make: MakeTable) -> None:
    """Make the table of a group, and tell its people where it is."""
    devices = [one.device for one in group.people]
    rows = connection.execute(select(Device.id, Device.runner).where(Device.id.in_(devices)))
    made = make(group, {row.id: row.runner for row in rows})
    create_table(connection, made.data, made.seats)
    connection.execute(update(PairingRow).where(PairingRow.device.in_(devices)).values(table=made.data.id))
