"""What bots can know of tables beforehand, for every table there is: a few archives that devices need not work out.

What is known of similar tables is similar, so it lies together: an archive is one stream (xz) of records of equal size.
``index.json`` says where each key is: ``{"hare": {"size": 1198080, "keys": {"5f0c…": ["0.xz", 3]}}}``.
"""

from __future__ import annotations

import itertools
import json
import lzma
from collections.abc import Iterator

from festina.bots.kits import find_kit
from festina.kernel.contract import AnyDefinition, Table
from festina.kernel.errors import FestinaError
from festina.registry import definitions

INDEX = "index.json"


def knowledge_files() -> dict[str, bytes]:
    """The archives and their index, by name."""
    files: dict[str, bytes] = {}
    index: dict[str, object] = {}
    for name, game in definitions().items():
        kit = find_kit(game)
        if kit is None or kit.knowledge_key is None:
            continue
        keys: dict[str, tuple[str, int]] = {}
        for number, tables in enumerate(_groups(game)):
            archive = f"{name}-{number}.xz"
            records = [bytes(kit.knowledge(table).buffer) for table in tables]
            files[archive] = lzma.compress(b"".join(records), preset=9)
            keys |= {kit.knowledge_key(table): (archive, place) for place, table in enumerate(tables)}
        index[name] = {"size": kit.knowledge_layout.size, "keys": keys}
    files[INDEX] = json.dumps(index, separators=(",", ":"), sort_keys=True).encode()
    return files


def _groups(game: AnyDefinition) -> list[list[Table]]:
    """A table for each key, together with those that have the same first option."""
    kit = find_kit(game)
    assert kit is not None
    assert kit.knowledge_key is not None
    seen: set[str] = set()
    groups: dict[str, list[Table]] = {}
    for chosen in _choices(game):
        try:
            table = game.table(chosen)
        except FestinaError:  # these options do not go together
            continue
        key = kit.knowledge_key(table)
        if key not in seen:
            seen.add(key)
            groups.setdefault(chosen.get(game.options[0].name, game.options[0].default), []).append(table)
    return list(groups.values())


def _choices(game: AnyDefinition) -> Iterator[dict[str, str]]:
    """Every two options with all their values, the others as usual: what is known depends on no more at once."""
    for first, second in itertools.combinations(game.options, 2):
        for one, other in itertools.product(first.values, second.values):
            yield {first.name: one, second.name: other}
