"""The game contract: what a game's room offers to the kernel, and through it to every other room.

The rules themselves are kernel code in ``<room>.rules`` under fixed names (see ``templates/loops.py`` for how they are
used), what only views ask of them in ``<room>.rules.survey``; the rest, below, is plain Python: words, facts, views.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

from .events import Event
from .layout import Layout
from .messages import Message, Reason
from .ruleset import Option

#: The seat name of chance in the public API.
CHANCE: Final = "chance"


class NotAnAction(Exception):
    """A text that is no action at all; the message says what it could be."""

    def __init__(self, key: str, /, **params: Any) -> None:
        super().__init__(key)
        self.message = Message(key, params)


class Table(Protocol):
    """The options chosen at a table, and the rules record made from them."""

    @property
    def options(self) -> Mapping[str, str]: ...
    @property
    def ruleset(self) -> str: ...
    @property
    def players(self) -> int: ...
    @property
    def rules(self) -> Any: ...


class Definition(Protocol):
    """A game, as its room offers it under the name ``GAME``. ``state`` is always a cursor."""

    name: str
    room: str
    options: tuple[Option, ...]
    state_layout: Layout
    rules_layout: Layout
    #: How the actions end that may be made for a seat which has no other: all can tell that nothing else was possible.
    evident: tuple[str, ...]

    def table(self, options: Mapping[str, str]) -> Any:
        """Check the options and set the table (BadRuleset)."""

    def parse_action(self, table: Any, state: Any, text: str) -> int:
        """The code of an action text (NotAnAction)."""

    def action_text(self, table: Any, state: Any, seat: int, code: int) -> str:
        """The text of an action code."""

    def parse_outcome(self, table: Any, state: Any, text: str) -> int:
        """The code of a chance outcome's text (NotAnAction)."""

    def outcome_text(self, table: Any, state: Any, code: int) -> str:
        """The text of a chance outcome."""

    def reasons(self, table: Any, state: Any, seat: int, code: int, bits: int) -> list[Reason]:
        """The bits that ``forbids`` gave, explained, ascending by rule; one reason a rule."""

    def outcome_reasons(self, table: Any, state: Any, text: str) -> list[Reason]:
        """Why a chance outcome cannot come now."""

    def not_to_act(self, table: Any, state: Any) -> Reason:
        """The reason for a seat (or chance) that is not to act."""

    def events(self, table: Any, rows: Sequence[tuple[int, ...]]) -> list[Event]:
        """Log rows as typed events."""

    def automatic(self, event: Event) -> str | None:
        """The checked comment for what the game does by itself, or None."""

    def facts(self, table: Any, state: Any) -> dict[str, Any]:
        """The whole truth (without the ruleset and ``to_act``, which the kernel adds)."""

    def start(self, table: Any, facts: Mapping[str, Any]) -> bytes:
        """The state of a start position (BadStart)."""

    def view(self, table: Any, state: Any, seat: int | None, engine: Any, native: Any, rules: Any) -> dict[str, Any]:
        """What a seat may see, built from nothing; ``native`` and ``rules`` are what the engine's functions take."""

    def setting(self, table: Any) -> dict[str, Any]:
        """What does not change during a game, for whoever draws it: board, deck, track, in plain JSON types."""

    def outcome(self, table: Any, state: Any) -> dict[str, Any]:
        """Places and winners of a game that is over."""

    def record_text(self, table: Any, state: Any, actor: int | None, text: str, seat: int | None, now: Any) -> str:
        """A step as the record of a running game shows it to a seat (None: a spectator): its text, or a veil.

        ``state`` is the one the step was made in, ``now`` the latest.
        """

    def veiled_start(self, table: Any, facts: dict[str, Any], seat: int | None) -> dict[str, Any]:
        """The facts of a start position without what a seat (None: a spectator) may not know."""

    def joins(self, table: Any, state: Any, text: str) -> bool:
        """Whether a chance outcome shares the record line of the one before it (a dealt hand)."""

    def can_retract(self, table: Any, state: Any, seat: int) -> bool:
        """Whether a seat's hidden choice may be taken back now."""

    def take_back(self, table: Any, state: Any, seat: int) -> None:
        """Take a seat's hidden choice out of a state (only where ``can_retract``)."""
