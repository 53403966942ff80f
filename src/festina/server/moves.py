"""The commands of a game in progress, from the socket or over HTTP: each is checked here, stored, then acknowledged."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..kernel.contract import CHANCE
from .bus import now
from .describe import plays, voters
from .entries import Entry
from .refusal import Refusal
from .room import Plan, Room
from .store.people import DeviceData
from .store.tables import SeatData
from .tokens import new_id

_LONGEST_ID = 64
_LONGEST_ACTION = 40


def planned_move(room: Room, seat: int | str, action: str, command: str | None) -> Plan:
    """A move, what chance and the table add to it, and the end if it is one."""
    at = now()
    entries = room.match.plan_move(seat, action, at, command)
    if room.data.options["autoplay"] and not room.data.options["companion"]:
        entries += room.match.plan_forced(at)
    return with_end(room, Plan(entries))


def planned_start(room: Room) -> Plan:
    """The beginning of a game."""
    at = now()
    entries = room.match.plan_start(at)
    if room.data.options["autoplay"] and not room.data.options["companion"]:
        entries += room.match.plan_forced(at)
    return with_end(room, Plan(entries, changes={"status": "running"}))


def with_end(room: Room, plan: Plan) -> Plan:
    """If the game is over: the last entry, the record and its public name."""
    game = room.match.running
    if game.is_over:
        plan.entries += room.match.plan(Entry(0, "over", at=now()))
        game.seats = record_names(room.seats)
        plan.changes |= {"status": "over", "share": new_id(14), "record": game.record()}
    return plan


def record_names(seats: list[SeatData]) -> list[str]:
    """The seats' names as a record can hold them."""
    return [" ".join((seat.name or "–").replace("|", " ").split()) or "–" for seat in seats]


def checked_id(message: Mapping[str, Any]) -> str:
    """What a client calls its message (Refusal)."""
    id = message.get("id")
    if not isinstance(id, str) or not 0 < len(id) <= _LONGEST_ID or not id.isprintable():
        raise Refusal("malformed", "server-bad-id", longest=_LONGEST_ID)
    return id


async def carry_out(room: Room, device: DeviceData, message: Mapping[str, Any]) -> dict[str, Any]:
    """A command: its acknowledgement (Refusal, IllegalMove: nothing was changed)."""
    kind = message.get("type")
    handler = _COMMANDS.get(kind) if isinstance(kind, str) else None
    if handler is None:
        raise Refusal("malformed", "server-no-such-command", known=", ".join(_COMMANDS))
    id = checked_id(message)
    seat: int | str = CHANCE
    if message.get("seat") == CHANCE and kind == "move":
        if not room.seats_of(device.id):
            raise Refusal("not_yours", "server-no-seat-here")
        command = f"c{min(room.seats_of(device.id))}:{id}"
    else:
        seat = room.seat_of(message.get("seat"), device).seat
        command = f"{seat}:{id}"

    def work() -> Plan:
        if command in room.match.commands:
            raise _Repeated(room.match.commands[command])
        if isinstance(seat, int) and seat not in room.seats_of(device.id):
            raise Refusal("not_yours", "server-not-your-seat", seat=seat)
        return handler(room, seat, message, command)

    try:
        with room.house.metrics.command_seconds.time():
            version = await room.perform(work)
    except _Repeated as again:
        return {"type": "ack", "id": id, "version": again.version, "repeated": True}
    if kind == "move":
        room.house.metrics.moves.labels("person").inc()
    return {"type": "ack", "id": id, "version": version, "repeated": False}


class _Repeated(Exception):
    """The command has been carried out before."""

    def __init__(self, version: int) -> None:
        super().__init__()
        self.version = version


def _move(room: Room, seat: int | str, message: Mapping[str, Any], command: str) -> Plan:
    room.check_status("running")
    action, version = message.get("action"), message.get("version")
    if not isinstance(action, str) or len(action) > _LONGEST_ACTION:
        raise Refusal("malformed", "server-bad-action", longest=_LONGEST_ACTION)
    if isinstance(version, bool) or not isinstance(version, int):
        raise Refusal("malformed", "server-no-version")
    if isinstance(seat, int) and room.seats[seat].lent:
        raise Refusal("not_now", "server-seat-is-lent")
    if version < room.match.decisive or version > room.match.version:
        raise Refusal("stale", "server-stale")
    return planned_move(room, seat, action, command)


def _undo(room: Room, seat: int | str, message: Mapping[str, Any], command: str) -> Plan:
    room.check_status("running")
    return Plan(room.match.plan_undo(int(seat), now(), command))


def _retract(room: Room, seat: int | str, message: Mapping[str, Any], command: str) -> Plan:
    room.check_status("running")
    return Plan(room.match.plan_retract(int(seat), now(), command))


def _takeback(room: Room, seat: int | str, message: Mapping[str, Any], command: str) -> Plan:
    room.check_status("running")
    match = room.match
    if match.takeback:
        raise Refusal("not_now", "server-takeback-asked")
    if match.takeback_depth(int(seat)) is None:
        raise Refusal("not_now", "server-takeback-nothing")
    asked = Entry(0, "takeback", int(seat), command=command, at=now())
    return with_answer(room, Plan(match.plan(asked)))


def _agree(room: Room, seat: int | str, message: Mapping[str, Any], command: str) -> Plan:
    _check_asked(room, int(seat))
    return with_answer(room, Plan(room.match.plan(Entry(0, "agree", int(seat), command=command, at=now()))))


def _decline(room: Room, seat: int | str, message: Mapping[str, Any], command: str) -> Plan:
    asked = room.match.takeback
    if asked is None or asked["seat"] != seat:  # whoever asked may think better of it
        _check_asked(room, int(seat))
    return Plan(room.match.plan(Entry(0, "decline", int(seat), command=command, at=now())))


def _check_asked(room: Room, seat: int) -> None:
    room.check_status("running")
    asked = room.match.takeback
    if asked is None:
        raise Refusal("not_now", "server-takeback-not-asked")
    if seat not in voters(room.seats, asked["seat"], asked["agreed"]):
        raise Refusal("not_now", "server-takeback-not-you")


def with_answer(room: Room, plan: Plan) -> Plan:
    """The answer to a take-back, if none is missing any more; it is off if whoever asked does not play any more."""
    asked = room.match.takeback
    if asked is None:
        return plan
    held = {seat.seat: seat for seat in [*room.seats, *plan.seats]}
    seats = [held[number] for number in range(len(room.seats))]
    if not plays(seats[asked["seat"]]):
        plan.entries += room.match.plan(Entry(0, "decline", asked["seat"], at=now()))
    elif not voters(seats, asked["seat"], asked["agreed"]):
        plan.entries += room.match.plan_taken_back(now())
    return plan


def _lend(room: Room, seat: int | str, message: Mapping[str, Any], command: str) -> Plan:
    room.check_status("running")
    absent = message.get("to")
    if isinstance(absent, bool) or not isinstance(absent, int) or not 0 <= absent < len(room.seats):
        raise Refusal("not_there", "server-no-seat", last=len(room.seats) - 1)
    held = room.seats[absent]
    if absent == seat or not room.can_lend(held):
        raise Refusal("not_now", "server-cannot-lend")
    return planned_lending(room, held, room.data.options["stand_in"], command)


def planned_lending(room: Room, held: SeatData, bot: str | None, command: str | None) -> Plan:
    """Let a bot play for a person, or (None) the person again."""
    entry = Entry(0, "lend" if bot else "return", held.seat, data={"bot": bot}, command=command, at=now())
    return with_answer(room, Plan(room.match.plan(entry), seats=[SeatData(**{**vars(held), "lent": bot})]))


def _return(room: Room, seat: int | str, message: Mapping[str, Any], command: str) -> Plan:
    room.check_status("running")
    held = room.seats[int(seat)]
    if not held.lent:
        raise Refusal("not_now", "server-not-lent")
    return planned_lending(room, held, None, command)


def _wake(room: Room, seat: int | str, message: Mapping[str, Any], command: str) -> Plan:
    room.check_status("running")
    if not room.house.bots.is_resting(room):
        raise Refusal("not_now", "server-not-resting")
    return Plan(room.match.plan(Entry(0, "wake", int(seat), command=command, at=now())))


_COMMANDS = {
    "move": _move,
    "undo": _undo,
    "retract": _retract,
    "takeback": _takeback,
    "agree": _agree,
    "decline": _decline,
    "lend": _lend,
    "return": _return,
    "wake": _wake,
}
