"""Statements that skip SQLAlchemy when they are executed: it writes their texts from the models, once.

A statement writes any number of rows. SQLite takes them one by one, PostgreSQL together as one JSON text: what its
driver does for every value of every row would cost several times as much.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Any, Final, TypeAlias, cast

import msgspec
from sqlalchemy import (
    JSON,
    ColumnElement,
    Insert,
    Text,
    Update,
    bindparam,
    column,
    func,
    insert,
    select,
    update,
)
from sqlalchemy import cast as sql_cast
from sqlalchemy.dialects import registry
from sqlalchemy.engine.interfaces import DBAPICursor

from .models import Base

#: Values by the names of a statement's parameters; a JSON column's is its text, as ``json_text`` gives it.
Row: TypeAlias = Mapping[str, object]
#: The names of parameters, and the columns that they are for. Any: of whatever type.
Columns: TypeAlias = Mapping[str, ColumnElement[Any]]

#: SQLAlchemy's names of the drivers, and how they mark the place of a value.
_DRIVERS: Final = {"sqlite": ("sqlite.pysqlite", "qmark"), "postgresql": ("postgresql.psycopg", "format")}


def json_text(value: object) -> str:
    """A value as JSON columns keep it."""
    return msgspec.json.encode(value).decode()


class Statement(ABC):
    """A text with placeholders, which adds or changes rows."""

    def __init__(self, text: str) -> None:
        self.text = text

    @abstractmethod
    def parameters(self, rows: Sequence[Row]) -> Any:
        """What the placeholders stand for. Any: drivers and SQLAlchemy take one tuple, or a list of them."""

    @abstractmethod
    def execute(self, cursor: DBAPICursor, rows: Sequence[Row]) -> None:
        """Write rows; the cursor's ``rowcount`` says how many there were to be written."""


class _OneByOne(Statement):
    """Placeholders for the values of a row."""

    def __init__(self, text: str, names: Sequence[str]) -> None:
        super().__init__(text)
        # Of at least two values, or it is no tuple.
        self._values = cast("Callable[[Row], tuple[object, ...]]", itemgetter(*names))

    def parameters(self, rows: Sequence[Row]) -> list[tuple[object, ...]]:
        return [self._values(row) for row in rows]

    def execute(self, cursor: DBAPICursor, rows: Sequence[Row]) -> None:
        cursor.executemany(self.text, self.parameters(rows))


class _Together(Statement):
    """One placeholder for all rows, as JSON."""

    def parameters(self, rows: Sequence[Row]) -> tuple[str]:
        return (json_text(rows),)

    def execute(self, cursor: DBAPICursor, rows: Sequence[Row]) -> None:
        cursor.execute(self.text, self.parameters(rows))


@lru_cache(maxsize=256)
def _as_one(texts: tuple[str, ...]) -> str:
    parts = ", ".join(f"part{number} AS ({text} RETURNING 1)" for number, text in enumerate(texts))
    counts = [f"(SELECT count(*) FROM part{number}) = CAST(%s AS bigint)" for number in range(len(texts))]
    return f"WITH {parts} SELECT 1 / CAST({' AND '.join(counts)} AS integer)"


def as_one(rows: Mapping[Statement, Sequence[Row]]) -> tuple[str, list[object]]:
    """PostgreSQL's statements for some rows as one, which fails (1 / 0) unless each row was there to be written.

    Outside a transaction it is one by itself, so a batch of any size is a single message to the database and back.
    """
    parameters: list[object] = []
    for statement, several in rows.items():
        parameters += statement.parameters(several)
    text = _as_one(tuple(statement.text for statement in rows))
    return text, [*parameters, *map(len, rows.values())]


def inserting(model: type[Base], dialect: str) -> Statement:
    """A statement for ``sqlite`` or ``postgresql`` that adds rows, with a parameter for each column."""
    columns: Columns = dict(model.__table__.columns.items())
    if dialect == "sqlite":
        return _compiled(insert(model), dialect)
    given = _given(columns)
    return _compiled(insert(model).from_select(list(columns), select(*given.values())), dialect)


def updating(model: type[Base], where: Columns, changed: Columns, dialect: str) -> Statement:
    """A statement for ``sqlite`` or ``postgresql`` that changes columns of the rows where others are as given."""
    everything = {**where, **changed}
    given: Mapping[str, ColumnElement[Any]]
    given = {name: bindparam(name) for name in everything} if dialect == "sqlite" else _given(everything)
    fits = [found == given[name] for name, found in where.items()]
    return _compiled(update(model).where(*fits).values({name: given[name] for name in changed}), dialect)


def _given(columns: Columns) -> dict[str, ColumnElement[Any]]:
    """Parameters as columns of a table that is made of a JSON text, PostgreSQL's way."""
    types = {name: Text() if isinstance(found.type, JSON) else found.type for name, found in columns.items()}
    rows = func.json_to_recordset(sql_cast(bindparam("rows", type_=Text()), JSON))
    table = rows.table_valued(*(column(name, kind) for name, kind in types.items()))
    given = table.render_derived(name="given", with_types=True).columns
    return {
        name: sql_cast(given[name], JSON) if isinstance(found.type, JSON) else given[name]
        for name, found in columns.items()
    }


def _compiled(clause: Insert | Update, dialect: str) -> Statement:
    driver, style = _DRIVERS[dialect]
    made = clause.compile(dialect=registry.load(driver)(paramstyle=style))
    return _OneByOne(str(made), made.positiontup or ()) if dialect == "sqlite" else _Together(str(made))
