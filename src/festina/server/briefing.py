"""Devices that think by themselves: what they get for it is made of what one of their own seats may know."""

from __future__ import annotations

import gzip
import threading
from functools import cache, lru_cache
from typing import Final

from ..bots.base import Seat
from ..bots.brief import Brief, brief_for, terms_of
from ..bots.kits import find_kit
from ..kernel.contract import Table
from ..registry import definitions, table_for
from .hinting import deciding
from .live import LiveTable
from .questioning import seed_of
from .refusal import Refusal
from .store.data import DeviceData

#: The longest spec of a bot that is read.
LONGEST_SPEC: Final = 100
#: Files of knowledge that are kept compressed in memory; all that games have between them.
_KEPT: Final = 64
#: One thing is worked out at a time, and for all who ask for it.
_working = threading.Lock()


async def brief_seat(live: LiveTable, device: DeviceData, seat: int, spec: str) -> Brief:
    """The brief of a seat of the device, which is to act now.

    Refusal where no hints are given; BadBot if the spec names no search.
    """
    async with live.held():
        game = deciding(live, device, seat)
        terms = terms_of(spec, game.definition)
        # Made of the table's public name: whoever asks again at the same moment gets the same brief.
        where = Seat(game.definition, game.table, seat, seed_of(live.id, seat, len(game.steps)))
        view, events = game.view(seat, whole=False), tuple(game.events(seat))
    return await live.services.worked_out(lambda: brief_for(terms, where, view, events))


def compressed_knowledge(game: str, key: str) -> bytes:
    """What can be known beforehand of the tables with this key, as gzip makes it (Refusal if no table has it).

    The keys are those of the game's own tables: nobody can have more worked out than there is.
    """
    with _working:
        table = _tables(game).get(key) if game in definitions() else None
        if table is None:
            raise Refusal("not_there", "server-no-page")
        return _compressed(table.ruleset)


def learn_tables(game: str) -> None:
    """Find out about which tables of a game devices may ask: that takes up to half a second, so before they do."""
    with _working:
        _tables(game)


@cache
def _tables(game: str) -> dict[str, Table]:
    """A table for every key that a game has."""
    kit = find_kit(definitions()[game])
    if kit is None or kit.knowledge_key is None:
        return {}
    return {kit.knowledge_key(table): table for _, table in (table_for(text, {}) for text in kit.known_tables)}


@lru_cache(maxsize=_KEPT)
def _compressed(ruleset: str) -> bytes:
    definition, table = table_for(ruleset, {})
    kit = find_kit(definition)
    assert kit is not None
    return gzip.compress(bytes(kit.knowledge(table).buffer), 6, mtime=0)
