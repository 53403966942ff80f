"""``festina serve``: the server in this process, until it is stopped."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
import time
import webbrowser
from collections.abc import Callable
from contextlib import ExitStack
from types import FrameType
from typing import Final

import uvicorn
from starlette.applications import Starlette

from ..kernel.errors import FestinaError
from .app import create_app
from .commands import LONGEST_COMMAND
from .handover import Predecessor, Successor
from .hub import Hub
from .logs import set_up_logs
from .protocol import Configuration
from .settings import Settings
from .systemd import Manager
from .tokens import Secrets
from .warming import warm_up

log = logging.getLogger("festina.server")

#: Seconds for the last bytes of a stopping server: while somebody does not read them, nobody can come back.
_LAST_BYTES: Final = 0.5
#: Milliseconds after which clients should come back: the next server must start first, or is prepared already.
_START_MS: Final = 1000
_PREPARED_MS: Final = 200
#: Seconds that a server which has stopped may need to let go of its database.
_LET_GO: Final = 5.0


class Server(uvicorn.Server):
    """Says goodbye to the clients before it stops, and keeps the service manager informed."""

    def __init__(
        self, config: uvicorn.Config, hub: Hub, ready: Callable[[int], None], manager: Manager | None = None
    ) -> None:
        super().__init__(config)
        self._hub = hub
        self._ready = ready
        self._manager = manager or Manager({})
        self._wake: Callable[[], object] = lambda: None
        self._early: list[bool] = []  # asked to hand over before the loop runs
        self._renew: Callable[[], object] = lambda: self._early.append(True)
        self._preparing: asyncio.Task[None] | None = None
        self._successor: Successor | None = None
        #: Somebody asked this server to stop, rather than its successor being prepared.
        self._is_stopped = False
        if self._manager.watchdog:
            config.callback_notify = self._show_life
            config.timeout_notify = int(self._manager.watchdog / 3)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop politely, at once if asked again; the signal has then done its work and is not raised once more.

        A successor that does not serve yet stops too: the stop was meant for the service, not for one process.
        """
        self._is_stopped = True
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True
        self._wake()

    @property
    def is_succeeded(self) -> bool:
        """Whether another process serves in place of this one."""
        return self._successor is not None

    def renew(self) -> None:
        """Prepare a successor, and hand over to it; this server goes on if there is none."""
        self._renew()

    async def main_loop(self) -> None:
        """Work until asked to stop; uvicorn alone would notice with its next look, a tenth of a second later."""
        loop = asyncio.get_running_loop()
        looking = loop.create_task(super().main_loop())
        self._wake = lambda: loop.call_soon_threadsafe(looking.cancel)
        self._renew = lambda: loop.call_soon_threadsafe(self._prepare)
        if self._early:
            self._prepare()
        await asyncio.wait((looking,))
        if not looking.cancelled():
            looking.result()

    def _prepare(self) -> None:
        if os.getpid() == 1:
            log.error("the first process of a container cannot hand over: its end is the container's")
        elif self._preparing is None and not self.should_exit:
            self._preparing = asyncio.get_running_loop().create_task(self._hand_over())

    async def _hand_over(self) -> None:
        """Stop once a successor is prepared."""
        self._manager.tell(f"RELOADING=1\nMONOTONIC_USEC={time.monotonic_ns() // 1000}")
        self._successor = await self._prepared()
        if self._successor is not None:
            self.should_exit = True
            self._wake()
            return
        log.error("the new process could not be prepared; this one goes on serving")
        self._manager.tell("READY=1")
        self._preparing = None

    async def _prepared(self) -> Successor | None:
        try:
            successor = Successor(self._sockets, self._manager.environment)
        except OSError:
            log.exception("a new process could not be started")
            return None
        is_prepared = False
        try:
            log.info("process %d is being prepared to take over", successor.number)
            is_prepared = await successor.is_prepared() and not self.should_exit
        finally:
            if not is_prepared:
                successor.discard()
        return successor if is_prepared else None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self._sockets = sockets or []
        await super().startup(sockets)
        if self.started and sockets:
            self._ready(sockets[0].getsockname()[1])
            self._manager.tell("READY=1")

    async def _show_life(self) -> None:
        self._manager.tell("WATCHDOG=1")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._preparing is not None:
            self._preparing.cancel()
            await asyncio.wait((self._preparing,))
        if self._successor is None:
            self._manager.tell("STOPPING=1")
        for server in self.servers:  # who comes now is for the next process, or for another one
            server.close()
        await self._hub.say_goodbye(_START_MS if self._successor is None else _PREPARED_MS)
        hanging_up = asyncio.get_running_loop().call_later(_LAST_BYTES, self._hang_up)
        await super().shutdown(sockets)
        hanging_up.cancel()
        if self._successor is not None and self._is_stopped:
            self._successor.discard()
            self._successor = None
        if self._successor is not None:
            log.info("process %d serves from now on", self._successor.number)
            self._manager.tell(f"MAINPID={self._successor.number}")
            self._successor.take_over()

    def _hang_up(self) -> None:
        for connection in list(self.server_state.connections):
            if connection.transport.get_write_buffer_size():
                connection.transport.abort()


def configured(app: Starlette) -> uvicorn.Config:
    """How the server is put on the network."""
    hub: Hub = app.state.hub
    return Configuration(app, hub.settings, hub.metrics, largest_message=2 * LONGEST_COMMAND)


def serve(settings: Settings, ready: Callable[[int], None], secrets: Secrets | None = None) -> bool:
    """Serve until Ctrl-C or SIGTERM; ``ready`` gets the port (FestinaError if it is taken).

    A service manager that hands sockets over decides where the server listens, not the settings. SIGUSR2 hands over to
    a new process; True if that one serves now.
    """
    _heed(signal.SIG_IGN)  # nothing is to be handed over yet
    # Views of single games are as fast interpreted, and compiled code would hold up the event loop while it loads;
    # the workers that think for bots load it for themselves.
    os.environ["FESTINA_COMPILE"] = "off"
    set_up_logs(settings.log_level)
    manager, predecessor = Manager(), Predecessor()
    listening = predecessor.sockets or manager.sockets() or [_listen(settings.host, settings.port)]
    hub = Hub(settings, secrets=secrets)
    server = Server(configured(create_app(settings, hub)), hub, ready, manager)
    loop_factory = _loop_factory()
    patience = 0.0
    if predecessor:
        hub.store.look()
        warm_up()
        predecessor.wait_for_end()
        patience = _LET_GO
    hub.store.migrate(patience)  # here, where what is wrong with the database can still be said in words
    hub.collector.take_over()
    _heed(lambda *_: server.renew())
    with ExitStack() as stack:
        for one in listening:
            stack.enter_context(one)
        runner = stack.enter_context(asyncio.Runner(loop_factory=loop_factory))
        runner.run(server.serve(sockets=listening))
    if not server.started:
        raise FestinaError("server-did-not-start")
    gc.freeze()  # Python would look for garbage once more, while the next server waits for this one's end
    return server.is_succeeded


def _heed(handler: Callable[[int, FrameType | None], object] | signal.Handlers) -> None:
    """What happens at SIGUSR2, which would otherwise end the process."""
    if sys.platform != "win32":
        signal.signal(signal.SIGUSR2, handler)


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def _listen(host: str, port: int) -> socket.socket:
    """A listening socket (FestinaError in the user's words)."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        # With its protocol named: asyncio sends small answers at once (TCP_NODELAY) only where that says TCP.
        listening = socket.socket(found[0], socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(found[4])
    except (OSError, OverflowError) as problem:
        reason = os.strerror(problem.errno) if isinstance(problem, OSError) and problem.errno else str(problem)
        raise FestinaError("server-cannot-listen", host=host, port=str(port), problem=reason) from problem
    return listening


def addresses(host: str, port: int) -> list[str]:
    """Where the server can be reached; behind all interfaces, also from phones in the same network."""
    if host not in ("0.0.0.0", "::", ""):
        return [f"http://{f'[{host}]' if ':' in host else host}:{port}/"]
    found = [f"http://127.0.0.1:{port}/"]
    outward = outward_address()
    return [f"http://{outward}:{port}/", *found] if outward else found


def outward_address() -> str | None:
    """This machine's address in its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if address.startswith("127.") else address


def open_browser(address: str) -> None:
    """Show the page, where there is a screen."""
    if os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or sys.platform in ("darwin", "win32"):
        webbrowser.open(address)
