"""Notices: those that wait, where browsers take them, and how people want to be told."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from msgspec import ValidationError
from sqlalchemy import ColumnElement, Connection, and_, case, delete, func, select, tuple_, update

from ...kernel.data import convert
from ..notices.data import (
    ASKING,
    OF_A_TURN,
    ClaimedNotice,
    FeedOwner,
    QueueNotices,
    Recipient,
    Settled,
    Subscription,
    WaitingNotice,
)
from ..refusal import Refusal
from ..tokens import hashed
from ..wire_notices import NoticeInfo, QuietHours, SubscriptionInfo
from .database import Database
from .dialect import insert, insert_or_ignore
from .models import Device, FactRow, MutedTableRow, NoticeRow, SubscriptionRow, TableRow

#: Browsers of one device that take notices, and tables that it can have muted.
MOST_SUBSCRIPTIONS: Final = 10
MOST_MUTED: Final = 500
#: Seconds between two notices of a kind about one table, however often it becomes true.
_GAP: Final = 60.0
#: Kept for devices without a subscription, too: a feed shows them, or they may subscribe before they are due.
_FOR_ALL: Final = ("time", *ASKING)
_SUBSCRIPTION: Final = [getattr(SubscriptionRow, name) for name in Subscription.__struct_fields__]
_CLAIMED: Final = [getattr(NoticeRow, name) for name in ClaimedNotice.__struct_fields__]


# ---- notices that wait


def queue(connection: Connection, table: str, wanted: QueueNotices) -> None:
    """Keep notices that are to be sent; one that was told already for the same mark is not told again."""
    if wanted.over:
        void = (NoticeRow.table == table) & NoticeRow.kind.in_(OF_A_TURN)
        connection.execute(delete(NoticeRow).where(void))
    reached = _subscribed(connection, {notice.device for notice in wanted.notices})
    for notice in wanted.notices:
        if notice.device in reached or notice.kind in _FOR_ALL:
            _queue_one(connection, notice)


def _subscribed(connection: Connection, devices: Collection[str]) -> set[str]:
    if not devices:
        return set()
    is_one = SubscriptionRow.device.in_(devices)
    return set(connection.execute(select(SubscriptionRow.device).where(is_one)).scalars())


def _queue_one(connection: Connection, notice: WaitingNotice) -> None:
    row = insert(connection, NoticeRow).values(**notice.as_dict(), sent=None, tries=0, left=None)
    wanted = row.excluded
    earliest = NoticeRow.sent + _GAP
    is_new = (NoticeRow.mark != wanted.mark) | (NoticeRow.kind == "time")
    connection.execute(
        row.on_conflict_do_update(
            index_elements=["device", "table", "kind"],
            set_={
                "mark": wanted.mark,
                "at": wanted.at,
                "due": case((earliest > wanted.due, earliest), else_=wanted.due),
                "tries": 0,
                "left": None,
            },
            where=is_new,
        )
    )


def claim(connection: Connection, now: float, until: float, most: int) -> list[ClaimedNotice]:
    """Take on notices that are due; nobody else gets them before ``until``."""
    rows = connection.execute(
        select(*_CLAIMED)
        .where(NoticeRow.due <= now)
        .order_by(NoticeRow.due)
        .limit(most)
        .with_for_update(skip_locked=True)
    )
    found = [convert(row._asdict(), ClaimedNotice) for row in rows]
    keys = [(notice.device, notice.table, notice.kind) for notice in found]
    if keys:
        is_claimed = tuple_(NoticeRow.device, NoticeRow.table, NoticeRow.kind).in_(keys)
        connection.execute(update(NoticeRow).where(is_claimed).values(due=until))
    return found


def next_due(connection: Connection) -> float | None:
    """When the next notice is due."""
    return connection.execute(select(func.min(NoticeRow.due))).scalar()


def settle(connection: Connection, notice: WaitingNotice, settled: Settled | None) -> None:
    """Say what becomes of a claimed notice, unless there is a newer one in its place by now; None: it is deleted."""
    is_same = and_(_is(notice), NoticeRow.mark == notice.mark)
    if settled is None:
        connection.execute(delete(NoticeRow).where(is_same))
        return
    values: dict[str, object] = {"due": settled.due, "tries": settled.tries, "left": settled.left}
    if settled.sent is not None:
        values["sent"] = settled.sent
    connection.execute(update(NoticeRow).where(is_same).values(**values))


def _is(notice: WaitingNotice) -> ColumnElement[bool]:
    return and_(NoticeRow.device == notice.device, NoticeRow.table == notice.table, NoticeRow.kind == notice.kind)


def read_recipient(connection: Connection, device: str, table: str) -> Recipient | None:
    """Whom a notice is for; None if there is nobody any more."""
    found = connection.execute(select(Device.language, Device.quiet).where(Device.id == device)).first()
    if found is None:
        return None
    is_muted = (MutedTableRow.device == device) & (MutedTableRow.table == table)
    muted = connection.execute(select(MutedTableRow.table).where(is_muted)).first() is not None
    taken = select(*_SUBSCRIPTION).where(SubscriptionRow.device == device).order_by(SubscriptionRow.created)
    subscriptions = [convert(row._asdict(), Subscription) for row in connection.execute(taken)]
    return Recipient(language=found.language, quiet=_quiet(found.quiet), muted=muted, subscriptions=subscriptions)


def _quiet(stored: object) -> QuietHours | None:
    """Quiet hours as they are stored; what cannot be read is as good as none."""
    try:
        return convert(stored, QuietHours) if stored else None
    except ValidationError:
        return None


# ---- where browsers take them


def subscribe(connection: Connection, device: str, session: str, wanted: Subscription, now: float) -> None:
    """Keep where a browser takes notices; the oldest makes room, and one that was another device's is this one's now.

    Refusal if another device has it with other keys: this cannot be the same browser.
    """
    known = connection.execute(
        select(SubscriptionRow.device, SubscriptionRow.p256dh, SubscriptionRow.auth).where(
            SubscriptionRow.id == wanted.id
        )
    ).first()
    if known is not None and known.device != device and (known.p256dh, known.auth) != (wanted.p256dh, wanted.auth):
        raise Refusal("not_yours", "server-push-taken")
    values: dict[str, object] = {**wanted.as_dict(), "device": device, "session": session, "created": now}
    row = insert(connection, SubscriptionRow).values(**values)
    changed = {name: values[name] for name in ("device", "session", "p256dh", "auth", "failures", "paused")}
    connection.execute(row.on_conflict_do_update(index_elements=["id"], set_=changed))
    mine = select(SubscriptionRow.id).where(SubscriptionRow.device == device)
    newest = mine.order_by((SubscriptionRow.id != wanted.id), SubscriptionRow.created.desc()).limit(MOST_SUBSCRIPTIONS)
    kept = connection.execute(newest).scalars().all()
    connection.execute(delete(SubscriptionRow).where(SubscriptionRow.device == device, SubscriptionRow.id.not_in(kept)))


def unsubscribe(connection: Connection, device: str, id: str) -> bool:
    """Forget where a browser of a device takes notices; whether it did."""
    is_mine = (SubscriptionRow.id == id) & (SubscriptionRow.device == device)
    return connection.execute(delete(SubscriptionRow).where(is_mine)).rowcount == 1


def delete_subscription(connection: Connection, id: str) -> None:
    """Forget where a browser took notices that is gone."""
    connection.execute(delete(SubscriptionRow).where(SubscriptionRow.id == id))


def report(connection: Connection, id: str, failures: int, paused: float | None) -> None:
    """Record how often in a row a push service has not taken a notice."""
    values = {"failures": failures, "paused": paused}
    connection.execute(update(SubscriptionRow).where(SubscriptionRow.id == id).values(**values))


def find_subscription(connection: Connection, device: str, id: str) -> Subscription | None:
    """A subscription of a device by its id."""
    is_mine = (SubscriptionRow.id == id) & (SubscriptionRow.device == device)
    row = connection.execute(select(*_SUBSCRIPTION).where(is_mine)).first()
    return None if row is None else convert(row._asdict(), Subscription)


# ---- how people want to be told


def read_info(connection: Connection, device: str) -> NoticeInfo:
    """How a device wants to be told."""
    found = connection.execute(select(Device.quiet, Device.feed_hash).where(Device.id == device)).first()
    taken = select(SubscriptionRow.id, SubscriptionRow.created, SubscriptionRow.failures).where(
        SubscriptionRow.device == device
    )
    muted = select(MutedTableRow.table).where(MutedTableRow.device == device).order_by(MutedTableRow.table)
    return NoticeInfo(
        subscriptions=[
            convert(row._asdict(), SubscriptionInfo)
            for row in connection.execute(taken.order_by(SubscriptionRow.created))
        ],
        quiet=_quiet(found.quiet) if found else None,
        muted=list(connection.execute(muted).scalars()),
        feed=found is not None and found.feed_hash is not None,
    )


def set_quiet(connection: Connection, device: str, quiet: QuietHours | None) -> None:
    """Change a device's quiet hours."""
    value = None if quiet is None else quiet.as_dict()
    connection.execute(update(Device).where(Device.id == device).values(quiet=value))


def mute(connection: Connection, device: str, table: str, muted: bool) -> None:
    """A device wants no notices of a table any more, or wants them again (Refusal if it has muted too many)."""
    if not muted:
        is_mine = (MutedTableRow.device == device) & (MutedTableRow.table == table)
        connection.execute(delete(MutedTableRow).where(is_mine))
        return
    count = select(func.count()).select_from(MutedTableRow).where(MutedTableRow.device == device)
    if (connection.execute(count).scalar() or 0) >= MOST_MUTED:
        raise Refusal("not_now", "server-push-muted-too-many", most=MOST_MUTED)
    connection.execute(insert_or_ignore(connection, MutedTableRow).values(device=device, table=table))


def move_notices(connection: Connection, device: str, to: str, tables: Collection[str], all_of_it: bool) -> None:
    """Let notices of moved tables follow their person.

    Browsers and quiet hours stay with the device they belong to; the feed goes along with everything else, unless the
    other device has one.
    """
    for model in (MutedTableRow, NoticeRow):
        moved = (model.device == device) & model.table.in_(tables)
        connection.execute(delete(model).where(model.device == to, model.table.in_(tables)))
        connection.execute(update(model).where(moved).values(device=to))
    if not all_of_it:
        return
    feed = connection.execute(select(Device.feed_hash).where(Device.id == device)).scalar()
    free = connection.execute(select(Device.id).where(Device.id == to, Device.feed_hash.is_(None))).first()
    if feed is not None and free is not None:
        connection.execute(update(Device).where(Device.id == device).values(feed_hash=None))
        connection.execute(update(Device).where(Device.id == to).values(feed_hash=feed))


# ---- the feed


def set_feed(connection: Connection, device: str, secret: str | None) -> None:
    """Give a device's feed another address, or (None) none."""
    value = None if secret is None else hashed(secret)
    connection.execute(update(Device).where(Device.id == device).values(feed_hash=value))


def find_feed(connection: Connection, secret: str) -> FeedOwner | None:
    """Whose feed is at a secret address."""
    row = connection.execute(
        select(Device.id, Device.language, Device.quiet).where(Device.feed_hash == hashed(secret))
    ).first()
    if row is None:
        return None
    asked = (
        select(NoticeRow.table, NoticeRow.at)
        .join(TableRow, TableRow.id == NoticeRow.table)
        .where(NoticeRow.device == row.id, NoticeRow.kind.in_(ASKING), TableRow.status.in_(("open", "running")))
    )
    found = {each.table: each.at for each in connection.execute(asked)}
    return FeedOwner(device=row.id, language=row.language, quiet=_quiet(row.quiet), asked=found)


# ---- the key


def keep_fact(connection: Connection, name: str, value: str) -> str:
    """Keep a fact unless it is known already; what is known."""
    connection.execute(insert_or_ignore(connection, FactRow).values(name=name, value=value))
    return connection.execute(select(FactRow.value).where(FactRow.name == name)).scalar_one()


class NoticeStore:
    """What is stored for notices, in the same database as the rest."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def queue(self, table: str, wanted: QueueNotices) -> None:
        """Keep notices that come from no change of a table."""
        await self._database.write(lambda c: queue(c, table, wanted))

    async def claim(self, now: float, until: float, most: int) -> list[ClaimedNotice]:
        """Take on notices that are due; nobody else gets them before ``until``."""
        return await self._database.write(lambda c: claim(c, now, until, most))

    async def next_due(self) -> float | None:
        """When the next notice is due."""
        return await self._database.read(next_due)

    async def settle(self, notice: WaitingNotice, settled: Settled | None) -> None:
        """Say what becomes of a claimed notice; None: it is deleted."""
        await self._database.write(lambda c: settle(c, notice, settled))

    async def recipient(self, device: str, table: str) -> Recipient | None:
        """Whom a notice is for."""
        return await self._database.read(lambda c: read_recipient(c, device, table))

    async def subscribe(self, device: str, session: str, wanted: Subscription, now: float) -> None:
        """Keep where a browser takes notices (Refusal)."""
        await self._database.write(lambda c: subscribe(c, device, session, wanted, now))

    async def unsubscribe(self, device: str, id: str) -> bool:
        """Forget where a browser of a device takes notices; whether it did."""
        return await self._database.write(lambda c: unsubscribe(c, device, id))

    async def delete_subscription(self, id: str) -> None:
        """Forget where a browser took notices that is gone."""
        await self._database.write(lambda c: delete_subscription(c, id))

    async def report(self, id: str, failures: int, paused: float | None) -> None:
        """Record how often in a row a push service has not taken a notice."""
        await self._database.write(lambda c: report(c, id, failures, paused))

    async def subscription(self, device: str, id: str) -> Subscription | None:
        """A subscription of a device by its id."""
        return await self._database.read(lambda c: find_subscription(c, device, id))

    async def info(self, device: str) -> NoticeInfo:
        """How a device wants to be told."""
        return await self._database.read(lambda c: read_info(c, device))

    async def set_quiet(self, device: str, quiet: QuietHours | None) -> None:
        """Change a device's quiet hours."""
        await self._database.write(lambda c: set_quiet(c, device, quiet))

    async def mute(self, device: str, table: str, muted: bool) -> None:
        """A device wants no notices of a table any more, or wants them again (Refusal)."""
        await self._database.write(lambda c: mute(c, device, table, muted))

    async def set_feed(self, device: str, secret: str | None) -> None:
        """Give a device's feed another address, or (None) none."""
        await self._database.write(lambda c: set_feed(c, device, secret))

    async def feed(self, secret: str) -> FeedOwner | None:
        """Whose feed is at a secret address."""
        return await self._database.read(lambda c: find_feed(c, secret))

    async def keep_fact(self, name: str, value: str) -> str:
        """Keep a fact unless it is known already; what is known."""
        return await self._database.write(lambda c: keep_fact(c, name, value))
