"""The bodies of requests, and of answers as the OpenAPI description tells them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

Name = Annotated[str, StringConstraints(max_length=100)]
Spec = Annotated[str, StringConstraints(max_length=80)]


class Body(BaseModel):
    """Nothing that is not named may be given, and nothing is taken for something else."""

    model_config = ConfigDict(extra="forbid", strict=True)


class SeatWish(Body):
    kind: Literal["person", "bot", "open"]
    name: Name | None = None
    bot: Spec | None = None


class TableWish(Body):
    ruleset: Annotated[str, StringConstraints(max_length=300)] = "hare"
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=6)]
    public: bool = False
    spectators: bool = True
    chat: bool = True
    autoplay: bool = True
    companion: bool = False
    pace: Annotated[str, StringConstraints(pattern=r"^(live|days:([1-9]|1[0-4]))$")] = "live"
    stand_in: Spec = "level:4"
    start: bool = True


class JoinWish(Body):
    name: Name = ""
    seat: Annotated[int, Field(ge=0, le=5)] | None = None


class AcceptWish(Body):
    name: Name = ""


class SeatNumber(Body):
    seat: Annotated[int, Field(ge=0, le=5)]


class SeatChange(Body):
    kind: Literal["bot", "open", "person"] | None = None
    bot: Spec | None = None
    muted: bool | None = None
    remove: bool | None = None
    name: Name | None = None


class Me(Body):
    name: Name | None = None
    language: Annotated[str, StringConstraints(pattern="^[a-z]{2}$")] | None = None


class Code(Body):
    code: Annotated[str, StringConstraints(max_length=40)]


class RecordText(Body):
    record: Annotated[str, StringConstraints(max_length=400_000)]
    seat: Annotated[int, Field(ge=0, le=5)] | None = None


class Command(Body):
    """A command as on the socket."""

    type: Literal["move", "undo", "retract", "takeback", "agree", "decline", "lend", "return", "wake"]
    id: Annotated[str, StringConstraints(min_length=1, max_length=64)]
    seat: int | Literal["chance"]
    action: Annotated[str, StringConstraints(max_length=40)] | None = None
    version: int | None = None
    to: int | None = None

    def message(self) -> dict[str, Any]:
        """What was given."""
        return self.model_dump(exclude_none=True)


# ---- answers: the routers build them as plain data (see describe.py, refusal.py); these say what that looks like


class Reason(BaseModel):
    rule: str
    key: str
    params: dict[str, Any]
    text: str


class Trouble(BaseModel):
    code: Literal[
        "malformed",
        "bad_value",
        "not_yours",
        "not_there",
        "not_now",
        "stale",
        "illegal",
        "too_large",
        "too_fast",
        "trouble",
    ]
    key: str
    params: dict[str, Any]
    text: str
    reasons: list[Reason]


class Problem(BaseModel):
    """Every failure."""

    error: Trouble


class SeatTold(BaseModel):
    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    mine: bool
    bot: str | None
    lent: str | None
    muted: bool
    presence: Literal["here", "away", "bot"]
    gone_since: float | None
    can_lend: bool


class TakebackTold(BaseModel):
    seat: int
    agreed: list[int]
    waiting: list[int]
    decisions: int


class TableTold(BaseModel):
    """A table in a list."""

    id: str
    game: Literal["hare", "whyfirst"]
    ruleset: str
    players: int
    status: Literal["open", "running", "over", "closed"]
    public: bool
    spectators: bool
    chat: bool
    autoplay: bool
    companion: bool
    pace: str
    stand_in: str
    created: float
    changed: float
    host: bool
    watching: int
    seats: list[SeatTold]
    mine: list[int]
    to_act: list[int]
    version: int
    resting: bool
    takeback: TakebackTold | None
    rematch: str | None
    share: str | None


class WholeTable(TableTold):
    setting: dict[str, Any]


class TableHere(WholeTable):
    views: dict[str, dict[str, Any]]
    chat_log: list[dict[str, Any]]


class Tables(BaseModel):
    tables: list[TableTold]


class MeTold(Tables):
    name: str
    language: str


class InvitationTold(BaseModel):
    table: WholeTable
    seat: int
    by: str | None


class MovingCode(BaseModel):
    code: str
    expires: float


class Ack(BaseModel):
    type: Literal["ack"]
    id: str
    version: int
    repeated: bool


def answers(model: type[BaseModel], status: int = 200) -> dict[int | str, dict[str, Any]]:
    """For a router: what it answers when all is well."""
    return {status: {"model": model}}


#: For all routers: what they answer otherwise.
FAILURES: dict[int | str, dict[str, Any]] = {"4XX": {"model": Problem, "description": "Not carried out."}}
#: For routers that answer with plain text.
TEXT: dict[int | str, dict[str, Any]] = {200: {"content": {"text/plain": {"schema": {"type": "string"}}}}}
