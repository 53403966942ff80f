"""What can be known of tables beforehand, from the archives that come with a device's pack.

``index.json`` says in which archive, and as which record of it, the knowledge with a key lies.
"""

from __future__ import annotations

import lzma
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from ..kernel.data import Data

_INDEX: Final = "index.json"


class Archives(Data, frozen=True):
    """What there is of a game: the size of a record, and where each is."""

    size: int
    keys: dict[str, tuple[str, int]]


class PackedKnowledge:
    """Reads archives; ``read`` gives a file by its name."""

    def __init__(self, read: Callable[[str], Awaitable[bytes]]) -> None:
        self._read = read
        self._index: dict[str, Archives] | None = None
        #: The last record: bots ask for it, and then whoever thinks for them.
        self._last: tuple[tuple[str, str], bytes] | None = None

    async def fetch(self, game: str, key: str) -> bytes:
        """The record with a key (LookupError)."""
        if self._last is None or self._last[0] != (game, key):
            self._last = (game, key), await self._unpacked(game, key)
        return self._last[1]

    async def _unpacked(self, game: str, key: str) -> bytes:
        if self._index is None:
            self._index = msgspec.json.decode(await self._read(_INDEX), type=dict[str, Archives])
        found = self._index[game]
        archive, place = found.keys[key]
        packed, end = await self._read(archive), (place + 1) * found.size
        record = lzma.LZMADecompressor().decompress(packed, end)[place * found.size : end]
        if len(record) != found.size:
            raise LookupError(key)
        return record
