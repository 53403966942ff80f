"""What a move costs on its way through the server, without the network: processor time from the text to the frames.

python -m bench.path [--seats 4] [--tables 64] [--moves 4000] [--rounds 5] [--database URL] [--bus URL]
                     [--against FOLDER] [--profile]

The tables move together, so their moves share commits, as they do at a server that is busy. The moves are the same in
every round and at both sides of a comparison, whose rounds take turns: figures of a busy machine can be compared.
Times are of the whole process (event loop, writer and what they cost each other). The last line is JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, cast

import msgspec

from festina.server.hub import Hub
from festina.server.limits import RATES, Limits
from festina.server.line import SocketProtocol
from festina.server.options import StoredOptions
from festina.server.play import begun
from festina.server.settings import read_settings
from festina.server.socket import Opened, Socket
from festina.server.store.data import DeviceData, SeatData, TableData
from tests.server.looker import unframed

from .crowd import state_of


class Line:
    """In place of a connection: keeps the last frames."""

    close_sent = read_paused = disconnected = False

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.frames: list[bytes] = []
        self.sent = 0

    def write(self, frame: bytes) -> None:
        self.frames.append(frame)
        self.sent += len(frame)

    def close(self, code: int) -> None:
        raise AssertionError(f"closed with {code}")


class Seats:
    """A table whose seats are all connected, and which plays by itself."""

    def __init__(self, hub: Hub, limits: Limits, id: str, seats: int) -> None:
        self._hub, self._limits, self._id = hub, limits, id
        self._random = Random(id)
        self._count = seats
        self._lines: list[Line] = []
        self._sockets: list[Socket] = []
        self._moves = 0
        self._version = 0

    async def sit_down(self) -> None:
        """Make the table, take the seats, begin."""
        store = self._hub.store
        devices = [DeviceData(f"{self._id}-{seat}") for seat in range(self._count)]
        now = time.time()
        data = TableData(
            id=self._id,
            host=devices[0].id,
            ruleset=f"hare(players={self._count})",
            seed=self._random.getrandbits(32),
            options=StoredOptions(),
            status="open",
            public=False,
            created=now,
            changed=now,
        )
        held = [SeatData(seat, "person", name=f"P{seat}", device=device.id) for seat, device in enumerate(devices)]
        await store.create_table(data, held)
        live = await self._hub.table(self._id)
        await live.perform(lambda: begun(live))
        for device in devices:
            line = Line()
            opened = Opened(device, None, "127.0.0.1", self._limits.of("127.0.0.1"), "en", lambda: None)
            socket = Socket(cast("SocketProtocol", line), self._hub, live, opened)
            self._lines.append(line)
            self._sockets.append(socket)
            socket.hear('{"type":"hello","protocol":1}')
        while not all(line.frames for line in self._lines):
            await asyncio.sleep(0.001)
        self.choose()

    def choose(self) -> None:
        """Read what came, and decide what is sent next."""
        self.next: tuple[Socket, Line, str] | None = None
        for seat, line in enumerate(self._lines):
            view = None
            for message in unframed(b"".join(line.frames)):
                if message.startswith((b'{"type":"update"', b'{"type":"sync"')):
                    state = state_of(message)
                    self._version = max(self._version, state.version)
                    view = state.views.get(str(seat), view)
            line.frames.clear()
            if view is not None and view.to_act == [seat]:
                self._moves += 1
                action = self._random.choice([each.action for each in view.choices if each.legal])
                move = {"type": "move", "id": str(self._moves), "seat": seat, "action": action}
                text = msgspec.json.encode({**move, "version": self._version}).decode()
                self.next = self._sockets[seat], line, text


async def play(given: argparse.Namespace, database: str) -> dict[str, float]:
    """One round: processor milliseconds per move, and bytes per move."""
    hub = Hub(read_settings(database=database, bus=given.bus))
    await asyncio.to_thread(hub.store.migrate)
    await hub.bus.open(hub._hear)
    limits = Limits({**RATES, "command": (1e9, 1e9)})
    tables = [Seats(hub, limits, f"table{number:05}{os.getpid()}", given.seats) for number in range(given.tables)]
    for table in tables:
        await table.sit_down()
    await asyncio.sleep(1.5)  # who has come is told a second later
    used, moves = 0.0, 0
    gc.collect()
    gc.freeze()
    profile = _profiler() if given.profile else None
    while moves < given.moves:
        asked = [table for table in tables if table.next]
        if not asked:
            break
        began = time.process_time()
        if profile:
            profile.enable()
        waiting = []
        for table in asked:
            assert table.next
            socket, line, text = table.next
            socket.hear(text)
            waiting.append((socket, line))
        for socket, line in waiting:
            while socket._task is not None:
                await socket._task
            assert b'"type":"ack"' in line.frames[-1], line.frames[-1][:300]
        if profile:
            profile.disable()
        used += time.process_time() - began
        moves += len(asked)
        for table in asked:
            table.choose()
        gc.collect(0)
    sent = sum(line.sent for table in tables for line in table._lines)
    if profile:
        _show(profile)
    await hub.close()
    return {"ms": used / moves * 1000, "moves": moves, "bytes": sent / moves}


def _profiler() -> Any:
    import cProfile

    return cProfile.Profile()


def _show(profile: Any) -> None:
    import pstats

    stats = pstats.Stats(profile)
    stats.sort_stats("tottime").print_stats(60)
    stats.sort_stats("cumtime").print_stats(90)


def _round(given: argparse.Namespace, code: Path | None) -> dict[str, float]:
    """A round in a process of its own, of this checkout or another."""
    environment = dict(os.environ)
    environment["PYTHONPATH"] = os.pathsep.join([str((code or Path()).resolve() / "src"), str(Path().resolve())])
    command = [sys.executable, "-m", "bench.path", "--one", *given.passed_on]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found


def main() -> None:
    """Measure one side or two."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--tables", type=int, default=64)
    parser.add_argument("--moves", type=int, default=4000)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--database")
    parser.add_argument("--bus", default="local")
    parser.add_argument("--against", type=Path)
    parser.add_argument("--profile", action="store_true", help="one round under cProfile")
    parser.add_argument("--one", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.one or given.profile:
        os.environ["FESTINA_COMPILE"] = "off"
        with tempfile.TemporaryDirectory() as folder:
            url = given.database or f"sqlite:///{Path(folder) / 'bench.db'}"
            with asyncio.Runner(loop_factory=_loop_factory()) as runner:
                print(json.dumps(runner.run(play(given, url))))
        return
    names = ("seats", "tables", "moves", "bus")
    given.passed_on = [f"--{name}={getattr(given, name)}" for name in names]
    if given.database:
        given.passed_on.append(f"--database={given.database}")
    here: list[float] = []
    there: list[float] = []
    for _ in range(given.rounds):
        if given.against:
            there.append(_round(given, given.against)["ms"])
        found = _round(given, None)
        here.append(found["ms"])
        print(f"  {here[-1]:.3f} ms a move" + (f", there {there[-1]:.3f}" if there else ""), flush=True)
    result = {"seats": given.seats, "cpu_ms_per_move": round(median(here), 4), "bytes_per_move": round(found["bytes"])}
    if there:
        result |= {"there": round(median(there), 4), "ratio": round(median(here) / median(there), 3)}
    print(json.dumps(result))


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ImportError:
        return None
    factory: Callable[[], asyncio.AbstractEventLoop] = uvloop.new_event_loop
    return factory


if __name__ == "__main__":
    main()
