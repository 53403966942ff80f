"""Answers about finished games, which never change: made once, for everybody who asks, and kept compressed."""

from __future__ import annotations

import gzip
import hashlib
from collections import OrderedDict
from typing import Final

import msgspec

from ..kernel.data import Data

#: Bytes that are kept in all, and of one answer: a plan takes about 8 kB, a replay 20.
_MOST: Final = 16_000_000
_LARGEST: Final = 500_000
_LEVEL: Final = 5


def packed(answer: Data) -> bytes:
    """An answer as JSON, as gzip makes it."""
    return gzip.compress(msgspec.json.encode(answer), _LEVEL, mtime=0)


def key_of(what: str, record: str, *more: object) -> str:
    """The name of an answer about a record's game."""
    return f"{what} {hashlib.sha256(record.encode()).hexdigest()} {more}"


class KeptAnswers:
    """The answers that were asked for last."""

    def __init__(self, most: int = _MOST, largest: int = _LARGEST) -> None:
        self._most, self._largest = most, largest
        self._answers: OrderedDict[str, bytes] = OrderedDict()
        self._size = 0

    def find(self, key: str) -> bytes | None:
        """An answer, if it is kept."""
        found = self._answers.get(key)
        if found is not None:
            self._answers.move_to_end(key)
        return found

    def keep(self, key: str, answer: bytes) -> None:
        """Keep an answer; those that nobody has asked for longest make room for it."""
        if len(answer) > self._largest or key in self._answers:
            return
        self._answers[key] = answer
        self._size += len(answer)
        while self._size > self._most:
            _, oldest = self._answers.popitem(last=False)
            self._size -= len(oldest)
