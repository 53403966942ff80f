"""Runs of the day's races: begun once per device and day, finished with the last move of their games."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Select, SQLColumnExpression, and_, func, or_, select, update

from .data import DailyBegun, DailyBoard, DailyData, FinishDaily
from .dialect import insert_or_ignore
from .models import BanRow, DailyRow, FactRow, TableRow

#: The fact that holds the secret from which the days' chance is made.
_SECRET = "daily_secret"


def secret(connection: Connection, fresh: str) -> str:
    """The secret of the days' races; the first that is offered is kept, whichever process offers it."""
    connection.execute(insert_or_ignore(connection, FactRow).values(name=_SECRET, value=fresh))
    return connection.execute(select(FactRow.value).where(FactRow.name == _SECRET)).scalar_one()


def begin(connection: Connection, run: DailyBegun) -> tuple[str, bool]:
    """Begin a device's run, unless it has: the name of the run's table, and whether it is new."""
    if connection.execute(insert_or_ignore(connection, DailyRow).values(**run._asdict())).rowcount == 1:
        return run.table, True
    is_mine = _is_run(run.day, run.game) & (DailyRow.device == run.device)
    return connection.execute(select(DailyRow.table).where(is_mine)).scalar_one(), False


def finish_daily(connection: Connection, table: str, run: FinishDaily) -> None:
    """Keep how a run went."""
    values = {**run.as_dict(), "shape": list(run.shape)}
    connection.execute(update(DailyRow).where(DailyRow.table == table, DailyRow.ended.is_(None)).values(**values))


def board(connection: Connection, day: str, game: str, device: str | None, now: float, most: int) -> DailyBoard:
    """The runs of a day, without those of devices that are banned now."""
    runs = _is_run(day, game) & DailyRow.device.not_in(banned_devices(now))
    ended = runs & DailyRow.place.is_not(None)
    best = connection.execute(_runs().where(ended).order_by(*_order()).limit(most)).all()
    own = connection.execute(_runs().where(_is_run(day, game), DailyRow.device == device)).first() if device else None
    mine = _run(own) if own else None
    rank = None
    if mine is not None and mine.place is not None:
        better = connection.execute(select(func.count()).select_from(DailyRow).where(ended, _better(mine))).scalar_one()
        rank = better + 1
    places = connection.execute(select(DailyRow.place, func.count()).where(ended).group_by(DailyRow.place)).all()
    under_way = select(func.count()).select_from(DailyRow).join(TableRow, TableRow.id == DailyRow.table)
    running = connection.execute(under_way.where(runs, TableRow.status == "running")).scalar_one()
    return DailyBoard(
        [_run(row) for row in best], mine, rank, {row[0]: row[1] for row in places if row[0] is not None}, running
    )


def days_raced(connection: Connection, device: str, until: str, most: int) -> list[str]:
    """The latest days, up to one, on which a device has finished a race."""
    raced = (DailyRow.device == device) & DailyRow.place.is_not(None) & (DailyRow.day <= until)
    rows = connection.execute(select(DailyRow.day).where(raced).distinct().order_by(DailyRow.day.desc()).limit(most))
    return list(rows.scalars())


def _is_run(day: str, game: str) -> ColumnElement[bool]:
    return and_(DailyRow.day == day, DailyRow.game == game)


def _runs() -> Select[Any]:
    columns = [getattr(DailyRow, name) for name in DailyData._fields[:-1]]
    return select(*columns, TableRow.status).outerjoin(TableRow, TableRow.id == DailyRow.table)


def _run(row: Row[Any]) -> DailyData:
    known = row._asdict()
    status = known.pop("status")
    return DailyData(**known, is_running=status in ("open", "running"))


def _order() -> tuple[SQLColumnExpression[Any], ...]:
    """The best place first, then who came further, then who needed fewer decisions, then who was earlier."""
    return DailyRow.place, func.coalesce(DailyRow.score, 0).desc(), DailyRow.turns, DailyRow.ended


def _better(mine: DailyData) -> ColumnElement[bool]:
    """The condition for runs that rank before one."""
    score, own = func.coalesce(DailyRow.score, 0), mine.score or 0
    further = (DailyRow.place == mine.place) & (score > own)
    quicker = (DailyRow.place == mine.place) & (score == own) & (DailyRow.turns < mine.turns)
    return or_(DailyRow.place < mine.place, further, quicker)


def banned_devices(now: float) -> Select[Any]:
    """The devices that may not play now: lists for everybody leave them out."""
    holds = or_(BanRow.expires.is_(None), BanRow.expires > now)
    return select(BanRow.device).where(BanRow.device.is_not(None), holds)
