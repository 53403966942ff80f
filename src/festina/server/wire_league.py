"""Everything the server sends about how people do, for the description of the protocol."""

from __future__ import annotations

from typing import Final

from . import wire_cups, wire_daily, wire_pairing, wire_ratings

SENT: Final = (*wire_cups.SENT, *wire_daily.SENT, *wire_ratings.SENT, *wire_pairing.SENT)
