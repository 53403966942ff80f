"""Called when a distribution is built: the front end goes into it, so that installing it needs no Node."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class FrontEnd(BuildHookInterface[Any]):
    """Builds ``web/`` unless the page is current, and packs it; an editable install leaves the page to ``make``."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        web = runpy.run_path(str(Path(self.root) / "web" / "build.py"))
        web["main"]()
        static: Path = web["STATIC"]
        place = static.relative_to(Path(self.root).resolve() / ("src" if self.target_name == "wheel" else ""))
        build_data["force_include"][str(static)] = place.as_posix()
