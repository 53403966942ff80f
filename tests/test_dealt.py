"""A test of a server is dealt the same games every time."""

from __future__ import annotations

from festina.kernel.chance import new_seed

from .dealt import dealt


def _seeds(name: str) -> list[int]:
    with dealt(name):
        return [new_seed() for _ in range(3)]


def test_a_name_deals_the_same_again() -> None:
    assert _seeds("one") == _seeds("one")
    assert len({*_seeds("one"), *_seeds("two")}) == 6


def test_elsewhere_nobody_can_guess() -> None:
    assert _seeds("one")[0] != new_seed() != new_seed()
