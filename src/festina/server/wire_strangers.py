"""What the server sends among strangers: blocks, reports, and announcements of the operator."""

from __future__ import annotations

from typing import Final, Literal

from ..kernel.data import Data


class BlockInfo(Data, frozen=True, kw_only=True):
    """A person whom the asking device has blocked; ``id`` names the block, not the person's device."""

    id: str
    #: The person's name then.
    name: str
    at: float


class BlockList(Data, frozen=True):
    """Everybody whom the asking device has blocked, the latest first."""

    blocks: list[BlockInfo]


class Blocked(Data, frozen=True):
    """The seats of a table whose people the asking device has blocked."""

    blocked: list[int]


class Reported(Blocked, frozen=True, kw_only=True):
    """The operator has been told."""

    reported: Literal[True] = True


class AnnouncementInfo(Data, frozen=True, kw_only=True):
    """What the operator says to everybody; ``expires`` None: until it is withdrawn."""

    number: int
    text: str
    at: float
    expires: float | None


class AnnouncementList(Data, frozen=True):
    """What the operator says to everybody now, the oldest first."""

    announcements: list[AnnouncementInfo]


#: What is sent by itself, for the description of the protocol.
SENT: Final[tuple[type[Data], ...]] = (
    BlockList,
    Blocked,
    Reported,
    AnnouncementList,
)
