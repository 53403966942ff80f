"""Editions by the names people know them under."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..kernel.ruleset import shorten
from ..kernel.view import EditionInfo
from ..registry import definitions
from .trouble import Trouble
from .words import t


class Published(NamedTuple):
    """An edition, and the name of the game it is one of."""

    game: str
    info: EditionInfo


def published(game: str | None = None) -> list[Published]:
    """The editions of all games, or of one."""
    return [
        Published(name, info)
        for name, definition in definitions().items()
        if game in (None, name)
        for info in definition.editions()
    ]


def ids(editions: Sequence[Published]) -> str:
    """The ids of editions, for a message."""
    return ", ".join(edition.info.id for edition in editions)


def looks_like_ruleset(text: str) -> bool:
    """Whether a text is meant as a ruleset: a game's name, perhaps with options in brackets."""
    return "(" in text or text.strip() in definitions()


def find_editions(text: str, game: str | None = None) -> list[Published]:
    """The editions with this id, or else those whose names, publishers, years and id hold all of its words."""
    known = published(game)
    if exact := [edition for edition in known if edition.info.id == text]:
        return exact
    words = text.lower().replace("-", " ").split()
    return [edition for edition in known if words and all(word in _known_as(edition.info) for word in words)]


def _known_as(edition: EditionInfo) -> str:
    parts = [edition.id, *edition.names.values(), *edition.publishers, *map(str, edition.years)]
    return " ".join(parts).lower()


def edition_named(text: str, game: str | None = None) -> Published:
    """The one edition that is meant, of any game or of one."""
    found = find_editions(text, game)
    if not found:
        raise Trouble(t("cli-no-such-edition", name=shorten(text), known=ids(published(game))))
    if len(found) > 1:
        raise Trouble(t("cli-which-edition", name=shorten(text), found=ids(found)))
    return found[0]
