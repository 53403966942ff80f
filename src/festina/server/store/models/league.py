"""How people do: results, ratings, the daily race, cups, and who waits to be paired."""

from __future__ import annotations

from sqlalchemy import JSON, Boolean, Double, Index, Integer, String
from sqlalchemy.orm import Mapped, mapped_column

from .base import Base


class ResultRow(Base):
    """What a person achieved in a finished game."""

    __tablename__ = "results"
    __table_args__ = (Index("results_of_a_device", "device", "ended"),)

    table: Mapped[str] = mapped_column(String(24), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    device: Mapped[str] = mapped_column(String(24))
    game: Mapped[str] = mapped_column(String(40))
    ruleset: Mapped[str] = mapped_column(String(300))
    players: Mapped[int] = mapped_column(Integer)
    place: Mapped[int | None] = mapped_column(Integer)
    won: Mapped[bool] = mapped_column(Boolean)
    started: Mapped[float] = mapped_column(Double)
    ended: Mapped[float] = mapped_column(Double)
    #: The others: names, and bots' specs.
    opponents: Mapped[list[dict[str, object]]] = mapped_column(JSON)
    #: Figures of the game itself.
    figures: Mapped[dict[str, object]] = mapped_column(JSON)
    #: Whether it counted for the ratings, and by how much.
    rated: Mapped[bool] = mapped_column(Boolean)
    change: Mapped[float | None] = mapped_column(Double)


class RatingRow(Base):
    """The strength of a person who wants to know it, at one game."""

    __tablename__ = "ratings"

    device: Mapped[str] = mapped_column(String(24), primary_key=True)
    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    mu: Mapped[float] = mapped_column(Double)
    sigma: Mapped[float] = mapped_column(Double)
    games: Mapped[int] = mapped_column(Integer)
    #: Whether the person's games count now.
    on: Mapped[bool] = mapped_column(Boolean)
    #: Whether the person stands in the public list.
    listed: Mapped[bool] = mapped_column(Boolean)
    #: The latest games that counted: a time, a table, the rating after it, and its change as people see it.
    history: Mapped[list[list[float | str]]] = mapped_column(JSON)
    changed: Mapped[float] = mapped_column(Double)


class DailyRow(Base):
    """A person's run of a day's race."""

    __tablename__ = "daily"

    day: Mapped[str] = mapped_column(String(10), primary_key=True)
    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    device: Mapped[str] = mapped_column(String(24), primary_key=True, index=True)
    table: Mapped[str] = mapped_column(String(24), index=True)
    name: Mapped[str] = mapped_column(String(40))
    #: None until it is over.
    place: Mapped[int | None] = mapped_column(Integer)
    turns: Mapped[int | None] = mapped_column(Integer)
    score: Mapped[float | None] = mapped_column(Double)
    #: The person's rank at each decision, for the picture of the race.
    shape: Mapped[list[int] | None] = mapped_column(JSON(none_as_null=True))
    started: Mapped[float] = mapped_column(Double)
    ended: Mapped[float | None] = mapped_column(Double)


class CupRow(Base):
    """A cup: a small tournament."""

    __tablename__ = "cups"

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    host: Mapped[str] = mapped_column(String(24), index=True)
    name: Mapped[str] = mapped_column(String(60))
    ruleset: Mapped[str] = mapped_column(String(300))
    options: Mapped[dict[str, object]] = mapped_column(JSON)
    status: Mapped[str] = mapped_column(String(12))
    #: The round that is played; 0 before the first.
    round: Mapped[int] = mapped_column(Integer)
    #: Grows with every change, so that no process changes what another has changed meanwhile.
    version: Mapped[int] = mapped_column(Integer)
    #: The hash of the code by which people join.
    code_hash: Mapped[str | None] = mapped_column(String(64), unique=True)
    created: Mapped[float] = mapped_column(Double)
    changed: Mapped[float] = mapped_column(Double)


class CupPlayerRow(Base):
    """Somebody who takes part in a cup: a person's device, or a bot."""

    __tablename__ = "cup_players"

    cup: Mapped[str] = mapped_column(String(24), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    device: Mapped[str | None] = mapped_column(String(24), index=True)
    name: Mapped[str] = mapped_column(String(40))
    bot: Mapped[str | None] = mapped_column(String(80))
    left: Mapped[bool] = mapped_column(Boolean)


class CupTableRow(Base):
    """A table of a cup's round, with its places once it is over."""

    __tablename__ = "cup_tables"

    cup: Mapped[str] = mapped_column(String(24), primary_key=True)
    round: Mapped[int] = mapped_column(Integer, primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    table: Mapped[str | None] = mapped_column(String(24), index=True)
    #: The numbers of the players, by seat.
    players: Mapped[list[int]] = mapped_column(JSON)
    places: Mapped[list[int] | None] = mapped_column(JSON(none_as_null=True))
    #: Whether the host has ruled how it went.
    ruled: Mapped[bool] = mapped_column(Boolean)


class PairingRow(Base):
    """A person who waits for others to play with."""

    __tablename__ = "pairings"

    device: Mapped[str] = mapped_column(String(24), primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    game: Mapped[str] = mapped_column(String(40))
    #: None: any.
    edition: Mapped[str | None] = mapped_column(String(60))
    players: Mapped[int | None] = mapped_column(Integer)
    pace: Mapped[str] = mapped_column(String(20))
    #: Whether bots may take the seats that stay empty.
    bots: Mapped[bool] = mapped_column(Boolean)
    rating: Mapped[float | None] = mapped_column(Double)
    at: Mapped[float] = mapped_column(Double)
    seen: Mapped[float] = mapped_column(Double)
    #: Where the person was seated, once others were found.
    table: Mapped[str | None] = mapped_column(String(24))
