"""``festina db``: what an operator does with the database."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .operating import Config, Database, database_url, in_words, moment, need_schema, opened
from .words import t

app = typer.Typer(help=t("server-help-db"), no_args_is_help=True)


@app.command(help=t("server-help-check"))
@in_words
def check(database: Database = None, config: Config = None) -> None:
    from ..server.store.check import check as findings

    good = bad = 0
    with opened(database, config) as store:
        for finding in findings(store):
            if finding.problem is None:
                good += 1
                continue
            bad += 1
            print(t("server-check-bad", table=finding.table, ruleset=finding.ruleset, problem=finding.problem))
    print(t("server-check-done", good=good, bad=bad))
    if bad:
        raise typer.Exit(1)


@app.command(help=t("server-help-migrate"))
@in_words
def migrate(database: Database = None, config: Config = None) -> None:
    from ..server.store.database import connect
    from ..server.store.migrate import migrate as bring_up

    engine = connect(database_url(database, config))
    bring_up(engine)
    engine.dispose()
    print(t("server-migrated"))


@app.command(help=t("server-help-tidy"))
@in_words
def tidy(
    confirm: Annotated[bool, typer.Option("--confirm", help=t("server-help-tidy-confirm"))] = False,
    database: Database = None,
    config: Config = None,
) -> None:
    import time

    from ..server.settings import read_settings
    from ..server.store.database import Database as Store
    from ..server.store.review import confirm as allow
    from ..server.store.review import review

    settings = read_settings(config, database=database)
    store = Store(settings.database, create=False)
    try:
        need_schema(store.engine)
        now = time.time()
        if confirm:
            store.write_now(lambda connection: allow(connection, now))
        seen = store.read_now(lambda connection: review(connection, settings, now))
    finally:
        store.close()
    if seen.expected is not None:
        print(t("server-tidy-clock", now=moment(now), expected=moment(seen.expected)))
    for what, rows in seen.due.items():
        counts = {"due": rows.due, "total": rows.total, "ripe": len(rows.ripe), "waiting": len(rows.waiting)}
        print(t("server-tidy-due", what=what, **counts))
    if confirm:
        print(t("server-tidy-confirmed", now=moment(now)))
    elif seen.needs_consent:
        print(t("server-tidy-confirm"))


@app.command(help=t("server-help-backup"))
@in_words
def backup(
    file: Annotated[Path, typer.Argument(help=t("server-help-backup-file"))],
    database: Database = None,
    config: Config = None,
) -> None:
    from ..server.store.backup import backup as copy
    from ..server.store.database import connect

    engine = connect(database_url(database, config), create=False)
    try:
        need_schema(engine)
        print(t("server-backed-up", tables=copy(engine, file), file=str(file)))
    finally:
        engine.dispose()


@app.command(help=t("server-help-restore"))
@in_words
def restore(
    file: Annotated[Path, typer.Argument(help=t("server-help-backup-file"))],
    database: Database = None,
    config: Config = None,
) -> None:
    from ..server.store.backup import restore as copy
    from ..server.store.database import connect

    engine = connect(database_url(database, config))
    try:
        print(t("server-restored", tables=copy(file, engine)))
    finally:
        engine.dispose()
