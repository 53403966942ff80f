"""What a ruleset plays, as the boxes and lists of games call it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from ..kernel.errors import FestinaError
from ..kernel.ruleset import split_ruleset
from ..kernel.view import EditionInfo
from ..locales import DEFAULT, has, text
from ..registry import definition_named, table_for

#: The option that names an edition, in games that have several.
_EDITION: Final = "edition"


class Played(NamedTuple):
    """The game of a ruleset, and its edition in games that have several."""

    game: str
    edition: EditionInfo | None


@lru_cache(maxsize=512)
def edition_of(ruleset: str) -> str | None:
    """The edition that a ruleset is of, in games that have several."""
    try:
        return table_for(ruleset, {})[1].options.get(_EDITION)
    except FestinaError:  # of an option that there was once
        return None


def played(ruleset: str) -> Played:
    """What a ruleset plays (BadRuleset if there is no such game)."""
    game, id = split_ruleset(ruleset)[0], edition_of(ruleset)
    return Played(game, next((each for each in definition_named(game).editions() if each.id == id), None))


def title_of(what: Played, language: str) -> str:
    """The name on the box in a language, with its publisher and year; without editions, the game's name."""
    edition = what.edition
    if edition is None:
        return game_title(what.game, language)
    name = edition.names.get(language) or edition.names.get(DEFAULT) or next(iter(edition.names.values()), "")
    source = " ".join(str(part) for part in (*edition.publishers[:1], *edition.years[:1]))
    return ", ".join(part for part in (name, source) if part)


def game_title(game: str, language: str) -> str:
    """The game by its name."""
    key = f"web-game-{game}"
    return text(key, language) if has(key, language) else game
