"""Secrets and public names of things: made here, kept as hashes."""

from __future__ import annotations

import hashlib
from random import Random, SystemRandom
from typing import Final

#: No letters or digits that are easily taken for one another.
LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
_CAPITALS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ"
#: Bits of a dealer's seed: what the kernel accepts, and a database keeps as a number.
SEED_BITS: Final = 63


class Secrets:
    """Makes what nobody may guess. A server draws from the system; a test may bring a ``Random`` of its own."""

    def __init__(self, random: Random | None = None) -> None:
        self._random = random or SystemRandom()

    def token(self) -> str:
        """The secret of a device."""
        return f"{self._random.getrandbits(256):064x}"

    def id(self, length: int = 10) -> str:
        """A public name: 10 letters are 49 bits."""
        return self._word(LETTERS, length)

    def code(self) -> str:
        """A one-time code that people can type."""
        return self._word(_CAPITALS, 8)

    def seed(self) -> int:
        """A dealer's seed."""
        return self._random.getrandbits(SEED_BITS)

    def bot_key(self) -> str:
        """The secret from which the seeds of a table's bots are made."""
        return f"{self._random.getrandbits(128):032x}"

    def _word(self, letters: str, length: int) -> str:
        return "".join(self._random.choice(letters) for _ in range(length))


def word_from(text: str, length: int) -> str:
    """A word that follows from a text, which must hold a secret."""
    number = int.from_bytes(hashlib.sha256(text.encode()).digest())
    letters = []
    for _ in range(length):
        number, letter = divmod(number, len(LETTERS))
        letters.append(LETTERS[letter])
    return "".join(letters)


def is_id(text: str) -> bool:
    """Whether something can be a name that we made."""
    return 0 < len(text) <= 24 and text.isascii() and text.isalnum()


def is_secret(text: str) -> bool:
    """Whether something can be a secret that we made for an address."""
    return 24 < len(text) <= 64 and text.isascii() and text.isalnum()


def hashed(secret: str) -> str:
    """What is kept of a secret: it has enough bits of its own, so no salt is needed."""
    return hashlib.sha256(secret.encode()).hexdigest()
