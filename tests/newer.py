"""``python -m tests.newer serve`` is ``festina serve`` as the next build: what names the build names another one."""

from __future__ import annotations

from collections.abc import Iterator

from festina.server import build
from tests.server.client import ServerProcess

_as_it_is = build._contents


def _contents() -> Iterator[tuple[str, bytes]]:
    yield from _as_it_is()
    yield "newer", b""


class NewerProcess(ServerProcess):
    """A server of the next build."""

    module = "tests.newer"


if __name__ == "__main__":
    from festina.cli.main import main

    build._contents = _contents
    main()
