"""Passkeys: made for a person, and used to come back as that person on any browser (WebAuthn).

The library that checks signatures is loaded when the first passkey is made or used. A challenge is good once, for
minutes, and kept in the database, so any process may be asked next.
"""

from __future__ import annotations

import asyncio
import base64
import binascii
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers

from ..kernel.data import Data
from .agents import label_of
from .bodies_people import NewPasskey, PasskeyProof
from .describe import summary
from .hub import Hub
from .moving import follow_moved
from .refusal import Refusal
from .store.data import ChallengeKind, DeviceData, PasskeyData
from .texts import clean
from .tokens import hashed
from .wire_people import PasskeyInfo, PasskeyList, PasskeyOptions, ProofOptions, SignedIn

#: Seconds for making or using a passkey, and for deciding whether to bring along what the browser has.
CHALLENGE_SECONDS: Final = 300.0
_BRING_SECONDS: Final = 600.0
#: Signatures that authenticators may make: Ed25519, ECDSA on P-256, RSA.
_ALGORITHMS: Final = [-8, -7, -257]
_NAME_LENGTH: Final = 40
#: Tables that an answer lists, at most; all of them move.
_LISTED: Final = 200
SIGNED_IN: Final = SignedIn(signed_in=True, brings=[], secret=None, expires=None)


class Place(NamedTuple):
    """Where passkeys are used: the page's origin, and the host that they belong to."""

    origin: str
    host: str


def place_of(headers: Headers) -> Place:
    """Where a request comes from: our own page, says the guard (Refusal if passkeys cannot work there)."""
    origin = headers.get("origin", "")
    parts = urlsplit(origin)
    host = parts.hostname or ""
    if not host or not (parts.scheme == "https" or host == "localhost" or host.endswith(".localhost")):
        raise Refusal("not_now", "server-passkey-insecure")
    return Place(origin, host)


# ---- making one


async def offer_passkey(hub: Hub, device: DeviceData, place: Place) -> PasskeyOptions:
    """What a browser needs to make a passkey for a person."""
    challenge = await _challenge(hub, "make", device.id)
    known = await hub.store.profiles.passkeys_of(device.id)
    return PasskeyOptions(
        challenge=challenge,
        host=place.host,
        user=_encoded(bytes.fromhex(hashed(f"passkey of {device.id}"))),
        name=device.name or "Festina",
        algorithms=_ALGORITHMS,
        known=[each.credential for each in known],
        seconds=CHALLENGE_SECONDS,
    )


async def keep_passkey(
    hub: Hub, device: DeviceData, place: Place, made: NewPasskey, user_agent: str | None
) -> PasskeyList:
    """Keep a passkey that an authenticator has made for this person (Refusal)."""
    challenge = _challenge_in(made.client_data)
    if await hub.store.profiles.take_challenge(challenge, "make", hub.clock()) != device.id:
        raise Refusal("not_now", "server-passkey-again")
    credential = await asyncio.to_thread(_checked_passkey, made, challenge, place)
    kept = PasskeyData(
        credential=credential.id,
        device=device.id,
        public_key=credential.public_key,
        sign_count=credential.sign_count,
        name=clean(made.name, _NAME_LENGTH) or label_of(user_agent),
        created=hub.clock(),
    )
    await hub.store.profiles.add_passkey(kept)
    return await read_passkeys(hub, device)


async def read_passkeys(hub: Hub, device: DeviceData) -> PasskeyList:
    """A person's passkeys."""
    return _listed(await hub.store.profiles.passkeys_of(device.id))


async def delete_passkey(hub: Hub, device: DeviceData, id: str) -> PasskeyList:
    """Delete a passkey of a person (Refusal); those that are left."""
    return _listed(await hub.store.profiles.delete_passkey(device.id, id))


def _listed(passkeys: list[PasskeyData]) -> PasskeyList:
    return PasskeyList(
        [PasskeyInfo(id=each.id, name=each.name, created=each.created, used=each.used) for each in passkeys]
    )


# ---- using one


async def ask_for_proof(hub: Hub, place: Place) -> ProofOptions:
    """What a browser needs to use any passkey of this host."""
    return ProofOptions(challenge=await _challenge(hub, "use"), host=place.host, seconds=CHALLENGE_SECONDS)


async def prove(hub: Hub, place: Place, proof: PasskeyProof) -> str:
    """The device whose passkey has signed a challenge (Refusal); a signature is good once."""
    challenge = _challenge_in(proof.client_data)
    await hub.store.profiles.take_challenge(challenge, "use", hub.clock())
    passkey = await hub.store.profiles.find_passkey(proof.credential)
    if passkey is None:
        raise Refusal("not_there", "server-passkey-unknown")
    count = await asyncio.to_thread(_checked_proof, proof, challenge, place, passkey)
    await hub.store.profiles.use_passkey(passkey, count, hub.clock())
    return passkey.device


async def sign_in(hub: Hub, device: DeviceData, proven: str) -> SignedIn:
    """Let a browser that acts as a device act as the one that a passkey has proven (Refusal).

    If it would bring something along, nothing happens yet: the answer says what, and how to confirm it.
    """
    if device.id == proven:
        return SIGNED_IN
    held = await hub.store.profiles.held_by(device.id)
    if not held:
        return await _brought(hub, device, proven)
    secret, expires = hub.secrets.token(), hub.clock() + _BRING_SECONDS
    await hub.store.profiles.add_challenge(secret, "bring", expires, device.id, proven)
    tables = [summary(live, device.id) for live in await hub.listed(held[:_LISTED])]
    return SignedIn(signed_in=False, brings=tables, secret=secret, expires=expires)


async def bring_along(hub: Hub, device: DeviceData, secret: str) -> SignedIn:
    """Sign a browser in with all that it has (Refusal); asked again, the answer is the same.

    It is finished even if the caller stops waiting.
    """
    found = await hub.store.profiles.find_challenge(secret, "bring", hub.clock())
    if found.proven is None or device.id not in (found.device, found.proven):
        raise Refusal("not_now", "server-passkey-again")
    if device.id == found.proven:
        return SIGNED_IN
    return await asyncio.shield(asyncio.create_task(_brought(hub, device, found.proven)))


async def _brought(hub: Hub, device: DeviceData, to: str) -> SignedIn:
    sessions = [each.session for each in await hub.store.profiles.sessions_of(device.id)]
    moved = await hub.store.profiles.bring(device.id, to, hub.clock())
    await hub.end_sessions(sessions, renewed=True)
    await follow_moved(hub, moved)
    return SIGNED_IN


# ---- what authenticators send


async def _challenge(hub: Hub, kind: ChallengeKind, device: str | None = None) -> str:
    secret = _encoded(bytes.fromhex(hub.secrets.token()))
    await hub.store.profiles.add_challenge(secret, kind, hub.clock() + CHALLENGE_SECONDS, device)
    return secret


class _ClientData(Data, frozen=True):
    """What a browser says it has signed, as far as it is needed to know which challenge that was."""

    challenge: str


class _Credential(NamedTuple):
    id: str
    public_key: bytes
    sign_count: int


def _challenge_in(client_data: str) -> str:
    """The challenge that a browser has answered, as it says (Refusal)."""
    try:
        said = msgspec.json.decode(_decoded(client_data), type=_ClientData)
    except (msgspec.MsgspecError, binascii.Error, UnicodeDecodeError):
        raise Refusal("bad_value", "server-passkey-wrong") from None
    return said.challenge


def _checked_passkey(made: NewPasskey, challenge: str, place: Place) -> _Credential:
    """A new passkey, if all about it is right (Refusal)."""
    from webauthn import verify_registration_response

    response = {"clientDataJSON": made.client_data, "attestationObject": made.attestation}
    try:
        found = verify_registration_response(
            credential=_public_key(made.credential, response),
            expected_challenge=_decoded(challenge),
            expected_rp_id=place.host,
            expected_origin=place.origin,
        )
    except Exception as problem:  # a key that is none fails in many ways
        raise Refusal("bad_value", "server-passkey-wrong") from problem
    if _encoded(found.credential_id) != made.credential:
        raise Refusal("bad_value", "server-passkey-wrong")
    return _Credential(made.credential, found.credential_public_key, found.sign_count)


def _checked_proof(proof: PasskeyProof, challenge: str, place: Place, passkey: PasskeyData) -> int:
    """The new count of signatures, if the signature is right and the count says that it is no copy (Refusal)."""
    from webauthn import verify_authentication_response

    response = {
        "clientDataJSON": proof.client_data,
        "authenticatorData": proof.authenticator_data,
        "signature": proof.signature,
    }
    try:
        found = verify_authentication_response(
            credential=_public_key(proof.credential, response),
            expected_challenge=_decoded(challenge),
            expected_rp_id=place.host,
            expected_origin=place.origin,
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.sign_count,
        )
    except Exception as problem:  # a key that is none fails in many ways
        raise Refusal("bad_value", "server-passkey-wrong") from problem
    return found.new_sign_count


def _public_key(credential: str, response: dict[str, str]) -> dict[str, object]:
    return {"id": credential, "rawId": credential, "type": "public-key", "response": response}


def _encoded(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def _decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
