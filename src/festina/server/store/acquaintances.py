"""The people a device has played with, and those it wants to find again."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, Row, delete, select, update

from ..refusal import Refusal
from ..tokens import hashed
from .data import PersonData
from .dialect import insert_or_ignore
from .models import BlockRow, Device, FriendRow, SeatRow, TableRow, aliased

#: People that are listed, those of the latest games first; and seats of others that are looked at for it.
MOST_PEOPLE: Final = 100
_MOST_SEATS: Final = 4000
#: Friends that one device may have.
MOST_FRIENDS: Final = 500


def name_of(device: str, other: str) -> str:
    """What a person is called towards a device: it says nothing about the person's own; a block has the same name."""
    return hashed(f"{device} {other}")[:16]


def people_of(connection: Connection, device: str) -> list[PersonData]:
    """The people with whom a device has played or who are its friends, those of the latest games first."""
    met: dict[str, PersonData] = {}
    for row in _seats_beside(connection, device):
        known = met.get(row.device)
        if known is None:
            met[row.device] = _person(device, row)
        elif row.table not in known.tables:
            known.tables.append(row.table)
    friends = _friends(connection, device)
    for other, name in friends.names.items():
        met.setdefault(other, PersonData(other, name_of(device, other), name, None, [], None))
    blocked = set(connection.execute(select(BlockRow.blocked).where(BlockRow.device == device)).scalars())
    shown = [
        person._replace(
            wanted=person.device in friends.mine,
            wants=person.device in friends.theirs and person.device not in blocked,
            blocked=person.device in blocked,
        )
        for person in met.values()
    ]
    return shown[:MOST_PEOPLE]


def _seats_beside(connection: Connection, device: str) -> list[Row[tuple[object, ...]]]:
    """The seats of other people at tables where a device has played, the latest first."""
    mine, other = aliased(SeatRow), aliased(SeatRow)
    wanted = (
        select(other.device, other.name, other.runner, other.seat, TableRow.id.label("table"), TableRow.changed)
        .join(mine, mine.table == other.table)
        .join(TableRow, TableRow.id == other.table)
        .where(
            mine.device == device,
            other.device != device,
            other.device.is_not(None),
            TableRow.status.in_(("running", "over", "closed")),
        )
        .order_by(TableRow.changed.desc())
        .limit(_MOST_SEATS)
    )
    return list(connection.execute(wanted).all())  # type: ignore[arg-type]  # rows have the columns as attributes


def _person(device: str, row: Row[tuple[object, ...]]) -> PersonData:
    runner = row.seat if row.runner is None else row.runner
    return PersonData(row.device, name_of(device, row.device), row.name, runner, [row.table], row.changed)


class _Friends:
    """Whom a device wants to find again, who wants to find it, and what they were called."""

    def __init__(self) -> None:
        self.mine: set[str] = set()
        self.theirs: set[str] = set()
        self.names: dict[str, str] = {}


def _friends(connection: Connection, device: str) -> _Friends:
    found = _Friends()
    both = (FriendRow.device == device) | (FriendRow.friend == device)
    for row in connection.execute(select(FriendRow.device, FriendRow.friend, FriendRow.name).where(both)):
        if row.device == device:
            found.mine.add(row.friend)
            found.names[row.friend] = row.name
        else:
            found.theirs.add(row.device)
    return found


def find_person(connection: Connection, device: str, id: str) -> PersonData:
    """One of the people a device knows, by what they are called towards it (Refusal)."""
    found = next((person for person in people_of(connection, device) if person.id == id), None)
    if found is None:
        raise Refusal("not_there", "server-no-person")
    return found


def befriend(connection: Connection, device: str, person: PersonData, now: float) -> None:
    """A device wants to find a person again (Refusal if they are too many); with the first, it can be seen itself."""
    mine = connection.execute(select(FriendRow.friend).where(FriendRow.device == device)).all()
    if len(mine) >= MOST_FRIENDS:
        raise Refusal("not_now", "server-too-many-friends", most=MOST_FRIENDS)
    columns = {"device": device, "friend": person.device, "name": person.name, "at": now}
    connection.execute(insert_or_ignore(connection, FriendRow).values(**columns))
    if not mine:
        set_visible(connection, device, True)


def unfriend(connection: Connection, device: str, other: str) -> None:
    """A device does not want to find a person again."""
    connection.execute(delete(FriendRow).where(FriendRow.device == device, FriendRow.friend == other))


def set_visible(connection: Connection, device: str, visible: bool) -> None:
    """Whether friends may see when a device is here."""
    connection.execute(update(Device).where(Device.id == device).values(visible=visible))


def are_visible(connection: Connection, devices: list[str]) -> set[str]:
    """Those of some devices whose friends may see when they are here."""
    wanted = select(Device.id).where(Device.id.in_(devices), Device.visible.is_(True))
    return set(connection.execute(wanted).scalars())
