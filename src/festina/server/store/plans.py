"""Plans of seats for their next turn in slow games."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sqlalchemy import ColumnElement, Connection, Row, delete, select, update

from ...kernel.data import convert
from ..notices.data import QueueNotices, WaitingNotice
from ..refusal import Refusal
from ..wire_plans import ExportedPlan
from .data import Conflict, DropPlans, EndPlans, StoredPlan, UsePlan
from .database import Database
from .dialect import insert
from .models import NoticeRow, PlanRow, SeatRow, TableRow
from .notices import queue


def _is_waiting() -> ColumnElement[bool]:
    return PlanRow.dropped.is_(None)


def read_plans(connection: Connection, table: str) -> dict[int, StoredPlan]:
    """The plans of a table by seat."""
    rows = connection.execute(select(PlanRow.__table__).where(PlanRow.table == table).order_by(PlanRow.seat))
    return {row.seat: _plan_of(row) for row in rows}


def _plan_of(row: Row[tuple[object, ...]]) -> StoredPlan:
    columns = {name: getattr(row, name) for name in ("seat", "version", "at", "dropped")}
    return convert({**columns, **row.data}, StoredPlan)


def put_plan(connection: Connection, table: str, plan: StoredPlan, version: int) -> None:
    """Keep a seat's plan in place of another (Conflict if the table is not at this version any more)."""
    found = connection.execute(select(TableRow.version).where(TableRow.id == table).with_for_update()).scalar()
    if found != version:
        raise Conflict(table)
    data = {"steps": list(plan.steps), "grounds": plan.grounds}
    row = insert(connection, PlanRow).values(
        table=table, seat=plan.seat, version=plan.version, data=data, at=plan.at, dropped=plan.dropped
    )
    kept = {name: row.excluded[name] for name in ("version", "data", "at", "dropped")}
    connection.execute(row.on_conflict_do_update(index_elements=["table", "seat"], set_=kept))


def use_plan(connection: Connection, table: str, used: UsePlan) -> None:
    """Delete the plan that is being carried out (Refusal if there is none any more, or another)."""
    is_it = (PlanRow.table == table) & (PlanRow.seat == used.seat) & (PlanRow.at == used.at) & _is_waiting()
    if connection.execute(delete(PlanRow).where(is_it)).rowcount != 1:
        raise Refusal("stale", "server-stale")


def end_plans(connection: Connection, table: str, ended: EndPlans) -> None:
    """Delete the plans of some seats, or (None) of all."""
    chosen = PlanRow.table == table
    if ended.seats is not None:
        chosen &= PlanRow.seat.in_(ended.seats)
    connection.execute(delete(PlanRow).where(chosen))


def drop_plans(connection: Connection, table: str, dropped: DropPlans) -> bool:
    """Mark plans as not to be carried out, with the notices to their people; whether there were any."""
    chosen = (PlanRow.table == table) & _is_waiting()
    if dropped.only is not None:
        chosen &= (PlanRow.seat == dropped.only.seat) & (PlanRow.at == dropped.only.at)
    seats = set(connection.execute(select(PlanRow.seat).where(chosen)).scalars())
    connection.execute(update(PlanRow).where(chosen).values(dropped=dropped.reason))
    notices = tuple(notice for seat, notice in dropped.notices.items() if seat in seats)
    _say_it_once(connection, notices)
    queue(connection, table, QueueNotices(notices))
    return bool(seats)


def _say_it_once(connection: Connection, notices: Collection[WaitingNotice]) -> None:
    """Who is told that a plan was dropped need not be told that it is their turn."""
    for notice in notices:
        same = (NoticeRow.device == notice.device) & (NoticeRow.table == notice.table) & (NoticeRow.mark == notice.mark)
        connection.execute(delete(NoticeRow).where(same, NoticeRow.kind == "turn", NoticeRow.sent.is_(None)))


def tables_with_plans(connection: Connection) -> dict[str, int]:
    """The versions of the tables being played where a plan waits."""
    waiting = select(PlanRow.table).where(_is_waiting())
    rows = connection.execute(
        select(TableRow.id, TableRow.version).where(TableRow.status == "running", TableRow.id.in_(waiting))
    )
    return {row.id: row.version for row in rows}


def read_exported(connection: Connection, device: str) -> list[ExportedPlan]:
    """The plans of the seats that a device holds."""
    is_mine = (SeatRow.table == PlanRow.table) & (SeatRow.seat == PlanRow.seat) & (SeatRow.device == device)
    held = select(PlanRow.__table__).join(SeatRow, is_mine).order_by(PlanRow.table, PlanRow.seat)
    return [convert({"table": row.table, **_plan_of(row).as_dict()}, ExportedPlan) for row in connection.execute(held)]


class PlanStore:
    """The part of the store that plans need."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def read(self, table: str) -> dict[int, StoredPlan]:
        """The plans of a table by seat, also those that were dropped."""
        return await self._database.read(lambda c: read_plans(c, table))

    async def put(self, table: str, plan: StoredPlan, version: int) -> None:
        """Keep a seat's plan in place of another (Conflict if the table is not at this version any more)."""
        await self._database.write(lambda c: put_plan(c, table, plan, version))

    async def end(self, table: str, seats: Sequence[int]) -> None:
        """Delete the plans of some seats."""
        await self._database.write(lambda c: end_plans(c, table, EndPlans(tuple(seats))))

    async def drop(self, table: str, dropped: DropPlans) -> bool:
        """Mark plans as not to be carried out; whether there were any."""
        return await self._database.write(lambda c: drop_plans(c, table, dropped))

    async def tables(self) -> dict[str, int]:
        """The versions of the tables being played where a plan waits."""
        return await self._database.read(tables_with_plans)
