"""A person with a browser, for tests: HTTP with a cookie, and a socket that keeps what it heard."""

from __future__ import annotations

import itertools
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

COOKIE = "festina_device"
_ids = itertools.count(1)


class Adopted:
    """A server process that another one has started to take its place: not ours to wait for, so we look."""

    stdout = None

    def __init__(self, pid: int) -> None:
        self.pid = pid

    def poll(self) -> int | None:
        """None while it runs; how it ended nobody tells us."""
        try:
            return None if Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z" else 0
        except OSError:
            return 0

    def send_signal(self, number: int) -> None:
        os.kill(self.pid, number)

    def wait(self, timeout: float | None = None) -> int:
        end = time.monotonic() + (60 if timeout is None else timeout)
        while self.poll() is None:
            assert time.monotonic() < end, f"process {self.pid} does not end"
            time.sleep(0.01)
        return 0


class ServerProcess:
    """``festina serve`` in a process of its own, which tests may kill and start again."""

    module = "festina"

    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder = folder
        self.database = settings.pop("database", f"sqlite:///{folder / 'festina.db'}")
        self._settings = {"bot_pause": "0", "lend_after": "0.5", "thinkers": "1", **settings}
        self.port = 0
        self.process: subprocess.Popen[str] | Adopted | None = None

    def start(self, port: int | None = None) -> None:
        environment = {**os.environ, "FESTINA_DATABASE": self.database, "FESTINA_PORT": str(port or self.port)}
        environment |= {f"FESTINA_{name.upper()}": value for name, value in self._settings.items()}
        with (self.folder / "server.log").open("a") as log:
            started = subprocess.Popen(
                [sys.executable, "-m", self.module, "serve"],
                env=environment,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                start_new_session=True,
            )
        self.process = started
        assert started.stdout is not None
        line = started.stdout.readline()
        found = re.search(r":(\d+)/", line)
        assert found, f"the server said {line!r}; its log: {(self.folder / 'server.log').read_text()[-2000:]}"
        self.port = int(found[1])

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self, alone: bool = False) -> None:
        """As a power cut would, its workers too; alone: without them."""
        assert self.process is not None
        if alone:
            os.kill(self.process.pid, signal.SIGKILL)
        else:
            os.killpg(os.getpgid(self.process.pid), signal.SIGKILL)
        self.process.wait()
        self._close()

    def stop(self, seconds: float = 20) -> int:
        """Politely."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        try:
            code = self.process.wait(seconds)
        finally:
            if self.process.poll() is None:
                self.kill()
        self._close()
        return code

    def _close(self) -> None:
        if self.process is not None and self.process.stdout is not None:
            self.process.stdout.close()
        self.process = None

    def log(self) -> str:
        return (self.folder / "server.log").read_text()


class DealtProcess(ServerProcess):
    """The same, where a test is dealt the same games every time."""

    module = "tests.dealt"


def ask_once(method: str, url: str, **more: Any) -> httpx.Response:
    """A request of somebody who comes without a cookie, and keeps none."""
    with httpx.Client(verify=False, timeout=30) as http:  # reading certificates takes longer than most answers
        return http.request(method, url, **more)


class Person:
    """Somebody with a device."""

    def __init__(self, url: str, name: str = "Ann", token: str | None = None) -> None:
        self.url = url
        self.name = name
        #: Over https the cookie is bound to its host by its name.
        self.cookie_name = f"__Host-{COOKIE}" if url.startswith("https:") else COOKIE
        cookies = {self.cookie_name: token} if token else None
        self.http = httpx.Client(base_url=url, cookies=cookies, timeout=30)

    @property
    def cookie(self) -> str | None:
        """The device's secret; the newest, if the jar holds it for several spellings of the address."""
        found = [cookie.value for cookie in self.http.cookies.jar if cookie.name == self.cookie_name]
        return found[-1] if found else None

    @property
    def token(self) -> str:
        return self.cookie or ""

    def at(self, url: str) -> Person:
        """The same person at another address (a server that was started again, or its twin)."""
        return Person(url, self.name, self.token)

    def ask(self, method: str, path: str, body: Any = None, status: int | None = None) -> Any:
        answer = self.http.request(method, path, json=body) if body is not None else self.http.request(method, path)
        if status is None:
            assert answer.status_code < 300, answer.text
        else:
            assert answer.status_code == status, answer.text
        return answer.json()

    def table(self, ruleset: str = "hare(players=3)", seats: list[dict[str, Any]] | None = None, **wish: Any) -> Any:
        """A new table; by default mine in seat 0, quick bots elsewhere."""
        if seats is None:
            count = self.ask("GET", f"/api/setting?ruleset={ruleset}")["players"]
            seats = [
                {"kind": "person", "name": self.name},
                *({"kind": "bot", "bot": "strategist"} for _ in range(count - 1)),
            ]
        return self.ask("POST", "/api/tables", {"ruleset": ruleset, "seats": seats, **wish})

    def claim(self, code: str) -> list[Any]:
        """Take what a moving code moves, in two steps; its tables."""
        self.ask("POST", "/api/claim", {"code": code})
        taken: list[Any] = self.ask("POST", "/api/claim/confirm", {"code": code})["tables"]
        return taken

    def socket(self, table: str, version: int | None = None) -> Talk:
        return Talk(self, table, version)


def some(view: dict[str, Any], random: Random) -> str:
    """Any legal action, but home if possible: the bots at the table end the game."""
    legal = [choice["action"] for choice in view["choices"] if choice["legal"]]
    home = [action for action in legal if action.endswith(">64")]
    return str(random.choice(home or legal))


class Talk:
    """A connection to a table: what was said, and the state it leads to."""

    def __init__(self, person: Person, table: str, version: int | None = None, hello: bool = True) -> None:
        headers = {"Cookie": f"{person.cookie_name}={person.token}", "Origin": person.url}
        address = f"{person.url.replace('http', 'ws')}/api/tables/{table}/socket"
        self._stack = ExitStack()
        opening = connect(address, additional_headers=headers, max_size=None, open_timeout=20)
        self.connection: ClientConnection = self._stack.enter_context(opening)
        self.raw: list[str] = []
        self.heard: list[dict[str, Any]] = []
        self.version = 0
        self.views: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        if hello:
            begin = {"type": "hello", "protocol": 1} | ({} if version is None else {"version": version})
            self.send(begin)
            self.sync = self.wait(lambda message: message["type"] == "sync")

    def send(self, message: dict[str, Any]) -> None:
        self.connection.send(json.dumps(message))

    def hear(self, seconds: float = 20) -> dict[str, Any]:
        """The next message (TimeoutError, ConnectionClosed)."""
        raw = str(self.connection.recv(timeout=seconds))
        self.raw.append(raw)
        message: dict[str, Any] = json.loads(raw)
        self.heard.append(message)
        self.version = (
            max(self.version, message.get("version", 0)) if message["type"] in ("sync", "update") else self.version
        )
        self.views.update(message.get("views") or {})
        self.table = message.get("table") or self.table
        return message

    def wait(self, wanted: Callable[[dict[str, Any]], bool], seconds: float = 60) -> dict[str, Any]:
        """Listen until something is heard."""
        end = time.monotonic() + seconds
        while True:
            message = self.hear(max(0.01, end - time.monotonic()))
            if wanted(message):
                return message

    def command(self, type: str, seat: int | str, **more: Any) -> dict[str, Any]:
        """Send a command and wait for its answer."""
        id = more.pop("id", None) or f"t{next(_ids)}"
        self.send({"type": type, "id": id, "seat": seat, **more})
        return self.wait(lambda message: message["type"] in ("ack", "refused") and message["id"] == id)

    def ask(self, type: str, seat: int, **more: Any) -> dict[str, Any]:
        """Ask a question and wait for its answer."""
        id = f"q{next(_ids)}"
        self.send({"type": type, "id": id, "seat": seat, **more})
        return self.wait(lambda message: message["type"] in (type, "refused") and message.get("id") == id)

    def move(self, seat: int | str, action: str, **more: Any) -> dict[str, Any]:
        return self.command("move", seat, action=action, **{"version": self.version, **more})

    def legal(self, seat: int) -> list[str]:
        view = self.views.get(str(seat), {"choices": []})
        return [choice["action"] for choice in view["choices"] if choice["legal"]]

    def over(self) -> bool:
        return any(view["outcome"] is not None for view in self.views.values())

    def play_on(self, seconds: float = 120) -> None:
        """Play my seats to the end of the game."""
        random = Random(7)
        end = time.monotonic() + seconds
        while not self.over():
            assert time.monotonic() < end, f"the game did not end; last: {self.raw[-1][:500]}"
            mine = [int(seat) for seat in self.views if seat]
            seat = next((seat for seat in mine if self.legal(seat)), None)
            if seat is None:
                self.hear(seconds)
                continue
            answer = self.move(seat, some(self.views[str(seat)], random))
            assert answer["type"] == "ack" or answer["error"]["code"] in ("stale", "too_fast"), answer
            if answer["type"] == "refused":
                time.sleep(0.05)
            while self.version < answer["version"]:
                self.hear()

    def close(self) -> None:
        self._stack.close()

    def is_closed(self, seconds: float = 5) -> bool:
        try:
            while True:
                self.hear(seconds)
        except ConnectionClosed:
            return True
        except TimeoutError:
            return False


@contextmanager
def serving(folder: Path, dealt: bool = False, **settings: str) -> Iterator[ServerProcess]:
    """A server for a while."""
    server = (DealtProcess if dealt else ServerProcess)(folder, **settings)
    server.start()
    try:
        yield server
    finally:
        if server.process is not None:
            server.stop()
