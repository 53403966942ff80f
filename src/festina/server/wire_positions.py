"""What is asked and told about any position, on the analysis board: no table, and nothing is kept."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

from ..analysis.records import LINE
from ..bots.brief import Brief
from ..kernel.data import Data, JsonObject
from ..kernel.insight import ActionShare, Shares
from ..kernel.messages import Message
from ..kernel.view import Actor, OddsLine
from .bodies import LONGEST_RECORD, Body, Ruleset, Seat
from .commands import Action
from .wire import AnyChoice, AnySetting, SentEvent, SentView

#: A position in plain JSON types; what is in it only its game knows.
Facts = Annotated[JsonObject, Meta(extra_json_schema={"additionalProperties": True})]


class PositionWish(Body, frozen=True, kw_only=True):
    """A position: by its facts (none: as a game begins), or as a moment of a record.

    ``seat``: whose eyes are used; without one, those of whoever decides. ``roll``: chance that is due plays by itself,
    from this seed; without one it waits.
    """

    ruleset: Ruleset | None = None
    facts: Facts | None = None
    record: Annotated[str, Meta(max_length=LONGEST_RECORD)] | None = None
    #: How many steps of the record are played.
    step: Annotated[int, Meta(ge=0)] | None = None
    seat: Seat | None = None
    roll: Annotated[int, Meta(ge=0, lt=2**53)] | None = None


class StepWish(PositionWish, frozen=True, kw_only=True):
    """A step from a position: an action of a seat, or an outcome of chance."""

    actor: Actor
    action: Action


class WhyWish(PositionWish, frozen=True, kw_only=True):
    """Why the best action is better than another, in a position."""

    best: Action
    other: Action


class LineCode(Body, frozen=True, kw_only=True):
    """A step of the likely line as a search has it: whose it is (None: chance), and its code in the rules."""

    actor: Seat | None
    code: int


class LineWish(PositionWish, frozen=True, kw_only=True):
    """What the steps of a likely line are called, from a position on."""

    steps: Annotated[tuple[LineCode, ...], Meta(max_length=LINE)]


class PositionInfo(Data, frozen=True, kw_only=True):
    """A position that can arise, as whoever sets it up sees it: with the whole truth, and one seat's view."""

    ruleset: str
    game: str
    players: int
    setting: AnySetting
    facts: Facts
    #: Whose eyes are used; None once the game is over.
    seat: int | None
    #: With the forbidden choices.
    view: SentView
    to_act: list[Actor]
    #: What chance may bring, where it is due.
    chance: list[OddsLine]
    #: What a device needs to think about the choice of the seat, if it has one.
    brief: Brief | None
    #: Everybody's shares where nothing is left to be estimated: the game is over, or its winner is certain.
    known: Shares | None
    #: What has happened on the way to it, from the position that was asked about.
    events: list[SentEvent]


class LikelyStep(Data, frozen=True, kw_only=True):
    """A step of the likely line: whose it is (None: chance), its text, its choice, or the outcome's name and odds."""

    actor: int | None
    text: str
    choice: AnyChoice | None
    title: Message | None
    probability: float | None


class LikelyLine(Data, frozen=True, kw_only=True):
    """How the game is likely to go on from a position."""

    line: tuple[LikelyStep, ...]


class PositionThought(Data, frozen=True, kw_only=True):
    """What the server's search thinks of a position, as the seat that decides may judge it; the best action first."""

    seat: int
    shares: Shares
    #: How far the share of the seat that decides may be off, 19 times out of 20; 0 where the shares are exact.
    doubt: float
    #: Whether the shares are known and not estimated.
    exact: bool
    actions: tuple[ActionShare, ...]
    #: How the game is likely to go on; empty where that cannot be told.
    line: tuple[LikelyStep, ...]
    simulations: int
    #: Whether the best action stands apart from the others.
    clear: bool


class PositionReasons(Data, frozen=True, kw_only=True):
    """Why an action is better than another; empty where nothing can be said."""

    reasons: tuple[Message, ...]


#: For the description of the protocol.
BODIES: Final[tuple[type[Data], ...]] = (PositionWish, StepWish, WhyWish, LineWish)
SENT: Final[tuple[type[Data], ...]] = (PositionInfo, PositionReasons, PositionThought, LikelyLine)
