"""People who play while servers restart, as the page does: they come back when the server asked them to."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from random import Random
from typing import Any

from tests.server.account import Account, Violation, check_finished
from tests.server.chaos import opened, until
from tests.server.client import Person
from tests.server.survivor import Survivor

_RULESET = "hare(players=2)"
#: Moves of a game after which it waits until the restarts are over.
_GATE = 6
#: Seconds over which the page spreads those who were asked to come back.
_SPREAD = 0.3


def game_of_two(url: str) -> tuple[str, list[Person]]:
    """A running table with two people."""
    ann, ben = people = [Person(url, name) for name in ("Ann", "Ben")]
    table: str = ann.table(_RULESET, [{"kind": "person", "name": "Ann"}, {"kind": "open"}], public=True)["id"]
    ben.ask("POST", f"/api/tables/{table}/join", {"name": "Ben"})
    ann.ask("POST", f"/api/tables/{table}/start")
    return table, people


class Returning(Survivor):
    """One of them."""

    def __init__(self, person: Person, account: Account, random: Random, may_decide: Callable[[], bool]) -> None:
        super().__init__(person, account, random, may_decide=may_decide)
        self._not_before = 0.0
        self._lost_at: float | None = None
        #: Seconds without a connection that had been told the present state, each time.
        self.gaps: list[float] = []

    def _on_bye(self, message: dict[str, Any]) -> None:
        self._not_before = time.monotonic() + message["retry_ms"] / 1000

    def _on_sync(self, message: dict[str, Any]) -> None:
        super()._on_sync(message)
        if self._lost_at is not None:
            self.gaps.append(time.monotonic() - self._lost_at)
            self._lost_at = None

    def _come_back(self) -> None:
        if self._not_before:
            time.sleep(max(0.0, self._not_before - time.monotonic()) + self._random.uniform(0, _SPREAD))
            self._not_before = 0.0
        super()._come_back()

    @property
    def situation(self) -> str:
        """What it is doing, for whoever waits for it in vain."""
        state = "connected" if self.is_connected else "away"
        return (
            f"{self._name} is {state}, was back after {self.gaps}, silent for {time.monotonic() - self._heard_at:.1f} s"
        )

    def lose(self) -> None:
        if self._talk is not None and self._lost_at is None:
            self._lost_at = time.monotonic()
        super().lose()


class Players:
    """Two people at each of several tables."""

    def __init__(self, url: str, tables: int) -> None:
        self._may_finish = False
        self._problems: list[BaseException] = []
        self._games: list[tuple[Account, list[Person]]] = []
        self._everybody: list[Returning] = []
        for number in range(tables):
            table, people = game_of_two(url)
            account = Account(table, _RULESET)
            self._games.append((account, people))
            gate = self._gate(account)
            self._everybody += [Returning(person, account, Random(number), gate) for person in people]
        self._threads = [threading.Thread(target=self._run, args=(one,)) for one in self._everybody]
        for thread in self._threads:
            thread.start()
        until(lambda: bool(self._problems) or all(one.is_connected for one in self._everybody), 60)

    def _gate(self, account: Account) -> Callable[[], bool]:
        return lambda: self._may_finish or len(account.acknowledged) < _GATE

    def _run(self, one: Returning) -> None:
        try:
            one.play(180)
        except BaseException as problem:  # noqa: BLE001  told in the end
            self._problems.append(problem)

    def wait_until_back(self, times: int) -> None:
        """Wait until everybody has come back so many times (Violation: who has not)."""
        try:
            until(lambda: bool(self._problems) or all(len(one.gaps) >= times for one in self._everybody), 60)
        except Violation:
            missing = [one.situation for one in self._everybody if len(one.gaps) < times]
            self._leave()
            raise Violation(f"not back {times} times: {'; '.join(missing)}") from None

    def _leave(self) -> None:
        """End all games where they are: what is wrong is known, and no connection may outlive its test."""
        for one in self._everybody:
            one.abandoned = True
        for thread in self._threads:
            thread.join()
        for _, people in self._games:
            for person in people:
                person.http.close()

    def finish(self, database: str) -> float:
        """Play to the end (Violation if anything acknowledged is missing); the longest time without a connection."""
        self._may_finish = True
        for thread in self._threads:
            thread.join()
        if self._problems:
            raise self._problems[0]
        with opened(database) as engine:
            for account, people in self._games:
                check_finished(account, engine, people[0])
        for _, people in self._games:
            for person in people:
                person.http.close()
        return max(gap for one in self._everybody for gap in one.gaps)
