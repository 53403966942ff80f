"""``python -m web.pack [FOLDER]``: the pack, unless it is there already."""

from __future__ import annotations

import sys
from pathlib import Path

from .build import STATIC, build

build(Path(sys.argv[1]) if len(sys.argv) > 1 else STATIC)
