"""What an operator sees of the tidying, and allows: ``festina db tidy``."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection

from ..clock import CONFIRMED, agrees, expected_time, time_of
from ..settings import Settings
from .data import WHAT, What
from .facts import read_facts, write_facts
from .tidy import DueRows, find_due, newest


@dataclass(frozen=True)
class Review:
    """What is due, and the time that the database expects if the clock does not agree with it."""

    due: dict[What, DueRows]
    expected: float | None

    @property
    def needs_consent(self) -> bool:
        """Whether something stays until an operator agrees."""
        return self.expected is not None or any(rows.waiting for rows in self.due.values())


def review(connection: Connection, settings: Settings, now: float) -> Review:
    """What is due at a moment."""
    facts, latest = read_facts(connection), newest(connection)
    confirmed = time_of(facts, CONFIRMED)
    due = {what: find_due(connection, what, settings, now, confirmed) for what in WHAT}
    return Review(due, None if agrees(now, facts, latest) else expected_time(facts, latest))


def confirm(connection: Connection, now: float) -> None:
    """Say that the clock is right, and that everything may be deleted that has been marked by now."""
    write_facts(connection, {CONFIRMED: repr(now)})
