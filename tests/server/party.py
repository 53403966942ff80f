"""People at a table, each on a device of their own."""

from __future__ import annotations

import time
from typing import Any

from .client import Person, Talk
from .inside import Inside


class Party:
    """Somebody makes a public table, the others join, the game begins; bots take the seats that are left."""

    def __init__(
        self, server: Inside, ruleset: str, *names: str, start: bool = True, bots: int = 0, **wish: Any
    ) -> None:
        self.people = [Person(server.url, name) for name in names]
        self.host = self.people[0]
        seats: list[dict[str, Any]] = [{"kind": "person", "name": names[0]}]
        seats += [{"kind": "open"} for _ in names[1:]] + [{"kind": "bot", "bot": "random"} for _ in range(bots)]
        self.id: str = self.host.table(ruleset, seats, **{"public": True, "start": False, **wish})["id"]
        self.path = f"/api/tables/{self.id}"
        for person in self.people[1:]:
            person.ask("POST", f"{self.path}/join", {"name": person.name})
        if start:
            self.host.ask("POST", f"{self.path}/start")
        self._talks: dict[int, Talk] = {}

    def talk(self, number: int) -> Talk:
        """Somebody's connection."""
        if number not in self._talks:
            self._talks[number] = self.people[number].socket(self.id)
        return self._talks[number]

    def drop(self, number: int) -> None:
        """Somebody's connection is lost."""
        self._talks.pop(number).close()

    def seen(self, number: int = 0) -> Any:
        """The table as somebody sees it."""
        return self.people[number].ask("GET", self.path)

    def play(self, *moves: tuple[int, str]) -> None:
        """Moves that must be carried out, told to everybody who is connected."""
        for seat, action in moves:
            version = self.people[seat].ask("GET", self.path)["version"]
            command = {"type": "move", "id": f"p{version}", "seat": seat, "action": action, "version": version}
            told = self.people[seat].ask("POST", f"{self.path}/moves", command)
            for talk in self._talks.values():
                catch_up(talk, told["version"])

    def play_on(self, seconds: float = 30) -> None:
        """Play to the end: everybody makes the first move that is allowed."""
        end = time.monotonic() + seconds
        while (seen := self.seen())["status"] == "running":
            assert time.monotonic() < end, "the game did not end"
            for seat in [seat for seat in seen["to_act"] if seat < len(self.people)]:
                choices = self.seen(seat)["views"][str(seat)]["choices"]
                self.play((seat, next(choice["action"] for choice in choices if choice["legal"])))

    def close(self) -> None:
        for talk in self._talks.values():
            talk.close()
        for person in self.people:
            person.http.close()


def catch_up(talk: Talk, version: int) -> None:
    """Listen until a version has been told, and whatever the table added to it: views come with the last update."""
    while not any(message.get("views") and message["version"] >= version for message in talk.heard):
        talk.hear()


def told(talk: Talk, kind: str) -> dict[str, Any]:
    """The last update of a kind, which may have been heard already."""
    heard = [message for message in talk.heard if message.get("kind") == kind]
    return heard[-1] if heard else talk.wait(lambda message: message.get("kind") == kind)
