"""Requests to a device's own host: the part of the server's HTTP interface that needs no other people."""

from __future__ import annotations

import logging
from typing import NamedTuple
from urllib.parse import parse_qs, urlsplit

import msgspec

from ..kernel.data import extend
from ..kernel.errors import FestinaError
from ..registry import describe_games
from ..server import hosting, library, seating
from ..server.bodies import OptionsChange, RecordWish, SeatChange, SeatNumber, TableWish
from ..server.briefing import LONGEST_SPEC, brief_seat
from ..server.commands import decode_change
from ..server.describe import describe
from ..server.play import carry_out
from ..server.questions import answer_view, answer_why, perspective
from ..server.refusal import STATUS, Refusal, code_of, trouble
from ..server.replay import Shown, running_replay
from ..server.runners import runners_of
from ..server.store.data import DeviceData
from ..server.story import story
from ..server.wire import Problem, encode
from ..server.wire_tables import TableDetail
from . import insight
from .host import Host
from .keeping import NotKept, not_kept
from .routing import Asked, Routes, finished_game, table_of

log = logging.getLogger("festina.device")

_ROUTES = Routes()
route = _ROUTES.add


class Answer(NamedTuple):
    """What a request is answered with: its status, and JSON or plain text."""

    status: int
    text: str


async def answer(host: Host, method: str, address: str, body: bytes = b"") -> Answer:
    """Answer a request; nothing is changed if anything is wrong with it."""
    try:
        found = await _answer(host, method, address, body)
    except FestinaError as problem:
        return _refused(problem)
    except NotKept:
        log.exception("a request could not be kept")
        return _refused(not_kept())
    except Exception:
        log.exception("a request failed")
        return _refused(Refusal("trouble", "server-trouble"))
    return Answer(200, found if isinstance(found, str) else encode(found).decode())


def _refused(problem: FestinaError) -> Answer:
    return Answer(STATUS[code_of(problem)], encode(Problem(trouble(problem, None))).decode())


async def _answer(host: Host, method: str, address: str, body: bytes) -> object:
    parts = urlsplit(address)
    query = {name: values[-1] for name, values in parse_qs(parts.query, keep_blank_values=True).items()}
    found = _ROUTES.find(method, parts.path) or insight.ROUTES.find(method, parts.path)
    if found is None:
        raise Refusal("not_there", "server-no-page")
    handler, path = found
    return await handler(host, Asked(path, query, body))


def _seat_of(asked: Asked) -> int:
    number = asked.path["seat"]
    if not number.isdecimal() or len(number) > 2:
        raise Refusal("not_there", "server-no-page")
    return int(number)


# ---- games, rules, bots


@route("GET", "/api/games")
async def _games(host: Host, asked: Asked) -> object:
    return describe_games()


@route("GET", "/api/setting")
async def _setting(host: Host, asked: Asked) -> object:
    return library.setting(library.checked(asked.query.get("ruleset")))


@route("GET", "/api/rules")
async def _rules(host: Host, asked: Asked) -> object:
    return library.rules(library.checked(asked.query.get("ruleset")))


@route("GET", "/api/bots")
async def _bots(host: Host, asked: Asked) -> object:
    return library.bots()


@route("GET", "/api/demo")
async def _demo(host: Host, asked: Asked) -> object:
    found = library.demo(asked.query.get("game"))
    if found is None:
        raise Refusal("not_there", "server-no-demo")
    return found


# ---- tables


@route("POST", "/api/tables")
async def _create(host: Host, asked: Asked) -> object:
    wish = asked.body(TableWish)
    if wish.pace != "live" or wish.public or any(seat.kind == "open" for seat in wish.seats):
        raise Refusal("bad_value", "server-device-alone")
    # Nobody else is here to talk to, or to look on.
    private = msgspec.structs.replace(wish, chat=False, spectators=False)
    live = await seating.create(host, host.me, private)
    host.tell(live)
    return describe(live, host.me.id)


@route("GET", "/api/tables/{id}")
async def _read(host: Host, asked: Asked) -> object:
    live = await table_of(host, asked)
    async with live.held():
        detail = {"views": live.views(host.me.id), "chat_log": [], "blocked": []}
        return extend(TableDetail, describe(live, host.me.id), **detail)


@route("PATCH", "/api/tables/{id}")
async def _change(host: Host, asked: Asked) -> object:
    live, wish = await table_of(host, asked), asked.body(OptionsChange)
    if wish == OptionsChange():
        raise Refusal("bad_value", "server-nothing-to-change")
    if wish.public or wish.chat or wish.spectators or wish.pace not in (None, "live"):
        raise Refusal("bad_value", "server-device-alone")
    await hosting.change_options(live, host.me, wish)
    return describe(live, host.me.id)


@route("POST", "/api/tables/{id}/close")
async def _close(host: Host, asked: Asked) -> object:
    live = await table_of(host, asked)
    await hosting.close(live, host.me)
    return describe(live, host.me.id)


@route("POST", "/api/tables/{id}/leave")
async def _leave(host: Host, asked: Asked) -> object:
    live = await table_of(host, asked)
    await seating.leave(live, host.me, asked.body(SeatNumber).seat)
    return describe(live, host.me.id)


@route("POST", "/api/tables/{id}/start")
async def _start(host: Host, asked: Asked) -> object:
    live = await table_of(host, asked)
    await seating.start(live, host.me)
    return describe(live, host.me.id)


@route("POST", "/api/tables/{id}/rematch")
async def _rematch(host: Host, asked: Asked) -> object:
    live = await table_of(host, asked)
    made = await seating.rematch(host, live, host.me, same_cards=asked.query.get("cards") == "same")
    host.tell(made)
    return describe(made, host.me.id)


@route("PATCH", "/api/tables/{id}/seats/{seat}")
async def _arrange(host: Host, asked: Asked) -> object:
    live, wish = await table_of(host, asked), asked.body(SeatChange)
    if wish == SeatChange():
        raise Refusal("bad_value", "server-nothing-to-change")
    await seating.arrange(live, host.me, _seat_of(asked), wish)
    return describe(live, host.me.id)


@route("POST", "/api/tables/{id}/moves")
async def _move(host: Host, asked: Asked) -> object:
    return await carry_out(await table_of(host, asked), host.me, decode_change(asked.raw))


@route("GET", "/api/tables/{id}/why")
async def _why(host: Host, asked: Asked) -> object:
    live = await table_of(host, asked)
    return await answer_why(live, host.me, asked.seat() or 0, asked.query.get("action", ""), None)


@route("GET", "/api/tables/{id}/view")
async def _view(host: Host, asked: Asked) -> object:
    return await answer_view(await table_of(host, asked), host.me, asked.seat() or 0)


@route("GET", "/api/tables/{id}/brief")
async def _brief(host: Host, asked: Asked) -> object:
    live = await table_of(host, asked)
    await host.thinkers.learn(live.match.definition, live.match.table)
    return await brief_seat(live, host.me, asked.seat() or 0, asked.query.get("spec", "")[:LONGEST_SPEC])


@route("GET", "/api/tables/{id}/record")
async def _record(host: Host, asked: Asked) -> object:
    live = await table_of(host, asked)
    async with live.held():
        return live.record(perspective(live, host.me, asked.seat()))


@route("GET", "/api/tables/{id}/whole-record")
async def _whole_record(host: Host, asked: Asked) -> object:
    """All that was drawn and chosen, hidden or not: with it the game goes on elsewhere. A finished one has its seed."""
    live = await table_of(host, asked)
    async with live.held():
        return live.record() if live.data.status == "over" else live.whole_record()


@route("GET", "/api/tables/{id}/replay")
async def _replay(host: Host, asked: Asked) -> object:
    live = await table_of(host, asked)
    async with live.held():
        eyes = perspective(live, host.me, asked.seat())
        shown = Shown(live.names, runners_of(live.seats))
        return running_replay(live.match.running, eyes, shown, live.data.ruleset, lambda: True)


# ---- finished games, and records


@route("GET", "/api/games/{id}")
async def _game(host: Host, asked: Asked) -> object:
    live = await finished_game(host, asked.path["id"])
    return library.replayed(live.record(), asked.seat(), lambda: True, runners_of(live.seats), asked.eyes())


@route("GET", "/api/games/{id}/story")
async def _story(host: Host, asked: Asked) -> object:
    live = await finished_game(host, asked.path["id"])
    await host.thinkers.learn(live.match.definition, live.match.table)
    return story(live.match.running, lambda: True)


@route("GET", "/api/games/{id}/record")
async def _game_record(host: Host, asked: Asked) -> object:
    return (await finished_game(host, asked.path["id"])).record()


@route("POST", "/api/replay")
async def _look_at(host: Host, asked: Asked) -> object:
    wish = asked.body(RecordWish)
    library.check_length(wish.record)
    return library.replayed(wish.record, wish.seat, lambda: True, eyes=wish.eyes)


@route("PATCH", "/api/me")
async def _me(host: Host, asked: Asked) -> object:
    """What the page knows of its person: new seats are called so."""
    known = asked.body(DeviceData)
    host.me = msgspec.structs.replace(known, id=host.me.id)
    return host.me
