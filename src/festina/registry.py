"""The games that exist: the built-in ones, and those that other packages register.

A package registers a game under the entry point ``festina.games``, which names a ``Definition``.
"""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from typing import TypeVar

from .kernel.contract import AnyDefinition, Definition, Table
from .kernel.data import Data
from .kernel.errors import BadRuleset
from .kernel.messages import Message
from .kernel.ruleset import Constraint, Option, merge_options, shorten, split_ruleset
from .kernel.switch import PACKAGE
from .kernel.view import EditionInfo
from .locales import add_words

#: The entry point under which other packages register games.
GROUP = "festina.games"

T = TypeVar("T")


class GameInfo(Data, frozen=True):
    """A game, as lists of games show it."""

    name: str
    description: Message
    options: tuple[Option, ...]
    constraints: tuple[Constraint, ...]
    editions: list[EditionInfo]


@cache
def definitions() -> Mapping[str, AnyDefinition]:
    """All games by name, the built-in ones first."""
    from .hare.definition import GAME as HARE
    from .whyfirst.definition import GAME as WHY_FIRST

    games: dict[str, AnyDefinition] = {game.name: game for game in (HARE, WHY_FIRST)}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        game = _loaded(entry)
        if game is not None and games.setdefault(game.name, game) is game:
            add_words(game.package)
        elif game is not None:
            warnings.warn(f"{entry.value} is not available: there is a game {game.name!r} already", stacklevel=2)
    return games


def _loaded(entry: EntryPoint) -> AnyDefinition | None:
    """The game of another package; None, with a warning, if it cannot be loaded."""
    try:
        game = entry.load()
    except Exception as problem:  # noqa: BLE001  a foreign package may fail in any way
        warnings.warn(f"the game {entry.name!r} ({entry.value}) cannot be loaded: {problem}", stacklevel=2)
        return None
    if not isinstance(game, Definition):
        warnings.warn(f"{entry.value} is not a game: a game derives from Definition", stacklevel=2)
        return None
    return game


def default_game() -> str:
    """The game that is played where none is named."""
    return next(iter(definitions()))


def definition_named(name: str) -> AnyDefinition:
    """A game by its name (BadRuleset)."""
    if name not in definitions():
        raise BadRuleset("ruleset-no-such-game", game=shorten(name), known=", ".join(definitions()))
    return definitions()[name]


def table_for(ruleset: str, options: Mapping[str, object]) -> tuple[AnyDefinition, Table]:
    """The game and the table that a ruleset text and options describe (BadRuleset)."""
    name, written = split_ruleset(ruleset)
    definition = definition_named(name)
    return definition, definition.table(merge_options(written, options))


def find_part(game: AnyDefinition, room: str, ours: str, theirs: str, name: str, kind: type[T]) -> T | None:
    """What a package of ours (``room``) has about a game under ``name``; None where there is nothing.

    For a built-in game it stands in the module ``ours`` of ``<room>.<game>``: games know nothing of rooms above them.
    A game of another package brings it along in its own module ``theirs``.
    """
    built_in = game.package.startswith(f"{PACKAGE}.")
    module = f"{room}{game.package.removeprefix(PACKAGE)}.{ours}" if built_in else f"{game.package}.{theirs}"
    part = _attribute(module, name)
    assert part is None or isinstance(part, kind), f"{module}.{name} is no {kind.__name__}"
    return part


@cache
def _attribute(module: str, name: str) -> object | None:
    """What a module has under a name; None if there is no such module."""
    try:
        found = find_spec(module)
    except ModuleNotFoundError:
        return None
    return None if found is None else getattr(import_module(module), name)


def describe_games() -> dict[str, GameInfo]:
    """All games by name, with their options and editions."""
    return {
        name: GameInfo(
            name=name,
            description=Message(f"{name}-description"),
            options=game.options,
            constraints=game.constraints,
            editions=list(game.editions()),
        )
        for name, game in definitions().items()
    }
