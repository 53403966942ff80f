"""Bringing a database to the present shape with Alembic, which is loaded only where a migration is missing."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, Engine
from sqlalchemy import inspect as look_at

from ...kernel.errors import FestinaError

if TYPE_CHECKING:
    from alembic.config import Config

#: An arbitrary number: what the processes of one database agree on.
_LOCK = 1973
_FOLDER = Path(__file__).parent / "migrations"


def migrate(engine: Engine) -> None:
    """Apply the migrations that are missing; nothing happens if there are none."""
    if is_current(engine):
        return
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        migrate_within(connection)


def migrate_within(connection: Connection) -> None:
    """Apply them in a transaction that writes (FestinaError); until its end no other process migrates."""
    if connection.dialect.name == "postgresql":  # SQLite's write lock does that
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_LOCK})")
    from alembic import command
    from alembic.util import CommandError

    try:
        command.upgrade(_config(connection), "head")
    except CommandError as problem:  # of a later version of Festina
        raise FestinaError("server-database-trouble", problem=str(problem)) from problem


def has_schema(engine: Engine) -> bool:
    """Whether a database is one of ours, of whatever age."""
    with engine.connect() as connection:
        return look_at(connection).has_table("alembic_version") and look_at(connection).has_table("entries")


def is_current(engine: Engine) -> bool:
    """Whether no migration is missing."""
    if not has_schema(engine):
        return False
    with engine.connect() as connection:
        found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
    return found == head()


@cache
def head() -> str:
    """The latest migration; the names of their files begin with their numbers."""
    return max(file.name for file in (_FOLDER / "versions").glob("[0-9]*.py")).split("_")[0]


def _config(connection: Connection) -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(_FOLDER))
    config.attributes["connection"] = connection
    return config
