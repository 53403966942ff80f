"""The bodies of requests about cups."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

from ..kernel.data import Data
from .bodies import Body, Name, Ruleset
from .cups.data import BIGGEST_TABLE, MOST_ROUNDS, CupOptions

Round = Annotated[int, Meta(ge=1, le=MOST_ROUNDS)]
#: The number of a player, or of a table in its round.
Number = Annotated[int, Meta(ge=1, le=10_000)]
Place = Annotated[int, Meta(ge=1, le=BIGGEST_TABLE)]


class CupWish(CupOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new cup; ``play``: the host takes part, as ``player``."""

    name: Name
    ruleset: Ruleset
    play: bool = True
    player: Name = ""


class CupJoin(Body, frozen=True, kw_only=True):
    """The name by which one takes part."""

    name: Name = ""


class CupSettings(Body, frozen=True, kw_only=True):
    """What the host may change while a cup is played."""

    auto: bool


class CupLinkWish(Body, frozen=True, kw_only=True):
    """Whether the link of a cup shall be another than it was."""

    renew: bool = False


class CupRound(Body, frozen=True, kw_only=True):
    """The round that shall begin."""

    round: Round


class CupWithdrawal(Body, frozen=True, kw_only=True):
    """The player who shall not be paired any more."""

    player: Number


class CupRuling(Body, frozen=True, kw_only=True):
    """How a table counts that was not played to its end: places by seat, or (None) all equal."""

    round: Round
    table: Number
    places: Annotated[list[Place], Meta(max_length=BIGGEST_TABLE)] | None = None


#: All of them, for the description of the protocol.
CUP_BODIES: Final[tuple[type[Data], ...]] = (
    CupWish,
    CupJoin,
    CupSettings,
    CupLinkWish,
    CupRound,
    CupWithdrawal,
    CupRuling,
)
