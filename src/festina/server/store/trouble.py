"""What goes wrong with a database, in one line for its operator."""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from ...kernel.errors import FestinaError

#: SQLite's names for a disk that is full or fails, and PostgreSQL's.
_SQLITE_DISK: Final = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR)
_POSTGRES_DISK: Final = ("53100", "58030")


@contextmanager
def in_words() -> Iterator[None]:
    """Raise FestinaError where a database is damaged, locked, unwritable or unreachable."""
    try:
        yield
    except (SQLAlchemyError, msgspec.DecodeError) as problem:
        cause = getattr(problem, "orig", None) or problem
        first = next(iter(str(cause).strip().splitlines()), type(cause).__name__)
        raise FestinaError("server-database-trouble", problem=first) from problem


def is_about_the_disk(problem: Exception) -> bool:
    """Whether nothing could be stored because a disk is full or fails."""
    cause = getattr(problem, "orig", None) or problem
    extended = getattr(cause, "sqlite_errorcode", None)
    if extended is not None:
        return extended & 0xFF in _SQLITE_DISK
    return getattr(cause, "sqlstate", None) in _POSTGRES_DISK or getattr(cause, "errno", None) == errno.ENOSPC
