"""What the store takes and gives: tables, seats, devices, and the changes to a table, as frozen structures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from msgspec import UNSET, UnsetType

from ...kernel.data import Data
from ..cups.data import FinishCupTable
from ..entries import Entry
from ..manners import ReportReason
from ..notices.data import QueueNotices, WaitingNotice
from ..options import SeatKind, Status, StoredOptions
from ..tokens import hashed
from ..wire_cups import ExportedCup, HostedCup
from ..wire_daily import ExportedDaily
from ..wire_notices import ExportedNotices
from ..wire_plans import Dropped, ExportedPlan
from ..wire_privacy import ExportedBan, ExportedCode, ExportedDevice, ExportedLine, ExportedReport
from ..wire_ratings import ExportedRating
from ..wire_strangers import AnnouncementInfo, BlockInfo
from ..wire_tables import ChatLine

#: The name on a seat whose person is forgotten.
NOBODY: Final = "–"
#: What is marked as due before it is deleted.
What: TypeAlias = Literal["tables", "devices"]
WHAT: Final[tuple[What, ...]] = ("tables", "devices")


class Conflict(Exception):
    """Another process has changed the table in the meantime."""


class DeviceData(Data, frozen=True):
    """A browser; its cookie authenticates it."""

    id: str
    name: str = ""
    language: str = ""
    #: The figure that this person likes to run with.
    runner: int | None = None


class SessionData(NamedTuple):
    """A browser that acts as a device: ``session`` is the hash of its secret, ``id`` its public name."""

    session: str
    id: str
    label: str
    created: float
    seen: float


class PasskeyData(Data, frozen=True, kw_only=True):
    """A passkey; ``credential`` is the name that its authenticator gave it."""

    credential: str
    device: str
    public_key: bytes
    sign_count: int
    name: str
    created: float
    used: float | None = None

    @property
    def id(self) -> str:
        """Its public name."""
        return hashed(f"passkey {self.credential}")[:16]


#: What a secret is for: to make a passkey, to sign in with one, to bring along what the browser has.
ChallengeKind: TypeAlias = Literal["make", "use", "bring"]


class ChallengeData(NamedTuple):
    """A secret that was given: to which device, and the device that a passkey has proven since."""

    device: str | None
    proven: str | None


class SeatData(Data, frozen=True):
    """A seat as it is now."""

    seat: int
    kind: SeatKind
    device: str | None = None
    name: str = ""
    bot: str | None = None
    #: The bot that plays for an absent person.
    lent: str | None = None
    muted: bool = False
    #: Whether its person reads and writes words, besides reactions.
    words: bool = True
    #: The figure that runs for it; None: the one of its number.
    runner: int | None = None

    @property
    def has_person(self) -> bool:
        """Whether a person decides for the seat now."""
        return self.kind == "person" and self.device is not None and self.lent is None


class TableData(Data, frozen=True, kw_only=True):
    """A table: its rules and options, and where its list of entries stands."""

    id: str
    #: The device that may arrange the table.
    host: str
    ruleset: str
    #: The dealer's seed.
    seed: int
    options: StoredOptions
    status: Status
    public: bool
    #: The number of the last entry.
    version: int = 0
    created: float
    changed: float
    #: The next table with the same people.
    rematch: str | None = None
    #: The public name of the finished game.
    share: str | None = None


class FormerData(Data, frozen=True):
    """A person whom the host has taken off a seat, by the entry with this number."""

    seat: int
    device: str
    name: str
    version: int
    at: float


class StoredTable(NamedTuple):
    """A table with its seats in order, and its entries in order, from some number on."""

    data: TableData
    seats: list[SeatData]
    entries: list[Entry]
    #: Who was taken off a seat; None if the entries cannot have changed that.
    former: list[FormerData] | None = None


class SharedGame(NamedTuple):
    """A finished game: its record as text, and who sat there."""

    text: str
    seats: list[SeatData]


class UseInvitation(Data, frozen=True):
    """Use an invitation up (Refusal if that has happened already)."""

    code_hash: str


class KeepFormer(Data, frozen=True):
    """Remember whom the host has taken off a seat."""

    former: FormerData


class ForgetFormer(Data, frozen=True):
    """Forget that a device was ever taken off a seat of the table."""

    device: str


class CreateTable(Data, frozen=True):
    """Make another table."""

    data: TableData
    seats: Sequence[SeatData]


class MoveChat(Data, frozen=True):
    """Give another device what one has said at the table: for a seat, or (None) for all its seats."""

    device: str
    to: str
    seat: int | None


class Opponent(Data, frozen=True, kw_only=True):
    """Another seat of a finished game: who sat there, or the bot's spec."""

    seat: int
    name: str
    bot: str | None
    place: int | None


class ResultData(Data, frozen=True, kw_only=True):
    """What a person achieved in a finished game."""

    table: str
    seat: int
    device: str
    game: str
    ruleset: str
    players: int
    #: None where the rules give no place.
    place: int | None
    won: bool
    started: float
    ended: float
    opponents: tuple[Opponent, ...]
    #: Figures of the game itself, by their names.
    figures: dict[str, int]


class KeptResult(NamedTuple):
    """A result as it is kept: with the game's public name, and what it changed in the ratings."""

    result: ResultData
    share: str | None
    rated: bool
    change: float | None


class PastGame(NamedTuple):
    """A result, and the devices of the other people by their seats."""

    result: ResultData
    people: dict[int, str]


class KeepResults(Data, frozen=True):
    """Keep what people have achieved in a game that has just ended."""

    results: tuple[ResultData, ...]


class FinishDaily(Data, frozen=True, kw_only=True):
    """A run of a day's race is over."""

    place: int
    #: The person's decisions.
    turns: int
    #: How far the person has come, where the game says so.
    score: float | None
    #: The person's rank at each decision, and at the end.
    shape: tuple[int, ...]
    ended: float


class RatedSeat(NamedTuple):
    """A seat of a game that counts for ratings: a person's device, or the strength of a bot; neither: nobody knows."""

    device: str | None
    strength: float | None
    place: float


class RateGame(Data, frozen=True, kw_only=True):
    """Change the ratings of those for whom a game counts (``only`` one of them, who has left it)."""

    game: str
    seats: tuple[RatedSeat, ...]
    at: float
    only: str | None = None


class StoredPlan(Data, frozen=True, kw_only=True):
    """What a seat will do when its turn comes: the first of the steps that is legal, if its grounds are the same."""

    seat: int
    #: The version of the table that the person saw.
    version: int
    steps: tuple[str, ...]
    grounds: dict[str, int]
    at: float
    dropped: Dropped | None = None


class UsePlan(Data, frozen=True):
    """A seat's plan of a certain moment is carried out by this change."""

    seat: int
    at: float


class EndPlans(Data, frozen=True):
    """Forget the plans of some seats, or (None) of all."""

    seats: tuple[int, ...] | None


class DropPlans(Data, frozen=True, kw_only=True):
    """Plans that wait will not be carried out: all of a table, or ``only`` one; ``notices`` are by seat."""

    reason: Dropped
    notices: dict[int, WaitingNotice]
    only: UsePlan | None = None


#: What may be done in the transaction of a table's change.
Also: TypeAlias = (
    UseInvitation
    | CreateTable
    | KeepResults
    | FinishDaily
    | FinishCupTable
    | RateGame
    | QueueNotices
    | KeepFormer
    | ForgetFormer
    | UsePlan
    | EndPlans
    | DropPlans
)


class TableChange(Data, frozen=True, kw_only=True):
    """A change to a table: its entries, and what they mean for seats and table; None leaves a value as it is."""

    entries: tuple[Entry, ...] = ()
    #: The seats that are different now.
    seats: tuple[SeatData, ...] = ()
    status: Status | None = None
    host: str | None = None
    public: bool | None = None
    options: StoredOptions | None = None
    rematch: str | None = None
    share: str | None = None
    record: str | None = None
    #: When the next clock runs out; None: there is none that runs.
    deadline: float | UnsetType | None = UNSET
    also: tuple[Also, ...] = ()


class Invited(NamedTuple):
    """The seat that an invitation is for; None: any free one."""

    table: str
    seat: int | None


class PersonData(NamedTuple):
    """Somebody with whom a device has played; ``id`` is what they are called towards it."""

    device: str
    id: str
    name: str
    runner: int | None
    #: Tables together, the latest first, and when that was last changed.
    tables: list[str]
    last: float | None
    #: Whether the device wants to see when they are here, and they when it is.
    wanted: bool = False
    wants: bool = False
    blocked: bool = False


class PersonalInvitation(NamedTuple):
    """An invitation that one device finds among its games; ``id`` is its public name."""

    id: str
    code_hash: str
    table: str
    seat: int
    at: float


class Moving(NamedTuple):
    """What a moving code moves from a device: one seat, or (None) all of them."""

    device: str
    table: str | None
    seat: int | None


class Offered(NamedTuple):
    """The tables at which a moving code moves something, the latest first, and until when it lives."""

    tables: list[str]
    expires: float


class Said(NamedTuple):
    """Something said is stored under this number; ``repeated``: it had been before."""

    number: int
    repeated: bool
    #: The devices that have blocked its author.
    deaf: frozenset[str] = frozenset()


class Author(NamedTuple):
    """Who said something, and by which name."""

    device: str
    name: str


class ChatLog(NamedTuple):
    """What was said at a table, as much as a device gets, and the seats whose people it has blocked."""

    lines: list[ChatLine]
    blocked: list[int]


class Blocking(NamedTuple):
    """Whether a device has blocked another, and the other it."""

    mine: bool
    theirs: bool


class ReportData(Data, frozen=True, kw_only=True):
    """What a device tells the operator about a person at a table."""

    table: str
    device: str
    about: str
    seat: int
    name: str
    reason: ReportReason
    text: str
    #: The range of the person's address, if they are connected.
    network: str | None
    at: float


class StoredReport(ReportData, frozen=True, kw_only=True):
    """A report as the operator reads it."""

    number: int
    #: What the person had said at the table then, oldest first.
    said: list[ChatLine]
    #: When the operator closed it.
    closed: float | None


class BanData(Data, frozen=True, kw_only=True):
    """A device, or a range of addresses, that may look and not play; ``expires`` None: until it is lifted."""

    number: int
    device: str | None
    network: str | None
    reason: str
    at: float
    expires: float | None


class OperatorNews(NamedTuple):
    """What the operator has said and forbidden; ``mark`` changes with every act of the operator."""

    mark: str
    bans: list[BanData]
    announcements: list[AnnouncementInfo]


class StoredExport(NamedTuple):
    """What is stored about a device, besides its tables."""

    device: ExportedDevice
    chat: list[ExportedLine]
    blocks: list[BlockInfo]
    reports: list[ExportedReport]
    moving_codes: list[ExportedCode]
    notices: ExportedNotices
    bans: list[ExportedBan]
    daily: list[ExportedDaily]
    ratings: list[ExportedRating]
    plans: list[ExportedPlan]
    cups: list[ExportedCup]
    hosted_cups: list[HostedCup]


class DailyBegun(NamedTuple):
    """A run that begins."""

    day: str
    game: str
    device: str
    table: str
    name: str
    started: float


class DailyData(NamedTuple):
    """A run: of whom, and how it went if it is over; ``is_running``: its table is being played."""

    device: str
    table: str
    name: str
    place: int | None
    turns: int | None
    score: float | None
    shape: list[int] | None
    is_running: bool


class DailyBoard(NamedTuple):
    """The runs of a day in one game: the best in order, the asking device's own and its rank, and the numbers."""

    best: list[DailyData]
    mine: DailyData | None
    rank: int | None
    places: dict[int, int]
    running: int


class RatingData(NamedTuple):
    """A device's rating at a game; ``history`` has a time, a table, the rating and its change for each game."""

    device: str
    game: str
    mu: float
    sigma: float
    games: int
    on: bool
    listed: bool
    history: list[list[float | str]]
    #: The device's name, in a list.
    name: str = ""
