"""Games, rules, bots, words, and games to look at."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse

from ...bots.registry import bot_classes
from ...kernel.game import Game
from ...kernel.record import read_record
from ...locales import Part, languages, source
from ...registry import GameInfo, default_game, definitions, describe_games
from .. import library
from ..answers import Json
from ..bodies import LONGEST_RULESET, RecordWish
from ..hub import Hub
from ..refusal import Refusal
from ..replay import Abandoned, whole_replay
from ..runners import runners_of
from ..store.data import SharedGame
from ..story import story
from ..tokens import is_id
from ..wire_library import BotList, LanguageList, Rulebook, RulesetInfo, WholeReplay
from ..wire_story import Story
from .context import TheHub, limit, not_banned
from .openapi import answers, answers_by_name, answers_text
from .replaying import work_out
from .routing import Body, Router

router = Router("/api", "library", check=not_banned)
#: Records beyond this are no games that people play, and would take many seconds.
_MOST_LINES: Final = 10_000


@router.get("/games", answers_by_name(GameInfo))
async def games() -> Json:
    """The games by name, with their options and editions."""
    return Json(describe_games())


@router.get("/setting", answers(RulesetInfo))
async def setting(ruleset: str | None = None) -> Json:
    """A ruleset in its canonical form, and its board or deck."""
    return Json(library.setting(_checked(ruleset)))


@router.get("/rules", answers(Rulebook))
async def rules(ruleset: str | None = None) -> Json:
    """The rulebook of a ruleset."""
    return Json(library.rules(_checked(ruleset)))


@router.get("/bots", answers(BotList))
async def bots() -> Json:
    """The bots that may be seated, and the levels of each game."""
    return Json(library.bots())


@router.get("/locales", answers(LanguageList))
async def list_locales() -> Json:
    """The languages there are words in."""
    return Json(LanguageList(list(languages())))


@router.get("/locales/{language}", answers_text(PlainTextResponse))
async def locale(language: str, part: Part | None = None) -> PlainTextResponse:
    """The Fluent files of a language in one text: all of them, or those that a part of the page needs."""
    if language not in languages():
        raise Refusal("not_there", "server-no-language", known=", ".join(languages()))
    # Games and bots from other packages bring their words with them.
    definitions()
    bot_classes()
    return PlainTextResponse(source(language, part), headers={"cache-control": "no-cache"})


@router.get("/demo", answers(WholeReplay))
async def demo(game: str | None = None) -> Json:
    """A race of bots to watch, step by step: of a game, or of the one that is usual."""
    found = await asyncio.to_thread(library.demo, game)
    if found is None:
        raise Refusal("not_there", "server-no-demo")
    return Json(found)


@router.get("/games/{share}", answers(WholeReplay))
async def shared_game(request: Request, hub: TheHub, share: str, seat: int | None = None) -> Json:
    """A finished game, step by step, as a spectator or any seat saw it."""
    limit(request, "heavy")
    found = await _shared(hub, share)
    runners = runners_of(found.seats)
    return Json(await work_out(request, hub, lambda wanted: _replayed(found.text, seat, wanted, runners)))


@router.get("/games/{share}/story", answers(Story))
async def shared_story(request: Request, hub: TheHub, share: str) -> Json:
    """How a finished game went: curves over its turns, and the moments that changed it most."""
    limit(request, "heavy")
    found = await _shared(hub, share)
    return Json(await work_out(request, hub, lambda wanted: story(_read(found.text, wanted), wanted)))


@router.get("/games/{share}/record", answers_text(PlainTextResponse))
async def shared_record(hub: TheHub, share: str) -> PlainTextResponse:
    """A finished game's record."""
    headers = {"content-disposition": f'attachment; filename="festina-{share}.txt"'}
    return PlainTextResponse((await _shared(hub, share)).text, headers=headers)


@router.post("/replay", answers(WholeReplay))
async def look_at(request: Request, hub: TheHub, wish: Body[RecordWish]) -> Json:
    """Any record, step by step; nothing is kept."""
    limit(request, "heavy")
    if wish.record.count("\n") > _MOST_LINES:
        raise Refusal("too_large", "server-replay-too-long", most=_MOST_LINES)
    return Json(await work_out(request, hub, lambda wanted: _replayed(wish.record, wish.seat, wanted)))


async def _shared(hub: Hub, share: str) -> SharedGame:
    found = await hub.store.shared_game(share) if is_id(share) else None
    if found is None:
        raise Refusal("not_there", "server-no-shared-game")
    return found


def _read(text: str, wanted: Callable[[], bool]) -> Game:
    """The game of a record (Abandoned once it is not wanted any more)."""

    def go_on() -> None:
        if not wanted():
            raise Abandoned

    return read_record(text, definitions(), go_on)


def _replayed(text: str, seat: int | None, wanted: Callable[[], bool], runners: list[int] | None = None) -> WholeReplay:
    game = _read(text, wanted)
    if seat is not None and not 0 <= seat < game.players:
        raise Refusal("not_there", "server-no-seat", last=game.players - 1)
    return whole_replay(game, seat, wanted, runners)


def _checked(ruleset: str | None) -> str:
    """A ruleset text that is not too long (Refusal); without one, the game that is usual."""
    if ruleset is not None and len(ruleset) > LONGEST_RULESET:
        raise Refusal("too_large", "server-too-large", kilobytes=1)
    return default_game() if ruleset is None else ruleset
