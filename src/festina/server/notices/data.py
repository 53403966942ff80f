"""What notices are made of: rows that wait, whom they are for, and when they may disturb."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

from ...kernel.data import Data
from ..wire_notices import QuietHours

#: What is told: it is one's turn, its time runs short, a bot plays for one, one has lost the seat, the game is over,
#: somebody wants a rematch or invites, a plan of one's own was not carried out.
Kind: TypeAlias = Literal["turn", "time", "lent", "removed", "over", "rematch", "invite", "plan"]
#: Kinds that are about a turn, and mean nothing once the game is over.
OF_A_TURN: Final[tuple[Kind, ...]] = ("turn", "time", "plan")
#: Kinds that ask a person to a table: a feed shows them, too.
ASKING: Final[tuple[Kind, ...]] = ("rematch", "invite")


class WaitingNotice(Data, frozen=True, kw_only=True):
    """Something that a device shall be told about a table, to be looked at when it is ``due``."""

    device: str
    table: str
    kind: Kind
    #: The entry that made it true.
    mark: int = 0
    at: float
    due: float


class QueueNotices(Data, frozen=True):
    """Keep notices with a change; ``over``: what waits about turns of its table is void."""

    notices: tuple[WaitingNotice, ...]
    over: bool = False


class ClaimedNotice(WaitingNotice, frozen=True, kw_only=True):
    """One that this process has taken on: nobody else looks at it for a while."""

    sent: float | None
    tries: int
    #: The subscriptions that earlier tries have left; None: all.
    left: list[str] | None


class Settled(NamedTuple):
    """What becomes of a claimed notice: looked at again when it is ``due``, or (None) kept as told."""

    due: float | None = None
    sent: float | None = None
    tries: int = 0
    left: list[str] | None = None


class Subscription(Data, frozen=True, kw_only=True):
    """Where a browser takes notices."""

    id: str
    endpoint: str
    p256dh: str
    auth: str
    failures: int = 0
    #: Until when its push service is left alone.
    paused: float | None = None


class Recipient(Data, frozen=True, kw_only=True):
    """A device as far as its notices of one table are concerned."""

    language: str
    quiet: QuietHours | None
    muted: bool
    subscriptions: list[Subscription]


class FeedOwner(Data, frozen=True, kw_only=True):
    """Whose feed it is, and who has asked this person to which table, when."""

    device: str
    language: str
    quiet: QuietHours | None
    asked: dict[str, float]
