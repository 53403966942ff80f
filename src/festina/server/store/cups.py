"""Cups: every change takes the version it was made from to the next, or it does not happen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import UNSET
from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update

from ...kernel.data import convert
from ..cups.data import (
    CupChange,
    CupData,
    CupPlayerData,
    CupTableData,
    FinishCupTable,
    StoredCup,
    StoredCupOptions,
    TableNews,
)
from ..settings import Settings
from ..tokens import hashed
from .data import NOBODY, Conflict
from .models import BlockRow, CupPlayerRow, CupRow, CupTableRow, TableRow

_DAY: Final = 86400.0
#: Cups that a list shows.
_LISTED: Final = 100


def create(connection: Connection, cup: CupData, code: str, players: Sequence[CupPlayerData]) -> None:
    """A new cup with its first players."""
    connection.execute(insert(CupRow).values(**cup.as_dict(), code_hash=hashed(code)))
    _put_players(connection, cup.id, players)


def _put_players(connection: Connection, cup: str, players: Sequence[CupPlayerData]) -> None:
    for player in players:
        is_one = (CupPlayerRow.cup == cup) & (CupPlayerRow.number == player.number)
        values = player.as_dict()
        if connection.execute(update(CupPlayerRow).where(is_one).values(**values)).rowcount == 0:
            connection.execute(insert(CupPlayerRow).values(cup=cup, **values))


def read(connection: Connection, cup: str) -> StoredCup | None:
    """A cup with its players and tables."""
    row = connection.execute(select(CupRow.__table__).where(CupRow.id == cup)).mappings().first()
    if row is None:
        return None
    columns = dict(row)
    del columns["code_hash"]
    data = convert({**columns, "options": convert(columns["options"], StoredCupOptions)}, CupData)
    names = CupPlayerData.__struct_fields__
    found = select(*(getattr(CupPlayerRow, name) for name in names)).where(CupPlayerRow.cup == cup)
    players = connection.execute(found.order_by(CupPlayerRow.number)).mappings().all()
    wanted = CupTableData.__struct_fields__
    laid = select(*(getattr(CupTableRow, name) for name in wanted), TableRow.status, TableRow.share)
    laid = laid.outerjoin(TableRow, TableRow.id == CupTableRow.table).where(CupTableRow.cup == cup)
    tables = connection.execute(laid.order_by(CupTableRow.round, CupTableRow.number)).mappings().all()
    return StoredCup(
        data,
        [convert(dict(player), CupPlayerData) for player in players],
        [convert({name: table[name] for name in wanted}, CupTableData) for table in tables],
        {table["table"]: TableNews(table["status"], table["share"]) for table in tables if table["status"]},
    )


def change_cup(connection: Connection, cup: CupData, change: CupChange) -> None:
    """Change a cup with its players and its list of tables (Conflict if it has changed meanwhile)."""
    values = {name: value for name in ("status", "round", "options") if (value := getattr(change, name)) is not None}
    if change.code_hash is not UNSET:
        values["code_hash"] = change.code_hash
    if change.options is not None:
        values["options"] = change.options.as_dict()
    is_same = (CupRow.id == cup.id) & (CupRow.version == cup.version)
    values |= {"version": cup.version + 1, "changed": change.at}
    if connection.execute(update(CupRow).where(is_same).values(**values)).rowcount != 1:
        raise Conflict(cup.id)
    connection.execute(delete(CupPlayerRow).where(CupPlayerRow.cup == cup.id, CupPlayerRow.number.in_(change.removed)))
    _put_players(connection, cup.id, change.players)
    for laid in change.tables:
        connection.execute(insert(CupTableRow).values(cup=cup.id, **laid.as_dict()))
    if change.ruled is not None:
        _rule(connection, cup.id, change.ruled)


def _rule(connection: Connection, cup: str, ruled: CupTableData) -> None:
    """Keep the places that the host has ruled, in place of earlier ones of the host's (Conflict: there is a result)."""
    is_one = and_(CupTableRow.cup == cup, CupTableRow.round == ruled.round, CupTableRow.number == ruled.number)
    is_open = or_(CupTableRow.places.is_(None), CupTableRow.ruled.is_(True))
    values = {"places": list(ruled.places or ()), "ruled": True}
    if connection.execute(update(CupTableRow).where(is_one, is_open).values(**values)).rowcount != 1:
        raise Conflict(cup)


def finish_table(connection: Connection, table: str, finished: FinishCupTable) -> None:
    """Keep how a game of a cup went, once; what the host has ruled meanwhile stays."""
    is_open = (CupTableRow.table == table) & CupTableRow.places.is_(None)
    connection.execute(update(CupTableRow).where(is_open).values(places=list(finished.places)))


def delete_cup(connection: Connection, cup: CupData) -> None:
    """Delete a cup with all that belongs to it (Conflict if it has changed meanwhile)."""
    is_same = (CupRow.id == cup.id) & (CupRow.version == cup.version)
    if connection.execute(delete(CupRow).where(is_same)).rowcount != 1:
        raise Conflict(cup.id)
    delete_of_cups(connection, [cup.id])


def delete_of_cups(connection: Connection, ids: Sequence[str]) -> None:
    """Delete the players and the list of tables of some cups; the tables themselves stay."""
    connection.execute(delete(CupPlayerRow).where(CupPlayerRow.cup.in_(ids)))
    connection.execute(delete(CupTableRow).where(CupTableRow.cup.in_(ids)))


def delete_old_cups(connection: Connection, settings: Settings, noticed: float, most: int) -> int:
    """Delete cups that were too old at a moment, as long as nothing is played in them; how many."""
    played = (
        select(CupTableRow.cup)
        .join(TableRow, TableRow.id == CupTableRow.table)
        .where(CupTableRow.cup == CupRow.id, TableRow.status == "running")
    )
    unbegun = (CupRow.status == "open") & (CupRow.changed < noticed - settings.keep_open_days * _DAY)
    old = (CupRow.changed < noticed - settings.keep_cup_days * _DAY) & ~played.exists()
    ids = connection.execute(select(CupRow.id).where(or_(unbegun, old)).limit(most)).scalars().all()
    delete_of_cups(connection, ids)
    connection.execute(delete(CupRow).where(CupRow.id.in_(ids)))
    return len(ids)


def forget_in_cups(connection: Connection, devices: Sequence[str]) -> None:
    """Take some devices out of cups: their results stay, without them; a cup without its host goes on by itself."""
    values = {"device": None, "name": NOBODY, "left": True}
    change_hands(connection, devices)
    connection.execute(update(CupPlayerRow).where(CupPlayerRow.device.in_(devices)).values(**values))
    connection.execute(update(CupRow).where(CupRow.host.in_(devices)).values(host=""))


def change_hands(connection: Connection, devices: Sequence[str]) -> None:
    """Let no change that was made before some devices are others bring them back into their cups."""
    taken = select(CupPlayerRow.cup).where(CupPlayerRow.device.in_(devices))
    theirs = CupRow.id.in_(taken) | CupRow.host.in_(devices)
    connection.execute(update(CupRow).where(theirs).values(version=CupRow.version + 1))


def cups_of(connection: Connection, device: str) -> list[StoredCup]:
    """The cups that a device has called or takes part in, the latest first."""
    mine = select(CupPlayerRow.cup).where(CupPlayerRow.device == device)
    wanted = select(CupRow.id).where(or_(CupRow.host == device, CupRow.id.in_(mine)))
    ids = connection.execute(wanted.order_by(CupRow.changed.desc()).limit(_LISTED)).scalars().all()
    return [cup for id in ids if (cup := read(connection, id)) is not None]


def hosted(connection: Connection, device: str) -> int:
    """How many cups of a device are not over."""
    mine = (CupRow.host == device) & (CupRow.status != "over")
    return connection.execute(select(func.count()).select_from(CupRow).where(mine)).scalar_one()


def find(connection: Connection, code: str) -> str | None:
    """The cup that people join by a code."""
    return connection.execute(select(CupRow.id).where(CupRow.code_hash == hashed(code))).scalar()


def apart(connection: Connection, devices: Sequence[str]) -> list[tuple[str, str]]:
    """Those of some devices of which one has blocked the other."""
    both = BlockRow.device.in_(devices) & BlockRow.blocked.in_(devices)
    rows = connection.execute(select(BlockRow.device, BlockRow.blocked).where(both))
    return [(row.device, row.blocked) for row in rows]


def to_look_after(connection: Connection) -> list[str]:
    """Running cups whose round has no table without a result, or has tables that have not begun."""
    of_round = (CupTableRow.cup == CupRow.id) & (CupTableRow.round == CupRow.round)
    waits = select(CupTableRow.cup).where(of_round, CupTableRow.places.is_(None))
    unbegun = (
        select(CupTableRow.cup)
        .join(TableRow, TableRow.id == CupTableRow.table)
        .where(of_round, CupTableRow.places.is_(None), TableRow.status == "open")
    )
    wanted = select(CupRow.id).where(CupRow.status == "running", or_(~waits.exists(), unbegun.exists()))
    return list(connection.execute(wanted).scalars())
