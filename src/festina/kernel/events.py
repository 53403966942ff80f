"""What happened, as typed values: from them alone a log, a narration or an animation can be made."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, ClassVar

from .messages import Message


@dataclass(frozen=True)
class Event:
    """One thing that happened. Subclasses name the kind and its data; ``only_for`` hides it from all other seats."""

    kind: ClassVar[str] = ""
    game: ClassVar[str] = ""
    #: Whether it shows what was hidden before: nothing may be undone across it.
    reveals: ClassVar[bool] = False

    @property
    def only_for(self) -> int | None:
        """The only seat that may know of it, or None if everybody may."""
        return None

    def as_dict(self) -> dict[str, Any]:
        """Plain JSON types."""
        return {"kind": self.kind, **{field.name: getattr(self, field.name) for field in fields(self)}}

    def message(self) -> Message:
        """The sentence that tells it."""
        return Message(f"{self.game}-event-{self.kind}", {f.name: getattr(self, f.name) for f in fields(self)})
