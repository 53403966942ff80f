"""What goes wrong with a database, in one line for its operator."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from json import JSONDecodeError

from alembic.util import CommandError
from sqlalchemy.exc import SQLAlchemyError

from ...kernel.errors import FestinaError


@contextmanager
def in_words() -> Iterator[None]:
    """Raise FestinaError where a database is damaged, newer, locked, unwritable or unreachable."""
    try:
        yield
    except (SQLAlchemyError, CommandError, JSONDecodeError) as problem:
        cause = getattr(problem, "orig", None) or problem
        first = next(iter(str(cause).strip().splitlines()), type(cause).__name__)
        raise FestinaError("server-database-trouble", problem=first) from problem
