"""What goes wrong with a database, in one line for whoever runs it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from alembic.util import CommandError
from sqlalchemy.exc import SQLAlchemyError

from ...kernel.errors import FestinaError


@contextmanager
def told_in_words() -> Iterator[None]:
    """A damaged, newer, locked, unwritable or unreachable database is a FestinaError."""
    try:
        yield
    except (SQLAlchemyError, CommandError) as problem:
        cause = getattr(problem, "orig", None) or problem
        first = next(iter(str(cause).strip().splitlines()), type(cause).__name__)
        raise FestinaError("server-database-trouble", problem=first) from problem
