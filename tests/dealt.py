"""Chance in the tests of servers: a test is dealt the same games every time, whatever ran before it or beside it.

``FESTINA_TEST_CHANCE=2 make test`` deals others: so one looks for tests that only some cards upset.

``python -m tests.dealt serve`` is ``festina serve`` with such chance. Which test is running it reads from a file.
"""

from __future__ import annotations

import atexit
import itertools
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path
from types import SimpleNamespace

import pytest

#: Names the file that says which test is running; a server in a process of its own inherits it.
_FILE = "FESTINA_TEST_CHANCE_FILE"
#: What is dealt while no test is running: to servers and tables that several tests share.
_BETWEEN = "between"


def chance(name: str) -> SimpleNamespace:
    """Instead of the module ``secrets``: all follows from a name, and from how much has been drawn."""
    drawn = itertools.count()

    def token_hex(size: int) -> str:
        text = f"{os.environ.get('FESTINA_TEST_CHANCE', '')} {name} {next(drawn)}"
        return blake2b(text.encode(), digest_size=size).hexdigest()

    return SimpleNamespace(token_hex=token_hex, randbits=lambda bits: int(token_hex(16), 16) >> (128 - bits))


@contextmanager
def dealt(name: str) -> Iterator[None]:
    """Deal what belongs to a name, to the servers of this process and to those that it started."""
    file = _file()
    file.write_text(name)
    with pytest.MonkeyPatch.context() as patch:
        _patch(patch, chance(name))
        yield
    file.write_text(_BETWEEN)


def _patch(patch: pytest.MonkeyPatch, instead: SimpleNamespace) -> None:
    patch.setattr("festina.kernel.chance.secrets", instead)
    patch.setattr("festina.server.admin.secrets", instead)


def _file() -> Path:
    if _FILE not in os.environ:
        handle, path = tempfile.mkstemp(prefix="festina-chance-")
        os.close(handle)
        Path(path).write_text(_BETWEEN)
        os.environ[_FILE] = path
        atexit.register(os.unlink, path)
    return Path(os.environ[_FILE])


def _told() -> SimpleNamespace:
    """The chance of whichever test is running now."""
    streams: dict[str, SimpleNamespace] = {}

    def stream() -> SimpleNamespace:
        name = _file().read_text()
        return streams.setdefault(name, chance(name))

    return SimpleNamespace(
        token_hex=lambda size: stream().token_hex(size), randbits=lambda bits: stream().randbits(bits)
    )


if __name__ == "__main__":
    from festina.cli.main import main

    _patch(pytest.MonkeyPatch(), _told())
    main()
