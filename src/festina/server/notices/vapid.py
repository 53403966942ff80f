"""The keys by which push services know this server (VAPID, RFC 8292): made once, kept in the database, for all.

What this needs is loaded when it is first needed, in a thread: a server that tells nobody anything starts without it.
"""

from __future__ import annotations

import asyncio
import base64
from collections.abc import Callable
from typing import Final

import msgspec

from ...kernel.data import Data
from ..store.store import Store

#: The name of the fact.
_FACT: Final = "vapid"
#: Seconds that a token lives, and for how long it is used.
_LIVES: Final = 12 * 3600
_USED: Final = 3600.0
#: Push services for which tokens are remembered.
_MOST: Final = 100


class KeyPair(Data, frozen=True):
    """A pair of keys on the curve P-256, both in base64 for addresses; the private one is the bare number."""

    private: str
    public: str


class Vapid:
    """Signs what is sent. ``contact`` is how a push service reaches the operator."""

    def __init__(self, store: Store, contact: str, clock: Callable[[], float]) -> None:
        self._store = store
        self._contact = contact
        self._clock = clock
        self._pair: KeyPair | None = None
        self._tokens: dict[str, tuple[float, str]] = {}
        self._making = asyncio.Lock()

    async def pair(self) -> KeyPair:
        """The keys; where there are none yet, the first process that needs them makes them for all."""
        async with self._making:
            if self._pair is None:
                kept = (await self._store.facts()).get(_FACT)
                if kept is None:
                    kept = await self._store.notices.keep_fact(_FACT, await asyncio.to_thread(_make_pair))
                self._pair = msgspec.json.decode(kept, type=KeyPair)
            return self._pair

    async def authorization(self, origin: str) -> str:
        """The header that tells a push service who sends."""
        until, token = self._tokens.get(origin, (0.0, ""))
        if self._clock() >= until:
            pair, now = await self.pair(), self._clock()
            token = await asyncio.to_thread(_sign, pair, origin, self._contact, int(now) + _LIVES)
            self._tokens.pop(origin, None)
            self._tokens[origin] = (now + _USED, token)
            while len(self._tokens) > _MOST:
                del self._tokens[next(iter(self._tokens))]
        return token


def _make_pair() -> str:
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    key = ec.generate_private_key(ec.SECP256R1())
    private = key.private_numbers().private_value.to_bytes(32, "big")
    public = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return msgspec.json.encode(KeyPair(to_base64(private), to_base64(public))).decode()


def _sign(pair: KeyPair, origin: str, contact: str, expires: int) -> str:
    from py_vapid import Vapid02

    signer = Vapid02.from_raw(pair.private.encode())
    signer.conf = {"no-strict": True}  # the setting has been checked, and may be the address of a page
    signed: dict[str, str] = signer.sign({"aud": origin, "sub": contact, "exp": expires})
    return signed["Authorization"]


def to_base64(raw: bytes) -> str:
    """Base64 for addresses, without padding."""
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def from_base64(text: str) -> bytes:
    """The bytes of a text in base64 for addresses, with or without padding (ValueError)."""
    return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), altchars=b"-_", validate=True)
