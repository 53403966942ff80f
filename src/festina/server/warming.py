"""What the first visitor of a table would otherwise wait for: games, arrays, words, and what devices think with."""

from __future__ import annotations

import logging

from ..lab.skill import BEGINNING, rate_game
from ..locales import DEFAULT, load
from ..registry import definitions
from .briefing import learn_tables
from .match import Match
from .options import StoredOptions
from .views import Views

log = logging.getLogger("festina.server")


def warm_up() -> None:
    """Load every game by beginning one, what devices may ask about it, and the words of the default language."""
    load(DEFAULT)
    rate_game([BEGINNING, BEGINNING], [1, 2])
    for name in definitions():
        try:
            match = Match(name, seed=0)
            match.begin(at=0.0)
            Views(match, [str(seat) for seat in range(match.table.players)], "running", StoredOptions()).sent(0)
            learn_tables(name)
        except Exception:
            log.exception("a game cannot be begun")
