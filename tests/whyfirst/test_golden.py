"""Golden transcripts: whole games, word for word as they were when somebody last read them."""

from __future__ import annotations

import pytest

from .golden import FOLDER, transcripts

_NOW = transcripts()


@pytest.mark.parametrize("name", _NOW)
def test_a_transcript_is_as_it_was(name: str) -> None:
    assert (FOLDER / name).read_text(encoding="utf-8") == _NOW[name], "read the difference, then make golden"


def test_no_transcript_is_left_over() -> None:
    assert {file.name for file in FOLDER.glob("whyfirst-*.txt")} == set(_NOW)
