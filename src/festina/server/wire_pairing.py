"""What the server sends to people who wait for others to play with."""

from __future__ import annotations

from typing import Final

from ..kernel.data import Data


class PairingWanted(Data, frozen=True, kw_only=True):
    """What the asking device waits for."""

    game: str
    #: None: any.
    edition: str | None
    players: int | None
    #: The pace of the table that will be made.
    pace: str
    bots: bool


class PairingCount(Data, frozen=True):
    """How many people wait for a game."""

    game: str
    people: int


class PairingInfo(Data, frozen=True, kw_only=True):
    """Who waits, and how it stands with the asking device."""

    #: The server's time, from which the other moments are counted.
    now: float
    #: After so many milliseconds the page should ask again; who does not is soon taken for gone.
    ask_ms: int
    #: None: the device does not wait.
    wish: PairingWanted | None
    since: float | None
    #: Others whose wish fits, and how many are still missing at least.
    fitting: int
    missing: int
    #: From this moment on the device may begin with bots in the empty seats.
    bots_from: float | None
    #: Where the device was seated: its game has begun.
    table: str | None
    #: Everybody who waits, by game.
    waiting: list[PairingCount]


SENT: Final = (PairingInfo,)
