"""``make types``: the front end's types of the server, from its description, and of the kernel, from its layouts."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from runpy import run_path
from typing import Any

from festina.server.app import create_app
from festina.server.http.openapi import describe_api
from festina.server.settings import Settings
from web.wasm import typescript

ROOT = Path(__file__).resolve().parent.parent.parent
TYPES = ROOT / "web" / "src" / "lib" / "api" / "schema.d.ts"


def write_types(to: Path) -> None:
    """Write the types of the server as it is now: HTTP, the socket, and every game's views, choices and events."""
    web = run_path(str(ROOT / "web" / "build.py"))
    web["install"](develop=True)
    with tempfile.TemporaryDirectory() as folder:
        schema = Path(folder) / "openapi.json"
        settings: dict[str, Any] = {"database": f"sqlite:///{folder}/types.db"}
        schema.write_text(json.dumps(describe_api(create_app(Settings(**settings)).routes)))
        web["run_npm"]("run", "--silent", "types", "--", str(schema), "--output", str(to))


if __name__ == "__main__":
    write_types(TYPES)
    typescript.write()
