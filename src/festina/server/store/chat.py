"""Reading and changing what was said at tables, in words or as reactions."""

from __future__ import annotations

from sqlalchemy import Connection, delete, select, update

from ...kernel.data import convert
from ..refusal import Refusal
from ..wire_tables import ChatLine
from .data import Author, ChatLog, MoveChat, Said
from .dialect import insert_or_ignore
from .models import BlockRow, ChatRow, SeatRow

#: The columns of a line as clients get it.
LINE = [getattr(ChatRow, name) for name in ChatLine.__struct_fields__]


def add_chat(connection: Connection, table: str, device: str, line: ChatLine, command: str | None = None) -> Said:
    """Keep something said, once per command of a device (the number that the line came with does not count)."""
    columns = line.as_dict()
    del columns["number"]
    made = connection.execute(
        insert_or_ignore(connection, ChatRow)
        .values(table=table, device=device, command=command, **columns)
        .returning(ChatRow.number)
    ).scalar()
    if made is None and command is not None:
        found = find_said(connection, table, device, command)
        assert found is not None, "only another line of the same command is in the way"
        return Said(found, repeated=True)
    deaf = connection.execute(select(BlockRow.device).where(BlockRow.blocked == device)).scalars()
    return Said(int(made or 0), repeated=False, deaf=frozenset(deaf))


def find_said(connection: Connection, table: str, device: str, command: str) -> int | None:
    """The number of the line that a command of a device has made."""
    fits = (ChatRow.table == table) & (ChatRow.device == device) & (ChatRow.command == command)
    return connection.execute(select(ChatRow.number).where(fits)).scalar()


def move_chat(connection: Connection, table: str, move: MoveChat) -> None:
    """What was said goes with the seat: its author may delete it.

    The commands stay behind: those of the other device may have the same ids.
    """
    fits = (ChatRow.table == table) & (ChatRow.device == move.device)
    if move.seat is not None:
        fits &= ChatRow.seat == move.seat
    connection.execute(update(ChatRow).where(fits).values(device=move.to, command=None))


def read_chat(connection: Connection, table: str, device: str | None, words: bool, limit: int = 100) -> ChatLog:
    """The last things said at a table that a device gets, oldest first; without ``words`` the reactions alone."""
    fits = ChatRow.table == table
    if not words:
        fits &= ChatRow.reaction.is_not(None)
    if device is not None:
        fits &= ChatRow.device.not_in(select(BlockRow.blocked).where(BlockRow.device == device))
    rows = connection.execute(select(*LINE).where(fits).order_by(ChatRow.number.desc()).limit(limit)).mappings()
    lines = [convert(dict(row), ChatLine) for row in rows][::-1]
    return ChatLog(lines, [] if device is None else blocked_seats(connection, table, device))


def blocked_seats(connection: Connection, table: str, device: str) -> list[int]:
    """The seats of a table whose people a device has blocked."""
    rows = connection.execute(
        select(SeatRow.seat)
        .join(BlockRow, BlockRow.blocked == SeatRow.device)
        .where(SeatRow.table == table, BlockRow.device == device)
        .order_by(SeatRow.seat)
    )
    return list(rows.scalars())


def chat_author(connection: Connection, table: str, number: int, seat: int | None = None) -> Author:
    """Who said something, for a seat if one is named (Refusal)."""
    fits = (ChatRow.table == table) & (ChatRow.number == number)
    if seat is not None:
        fits &= ChatRow.seat == seat
    found = connection.execute(select(ChatRow.device, ChatRow.name).where(fits)).first()
    if found is None:
        raise Refusal("not_there", "server-no-chat")
    return Author(found.device, found.name)


def delete_chat(connection: Connection, table: str, number: int) -> None:
    """Delete something said."""
    connection.execute(delete(ChatRow).where(ChatRow.table == table, ChatRow.number == number))
