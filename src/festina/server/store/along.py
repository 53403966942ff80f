"""What goes along when a person moves to another device with everything: the profile, results, friends, passkeys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, delete, select, update

from .cups import change_hands
from .dialect import insert_or_ignore
from .models import (
    CupPlayerRow,
    CupRow,
    DailyRow,
    Device,
    FormerRow,
    FriendRow,
    InvitationRow,
    PairingRow,
    PasskeyRow,
    RatingRow,
    ResultRow,
)

#: Rows of a device that change hands as they are.
_SIMPLY: Final = (ResultRow, InvitationRow, PasskeyRow, CupPlayerRow)
#: Rows of which a device has one for each key: where the other device has one already, that one stays.
_UNLESS_THERE: Final = (DailyRow, FormerRow)
#: Columns of the profile that are taken over where the other device has nothing there.
_PROFILE: Final = ("name", "language", "runner", "quiet")


def carry_along(connection: Connection, device: str, to: str) -> None:
    """Give another device all that belongs to the person rather than to a seat; both must exist."""
    _carry_profile(connection, device, to)
    change_hands(connection, [device])
    for model in _SIMPLY:
        connection.execute(update(model).where(model.device == device).values(device=to))
    connection.execute(update(CupRow).where(CupRow.host == device).values(host=to))
    for one in _UNLESS_THERE:
        for row in connection.execute(select(one.__table__).where(one.device == device)).mappings().all():
            connection.execute(insert_or_ignore(connection, one).values(**{**row, "device": to}))
        connection.execute(delete(one).where(one.device == device))
    _carry_ratings(connection, device, to)
    _carry_friends(connection, device, to)
    connection.execute(delete(PairingRow).where(PairingRow.device == device))


def _carry_profile(connection: Connection, device: str, to: str) -> None:
    columns = [getattr(Device, name) for name in (*_PROFILE, "visible", "holidays")]
    old = connection.execute(select(*columns).where(Device.id == device)).mappings().one()
    new = connection.execute(select(*columns).where(Device.id == to)).mappings().one()
    values = {name: old[name] for name in _PROFILE if new[name] in (None, "") and old[name] is not None}
    values |= {"visible": old["visible"] or new["visible"]}
    values |= {"holidays": _together([*(old["holidays"] or ()), *(new["holidays"] or ())]) or None}
    connection.execute(update(Device).where(Device.id == to).values(**values))


def _together(spans: Sequence[list[float]]) -> list[list[float]]:
    """The holidays of one person with two devices: a day of both counts once, and none is given back by moving."""
    found: list[list[float]] = []
    for since, until in sorted(spans):
        if found and since <= found[-1][1]:
            found[-1][1] = max(found[-1][1], until)
        else:
            found.append([since, until])
    return found


def _carry_ratings(connection: Connection, device: str, to: str) -> None:
    """Of two ratings in one game, the one with more games behind it stays."""
    theirs = {row.game: row for row in connection.execute(select(RatingRow.__table__).where(RatingRow.device == to))}
    for row in connection.execute(select(RatingRow.__table__).where(RatingRow.device == device)).all():
        mine = (RatingRow.device == device) & (RatingRow.game == row.game)
        if row.game not in theirs or theirs[row.game].games < row.games:
            connection.execute(delete(RatingRow).where(RatingRow.device == to, RatingRow.game == row.game))
            connection.execute(update(RatingRow).where(mine).values(device=to))
        else:
            connection.execute(delete(RatingRow).where(mine))


def _carry_friends(connection: Connection, device: str, to: str) -> None:
    """Friendships in both directions; nobody becomes a friend of themselves."""
    both = (FriendRow.device == device) | (FriendRow.friend == device)
    for row in connection.execute(select(FriendRow.__table__).where(both)).mappings().all():
        ends = {name: to if row[name] == device else row[name] for name in ("device", "friend")}
        if ends["device"] != ends["friend"]:
            connection.execute(insert_or_ignore(connection, FriendRow).values(**{**row, **ends}))
    connection.execute(delete(FriendRow).where(both))
