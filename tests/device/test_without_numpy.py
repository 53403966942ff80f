"""The package plays where there is no NumPy, no Numba and no server's library: the same games to the last byte."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from festina import new_game

ROOT = Path(__file__).resolve().parent.parent.parent
#: What is not there on a device.
ABSENT = (
    "numpy numba llvmlite starlette uvicorn websockets prometheus_client pydantic pydantic_settings sqlalchemy"
    " platformdirs fluent babel pebble redis"
)
PROGRAM = """
import sys

class Absent:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {absent!r}.split():
            raise ModuleNotFoundError(name, name=name)

sys.meta_path.insert(0, Absent())
import festina.device.browser
from tests.device.test_without_numpy import played
sys.stdout.write(played({ruleset!r}, {bots!r}, {seed!r}))
assert not {{"numpy", "numba"}} & set(sys.modules)
"""

TABLES = [
    ("hare(players=3)", ("hasty", "strategist", "random"), 5),
    ("hare(edition=ravensburger-1978,players=4)", ("forgetful", "trusting", "dasher", "strategist"), 6),
    ("hare(edition=intellect-1974,players=2)", ("strategist", "plodder"), 7),
    ("whyfirst(players=4)", ("eager", "wavering", "narrow", "strategist"), 8),
    ("whyfirst(players=3,mode=tactical)", ("strategist", "random", "saboteur"), 9),
]


def played(ruleset: str, bots: tuple[str, ...], seed: int) -> str:
    """The record of a whole game of bots."""
    game = new_game(ruleset, seed=seed, date="2027-01-01")
    seated = [game.bot(spec, seat=seat, seed=seed + seat) for seat, spec in enumerate(bots)]
    while game.to_act and len(game.steps) < 3000:
        seat = game.to_act[0]
        assert isinstance(seat, int)
        seated[seat].play()
    return game.record()


@pytest.mark.parametrize(("ruleset", "bots", "seed"), TABLES)
def test_the_same_games_without_numpy(ruleset: str, bots: tuple[str, ...], seed: int) -> None:
    usual = played(ruleset, bots, seed)
    program = PROGRAM.format(absent=ABSENT, ruleset=ruleset, bots=bots, seed=seed)
    environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}", "FESTINA_COMPILE": "off"}
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=False, cwd=ROOT
    )
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout == usual
