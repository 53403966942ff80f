"""Results: kept when a game ends, read again, and blanked where a person in them is forgotten."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, Row, insert, or_, select, update

from ...kernel.data import convert
from .data import NOBODY, KeepResults, KeptResult, PastGame, ResultData
from .models import ResultRow, TableRow

#: Results that statistics are made of, the latest.
_MOST: Final = 5000


def keep_results(connection: Connection, kept: KeepResults) -> None:
    """Keep the results of a game, unrated: ``ratings.rate`` marks those that count, in the same transaction."""
    rows = [{**result.as_dict(), "rated": False, "change": None} for result in kept.results]
    if rows:
        connection.execute(insert(ResultRow), rows)


def read_results(
    connection: Connection, device: str, before: tuple[float, str, int] | None, limit: int
) -> list[KeptResult]:
    """Results of a device, the latest first, from a place on."""
    ended, table, seat = ResultRow.ended, ResultRow.table, ResultRow.seat
    wanted = select(ResultRow.__table__, TableRow.share).outerjoin(TableRow, TableRow.id == table)
    wanted = wanted.where(ResultRow.device == device)
    if before is not None:
        at, of, number = before
        later = or_(ended < at, (ended == at) & (table < of), (ended == at) & (table == of) & (seat < number))
        wanted = wanted.where(later)
    rows = connection.execute(wanted.order_by(ended.desc(), table.desc(), seat.desc()).limit(limit)).all()
    return [KeptResult(_result(row), row.share, row.rated, row.change) for row in rows]


def past_games(connection: Connection, device: str) -> list[PastGame]:
    """The latest games that a device has played on one seat alone, the latest first."""
    mine = select(ResultRow.__table__).where(ResultRow.device == device).order_by(ResultRow.ended.desc()).limit(_MOST)
    results = [_result(row) for row in connection.execute(mine).all()]
    held = select(ResultRow.table).where(ResultRow.device == device)
    seats = select(ResultRow.table, ResultRow.seat, ResultRow.device).where(ResultRow.table.in_(held))
    people: dict[str, dict[int, str]] = {}
    for table, seat, who in connection.execute(seats).all():
        people.setdefault(table, {})[seat] = who
    found = [PastGame(result, people[result.table]) for result in results]
    return [past for past in found if list(past.people.values()).count(device) == 1]


def _result(row: Row[ResultRow]) -> ResultData:
    columns = row._mapping
    return convert({name: columns[name] for name in ResultData.__struct_fields__}, ResultData)


def forget_opponents(connection: Connection, devices: Sequence[str]) -> None:
    """Take the names of some devices out of the results of those whom they have played against."""
    mine = connection.execute(select(ResultRow.table, ResultRow.seat).where(ResultRow.device.in_(devices))).all()
    seats: dict[str, set[int]] = {}
    for table, seat in mine:
        seats.setdefault(table, set()).add(seat)
    for table, gone in seats.items():
        others = select(ResultRow.seat, ResultRow.opponents).where(
            ResultRow.table == table, ResultRow.device.not_in(devices)
        )
        for seat, named in connection.execute(others).all():
            opponents = [{**one, "name": NOBODY} if one["seat"] in gone else one for one in named]
            is_row = (ResultRow.table == table) & (ResultRow.seat == seat)
            connection.execute(update(ResultRow).where(is_row).values(opponents=opponents))
