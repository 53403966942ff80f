"""The front end knows the server as it is."""

from __future__ import annotations

from pathlib import Path

from tests.tools.types import TYPES, write_types


def test_the_types_are_those_of_the_server(tmp_path: Path) -> None:
    write_types(tmp_path / "schema.d.ts")
    assert (tmp_path / "schema.d.ts").read_text() == TYPES.read_text(), "make types writes them anew"
