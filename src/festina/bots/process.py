"""A program that talks in lines, held at arm's length: whatever it does, it cannot block, flood or outlive us.

There are no threads: a caller that waits for an answer serves all pipes, with a deadline and bounds on what is kept.
"""

from __future__ import annotations

import os
import selectors
import signal
import subprocess
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import IO

from ..kernel.errors import FestinaError
from .protocol import LONGEST_ANSWER, shown

#: How much a program may write between two questions, and how much of its standard error is kept, in bytes.
_MOST_OUTPUT = 4 * LONGEST_ANSWER
_LAST_WORDS = 4096
_CHUNK = 64 * 1024
#: Seconds for a program that has closed its output, or was asked to leave, to end by itself.
_GRACE = 0.5
_GLANCE = 0.005


class BotTrouble(FestinaError):
    """What a program did instead of answering."""


class Program:
    """A running program with its own process group."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self._child = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
            )
        except OSError as problem:
            reason = problem.strerror or type(problem).__name__
            raise BotTrouble("bot-cannot-start", program=shown(command[0]), reason=reason) from None
        self.owner = os.getpid()
        self.ended = False
        self._to_send = bytearray()
        self._received = bytearray()
        self._output = 0  # bytes since the last question
        self._errors = b""
        self._selector = selectors.PollSelector()
        self._pipes = [pipe for pipe in (self._child.stdin, self._child.stdout, self._child.stderr) if pipe]
        for pipe in self._pipes:
            os.set_blocking(pipe.fileno(), False)
        for pipe, serve in zip(self._pipes[1:], (self._read_output, self._read_errors), strict=True):
            self._selector.register(pipe, selectors.EVENT_READ, serve)
        _alive.add(self)
        at_exit(end_all, priority=1)

    @property
    def is_running(self) -> bool:
        """Whether the program has not ended yet."""
        return not self.ended and not self._has_exited()

    def send(self, line: bytes) -> None:
        """Queue a line, to be written while answers are awaited."""
        if not self._to_send:
            self._selector.register(self._pipes[0], selectors.EVENT_WRITE, self._write)
        self._to_send += line
        self._output = len(self._received)

    def flush(self, seconds: float) -> bool:
        """Write what is queued; returns whether that could be done in this time."""
        deadline = time.monotonic() + seconds
        while self._to_send and time.monotonic() < deadline:
            self._serve(deadline)
        return not self._to_send

    def receive(self, deadline: float) -> bytes:
        """The next line. A program that is late, floods us or stops is ended (BotTrouble)."""
        while True:
            line, newline, rest = self._received.partition(b"\n")
            if len(line) > LONGEST_ANSWER or self._output > _MOST_OUTPUT:
                self.end()
                raise BotTrouble("bot-floods")
            if newline:
                self._received = rest
                return bytes(line)
            if self._child.stdout not in self._selector.get_map():
                raise self._stopped()
            if time.monotonic() >= deadline:
                self.end()
                raise BotTrouble("bot-too-slow")
            self._serve(deadline)

    def leave(self, line: bytes) -> None:
        """Ask the program to end with a last line, and make sure that it does."""
        self.send(line)
        self.flush(_GRACE)
        self.end(_GRACE)

    def end(self, grace: float = 0.0) -> int | None:
        """End the program and all it has started; returns its exit code if it ends by itself in ``grace`` seconds."""
        if self.ended:
            return None
        self.ended = True
        self._pipes[0].close()
        by_itself = False
        try:
            by_itself = self._exits_within(grace)
        finally:
            code = self._take_down()
        return code if by_itself else None

    def _exits_within(self, seconds: float) -> bool:
        deadline = time.monotonic() + seconds
        while not self._has_exited():
            if time.monotonic() >= deadline:
                return False
            time.sleep(_GLANCE)
        return True

    def _has_exited(self) -> bool:
        """Whether the program has exited; it is not reaped here, so its process group's number stays its own."""
        if hasattr(os, "waitid"):
            return os.waitid(os.P_PID, self._child.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None
        return self._child.poll() is not None  # macOS before Python 3.13

    def _take_down(self) -> int:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._child.pid, signal.SIGKILL)
        code = self._child.wait()
        self._read_errors(self._pipes[2])
        self._selector.close()
        for pipe in self._pipes[1:]:
            pipe.close()
        _alive.discard(self)
        return code

    def _stopped(self) -> BotTrouble:
        code = self.end(_GRACE)
        said = self._errors.decode("utf-8", "replace").strip().rpartition("\n")[2]
        if code is None:
            return BotTrouble("bot-closed-output")
        if said:
            return BotTrouble("bot-stopped-saying", code=str(code), said=shown(said, 200))
        return BotTrouble("bot-stopped", code=str(code))

    def _serve(self, deadline: float) -> None:
        """Wait for the pipes once, and read and write what is possible."""
        for key, _ in self._selector.select(max(deadline - time.monotonic(), 0)):
            key.data(key.fileobj)

    def _write(self, pipe: IO[bytes]) -> None:
        try:
            written = os.write(pipe.fileno(), self._to_send[:_CHUNK])
            del self._to_send[:written]
        except BlockingIOError:
            return
        except OSError:
            self._to_send.clear()  # the program reads no more: its output shows what it does next
        if not self._to_send:
            self._selector.unregister(pipe)

    def _read_output(self, pipe: IO[bytes]) -> None:
        chunk = self._read(pipe)
        self._received += chunk
        self._output += len(chunk)

    def _read_errors(self, pipe: IO[bytes]) -> None:
        self._errors = (self._errors + self._read(pipe))[-_LAST_WORDS:]

    def _read(self, pipe: IO[bytes]) -> bytes:
        try:
            chunk = os.read(pipe.fileno(), _CHUNK)
        except BlockingIOError:
            return b""
        if not chunk and pipe in self._selector.get_map():
            self._selector.unregister(pipe)
        return chunk


_alive: set[Program] = set()
_exits: set[tuple[int, Callable[[], None]]] = set()


def at_exit(function: Callable[[], None], priority: int) -> None:
    """Call a function when this process ends, once, also if it is a worker; higher priorities first."""
    if (os.getpid(), function) not in _exits:
        _exits.add((os.getpid(), function))
        # Not there on every device, where no program runs either.
        from multiprocessing.util import Finalize

        Finalize(None, function, exitpriority=priority)


def end_all() -> None:
    """End every program that this process has started: none outlives it."""
    for program in list(_alive):
        if program.owner == os.getpid():
            program.end()
