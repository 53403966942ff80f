"""Two servers with twin tables: whatever one seat is told there must be the same, byte for byte."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from festina.server.live import LiveTable
from festina.server.options import Status, StoredOptions
from festina.server.questioning import BotAnswer, BotQuestion
from festina.server.store.data import SeatData, TableChange, TableData

from .client import Person, Talk
from .histories import AT, History
from .inside import Inside, any_legal
from .party import catch_up

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eva", "Finn")


class World:
    """One of the two servers, and the people who know both."""

    def __init__(
        self,
        folder: Path,
        number: int = 0,
        think: Callable[[int, BotQuestion], BotAnswer] | None = None,
        **settings: Any,
    ) -> None:
        answer = any_legal if think is None else lambda question: think(number, question)
        self.number = number
        self.server = Inside(folder, answer, **{"lend_after": 10_000.0, **settings})
        #: Where people look on: the same server, or another one that shares its tables.
        self.beside = self.server
        self._people: dict[int | None, Person] = {}
        self._tables = 0

    def start(self) -> None:
        self.server.start()
        if self.beside is not self.server:
            self.beside.start()

    def stop(self) -> None:
        for person in self._people.values():
            person.http.close()
        self.server.stop()
        if self.beside is not self.server:
            self.beside.stop()

    def person(self, eyes: int | None) -> Person:
        """Who holds a seat at every table; None: somebody who only looks on."""
        if eyes not in self._people:
            known = self.server.person(NAMES[eyes]).token if eyes is not None else None
            self._people[eyes] = Person(self.beside.url, "Somebody", known)
        return self._people[eyes]

    def table(self, history: History, **more: Any) -> str:
        """A table with a name of its own."""
        self._tables += 1
        id = f"table{self._tables}"
        self.seat(id, history, **more)
        return id

    def seat(
        self, id: str, history: History, bots: tuple[int, ...] = (), status: Status = "running", companion: bool = False
    ) -> None:
        """A table with this history."""
        seats = [
            SeatData(seat, "bot", name="random", bot="random")
            if seat in bots
            else SeatData(seat, "person", device=self.server.device(NAMES[seat]), name=NAMES[seat])
            for seat in range(history.players)
        ]
        data = TableData(
            id=id,
            host=self.server.device(NAMES[0]),
            ruleset=history.ruleset,
            seed=history.seed,
            options=StoredOptions(companion=companion, stand_in="strategist", bot_key=f"key of world {self.number}"),
            status="open",
            public=False,
            created=AT,
            changed=AT,
        )
        store = self.server.hub.store
        self.server.wait(store.create_table(data, seats))
        if history.entries:
            self.server.wait(store.append(id, TableChange(entries=history.entries, status=status)))


class Listener:
    """Somebody at a table who writes down everything that arrives."""

    def __init__(self, world: World, eyes: int | None, table: str, version: int | None = None) -> None:
        self._server, self._table = world.beside, table
        self.talk: Talk = world.person(eyes).socket(table, version)

    def send(self, **message: Any) -> None:
        self.talk.send(message)

    def reach(self, version: int) -> None:
        """Listen until a version has been told."""
        catch_up(self.talk, version)

    def all(self) -> list[str]:
        """What has arrived so far, and then the table as everybody at it is sent it."""
        self.talk.send({"type": "ping"})
        self.talk.wait(lambda message: message["type"] == "pong")
        self._server.wait(self._send_table())
        self.talk.wait(lambda message: message["type"] == "table")
        return list(self.talk.raw)

    async def _send_table(self) -> None:
        self._server.hub.tables[self._table].send_table()

    def close(self) -> None:
        self.talk.close()


def presence_is_told_on_demand(patch: pytest.MonkeyPatch) -> None:
    """Who comes and goes is told at a time of its own, which differs between worlds; here ``Listener.all`` asks."""
    patch.setattr(LiveTable, "show_presence", lambda live, publish=True: None)


def body(person: Person, path: str) -> str:
    """An answer over HTTP: its status and every byte of its body."""
    answer = person.http.get(path)
    return f"{path} {answer.status_code} {answer.text}"


class Twins:
    """Both of them."""

    def __init__(self, worlds: tuple[World, World]) -> None:
        self.worlds = worlds
        self._tables = 0

    def seat(self, histories: tuple[History, History], **more: Any) -> str:
        """A pair of twin tables with one name."""
        self._tables += 1
        id = f"table{self._tables}"
        for world, history in zip(self.worlds, histories, strict=True):
            world.seat(id, history, **more)
        return id

    def told_alike(self, ask: Callable[[World], list[str]], about: object = "") -> list[str]:
        """Ask the same in both worlds; what comes back must be the same."""
        first, second = (ask(world) for world in self.worlds)
        for one, other in zip(first, second, strict=False):
            assert one == other, f"{about}: {difference(one, other)}"
        assert len(first) == len(second), f"{about}: {first[len(second) :]} {second[len(first) :]}"
        return first


def difference(one: str, other: str) -> str:
    """Where two texts part."""
    at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return f"…{one[max(0, at - 120) : at + 60]}… against …{other[max(0, at - 120) : at + 60]}…"
