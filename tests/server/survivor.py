"""A client as the front end must be: it keeps its version and what was not answered, comes back, and sends that again.

It keeps an account of everything it wanted and was told, which is then compared with what the server has stored.
"""

from __future__ import annotations

import socket
import struct
import threading
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from websockets.exceptions import ConnectionClosed, WebSocketException

from festina.bots.base import Bot
from festina.bots.registry import make_bot
from festina.kernel.data import convert
from festina.kernel.errors import FestinaError
from festina.registry import table_for

from .account import Account, Violation, Wanted
from .client import Person, Talk, some
from .weather import Weather

#: Answers after which a command is done with: it was not carried out, and will not be.
_FINAL = {"stale", "illegal", "not_now"}
#: Seconds of silence after which a client looks whether its connection is still one.
_SILENCE = 8.0

Choose = Callable[[int, dict[str, Any]], str]


def sensibly(ruleset: str, random: Random) -> Choose:
    """Moves that lead home in a while, as far as a view alone tells them; otherwise any."""
    definition, table = table_for(ruleset, {})
    bots: dict[int, Bot] = {}

    def choose(seat: int, view: dict[str, Any]) -> str:
        if seat not in bots:
            bots[seat] = make_bot("strategist", definition, table, seat, seed=seat)
        try:
            return bots[seat].decide(convert(view, definition.view_type), ()).action
        except FestinaError:
            return some(view, random)

    return choose


class Survivor:
    """One tab of one device at one table: plays its seats to the end, whatever happens to its connection."""

    def __init__(
        self,
        person: Person,
        account: Account,
        random: Random,
        addresses: Sequence[str] = (),
        weather: Weather | None = None,
        may_decide: Callable[[], bool] = lambda: True,
    ) -> None:
        self.person = person
        self.account = account
        self.version: int | None = None
        self.views: dict[str, Any] = {}
        self.status = "running"
        self.messages = 0
        #: Answers after which the same is sent again.
        self.trouble = {"too_fast"}
        #: Something is wrong; there is no sense in playing on.
        self.abandoned = False
        #: Which of the addresses it talks to, going round.
        self.address = 0
        self._addresses = [person.url, *(address for address in addresses if address != person.url)]
        self._here = {person.url: person}
        self._random = random
        self._weather = weather or Weather()
        self._choose = sensibly(account.ruleset, random)
        self._may_decide = may_decide
        self._talk: Talk | None = None
        self._pending: Wanted | None = None
        self._sent = False
        self._heard_at = 0.0
        self._wait_for = 0
        self._wishes = 0
        self._past: list[Wanted] = []
        self._asides: dict[str, Wanted] = {}
        self._name = f"{person.name}{random.randrange(16**6):06x}"

    @property
    def is_connected(self) -> bool:
        """Whether it has been told the present state."""
        return self._talk is not None

    @property
    def has_a_choice(self) -> bool:
        """Whether one of its seats is to act."""
        return any(seat and self._legal(seat) for seat in self.views)

    # ---- playing

    def play(self, seconds: float = 120.0) -> None:
        """To the end of the game (Violation)."""
        end = time.monotonic() + seconds
        try:
            while not self.abandoned and (self.status == "running" or self._pending or self._asides):
                if time.monotonic() > end:
                    raise Violation(f"{self.account.table}: {self._name} could not finish; {self._where()}")
                self.step()
        finally:
            self.leave()

    def step(self, seconds: float = 0.5) -> None:
        """Say what there is to say and hear one message, or come back."""
        try:
            if self._talk is None:
                self._come_back()
            self._speak()
            self._hear(seconds)
        except (ConnectionClosed, WebSocketException, OSError):
            self.lose()

    def _where(self) -> str:
        acting = {seat: self._legal(seat) for seat in self.views}
        return f"version {self.version}, {self.status}, pending {self._pending}, may choose {acting}"

    def _legal(self, seat: str) -> list[str]:
        return [choice["action"] for choice in self.views[seat]["choices"] if choice["legal"]]

    def _speak(self) -> None:
        if self._pending is None:
            self._pending = self._decision()
            self._sent = False
        if self._pending is not None and not self._sent:
            self._sent = True
            self._say(self._pending.message())
            if self._weather.doubles():
                self._say(self._pending.message())

    def _decision(self) -> Wanted | None:
        if self.status != "running" or (self.version or 0) < self._wait_for or not self._may_decide():
            return None
        seat = next((seat for seat in self.views if seat and self._legal(seat)), None)
        if seat is None:
            return None
        return self._wish(int(seat), self._choose(int(seat), self.views[seat]), self.version or 0)

    def _wish(self, seat: int, action: str, version: int) -> Wanted:
        self._wishes += 1
        wanted = Wanted(f"{self._name}-{self._wishes}", seat, action, version)
        self.account.wanted[wanted.command] = wanted
        return wanted

    def _say_old_things(self) -> None:
        """A message that took the long way: one that was answered long ago, and one that was never heard of."""
        old = self._random.choice(self._past)
        late = self._wish(old.seat, old.action, old.version)
        self._asides |= {old.id: old, late.id: late}
        for wanted in (old, late):
            self._say(wanted.message())

    # ---- what is heard

    def _hear(self, seconds: float) -> None:
        assert self._talk is not None
        try:
            message = self._talk.hear(seconds)
        except TimeoutError:
            if time.monotonic() - self._heard_at > _SILENCE:
                raise
            return
        self._heard_at = time.monotonic()
        self.messages += 1
        handler = getattr(self, f"_on_{message['type']}", None)
        if handler is not None:
            handler(message)
        if self._weather.cuts("heard"):
            self._cut()

    def _on_sync(self, message: dict[str, Any]) -> None:
        version, updates = message["version"], message["updates"]
        if version < (self.version or 0):
            raise Violation(f"{self.account.table}: came back with {self.version} and was told {version}")
        if self.version is not None:
            if updates is None:
                raise Violation(f"{self.account.table}: came back with {self.version} and was told no gap")
            for update in updates:
                self._follow(update)
            if self.version != version:
                raise Violation(f"{self.account.table}: the gap ends at {self.version}, not {version}")
        self.version = version
        self.views = message["views"]
        self.status = message["table"]["status"]

    def _on_update(self, message: dict[str, Any]) -> None:
        self._follow(message)
        self.views.update(message.get("views") or {})
        self.status = message.get("table", {}).get("status", self.status)

    def _follow(self, update: dict[str, Any]) -> None:
        if update["number"] != (self.version or 0) + 1:
            raise Violation(f"{self.account.table}: told of {update['number']} after {self.version}")
        self.version = update["number"]
        self.account.note_told(update)

    def _on_ack(self, message: dict[str, Any]) -> None:
        id = message["id"]
        aside = self._asides.pop(id, None)
        wanted = aside or self._named(id)
        if aside is not None and aside not in self._past:
            raise Violation(f"{self.account.table}: {aside} came late and was played")
        self.account.note_ack(wanted, message)
        if wanted is self._pending:
            self._pending = None
            self._past.append(wanted)
            if self._weather.delays():
                self._say_old_things()

    def _on_refused(self, message: dict[str, Any]) -> None:
        id, code = message["id"], message["error"]["code"]
        wanted = self._asides.get(id) or self._named(id)
        if code in _FINAL:
            self.account.note_refused(wanted, code)
            self._wait_for = message["version"]
        elif code in self.trouble:
            time.sleep(0.1)
        else:
            raise Violation(f"{self.account.table}: {wanted} was answered with {message['error']}")
        if id in self._asides:
            if code in _FINAL:
                del self._asides[id]
            else:
                self._say(wanted.message())
        elif wanted is self._pending:
            self._pending = None if code in _FINAL else wanted
            self._sent = False

    def _named(self, id: str) -> Wanted:
        if self._pending is not None and self._pending.id == id:
            return self._pending
        found = next((wanted for wanted in self._past if wanted.id == id), None)
        return found or next(wanted for wanted in self.account.wanted.values() if wanted.id == id)

    # ---- the connection

    def _say(self, message: dict[str, Any]) -> None:
        assert self._talk is not None
        self._talk.send(message)
        self.messages += 1
        if self._weather.cuts("sent"):
            self._cut()

    def _come_back(self) -> None:
        url = self._addresses[self.address % len(self._addresses)]
        if url not in self._here:
            self._here[url] = self.person.at(url)
        try:
            self._talk = Talk(self._here[url], self.account.table, hello=False)
        except (WebSocketException, OSError):
            self.address += 1
            time.sleep(self._random.uniform(0.05, 0.2))
            raise
        self._heard_at = time.monotonic()
        hello = {"type": "hello", "protocol": 1}
        self._say(hello if self.version is None else {**hello, "version": self.version})
        while self._talk.heard == []:
            self._hear(10)
        self._sent = False
        for aside in list(self._asides.values()):
            self._say(aside.message())

    def _cut(self) -> None:
        """No farewell: half of the time what is under way is lost as well."""
        assert self._talk is not None
        line = self._talk.connection.socket
        if self._random.random() < 0.5:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        line.shutdown(socket.SHUT_RDWR)
        raise ConnectionError("cut")

    def lose(self) -> None:
        """The connection is no more."""
        talk, self._talk = self._talk, None
        if talk is not None:
            talk.close()
            self.address += 1  # whoever comes back may find another process

    def leave(self) -> None:
        """For good."""
        self.lose()
        for person in self._here.values():
            if person is not self.person:
                person.http.close()


def play_all(survivors: Sequence[Survivor], seconds: float = 120.0) -> None:
    """Let several play at once, each in a thread; the first violation is raised."""
    problems: list[BaseException] = []

    def run(survivor: Survivor) -> None:
        try:
            survivor.play(seconds)
        except BaseException as problem:  # noqa: BLE001  told below
            problems.append(problem)

    threads = [threading.Thread(target=run, args=(survivor,)) for survivor in survivors]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if problems:
        raise problems[0]
