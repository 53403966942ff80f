"""Training, shortened: reproducible, resumable, and what comes of it beats a player who draws."""

from __future__ import annotations

import lzma
from pathlib import Path

import numpy as np
import pytest

from festina import FestinaError
from festina.bots.kits import kit_of
from festina.lab.training.games import Order, by_policy, by_weighing, table_for_games
from festina.lab.training.run import Run, Settings
from festina.registry import definition_named

pytestmark = pytest.mark.xdist_group("search")

SHORT = Settings(game="hare", seed=7, generations=2, orders=4, games=40, rounds=4)


def _run(folder: Path, settings: Settings = SHORT) -> Run:
    run = Run(folder, settings, workers=1)
    run.go_on()
    return run


def test_a_short_run_learns_something_beats_random_and_comes_out_the_same_again(tmp_path: Path) -> None:
    first, again = _run(tmp_path / "first"), _run(tmp_path / "again")
    assert first.best == again.best
    assert [each.loss for each in first.journal] == [each.loss for each in again.journal]
    assert lzma.decompress((tmp_path / "first" / "weights.bin.xz").read_bytes()) == first.best
    assert np.count_nonzero(np.frombuffer(first.best, np.uint8)) > 1000
    report = first.journal[1].gate
    assert report is not None
    assert report.rounds > 0
    table = table_for_games("hare(players=3,until=winner)")
    order = Order(table.table.ruleset, (by_weighing(0.0), by_policy("random")), 40, 0, 5, 1.0)
    results = table.play(order, first.best, 40 * 2000)[3]
    won = results[results[:, 0, 0] >= 0, 0, :]
    assert len(won) > 30
    assert won[:, [0, 2]].sum() / len(won) > 0.9  # the first and the third seat weigh, the second draws


def test_a_run_goes_on_where_it_was_left(tmp_path: Path) -> None:
    one = Settings(game="hare", seed=7, generations=1, orders=2, games=20, rounds=2)
    _run(tmp_path, one)
    more = Settings(game="hare", seed=7, generations=2, orders=2, games=20, rounds=2)
    assert [each.number for each in _run(tmp_path, more).journal] == [0, 1]
    other = Settings(game="hare", seed=8, generations=2, orders=2, games=20, rounds=2)
    with pytest.raises(FestinaError, match="other settings"):
        Run(tmp_path, other, workers=1)


def test_a_run_can_begin_with_weights_and_must_beat_them_first(tmp_path: Path) -> None:
    kit = kit_of(definition_named("hare"))
    assert kit.weights is not None
    begin = kit.weights()
    settings = Settings(game="hare", seed=7, generations=1, orders=4, games=8, rounds=2)
    run = Run(tmp_path, settings, workers=1, begin=begin)
    assert run.best == begin
    run.go_on()
    assert run.journal[0].gate is not None
    with pytest.raises(FestinaError, match="other settings"):
        Run(tmp_path, settings, workers=1)
