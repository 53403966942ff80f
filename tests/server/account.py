"""What clients wanted and were told at a table, compared with what the server has stored."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Engine, select

from festina import load_game
from festina.server.entries import ChanceDealt, Entry, GameOver, Moved, Update
from festina.server.store.database import connect
from festina.server.store.models import Base
from festina.server.store.tables import read_entries

from .client import Person


class Violation(AssertionError):
    """The server broke a promise."""


@dataclass(frozen=True)
class Wanted:
    """A move as a client sends it, once or several times."""

    id: str
    seat: int
    action: str
    version: int

    @property
    def command(self) -> str:
        """Its name in the store."""
        return f"{self.seat}:{self.id}"

    def message(self) -> dict[str, Any]:
        return {"type": "move", "id": self.id, "seat": self.seat, "action": self.action, "version": self.version}


@dataclass
class Account:
    """What was wanted, answered and told at one table, by all who play there."""

    table: str
    ruleset: str
    wanted: dict[str, Wanted] = field(default_factory=dict)
    acknowledged: dict[str, int] = field(default_factory=dict)
    refused: dict[str, str] = field(default_factory=dict)
    told: dict[int, tuple[str, int | None, bool]] = field(default_factory=dict)
    #: How often its server was killed while it was played.
    hits: int = 0

    def note_told(self, update: dict[str, Any]) -> None:
        """An entry somebody was told of."""
        number, told = update["number"], (update["kind"], update["seat"], update["auto"])
        if self.told.setdefault(number, told) != told:
            raise Violation(f"{self.table}: entry {number} was told as {self.told[number]} and as {told}")

    def note_ack(self, wanted: Wanted, answer: dict[str, Any]) -> None:
        """An acknowledgement: the same for ever, and only the first time not as a repetition."""
        number = answer["version"]
        again = wanted.command in self.acknowledged
        if self.acknowledged.setdefault(wanted.command, number) != number:
            first = self.acknowledged[wanted.command]
            raise Violation(f"{self.table}: {wanted} was acknowledged at {first} and at {number}")
        if again and not answer["repeated"]:
            raise Violation(f"{self.table}: {wanted} was carried out twice")
        if wanted.command in self.refused:
            raise Violation(f"{self.table}: {wanted} was refused before it was acknowledged")

    def note_refused(self, wanted: Wanted, code: str) -> None:
        """A refusal that is final."""
        if wanted.command in self.acknowledged:
            raise Violation(f"{self.table}: {wanted} was acknowledged, and then refused as {code}")
        self.refused[wanted.command] = code

    def compare(self, entries: Sequence[Entry], final: bool) -> None:
        """With what is stored (Violation). Entries must have been read after everything in this account happened."""
        if [entry.number for entry in entries] != list(range(1, len(entries) + 1)):
            raise Violation(f"{self.table}: the numbers are {[entry.number for entry in entries]}")
        stored: dict[str, Entry] = {}
        for entry in entries:
            if entry.command is None:
                continue
            if entry.command in stored:
                raise Violation(f"{self.table}: {entry.command} is stored twice")
            stored[entry.command] = entry
            wanted = self.wanted.get(entry.command)
            kept_move = (entry.seat, entry.text) if isinstance(entry, Moved) else None
            if wanted is None or kept_move != (wanted.seat, wanted.action):
                raise Violation(f"{self.table}: {wanted} is stored as {entry}")
        for command, number in self.acknowledged.items():
            if command not in stored or stored[command].number != number:
                raise Violation(f"{self.table}: {command}, acknowledged at {number}, is {stored.get(command)}")
        for command, code in self.refused.items():
            if command in stored:
                raise Violation(f"{self.table}: {command}, refused as {code}, is {stored[command]}")
        for number, told in self.told.items():
            kept = entries[number - 1] if number <= len(entries) else None
            if kept is None or (kept.kind, Update(kept).seat, Update(kept).auto) != told:
                raise Violation(f"{self.table}: entry {number}, told as {told}, is {kept}")
        if final and (open_ := set(self.wanted) - set(self.acknowledged) - set(self.refused)):
            raise Violation(f"{self.table}: never answered: {open_}")

    def compare_so_far(self, engine: Engine) -> None:
        """The same while the game may be going on (Violation)."""
        known = Account(self.table, self.ruleset, {}, dict(self.acknowledged), dict(self.refused), dict(self.told))
        entries = stored(engine, self.table)
        known.wanted = dict(self.wanted)  # now: what is stored was wanted before
        known.compare(entries, final=False)


def stored(engine: Engine, table: str) -> list[Entry]:
    """A table's entries as they are in the database now."""
    with engine.connect() as connection:
        return read_entries(connection, table)


def moves(engine: Engine, table: str) -> list[Moved]:
    """What seats have done at a table, as it is in the database now."""
    return [entry for entry in stored(engine, table) if isinstance(entry, Moved)]


def _steps(entry: Entry) -> list[tuple[int | str, str]]:
    """The steps that an entry adds to a game."""
    if isinstance(entry, Moved):
        return [(entry.seat, entry.text)]
    return [("chance", text) for text in entry.outcomes] if isinstance(entry, ChanceDealt) else []


def check_finished(account: Account, engine: Engine, person: Person) -> None:
    """Every acknowledged move is there, once, in order, in the database and in the record; the game is over."""
    entries = stored(engine, account.table)
    account.compare(entries, final=True)
    told = person.ask("GET", f"/api/tables/{account.table}")
    if told["status"] != "over" or not isinstance(entries[-1], GameOver):
        raise Violation(f"{account.table}: {told['status']}, and the last entry is {entries[-1]}")
    answer = person.http.get(f"/api/tables/{account.table}/record")
    answer.raise_for_status()
    game = load_game(answer.text)
    played = [("chance" if step.actor is None else step.actor, step.text) for step in game.steps]
    kept = [step for entry in entries for step in _steps(entry)]
    if played != kept:
        raise Violation(f"{account.table}: the record has {played}, the entries {kept}")
    outcome = game.outcome.as_dict() if game.outcome else None
    if outcome is None or any(view["outcome"] != outcome for view in told["views"].values()):
        raise Violation(f"{account.table}: the record ends with {game.outcome}")
    if person.http.get(f"/api/games/{told['share']}/record").text != answer.text:
        raise Violation(f"{account.table}: the shared record is another one")


def rows(url: str, model: type[Base]) -> list[tuple[Any, ...]]:
    """Everything that a table of a database holds."""
    engine = connect(url)
    with engine.connect() as connection:
        found = [tuple(row) for row in connection.execute(select(model.__table__))]
    engine.dispose()
    return found
