"""Called when a distribution is built: the front end goes into it, so that installing it needs no Node and no LLVM."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class FrontEnd(BuildHookInterface[Any]):
    """Builds what ``web/`` holds unless it is current, and packs it; an editable install leaves that to ``make``."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        web = runpy.run_path(str(Path(self.root) / "web" / "build.py"))
        web["main"]()
        for folder in (web["STATIC"], web["DEVICE"]):
            place = folder.relative_to(Path(self.root).resolve() / ("src" if self.target_name == "wheel" else ""))
            build_data["force_include"][str(folder)] = place.as_posix()
