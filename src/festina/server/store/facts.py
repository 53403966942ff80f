"""Facts about the database itself, by name: the last believed time, what an operator has allowed."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import Connection, delete, select

from .dialect import insert
from .models import FactRow


def read_facts(connection: Connection) -> dict[str, str]:
    """All facts."""
    return {row.name: row.value for row in connection.execute(select(FactRow.name, FactRow.value))}


def write_facts(connection: Connection, facts: Mapping[str, str | None]) -> None:
    """Keep facts in place of what was known under their names; None forgets one."""
    for name, value in facts.items():
        if value is None:
            connection.execute(delete(FactRow).where(FactRow.name == name))
        else:
            row = insert(connection, FactRow).values(name=name, value=value)
            connection.execute(row.on_conflict_do_update(index_elements=["name"], set_={"value": value}))
