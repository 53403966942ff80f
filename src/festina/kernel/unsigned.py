"""Whole numbers without a sign, of 64 bits: plain Python integers interpreted, machine words compiled.

Sums and products are cut to 64 bits by ``& ALL``, which compiled code need not do and does not. So the interpreted side
needs no NumPy, which is not there on every device.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING or not __name__.startswith("festina_compiled."):
    Unsigned = int
else:
    Unsigned = import_module("numpy").uint64

#: All 64 bits.
ALL = Unsigned(0xFFFFFFFFFFFFFFFF)
