"""Ends of races that can be walked through are exact, and said to be."""

from __future__ import annotations

import pytest

from festina.analysis.examining import Examiner
from festina.kernel.game import Game
from tests.hare.helpers import race

pytestmark = pytest.mark.usefixtures("compiled_insight")

SIMS = 32


def examined(game: Game, seat: int) -> Examiner:
    """The true state, examined for a seat."""
    examiner = Examiner(game.definition, game.table)
    examiner.begin(bytes(game.state.buffer), seat, 1)
    examiner.go_on(SIMS)
    return examiner


def test_who_can_run_home_has_won() -> None:
    game = race("hare(players=3)", [61, 40, 20], carrots=[12, 30, 30], lettuces=[0, 0, 0], turn=0)
    found = game.analyse(sims=SIMS)
    assert found.exact
    assert found.clear
    assert found.best == ">64"
    assert (found.shares, found.doubt) == ((1.0, 0.0, 0.0), 0.0)
    assert found.actions[0].low == found.actions[0].high == 1.0


def test_who_cannot_stop_the_other_has_lost() -> None:
    game = race("hare(players=3)", [61, 40, 33], carrots=[12, 30, 1], lettuces=[0, 0, 0], turn=2)
    examiner = examined(game, 2)
    found = examiner.found(str)
    assert found.exact
    assert found.shares == pytest.approx((1.0, 0.0, 0.0))
    assert set(found.errors) == {0.0}


def test_an_open_race_is_estimated() -> None:
    game = race("hare(players=3)", [20, 21, 23], carrots=[60, 60, 60], turn=0)
    assert not game.analyse(sims=SIMS).exact
