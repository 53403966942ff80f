"""Connections that are too many, too big or too slow, before anybody has logged in: the others play on."""

from __future__ import annotations

import asyncio
import json
import re
import resource
import select
import socket
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import pytest

from festina.server.protocol import LONGEST_HEAD
from festina.server.settings import default_connections
from festina.server.store.store import Store

from .client import Person, ServerProcess, ask_once, serving
from .inside import Inside, inside

_REQUEST = b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n"
_HALF = b"GET /healthz HTTP/1.1\r\nhost: x\r\nx-half: "
_HALF_BODY = b"POST /api/claim HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{"


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with short deadlines."""
    with serving(tmp_path_factory.mktemp("own"), head_seconds="2", body_seconds="2.5") as running:
        ask_once("GET", f"{running.url}/healthz")  # the first answer takes longer than others
        yield running


def _connect(server: ServerProcess | Inside) -> socket.socket:
    return socket.create_connection(("127.0.0.1", int(server.url.rpartition(":")[2])), timeout=20)


def _read(connection: socket.socket) -> bytes:
    """All that comes until the other side closes."""
    found = b""
    with suppress(ConnectionError):
        while part := connection.recv(65536):
            found += part
    return found


def _answer(connection: socket.socket) -> bytes:
    """One answer of ``/healthz``, on a connection that stays open."""
    found = b""
    while not found.endswith(b"}"):
        part = connection.recv(65536)
        assert part, "closed"
        found += part
    return found


def _status(answer: bytes) -> int:
    return int(answer.split(b" ", 2)[1]) if answer else 0


def _pour(connection: socket.socket, blocks: Iterator[bytes]) -> int:
    """Send until the other side does not take any more; how many bytes it took."""
    sent = 0
    with suppress(OSError):
        for block in blocks:
            connection.sendall(block)
            sent += len(block)
    return sent


def _logged(server: ServerProcess, words: str) -> list[str]:
    messages = [str(json.loads(line)["message"]) for line in server.log().splitlines()]
    return [message for message in messages if words in message]


def _refused(url: str) -> dict[str, float]:
    """The figures of what was refused, by code."""
    text = ask_once("GET", f"{url}/metrics").text
    return {
        code: float(value) for code, value in re.findall(r'^festina_refused_total\{code="(\w+)"\} (\S+)', text, re.M)
    }


class _Asking:
    """Somebody who asks all the time, on a connection a question, from the very address that attacks."""

    def __init__(self, server: ServerProcess) -> None:
        self._server = server
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self.seconds: list[float] = []

    def _run(self) -> None:
        while not self._stopped.wait(0.02):
            began = time.monotonic()
            with _connect(self._server) as connection:
                connection.sendall(_REQUEST.replace(b"\r\n\r\n", b"\r\nconnection: close\r\n\r\n"))
                assert _status(_read(connection)) == 200
            self.seconds.append(time.monotonic() - began)

    def __enter__(self) -> _Asking:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._stopped.set()
        self._thread.join(30)


def _endless_header() -> Iterator[bytes]:
    yield _HALF
    for _ in range(1000):
        yield b"x" * 65536


def _many_headers() -> Iterator[bytes]:
    yield _HALF + b"\r\n"
    for number in range(4000):
        yield b"x-%d: " % number + b"y" * 8192 + b"\r\n"


def _endless_address() -> Iterator[bytes]:
    yield b"GET /"
    for _ in range(1000):
        yield b"x" * 65536


def _endless_trailer() -> Iterator[bytes]:
    yield b"POST /api/claim HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n0\r\nx-trailer: "
    for _ in range(1000):
        yield b"x" * 65536


@pytest.mark.parametrize(
    ("blocks", "status"),
    [(_endless_header, 431), (_many_headers, 431), (_endless_address, 431), (_endless_trailer, 413)],
)
def test_what_never_ends_is_refused_at_once(
    own: ServerProcess, blocks: Callable[[], Iterator[bytes]], status: int
) -> None:
    """Others are answered as quickly as ever meanwhile."""
    with _Asking(own) as asking:
        end, taken = time.monotonic() + 1.5, []
        while time.monotonic() < end:
            with _connect(own) as connection:
                began = time.monotonic()
                sent = _pour(connection, blocks())
                assert sent < 16_000_000, "most of it waits in the system's buffers"
                assert time.monotonic() - began < 3
                taken.append(_status(_read(connection)))
    assert set(taken) <= {status, 0}, "0: the answer was lost with the connection"
    assert len(asking.seconds) > 5
    assert max(asking.seconds) < 2
    assert _logged(own, "too long")


def test_a_head_just_above_the_limit_is_answered(own: ServerProcess) -> None:
    for size, status in ((LONGEST_HEAD - 200, 200), (LONGEST_HEAD + 1, 431), (3 * LONGEST_HEAD, 431)):
        with _connect(own) as connection:
            connection.sendall(_HALF + b"x" * (size - len(_HALF)) + b"\r\nconnection: close\r\n\r\n")
            assert _status(_read(connection)) == status


def test_the_limit_holds_for_every_request_of_a_connection(own: ServerProcess) -> None:
    with _connect(own) as connection:
        connection.sendall(_REQUEST * 3)
        time.sleep(0.3)
        _pour(connection, iter([_HALF, *[b"x" * 1000] * 100]))
        answer = _read(connection)
    assert answer.count(b"HTTP/1.1 200") == 3
    assert answer.count(b"HTTP/1.1 431") <= 1, "or the answer was lost with the connection"


def test_not_many_requests_wait_on_one_connection(own: ServerProcess) -> None:
    with _connect(own) as connection:
        _pour(connection, iter([_REQUEST * 5000]))
        assert _read(connection).count(b"HTTP/1.1 200") < 1000
    assert _logged(own, "too many requests at once")


# ---- time


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (b"", 0),
        (b"G", 408),
        (_HALF, 408),
        (b"POST /api/claim HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n", 408),
        (b"POST /api/claim HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{", 408),
    ],
)
def test_what_does_not_come_in_time_is_ended(own: ServerProcess, sent: bytes, status: int) -> None:
    began = time.monotonic()
    with _connect(own) as connection:
        connection.sendall(sent)
        assert _status(_read(connection)) == status
    assert 1.5 < time.monotonic() - began < 8
    assert not _logged(own, "failed")


def test_a_byte_now_and_then_does_not_help(own: ServerProcess) -> None:
    """The deadline is the whole head's, not a byte's; nor do empty lines keep a connection that has been answered."""
    for first, drop in ((_HALF, b"x"), (_REQUEST, b"\r\n")):
        began = time.monotonic()
        with _connect(own) as connection, suppress(OSError):
            connection.sendall(first)
            while time.monotonic() < began + 8:
                time.sleep(0.2)
                connection.sendall(drop)
        assert time.monotonic() - began < 6


def _ask_and_do_not_read(server: Inside) -> socket.socket:
    """A connection that has asked for more than the system's buffers hold."""
    server._listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    connection = socket.socket()
    connection.settimeout(20)
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    connection.connect(("127.0.0.1", int(server.url.rpartition(":")[2])))
    connection.sendall(b"GET /api/locales/en HTTP/1.1\r\nhost: x\r\n\r\n" * 4)
    return connection


def test_an_answer_that_nobody_reads_is_dropped(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """A client that asks for much and reads nothing does not keep its connection."""
    with inside(tmp_path, body_seconds=1) as server, _ask_and_do_not_read(server):
        end = time.monotonic() + 20
        while not caplog.records and time.monotonic() < end:
            time.sleep(0.05)
    assert [record.message for record in caplog.records] == ["connections ended, an answer was not read (1)"]


def test_a_slow_but_honest_client_is_served(own: ServerProcess) -> None:
    with _connect(own) as connection:
        for part in (_REQUEST[:7], _REQUEST[7:20], _REQUEST[20:-2], _REQUEST[-2:]):
            connection.sendall(part)
            time.sleep(0.25)
        assert _status(_answer(connection)) == 200
    body = b'{"code": "WRONGONE"}'
    head = b"POST /api/claim HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: %d\r\n\r\n"
    with _connect(own) as connection:
        connection.sendall(head % len(body))
        for byte in body:
            connection.sendall(bytes([byte]))
            time.sleep(0.05)
        assert _status(connection.recv(4096)) == 404


def test_connections_are_kept(own: ServerProcess) -> None:
    """Many requests go through one connection, also with a pause longer than a head may take."""
    with _connect(own) as connection:
        for pause in (0, 0, 0, 3, 0):
            time.sleep(pause)
            connection.sendall(_REQUEST)
            assert _status(_answer(connection)) == 200


def test_a_socket_outlives_the_deadlines(own: ServerProcess) -> None:
    ann = Person(own.url, "Ann")
    talk = ann.socket(ann.table("hare(players=2)")["id"])
    time.sleep(3.5)
    assert talk.move(0, "a>2")["type"] == "ack"
    talk.close()
    ann.http.close()


def test_what_is_not_http_is_told_seldom(own: ServerProcess) -> None:
    before = _refused(own.url).get("malformed", 0)
    for _ in range(40):
        with _connect(own) as connection:
            connection.sendall(b"nonsense\r\n\r\n")
            assert _status(_read(connection)) == 400
    assert _refused(own.url)["malformed"] - before == 40
    assert 1 <= len(_logged(own, "not HTTP")) < 4
    assert not _logged(own, "Invalid HTTP")


def test_refusals_at_the_door_are_counted(own: ServerProcess) -> None:
    before = _refused(own.url)
    for sent in (_HALF + b"x" * LONGEST_HEAD, _HALF):
        with _connect(own) as connection:
            connection.sendall(sent)
            assert _status(_read(connection)) in (431, 408)
    after = _refused(own.url)
    assert after["too_large"] - before.get("too_large", 0) == 1
    assert after["too_fast"] - before.get("too_fast", 0) == 1


def test_an_idle_connection_is_closed(tmp_path: Path) -> None:
    with serving(tmp_path, idle_seconds="1") as server, _connect(server) as connection:
        connection.sendall(_REQUEST)
        assert _status(_answer(connection)) == 200
        began = time.monotonic()
        assert _read(connection) == b""
        assert 0.5 < time.monotonic() - began < 8


# ---- how many


@contextmanager
def _files(soft: int) -> Iterator[None]:
    """Another limit on open files, for what is started meanwhile."""
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


@pytest.fixture
def small(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that may open 1,024 files."""
    server = ServerProcess(tmp_path, head_seconds="60")
    with _files(1024):
        server.start()
    yield server
    if server.process is not None:
        server.stop()


class _Flood:
    """Somebody who keeps 1,100 requests half sent, and begins another whenever one is ended."""

    def __init__(self, server: ServerProcess) -> None:
        self._server = server
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self.opened = 0

    def _run(self) -> None:
        half: deque[socket.socket] = deque()
        while not self._stopped.is_set():
            with suppress(ConnectionError):
                half.append(_connect(self._server))
                half[-1].sendall(_HALF)
                self.opened += 1
            if len(half) > 1100:
                half.popleft().close()
            if self.opened > 1100:
                time.sleep(0.001)
        for connection in half:
            connection.close()

    def __enter__(self) -> _Flood:
        self._thread.start()
        end = time.monotonic() + 30
        while self.opened < 1100:
            assert time.monotonic() < end
            time.sleep(0.05)
        return self

    def __exit__(self, *_: object) -> None:
        self._stopped.set()
        self._thread.join(30)


def test_half_requests_shut_nobody_out(small: ServerProcess) -> None:
    """More than there are files, from the address of those who play: each request is answered, each move played."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    ann = Person(small.url, "Ann")
    talk = ann.socket(ann.table("hare(players=2)")["id"])
    moves: list[float] = []
    with _files(min(hard, 4096)), _Flood(small) as flood:
        with _Asking(small) as asking:
            end = time.monotonic() + 3
            while time.monotonic() < end:
                began = time.monotonic()
                assert talk.ask("view", 0)["type"] == "view"
                moves.append(time.monotonic() - began)
                time.sleep(0.05)
        assert talk.move(0, "a>2")["type"] == "ack", "the socket is the same as before"
        assert flood.opened > 1200
    assert len(asking.seconds) > 5
    assert max(asking.seconds) < 2
    assert max(moves) < 2
    assert 1 <= len(_logged(small, "to make room for others")) < 4, "not a line for each"
    assert _refused(small.url)["too_fast"] > 100
    assert "127.0.0" not in small.log()
    talk.close()
    ann.http.close()
    assert small.stop() == 0


@pytest.mark.parametrize(
    "sent", [b"", b"G", _HALF, _HALF_BODY, _REQUEST], ids=["nothing", "a letter", "half a head", "half a body", "all"]
)
def test_who_waits_longest_for_its_client_makes_way(
    tmp_path: Path, sent: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    """Before a request, in its head, in its body, or after the answer."""
    with inside(tmp_path, connections=8) as server, ExitStack() as stack:
        held = []
        for _ in range(12):
            held.append(stack.enter_context(_connect(server)))
            held[-1].sendall(sent)
            if sent == _REQUEST:
                _answer(held[-1])
            time.sleep(0.02)
        with _connect(server) as newcomer:
            newcomer.sendall(_REQUEST)
            assert _status(_answer(newcomer)) == 200
            assert [_is_closed(connection) for connection in held] == [True] * 5 + [False] * 7, "the oldest first"
    logged = [record.message for record in caplog.records]
    assert logged == ["connections ended, to make room for others (1)"]


def test_sockets_stay(tmp_path: Path) -> None:
    """A newcomer is refused where all the others are playing."""
    with inside(tmp_path, connections=6) as server, ExitStack() as stack:
        ann = Person(server.url, "Ann")
        stack.enter_context(ann.http)
        table = ann.table("hare(players=2)")["id"]
        talks = [ann.socket(table) for _ in range(6)]
        with _connect(server) as newcomer:
            assert _status(_read(newcomer)) == 503
        assert talks[0].move(0, "a>2")["type"] == "ack"
        for talk in talks:
            talk.send({"type": "ping"})
            talk.wait(lambda message: message["type"] == "pong")
            talk.close()


def test_requests_that_are_being_answered_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with inside(tmp_path, connections=4) as server, ExitStack() as stack:
        go_on, came = threading.Event(), threading.Semaphore(0)

        async def lobby(_: Store) -> list[str]:
            came.release()
            await asyncio.to_thread(go_on.wait, 20)
            return []

        monkeypatch.setattr(Store, "lobby", lobby)
        asking = [stack.enter_context(_connect(server)) for _ in range(4)]
        for connection in asking:
            connection.sendall(_REQUEST.replace(b"/healthz", b"/api/tables"))
        assert all(came.acquire(timeout=20) for _ in asking)
        with _connect(server) as newcomer:
            assert _status(_read(newcomer)) == 503
        go_on.set()
        assert [_status(_answer(connection)) for connection in asking] == [200] * 4


def test_who_does_not_read_makes_way_after_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("festina.server.protocol._PATIENCE", 2.0)
    with inside(tmp_path, connections=4) as server, ExitStack() as stack:
        for _ in range(4):
            stack.enter_context(_ask_and_do_not_read(server))
        time.sleep(0.7)
        statuses = []
        end = time.monotonic() + 20
        while 200 not in statuses and time.monotonic() < end:
            with _connect(server) as newcomer:
                newcomer.sendall(_REQUEST.replace(b"\r\n\r\n", b"\r\nconnection: close\r\n\r\n"))
                statuses.append(_status(_read(newcomer)))
            time.sleep(0.1)
    assert statuses[-1] == 200
    assert len(statuses) > 3, "not at once"
    assert set(statuses[:-1]) <= {503, 0}, "0: the answer was lost with the connection"


def _is_closed(connection: socket.socket) -> bool:
    poll = select.poll()
    poll.register(connection, select.POLLIN | select.POLLRDHUP)
    return bool(poll.poll(0) and poll.poll(0)[0][1] & (select.POLLRDHUP | select.POLLHUP | select.POLLERR))


def test_closed_connections_do_not_count(tmp_path: Path) -> None:
    """Also those that became sockets, or that were refused."""
    with inside(tmp_path, connections=8) as server:
        ann = Person(server.url, "Ann")
        table = ann.table("hare(players=2)")["id"]
        for _ in range(12):
            ann.socket(table).close()
            with _connect(server) as connection:
                connection.sendall(b"nonsense\r\n\r\n")
                assert _status(_read(connection)) == 400
        time.sleep(0.2)
        with ExitStack() as stack:
            open_ = [stack.enter_context(_connect(server)) for _ in range(8)]
            time.sleep(0.3)
            assert not any(map(_is_closed, open_)), "Ann's, which is idle, makes way"
        ann.http.close()


def test_the_limit_follows_from_the_files_that_may_be_open() -> None:
    with _files(1024):
        assert default_connections() == 924
    with _files(8000 if resource.getrlimit(resource.RLIMIT_NOFILE)[1] < 16000 else 16000):
        assert default_connections() in (7500, 15000)
