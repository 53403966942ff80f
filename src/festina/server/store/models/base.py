"""What all tables of the database share. Times are seconds since 1970; secrets are kept as hashes only.

A class stands for a table, and its attributes for the columns: ``select(TableRow.id)``. That is all of SQLAlchemy's ORM
that is wanted here, and the rest of it would be a fifth of what a server loads before its first answer.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, TypeVar, cast

from sqlalchemy import Column, ColumnElement, Double, MetaData, Table
from sqlalchemy.schema import SchemaItem
from sqlalchemy.types import TypeEngine

T = TypeVar("T")
M = TypeVar("M", bound="Base")

#: Times, and all other numbers that need not be whole.
DOUBLE: Final[TypeEngine[float]] = Double()


class Base:
    """All of them."""

    metadata: ClassVar = MetaData()
    __tablename__: ClassVar[str]
    #: Indexes and constraints over several columns.
    __table_args__: ClassVar[tuple[SchemaItem, ...]] = ()
    __table__: ClassVar[Table]

    def __init_subclass__(cls) -> None:
        columns = {name: found for name, found in vars(cls).items() if isinstance(found, Column)}
        for name, found in columns.items():
            found.name = found.key = name
        cls.__table__ = Table(cls.__tablename__, cls.metadata, *columns.values(), *cls.__table_args__)

    @classmethod
    def __clause_element__(cls) -> Table:
        """What SQLAlchemy takes the class for."""
        return cls.__table__


def column(kind: TypeEngine[T], **more: Any) -> ColumnElement[T]:  # Any: they are SQLAlchemy's to check
    """A column that always has a value."""
    return Column(kind, nullable=False, **more)


def maybe(kind: TypeEngine[T], **more: Any) -> ColumnElement[T | None]:  # as above
    """A column that may be without a value."""
    return Column[T | None](kind, nullable=True, **more)


class _Alias:
    """A table under another name, with its columns as attributes."""

    def __init__(self, model: type[Base]) -> None:
        alias = model.__table__.alias()
        self.__dict__ = {**alias.columns, "__clause_element__": lambda: alias}


def aliased(model: type[M]) -> type[M]:
    """A table once more, for statements in which it stands twice."""
    return cast("type[M]", _Alias(model))
