"""A plain file server: what any host of files does, and nothing that only our server does."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final

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


class _Handler(SimpleHTTPRequestHandler):
    def guess_type(self, path: str | os.PathLike[str]) -> str:
        return _TYPES.get(Path(path).suffix, _UNKNOWN)

    def log_message(self, format: str, *args: object) -> None:
        pass


@contextmanager
def file_server(folder: Path) -> Iterator[str]:
    """Serve a folder on this machine; the address ends without a slash."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Handler, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
