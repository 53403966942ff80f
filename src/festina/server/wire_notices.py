"""What the server sends about notices, and takes: declared here, as ``wire`` and ``bodies`` do for the rest."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from ..kernel.data import Data

#: Characters of a push service's address, and of a browser's keys.
LONGEST_ENDPOINT: Final = 1000

TimeOfDay = Annotated[str, Meta(pattern=r"^([01][0-9]|2[0-3]):[0-5][0-9]$")]
Zone = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_+\-]+(/[A-Za-z0-9_+\-]+)*$", max_length=60)]
SubscriptionId = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class QuietHours(Data, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """When notices do not disturb, by the clock of a time zone; ``to`` may be on the next day."""

    since: TimeOfDay = msgspec.field(name="from")
    to: TimeOfDay
    zone: Zone


# ---- what is sent


class PushedNotice(Data, frozen=True, kw_only=True):
    """What a browser is sent, encrypted, and shows; ``table`` None: a try-out."""

    kind: Literal["turn", "time", "lent", "removed", "over", "rematch", "invite", "plan", "test"]
    table: str | None
    title: str
    body: str
    #: What is opened.
    url: str
    #: A newer notice with the same tag takes its place.
    tag: str
    lang: str
    at: float
    #: The label of the button that opens it.
    play: str


class PushKey(Data, frozen=True):
    """The public key by which push services know this server; None: it sends no notices."""

    key: str | None


class SubscriptionInfo(Data, frozen=True, kw_only=True):
    """A browser of mine that takes notices. ``id`` is the SHA-256 of its endpoint, in hexadecimal."""

    id: str
    created: float
    #: Times in a row that its push service has not taken a notice.
    failures: int


class NoticeInfo(Data, frozen=True, kw_only=True):
    """How a device wants to be told."""

    subscriptions: list[SubscriptionInfo]
    quiet: QuietHours | None
    #: The tables of which it wants no notices.
    muted: list[str]
    #: Whether it has a feed.
    feed: bool


class Tried(Data, frozen=True):
    """A try-out was taken by the push service."""

    sent: Literal[True] = True


class FeedAddress(Data, frozen=True):
    """The secret address of a feed, told once: what is stored is its hash."""

    address: str


# ---- what is exported


class ExportedSubscription(Data, frozen=True, kw_only=True):
    """Where a browser of the device takes notices; its keys are secrets of the browser."""

    endpoint: str
    created: float
    failures: int
    paused: float | None


class ExportedNotice(Data, frozen=True, kw_only=True):
    """Something that the device was told, or is to be told."""

    table: str
    kind: str
    at: float
    due: float | None
    sent: float | None


class ExportedNotices(Data, frozen=True, kw_only=True):
    """What is stored about the device's notices; of the feed's address there is a hash alone."""

    quiet: QuietHours | None
    feed: bool
    muted: list[str]
    subscriptions: list[ExportedSubscription]
    waiting: list[ExportedNotice]


# ---- what is taken


class SubscriptionKeys(Data, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """With what notices for a browser are encrypted."""

    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]


class SubscriptionWish(Data, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where this browser takes notices, as its own ``PushSubscription`` says."""

    endpoint: Annotated[str, Meta(max_length=LONGEST_ENDPOINT)]
    keys: SubscriptionKeys


class TryWish(Data, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which of my browsers shall get a notice to try it out."""

    id: SubscriptionId


class NoticeChange(Data, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How this device wants to be told; what is left out stays as it is, ``quiet`` null: at any hour."""

    quiet: QuietHours | UnsetType | None = UNSET


BODIES: Final[tuple[type[Data], ...]] = (SubscriptionWish, TryWish, NoticeChange)
SENT: Final[tuple[type[Data], ...]] = (PushedNotice, PushKey, NoticeInfo, Tried, FeedAddress)
