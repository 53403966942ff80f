"""What the host of a table chooses besides the rules: declared once, for requests, stored tables and descriptions."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from ..kernel.data import Data, JsonObject

Status = Literal["open", "running", "over", "closed"]
SeatKind = Literal["person", "bot", "open"]
#: ``live``, or the days a turn may take.
Pace = Annotated[str, Meta(pattern=r"^(live|days:([1-9]|1[0-4]))$")]
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
    stand_in: Spec = "level:4"

    def chosen(self) -> JsonObject:
        """The options by name, without what a derived structure adds."""
        return {name: getattr(self, name) for name in TableOptions.__struct_fields__}

    @property
    def days(self) -> int | None:
        """The days a turn may take; None at a live table."""
        return None if self.pace == "live" else int(self.pace.partition(":")[2])


class StoredOptions(TableOptions, frozen=True, kw_only=True):
    """The options as the database keeps them, with the secret from which the seeds of the table's bots are made."""

    bot_key: str = ""
    #: Devices that the host has removed for good.
    barred: tuple[str, ...] = ()
