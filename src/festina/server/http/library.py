"""Games, rules, bots, words, and games to look at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import PlainTextResponse, Response

from ... import load_game
from ...locales import languages, source
from .. import library
from ..answers import Json
from ..refusal import Refusal
from ..replay import whole_replay
from ..store.tables import read_record
from ..tokens import is_id
from .context import TheHouse, limit
from .models import TEXT, RecordText

router = APIRouter(prefix="/api", tags=["library"])
_LONGEST_RULESET = 300
#: Records beyond this are no games that people play (HT-853), and would take many seconds.
_MOST_LINES = 10_000


@router.get("/games")
async def games() -> Response:
    """The games, their options and editions."""
    return Json(library.games())


@router.get("/setting")
async def setting(ruleset: str = "hare") -> Response:
    """A ruleset in its canonical form, and its board or deck."""
    return Json(library.setting(_short(ruleset)))


@router.get("/rules")
async def rules(ruleset: str = "hare") -> Response:
    """The rulebook of a ruleset."""
    return Json(library.rules(_short(ruleset)))


@router.get("/bots")
async def bots() -> Response:
    """The players that may be seated."""
    return Json(library.bots())


@router.get("/locales")
async def list_locales() -> Response:
    """The languages there are words in."""
    return Json({"languages": list(languages())})


@router.get("/locales/{language}", responses=TEXT)
async def locale(language: str) -> Response:
    """All Fluent files of a language in one text."""
    if language not in languages():
        raise Refusal("not_there", "server-no-language", known=", ".join(languages()))
    return PlainTextResponse(source(language), headers={"cache-control": "no-cache"})


async def _shared(house: Any, share: str) -> str:
    text: str | None = None
    if is_id(share):
        text = await house.database.read(lambda connection: read_record(connection, share))
    if text is None:
        raise Refusal("not_there", "server-no-shared-game")
    return text


@router.get("/games/{share}")
async def shared_game(request: Request, house: TheHouse, share: str, seat: int | None = None) -> Response:
    """A finished game, step by step, as a spectator or any seat saw it."""
    limit(request, "heavy")
    text = await _shared(house, share)
    return Json(await house.replays.make(lambda wanted: _replayed(text, seat, wanted)))


@router.get("/games/{share}/record", responses=TEXT)
async def shared_record(house: TheHouse, share: str) -> Response:
    """A finished game's record."""
    headers = {"content-disposition": f'attachment; filename="festina-{share}.txt"'}
    return PlainTextResponse(await _shared(house, share), headers=headers)


@router.post("/replay")
async def look_at(request: Request, house: TheHouse, wish: RecordText) -> Response:
    """Any record, step by step; nothing is kept."""
    limit(request, "heavy")
    if wish.record.count("\n") > _MOST_LINES:
        raise Refusal("too_large", "server-replay-too-long", most=_MOST_LINES)
    return Json(await house.replays.make(lambda wanted: _replayed(wish.record, wish.seat, wanted)))


def _replayed(text: str, seat: int | None, wanted: Callable[[], bool]) -> dict[str, Any]:
    game = load_game(text)
    if seat is not None and not 0 <= seat < game.players:
        raise Refusal("not_there", "server-no-seat", last=game.players - 1)
    return whole_replay(game, seat, wanted)


def _short(ruleset: str) -> str:
    if len(ruleset) > _LONGEST_RULESET:
        raise Refusal("too_large", "server-too-large", kilobytes=1)
    return ruleset
