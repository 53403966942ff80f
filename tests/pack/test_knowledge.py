"""What can be known of tables beforehand: it is in the pack for every table, and it is what a server knows."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from festina.bots.kits import AnyKit, find_kit
from festina.device.knowledge import PackedKnowledge
from festina.kernel.contract import Table
from festina.registry import definitions, table_for
from tests.contract.rulesets import rulesets
from web.pack.knowledge import INDEX

from .conftest import pack_folder


def _known_games() -> list[str]:
    kits = {name: find_kit(game) for name, game in definitions().items()}
    return [name for name, kit in kits.items() if kit is not None and kit.knowledge_key is not None]


def _index() -> Any:
    return json.loads((pack_folder() / "knowledge" / INDEX).read_bytes())


def _keyed(game: str) -> tuple[AnyKit, dict[str, Table]]:
    """The kit of a game, and a table for each key that its tables have."""
    kit = find_kit(definitions()[game])
    assert kit is not None
    assert kit.knowledge_key is not None
    tables: dict[str, Table] = {}
    for ruleset in rulesets(game):
        table = table_for(ruleset, {})[1]
        tables.setdefault(kit.knowledge_key(table), table)
    return kit, tables


async def _read(name: str) -> bytes:
    return (pack_folder() / "knowledge" / name).read_bytes()


def test_games_that_know_nothing_beforehand_have_nothing_there() -> None:
    assert sorted(_index()) == sorted(_known_games())


@pytest.mark.parametrize("game", _known_games())
def test_every_table_is_known(game: str) -> None:
    assert _keyed(game)[1].keys() - _index()[game]["keys"].keys() == set()


@pytest.mark.parametrize("game", _known_games())
def test_what_is_packed_is_what_a_server_knows(game: str) -> None:
    """One table of each archive: the last of those that lie there, so that all before it are read over."""
    kit, tables = _keyed(game)
    last: dict[str, tuple[int, str]] = {}
    for key, (archive, place) in _index()[game]["keys"].items():
        if key in tables:
            last[archive] = max(last.get(archive, (0, key)), (place, key))
    archives = {archive for archive, _ in _index()[game]["keys"].values()}
    assert last.keys() == archives
    packed = PackedKnowledge(_read)
    for _, key in last.values():
        assert asyncio.run(packed.fetch(game, key)) == bytes(kit.knowledge(tables[key]).buffer)
    with pytest.raises(LookupError):
        asyncio.run(packed.fetch(game, "unheard of"))
