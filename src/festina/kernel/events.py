"""What happened, as typed values: from them alone a log, a narration or an animation can be made."""

from __future__ import annotations

from typing import ClassVar

from .data import Data
from .messages import Message, Param


class Event(Data, frozen=True, tag_field="kind"):
    """One thing that happened. A subclass per kind, with its data; its tag is the kind."""

    #: The game's name, with which the keys of its messages begin.
    game: ClassVar[str] = ""
    #: Whether the event shows what was hidden before: nothing may be undone across it.
    reveals: ClassVar[bool] = False

    @property
    def kind(self) -> str:
        """The kind of event, e.g. ``paid``."""
        return str(self.__struct_config__.tag)

    @property
    def only_for(self) -> int | None:
        """The only seat that may know of it, or None if everybody may."""
        return None

    def params(self) -> dict[str, Param]:
        """The fields that its sentence may name; a flag is the word ``yes`` or ``no``."""
        fields = {name: getattr(self, name) for name in self.__struct_fields__}
        return {name: _param(value) for name, value in fields.items() if not isinstance(value, tuple)}

    def message(self) -> Message:
        """The sentence for it."""
        return Message(f"{self.game}-event-{self.kind}", self.params())


def _param(value: Param) -> Param:
    return ("yes" if value else "no") if isinstance(value, bool) else value
