"""Passkeys, and the secrets that are good once and for minutes with which they are made and used."""

from __future__ import annotations

from typing import Final

from msgspec.structs import asdict
from sqlalchemy import Connection, delete, insert, select, update

from ..refusal import Refusal
from ..tokens import hashed
from .data import ChallengeData, ChallengeKind, PasskeyData
from .models import ChallengeRow, PasskeyRow

#: Passkeys of one person.
MOST_PASSKEYS: Final = 10


def add_challenge(
    connection: Connection,
    secret: str,
    kind: ChallengeKind,
    expires: float,
    device: str | None = None,
    proven: str | None = None,
) -> None:
    """A secret that may be used until it expires."""
    columns = {"secret_hash": hashed(secret), "kind": kind, "expires": expires, "device": device, "proven": proven}
    connection.execute(insert(ChallengeRow).values(**columns))


def take_challenge(connection: Connection, secret: str, kind: ChallengeKind, now: float) -> str | None:
    """Use a secret up; the device that asked for it (Refusal if it was used, is too old, or was never given)."""
    found = _living(connection, secret, kind, now)
    gone = connection.execute(delete(ChallengeRow).where(ChallengeRow.secret_hash == hashed(secret)))
    if found is None or gone.rowcount != 1:
        raise Refusal("not_now", "server-passkey-again")
    return found.device


def find_challenge(connection: Connection, secret: str, kind: ChallengeKind, now: float) -> ChallengeData:
    """A secret that stays good until it expires (Refusal)."""
    found = _living(connection, secret, kind, now)
    if found is None:
        raise Refusal("not_now", "server-passkey-again")
    return found


def _living(connection: Connection, secret: str, kind: ChallengeKind, now: float) -> ChallengeData | None:
    fits = (ChallengeRow.secret_hash == hashed(secret)) & (ChallengeRow.kind == kind) & (ChallengeRow.expires > now)
    row = connection.execute(select(ChallengeRow.device, ChallengeRow.proven).where(fits)).first()
    return None if row is None else ChallengeData(row.device, row.proven)


def delete_challenges(connection: Connection, now: float) -> None:
    """Delete those whose time is over."""
    connection.execute(delete(ChallengeRow).where(ChallengeRow.expires <= now))


# ---- passkeys


def add_passkey(connection: Connection, made: PasskeyData) -> None:
    """Keep a new passkey (Refusal if the person has too many, or it is somebody's already)."""
    if len(read_passkeys(connection, made.device)) >= MOST_PASSKEYS:
        raise Refusal("not_now", "server-passkey-too-many", most=MOST_PASSKEYS)
    if find_passkey(connection, made.credential) is not None:
        raise Refusal("not_now", "server-passkey-known")
    connection.execute(insert(PasskeyRow).values(**asdict(made)))


def read_passkeys(connection: Connection, device: str) -> list[PasskeyData]:
    """A person's passkeys, the oldest first."""
    wanted = select(PasskeyRow.__table__).where(PasskeyRow.device == device).order_by(PasskeyRow.created)
    return [PasskeyData(**row._mapping) for row in connection.execute(wanted).all()]


def find_passkey(connection: Connection, credential: str) -> PasskeyData | None:
    """A passkey by the name that its authenticator gave it."""
    row = connection.execute(select(PasskeyRow.__table__).where(PasskeyRow.credential == credential)).first()
    return None if row is None else PasskeyData(**row._mapping)


def use_passkey(connection: Connection, used: PasskeyData, sign_count: int, now: float) -> None:
    """Record that a passkey was used (Refusal if it was used elsewhere since it was read)."""
    is_one = (PasskeyRow.credential == used.credential) & (PasskeyRow.sign_count == used.sign_count)
    if connection.execute(update(PasskeyRow).where(is_one).values(sign_count=sign_count, used=now)).rowcount != 1:
        raise Refusal("not_now", "server-passkey-again")


def delete_passkey(connection: Connection, device: str, id: str) -> list[PasskeyData]:
    """Delete one of a person's passkeys by its public name (Refusal); those that are left."""
    mine = read_passkeys(connection, device)
    gone = next((each for each in mine if each.id == id), None)
    if gone is None:
        raise Refusal("not_there", "server-no-passkey")
    connection.execute(delete(PasskeyRow).where(PasskeyRow.credential == gone.credential))
    return [each for each in mine if each is not gone]
