"""Ratings of people: asked for, changed with the end of a game, listed where their people want it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import ColumnElement, Connection, RowMapping, delete, func, select, update

from ...lab.skill import BEGINNING, Rating, rate_game
from ..scale import PROVISIONAL, shown_change
from .daily import banned_devices
from .data import RatedSeat, RateGame, RatingData
from .dialect import insert_or_ignore
from .models import Device, RatingRow, ResultRow, SeatRow, TableRow, aliased

#: What a person's strength may change from game to game (OpenSkill's usual).
_TAU: Final = 25.0 / 300
#: A bot's strength is known, and does not change.
_CERTAIN: Final = 1e-4
#: Games of two people with each other that count within a day.
_MOST_TOGETHER: Final = 3
_DAY: Final = 86400.0
#: Games alone with bots that may be unfinished: who leaves those that go badly lying about is not rated any more.
_MOST_UNFINISHED: Final = 3
#: Games that a rating remembers.
_LONGEST_HISTORY: Final = 200


def change(connection: Connection, device: str, game: str, on: bool | None, listed: bool | None, now: float) -> None:
    """Begin a rating, or change whether games count and whether everybody may see it."""
    columns = {"mu": BEGINNING.mu, "sigma": BEGINNING.sigma, "games": 0, "history": [], "changed": now}
    row = {"device": device, "game": game, **columns, "on": on or False, "listed": listed or False}
    connection.execute(insert_or_ignore(connection, RatingRow).values(**row))
    given = {name: value for name, value in (("on", on), ("listed", listed)) if value is not None}
    if given:
        connection.execute(update(RatingRow).where(_is(device, game)).values(**given))


def forget(connection: Connection, device: str, game: str) -> None:
    """Delete a rating."""
    connection.execute(delete(RatingRow).where(_is(device, game)))


def _is(device: str, game: str) -> ColumnElement[bool]:
    return (RatingRow.device == device) & (RatingRow.game == game)


def read(connection: Connection, device: str) -> dict[str, RatingData]:
    """A device's ratings by game."""
    rows = connection.execute(select(RatingRow.__table__).where(RatingRow.device == device)).mappings()
    return {row["game"]: _rating(row) for row in rows}


def _rating(row: RowMapping) -> RatingData:
    return RatingData(**{name: row[name] for name in RatingData._fields if name != "name"})


def board(connection: Connection, game: str, now: float, most: int) -> list[RatingData]:
    """Those who want to be seen, the strongest first, without provisional ratings and devices that are banned now."""
    seen = (RatingRow.game == game) & RatingRow.listed & (RatingRow.games >= PROVISIONAL) & (Device.name != "")
    rows = (
        select(RatingRow.__table__, Device.name)
        .join(Device, Device.id == RatingRow.device)
        .where(seen, RatingRow.device.not_in(banned_devices(now)))
        .order_by(RatingRow.mu.desc(), RatingRow.device)
        .limit(most)
    )
    return [_rating(row)._replace(name=row["name"]) for row in connection.execute(rows).mappings()]


def strength(connection: Connection, device: str, game: str) -> float | None:
    """The rating of a device whose games count."""
    return connection.execute(select(RatingRow.mu).where(_is(device, game), RatingRow.on)).scalar()


# ---- after a game


def rate(connection: Connection, table: str, played: RateGame) -> None:
    """Change the ratings of those for whom a game counts, and say so in their results."""
    people = [seat.device for seat in played.seats if seat.device]
    rows = connection.execute(
        select(RatingRow.__table__)
        .where(RatingRow.game == played.game, RatingRow.device.in_(people), RatingRow.on)
        .order_by(RatingRow.device)
        .with_for_update()  # another process may end another game of the same person
    ).mappings()
    known = {row["device"]: _rating(row) for row in rows}
    often = _often_together(connection, sorted(known), played.at) if len(known) > 1 else set()
    for device, rating in known.items():
        if played.only not in (None, device) or _leaves_games_lying(connection, device, table):
            continue
        own = next(seat for seat in played.seats if seat.device == device)
        others = [
            (seat, strength)
            for seat in played.seats
            if seat is not own and (strength := _opponent(seat, rating, known, often)) is not None
        ]
        if others:
            _change(connection, table, own, rating, others, played.at)


def _opponent(
    seat: RatedSeat, rating: RatingData, known: dict[str, RatingData], often: set[frozenset[str]]
) -> Rating | None:
    """The strength of another seat, if a game against it counts.

    People who are being found out still do not count, unless one is oneself, nor do those with whom one plays all day.
    """
    if seat.strength is not None:
        return Rating(seat.strength, _CERTAIN)
    other = known.get(seat.device or "")
    if other is None or frozenset((rating.device, other.device)) in often:
        return None
    if other.games < PROVISIONAL <= rating.games:
        return None
    return Rating(other.mu, other.sigma)


def _change(
    connection: Connection,
    table: str,
    own: RatedSeat,
    before: RatingData,
    others: Sequence[tuple[RatedSeat, Rating]],
    at: float,
) -> None:
    seats = [Rating(before.mu, before.sigma), *(strength for _, strength in others)]
    after = rate_game(seats, [own.place, *(seat.place for seat, _ in others)], _TAU)[0]
    gain = shown_change(before.mu, after.mu)
    history = [*before.history, [at, table, after.mu, gain]][-_LONGEST_HISTORY:]
    connection.execute(
        update(RatingRow)
        .where(_is(before.device, before.game))
        .values(mu=after.mu, sigma=after.sigma, games=before.games + 1, changed=at, history=history)
    )
    is_mine = (ResultRow.table == table) & (ResultRow.device == before.device)
    connection.execute(update(ResultRow).where(is_mine).values(rated=True, change=gain))


def _often_together(connection: Connection, devices: Sequence[str], at: float) -> set[frozenset[str]]:
    """The pairs of people whose games with each other have counted often enough within the last day."""
    one, other = aliased(ResultRow), aliased(ResultRow)
    together = (
        select(one.device, other.device)
        .join(other, (other.table == one.table) & (one.device < other.device))
        .where(one.device.in_(devices), other.device.in_(devices), one.rated, other.rated, one.ended > at - _DAY)
        .group_by(one.device, other.device)
        .having(func.count() >= _MOST_TOGETHER)
    )
    return {frozenset((row[0], row[1])) for row in connection.execute(together)}


def _leaves_games_lying(connection: Connection, device: str, table: str) -> bool:
    """Whether a device has begun too many other games against bots alone that it has not finished."""
    seat, mine = aliased(SeatRow), SeatRow.device == device
    company = select(seat.table).where(seat.table == SeatRow.table, seat.device.is_not(None), seat.device != device)
    alone = (
        select(func.count(SeatRow.table.distinct()))
        .join(TableRow, TableRow.id == SeatRow.table)
        .where(mine, TableRow.status == "running", SeatRow.table != table, ~company.exists())
    )
    return connection.execute(alone).scalar_one() > _MOST_UNFINISHED
