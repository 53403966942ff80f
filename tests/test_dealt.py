"""A test of a server is dealt the same games every time."""

from __future__ import annotations

from festina.server.tokens import Secrets

from .dealt import DealtSecrets, dealt


def _seeds(name: str) -> list[int]:
    secrets = DealtSecrets()
    with dealt(name):
        return [secrets.seed() for _ in range(3)]


def test_a_name_deals_the_same_again() -> None:
    assert _seeds("one") == _seeds("one")
    assert len({*_seeds("one"), *_seeds("two")}) == 6
    assert all(0 <= seed < 2**63 for seed in _seeds("one"))


def test_elsewhere_nobody_can_guess() -> None:
    secrets = Secrets()
    assert _seeds("one")[0] != secrets.seed() != secrets.seed()
    assert secrets.token() != secrets.token()
