"""Commands: everything a client may ask for on a socket, declared and decoded here and nowhere else.

What changes a table may be sent over HTTP, too.
"""

from __future__ import annotations

import re
from typing import Annotated, Final, Literal, TypeAlias, get_args

import msgspec
from msgspec import Meta

from ..kernel.data import Data, tag_of
from .manners import Reaction
from .refusal import Refusal

#: The longest message a client may send, in characters.
LONGEST_COMMAND: Final = 8 * 1024
LONGEST_ID: Final = 64
LONGEST_ACTION: Final = 40

Id = Annotated[str, Meta(min_length=1, max_length=LONGEST_ID)]
Action = Annotated[str, Meta(max_length=LONGEST_ACTION)]


class Command(Data, frozen=True, kw_only=True, tag_field="type"):
    """What a client asks for; ``id`` is the client's own name for it."""

    id: Id


class SeatCommand(Command, frozen=True, kw_only=True):
    """A command of one of the device's seats."""

    seat: int


class Move(Command, frozen=True, kw_only=True, tag="move"):
    """Play an action; ``version`` is what the client saw when it decided."""

    seat: int | Literal["chance"]
    action: Action
    version: int


class Undo(SeatCommand, frozen=True, kw_only=True, tag="undo"):
    """Take back the seat's last decision."""


class Retract(SeatCommand, frozen=True, kw_only=True, tag="retract"):
    """Take back the seat's hidden choice."""


class AskTakeback(SeatCommand, frozen=True, kw_only=True, tag="takeback"):
    """Ask the others to let the seat go back before its last decision."""


class Agree(SeatCommand, frozen=True, kw_only=True, tag="agree"):
    """Agree to a take-back."""


class Decline(SeatCommand, frozen=True, kw_only=True, tag="decline"):
    """Decline a take-back, or withdraw one's own."""


class Lend(SeatCommand, frozen=True, kw_only=True, tag="lend"):
    """Let the stand-in play for the absent person of seat ``to``."""

    to: int


class Return(SeatCommand, frozen=True, kw_only=True, tag="return"):
    """Take one's seat back from the stand-in."""


class Wake(SeatCommand, frozen=True, kw_only=True, tag="wake"):
    """Let resting bots go on."""


class Say(Command, frozen=True, kw_only=True, tag="chat"):
    """Say something, for one of the device's seats."""

    text: str
    seat: int | None = None


class React(Command, frozen=True, kw_only=True, tag="react"):
    """Say something without words, for one of the device's seats."""

    reaction: Reaction
    seat: int | None = None


class AskWhy(Command, frozen=True, kw_only=True, tag="why"):
    """Ask about one action of a seat: its price, and every reason against it."""

    seat: int
    action: Action


class AskView(Command, frozen=True, kw_only=True, tag="view"):
    """Ask for a seat's whole view: with the forbidden choices and the reasons against them."""

    seat: int


class Ping(Data, frozen=True, tag_field="type", tag="ping"):
    """A sign of life."""


class Hello(Data, frozen=True, tag_field="type", tag="hello"):
    """The first message of a client: the protocol it speaks and the last version it has seen."""

    protocol: int
    version: int | None = None


#: What changes a table; each is stored as an entry and acknowledged.
Change: TypeAlias = Move | Undo | Retract | AskTakeback | Agree | Decline | Lend | Return | Wake
#: What only asks.
Question: TypeAlias = AskWhy | AskView
#: Everything a client may send once it has said hello.
AnyCommand: TypeAlias = Change | Question | Say | React | Ping

CHANGES: Final[tuple[type[Change], ...]] = get_args(Change)


#: The types of commands that exist, as a client writes them.
KNOWN: Final = tuple(tag_of(kind) for kind in get_args(AnyCommand))

_decoder: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)


#: What the decoder raises for texts that are not JSON, or nested too deeply to be meant.
BROKEN: Final = (msgspec.DecodeError, UnicodeError, RecursionError)


def decode_command(text: str | bytes) -> AnyCommand:
    """The command that a text holds; Refusal says what is wrong with it."""
    if len(text) > LONGEST_COMMAND:
        raise Refusal("too_large", "server-too-large", kilobytes=LONGEST_COMMAND // 1024)
    try:
        command = _decoder.decode(text)
    except msgspec.ValidationError as problem:
        raise _refusal(text, problem) from None
    except BROKEN:
        raise Refusal("malformed", "server-not-json") from None
    if isinstance(command, Command) and not command.id.isprintable():
        raise Refusal("malformed", "server-bad-id", longest=LONGEST_ID)
    return command


def decode_change(text: str | bytes) -> Change:
    """A command that changes a table; Refusal also for those that do not."""
    command = decode_command(text)
    if not isinstance(command, CHANGES):
        raise Refusal("malformed", "server-no-such-command", known=", ".join(map(tag_of, CHANGES)))
    return command


def decode_hello(text: str | bytes) -> Hello | None:
    """A client's first message; None if it is something else."""
    try:
        return msgspec.json.decode(text, type=Hello) if len(text) <= LONGEST_COMMAND else None
    except BROKEN:
        return None


class _Head(Data, frozen=True):
    """As much of a damaged command as its refusal needs."""

    type: object = None
    id: object = None


def _head(text: str | bytes) -> _Head | None:
    """The head of a JSON object; None if the text is something else."""
    try:
        return msgspec.json.decode(text, type=_Head)
    except BROKEN:
        return None


def id_of(text: str | bytes) -> str | None:
    """The id of a message that was not carried out, for its refusal."""
    head = _head(text) if len(text) <= LONGEST_COMMAND else None
    return head.id if head and isinstance(head.id, str) and len(head.id) <= LONGEST_ID else None


def _refusal(text: str | bytes, problem: msgspec.ValidationError) -> Refusal:
    """What is wrong with a command, in the words of the field at fault where it has any."""
    head = _head(text)
    if head is None:
        return Refusal("malformed", "server-not-json")
    if head.type not in KNOWN:
        return Refusal("malformed", "server-no-such-command", known=", ".join(KNOWN))
    if not isinstance(head.id, str) or not 0 < len(head.id) <= LONGEST_ID:
        return Refusal("malformed", "server-bad-id", longest=LONGEST_ID)
    where, _ = _fault(problem)
    if where == "action":
        return Refusal("malformed", "server-bad-action", longest=LONGEST_ACTION)
    if where == "version":
        return Refusal("malformed", "server-no-version")
    if where == "text":
        return Refusal("malformed", "server-chat-empty")
    return malformed(problem)


def malformed(problem: msgspec.ValidationError) -> Refusal:
    """The refusal of JSON that is not what was declared: where it differs, and how."""
    where, message = _fault(problem)
    return Refusal("malformed", "server-malformed", where=where[:80], problem=message[:200])


_FIELD: Final = re.compile(r"(?:missing required|contains unknown) field `(.*?)`")


def _fault(problem: msgspec.ValidationError) -> tuple[str, str]:
    """The field at fault, e.g. ``seats[0].kind``, and what is wrong with it."""
    message, _, path = str(problem).partition(" - at `$")
    field = _FIELD.search(message)
    parts = [path.strip("`."), field[1] if field else ""]
    return ".".join(part for part in parts if part), message
