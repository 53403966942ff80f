"""Chaos: games over a bad network, at servers that are killed and started again.

``python -m tests.server.chaos --games 200`` plays games through SIGKILLs at random moments, and one game for every
message after which its connection is cut. ``--scale`` does it with two server processes on PostgreSQL and Redis, and
measures how long it takes until the other process has taken over.
"""

from __future__ import annotations

import argparse
import logging
import os
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median

from sqlalchemy import Engine

from festina.server.store.database import connect

from .account import Account, Violation, check_finished, stored
from .client import Person, ServerProcess, serving
from .services import NoServices, services
from .survivor import Survivor
from .weather import Cuts, Storm, Weather

#: What is played through the kills: one person or two, bots in the other seats.
RULESETS = (
    "hare(players=3)",
    "whyfirst(players=3)",
    "hare(players=2)",
    "whyfirst(mode=tactical,players=3)",
    "hare(players=3,until=winner)",
)
#: Short games without bots, for one cut after the other.
SHORT = ("hare(players=3,until=winner)", "whyfirst(players=2)")
_BOT = {"kind": "bot", "bot": "strategist"}
#: Games at once.
_TOGETHER = 20
#: Acknowledged moves of a game after which it waits until its server has been killed at least once.
_GATE = 6


@dataclass
class Played:
    """A game with those who play it."""

    account: Account
    people: list[Person]
    survivors: list[Survivor]


@dataclass
class Report:
    """What happened."""

    games: int = 0
    kills: int = 0
    moves: int = 0
    entries: int = 0
    seconds: float = 0.0
    violations: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"{self.games} games, {self.moves} acknowledged moves, {self.entries} entries, {self.kills} kills, "
            f"{self.seconds:.0f} s, {len(self.violations)} violations"
        )


@contextmanager
def opened(url: str) -> Iterator[Engine]:
    """The database, seen from outside."""
    engine = connect(url)
    try:
        yield engine
    finally:
        engine.dispose()


def until(true: Callable[[], bool], seconds: float = 30) -> None:
    """Wait for something (Violation if it does not come)."""
    end = time.monotonic() + seconds
    while not true():
        if time.monotonic() > end:
            raise Violation("it did not happen in time")
        time.sleep(0.02)


# ---- connections cut


def hot_seat(url: str, ruleset: str, random: Random, weather: Weather) -> Survivor:
    """A new table with one device in all seats: nothing but its own connection decides how long a game takes."""
    person = Person(url, "Ann")
    players = person.ask("GET", f"/api/setting?ruleset={ruleset}")["players"]
    table = person.table(ruleset, [{"kind": "person", "name": f"Seat {seat}"} for seat in range(players)])
    return Survivor(person, Account(table["id"], ruleset), random, weather=weather)


def cut_at_every_message(url: str, engine: Engine, ruleset: str, direction: str, stride: int | None) -> int:
    """Play a short game with a cut after the k-th message, for every k; how many were played (Violation).

    With a stride, cuts k, k + stride, k + 2 stride… share a game.
    """
    length = _played_through(url, engine, ruleset, Cuts(direction))
    games = length if stride is None else stride
    for first in range(1, games + 1):
        at = (first,) if stride is None else range(first, 4 * length, stride)
        _played_through(url, engine, ruleset, Cuts(direction, at))
    return games


def _played_through(url: str, engine: Engine, ruleset: str, weather: Cuts) -> int:
    survivor = hot_seat(url, ruleset, Random(weather.count), weather)
    try:
        survivor.play()
        check_finished(survivor.account, engine, survivor.person)
    finally:
        survivor.person.http.close()
    return weather.count


# ---- servers killed


class Chaos:
    """Many games at once at one or more server processes, which are killed now and then."""

    def __init__(self, servers: Sequence[ServerProcess], seed: int, down: float = 0.0) -> None:
        self.servers = servers
        self._random = Random(seed)
        #: Seconds that a killed process stays away, at most.
        self._down = down
        self.report = Report()

    def run(self, games: int, kills: int) -> Report:
        """Play; all games at a time are hit by the kills of their time."""
        began = time.monotonic()
        with opened(self.servers[0].database) as engine:
            while games > 0 and not self.report.violations:
                batch = [self._begin(number) for number in range(min(games, _TOGETHER))]
                games -= len(batch)
                self._play(batch, kills, engine)
        self.report.seconds = time.monotonic() - began
        return self.report

    def _begin(self, number: int) -> Played:
        """A table; every other one with two people, every third with two tabs of one of them."""
        random = Random(self._random.random())
        urls = [server.url for server in self.servers]
        ruleset = RULESETS[number % len(RULESETS)]
        people = [Person(random.choice(urls), name) for name in ("Ann", "Ben")[: 1 + number % 2]]
        players = people[0].ask("GET", f"/api/setting?ruleset={ruleset}")["players"]
        seats = [{"kind": "person", "name": "Ann"}, *([{"kind": "open"}] * (len(people) - 1))]
        seats += [_BOT] * (players - len(seats))
        table = people[0].table(ruleset, seats, public=True)["id"]
        for guest in people[1:]:
            guest.ask("POST", f"/api/tables/{table}/join", {"name": guest.name})
            people[0].ask("POST", f"/api/tables/{table}/start")
        account = Account(table, ruleset)

        def may_decide() -> bool:
            return account.hits > 0 or len(account.acknowledged) < _GATE

        tabs = [*people, people[0]] if number % 3 == 0 else people
        survivors = [
            Survivor(person, account, (own := Random(random.random())), urls, Storm(own), may_decide=may_decide)
            for person in tabs
        ]
        return Played(account, people, survivors)

    def _play(self, batch: list[Played], kills: int, engine: Engine) -> None:
        everybody = [survivor for game in batch for survivor in game.survivors]
        problems: list[BaseException] = []

        def give_up(problem: BaseException) -> None:
            problems.append(problem)
            for survivor in everybody:
                survivor.abandoned = True

        def run(survivor: Survivor) -> None:
            try:
                survivor.play(180)
            except BaseException as problem:  # noqa: BLE001  told below
                give_up(problem)

        threads = [threading.Thread(target=run, args=(survivor,)) for survivor in everybody]
        for thread in threads:
            thread.start()
        try:
            for _ in range(kills):
                self._wait(everybody, threads)
                if problems or not any(thread.is_alive() for thread in threads):
                    break
                self._kill_one(batch, engine)
        except Violation as problem:
            give_up(problem)
        for thread in threads:
            thread.join()
        for game in batch:
            try:
                if not problems:
                    check_finished(game.account, engine, game.people[0])
            except Violation as problem:
                problems.append(problem)
            self.report.moves += len(game.account.acknowledged)
            self.report.entries += len(stored(engine, game.account.table))
            for person in game.people:
                person.http.close()
        self.report.games += len(batch)
        self.report.violations += [str(problem) for problem in problems]
        unhurt = [game.account.table for game in batch if game.account.hits == 0]
        if unhurt and not problems:
            self.report.violations.append(f"no server was killed while these were played: {unhurt}")

    def _wait(self, everybody: list[Survivor], threads: list[threading.Thread]) -> None:
        """A random moment: after so many messages, and a little more."""
        start = sum(survivor.messages for survivor in everybody)
        wanted = self._random.randrange(len(everybody), 6 * len(everybody))
        end = time.monotonic() + 10
        while time.monotonic() < end and any(thread.is_alive() for thread in threads):
            if sum(survivor.messages for survivor in everybody) - start >= wanted:
                break
            time.sleep(0.002)
        time.sleep(self._random.uniform(0, 0.05))

    def _kill_one(self, batch: list[Played], engine: Engine) -> None:
        server = self._random.choice(self.servers)
        running = [game for game in batch if any(survivor.status == "running" for survivor in game.survivors)]
        server.kill()
        self.report.kills += 1
        for game in running:
            game.account.hits += 1
        try:
            for game in batch:
                game.account.compare_so_far(engine)
            time.sleep(self._random.uniform(0, self._down))
        finally:
            server.start()


# ---- taken over


def take_over(servers: Sequence[ServerProcess], random: Random) -> tuple[float, float]:
    """Kill the process whose bots are thinking; seconds until the person is back, and until a bot has moved.

    The game is then finished at the other process (Violation).
    """
    for _ in range(5):
        times = _taken_over(servers, random)
        if times is not None:
            return times
    raise Violation("the bots were always faster than the kill")


def _taken_over(servers: Sequence[ServerProcess], random: Random) -> tuple[float, float] | None:
    first, second = servers
    ann = Person(first.url, "Ann")
    table = ann.table("hare(players=3,until=winner)")
    account = Account(table["id"], table["ruleset"])
    moves = [1]  # that the person may make
    survivor = Survivor(ann, account, random, [second.url], may_decide=lambda: len(account.wanted) < moves[0])
    there = ann.at(second.url)
    try:
        while not account.acknowledged:
            survivor.step()
        first.kill()
        killed = time.monotonic()
        survivor.lose()
        while not survivor.is_connected:
            survivor.step(0.05)
        back, seen = time.monotonic() - killed, survivor.version
        if survivor.has_a_choice:
            return None
        while survivor.version == seen:
            survivor.step(0.05)
            if time.monotonic() - killed > 60:
                raise Violation(f"{account.table}: nobody drives the bots")
        moved = time.monotonic() - killed
        moves[0] = 10_000
        survivor.play()
        with opened(second.database) as engine:
            check_finished(account, engine, there)
        return back, moved
    finally:
        survivor.leave()
        for person in (ann, there):
            person.http.close()
        first.start()


# ---- the command


def _one_process(games: int, seed: int, whole_sweep: bool) -> list[str]:
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server:
        report = Chaos([server], seed).run(games, kills=4)
        print(f"SIGKILL, one process: {report}", flush=True)
        if whole_sweep and not report.violations:
            report.violations += _sweep(server)
    return report.violations


def _sweep(server: ServerProcess) -> list[str]:
    with opened(server.database) as engine:
        for ruleset in SHORT:
            for direction in ("heard", "sent"):
                began = time.monotonic()
                try:
                    games = cut_at_every_message(server.url, engine, ruleset, direction, stride=None)
                except Violation as problem:
                    return [str(problem)]
                seconds = time.monotonic() - began
                print(f"cut after every message {direction}, {ruleset}: {games} games, {seconds:.0f} s", flush=True)
    return []


def _two_processes(games: int, seed: int, rounds: int) -> list[str]:
    with services() as running, tempfile.TemporaryDirectory() as folder:
        servers = twins(Path(folder), running.new_database(), running.bus)
        try:
            for server in servers:
                server.start()
            random = Random(seed)
            times = []
            for number in range(rounds):
                pair = servers if number % 2 == 0 else servers[::-1]
                times.append(take_over(pair, random))
            for what, seconds in zip(("the person is back", "the bots go on"), zip(*times, strict=True), strict=True):
                span = f"median {median(seconds):.1f} s, from {min(seconds):.1f} to {max(seconds):.1f} s"
                print(f"taken over, {what}: {span} ({rounds} kills)", flush=True)
            report = Chaos(servers, seed, down=6.0).run(games, kills=4)
            print(f"SIGKILL, two processes on PostgreSQL and Redis: {report}", flush=True)
        finally:
            for server in servers:
                if server.process is not None:
                    server.stop()
    return report.violations


def twins(folder: Path, database: str, bus: str, **settings: str) -> list[ServerProcess]:
    """Two server processes that share everything."""
    made = []
    for name in ("one", "two"):
        (folder / name).mkdir()
        made.append(ServerProcess(folder / name, database=database, bus=bus, **settings))
    return made


def main(arguments: Sequence[str] | None = None) -> int:
    """0 if every promise was kept."""
    parser = argparse.ArgumentParser(prog="python -m tests.server.chaos", description=__doc__)
    parser.add_argument("--games", type=int, help="games played through SIGKILLs (200; with --scale 40)")
    parser.add_argument("--seed", type=int, default=None, help="of the moments and the players")
    parser.add_argument("--scale", action="store_true", help="two processes on PostgreSQL and Redis")
    parser.add_argument("--rounds", type=int, default=6, help="with --scale: take-overs that are measured")
    parser.add_argument("--no-sweep", action="store_true", help="without the game for every message")
    given = parser.parse_args(arguments)
    os.environ["FESTINA_COMPILE"] = "off"  # strategists think as fast without
    logging.getLogger("websockets").setLevel(logging.CRITICAL)  # connections break here; that is the point
    seed = given.seed if given.seed is not None else Random().randrange(10**6)
    print(f"seed {seed}", flush=True)
    try:
        if given.scale:
            violations = _two_processes(given.games or 40, seed, given.rounds)
        else:
            violations = _one_process(given.games or 200, seed, not given.no_sweep)
    except (Violation, NoServices) as problem:
        violations = [str(problem)]
    for violation in violations:
        print(f"VIOLATION {violation}", file=sys.stderr)
    return 1 if violations else 0


if __name__ == "__main__":
    sys.exit(main())
