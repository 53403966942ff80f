"""Tests that failed beside others are found again, in groups and out of them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from .alone import MOST, failed, main, without_group


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("tests/a.py::test_a", "tests/a.py::test_a"),
        ("tests/a.py::test_a@search", "tests/a.py::test_a"),
        ("tests/a.py::test_a[+3@leo]", "tests/a.py::test_a[+3@leo]"),
        ("tests/a.py::test_a[hare(players=3)]@hare(players=3)", "tests/a.py::test_a[hare(players=3)]"),
    ],
)
def test_a_group_is_no_part_of_a_name(written: str, name: str) -> None:
    assert without_group(written) == name


def test_what_failed_is_read_from_the_last_run(tmp_path: Path) -> None:
    file = tmp_path / "lastfailed"
    file.write_text(json.dumps({"b.py::test_b@search": True, "a.py::test_a": True}))
    assert failed(file) == ["a.py::test_a", "b.py::test_b"]


@pytest.mark.parametrize("count", [0, MOST + 1])
def test_nothing_or_much_is_not_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, count: int, capsys: pytest.CaptureFixture[str]
) -> None:
    cache = tmp_path / ".pytest_cache" / "v" / "cache"
    cache.mkdir(parents=True)
    (cache / "lastfailed").write_text(json.dumps({f"a.py::test_{number}": True for number in range(count)}))
    monkeypatch.chdir(tmp_path)
    assert main([]) == 1
    assert f"{count} tests failed" in capsys.readouterr().out
