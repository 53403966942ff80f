"""``make types``: the front end's types of what the server takes and gives, from the server's own schema."""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from festina.server.app import create_app
from festina.server.settings import Settings

ROOT = Path(__file__).resolve().parent.parent.parent
TYPES = ROOT / "web" / "src" / "lib" / "api" / "schema.d.ts"


def write_types(to: Path) -> None:
    """Write the types of the server as it is now."""
    sys.path.insert(0, str(ROOT / "web"))
    from build import install, run_npm  # type: ignore[import-not-found]

    install(develop=True)
    with tempfile.TemporaryDirectory() as folder:
        schema = Path(folder) / "openapi.json"
        settings: dict[str, Any] = {"database": f"sqlite:///{folder}/types.db"}
        schema.write_text(json.dumps(create_app(Settings(**settings)).openapi()))
        run_npm("run", "--silent", "types", "--", str(schema), "--output", str(to))


if __name__ == "__main__":
    write_types(TYPES)
