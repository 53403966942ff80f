"""``festina train``."""

from __future__ import annotations

import lzma
from pathlib import Path
from typing import Any

import msgspec
import pytest

from festina.lab.training.games import play_order
from festina.lab.training.run import Generation, Settings, fingerprint

from .conftest import Festina, Said

pytestmark = pytest.mark.xdist_group("search")


def _train(festina: Festina, folder: Path, *arguments: str) -> Said:
    tiny = ("--orders", "2", "--games", "4", "--rounds", "1", "--workers", "1")
    return festina("train", "hare", "--out", str(folder), *tiny, *arguments)


def test_interrupted_it_says_how_to_go_on_and_goes_on(
    festina: Festina, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "run"
    arguments = ("--generations", "2", "--seed", "5", "--begin", "shipped")
    with monkeypatch.context() as patch:
        played = list[Any]()

        def play_and_press_ctrl_c(task: Any) -> Any:
            if len(played) == 2:
                raise KeyboardInterrupt
            played.append(task)
            return play_order(task)

        patch.setattr("festina.lab.training.run.play_order", play_and_press_ctrl_c)
        said = _train(festina, folder, *arguments)
    assert said.code == 130
    assert said.err.splitlines()[-1].startswith("festina: Interrupted.")
    assert str(folder) in said.err
    assert "the same command goes on there" in said.err
    assert "Traceback" not in said.err
    assert not (folder / "curves.svg").exists()

    said = _train(festina, folder, *arguments)
    assert said.code == 0, said.err
    assert "Generation 1 of 2" not in said.err
    assert "Generation 2 of 2" in said.err
    assert "score" in said.err
    best = lzma.decompress((folder / "weights.bin.xz").read_bytes())
    assert said.out.startswith("2 generations. ")
    assert fingerprint(best) in said.out
    settings = msgspec.json.decode((folder / "settings.json").read_bytes(), type=Settings)
    assert (settings.seed, settings.generations) == (5, 2)
    lines = (folder / "journal.jsonl").read_bytes().splitlines()
    journal = [msgspec.json.decode(line, type=Generation) for line in lines]
    assert [each.number for each in journal] == [0, 1]
    assert all(each.gate is not None and each.gate.rounds == 1 for each in journal)
    assert settings.begin == fingerprint(best) or fingerprint(best) in {each.weights for each in journal}
    curves = (folder / "curves.svg").read_text(encoding="utf-8")
    assert "</svg>" in curves


def test_wrong_weights_are_refused(festina: Festina, tmp_path: Path) -> None:
    no_weights, others = tmp_path / "text", tmp_path / "others"
    no_weights.write_text("hello")
    others.write_bytes(lzma.compress(b"hello"))
    folder = tmp_path / "run"
    _train(festina, folder, "--begin", str(no_weights)).refuses("No weights can be read", str(no_weights))
    _train(festina, folder, "--begin", str(tmp_path / "none")).refuses("No weights can be read", "No such file")
    _train(festina, folder, "--begin", str(others)).refuses("not those of this version's hare", str(others))
    assert not folder.exists()


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["--generations", "0"], "generations"),
        (["--orders", "1"], "orders"),
        (["--workers", "0"], "workers"),
        (["--seed", "-1"], "seed"),
    ],
)
def test_bad_arguments(festina: Festina, tmp_path: Path, arguments: list[str], word: str) -> None:
    _train(festina, tmp_path / "run", *arguments).refuses(word)
    assert not (tmp_path / "run").exists()
