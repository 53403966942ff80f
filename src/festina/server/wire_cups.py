"""What the server sends about cups."""

from __future__ import annotations

from typing import Final

from ..kernel.data import Data
from .cups.data import CupOptions, CupStatus
from .options import Status


class CupPlayer(Data, frozen=True, kw_only=True):
    """Somebody who takes part; ``number`` is what the other lists call them."""

    number: int
    name: str
    #: The spec of a bot.
    bot: str | None
    #: Whether the player is not paired any more.
    left: bool
    mine: bool


class CupTable(Data, frozen=True, kw_only=True):
    """A table of a round. What is by seat is in the order of ``players``."""

    round: int
    number: int
    #: The table's name, and how it stands; None once it is deleted.
    table: str | None
    status: Status | None
    #: The public name of the finished game.
    share: str | None
    #: The numbers of the players, by seat.
    players: list[int]
    #: The places and the points, by seat; None until it is over.
    places: list[int] | None
    points: list[float] | None
    #: Whether the host has ruled how it went.
    ruled: bool
    mine: bool


class CupStanding(Data, frozen=True, kw_only=True):
    """How a player stands; equals share a rank."""

    rank: int
    #: The player's number.
    player: int
    points: float
    #: What those have whom the player has met: the mean of each table, added up.
    opponents: float
    wins: int
    #: Games that are over.
    played: int


class CupSummary(CupOptions, frozen=True, kw_only=True):
    """A cup in a list."""

    id: str
    name: str
    game: str
    ruleset: str
    status: CupStatus
    #: The round that is played; 0 before the first.
    round: int
    #: Whether the asking device has called it.
    host: bool
    #: The number of the asking device among the players.
    me: int | None
    #: How many people take part.
    people: int
    created: float
    changed: float


class CupInfo(CupSummary, frozen=True, kw_only=True):
    """A cup by itself."""

    players: list[CupPlayer]
    #: All tables, the first round first.
    tables: list[CupTable]
    standings: list[CupStanding]
    #: Whether every table of the round has a result.
    round_over: bool
    #: The seed from which the pairings were drawn; None until the cup is over.
    seed: str | None


class CupList(Data, frozen=True):
    """The cups that the asking device has called or takes part in, the latest first."""

    cups: list[CupSummary]


class CupLink(Data, frozen=True):
    """The code by which people join a cup; None: nobody can."""

    code: str | None


class CupInvitation(Data, frozen=True, kw_only=True):
    """What somebody with the link of a cup sees; ``by`` is the host's name, if the host plays."""

    cup: CupSummary
    by: str | None
    #: The names of the people who take part.
    names: list[str]


class CupDeleted(Data, frozen=True):
    """A cup is deleted."""

    deleted: str


class CupResult(Data, frozen=True, kw_only=True):
    """A line of a cup's results as a file; the rounds are in order, None where the player did not play."""

    rank: int
    name: str
    bot: str | None
    left: bool
    points: float
    opponents: float
    wins: int
    played: int
    places: list[int | None]
    round_points: list[float | None]


class CupGame(Data, frozen=True, kw_only=True):
    """A game of a cup in its results as a file: names and places by seat."""

    round: int
    number: int
    #: The public name of the finished game.
    share: str | None
    names: list[str]
    places: list[int] | None
    ruled: bool


class CupResults(Data, frozen=True, kw_only=True):
    """The results of a cup as a file."""

    cup: str
    name: str
    ruleset: str
    status: CupStatus
    scoring: str
    rounds: int
    seed: str | None
    standings: list[CupResult]
    games: list[CupGame]


class ExportedCup(Data, frozen=True, kw_only=True):
    """A cup that the device takes part in."""

    cup: str
    number: int
    name: str
    left: bool


class HostedCup(Data, frozen=True, kw_only=True):
    """A cup that the device has called, whether it plays in it or not."""

    id: str
    name: str
    ruleset: str
    options: CupOptions
    status: CupStatus
    round: int
    created: float
    changed: float


SENT: Final = (CupInfo, CupList, CupLink, CupInvitation, CupDeleted, CupResults)
