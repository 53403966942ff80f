"""What a page must know to call a module: its functions' types and its records' fields, from the layouts themselves."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from festina.analysis.examining import STATES
from festina.analysis.kits import find_insight
from festina.analysis.records import ACCOUNT, FINDINGS, PROOF
from festina.bots.kits import kit_of
from festina.bots.net import OPTIONS, SIGHT
from festina.bots.records import PLAYERS as PLAYERS_RECORD
from festina.bots.records import SEATS
from festina.bots.summary import SUMMARY
from festina.kernel.layout import Layout
from festina.kernel.log import LOG
from festina.kernel.scratch import SCRATCH
from festina.kernel.switch import PACKAGE
from festina.registry import definition_named

from .exports import GAME, INSIGHT, KERNEL, PLAYERS
from .sources import games

#: The records that every game's functions work with.
SHARED: Final[tuple[Layout[Any], ...]] = (
    SCRATCH,
    LOG,
    PLAYERS_RECORD,
    SIGHT,
    SUMMARY,
    FINDINGS,
    ACCOUNT,
    PROOF,
)
#: What the rows of these records are counted in, and the states that an examination works on.
NUMBERS: Final[Mapping[str, int]] = {"SEATS": SEATS, "OPTIONS": OPTIONS, "EXAMINED_STATES": STATES}
#: A function's parameters and its result, as the sources annotate them.
Signature = tuple[Mapping[str, str], str]


def places(game: str) -> list[tuple[str, Mapping[str, tuple[str, ...]]]]:
    """The packages of the exported functions of a game, with their modules and names."""
    definition = definition_named(game)
    found = [(f"{PACKAGE}.kernel", KERNEL), (definition.package, GAME), (kit_of(definition).package, PLAYERS)]
    insight = find_insight(definition)
    return found if insight is None else [*found, (insight.package, INSIGHT)]


def signatures(game: str) -> dict[str, Signature]:
    """The exported functions of a game by their names in the module."""
    found: dict[str, Signature] = {}
    for package, offered in places(game):
        for module, names in offered.items():
            if find_spec(f"{package}.{module}") is None:
                continue
            loaded = import_module(f"{package}.{module}")
            for name in names:
                parameters = dict(getattr(loaded, name).__annotations__)
                found[f"{module}.{name}"] = (parameters, parameters.pop("return"))
    return found


def common_signatures() -> dict[str, Signature]:
    """The functions that all games offer alike."""
    first, *others = [signatures(game) for game in games()]
    return {name: types for name, types in first.items() if all(other.get(name) == types for other in others)}


def partial_signatures() -> dict[str, Signature]:
    """The functions that only some games offer, all of these alike: what differs by game no page can call."""
    offered = [signatures(game) for game in games()]
    found = {name: types for each in offered for name, types in each.items()}
    common = common_signatures()
    alike = (name for name in found if all(each.get(name, found[name]) == found[name] for each in offered))
    return {name: found[name] for name in alike if name not in common}


def record_sizes(game: str) -> dict[str, int]:
    """The bytes of every record that a search works with."""
    definition = definition_named(game)
    kit = kit_of(definition)
    layouts = {
        "State": definition.state_layout,
        "Rules": definition.rules_layout,
        "Knowledge": kit.knowledge_layout,
        "Tree": kit.tree_layout,
        "Net": kit.net_layout,
        **{layout.name: layout for layout in SHARED},
    }
    return {name: layout.size for name, layout in layouts.items() if layout is not None}


def contract_hash() -> str:
    """What a page relies on, as one hash: a page and a module must have the same."""
    fields = {layout.name: {**layout.offsets, "": layout.size} for layout in SHARED}
    described = json.dumps([common_signatures(), partial_signatures(), fields, dict(NUMBERS)], sort_keys=True)
    return hashlib.sha256(described.encode()).hexdigest()[:16]
