"""What the server tells a person about themselves and the people they have played with."""

from __future__ import annotations

from typing import Literal

from ..kernel.data import Data
from ..kernel.messages import Message
from .wire_tables import TableList, TableSummary

# ---- what I have played


class Rival(Data, frozen=True, kw_only=True):
    """Another seat of a finished game: the person's name, or the bot's spec."""

    seat: int
    name: str
    bot: str | None
    place: int | None


class FigureInfo(Data, frozen=True, kw_only=True):
    """A number that says how somebody has played, and what it counts."""

    title: Message
    value: float


class ResultInfo(Data, frozen=True, kw_only=True):
    """What the asking person achieved in a finished game."""

    #: The game's public name, under which it can be looked at; None once it is deleted.
    share: str | None
    game: str
    ruleset: str
    players: int
    seat: int
    #: None where the rules give no place.
    place: int | None
    won: bool
    started: float
    ended: float
    rivals: list[Rival]
    figures: list[FigureInfo]
    #: Whether it counted for the ratings, and by how much.
    rated: bool
    change: float | None


class ResultList(Data, frozen=True, kw_only=True):
    """Results, the latest first; ``next`` asks for those before them, None if there are no more."""

    results: list[ResultInfo]
    next: str | None


class Tally(Data, frozen=True, kw_only=True):
    """How somebody has done in some games: how many, how many won, and the mean place where there are places."""

    #: What these games have in common: an edition, a number of seats, an opponent's name or a bot's spec; "" for all.
    of: str
    bot: bool = False
    games: int
    won: int
    place: float | None


class GameStatistics(Data, frozen=True, kw_only=True):
    """How the asking person has done in one game."""

    game: str
    all: Tally
    editions: list[Tally]
    players: list[Tally]
    opponents: list[Tally]
    #: The mean length of a game, in seconds.
    seconds: float
    #: Means of the game's own figures.
    figures: list[FigureInfo]


class Statistics(Data, frozen=True, kw_only=True):
    """How the asking person has done, by game; tables that were shared on one device do not count."""

    games: list[GameStatistics]


# ---- who I am


class SessionInfo(Data, frozen=True, kw_only=True):
    """A browser that acts as the asking person; ``id`` names it, and says nothing about its secret."""

    id: str
    #: The browser and its system, as far as it says so.
    label: str
    created: float
    seen: float
    #: Whether it is the asking one.
    this: bool


class SessionList(Data, frozen=True):
    """All browsers that act as the asking person, the last one seen first."""

    sessions: list[SessionInfo]


class PasskeyInfo(Data, frozen=True, kw_only=True):
    """A passkey of the asking person."""

    id: str
    name: str
    created: float
    used: float | None


class PasskeyList(Data, frozen=True):
    """All passkeys of the asking person, the oldest first."""

    passkeys: list[PasskeyInfo]


class PasskeyOptions(Data, frozen=True, kw_only=True):
    """What a browser needs to make a passkey; bytes are written in base64url."""

    challenge: str
    #: The host that the passkey belongs to.
    host: str
    #: Whom it is for: bytes that say nothing, and the person's name.
    user: str
    name: str
    algorithms: list[int]
    #: The passkeys that there are already.
    known: list[str]
    seconds: float


class ProofOptions(Data, frozen=True, kw_only=True):
    """What a browser needs to use a passkey."""

    challenge: str
    host: str
    seconds: float


class SignedIn(Data, frozen=True, kw_only=True):
    """Whether the browser acts as the passkey's person now; if not, what it brings along once that is confirmed."""

    signed_in: bool
    brings: list[TableSummary]
    secret: str | None
    expires: float | None


# ---- whom I know


class PersonInfo(Data, frozen=True, kw_only=True):
    """A person the asking one has played with; ``id`` names them to the asking person alone."""

    id: str
    name: str
    runner: int | None
    #: Games together, and when the last one was played.
    games: int
    last: float | None
    #: Whether the asking person wants to see when they are here (``asked``), they do (``asks``), or both.
    friend: Literal["none", "asked", "asks", "both"]
    #: Whether they are here; None where not both want it to be seen.
    here: bool | None
    blocked: bool


class PeopleList(Data, frozen=True, kw_only=True):
    """The people the asking one has played with, the latest first."""

    people: list[PersonInfo]
    #: Whether friends may see when the asking person is here.
    visible: bool


class InvitationToMe(Data, frozen=True, kw_only=True):
    """Somebody asks the person to a table; ``back``: to the seat that the host had taken them off."""

    id: str
    table: TableSummary
    seat: int
    by: str | None
    at: float
    back: bool


class InvitationList(Data, frozen=True):
    """What the asking person is asked to, the latest first."""

    invitations: list[InvitationToMe]


class MeInfo(TableList, frozen=True, kw_only=True):
    """The asking person: name, language, the figure they like to run with, their tables, and what they are asked to."""

    name: str
    language: str
    runner: int | None
    invitations: list[InvitationToMe]


class TableLink(Data, frozen=True):
    """The code of the link by which everybody takes a free seat of a table; None if there is none."""

    code: str | None


# ---- what is stored about me


class ExportedProfile(Data, frozen=True, kw_only=True):
    """What is stored about the asking person besides tables.

    That is their figure, their browsers and passkeys, their results, whom they know, and what they are asked to.
    """

    runner: int | None
    sessions: list[SessionInfo]
    passkeys: list[PasskeyInfo]
    results: list[ResultInfo]
    people: list[PersonInfo]
    invitations: list[InvitationToMe]


#: What is sent by itself, for the description of the protocol.
SENT: tuple[type[Data], ...] = (
    ResultList,
    Statistics,
    SessionList,
    PasskeyList,
    PasskeyOptions,
    ProofOptions,
    SignedIn,
    PeopleList,
    MeInfo,
    InvitationList,
    TableLink,
    ExportedProfile,
)
