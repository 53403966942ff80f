"""The soak test, scaled down."""

from __future__ import annotations

from pathlib import Path

from .client import serving
from .soak import soak


def test_a_server_does_not_grow_with_those_who_have_left(tmp_path: Path) -> None:
    with serving(tmp_path, rooms="10") as server:
        before, after = soak(server, rounds=6, warm_up=4)
    assert after.files <= before.files + 5
    assert after.threads <= before.threads + 4
    assert after.kilobytes <= before.kilobytes + 20_000
