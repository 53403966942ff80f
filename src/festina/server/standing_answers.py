"""Answers that depend on the build alone, as files: a site without a server reads them where a page would ask one."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple, get_args
from urllib.parse import quote

from ..bots.registry import bot_classes
from ..kernel.data import Data
from ..locales import Part, languages, source
from ..registry import definitions, describe_games
from . import library, puzzles
from .wire import encode

_NAME: Final = re.compile(r"[^A-Za-z0-9.]+")


class StandingAnswer(NamedTuple):
    """A request as the page makes it, and its answer as a file."""

    path: str
    file: str
    content: bytes


def standing_answers() -> Iterator[StandingAnswer]:
    """Games, bots, puzzles in brief, words, demonstrations; board and rulebook of every edition, or of the game."""
    # Games and bots from other packages bring their words with them.
    definitions()
    bot_classes()
    games = describe_games()
    yield _json("/api/games", games)
    yield _json("/api/bots", library.bots())
    yield _json("/api/puzzles", puzzles.listed())
    for language in languages():
        for part in get_args(Part):
            text = source(language, part).encode()
            yield _named(f"/api/locales/{language}?part={part}", ".ftl", text)
    for name, game in games.items():
        demo = library.demo(name)
        if demo is not None:
            yield _json(f"/api/demo?game={quote(name)}", demo)
        for ruleset in (name, *(f"{name}(edition={edition.id})" for edition in game.editions)):
            asked = quote(ruleset, safe="()-_.!~*'")
            yield _json(f"/api/setting?ruleset={asked}", library.setting(ruleset))
            yield _json(f"/api/rules?ruleset={asked}", library.rules(ruleset))


def _json(path: str, content: Data | Mapping[str, Data]) -> StandingAnswer:
    return _named(path, ".json", encode(content))


def _named(path: str, ending: str, content: bytes) -> StandingAnswer:
    name = _NAME.sub("-", path.removeprefix("/api/")).strip("-")
    return StandingAnswer(path, name + ending, content)
