"""A game starts interpreted and goes over to compiled functions by itself, with the same bytes."""

from __future__ import annotations

import threading

import pytest

from festina import new_game, warm_up
from festina.kernel import engine, warm

from .programs import run

#: Plays 100 decisions; prints a hash of every state it saw, and when it began to warm up and was compiled.
PLAY = """
import hashlib, sys, time
from random import Random
from festina import new_game
from festina.kernel import engine, warm
game, random, digest = new_game({ruleset!r}, seed=3), Random(3), hashlib.sha256()
began = compiled = None
for decision in range(100):
    seat = game.to_act[0]
    game.play(random.choice(game.legal(seat)), seat)
    digest.update(bytes(game.state.buffer))
    if warm.is_started(game.definition.package) and began is None:
        began = decision
        steps = len(game.steps)
        deadline = time.monotonic() + 200
        while not engine.is_warm(game.definition.package) and time.monotonic() < deadline:
            time.sleep(0.05)
    if compiled is None and engine.engine_for(game.definition.package).compiled:
        compiled = decision
while game.steps and any(step.actor is not None for step in game.steps):
    game.undo()
digest.update(bytes(game.state.buffer) + game.record().encode())
print(digest.hexdigest(), steps if began is not None else None, began == compiled)
"""


@pytest.mark.usefixtures("compiled")
def test_a_game_goes_over_by_itself_and_plays_on_alike() -> None:
    play = PLAY.format(ruleset="hare(edition=ravensburger-1978,players=5)")
    interpreted = run(play, {"FESTINA_COMPILE": "off"}).split()
    compiled = run(play, {"FESTINA_COMPILE": None}).split()
    assert interpreted[1:] == ["None", "True"]
    assert compiled[0] == interpreted[0]
    assert engine.PATIENCE <= int(compiled[1]) < engine.PATIENCE + 10
    assert compiled[2] == "True"


@pytest.mark.usefixtures("compiled")
def test_waiting_for_the_compiler() -> None:
    program = """
from festina import new_game, warm_up
from festina.kernel.engine import engine_for, is_warm
game = new_game("hare", seed=1)
package = game.definition.package
before = engine_for(package).compiled
warm_up("hare", wait=True)
game.play(game.legal()[0])
print(before, is_warm(package), engine_for(package).compiled, engine_for(package) is engine_for(package))
"""
    assert run(program, {"FESTINA_COMPILE": None}) == "False True True True"


def test_tests_stay_interpreted() -> None:
    """FESTINA_COMPILE=off, as the tests have it: no game goes over, however long it is."""
    program = """
from festina import new_game
from festina.kernel import engine, warm
game = new_game("hare", seed=2)
for _ in range(2 * engine.PATIENCE):
    game.play(game.legal()[0])
print(warm.is_started("festina.hare"), engine.is_warm("festina.hare"))
"""
    assert run(program, {"FESTINA_COMPILE": "off"}) == "False False"


def test_each_thread_has_an_engine_of_its_own() -> None:
    seen = [engine.engine_for("festina.hare")]
    thread = threading.Thread(target=lambda: seen.append(engine.engine_for("festina.hare")))
    thread.start()
    thread.join()
    assert seen[0] is engine.engine_for("festina.hare")
    assert seen[0] is not seen[1]


def test_a_game_may_change_threads() -> None:
    game = new_game("hare", seed=1)
    threads = [threading.Thread(target=lambda: game.play(game.legal()[-1])) for _ in range(3)]
    for thread in threads:
        thread.start()
        thread.join()
    again = new_game("hare", seed=1)
    for _ in range(3):
        again.play(again.legal()[-1])
    assert again == game


def test_no_compiler_no_harm(capsys: pytest.CaptureFixture[str]) -> None:
    """What cannot be fetched is told, and games go on interpreted."""
    warm.warm_up("no such package", ("festina_compiled.hare.no_such_module",))
    for thread in threading.enumerate():
        if thread.name == "festina-warm-no such package":
            thread.join(60)
    assert "no such package" in capsys.readouterr().err
    assert not warm.is_warm("no such package")
    assert warm.is_started("no such package")


def test_only_games_can_be_warmed_up() -> None:
    with pytest.raises(Exception, match="chess"):
        warm_up("chess")
