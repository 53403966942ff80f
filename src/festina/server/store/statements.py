"""Statements that skip SQLAlchemy when they are executed: it writes their texts from the models, once.

Values go to the driver as they are, so a JSON column gets its text from ``json_text``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import itemgetter
from typing import Final, NamedTuple, cast

import msgspec
from sqlalchemy import Insert, Update
from sqlalchemy.dialects import registry

from .writer import Row

#: SQLAlchemy's names of the drivers, and how they mark the place of a value.
_DRIVERS: Final = {"sqlite": ("sqlite.pysqlite", "qmark"), "postgresql": ("postgresql.psycopg", "format")}


class Statement(NamedTuple):
    """A text with placeholders, and the order that it wants the values of its parameters in."""

    text: str
    row: Callable[[Mapping[str, object]], Row]


def compiled(clause: Insert | Update, dialect: str) -> Statement:
    """A statement of at least two parameters as ``sqlite`` or ``postgresql`` takes it, with its values by position."""
    driver, style = _DRIVERS[dialect]
    made = clause.compile(dialect=registry.load(driver)(paramstyle=style))
    return Statement(str(made), cast("Callable[[Mapping[str, object]], Row]", itemgetter(*made.positiontup or ())))


def json_text(value: object) -> str:
    """A value as JSON columns keep it."""
    return msgspec.json.encode(value).decode()
