"""What is loaded before the first visitor comes."""

from __future__ import annotations

import subprocess
import sys

_LOADED = """
import os, sys
os.environ["FESTINA_COMPILE"] = "off"
from festina.server.match import Match
from festina.server.options import StoredOptions
from festina.server.views import Views
from festina.server.warming import warm_up
warm_up()
before = set(sys.modules)
for game in ("hare", "whyfirst"):
    match = Match(game, seed=1)
    match.begin(at=0.0)
    Views(match, ["Ann"] * match.table.players, "running", StoredOptions()).sent(0)
print(*(set(sys.modules) - before), "numba" in sys.modules)
"""


def test_nothing_is_loaded_for_the_first_view_of_a_game() -> None:
    """And compiled code is left to the bots."""
    done = subprocess.run([sys.executable, "-c", _LOADED], capture_output=True, text=True, check=True, timeout=120)
    assert done.stdout.split() == ["False"]
