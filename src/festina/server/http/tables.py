"""Tables: made, joined, arranged, played over plain HTTP, replayed."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, WebSocket
from starlette.responses import PlainTextResponse, Response

from .. import admin
from ..answers import Json
from ..moves import carry_out, record_names
from ..refusal import Refusal
from ..replay import running_frames
from ..room import Room
from ..socket import serve_socket
from ..store.people import DeviceData, chat_author, delete_chat, find_invitation, read_chat
from ..store.tables import lobby
from .context import Anybody, Known, Somebody, TheHouse, TheRoom, forgive, get_devices, get_house, get_limits, limit
from .models import (
    TEXT,
    AcceptWish,
    Ack,
    Command,
    InvitationTold,
    JoinWish,
    MovingCode,
    SeatChange,
    SeatNumber,
    TableHere,
    Tables,
    TableWish,
    WholeTable,
    answers,
)

router = APIRouter(prefix="/api", tags=["tables"])


def _told(room: Room, device: DeviceData | None) -> dict[str, Any]:
    return room.house.describe(room, device.id if device else None)


@router.get("/tables", responses=answers(Tables))
async def list_tables(house: TheHouse, device: Anybody) -> Response:
    """The lobby: public tables that are open or running."""
    ids = await house.database.read(lobby)
    rooms = await house.listed(ids)
    return Json({"tables": [house.describe(room, device.id if device else None, whole=False) for room in rooms]})


@router.post("/tables", status_code=201, responses=answers(WholeTable, 201))
async def create_table(request: Request, house: TheHouse, device: Somebody, wish: TableWish) -> Any:
    """A new table."""
    limit(request, "table", device.id)
    given = wish.model_dump()
    room = await admin.create(house, device, admin.Wish(**given))
    return _told(room, device)


@router.get("/tables/{id}", responses=answers(TableHere))
async def read_table(house: TheHouse, room: TheRoom, device: Anybody) -> Response:
    """A table, the views of my seats, and the chat."""
    room.check_may_look(device)
    chat = await house.database.read(lambda connection: read_chat(connection, room.id))
    async with room.held():
        views = room.views(device.id if device else None)
        return Json({**_told(room, device), "views": views, "chat_log": chat})


@router.post("/tables/{id}/join", responses=answers(WholeTable))
async def join_table(room: TheRoom, device: Somebody, wish: JoinWish) -> Any:
    """Take a free seat of a public table."""
    await admin.join(room, device, wish.name or device.name, wish.seat)
    return _told(room, device)


@router.get("/invitations/{code}", responses=answers(InvitationTold))
async def read_invitation(request: Request, house: TheHouse, code: str, device: Anybody) -> Response:
    """What one is invited to; whoever took the seat by this link finds the table again."""
    limit(request, "guess")
    mine = device.id if device else None
    table, seat = await house.database.read(lambda connection: find_invitation(connection, code, mine))
    forgive(request, "guess")
    room = await house.room(table)
    by = next((held.name for held in room.seats if held.device == room.data.host), None)
    return Json({"table": _told(room, device), "seat": seat, "by": by})


@router.post("/invitations/{code}", responses=answers(WholeTable))
async def accept_invitation(request: Request, house: TheHouse, code: str, device: Somebody, wish: AcceptWish) -> Any:
    """Take the seat of an invitation."""
    limit(request, "guess")
    room = await admin.accept(house, device, code, wish.name or device.name)
    forgive(request, "guess")
    return _told(room, device)


@router.post("/tables/{id}/invitations")
async def invite(house: TheHouse, room: TheRoom, device: Known, wish: SeatNumber) -> Any:
    """A link for one free seat."""
    return {"code": await admin.invite(house, room, device, wish.seat)}


@router.post("/tables/{id}/leave", responses=answers(WholeTable))
async def leave_table(room: TheRoom, device: Known, wish: SeatNumber) -> Any:
    """Give a seat up."""
    await admin.leave(room, device, wish.seat)
    return _told(room, device)


@router.post("/tables/{id}/start", responses=answers(WholeTable))
async def start_table(room: TheRoom, device: Known) -> Any:
    """Begin."""
    await admin.start(room, device)
    return _told(room, device)


@router.post("/tables/{id}/rematch", responses=answers(WholeTable))
async def ask_rematch(request: Request, house: TheHouse, room: TheRoom, device: Known) -> Any:
    """A new table with the same people."""
    limit(request, "table", device.id)
    return _told(await admin.rematch(house, room, device), device)


@router.patch("/tables/{id}/seats/{seat}", responses=answers(WholeTable))
async def change_seat(room: TheRoom, device: Known, seat: int, wish: SeatChange) -> Any:
    """What the host may do to a seat, and its holder to its name."""
    wanted = wish.model_dump(exclude_none=True)
    if not wanted:
        raise Refusal("bad_value", "server-nothing-to-change")
    await admin.arrange(room, device, seat, wanted)
    return _told(room, device)


@router.post("/tables/{id}/seats/{seat}/code", responses=answers(MovingCode))
async def moving_code(request: Request, house: TheHouse, room: TheRoom, device: Known, seat: int) -> Any:
    """A one-time code that moves one of my seats to another device."""
    limit(request, "table", device.id)
    return await admin.moving_code(house, device, room, seat)


@router.post("/tables/{id}/moves", responses=answers(Ack))
async def play(request: Request, room: TheRoom, device: Known, command: Command) -> Any:
    """One command, as on the socket."""
    limit(request, "command", device.id)
    return await carry_out(room, device, command.message())


@router.delete("/tables/{id}/chat/{number}")
async def unsay(house: TheHouse, room: TheRoom, device: Known, number: int) -> Any:
    """Delete something said: mine, or at my table."""
    if not 0 < number < 2**31:
        raise Refusal("not_there", "server-no-chat")
    author = await house.database.read(lambda connection: chat_author(connection, room.id, number))
    if device.id not in (author, room.data.host):
        raise Refusal("not_yours", "server-host-only")
    await house.database.write(lambda connection: delete_chat(connection, room.id, number))
    await house.tell_all(room, {"type": "chat", "number": number, "deleted": True})
    return {"number": number, "deleted": True}


def _perspective(room: Room, device: DeviceData | None, seat: int | None) -> int | None:
    """The seat whose eyes are used: one of mine, any after the end, or a spectator's."""
    room.check_may_look(device)
    mine = room.seats_of(device.id) if device else []
    if seat is None:
        return mine[0] if mine else None
    if not 0 <= seat < len(room.seats):
        raise Refusal("not_there", "server-no-seat", last=len(room.seats) - 1)
    if seat not in mine and room.data.status != "over":
        raise Refusal("not_yours", "server-not-your-seat", seat=seat)
    return seat


@router.get("/tables/{id}/record", responses=TEXT)
async def record(room: TheRoom, device: Anybody, seat: int | None = None) -> Response:
    """The record as text: mine while it runs, whole when it is over."""
    eyes = _perspective(room, device, seat)
    async with room.held():
        game = room.match.running
        game.seats = record_names(room.seats)
        text = game.record(eyes, spectator=eyes is None)
    headers = {"content-disposition": f'attachment; filename="festina-{room.id}.txt"'}
    return PlainTextResponse(text, headers=headers)


@router.get("/tables/{id}/replay")
async def replay(
    request: Request, house: TheHouse, room: TheRoom, device: Anybody, seat: int | None = None
) -> Response:
    """The game so far, step by step, as one of my seats saw it."""
    limit(request, "heavy")
    eyes = _perspective(room, device, seat)
    async with room.held():
        game, steps = room.match.running, room.match.running.steps
    told = await house.replays.make(lambda wanted: running_frames(game, steps, eyes, room.names, wanted))
    return Json({"seat": eyes, "ruleset": room.data.ruleset, "setting": _told(room, device)["setting"], "frames": told})


@router.websocket("/tables/{id}/socket")
async def socket(websocket: WebSocket, id: str) -> None:
    """Live (docs/server.md)."""
    device = await get_devices(websocket).find(websocket)
    await serve_socket(websocket, get_house(websocket), get_limits(websocket), id, device)
