"""What SQLite and PostgreSQL say in the same way, and SQLAlchemy does not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import Connection

from .models import Base

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql, sqlite


def insert(connection: Connection, model: type[Base]) -> postgresql.Insert | sqlite.Insert:
    """An insert that can say what happens on a conflict."""
    if connection.dialect.name == "postgresql":
        from sqlalchemy.dialects import postgresql  # takes long to load, and most servers have SQLite

        return postgresql.insert(model)
    from sqlalchemy.dialects import sqlite

    return sqlite.insert(model)


def insert_or_ignore(connection: Connection, model: type[Base]) -> postgresql.Insert | sqlite.Insert:
    """An insert that makes no row if there is one with the same key."""
    return insert(connection, model).on_conflict_do_nothing()
