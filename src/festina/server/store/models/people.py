"""Who plays: devices and their sessions, profiles, passkeys, notices, and the people they know."""

from __future__ import annotations

from sqlalchemy import JSON, BigInteger, Boolean, Double, Integer, LargeBinary, String, Text, false
from sqlalchemy.orm import Mapped, mapped_column

from .base import Base


class Device(Base):
    """A person, as far as the server knows one: a name and a profile. Sessions authenticate the person's browsers."""

    __tablename__ = "devices"

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    name: Mapped[str] = mapped_column(String(40), default="")
    language: Mapped[str] = mapped_column(String(8), default="")
    #: The figure that this person likes to run with.
    runner: Mapped[int | None] = mapped_column(Integer)
    #: When slow games wait for this person, and have waited in the last year: beginnings and ends.
    holidays: Mapped[list[list[float]] | None] = mapped_column(JSON(none_as_null=True))
    #: When notices are not to disturb, as the person set it.
    quiet: Mapped[dict[str, object] | None] = mapped_column(JSON(none_as_null=True))
    #: The hash of the secret in the address of this person's feed.
    feed_hash: Mapped[str | None] = mapped_column(String(64), unique=True)
    #: Whether people this person has agreed with may see when they are here.
    visible: Mapped[bool] = mapped_column(Boolean, server_default=false())
    created: Mapped[float] = mapped_column(Double)
    seen: Mapped[float] = mapped_column(Double)
    #: Since when it is due to be deleted.
    due: Mapped[float | None] = mapped_column(Double)


class SessionRow(Base):
    """A browser that acts as a device; its cookie authenticates it."""

    __tablename__ = "sessions"

    token_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    device: Mapped[str] = mapped_column(String(24), index=True)
    #: What kind of browser it is, as far as it says so.
    label: Mapped[str] = mapped_column(String(60), default="")
    created: Mapped[float] = mapped_column(Double)
    seen: Mapped[float] = mapped_column(Double)


class PasskeyRow(Base):
    """A passkey by which a person comes back on any browser."""

    __tablename__ = "passkeys"

    credential: Mapped[str] = mapped_column(String(400), primary_key=True)
    device: Mapped[str] = mapped_column(String(24), index=True)
    public_key: Mapped[bytes] = mapped_column(LargeBinary)
    #: A number of 32 bits without a sign.
    sign_count: Mapped[int] = mapped_column(BigInteger)
    name: Mapped[str] = mapped_column(String(60))
    created: Mapped[float] = mapped_column(Double)
    used: Mapped[float | None] = mapped_column(Double)


class ChallengeRow(Base):
    """A secret that a browser has for a few minutes, to make or use a passkey with, once."""

    __tablename__ = "challenges"

    secret_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    kind: Mapped[str] = mapped_column(String(12))
    #: The device that asked for it, if it is known.
    device: Mapped[str | None] = mapped_column(String(24), index=True)
    #: The device that a passkey has shown to be the same person's.
    proven: Mapped[str | None] = mapped_column(String(24))
    expires: Mapped[float] = mapped_column(Double, index=True)


class SubscriptionRow(Base):
    """Where a browser of a device takes notices (Web Push)."""

    __tablename__ = "subscriptions"

    #: The hash of the endpoint: an address may be very long.
    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    device: Mapped[str] = mapped_column(String(24), index=True)
    #: The session of the browser: whoever ends it ends its notices.
    session: Mapped[str] = mapped_column(String(64), index=True)
    endpoint: Mapped[str] = mapped_column(Text)
    p256dh: Mapped[str] = mapped_column(String(120))
    auth: Mapped[str] = mapped_column(String(60))
    created: Mapped[float] = mapped_column(Double)
    #: Times in a row that the push service did not take a notice.
    failures: Mapped[int] = mapped_column(Integer, server_default="0")
    #: Until when the push service is left alone after that.
    paused: Mapped[float | None] = mapped_column(Double)


class NoticeRow(Base):
    """Something that a person who is not at the table shall be told, or (``due`` None) has been told."""

    __tablename__ = "notices"

    device: Mapped[str] = mapped_column(String(24), primary_key=True)
    table: Mapped[str] = mapped_column(String(24), primary_key=True, index=True)
    kind: Mapped[str] = mapped_column(String(12), primary_key=True)
    #: The entry that made it true: a turn is told once.
    mark: Mapped[int] = mapped_column(Integer)
    at: Mapped[float] = mapped_column(Double)
    #: When it is to be looked at next.
    due: Mapped[float | None] = mapped_column(Double, index=True)
    #: When it was last sent.
    sent: Mapped[float | None] = mapped_column(Double)
    tries: Mapped[int] = mapped_column(Integer)
    #: The subscriptions that a failed try has left; None: all.
    left: Mapped[list[str] | None] = mapped_column(JSON(none_as_null=True))


class MutedTableRow(Base):
    """A table of which a device wants no notices."""

    __tablename__ = "muted_tables"

    device: Mapped[str] = mapped_column(String(24), primary_key=True)
    table: Mapped[str] = mapped_column(String(24), primary_key=True, index=True)


class FriendRow(Base):
    """A device that another wants to find again; where both want it, they may see each other."""

    __tablename__ = "friends"

    device: Mapped[str] = mapped_column(String(24), primary_key=True)
    friend: Mapped[str] = mapped_column(String(24), primary_key=True, index=True)
    #: The friend's name at that time.
    name: Mapped[str] = mapped_column(String(40))
    at: Mapped[float] = mapped_column(Double)
