"""Tables of the game, their seats and entries, what is said there, and what the operator keeps."""

from __future__ import annotations

from sqlalchemy import JSON, Boolean, Double, Index, Integer, String, Text, UniqueConstraint, true
from sqlalchemy.orm import Mapped, mapped_column

from .base import Base


class TableRow(Base):
    """A table: its rules and options, and where its list of entries stands."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    host: Mapped[str] = mapped_column(String(24), index=True)
    ruleset: Mapped[str] = mapped_column(String(300))
    seed: Mapped[str] = mapped_column(String(24))
    options: Mapped[dict[str, object]] = mapped_column(JSON)
    status: Mapped[str] = mapped_column(String(12), index=True)
    public: Mapped[bool] = mapped_column(Boolean)
    version: Mapped[int] = mapped_column(Integer)
    created: Mapped[float] = mapped_column(Double)
    changed: Mapped[float] = mapped_column(Double, index=True)
    rematch: Mapped[str | None] = mapped_column(String(24))
    share: Mapped[str | None] = mapped_column(String(24), unique=True)
    record: Mapped[str | None] = mapped_column(Text)
    #: When the next clock of its game runs out.
    deadline: Mapped[float | None] = mapped_column(Double, index=True)
    #: Since when it is due to be deleted.
    due: Mapped[float | None] = mapped_column(Double)


class SeatRow(Base):
    """Who holds a seat now."""

    __tablename__ = "seats"

    table: Mapped[str] = mapped_column(String(24), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    kind: Mapped[str] = mapped_column(String(8))
    device: Mapped[str | None] = mapped_column(String(24), index=True)
    name: Mapped[str] = mapped_column(String(40))
    bot: Mapped[str | None] = mapped_column(String(80))
    lent: Mapped[str | None] = mapped_column(String(80))
    muted: Mapped[bool] = mapped_column(Boolean)
    #: Whether its person wants to read and write words, besides reactions.
    words: Mapped[bool] = mapped_column(Boolean, server_default=true())
    #: The figure that runs for it; None: the one of its number.
    runner: Mapped[int | None] = mapped_column(Integer)


class EntryRow(Base):
    """One change to a table; entries are only ever added, and two writers cannot both take a number."""

    __tablename__ = "entries"
    __table_args__ = (UniqueConstraint("table", "command", name="one_entry_a_command"),)

    table: Mapped[str] = mapped_column(String(24), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    kind: Mapped[str] = mapped_column(String(12))
    seat: Mapped[int | None] = mapped_column(Integer)
    text: Mapped[str | None] = mapped_column(Text)
    data: Mapped[dict[str, object]] = mapped_column(JSON)
    command: Mapped[str | None] = mapped_column(String(80))
    auto: Mapped[bool] = mapped_column(Boolean)
    at: Mapped[float] = mapped_column(Double)


class ChatRow(Base):
    """Something said at a table, in words or as a reaction; it can be deleted."""

    __tablename__ = "chat"
    __table_args__ = (
        Index("chat_of_a_table", "table", "number"),
        Index("one_line_per_command", "table", "device", "command", unique=True),
    )

    number: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    table: Mapped[str] = mapped_column(String(24))
    device: Mapped[str] = mapped_column(String(24), index=True)
    seat: Mapped[int | None] = mapped_column(Integer)
    name: Mapped[str] = mapped_column(String(40))
    text: Mapped[str] = mapped_column(Text)
    reaction: Mapped[str | None] = mapped_column(String(16))
    command: Mapped[str | None] = mapped_column(String(80))
    at: Mapped[float] = mapped_column(Double)


class InvitationRow(Base):
    """A link for one free seat."""

    __tablename__ = "invitations"

    code_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    table: Mapped[str] = mapped_column(String(24), index=True)
    seat: Mapped[int] = mapped_column(Integer)
    created: Mapped[float] = mapped_column(Double)
    used: Mapped[bool] = mapped_column(Boolean)
    #: The only device that may use it, and finds it among its games; None: whoever has the link.
    device: Mapped[str | None] = mapped_column(String(24), index=True)


class FormerRow(Base):
    """A person whom the host has taken off a seat: the game stays in their list, and what they did keeps their name."""

    __tablename__ = "former"

    table: Mapped[str] = mapped_column(String(24), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    device: Mapped[str] = mapped_column(String(24), primary_key=True, index=True)
    name: Mapped[str] = mapped_column(String(40))
    #: The number of the entry by which they were taken off.
    version: Mapped[int] = mapped_column(Integer)
    at: Mapped[float] = mapped_column(Double)


class TableLinkRow(Base):
    """A link for a whole table: whoever opens it takes a free seat."""

    __tablename__ = "links"

    code_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    table: Mapped[str] = mapped_column(String(24), index=True)
    created: Mapped[float] = mapped_column(Double)


class PlanRow(Base):
    """What a seat of a slow game will do when its turn comes, if what it expects has happened."""

    __tablename__ = "plans"

    table: Mapped[str] = mapped_column(String(24), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    #: The version of the table that the person saw.
    version: Mapped[int] = mapped_column(Integer)
    data: Mapped[dict[str, object]] = mapped_column(JSON)
    at: Mapped[float] = mapped_column(Double)
    #: Why it was not carried out, until its person has seen that.
    dropped: Mapped[str | None] = mapped_column(String(16))


class MovingRow(Base):
    """A one-time code that moves a seat (or, without a table, all of a device's seats) to another device."""

    __tablename__ = "moving_codes"

    code_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    device: Mapped[str] = mapped_column(String(24), index=True)
    table: Mapped[str | None] = mapped_column(String(24))
    seat: Mapped[int | None] = mapped_column(Integer)
    expires: Mapped[float] = mapped_column(Double)
    used: Mapped[bool] = mapped_column(Boolean)
    #: The device that has confirmed it, and the tables at which something was moved to it.
    to: Mapped[str | None] = mapped_column(String(24), index=True)
    moved: Mapped[list[str] | None] = mapped_column(JSON(none_as_null=True))


class BlockRow(Base):
    """A device does not want to hear from another."""

    __tablename__ = "blocks"

    device: Mapped[str] = mapped_column(String(24), primary_key=True)
    blocked: Mapped[str] = mapped_column(String(24), primary_key=True, index=True)
    #: The blocked person's name at that time.
    name: Mapped[str] = mapped_column(String(40))
    at: Mapped[float] = mapped_column(Double)


class ReportRow(Base):
    """What a device told the operator about a person at a table."""

    __tablename__ = "reports"

    number: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    table: Mapped[str] = mapped_column(String(24), index=True)
    device: Mapped[str] = mapped_column(String(24), index=True)
    about: Mapped[str] = mapped_column(String(24), index=True)
    seat: Mapped[int] = mapped_column(Integer)
    name: Mapped[str] = mapped_column(String(40))
    reason: Mapped[str] = mapped_column(String(16))
    text: Mapped[str] = mapped_column(Text)
    #: What the person had said at the table then.
    said: Mapped[list[dict[str, object]]] = mapped_column(JSON)
    #: The range of the person's address then, if they were connected.
    network: Mapped[str | None] = mapped_column(String(50))
    at: Mapped[float] = mapped_column(Double)
    #: When the operator closed it.
    closed: Mapped[float | None] = mapped_column(Double, index=True)


class BanRow(Base):
    """A device, or a range of addresses, that may look and not play."""

    __tablename__ = "bans"

    number: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    device: Mapped[str | None] = mapped_column(String(24), index=True)
    network: Mapped[str | None] = mapped_column(String(50))
    reason: Mapped[str] = mapped_column(Text)
    at: Mapped[float] = mapped_column(Double)
    expires: Mapped[float | None] = mapped_column(Double)


class AnnouncementRow(Base):
    """What the operator says to everybody."""

    __tablename__ = "announcements"

    number: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[float] = mapped_column(Double)
    expires: Mapped[float | None] = mapped_column(Double)


class FactRow(Base):
    """A fact about the database itself, by its name."""

    __tablename__ = "facts"

    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[str] = mapped_column(Text)
