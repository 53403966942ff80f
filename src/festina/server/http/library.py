"""Games, rules, bots, words, and games to look at."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from ...bots.registry import bot_classes
from ...locales import Part, languages, source
from ...registry import GameInfo, definitions, describe_games
from .. import library
from ..answers import Json, PackedJson
from ..bodies import Eyes, RecordWish
from ..briefing import compressed_knowledge
from ..build import lasting
from ..kept import key_of
from ..refusal import Refusal
from ..runners import runners_of
from ..story import story
from ..wire_library import BotList, LanguageList, Rulebook, RulesetInfo, WholeReplay
from ..wire_story import Story
from .context import TheHub, limit, not_banned
from .openapi import answers, answers_by_name, answers_text
from .replaying import find_or_make, work_out
from .replaying import shared_game as find_shared
from .routing import Body, Router

router = Router("/api", "library", check=not_banned)
#: Its address changes with its content.
KNOWN_HEADERS: Final = {"cache-control": "public, max-age=31536000, immutable", "content-encoding": "gzip"}


class Known(Response):
    """A record, compressed."""

    media_type = "application/octet-stream"


@router.get("/games", answers_by_name(GameInfo))
async def games(build: str | None = None) -> Json:
    """The games by name, with their options and editions."""
    return Json(describe_games(), headers=lasting(build))


@router.get("/setting", answers(RulesetInfo))
async def setting(ruleset: str | None = None, build: str | None = None) -> Json:
    """A ruleset in its canonical form, and its board or deck."""
    return Json(library.setting(library.checked(ruleset)), headers=lasting(build))


@router.get("/rules", answers(Rulebook))
async def rules(ruleset: str | None = None, build: str | None = None) -> Json:
    """The rulebook of a ruleset."""
    return Json(library.rules(library.checked(ruleset)), headers=lasting(build))


@router.get("/bots", answers(BotList))
async def bots(build: str | None = None) -> Json:
    """The bots that may be seated, and the levels of each game."""
    return Json(library.bots(), headers=lasting(build))


@router.get("/locales", answers(LanguageList))
async def list_locales() -> Json:
    """The languages there are words in."""
    return Json(LanguageList(list(languages())))


@router.get("/locales/{language}", answers_text(PlainTextResponse))
async def locale(language: str, part: Part | None = None, build: str | None = None) -> PlainTextResponse:
    """The Fluent files of a language in one text: all of them, or those that a part of the page needs."""
    if language not in languages():
        raise Refusal("not_there", "server-no-language", known=", ".join(languages()))
    # Games and bots from other packages bring their words with them.
    definitions()
    bot_classes()
    return PlainTextResponse(source(language, part), headers=lasting(build))


@router.get("/knowledge/{game}/{key}", answers_text(Known))
async def knowledge(request: Request, game: str, key: str) -> Known:
    """What can be known of a table beforehand, as a record: for devices that think by themselves (see ``Brief``)."""
    limit(request, "heavy")
    return Known(await asyncio.to_thread(compressed_knowledge, game, key), headers=KNOWN_HEADERS)


@router.get("/demo", answers(WholeReplay))
async def demo(game: str | None = None, build: str | None = None) -> Json:
    """A race of bots to watch, step by step: of a game, or of the one that is usual."""
    found = await asyncio.to_thread(library.demo, game)
    if found is None:
        raise Refusal("not_there", "server-no-demo")
    return Json(found, headers=lasting(build))


@router.get("/games/{share}", answers(WholeReplay))
async def shared_game(
    request: Request, hub: TheHub, share: str, seat: int | None = None, eyes: Eyes | None = None
) -> PackedJson:
    """A finished game, step by step, as a spectator or a seat saw it, or as whoever decides next did."""
    limit(request, "heavy")
    found = await find_shared(hub, share)
    runners = runners_of(found.seats)
    return await find_or_make(
        request,
        hub,
        key_of("replay", found.text, seat, eyes, runners),
        lambda wanted: library.replayed(found.text, seat, wanted, runners, eyes),
    )


@router.get("/games/{share}/story", answers(Story))
async def shared_story(request: Request, hub: TheHub, share: str) -> Json:
    """How a finished game went: curves over its turns, and the moments that changed it most."""
    limit(request, "heavy")
    found = await find_shared(hub, share)
    return Json(await work_out(request, hub, lambda wanted: story(library.read(found.text, wanted), wanted)))


@router.get("/games/{share}/record", answers_text(PlainTextResponse))
async def shared_record(hub: TheHub, share: str) -> PlainTextResponse:
    """A finished game's record."""
    headers = {"content-disposition": f'attachment; filename="festina-{share}.txt"'}
    return PlainTextResponse((await find_shared(hub, share)).text, headers=headers)


@router.post("/replay", answers(WholeReplay))
async def look_at(request: Request, hub: TheHub, wish: Body[RecordWish]) -> Json:
    """A record of any game, step by step; nothing is kept."""
    limit(request, "heavy")
    library.check_length(wish.record)
    made = await work_out(request, hub, lambda wanted: library.replayed(wish.record, wish.seat, wanted, eyes=wish.eyes))
    return Json(made)
