"""``festina db check``: every stored game is played again, and must fit."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from sqlalchemy import Connection, select

from ... import load_game
from ...kernel.errors import FestinaError
from ...kernel.messages import Message
from ..entries import Entry
from ..match import rebuilt
from .data import TableData
from .database import Database
from .models import TableRow
from .tables import read_entries, read_table


@dataclass(frozen=True)
class Finding:
    """A table, and what is wrong with it (None: nothing)."""

    table: str
    ruleset: str
    problem: str | None = None


def check(database: Database) -> Iterator[Finding]:
    """Replay all tables, one after the other."""
    ids = database.read_now(lambda c: list(c.execute(select(TableRow.id).order_by(TableRow.created)).scalars()))
    for id in ids:
        finding = database.read_now(partial(_check_table, id))
        if finding is not None:
            yield finding


def _check_table(id: str, connection: Connection) -> Finding | None:
    ruleset = connection.execute(select(TableRow.ruleset).where(TableRow.id == id)).scalar()
    if ruleset is None:
        return None
    try:
        data, entries = read_table(connection, id), read_entries(connection, id)
        record = connection.execute(select(TableRow.record).where(TableRow.id == id)).scalar()
        problem = None if data is None else _problem(data, entries, record)
    except Exception as found:  # noqa: BLE001  whatever is wrong with a stored game is a finding
        problem = _in_words(found)
    return Finding(id, ruleset, problem)


def _problem(data: TableData, entries: list[Entry], record: str | None) -> str | None:
    match = rebuilt(data, ())
    for entry in entries:
        try:
            match.apply(entry)
        except Exception as found:  # noqa: BLE001  as above
            return str(Message("server-check-entry", {"number": str(entry.number), "problem": _in_words(found)}))
    if data.version != len(entries):
        return str(Message("server-check-missing", {"entries": len(entries), "version": data.version}))
    if (data.status == "over") != (match.game is not None and match.game.is_over):
        return str(Message("server-check-status", {"status": data.status}))
    if record is None:
        return None
    recorded = [step.text for step in load_game(record).steps]
    same = recorded == [step.text for step in match.running.steps]
    return None if same else str(Message("server-check-record"))


def _in_words(problem: Exception) -> str:
    return str(problem) if isinstance(problem, FestinaError) else f"{type(problem).__name__}: {problem}"
