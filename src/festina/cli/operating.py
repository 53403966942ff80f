"""What the operator's commands share: which database, what is wrong with it in words, moments of time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import wraps
from typing import TYPE_CHECKING, Annotated, ParamSpec

import typer

from .extras import needs_extra
from .trouble import Trouble
from .words import t

if TYPE_CHECKING:
    from sqlalchemy import Engine

    from ..server.store.database import Database as OpenDatabase

P = ParamSpec("P")
Database = Annotated[str | None, typer.Option(help=t("server-help-database"), metavar="URL")]
Config = Annotated[str | None, typer.Option(help=t("server-help-config"), metavar="FILE")]


def database_url(database: str | None, config: str | None) -> str:
    """The database's address by the command line, the environment, or the settings file (FestinaError)."""
    from ..server.settings import read_settings

    return read_settings(config, database=database).database


def in_words(command: Callable[P, None]) -> Callable[P, None]:
    """Make a command say in one line what is wrong with the database or missing from the installation."""

    @wraps(command)
    def guarded(*args: P.args, **kwargs: P.kwargs) -> None:
        with needs_extra("server"):
            from ..server.store.trouble import in_words

            with in_words():
                command(*args, **kwargs)

    return guarded


def need_schema(engine: Engine) -> None:
    """Make sure that a database has the present shape (Trouble)."""
    from ..server.store.migrate import is_current

    if not is_current(engine):
        raise Trouble(t("server-not-migrated"))


@contextmanager
def opened(database: str | None, config: str | None) -> Iterator[OpenDatabase]:
    """A database that is there and has the present shape (FestinaError, Trouble)."""
    from ..server.store.database import Database as OpenDatabase

    store = OpenDatabase(database_url(database, config), create=False)
    try:
        need_schema(store.engine)
        yield store
    finally:
        store.close()


def moment(at: float) -> str:
    """A moment, to the minute."""
    return f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M} UTC"
