"""A server hands over to its successor: a new process that has loaded everything before the old one stops.

The successor inherits the listening sockets, so connections wait in their queue meanwhile, and one end of a line. It
says there that it is prepared; then the old process stops and lets go of the database. The end of the line is the
successor's sign to open the database and to serve: it comes however the old process ends.
"""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
from collections.abc import Mapping, MutableMapping, Sequence
from contextlib import suppress
from typing import Final

#: Names the descriptors that a successor inherits: its end of the line, then the listening sockets.
_DESCRIPTORS: Final = "FESTINA_HANDOVER"
_PREPARED: Final = b"prepared"
#: Seconds for a successor to load everything.
_PREPARATION: Final = 30.0


class Successor:
    """The process that is to serve next, as the old one sees it."""

    def __init__(self, sockets: Sequence[socket.socket], environment: Mapping[str, str]) -> None:
        """Start it (OSError): the command of this process once more, with what ``environment`` adds to this one's."""
        self._line, theirs = socket.socketpair()
        self._line.setblocking(False)
        inherited = [theirs.fileno(), *(listening.fileno() for listening in sockets)]
        given = {**os.environ, **environment, _DESCRIPTORS: ",".join(map(str, inherited))}
        with theirs:
            try:
                self._process = subprocess.Popen(_command(), env=given, pass_fds=inherited)
            except OSError:
                self._line.close()
                raise
        #: Its process number.
        self.number = self._process.pid

    async def is_prepared(self) -> bool:
        """Wait until it is; False if it has ended, or takes too long."""
        try:
            async with asyncio.timeout(_PREPARATION):
                return await asyncio.get_running_loop().sock_recv(self._line, len(_PREPARED)) == _PREPARED
        except (TimeoutError, OSError):
            return False

    def discard(self) -> None:
        """End it: this process goes on, or both stop."""
        self._process.kill()
        self._process.wait()
        self._line.close()

    def take_over(self) -> None:
        """Let it serve; this process has let go of everything."""
        self._line.close()


class Predecessor:
    """The process that serves until this one is prepared, if there is one.

    What it says is taken out of the environment: it is for this process, not for the ones started from here.
    """

    def __init__(self, environment: MutableMapping[str, str] | None = None) -> None:
        given = os.environ if environment is None else environment
        descriptors = [int(descriptor) for descriptor in given.pop(_DESCRIPTORS, "").split(",") if descriptor]
        inherited = [socket.socket(fileno=descriptor) for descriptor in descriptors]
        for each in inherited:
            each.set_inheritable(False)
        self._line = inherited[0] if inherited else None
        #: The listening sockets; none if there is no predecessor.
        self.sockets = inherited[1:]

    def __bool__(self) -> bool:
        return self._line is not None

    def wait_for_end(self) -> None:
        """Say that this process is prepared, and wait until the other one has stopped."""
        assert self._line is not None
        with self._line as line, suppress(OSError):  # the predecessor may be gone already
            line.sendall(_PREPARED)
            line.recv(1)
        self._line = None


def _command() -> list[str]:
    """How this process was started; the page is not opened once more."""
    return [sys.executable, *(word for word in sys.orig_argv[1:] if word != "--open")]
