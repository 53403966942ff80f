"""How people do: all routers about it."""

from __future__ import annotations

from typing import Final

from . import cups, daily, pairing, ratings

ROUTERS: Final = (daily.router, ratings.router, pairing.router, cups.router)
