"""``python -m web.pack [--beside] [FOLDER]``: the pack, unless it is there already.

``--beside``: while somebody plays already; it takes what computing time is left, and the server finds the result.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from .build import STATIC, build

beside, folders = "--beside" in sys.argv, [part for part in sys.argv[1:] if part != "--beside"]
if beside and hasattr(os, "nice"):
    os.nice(19)
build(Path(folders[0]) if folders else STATIC)
