"""Tables of the game, their seats and entries, what is said there, and what the operator keeps."""

from __future__ import annotations

from sqlalchemy import JSON, Boolean, ColumnElement, Index, Integer, String, Text, UniqueConstraint, true

from .base import DOUBLE, Base, column, maybe


class TableRow(Base):
    """A table: its rules and options, and where its list of entries stands."""

    __tablename__ = "tables"

    id = column(String(24), primary_key=True)
    host = column(String(24), index=True)
    ruleset = column(String(300))
    seed = column(String(24))
    options: ColumnElement[dict[str, object]] = column(JSON())
    status = column(String(12), index=True)
    public = column(Boolean())
    version = column(Integer())
    created = column(DOUBLE)
    changed = column(DOUBLE, index=True)
    rematch = maybe(String(24))
    share = maybe(String(24), unique=True)
    record = maybe(Text())
    #: When the next clock of its game runs out.
    deadline = maybe(DOUBLE, index=True)
    #: Since when it is due to be deleted.
    due = maybe(DOUBLE)


class SeatRow(Base):
    """Who holds a seat now."""

    __tablename__ = "seats"

    table = column(String(24), primary_key=True)
    seat = column(Integer(), primary_key=True)
    kind = column(String(8))
    device = maybe(String(24), index=True)
    name = column(String(40))
    bot = maybe(String(80))
    lent = maybe(String(80))
    muted = column(Boolean())
    #: Whether its person wants to read and write words, besides reactions.
    words = column(Boolean(), server_default=true())
    #: The figure that runs for it; None: the one of its number.
    runner = maybe(Integer())


class EntryRow(Base):
    """One change to a table; entries are only ever added, and two writers cannot both take a number."""

    __tablename__ = "entries"
    __table_args__ = (UniqueConstraint("table", "command", name="one_entry_a_command"),)

    table = column(String(24), primary_key=True)
    number = column(Integer(), primary_key=True)
    kind = column(String(12))
    seat = maybe(Integer())
    text = maybe(Text())
    data: ColumnElement[dict[str, object]] = column(JSON())
    command = maybe(String(80))
    auto = column(Boolean())
    at = column(DOUBLE)


class ChatRow(Base):
    """Something said at a table, in words or as a reaction; it can be deleted."""

    __tablename__ = "chat"
    __table_args__ = (
        Index("chat_of_a_table", "table", "number"),
        Index("one_line_per_command", "table", "device", "command", unique=True),
    )

    number = column(Integer(), primary_key=True, autoincrement=True)
    table = column(String(24))
    device = column(String(24), index=True)
    seat = maybe(Integer())
    name = column(String(40))
    text = column(Text())
    reaction = maybe(String(16))
    command = maybe(String(80))
    at = column(DOUBLE)


class InvitationRow(Base):
    """A link for one free seat."""

    __tablename__ = "invitations"

    code_hash = column(String(64), primary_key=True)
    table = column(String(24), index=True)
    seat = column(Integer())
    created = column(DOUBLE)
    used = column(Boolean())
    #: The only device that may use it, and finds it among its games; None: whoever has the link.
    device = maybe(String(24), index=True)


class FormerRow(Base):
    """A person whom the host has taken off a seat: the game stays in their list, and what they did keeps their name."""

    __tablename__ = "former"

    table = column(String(24), primary_key=True)
    seat = column(Integer(), primary_key=True)
    device = column(String(24), primary_key=True, index=True)
    name = column(String(40))
    #: The number of the entry by which they were taken off.
    version = column(Integer())
    at = column(DOUBLE)


class TableLinkRow(Base):
    """A link for a whole table: whoever opens it takes a free seat."""

    __tablename__ = "links"

    code_hash = column(String(64), primary_key=True)
    table = column(String(24), index=True)
    created = column(DOUBLE)


class PlanRow(Base):
    """What a seat of a slow game will do when its turn comes, if what it expects has happened."""

    __tablename__ = "plans"

    table = column(String(24), primary_key=True)
    seat = column(Integer(), primary_key=True)
    #: The version of the table that the person saw.
    version = column(Integer())
    data: ColumnElement[dict[str, object]] = column(JSON())
    at = column(DOUBLE)
    #: Why it was not carried out, until its person has seen that.
    dropped = maybe(String(16))


class MovingRow(Base):
    """A one-time code that moves a seat (or, without a table, all of a device's seats) to another device."""

    __tablename__ = "moving_codes"

    code_hash = column(String(64), primary_key=True)
    device = column(String(24), index=True)
    table = maybe(String(24))
    seat = maybe(Integer())
    expires = column(DOUBLE)
    used = column(Boolean())
    #: The device that has confirmed it, and the tables at which something was moved to it.
    to = maybe(String(24), index=True)
    moved: ColumnElement[list[str] | None] = maybe(JSON(none_as_null=True))


class BlockRow(Base):
    """A device does not want to hear from another."""

    __tablename__ = "blocks"

    device = column(String(24), primary_key=True)
    blocked = column(String(24), primary_key=True, index=True)
    #: The blocked person's name at that time.
    name = column(String(40))
    at = column(DOUBLE)


class ReportRow(Base):
    """What a device told the operator about a person at a table."""

    __tablename__ = "reports"

    number = column(Integer(), primary_key=True, autoincrement=True)
    table = column(String(24), index=True)
    device = column(String(24), index=True)
    about = column(String(24), index=True)
    seat = column(Integer())
    name = column(String(40))
    reason = column(String(16))
    text = column(Text())
    #: What the person had said at the table then.
    said: ColumnElement[list[dict[str, object]]] = column(JSON())
    #: The range of the person's address then, if they were connected.
    network = maybe(String(50))
    at = column(DOUBLE)
    #: When the operator closed it.
    closed = maybe(DOUBLE, index=True)


class BanRow(Base):
    """A device, or a range of addresses, that may look and not play."""

    __tablename__ = "bans"

    number = column(Integer(), primary_key=True, autoincrement=True)
    device = maybe(String(24), index=True)
    network = maybe(String(50))
    reason = column(Text())
    at = column(DOUBLE)
    expires = maybe(DOUBLE)


class AnnouncementRow(Base):
    """What the operator says to everybody."""

    __tablename__ = "announcements"

    number = column(Integer(), primary_key=True, autoincrement=True)
    text = column(Text())
    at = column(DOUBLE)
    expires = maybe(DOUBLE)


class FactRow(Base):
    """A fact about the database itself, by its name."""

    __tablename__ = "facts"

    name = column(String(40), primary_key=True)
    value = column(Text())
