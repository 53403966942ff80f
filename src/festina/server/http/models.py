"""The bodies of requests."""

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

    type: Literal["move", "undo", "retract", "takeback", "agree", "decline", "lend", "return"]
    id: Annotated[str, StringConstraints(min_length=1, max_length=64)]
    seat: int | Literal["chance"]
    action: Annotated[str, StringConstraints(max_length=40)] | None = None
    version: int | None = None
    to: int | None = None

    def message(self) -> dict[str, Any]:
        """What was given."""
        return self.model_dump(exclude_none=True)
