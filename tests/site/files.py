"""A plain file server: what any host of files does, and nothing that only our server does."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

#: The endings that every host knows; many do not know ``.mjs``, ``.wasm`` or ``.webmanifest``.
_TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "application/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
}
_UNKNOWN: Final = "application/octet-stream"


@dataclass
class Wire:
    """What lies between a host and those who ask it: the paths that were asked for, and whether it is cut."""

    asked: list[str] = field(default_factory=list)
    is_cut: bool = False


class _Handler(SimpleHTTPRequestHandler):
    def __init__(self, *args: Any, wire: Wire, **how: Any) -> None:
        self._wire = wire
        super().__init__(*args, **how)

    def parse_request(self) -> bool:
        understood = super().parse_request()
        self._wire.asked.append(self.path)
        if self._wire.is_cut:
            self.close_connection = True
        return understood and not self._wire.is_cut

    def guess_type(self, path: str | os.PathLike[str]) -> str:
        return _TYPES.get(Path(path).suffix, _UNKNOWN)

    def log_message(self, format: str, *args: object) -> None:
        pass


@contextmanager
def file_server(folder: Path, wire: Wire | None = None) -> Iterator[str]:
    """Serve a folder on this machine; the address ends without a slash."""
    handler = partial(_Handler, directory=str(folder), wire=wire or Wire())
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
