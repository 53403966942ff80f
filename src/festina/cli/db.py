"""``festina db``: what an operator does with the database."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, ParamSpec

import typer

from .extras import needs_extra
from .trouble import Trouble
from .words import t

if TYPE_CHECKING:
    from sqlalchemy import Engine

P = ParamSpec("P")
app = typer.Typer(help=t("server-help-db"), no_args_is_help=True)
Database = Annotated[str | None, typer.Option(help=t("server-help-database"), metavar="URL")]
Config = Annotated[str | None, typer.Option(help=t("server-help-config"), metavar="FILE")]


def _url(database: str | None, config: str | None) -> str:
    from ..server.settings import read_settings

    return read_settings(config, database=database).database


def _in_words(command: Callable[P, None]) -> Callable[P, None]:
    """Make a command say in one line what is wrong with the database or missing from the installation."""

    @wraps(command)
    def guarded(*args: P.args, **kwargs: P.kwargs) -> None:
        with needs_extra("server"):
            from ..server.store.trouble import in_words

            with in_words():
                command(*args, **kwargs)

    return guarded


@app.command(help=t("server-help-check"))
@_in_words
def check(database: Database = None, config: Config = None) -> None:
    from ..server.store.check import check as findings
    from ..server.store.database import Database as Store

    store = Store(_url(database, config), create=False)
    try:
        _need_schema(store.engine)
        good = bad = 0
        for finding in findings(store):
            if finding.problem is None:
                good += 1
                continue
            bad += 1
            print(t("server-check-bad", table=finding.table, ruleset=finding.ruleset, problem=finding.problem))
    finally:
        store.close()
    print(t("server-check-done", good=good, bad=bad))
    if bad:
        raise typer.Exit(1)


def _need_schema(engine: Engine) -> None:
    from ..server.store.migrate import is_current

    if not is_current(engine):
        raise Trouble(t("server-not-migrated"))


@app.command(help=t("server-help-migrate"))
@_in_words
def migrate(database: Database = None, config: Config = None) -> None:
    from ..server.store.database import connect
    from ..server.store.migrate import migrate as bring_up

    engine = connect(_url(database, config))
    bring_up(engine)
    engine.dispose()
    print(t("server-migrated"))


@app.command(help=t("server-help-backup"))
@_in_words
def backup(
    file: Annotated[Path, typer.Argument(help=t("server-help-backup-file"))],
    database: Database = None,
    config: Config = None,
) -> None:
    from ..server.store.backup import backup as copy
    from ..server.store.database import connect

    engine = connect(_url(database, config), create=False)
    try:
        _need_schema(engine)
        print(t("server-backed-up", tables=copy(engine, file), file=str(file)))
    finally:
        engine.dispose()


@app.command(help=t("server-help-restore"))
@_in_words
def restore(
    file: Annotated[Path, typer.Argument(help=t("server-help-backup-file"))],
    database: Database = None,
    config: Config = None,
) -> None:
    from ..server.store.backup import restore as copy
    from ..server.store.database import connect

    engine = connect(_url(database, config))
    try:
        print(t("server-restored", tables=copy(file, engine)))
    finally:
        engine.dispose()
