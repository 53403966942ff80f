"""Making and arranging tables: joining, leaving, starting, rematches, hosts' rights, moving to other devices."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ..bots.registry import bot_spec
from ..kernel.chance import new_seed
from ..registry import table_for
from .bus import now
from .entries import Entry
from .house import House
from .moves import planned_start
from .refusal import Refusal
from .room import Plan, Room
from .store.people import (
    DeviceData,
    change_device,
    create_invitation,
    create_moving_code,
    find_invitation,
    forget_device,
    use_invitation,
    use_moving_code,
)
from .store.tables import SeatData, TableData, create_table, tables_of
from .texts import clean_name
from .tokens import new_code, new_id

#: Seconds that a moving code lives.
MOVING_SECONDS = 600.0


@dataclass(frozen=True)
class Wish:
    """What a table should be like."""

    ruleset: str
    seats: Sequence[dict[str, Any]]
    public: bool = False
    spectators: bool = True
    chat: bool = True
    autoplay: bool = True
    companion: bool = False
    pace: str = "live"
    stand_in: str = "level:4"
    start: bool = True


async def create(house: House, device: DeviceData, wish: Wish) -> Room:
    """A new table; begun at once if that is wanted and no seat is open."""
    definition, table = table_for(wish.ruleset, {})
    if len(wish.seats) != table.players:
        raise Refusal("bad_value", "server-seats-wanted", players=table.players, given=len(wish.seats))
    bot_spec(wish.stand_in, definition.name, foreign=False)
    seats = [_seat(number, seat, definition.name, device) for number, seat in enumerate(wish.seats)]
    return await _new_table(house, device, wish, table.ruleset, seats)


async def _new_table(house: House, device: DeviceData, wish: Wish, ruleset: str, seats: list[SeatData]) -> Room:
    options = {
        "spectators": wish.spectators,
        "chat": wish.chat,
        "autoplay": wish.autoplay,
        "companion": wish.companion,
        "pace": wish.pace,
        "stand_in": wish.stand_in,
        "bot_key": secrets.token_hex(16),
    }
    at = now()
    data = TableData(
        new_id(), device.id, ruleset, str(new_seed()), options, "open", wish.public, version=0, created=at, changed=at
    )
    await house.database.write(lambda connection: create_table(connection, data, seats))
    room = await house.room(data.id)
    if wish.start and all(seat.kind != "open" for seat in seats):
        await room.perform(lambda: planned_start(room))
    return room


def _seat(number: int, wanted: dict[str, Any], game: str, device: DeviceData) -> SeatData:
    kind = wanted["kind"]
    if kind == "bot":
        spec = bot_spec(wanted.get("bot") or "level:4", game, foreign=False).text
        return SeatData(number, "bot", name=spec, bot=spec)
    if kind == "person":
        return SeatData(number, "person", device=device.id, name=clean_name(wanted.get("name") or device.name))
    return SeatData(number, "open")


def _seat_plan(room: Room, seat: SeatData, what: str) -> Plan:
    entry = Entry(0, "seat", seat.seat, data={"what": what}, at=now())
    return Plan(room.match.plan(entry), seats=[seat])


async def join(room: Room, device: DeviceData, name: str, seat: int | None, invitation: str | None = None) -> None:
    """Take a free seat: of a public table, or the one of an invitation."""
    name = clean_name(name)

    def work() -> Plan:
        room.check_status("open")
        free = [held.seat for held in room.seats if held.kind == "open"]
        if invitation is None and not room.data.public and device.id != room.data.host:
            raise Refusal("not_yours", "server-by-invitation")
        if not free or (seat is not None and seat not in free):
            raise Refusal("not_now", "server-seat-taken")
        number = free[0] if seat is None else seat
        plan = _seat_plan(room, SeatData(number, "person", device=device.id, name=name), "join")
        if invitation is not None:
            plan.extra = lambda connection: use_invitation(connection, invitation)
        return plan

    await room.perform(work)


async def invite(house: House, room: Room, device: DeviceData, seat: int) -> str:
    """A link for one free seat."""
    room.check_host(device)
    room.check_status("open")
    if not 0 <= seat < len(room.seats) or room.seats[seat].kind != "open":
        raise Refusal("not_now", "server-seat-taken")
    code = new_id(20)
    await house.database.write(lambda connection: create_invitation(connection, code, room.id, seat, now()))
    return code


async def accept(house: House, device: DeviceData, code: str, name: str) -> Room:
    """Take the seat of an invitation."""
    table, seat = await house.database.read(lambda connection: find_invitation(connection, code))
    room = await house.room(table)
    await join(room, device, name, seat, code)
    return room


async def leave(room: Room, device: DeviceData, seat: int) -> None:
    """Give a seat up; in a running game the stand-in plays on for good."""

    def work() -> Plan:
        held = room.seat_of(seat, device)
        return _vacated(room, held, "leave")

    await room.perform(work)


def _vacated(room: Room, held: SeatData, what: str) -> Plan:
    if room.data.status == "open":
        return _seat_plan(room, SeatData(held.seat, "open"), what)
    room.check_status("running")
    spec = room.data.options["stand_in"]
    bot = SeatData(held.seat, "bot", name=held.name, bot=spec)
    return _seat_plan(room, bot, what)


async def start(room: Room, device: DeviceData) -> None:
    """Begin."""

    def work() -> Plan:
        room.check_host(device)
        room.check_status("open")
        if any(seat.kind == "open" for seat in room.seats):
            raise Refusal("not_now", "server-seats-open")
        return planned_start(room)

    await room.perform(work)


async def arrange(room: Room, device: DeviceData, seat: int, wanted: dict[str, Any]) -> None:
    """What the host may do to a seat, and its holder to its name."""

    def work() -> Plan:
        if not 0 <= seat < len(room.seats):
            raise Refusal("not_there", "server-no-seat", last=len(room.seats) - 1)
        held = room.seats[seat]
        if "name" in wanted:
            named = {**vars(room.seat_of(seat, device)), "name": clean_name(wanted["name"])}
            return _seat_plan(room, SeatData(**named), "name")
        room.check_host(device)
        if "muted" in wanted:
            return _seat_plan(room, SeatData(**{**vars(held), "muted": bool(wanted["muted"])}), "mute")
        if wanted.get("remove"):
            if held.kind != "person":
                raise Refusal("not_now", "server-no-person-there")
            return _vacated(room, held, "remove")
        room.check_status("open")
        if held.kind == "person":
            raise Refusal("not_now", "server-seat-taken")
        changed = _seat(seat, {**wanted, "name": device.name}, room.match.definition.name, device)
        return _seat_plan(room, changed, "arrange")

    await room.perform(work)


async def rematch(house: House, room: Room, device: DeviceData) -> Room:
    """A new table with the same people and bots, one seat further round; asked for twice, it is the same one."""
    room.check_status("over", "closed")
    if not room.seats_of(device.id) and device.id != room.data.host:
        raise Refusal("not_yours", "server-no-seat-here")
    if room.data.rematch:
        return await house.room(room.data.rematch)
    options = room.data.options
    wish = Wish(
        room.data.ruleset,
        (),
        room.data.public,
        options["spectators"],
        options["chat"],
        options["autoplay"],
        options["companion"],
        options["pace"],
        options["stand_in"],
    )
    moved = [*room.seats[1:], room.seats[0]]
    seats = [SeatData(**{**vars(seat), "seat": number, "lent": None}) for number, seat in enumerate(moved)]
    fresh = await _new_table(house, device, wish, room.data.ruleset, seats)

    def work() -> Plan:
        if room.data.rematch:
            raise Refusal("not_now", "server-rematch-made")
        entry = Entry(0, "rematch", None, at=now())
        return Plan(room.match.plan(entry), changes={"rematch": fresh.id})

    try:
        await room.perform(work)
    except Refusal:  # somebody else was faster
        return await house.room(str(room.data.rematch))
    return fresh


async def moving_code(house: House, device: DeviceData, room: Room | None, seat: int | None) -> dict[str, Any]:
    """A one-time code for one of a device's seats, or for all of them."""
    if room is not None:
        room.seat_of(seat, device)
    code, expires = new_code(), now() + MOVING_SECONDS
    table = room.id if room else None
    await house.database.write(lambda connection: create_moving_code(connection, code, device.id, table, seat, expires))
    return {"code": code, "expires": expires}


async def claim(house: House, device: DeviceData, code: str) -> list[Room]:
    """Take over the seats of a code."""
    code = "".join(letter for letter in code.upper() if letter.isalpha())
    other, table, seat = await house.database.write(lambda connection: use_moving_code(connection, code, now()))
    if other == device.id:
        raise Refusal("not_now", "server-code-is-yours")
    tables = [table] if table else await house.database.read(lambda connection: tables_of(connection, other))
    rooms = []
    for id in tables:
        room = await house.room(id)
        moved = [seat] if seat is not None and table else room.seats_of(other)
        hosting = room.data.host == other and table is None

        def work(room: Room = room, moved: list[int] = moved, hosting: bool = hosting) -> Plan:
            still = [room.seats[number] for number in moved if number in room.seats_of(other)]
            held = [SeatData(**{**vars(seat), "device": device.id}) for seat in still]
            entry = Entry(0, "seat", held[0].seat if held else None, data={"what": "move"}, at=now())
            changes = {"host": device.id} if hosting else {}
            return Plan(room.match.plan(entry), seats=held, changes=changes)

        await room.perform(work)
        rooms.append(room)
    return rooms


async def forget_me(house: House, device: DeviceData) -> None:
    """Leave all seats, and delete the device with its name and chat."""
    for id in await house.database.read(lambda connection: tables_of(connection, device.id)):
        room = await house.room(id)
        for seat in room.seats_of(device.id):

            def work(room: Room = room, seat: int = seat) -> Plan:
                held = SeatData(**{**vars(room.seats[seat]), "name": "–"})
                if room.data.status in ("open", "running"):
                    return _vacated(room, held, "leave")
                return _seat_plan(room, SeatData(**{**vars(held), "device": None}), "leave")

            await room.perform(work)
            if room.data.status == "over":
                await _without_names(house, room)
    await house.database.write(lambda connection: forget_device(connection, device.id))


async def _without_names(house: House, room: Room) -> None:
    """Write a finished game's record anew, with the names as they are now."""
    from sqlalchemy import update

    from .moves import record_names
    from .store.models import TableRow

    game = room.match.running
    game.seats = record_names(room.seats)
    text = game.record()
    await house.database.write(
        lambda connection: connection.execute(update(TableRow).where(TableRow.id == room.id).values(record=text))
    )


async def rename_device(house: House, device: DeviceData, name: str | None, language: str | None) -> None:
    """The name that new seats get, and the language of messages."""
    values: dict[str, Any] = {"seen": now()}
    if name is not None:
        values["name"] = clean_name(name)
    if language is not None:
        values["language"] = language
    await house.database.write(lambda connection: change_device(connection, device.id, **values))
