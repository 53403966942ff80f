"""Who plays: devices and their sessions, profiles, passkeys, notices, and the people they know."""

from __future__ import annotations

from sqlalchemy import JSON, BigInteger, Boolean, ColumnElement, Integer, LargeBinary, String, Text, false

from .base import DOUBLE, Base, column, maybe


class Device(Base):
    """A person, as far as the server knows one: a name and a profile. Sessions authenticate the person's browsers."""

    __tablename__ = "devices"

    id = column(String(24), primary_key=True)
    name = column(String(40), default="")
    language = column(String(8), default="")
    #: The figure that this person likes to run with.
    runner = maybe(Integer())
    #: When slow games wait for this person, and have waited in the last year: beginnings and ends.
    holidays: ColumnElement[list[list[float]] | None] = maybe(JSON(none_as_null=True))
    #: When notices are not to disturb, as the person set it.
    quiet: ColumnElement[dict[str, object] | None] = maybe(JSON(none_as_null=True))
    #: The hash of the secret in the address of this person's feed.
    feed_hash = maybe(String(64), unique=True)
    #: Whether people this person has agreed with may see when they are here.
    visible = column(Boolean(), server_default=false())
    created = column(DOUBLE)
    seen = column(DOUBLE)
    #: Since when it is due to be deleted.
    due = maybe(DOUBLE)


class SessionRow(Base):
    """A browser that acts as a device; its cookie authenticates it."""

    __tablename__ = "sessions"

    token_hash = column(String(64), primary_key=True)
    device = column(String(24), index=True)
    #: What kind of browser it is, as far as it says so.
    label = column(String(60), default="")
    created = column(DOUBLE)
    seen = column(DOUBLE)


class PasskeyRow(Base):
    """A passkey by which a person comes back on any browser."""

    __tablename__ = "passkeys"

    credential = column(String(400), primary_key=True)
    device = column(String(24), index=True)
    public_key = column(LargeBinary())
    #: A number of 32 bits without a sign.
    sign_count = column(BigInteger())
    name = column(String(60))
    created = column(DOUBLE)
    used = maybe(DOUBLE)


class ChallengeRow(Base):
    """A secret that a browser has for a few minutes, to make or use a passkey with, once."""

    __tablename__ = "challenges"

    secret_hash = column(String(64), primary_key=True)
    kind = column(String(12))
    #: The device that asked for it, if it is known.
    device = maybe(String(24), index=True)
    #: The device that a passkey has shown to be the same person's.
    proven = maybe(String(24))
    expires = column(DOUBLE, index=True)


class SubscriptionRow(Base):
    """Where a browser of a device takes notices (Web Push)."""

    __tablename__ = "subscriptions"

    #: The hash of the endpoint: an address may be very long.
    id = column(String(64), primary_key=True)
    device = column(String(24), index=True)
    #: The session of the browser: whoever ends it ends its notices.
    session = column(String(64), index=True)
    endpoint = column(Text())
    p256dh = column(String(120))
    auth = column(String(60))
    created = column(DOUBLE)
    #: Times in a row that the push service did not take a notice.
    failures = column(Integer(), server_default="0")
    #: Until when the push service is left alone after that.
    paused = maybe(DOUBLE)


class NoticeRow(Base):
    """Something that a person who is not at the table shall be told, or (``due`` None) has been told."""

    __tablename__ = "notices"

    device = column(String(24), primary_key=True)
    table = column(String(24), primary_key=True, index=True)
    kind = column(String(12), primary_key=True)
    #: The entry that made it true: a turn is told once.
    mark = column(Integer())
    at = column(DOUBLE)
    #: When it is to be looked at next.
    due = maybe(DOUBLE, index=True)
    #: When it was last sent.
    sent = maybe(DOUBLE)
    tries = column(Integer())
    #: The subscriptions that a failed try has left; None: all.
    left: ColumnElement[list[str] | None] = maybe(JSON(none_as_null=True))


class MutedTableRow(Base):
    """A table of which a device wants no notices."""

    __tablename__ = "muted_tables"

    device = column(String(24), primary_key=True)
    table = column(String(24), primary_key=True, index=True)


class FriendRow(Base):
    """A device that another wants to find again; where both want it, they may see each other."""

    __tablename__ = "friends"

    device = column(String(24), primary_key=True)
    friend = column(String(24), primary_key=True, index=True)
    #: The friend's name at that time.
    name = column(String(40))
    at = column(DOUBLE)
