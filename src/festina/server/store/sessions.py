"""The browsers that act as a device: listed, signed out, brought over to another device."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from sqlalchemy import Connection, delete, insert, select, update

from ..refusal import Refusal
from ..tokens import hashed
from .data import SessionData
from .models import PasskeyRow, SessionRow, SubscriptionRow

#: Browsers that may act as one device; another takes the place of the one that was not seen for longest.
MOST_SESSIONS: Final = 20


def create_session(connection: Connection, device: str, token: str, now: float, label: str = "") -> list[str]:
    """A browser acts as a device from now on; those that had to make room for it."""
    columns = {"token_hash": hashed(token), "device": device, "label": label, "created": now, "seen": now}
    connection.execute(insert(SessionRow).values(**columns))
    mine = select(SessionRow.token_hash).where(SessionRow.device == device)
    gone = list(connection.execute(mine.order_by(SessionRow.seen.desc()).offset(MOST_SESSIONS)).scalars())
    _delete(connection, gone)
    return gone


def note_session(connection: Connection, session: str, now: float, label: str) -> None:
    """A browser was seen; it may call itself otherwise by now."""
    is_one = SessionRow.token_hash == session
    connection.execute(update(SessionRow).where(is_one).values(seen=now, **({"label": label} if label else {})))


def read_sessions(connection: Connection, device: str) -> list[SessionData]:
    """The browsers that act as a device, the last one seen first."""
    wanted = select(SessionRow.__table__).where(SessionRow.device == device).order_by(SessionRow.seen.desc())
    return [
        SessionData(
            session=row.token_hash, id=_name_of(row.token_hash), label=row.label, created=row.created, seen=row.seen
        )
        for row in connection.execute(wanted).all()
    ]


def _name_of(session: str) -> str:
    """The public name of a session: it says nothing about its secret."""
    return hashed(f"session {session}")[:16]


def end_session(connection: Connection, device: str, id: str) -> str:
    """Sign a browser of a device out (Refusal if nothing would be left to come back with)."""
    sessions = read_sessions(connection, device)
    ended = next((each for each in sessions if each.id == id), None)
    if ended is None:
        raise Refusal("not_there", "server-no-session")
    if len(sessions) == 1 and not _has_passkey(connection, device):
        raise Refusal("not_now", "server-last-session")
    _delete(connection, [ended.session])
    return ended.session


def _has_passkey(connection: Connection, device: str) -> bool:
    return connection.execute(select(PasskeyRow.credential).where(PasskeyRow.device == device)).first() is not None


def _delete(connection: Connection, sessions: Collection[str]) -> None:
    """Delete browsers, and where they take notices."""
    if sessions:
        connection.execute(delete(SessionRow).where(SessionRow.token_hash.in_(sessions)))
        connection.execute(delete(SubscriptionRow).where(SubscriptionRow.session.in_(sessions)))


def living_sessions(connection: Connection, sessions: Collection[str]) -> dict[str, str]:
    """Those of some sessions that have not been signed out, with the devices that they act as."""
    wanted = select(SessionRow.token_hash, SessionRow.device).where(SessionRow.token_hash.in_(sessions))
    return {row.token_hash: row.device for row in connection.execute(wanted)}
