"""Tables: made, joined, arranged, played over plain HTTP, replayed."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.websockets import WebSocket

from ...bots.brief import Brief
from ...kernel.data import extend
from .. import hosting, inviting, moving, people, seating
from ..answers import Json, language_of, learn
from ..bodies import AcceptWish, JoinWish, OptionsChange, SeatChange, SeatNumber, TableWish
from ..bodies_people import InvitationWish, LinkWish
from ..briefing import LONGEST_SPEC, brief_seat
from ..commands import LONGEST_ACTION, Change, decode_change
from ..describe import describe, summary
from ..hub import Hub
from ..live import LiveTable
from ..play import carry_out
from ..questions import answer_view, answer_why, perspective
from ..refusal import Refusal
from ..replay import Shown, running_replay
from ..runners import runners_of
from ..socket import serve_socket
from ..store.data import DeviceData
from ..wire_library import RunningReplay
from ..wire_people import TableLink
from ..wire_socket import Ack, ChatMessage, WholeView, Why
from ..wire_tables import (
    ChatDeleted,
    Invitation,
    InvitationInfo,
    LobbyCount,
    MovingCode,
    TableDetail,
    TableInfo,
    TableList,
)
from .context import (
    AnyDevice,
    DeviceRouter,
    KnownDevice,
    MaybeDevice,
    TheHub,
    TheTable,
    address_of,
    forgive,
    get_devices,
    get_hub,
    get_limits,
    get_lobby,
    limit,
    session_of,
)
from .openapi import answers, answers_text
from .replaying import work_out
from .routing import Body, FromBody

router = DeviceRouter("/api", "tables")

DecodedChange = Annotated[Change, FromBody("Change", decode_change)]


def _described(live: LiveTable, device: DeviceData | None, status: int = 200) -> Json:
    return Json(describe(live, device.id if device else None), status)


@router.get("/tables", answers(TableList))
async def list_tables(hub: TheHub, device: MaybeDevice) -> Json:
    """The lobby: public tables that are open or running."""
    found = await _lobby(hub, device)
    return Json(TableList([summary(live, device.id if device else None) for live in found]))


@router.get("/lobby", answers(LobbyCount))
async def count_lobby(hub: TheHub, device: MaybeDevice) -> Json:
    """How many of the lobby's tables wait for people."""
    return Json(LobbyCount(sum(live.data.status == "open" for live in await _lobby(hub, device))))


async def _lobby(hub: Hub, device: DeviceData | None) -> list[LiveTable]:
    """The lobby as a device sees it."""
    ids = await hub.store.lobby()
    hidden = await hub.store.hidden_tables(ids, device.id) if device else ()
    found = await hub.listed([id for id in ids if id not in hidden])
    return [live for live in found if not _is_banned(hub, live)]


def _is_banned(hub: Hub, live: LiveTable) -> bool:
    """Whether a table waits for people whose host may not play."""
    return live.data.status == "open" and hub.operator.ban_of(live.data.host) is not None


@router.post("/tables", answers(TableInfo, 201))
async def create_table(request: Request, hub: TheHub, device: AnyDevice, wish: Body[TableWish]) -> Json:
    """A new table."""
    limit(request, "table", device.id)
    if wish.record is not None:
        limit(request, "heavy")

    async def create() -> LiveTable:
        return await seating.create(hub, device, wish)

    live = await (get_lobby(request).add(address_of(request), create) if wish.public else create())
    return _described(live, device, 201)


@router.get("/tables/{id}", answers(TableDetail))
async def read_table(hub: TheHub, live: TheTable, device: MaybeDevice) -> Json:
    """A table, the views of my seats, and the chat."""
    mine = device.id if device else None
    chat = await hub.store.read_chat(live.id, mine, live.reads_words(mine))
    async with live.held():
        live.check_may_look(device)
        detail = {"views": live.views(mine), "chat_log": chat.lines, "blocked": chat.blocked}
        return Json(extend(TableDetail, describe(live, mine), **detail))


@router.patch("/tables/{id}", answers(TableInfo))
async def change_table(live: TheTable, device: KnownDevice, wish: Body[OptionsChange]) -> Json:
    """What the host may change about a table, and who the host is."""
    if wish == OptionsChange():
        raise Refusal("bad_value", "server-nothing-to-change")
    await hosting.change_options(live, device, wish)
    return _described(live, device)


@router.post("/tables/{id}/close", answers(TableInfo))
async def close_table(live: TheTable, device: KnownDevice) -> Json:
    """End the table (host)."""
    await hosting.close(live, device)
    return _described(live, device)


@router.post("/tables/{id}/join", answers(TableInfo))
async def join_table(live: TheTable, device: AnyDevice, wish: Body[JoinWish]) -> Json:
    """Take a free seat of a public table."""
    await seating.join(live, device, wish.name or device.name, wish.seat)
    return _described(live, device)


@router.get("/invitations/{code}", answers(InvitationInfo))
async def read_invitation(request: Request, hub: TheHub, code: str, device: MaybeDevice) -> Json:
    """What one is invited to; the device that took the seat by this link finds the table again."""
    limit(request, "guess")
    found = await inviting.read_invitation(hub, device, code)
    forgive(request, "guess")
    return Json(found)


@router.post("/invitations/{code}", answers(TableInfo))
async def accept_invitation(
    request: Request, hub: TheHub, code: str, device: AnyDevice, wish: Body[AcceptWish]
) -> Json:
    """Take the seat of an invitation."""
    limit(request, "guess")
    live = await inviting.accept(hub, device, code, wish.name or device.name)
    forgive(request, "guess")
    return _described(live, device)


@router.post("/tables/{id}/invitations", answers(Invitation))
async def invite(
    request: Request,
    hub: TheHub,
    live: TheTable,
    device: KnownDevice,
    wish: Body[InvitationWish],
) -> Json:
    """A link for one free seat, or without one a person I know, who finds the invitation among their games."""
    if wish.person is None:
        return Json(Invitation(await inviting.invite(hub, live, device, wish.seat)))
    limit(request, "report", device.id)
    whom = await people.find_person(hub, device, wish.person)
    await inviting.invite_person(hub, live, device, wish.seat, whom.device)
    return Json(Invitation(None))


@router.post("/tables/{id}/seats/{seat}/back", answers(TableInfo))
async def invite_back(request: Request, hub: TheHub, live: TheTable, device: KnownDevice, seat: int) -> Json:
    """Ask the person whom I took off a seat to sit there again."""
    limit(request, "report", device.id)
    await inviting.invite_back(hub, live, device, seat)
    return _described(live, device)


@router.get("/tables/{id}/link", answers(TableLink))
async def read_link(hub: TheHub, live: TheTable, device: KnownDevice) -> Json:
    """The link of my table, if it has one."""
    return Json(await inviting.read_link(hub, live, device))


@router.post("/tables/{id}/link", answers(TableLink))
async def make_link(request: Request, hub: TheHub, live: TheTable, device: KnownDevice, wish: Body[LinkWish]) -> Json:
    """The link of my table, by which everybody takes a free seat; made if there is none, or if it is to be another."""
    limit(request, "table", device.id)
    return Json(await inviting.table_link(hub, live, device, wish.renew))


@router.delete("/tables/{id}/link", answers(TableLink))
async def withdraw_link(hub: TheHub, live: TheTable, device: KnownDevice) -> Json:
    """Let nobody come by the link of my table any more."""
    return Json(await inviting.withdraw_link(hub, live, device))


@router.post("/tables/{id}/leave", answers(TableInfo))
async def leave_table(live: TheTable, device: KnownDevice, wish: Body[SeatNumber]) -> Json:
    """Give a seat up."""
    await seating.leave(live, device, wish.seat)
    return _described(live, device)


@router.post("/tables/{id}/start", answers(TableInfo))
async def start_table(live: TheTable, device: KnownDevice) -> Json:
    """Begin."""
    await seating.start(live, device)
    return _described(live, device)


@router.post("/tables/{id}/rematch", answers(TableInfo))
async def ask_rematch(
    request: Request, hub: TheHub, live: TheTable, device: KnownDevice, cards: Literal["new", "same"] = "new"
) -> Json:
    """A new table with the same people; ``cards=same``: in the same seats, with the same deck and dice."""
    limit(request, "table", device.id)
    return _described(await seating.rematch(hub, live, device, same_cards=cards == "same"), device)


@router.patch("/tables/{id}/seats/{seat}", answers(TableInfo))
async def change_seat(request: Request, live: TheTable, device: KnownDevice, seat: int, wish: Body[SeatChange]) -> Json:
    """What the host may do to a seat, and its holder to its name and words."""
    if wish == SeatChange():
        raise Refusal("bad_value", "server-nothing-to-change")
    if wish.name is not None:
        limit(request, "chat", device.id)
    await seating.arrange(live, device, seat, wish)
    return _described(live, device)


@router.post("/tables/{id}/seats/{seat}/code", answers(MovingCode))
async def moving_code(request: Request, hub: TheHub, live: TheTable, device: KnownDevice, seat: int) -> Json:
    """A one-time code that moves one of my seats to another device."""
    limit(request, "table", device.id)
    return Json(await moving.moving_code(hub, device, live, seat))


@router.post("/tables/{id}/moves", answers(Ack))
async def play(request: Request, live: TheTable, device: KnownDevice, command: DecodedChange) -> Json:
    """One command that changes the table, as on the socket."""
    limit(request, "command", device.id)
    return Json(await carry_out(live, device, command))


@router.get("/tables/{id}/why", answers(Why))
async def why(
    request: Request,
    live: TheTable,
    device: KnownDevice,
    seat: int,
    action: Annotated[str, Meta(max_length=LONGEST_ACTION)],
) -> Json:
    """About one action of my seat: its price and consequence, and every reason against it."""
    limit(request, "command", device.id)
    language = device.language or language_of(request.headers)
    await learn(language)
    return Json(await answer_why(live, device, seat, action, language))


@router.get("/tables/{id}/view", answers(WholeView))
async def view(request: Request, live: TheTable, device: KnownDevice, seat: int) -> Json:
    """My seat's whole view: with the forbidden choices, and the reasons against them."""
    limit(request, "command", device.id)
    return Json(await answer_view(live, device, seat))


@router.get("/tables/{id}/brief", answers(Brief))
async def brief(
    request: Request,
    live: TheTable,
    device: KnownDevice,
    seat: int,
    spec: Annotated[str, Meta(max_length=LONGEST_SPEC)],
) -> Json:
    """What a search needs to think for my seat, which is to act: the device thinks by itself."""
    limit(request, "command", device.id)
    return Json(await brief_seat(live, device, seat, spec))


@router.delete("/tables/{id}/chat/{number}", answers(ChatDeleted))
async def unsay(hub: TheHub, live: TheTable, device: KnownDevice, number: int) -> Json:
    """Delete something said: mine, or at my table."""
    if not 0 < number < 2**31:
        raise Refusal("not_there", "server-no-chat")
    author = await hub.store.chat_author(live.id, number)
    if device.id != author.device and not live.is_host(device.id):
        raise Refusal("not_yours", "server-host-only")
    await hub.store.delete_chat(live.id, number)
    await hub.announce(live.id, ChatMessage(number=number, deleted=True))
    return Json(ChatDeleted(number=number))


@router.get("/tables/{id}/record", answers_text(PlainTextResponse))
async def record(live: TheTable, device: MaybeDevice, seat: int | None = None) -> PlainTextResponse:
    """The record as text: mine while it runs, whole when it is over."""
    async with live.held():
        text = live.record(perspective(live, device, seat))
    headers = {"content-disposition": f'attachment; filename="festina-{live.id}.txt"'}
    return PlainTextResponse(text, headers=headers)


@router.get("/tables/{id}/replay", answers(RunningReplay))
async def replay(request: Request, hub: TheHub, live: TheTable, device: MaybeDevice, seat: int | None = None) -> Json:
    """The game so far, step by step, as one of my seats saw it."""
    limit(request, "heavy")
    async with live.held():
        eyes = perspective(live, device, seat)
        game, ruleset = live.match.running.copy(), live.data.ruleset
        shown = Shown(live.names, runners_of(live.seats))
    return Json(await work_out(request, hub, lambda wanted: running_replay(game, eyes, shown, ruleset, wanted)))


@router.websocket("/tables/{id}/socket")
async def socket(websocket: WebSocket) -> None:
    """Live (docs/server.md)."""
    device = await get_devices(websocket).find(websocket)
    id, session = websocket.path_params["id"], session_of(websocket)
    await serve_socket(websocket, get_hub(websocket), get_limits(websocket), id, device, session)
