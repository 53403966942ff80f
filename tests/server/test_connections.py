"""Connections that are too many, too big or too slow, before anybody has logged in: the others play on."""

from __future__ import annotations

import json
import resource
import select
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from http import HTTPStatus
from pathlib import Path

import pytest

from festina.server.limits import network_of
from festina.server.protocol import LONGEST_HEAD, Door
from festina.server.settings import default_connections, read_settings

from .client import Person, ServerProcess, serving

#: Another address of this machine, for those who are not attacking.
_ELSEWHERE = "127.0.0.2"
_REQUEST = b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n"
_HALF = b"GET /healthz HTTP/1.1\r\nhost: x\r\nx-half: "


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with short deadlines."""
    with serving(tmp_path_factory.mktemp("own"), head_seconds="2", body_seconds="2.5") as running:
        yield running


def _connect(server: ServerProcess, source: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=20, source_address=(source, 0))


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


class _Asking:
    """Somebody who asks all the time, on a connection a question."""

    def __init__(self, server: ServerProcess) -> None:
        self._server = server
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self.seconds: list[float] = []

    def _run(self) -> None:
        while not self._stopped.wait(0.02):
            began = time.monotonic()
            with _connect(self._server, _ELSEWHERE) as connection:
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


def test_an_answer_that_nobody_reads_is_dropped(own: ServerProcess) -> None:
    """A client that asks for much and reads nothing does not keep its connection."""
    with socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.connect(("127.0.0.1", own.port))
        connection.settimeout(20)
        with suppress(ConnectionError):
            for _ in range(60):  # more than the system's own buffers hold
                connection.sendall(b"GET /api/locales/en HTTP/1.1\r\nhost: x\r\n\r\n" * 5)
                time.sleep(0.15)
    assert _logged(own, "an answer was not read")
    assert not _logged(own, "failed")


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
    server = ServerProcess(tmp_path, head_seconds="6")
    with _files(1024):
        server.start()
    yield server
    if server.process is not None:
        server.stop()


def test_half_requests_leave_room_for_others(small: ServerProcess) -> None:
    """As many as there are files, and more: the surplus is refused, the rest ends at the deadline, the log says so."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    with _files(min(hard, 4096)), ExitStack() as stack:
        half = []
        for _ in range(1100):
            half.append(stack.enter_context(_connect(small)))
            with suppress(ConnectionError):
                half[-1].sendall(_HALF)
        with _Asking(small) as asking:
            time.sleep(1)
        assert len(asking.seconds) > 5
        assert max(asking.seconds) < 2
        closed = [connection for connection in half if _is_closed(connection)]
        assert 300 < len(closed) < 600, "three quarters of the connections may be from one address"
        assert _logged(small, "connections refused, too many from one address")
        assert len(_logged(small, "connections refused")) < 5, "not a line for each"
        end = time.monotonic() + 20
        while not all(map(_is_closed, half)):
            assert time.monotonic() < end
            time.sleep(0.2)
        with _connect(small) as again:
            again.sendall(_REQUEST)
            assert _status(_answer(again)) == 200
    assert _logged(small, "a request came too slowly")
    assert "127.0.0" not in small.log()
    assert small.stop() == 0


def _is_closed(connection: socket.socket) -> bool:
    poll = select.poll()
    poll.register(connection, select.POLLIN | select.POLLRDHUP)
    return bool(poll.poll(0) and poll.poll(0)[0][1] & (select.POLLRDHUP | select.POLLHUP | select.POLLERR))


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("", ""),
    ],
)
def test_a_network_counts_as_one_address(address: str, network: str) -> None:
    assert network_of(address) == network


def test_the_door_counts() -> None:
    door = Door(read_settings(connections=8, connections_per_address=2))
    here, there, near = "192.0.2.1", "2001:db8::1", "127.0.0.1"
    assert [door.enter(here) for _ in range(3)] == [None, None, HTTPStatus.TOO_MANY_REQUESTS]
    assert [door.enter(f"{there}{n}") for n in range(3)] == [None, None, HTTPStatus.TOO_MANY_REQUESTS]
    assert [door.enter(near) for _ in range(5)] == [None] * 4 + [HTTPStatus.SERVICE_UNAVAILABLE]
    door.leave(here)
    assert door.enter(near) is None
    door.leave(here)
    assert [door.enter(near), door.enter(near)] == [None, HTTPStatus.SERVICE_UNAVAILABLE]
    door.leave(there)
    assert door.enter(near) == HTTPStatus.TOO_MANY_REQUESTS, "three quarters of all"
    assert door.enter(here) is None


def test_closed_connections_do_not_count(tmp_path: Path) -> None:
    """Also those that became sockets, or that were refused."""
    with serving(tmp_path, connections="8") as server:
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
            assert sum(map(_is_closed, open_)) == 3, "of eight six, and one is Ann's"
        ann.http.close()


def test_the_limit_follows_from_the_files_that_may_be_open() -> None:
    with _files(1024):
        assert default_connections() == 924
    with _files(8000 if resource.getrlimit(resource.RLIMIT_NOFILE)[1] < 16000 else 16000):
        assert default_connections() in (7500, 15000)
