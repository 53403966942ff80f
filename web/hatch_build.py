"""Called when a wheel is built: the front end goes into it, so that installing it needs no Node."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class FrontEnd(BuildHookInterface[Any]):
    """Builds ``web/`` unless that has been done; an editable install leaves it to ``make``."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        built = Path(self.root) / "src" / "festina" / "server" / "static" / "index.html"
        if version != "editable" and not built.is_file():
            runpy.run_path(str(Path(self.root) / "web" / "build.py"))["main"]()
