"""The third game through the public API of a process that found it by its entry point."""

from __future__ import annotations

from .installed import run

_PROGRAM = """
from festina import games, load_game, new_game, warm_up

assert list(games()) == ["hare", "whyfirst", "snails"]
assert str(games()["snails"].description).startswith("A slow race")
game = new_game("snails(players=2,track=long)", seed=1)
assert game.ruleset == "snails(players=2,track=long)"
with game.bot("random", seat=0) as zero, game.bot("random", seat=1) as one:
    zero.play()
    one.play()
    warm_up("snails", wait=True)
    assert game.position.engine.compiled
    while game.to_act:
        (zero if game.to_act[0] == 0 else one).play()
assert game.outcome.winners
assert load_game(game.record()) == game
print("played")
"""


def test_found_played_compiled_and_read_back() -> None:
    done = run("-c", _PROGRAM)
    assert done.stdout == "played\n", done.stdout + done.stderr
