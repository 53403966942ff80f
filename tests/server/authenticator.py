"""An authenticator in software: makes passkeys on the curve P-256 and signs with them, as a phone would."""

from __future__ import annotations

import base64
import hashlib
import json
import struct
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

_PRESENT, _VERIFIED, _ATTESTED = 0x01, 0x04, 0x40


def encoded(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def _cbor(value: Any) -> bytes:
    """As much of CBOR as an attestation needs."""
    if isinstance(value, int):
        return _head(0, value) if value >= 0 else _head(1, -1 - value)
    if isinstance(value, bytes):
        return _head(2, len(value)) + value
    if isinstance(value, str):
        return _head(3, len(value.encode())) + value.encode()
    return _head(5, len(value)) + b"".join(_cbor(key) + _cbor(item) for key, item in value.items())


def _head(kind: int, number: int) -> bytes:
    if number < 24:
        return bytes([kind << 5 | number])
    return bytes([kind << 5 | 24, number]) if number < 256 else bytes([kind << 5 | 25]) + struct.pack(">H", number)


class Authenticator:
    """One passkey; ``count`` goes up with every signature, as that of a hardware key does."""

    def __init__(self, origin: str, seed: str = "") -> None:
        self.origin = origin
        self.count = 0
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._id = hashlib.sha256(f"{seed}{id(self)}".encode()).digest()

    @property
    def credential(self) -> str:
        return encoded(self._id)

    def make(
        self, options: dict[str, Any], key: dict[int, Any] | None = None, id: bytes | None = None
    ) -> dict[str, Any]:
        """The body of ``POST /api/me/passkeys``; ``key`` and ``id`` are what a wrong one attests instead."""
        numbers = self._key.public_key().public_numbers()
        right = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        public, id = _cbor(right if key is None else key), id or self._id
        data = self._data(options["host"], _ATTESTED) + bytes(16) + struct.pack(">H", len(id)) + id + public
        return {
            "credential": self.credential,
            "client_data": encoded(self._client_data("webauthn.create", options["challenge"])),
            "attestation": encoded(_cbor({"fmt": "none", "attStmt": {}, "authData": data})),
            "name": "My phone",
        }

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        """The body of ``POST /api/passkey``."""
        self.count += 1
        data, said = self._data(options["host"]), self._client_data("webauthn.get", options["challenge"])
        signature = self._key.sign(data + hashlib.sha256(said).digest(), ec.ECDSA(hashes.SHA256()))
        return {
            "credential": self.credential,
            "client_data": encoded(said),
            "authenticator_data": encoded(data),
            "signature": encoded(signature),
        }

    def _data(self, host: str, flags: int = 0) -> bytes:
        about = hashlib.sha256(host.encode()).digest()
        return about + bytes([flags | _PRESENT | _VERIFIED]) + struct.pack(">I", self.count)

    def _client_data(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()
