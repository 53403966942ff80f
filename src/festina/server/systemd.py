"""What a service manager hands a server, and hears from it: systemd's protocol, by file descriptors and datagrams.

The manager keeps the listening sockets open while the server restarts: connections wait in their queue meanwhile.
"""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import MutableMapping
from typing import Final

log = logging.getLogger("festina.server")

#: The first descriptor that the manager hands over.
_FIRST: Final = 3


class Manager:
    """The service manager, if this process has one.

    What it says is taken out of the environment: it is for this process, not for the ones started from here.
    """

    def __init__(self, environment: MutableMapping[str, str] | None = None) -> None:
        given = os.environ if environment is None else environment
        is_ours = given.pop("LISTEN_PID", "") == str(os.getpid())
        descriptors = given.pop("LISTEN_FDS", "")
        given.pop("LISTEN_FDNAMES", None)
        self._handed = int(descriptors) if is_ours and descriptors.isdecimal() else 0
        self._address = given.pop("NOTIFY_SOCKET", "")
        given.pop("WATCHDOG_PID", None)
        watchdog = given.pop("WATCHDOG_USEC", "")
        #: Seconds without a sign of life after which the manager ends this process; 0 if it does not watch.
        self.watchdog = int(watchdog) / 1e6 if watchdog.isdecimal() else 0.0
        #: What a process needs that takes this one's place: it hears the same, but for the sockets.
        self.environment = {"NOTIFY_SOCKET": self._address, "WATCHDOG_USEC": watchdog} if self._address else {}

    def sockets(self) -> list[socket.socket]:
        """The listening sockets that were handed over."""
        found = [socket.socket(fileno=descriptor) for descriptor in range(_FIRST, _FIRST + self._handed)]
        for handed in found:
            handed.set_inheritable(False)
        return found

    def tell(self, state: str) -> None:
        """Report a state: ``READY=1``, ``STOPPING=1``, ``WATCHDOG=1``. A manager that is gone is no trouble.

        The manager listens to the main process alone; ``MAINPID=`` says that from now on another one is.
        """
        if not self._address:
            return
        # An address that begins with @ stands for one without a file.
        address = f"\0{self._address[1:]}" if self._address.startswith("@") else self._address
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
                line.connect(address)
                line.sendall(state.encode())
        except OSError:
            log.warning("the service manager does not listen")
