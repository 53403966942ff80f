"""Secrets: long enough, easy to read, and from the source that was passed in."""

from __future__ import annotations

from random import Random

from festina.server.tokens import Secrets, hashed, is_id


def test_names_and_codes_are_easily_read_aloud() -> None:
    secrets = Secrets()
    for _ in range(200):
        id, code = secrets.id(), secrets.code()
        assert is_id(id)
        assert len(id) == 10
        assert not set(id) & set("il1o0")
        assert code.isalpha()
        assert code.isupper()
        assert len(code) == 8
        assert not set(code) & set("ILO")
    assert len(secrets.id(20)) == 20


def test_secrets_have_all_their_bits() -> None:
    secrets = Secrets()
    assert {len(secrets.token()) for _ in range(100)} == {64}
    assert {len(secrets.bot_key()) for _ in range(100)} == {32}
    assert max(secrets.seed() for _ in range(200)) >= 2**62
    assert all(0 <= secrets.seed() < 2**63 for _ in range(200))


def test_nobody_guesses_them() -> None:
    first, second = Secrets(), Secrets()
    assert first.token() != second.token()
    assert first.seed() != second.seed()


def test_a_source_of_ones_own_gives_the_same_again() -> None:
    first, second = (Secrets(Random(7)) for _ in range(2))
    for name in ("token", "id", "code", "seed", "bot_key"):
        assert getattr(first, name)() == getattr(second, name)()


def test_only_what_could_be_a_name_is_looked_up() -> None:
    assert not any(map(is_id, ("", "a" * 25, "ä", "a/b", "a b", "?1")))
    assert hashed("x") == hashed("x") != hashed("y")
