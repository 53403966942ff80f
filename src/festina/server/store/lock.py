"""One server process per SQLite file: it holds a lock beside the file, which the system releases however it ends."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import Final

from ...kernel.errors import FestinaError

if sys.platform == "win32":
    import msvcrt

    #: What a lock that somebody else holds raises.
    _TAKEN = PermissionError

    def _take(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    _TAKEN = BlockingIOError

    def _take(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


#: Seconds between two attempts.
_PAUSE: Final = 0.01


class ServerLock:
    """The right to serve a SQLite file. Checks and backups do not need it."""

    def __init__(self, database: Path, patience: float = 0.0) -> None:
        """Take the lock (FestinaError if another server still holds it after ``patience`` seconds)."""
        # Two ways to one file lead to one lock. The file stays: a server that deleted it could delete another's.
        file = Path(f"{database.resolve()}-lock")
        try:
            # Python does not hand the descriptor down to workers, which may outlive the server.
            self._descriptor = os.open(file, os.O_RDWR | os.O_CREAT, 0o644)
        except OSError as problem:
            raise FestinaError("server-database-trouble", problem=f"{problem.strerror}: {file}") from problem
        try:
            _take_in_time(self._descriptor, time.monotonic() + patience)
        except OSError as problem:
            self.release()
            if isinstance(problem, _TAKEN):
                raise FestinaError("server-database-served", file=str(database)) from problem
            raise FestinaError("server-database-trouble", problem=f"{problem.strerror}: {file}") from problem

    def release(self) -> None:
        """Let another server have the file."""
        os.close(self._descriptor)


def _take_in_time(descriptor: int, end: float) -> None:
    while True:
        try:
            _take(descriptor)
        except _TAKEN:
            if time.monotonic() >= end:
                raise
            time.sleep(_PAUSE)
        else:
            return
