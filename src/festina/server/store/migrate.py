"""Bringing a database to the present shape with Alembic."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine
from sqlalchemy import inspect as look_at

#: Any number: what the processes of one database agree on.
_LOCK = 1973
_FOLDER = Path(__file__).parent / "migrations"


def migrate(engine: Engine) -> None:
    """Apply the migrations that are missing; nothing happens if there are none."""
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        migrate_within(connection)


def migrate_within(connection: Connection) -> None:
    """Apply them in a transaction that writes; until its end no other process migrates."""
    if connection.dialect.name == "postgresql":  # SQLite's write lock does that
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_LOCK})")
    command.upgrade(_config(connection), "head")


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
    return found == ScriptDirectory(str(_FOLDER)).get_current_head()


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(_FOLDER))
    config.attributes["connection"] = connection
    return config
