"""``python -m web.wasm [--beside]``: what a device needs to think by itself, unless it is there already.

``--beside``: while somebody plays already; it takes what computing time is left, and the server finds the result.
"""

from __future__ import annotations

import os
import sys

from .build import build

if "--beside" in sys.argv and hasattr(os, "nice"):
    os.nice(19)
build()
