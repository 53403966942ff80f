"""How people do: results, ratings, the daily race, cups, and who waits to be paired."""

from __future__ import annotations

from sqlalchemy import JSON, Boolean, ColumnElement, Index, Integer, String

from .base import DOUBLE, Base, column, maybe


class ResultRow(Base):
    """What a person achieved in a finished game."""

    __tablename__ = "results"
    __table_args__ = (Index("results_of_a_device", "device", "ended"),)

    table = column(String(24), primary_key=True)
    seat = column(Integer(), primary_key=True)
    device = column(String(24))
    game = column(String(40))
    ruleset = column(String(300))
    players = column(Integer())
    place = maybe(Integer())
    won = column(Boolean())
    started = column(DOUBLE)
    ended = column(DOUBLE)
    #: The others: names, and bots' specs.
    opponents: ColumnElement[list[dict[str, object]]] = column(JSON())
    #: Figures of the game itself.
    figures: ColumnElement[dict[str, object]] = column(JSON())
    #: Whether it counted for the ratings, and by how much.
    rated = column(Boolean())
    change = maybe(DOUBLE)


class RatingRow(Base):
    """The strength of a person who wants to know it, at one game."""

    __tablename__ = "ratings"

    device = column(String(24), primary_key=True)
    game = column(String(40), primary_key=True)
    mu = column(DOUBLE)
    sigma = column(DOUBLE)
    games = column(Integer())
    #: Whether the person's games count now.
    on = column(Boolean())
    #: Whether the person stands in the public list.
    listed = column(Boolean())
    #: The latest games that counted: a time, a table, the rating after it, and its change as people see it.
    history: ColumnElement[list[list[float | str]]] = column(JSON())
    changed = column(DOUBLE)


class DailyRow(Base):
    """A person's run of a day's race."""

    __tablename__ = "daily"

    day = column(String(10), primary_key=True)
    game = column(String(40), primary_key=True)
    device = column(String(24), primary_key=True, index=True)
    table = column(String(24), index=True)
    name = column(String(40))
    #: None until it is over.
    place = maybe(Integer())
    turns = maybe(Integer())
    score = maybe(DOUBLE)
    #: The person's rank at each decision, for the picture of the race.
    shape: ColumnElement[list[int] | None] = maybe(JSON(none_as_null=True))
    started = column(DOUBLE)
    ended = maybe(DOUBLE)


class CupRow(Base):
    """A cup: a small tournament."""

    __tablename__ = "cups"

    id = column(String(24), primary_key=True)
    host = column(String(24), index=True)
    name = column(String(60))
    ruleset = column(String(300))
    options: ColumnElement[dict[str, object]] = column(JSON())
    status = column(String(12))
    #: The round that is played; 0 before the first.
    round = column(Integer())
    #: Grows with every change, so that no process changes what another has changed meanwhile.
    version = column(Integer())
    #: The hash of the code by which people join.
    code_hash = maybe(String(64), unique=True)
    created = column(DOUBLE)
    changed = column(DOUBLE)


class CupPlayerRow(Base):
    """Somebody who takes part in a cup: a person's device, or a bot."""

    __tablename__ = "cup_players"

    cup = column(String(24), primary_key=True)
    number = column(Integer(), primary_key=True)
    device = maybe(String(24), index=True)
    name = column(String(40))
    bot = maybe(String(80))
    left = column(Boolean())


class CupTableRow(Base):
    """A table of a cup's round, with its places once it is over."""

    __tablename__ = "cup_tables"

    cup = column(String(24), primary_key=True)
    round = column(Integer(), primary_key=True)
    number = column(Integer(), primary_key=True)
    table = maybe(String(24), index=True)
    #: The numbers of the players, by seat.
    players: ColumnElement[list[int]] = column(JSON())
    places: ColumnElement[list[int] | None] = maybe(JSON(none_as_null=True))
    #: Whether the host has ruled how it went.
    ruled = column(Boolean())


class PairingRow(Base):
    """A person who waits for others to play with."""

    __tablename__ = "pairings"

    device = column(String(24), primary_key=True)
    name = column(String(40))
    game = column(String(40))
    #: None: any.
    edition = maybe(String(60))
    players = maybe(Integer())
    pace = column(String(20))
    #: Whether bots may take the seats that stay empty.
    bots = column(Boolean())
    rating = maybe(DOUBLE)
    at = column(DOUBLE)
    seen = column(DOUBLE)
    #: Where the person was seated, once others were found.
    table = maybe(String(24))
