"""What the host of a table chooses besides the rules: declared once, for requests, stored tables and descriptions."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from ..kernel.data import Data, JsonObject

Status = Literal["open", "running", "over", "closed"]
SeatKind = Literal["person", "bot", "open"]
#: ``live``; with a clock ``live:600+15``: seconds for the whole game (30 to 9999), and more for every decision (up to
#: 300); or the days that a decision may take, ``days:3``.
Pace = Annotated[
    str,
    Meta(pattern=r"^(live(:([3-9][0-9]|[1-9][0-9]{2,3})\+([0-9]|[1-9][0-9]|[12][0-9]{2}|300))?|days:([1-9]|1[0-4]))$"),
]
#: Whether hints are given: ``usual`` means to a person who is alone with bots.
Hinting = Literal["usual", "on", "off"]
#: A bot's spec.
Spec = Annotated[str, Meta(max_length=80)]


class TableOptions(Data, frozen=True, kw_only=True):
    """The options of a table on the server."""

    #: Whether devices without a seat may watch.
    spectators: bool = True
    chat: bool = True
    #: Whether the table itself plays what everybody can see to be forced.
    autoplay: bool = True
    #: Whether the people enter the cards and rolls of a real box.
    companion: bool = False
    pace: Pace = "live"
    #: The bot that plays for an absent person.
    stand_in: Spec = "level:5"
    hints: Hinting = "usual"

    def chosen(self) -> JsonObject:
        """The options by name, without what a derived structure adds."""
        return {name: getattr(self, name) for name in TableOptions.__struct_fields__}

    @property
    def has_clock(self) -> bool:
        """Whether time can run out."""
        return self.pace != "live"

    @property
    def days(self) -> int | None:
        """The days a decision may take; None at a live table."""
        kind, _, number = self.pace.partition(":")
        return int(number) if kind == "days" else None


class Occasion(Data, frozen=True, kw_only=True):
    """What a table is a part of.

    The race of a day (``practice``: tried once more), a round of a cup, a pairing, a lesson, a record's position, or a
    trial, which begins at a moment of a finished game.
    """

    kind: Literal["daily", "practice", "cup", "pairing", "lesson", "position", "trial"]
    #: The day, or the name of the cup or the lesson; empty for a pairing and a position; for a trial the share of the
    #: finished game (empty for a record) and the number of the decision: ``share:31``.
    of: str = ""

    @property
    def is_days_race(self) -> bool:
        """Whether everybody gets the same chance for the same decisions."""
        return self.kind in ("daily", "practice")

    @property
    def says_strength(self) -> bool:
        """Whether the result tells how well somebody plays."""
        return self.kind not in ("practice", "lesson", "position", "trial")

    @property
    def allows_undo(self) -> bool:
        """Whether a seat may undo what nobody has answered yet."""
        return self.kind != "daily"

    @property
    def has_host(self) -> bool:
        """Whether one person may arrange the table: not among strangers who were seated together."""
        return self.kind != "pairing"

    @property
    def allows_takebacks(self) -> bool:
        """Whether the others may let a seat go back."""
        return self.kind not in ("daily", "cup")

    @property
    def allows_hints(self) -> bool:
        """Whether anybody may be helped: not where people are compared with each other."""
        return self.kind not in ("daily", "cup", "pairing")

    @property
    def outlasts_people(self) -> bool:
        """Whether stand-ins play on when the last person has left: somebody else waits for the result."""
        return self.kind == "cup"


class StoredOptions(TableOptions, frozen=True, kw_only=True):
    """The options as the database keeps them, with the secret from which the seeds of the table's bots are made."""

    bot_key: str = ""
    #: Whether chance begins as in a game that these people have played: it says nothing about their strength.
    same_cards: bool = False
    #: What chance brought in that game, in its order: it comes again wherever it can.
    outcomes: tuple[str, ...] = ()
    #: Devices that the host has removed for good.
    barred: tuple[str, ...] = ()
    occasion: Occasion | None = None
    #: The facts of the position in which the game begins; None: as the rules set it up. It is kept with the table, so a
    #: game stays what it was when a later version begins a lesson elsewhere.
    position: JsonObject | None = None
