"""Chance in the tests of servers: a test is dealt the same games every time, whatever ran before it or beside it.

``FESTINA_TEST_CHANCE=2 make test`` deals others: so one looks for tests that only some cards upset.

``python -m tests.dealt serve`` is ``festina serve`` with such chance. Which test is running it reads from a file.
"""

from __future__ import annotations

import atexit
import itertools
import os
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path

from festina.server.tokens import Secrets

#: Names the file that says which test is running; a server in a process of its own inherits it.
_FILE = "FESTINA_TEST_CHANCE_FILE"
#: What is dealt while no test is running: to servers and tables that several tests share.
_BETWEEN = "between"


class DealtSecrets(Secrets):
    """Seeds follow from the name of the running test, and from how many it has drawn; names and codes do not."""

    def __init__(self) -> None:
        super().__init__()
        self._drawn: defaultdict[str, Iterator[int]] = defaultdict(itertools.count)

    def seed(self) -> int:
        return int(self._draw(), 16) >> 65

    def bot_key(self) -> str:
        return self._draw()

    def _draw(self) -> str:
        name = _file().read_text()
        text = f"{os.environ.get('FESTINA_TEST_CHANCE', '')} {name} {next(self._drawn[name])}"
        return blake2b(text.encode(), digest_size=16).hexdigest()


@contextmanager
def dealt(name: str) -> Iterator[None]:
    """Deal what belongs to a name, to the servers of this process and to those that it started."""
    file = _file()
    file.write_text(name)
    yield
    file.write_text(_BETWEEN)


def _file() -> Path:
    if _FILE not in os.environ:
        handle, path = tempfile.mkstemp(prefix="festina-chance-")
        os.close(handle)
        Path(path).write_text(_BETWEEN)
        os.environ[_FILE] = path
        atexit.register(os.unlink, path)
    return Path(os.environ[_FILE])


def _serve() -> None:
    from festina.server.serve import addresses, serve
    from festina.server.settings import read_settings

    settings = read_settings()
    serve(settings, lambda port: print(addresses(settings.host, port)[0], flush=True), DealtSecrets())


if __name__ == "__main__":
    _serve()
