"""Making and arranging tables: joining, leaving, starting, rematches, hosts' rights, moving to other devices."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from ..bots.registry import bot_spec
from ..kernel.chance import new_seed
from ..registry import table_for
from .bus import now
from .entries import Entry
from .house import House
from .moves import planned_start, record_names, with_answer
from .refusal import Refusal
from .room import Plan, Room
from .store.people import (
    DeviceData,
    change_device,
    create_invitation,
    create_moving_code,
    find_invitation,
    forget_device,
    move_chat,
    use_invitation,
    use_moving_code,
)
from .store.tables import SeatData, TableData, create_table, tables_of
from .texts import clean_name
from .tokens import new_code, new_id

#: Seconds that a moving code lives.
MOVING_SECONDS = 600.0
#: Characters that the database has for a seat's name: bots are called by their specs, which may be longer.
_LONGEST_NAME = 40
#: The name of somebody who wants to be forgotten.
_NOBODY = "–"


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
    wish = replace(wish, stand_in=bot_spec(wish.stand_in, definition.name, foreign=False).text)
    seats = [_seat(number, seat, definition.name, device) for number, seat in enumerate(wish.seats)]
    data = _new_table(device, wish, table.ruleset)
    await house.database.write(lambda connection: create_table(connection, data, seats))
    return await _opened(house, data.id, wish.start)


def _new_table(device: DeviceData, wish: Wish, ruleset: str) -> TableData:
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
    return TableData(
        new_id(), device.id, ruleset, str(new_seed()), options, "open", wish.public, version=0, created=at, changed=at
    )


async def _opened(house: House, id: str, start: bool) -> Room:
    """A table that has just been made, begun if that is wanted and no seat is open."""
    room = await house.room(id)
    if start and all(seat.kind != "open" for seat in room.seats):
        await room.perform(lambda: planned_start(room))
    return room


def _seat(number: int, wanted: dict[str, Any], game: str, device: DeviceData) -> SeatData:
    kind = wanted.get("kind", "bot")
    if kind == "bot":
        spec = bot_spec(wanted.get("bot") or "level:4", game, foreign=False).text
        return _bot(number, spec)
    if kind == "person":
        return SeatData(number, "person", device=device.id, name=clean_name(wanted.get("name") or device.name))
    return SeatData(number, "open")


def _bot(number: int, spec: str) -> SeatData:
    return SeatData(number, "bot", name=spec[:_LONGEST_NAME], bot=spec)


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
    """Give a seat up; in a running game the stand-in plays on for good, or it ends if no other person is there."""

    def work() -> Plan:
        held = room.seat_of(seat, device)
        others = _others(room, [held.seat])
        if room.data.status == "running" and not others:
            return _closed(room, Plan([]))
        plan = _vacated(room, held, "leave")
        return _closed(room, plan) if device.id == room.data.host and not others else with_answer(room, plan)

    await room.perform(work)


def _vacated(room: Room, held: SeatData, what: str) -> Plan:
    if room.data.status == "open":
        return _seat_plan(room, SeatData(held.seat, "open"), what)
    room.check_status("running")
    return _seat_plan(room, _bot(held.seat, room.data.options["stand_in"]), what)


def _others(room: Room, leaving: list[int]) -> list[str]:
    """The devices of the people who stay."""
    return [seat.device for seat in room.seats if seat.kind == "person" and seat.device and seat.seat not in leaving]


def _closed(room: Room, plan: Plan) -> Plan:
    """Nobody is left who would play."""
    plan.entries += room.match.plan(Entry(0, "close", at=now()))
    plan.changes["status"] = "closed"
    return plan


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
            named = replace(room.seat_of(seat, device), name=clean_name(wanted["name"]))
            return _seat_plan(room, named, "name")
        room.check_host(device)
        if "muted" in wanted:
            return _seat_plan(room, replace(held, muted=wanted["muted"]), "mute")
        if wanted.get("remove"):
            if held.kind != "person":
                raise Refusal("not_now", "server-no-person-there")
            if room.data.status == "running" and not _others(room, [seat]):
                return _closed(room, Plan([]))
            return with_answer(room, _vacated(room, held, "remove"))
        if "kind" not in wanted and "bot" not in wanted:
            raise Refusal("bad_value", "server-nothing-to-change")
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
    seats = [_for_rematch(seat, number) for number, seat in enumerate(moved)]
    data = _new_table(device, wish, room.data.ruleset)

    def work() -> Plan:
        if room.data.rematch:
            raise Refusal("not_now", "server-rematch-made")
        planned = room.match.plan(Entry(0, "rematch", None, at=now()))
        made = {"rematch": data.id}
        return Plan(planned, changes=made, extra=lambda connection: create_table(connection, data, seats))

    try:
        await room.perform(work)
    except Refusal:  # somebody else was faster
        return await house.room(str(room.data.rematch))
    return await _opened(house, data.id, wish.start)


def _for_rematch(seat: SeatData, number: int) -> SeatData:
    """The same person or bot in another seat; where nobody is left, somebody else may sit down."""
    is_gone = seat.kind == "person" and seat.device is None
    return SeatData(number, "open") if is_gone else replace(seat, seat=number, lent=None)


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
    moving = await house.database.write(lambda connection: use_moving_code(connection, code, device.id, now()))
    other, table, seat = moving
    all_of_them = await house.database.read(lambda connection: tables_of(connection, other, None))
    tables = all_of_them if table is None else [id for id in all_of_them if id == table]
    if table is not None and not tables:
        raise Refusal("not_there", "server-no-code")
    rooms = []
    for id in tables:
        room = await house.room(id)
        moved = [seat] if seat is not None and table else room.seats_of(other)
        hosting = room.data.host == other and table is None

        def work(room: Room = room, moved: list[int] = moved, hosting: bool = hosting) -> Plan:
            still = [room.seats[number] for number in moved if number in room.seats_of(other)]
            if not still and not hosting:
                raise Refusal("not_there", "server-no-code")
            held = [replace(seat, device=device.id) for seat in still]
            entry = Entry(0, "seat", held[0].seat if held else None, data={"what": "move"}, at=now())
            changes = {"host": device.id} if hosting else {}
            plan = Plan(room.match.plan(entry), seats=held, changes=changes)
            plan.extra = lambda connection: move_chat(connection, room.id, other, device.id, seat)
            return with_answer(room, plan)

        await room.perform(work)
        rooms.append(room)
    return rooms


async def forget_me(house: House, device: DeviceData) -> None:
    """Leave all seats, and delete the device with its name and chat; a table goes to the next who sits there."""
    for id in await house.database.read(lambda connection: tables_of(connection, device.id, None)):
        try:
            room = await house.room(id)
        except Refusal:  # a damaged game: its seats are freed below
            continue
        if room.seats_of(device.id) or room.data.status in ("open", "running"):
            await room.perform(lambda room=room: _forgotten(room, device.id))  # type: ignore[misc]
    said = await house.database.write(lambda connection: forget_device(connection, device.id))
    for table, number in said:
        await house.tell_table(table, {"type": "chat", "number": number, "deleted": True})


def _forgotten(room: Room, device: str) -> Plan:
    """A table without a device: its seats, its name in the record, its rights as a host."""
    mine = room.seats_of(device)
    plan = Plan([])
    if room.data.status in ("open", "running"):
        left = [_vacated(room, room.seats[seat], "leave") for seat in mine]
    else:
        left = [_seat_plan(room, replace(room.seats[seat], device=None, name=_NOBODY), "leave") for seat in mine]
    for vacated in left:
        plan.entries += vacated.entries
        plan.seats += vacated.seats
    if room.data.status == "over":
        seats = {seat.seat: seat for seat in [*room.seats, *plan.seats]}
        room.match.running.seats = record_names([seats[number] for number in sorted(seats)])
        plan.changes["record"] = room.match.running.record()
    elif room.data.status in ("open", "running"):
        others = _others(room, mine)
        if not others:
            return _closed(room, plan)
        if room.data.host == device:
            plan.entries += room.match.plan(Entry(0, "seat", None, data={"what": "host"}, at=now()))
            plan.changes["host"] = others[0]
        with_answer(room, plan)
    return plan


async def rename_device(house: House, device: DeviceData, name: str | None, language: str | None) -> dict[str, Any]:
    """The name that new seats get, and the language of messages; as they are now."""
    values: dict[str, Any] = {"seen": now()}
    if name is not None:
        values["name"] = clean_name(name)
    if language is not None:
        values["language"] = language
    await house.database.write(lambda connection: change_device(connection, device.id, **values))
    return {"name": values.get("name", device.name), "language": values.get("language", device.language)}
