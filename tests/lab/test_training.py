"""Training, shortened: reproducible, resumable, and what comes of it beats a player who draws."""

from __future__ import annotations

import lzma
import shutil
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from festina import FestinaError, __version__
from festina.bots.kits import kit_of
from festina.lab.training.games import Order, by_policy, by_weighing, table_for_games
from festina.lab.training.gate import Match, gate
from festina.lab.training.run import Generation, Run, Settings, Watcher, fingerprint
from festina.registry import definition_named

pytestmark = pytest.mark.xdist_group("search")

SHORT = Settings(game="hare", seed=7, generations=2, orders=4, games=40, rounds=4)
#: A few games per generation, and one that is accepted after one that is not.
TINY = Settings(game="hare", seed=3, generations=3, orders=3, games=10, rounds=1)
#: Generations that tiny runs learn from: the third one forgets the first.
MEMORY = 2


def _run(folder: Path, settings: Settings, workers: int = 1) -> Run:
    run = Run(folder, settings, workers)
    run.go_on()
    return run


def _shipped() -> bytes:
    kit = kit_of(definition_named("hare"))
    assert kit.weights is not None
    return kit.weights()


def test_a_short_run_learns_something_beats_random_and_comes_out_the_same_again(tmp_path: Path) -> None:
    first, again = _run(tmp_path / "first", SHORT), _run(tmp_path / "again", SHORT, workers=2)
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


@pytest.fixture(scope="module")
def uninterrupted(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Path]]:
    """The folder of a tiny run, and what a kill in its last generation would have left of it.

    There is a copy of the folder from before every file that is replaced or removed: with what comes in its place half
    written.
    """
    base = tmp_path_factory.mktemp("training")
    folder, killed = base / "whole", dict[str, Path]()

    def copying(change: Callable[..., Any]) -> Callable[..., Any]:
        def copy_and_change(file: Path, *given: Any) -> Any:
            if file.parent == folder and (folder / "positions-1.npz").exists():
                copy = base / f"killed-{len(killed)}"
                shutil.copytree(folder, copy)
                for unfinished in copy.glob("*.new"):
                    unfinished.write_bytes(unfinished.read_bytes()[: unfinished.stat().st_size // 2])
                killed[f"{change.__name__} {file.name}"] = copy
            return change(file, *given)

        return copy_and_change

    class Watching(Watcher):
        def begins(self, generation: int, generations: int, tasks: int) -> None:
            if generation == TINY.generations - 1:
                patch.setattr(Path, "replace", copying(Path.replace))
                patch.setattr(Path, "unlink", copying(Path.unlink))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("festina.lab.training.run._MEMORY", MEMORY)
        Run(folder, TINY, 1, Watching()).go_on()
    return folder, killed


@pytest.fixture
def memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """Runs remember as little as the uninterrupted one."""
    monkeypatch.setattr("festina.lab.training.run._MEMORY", MEMORY)


def _content(folder: Path) -> dict[str, Any]:
    """Everything in a run's folder, but how long its generations took."""
    found: dict[str, Any] = {file.name: file.read_bytes() for file in folder.iterdir()}
    for name in [name for name in found if name.endswith(".npz")]:
        with np.load(folder / name) as arrays:
            found[name] = {key: sha256(array).hexdigest() for key, array in arrays.items() if key != "journal"}
            if "journal" in arrays:
                assert arrays["journal"].tobytes() == found["journal.jsonl"]
    lines = [msgspec.json.decode(line, type=Generation) for line in found["journal.jsonl"].splitlines()]
    found["journal.jsonl"] = [msgspec.structs.replace(each, seconds=0.0) for each in lines]
    return found


@pytest.mark.usefixtures("memory")
def test_a_run_that_was_stopped_between_generations_comes_out_as_if_it_was_not(
    uninterrupted: tuple[Path, dict[str, Path]], tmp_path: Path
) -> None:
    class Stopping(Watcher):
        def ended(self, generation: Generation) -> None:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        Run(tmp_path, TINY, 1, Stopping()).go_on()
    stopped = Run(tmp_path, TINY, 1)
    assert len(stopped.journal) == 1
    stopped.go_on()
    assert _content(tmp_path) == _content(uninterrupted[0])


@pytest.mark.usefixtures("memory")
def test_a_run_that_was_killed_while_it_wrote_comes_out_as_if_it_was_not(
    uninterrupted: tuple[Path, dict[str, Path]],
) -> None:
    whole, killed = uninterrupted
    kept = {}
    for moment, folder in killed.items():
        run = Run(folder, TINY, 1)
        kept[moment] = len(run.journal)
        run.go_on()
        assert _content(folder) == _content(whole), moment
    assert kept == {
        "replace positions-2.npz.new": 2,
        "replace state.npz.new": 2,
        "unlink positions-0.npz": 3,
        "replace journal.jsonl.new": 3,
        "replace weights.bin.xz.new": 3,
    }


@pytest.mark.usefixtures("memory")
@pytest.mark.parametrize("content", [None, b"", b"PK"])
def test_a_run_without_what_it_learns_from_does_not_go_on(
    uninterrupted: tuple[Path, dict[str, Path]], tmp_path: Path, content: bytes | None
) -> None:
    folder = tmp_path / "run"
    shutil.copytree(uninterrupted[0], folder)
    (folder / "positions-1.npz").unlink()
    if content is not None:
        (folder / "positions-1.npz").write_bytes(content)
    with pytest.raises(FestinaError, match=r"positions-1\.npz"):
        Run(folder, TINY, 1)


@pytest.mark.usefixtures("memory")
def test_the_journal_names_the_version_and_the_weights_of_every_accepted_generation(
    uninterrupted: tuple[Path, dict[str, Path]],
) -> None:
    folder, _ = uninterrupted
    journal = Run(folder, TINY, 1).journal
    assert [each.accepted for each in journal] == [True, False, True]
    assert [each.weights is not None for each in journal] == [True, False, True]
    assert {each.version for each in journal} == {__version__}
    best = lzma.decompress((folder / "weights.bin.xz").read_bytes())
    assert journal[-1].weights == fingerprint(best)


def test_a_run_goes_on_for_more_generations_but_with_no_other_settings(tmp_path: Path) -> None:
    one = Settings(game="hare", seed=7, generations=1, orders=2, games=20, rounds=2)
    _run(tmp_path, one)
    more = Settings(game="hare", seed=7, generations=2, orders=2, games=20, rounds=2)
    assert [each.number for each in _run(tmp_path, more).journal] == [0, 1]
    assert msgspec.json.decode((tmp_path / "settings.json").read_bytes(), type=Settings) == more
    other = Settings(game="hare", seed=8, generations=2, orders=2, games=20, rounds=2)
    with pytest.raises(FestinaError, match="other settings"):
        Run(tmp_path, other, workers=1)


def test_a_run_can_begin_with_weights_and_must_beat_them_first(tmp_path: Path) -> None:
    begin = _shipped()
    settings = Settings(game="hare", seed=7, generations=1, orders=4, games=8, rounds=2)
    run = Run(tmp_path, settings, workers=1, begin=begin)
    assert run.best == begin
    run.go_on()
    assert run.journal[0].gate is not None
    with pytest.raises(FestinaError, match="other settings"):
        Run(tmp_path, settings, workers=1)


def test_the_gate_refuses_what_loses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = list[Match]()

    def lose(match: Match) -> float:
        asked.append(match)
        return 0.3

    report = gate(b"new", b"old", ("hare",), 160, 1, lambda matches: [lose(match) for match in matches])
    assert report.verdict == "low"
    assert report.rounds == len(asked) < 160
    assert {match[2:] for match in asked} == {(b"new", b"old")}
    monkeypatch.setattr("festina.lab.training.run.play_round", lose)
    begin = _shipped()
    run = Run(tmp_path, Settings(game="hare", seed=7, generations=1, orders=2, games=2, rounds=160), 1, begin=begin)
    run.go_on()
    (generation,) = run.journal
    assert generation.gate is not None
    assert generation.gate.verdict == "low"
    assert not generation.accepted
    assert generation.weights is None
    assert run.best == begin == lzma.decompress((tmp_path / "weights.bin.xz").read_bytes())
