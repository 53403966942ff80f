"""Secrets and public names of things: made here, kept as hashes."""

from __future__ import annotations

import hashlib
import secrets

#: No letters or digits that are easily taken for one another.
_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
_CAPITALS = "ABCDEFGHJKMNPQRSTUVWXYZ"


def new_token() -> str:
    """A device's secret."""
    return secrets.token_urlsafe(32)


def new_id(length: int = 10) -> str:
    """A name that nobody guesses: 10 letters are 49 bits."""
    return "".join(secrets.choice(_LETTERS) for _ in range(length))


def is_id(text: str) -> bool:
    """Whether something can be a name that we made."""
    return 0 < len(text) <= 24 and text.isascii() and text.isalnum()


def new_code() -> str:
    """A one-time code that people can type."""
    return "".join(secrets.choice(_CAPITALS) for _ in range(8))


def hashed(secret: str) -> str:
    """What is kept of a secret: it has enough bits of its own, so no salt is needed."""
    return hashlib.sha256(secret.encode()).hexdigest()
