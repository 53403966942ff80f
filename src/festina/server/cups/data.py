"""The structures of a cup: its options, its state as the store keeps it, and changes to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final, Literal, NamedTuple

from msgspec import UNSET, Meta, UnsetType

from ...kernel.data import Data, JsonObject
from ..options import Pace, Spec, Status

CupStatus = Literal["open", "running", "over"]
#: ``places``: everybody gets points by place; ``winner``: only who wins does.
Scoring = Literal["places", "winner"]

#: Seats of a cup's tables, rounds, and people who may take part.
SMALLEST_TABLE: Final = 2
BIGGEST_TABLE: Final = 6
MOST_ROUNDS: Final = 9
MOST_PEOPLE: Final = 60


class CupOptions(Data, frozen=True, kw_only=True):
    """What the host of a cup chooses besides its name and the rules."""

    #: Seats of a table.
    size: Annotated[int, Meta(ge=SMALLEST_TABLE, le=BIGGEST_TABLE)]
    rounds: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] = 3
    scoring: Scoring = "places"
    pace: Pace = "live"
    #: The bot that fills seats, and plays for absent people.
    bot: Spec = "level:5"
    #: Whether every table is full; otherwise bots play only where a table could not be laid without them.
    fill: bool = True
    #: Whether the next round begins as soon as all tables of a round are over.
    auto: bool = False

    def chosen(self) -> JsonObject:
        """The options by name, without what a derived structure adds."""
        return {name: getattr(self, name) for name in CupOptions.__struct_fields__}


class StoredCupOptions(CupOptions, frozen=True, kw_only=True):
    """The options as the database keeps them."""

    #: The seed from which pairings are drawn; everybody may read it once the cup is over.
    seed: str
    #: The secret from which the code of the link is made, and how often that was made anew; None: there is no link.
    key: str
    link: int | None = 1


class CupData(Data, frozen=True, kw_only=True):
    """A cup; ``version`` grows with every change."""

    id: str
    #: The device of the host; empty once that device is forgotten.
    host: str
    name: str
    ruleset: str
    options: StoredCupOptions
    status: CupStatus
    #: The round that is played; 0 before the first.
    round: int = 0
    version: int = 0
    created: float
    changed: float


class CupPlayerData(Data, frozen=True, kw_only=True):
    """Somebody who takes part: a person's device, or a bot."""

    number: int
    device: str | None
    name: str
    bot: str | None = None
    #: Whether the player is not paired any more.
    left: bool = False

    @property
    def is_paired(self) -> bool:
        """Whether the player is a person who plays in the next round."""
        return self.bot is None and not self.left and self.device is not None


class CupTableData(Data, frozen=True, kw_only=True):
    """A table of a round: its players by seat, and once it is over their places."""

    round: int
    number: int
    table: str | None
    players: tuple[int, ...]
    places: tuple[int, ...] | None = None
    #: Whether the host has ruled how it went.
    ruled: bool = False


class TableNews(NamedTuple):
    """How the table itself stands: its status, and the public name of its finished game."""

    status: Status
    share: str | None


class StoredCup(NamedTuple):
    """A cup with its players and tables in order, and what is known of the tables by their names."""

    data: CupData
    players: list[CupPlayerData]
    tables: list[CupTableData]
    news: dict[str, TableNews]

    @property
    def current(self) -> list[CupTableData]:
        """The tables of the round that is played."""
        return [table for table in self.tables if table.round == self.data.round]

    @property
    def is_between_rounds(self) -> bool:
        """Whether no table of the present round is missing a result."""
        return all(table.places is not None for table in self.current)


class CupChange(Data, frozen=True, kw_only=True):
    """A change to a cup; None leaves a value as it is."""

    at: float
    status: CupStatus | None = None
    round: int | None = None
    options: StoredCupOptions | None = None
    #: The hash of the link's code; None: there is no link any more.
    code_hash: str | UnsetType | None = UNSET
    #: Players who come, or are different now.
    players: Sequence[CupPlayerData] = ()
    #: The numbers of players who are gone without a trace, before the first round.
    removed: Sequence[int] = ()
    #: Tables that are new.
    tables: Sequence[CupTableData] = ()
    #: A table whose places the host has ruled (Conflict if it has a result already).
    ruled: CupTableData | None = None


class FinishCupTable(Data, frozen=True):
    """A game of a cup is over, with these places by seat."""

    places: tuple[int, ...]
