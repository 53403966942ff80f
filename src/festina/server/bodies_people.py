"""The bodies of requests about oneself: passkeys, browsers, the people one knows."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

from ..kernel.data import Data
from .bodies import Body, Name, Seat

#: Bytes as WebAuthn writes them in JSON: base64url without padding.
Bytes = Annotated[str, Meta(max_length=16_000, pattern="^[A-Za-z0-9_-]*$")]
CredentialId = Annotated[str, Meta(min_length=1, max_length=400, pattern="^[A-Za-z0-9_-]+$")]
PersonId = Annotated[str, Meta(max_length=24)]
Secret = Annotated[str, Meta(max_length=100)]


class NewPasskey(Body, frozen=True, kw_only=True):
    """A passkey that an authenticator has just made, and what its person calls it."""

    credential: CredentialId
    client_data: Bytes
    attestation: Bytes
    name: Annotated[str, Meta(max_length=100)] = ""


class PasskeyProof(Body, frozen=True, kw_only=True):
    """What an authenticator has signed with a passkey."""

    credential: CredentialId
    client_data: Bytes
    authenticator_data: Bytes
    signature: Bytes


class BringWish(Body, frozen=True, kw_only=True):
    """The secret with which a browser brings along what it has."""

    secret: Secret


class InvitationWish(Body, frozen=True, kw_only=True):
    """A free seat, and the person I know who is asked to it; without one, a link is wanted."""

    seat: Seat
    person: PersonId | None = None


class LinkWish(Body, frozen=True, kw_only=True):
    """Whether the link of a table shall be another than it was."""

    renew: bool = False


class VisibleWish(Body, frozen=True, kw_only=True):
    """Whether friends may see when one is here."""

    visible: bool


class TakeSeat(Body, frozen=True, kw_only=True):
    """The name by which one sits down where one was asked to; None: as one is usually called."""

    name: Name | None = None


#: All of them, for the description of the protocol.
PEOPLE_BODIES: Final[tuple[type[Data], ...]] = (
    NewPasskey,
    PasskeyProof,
    BringWish,
    InvitationWish,
    LinkWish,
    TakeSeat,
    VisibleWish,
)
