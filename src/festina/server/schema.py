"""The JSON Schema of the protocol: every structure that is sent or received, each under one name.

The structures are declared elsewhere: in ``wire`` and the ``wire_*`` modules, ``commands``, ``bodies``, and by the
games, whose definitions name them. This module only puts their schemas together. The OpenAPI description holds them as
its components, and the front end's types are made from those.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from inspect import cleandoc
from types import UnionType
from typing import Any, Final, TypeAlias, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import UNSET, inspect

from ..analysis.plan import ReviewPlan
from ..bots.brief import Brief, Thought
from ..kernel.contract import AnyDefinition
from ..kernel.data import Data, tag_of
from ..kernel.insight import Review
from ..kernel.view import Choice, EditionInfo, Outcome, PlainView, Setting
from ..registry import GameInfo, definitions
from . import (
    wire,
    wire_clocks,
    wire_hints,
    wire_league,
    wire_library,
    wire_notices,
    wire_people,
    wire_planning,
    wire_positions,
    wire_privacy,
    wire_puzzles,
    wire_socket,
    wire_story,
    wire_strangers,
    wire_tables,
)
from .bodies import BODIES
from .bodies_cups import CUP_BODIES
from .bodies_hints import HINT_BODIES
from .bodies_league import LEAGUE_BODIES
from .bodies_people import PEOPLE_BODIES
from .bodies_slow import SLOW_BODIES
from .bodies_trials import TRIAL_BODIES
from .commands import CHANGES, AnyCommand, Hello

#: A JSON Schema; its keywords take values of every kind.
Schema: TypeAlias = dict[str, Any]
Structure: TypeAlias = type[msgspec.Struct]

_COMMANDS: Final[tuple[Structure, ...]] = get_args(AnyCommand)
_MESSAGES: Final[tuple[Structure, ...]] = get_args(wire_socket.FromServer)
_RECEIVED: Final[tuple[Structure, ...]] = (
    *_COMMANDS,
    Hello,
    *BODIES,
    *CUP_BODIES,
    *LEAGUE_BODIES,
    *PEOPLE_BODIES,
    *SLOW_BODIES,
    *TRIAL_BODIES,
    *HINT_BODIES,
    *wire_positions.BODIES,
    *wire_notices.BODIES,
)
_SENT: Final[tuple[Structure, ...]] = (
    *_MESSAGES,
    wire.Problem,
    *wire_tables.SENT,
    *wire_strangers.SENT,
    *wire_privacy.SENT,
    *wire_library.SENT,
    *wire_puzzles.SENT,
    wire_story.Story,
    ReviewPlan,
    Review,
    wire.TableView,
    wire.Narrated,
    Brief,
    Thought,
    GameInfo,
    PlainView,
    *wire_clocks.SENT,
    *wire_hints.SENT,
    *wire_league.SENT,
    *wire_notices.SENT,
    *wire_people.SENT,
    *wire_planning.SENT,
    *wire_positions.SENT,
)
#: What a structure of the server holds of a game: for what the games derive from, the name of the games' own together.
_OWN: Final[Mapping[Structure, str]] = {
    Setting: "AnySetting",
    Outcome: "AnyOutcome",
    Choice: "AnyChoice",
    EditionInfo: "AnyEdition",
    Data: "AnySheet",
}


def ref(name: str) -> Schema:
    """A reference to a component."""
    return {"$ref": wire.REF.format(name=name)}


def components(games: Iterable[AnyDefinition] | None = None) -> dict[str, Schema]:
    """Every component by its name, for all games that exist or for those given."""
    played = list(definitions().values() if games is None else games)
    own = [structure for game in played for structure in _declared_by(game)]
    received = _collected(_RECEIVED)
    structures = _collected((*_RECEIVED, *_SENT, *own))
    _, raw = msgspec.json.schema_components((*_RECEIVED, *_SENT, *own), ref_template=wire.REF)
    names = {structure: component_name(structure, played) for structure in structures}
    composed = _composed(played, names)
    taken = [name for name, count in Counter([*names.values(), *composed]).items() if count > 1]
    if taken:
        raise ValueError(f"two structures have the same name in the protocol: {', '.join(taken)}")
    refs = {_ref_of(written): _ref_of(names[structure]) for structure, written in _written(structures).items()}
    found: dict[str, Schema] = {}
    for structure, written in _written(structures).items():
        schema = raw[written]
        schema.pop("title")
        schema["description"] = cleandoc(schema["description"])
        if structure not in received:
            _require_what_is_sent(structure, schema)
        found[names[structure]] = _renamed(schema, refs | _own_refs(structure, names))
    del found[names[Data]]  # it stands for the games' sheets, and is sent by itself nowhere
    return dict(sorted((found | composed).items()))


def component_name(structure: Structure, games: Iterable[AnyDefinition]) -> str:
    """The name of a structure in the protocol: a game's own begin with the game's, as its view does."""
    name = structure.__name__
    for game in games:
        if _is_own(structure, game) and not name.lower().startswith(prefix_of(game).lower()):
            return prefix_of(game) + name
    return name


def prefix_of(game: AnyDefinition) -> str:
    """What the names of a game's structures begin with: ``Hare``, as in ``HareView``."""
    written = game.view_type.__name__.removesuffix("View")
    return written if written.lower() == game.name.lower() else game.name.capitalize()


def choice_types(game: AnyDefinition) -> tuple[Structure, ...]:
    """What a game's views list as choices."""
    listed: tuple[object, ...] = get_args(get_type_hints(game.view_type)["choices"])
    return _members(listed[0])


def view_type(game: AnyDefinition) -> Structure:
    """A game's view, which is a structure: the protocol ``View`` cannot say so."""
    view = game.view_type
    assert issubclass(view, msgspec.Struct)
    return view


def _declared_by(game: AnyDefinition) -> list[Structure]:
    sheet = [] if game.sheet_type is None else [game.sheet_type]
    return [
        view_type(game),
        *game.event_types,
        *choice_types(game),
        game.outcome_type,
        game.setting_type,
        game.edition_type,
        *sheet,
    ]


def _members(declared: object) -> tuple[Structure, ...]:
    """The structures of a union, or the one there is."""
    if get_origin(declared) in (Union, UnionType):
        return get_args(declared)
    return (declared,) if isinstance(declared, type) else ()


def _is_own(structure: Structure, game: AnyDefinition) -> bool:
    return f"{structure.__module__}.".startswith(f"{game.package}.")


def _collected(types: Iterable[Structure]) -> dict[Structure, inspect.StructType]:
    """The structures, and all that they hold."""
    found: dict[Structure, inspect.StructType] = {}

    def collect(value: object) -> None:
        if isinstance(value, inspect.StructType):
            if value.cls in found:
                return
            found[value.cls] = value
        if isinstance(value, tuple):
            for item in value:
                collect(item)
        elif isinstance(value, inspect.Type | inspect.Field):
            for name in value.__struct_fields__:
                collect(getattr(value, name))

    collect(inspect.multi_type_info(types))
    return found


def _written(structures: Iterable[Structure]) -> dict[Structure, str]:
    """The names that msgspec gives: those of the classes, with the module where two are called the same."""
    counts = Counter(structure.__name__ for structure in structures)
    return {
        structure: structure.__name__
        if counts[structure.__name__] == 1
        else re.sub(r"[^a-zA-Z0-9.\-_]", "_", f"{structure.__module__}.{structure.__qualname__}")
        for structure in structures
    }


def _ref_of(name: str) -> str:
    return wire.REF.format(name=name)


def _own_refs(structure: Structure, names: Mapping[Structure, str]) -> dict[str, str]:
    """In a structure of the server: the games' own in place of what they derive from."""
    if not _is_of_the_server(structure):
        return {}
    return {_ref_of(names[base]): _ref_of(own) for base, own in _OWN.items() if base in names}


def _is_of_the_server(structure: Structure) -> bool:
    return structure is GameInfo or structure.__module__.startswith(wire.__name__)


def _renamed(value: Any, refs: Mapping[str, str]) -> Any:
    """A schema with other references, and with the type of words that are listed."""
    if isinstance(value, dict):
        typed = {"type": "string"} if "enum" in value and all(isinstance(item, str) for item in value["enum"]) else {}
        return typed | {key: _renamed(item, refs) for key, item in value.items()}
    if isinstance(value, list):
        return [_renamed(item, refs) for item in value]
    return refs.get(value, value) if isinstance(value, str) else value


def _require_what_is_sent(structure: Structure, schema: Schema) -> None:
    """A default is for whoever makes the structure: who receives it finds the field there, unless it can be unset."""
    if structure.__struct_config__.omit_defaults:
        return
    for field in msgspec.structs.fields(structure):
        if field.default is not UNSET and field.encode_name not in schema["required"]:
            schema["required"].append(field.encode_name)
        schema["properties"][field.encode_name].pop("default", None)


def _composed(games: list[AnyDefinition], names: Mapping[Structure, str]) -> dict[str, Schema]:
    """The unions, and the flat halves of what travels as one."""

    def any_of(structures: Iterable[Structure]) -> Schema:
        wanted = dict.fromkeys(names[structure] for structure in structures)
        return {"anyOf": [ref(name) for name in wanted]} if wanted else {"type": "null"}

    def tagged(structures: Iterable[Structure], field: str) -> Schema:
        mapping = {tag_of(structure): _ref_of(names[structure]) for structure in structures}
        return {
            "oneOf": [{"$ref": target} for target in mapping.values()],
            "discriminator": {"propertyName": field, "mapping": mapping},
        }

    sheets = [game.sheet_type for game in games if game.sheet_type is not None]
    made = {f"{prefix_of(game)}Event": tagged(game.event_types, "kind") for game in games}
    events = list(made)
    for game in games:
        kinds = choice_types(game)
        if len(kinds) > 1:
            made[f"{prefix_of(game)}Choice"] = any_of(kinds)
    return {
        **made,
        "AnyView": any_of(view_type(game) for game in games),
        "AnyEvent": {"anyOf": [ref(name) for name in events]},
        "AnyChoice": any_of(kind for game in games for kind in choice_types(game)),
        "AnyOutcome": any_of(game.outcome_type for game in games),
        "AnySetting": any_of(game.setting_type for game in games),
        "AnySheet": any_of(sheets),
        "AnyEdition": any_of(game.edition_type for game in games),
        "SentView": {"allOf": [ref("AnyView"), ref("TableView")]},
        "SentEvent": {"allOf": [ref("AnyEvent"), ref("Narrated")]},
        "FromServer": tagged(_MESSAGES, "type"),
        "AnyCommand": tagged(_COMMANDS, "type"),
        "Change": tagged(CHANGES, "type"),
    }
