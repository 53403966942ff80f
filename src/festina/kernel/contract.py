"""The game contract: what a game offers to the kernel, and through it to every other package.

The rules themselves are kernel code in ``<package>.rules`` under fixed names (see ``templates/loops.py`` for how they
are used), what only views ask of them in ``<package>.rules.survey``; the rest, below, is plain Python: words, facts,
views. A game derives from ``Definition`` and names its own types; docs/adding-a-game.md builds one step by step.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Protocol, TypeAlias, TypeVar

from .data import Data, JsonObject
from .events import Event
from .layout import Layout, Record
from .messages import Message, Param, Reason
from .ruleset import Constraint, Option
from .view import Choice, Common, EditionInfo, Figure, Gauge, Outcome, PublicView, Setting, View

if TYPE_CHECKING:
    from .game import Step
    from .position import Position
    from .rulebook import Section

#: The seat name of chance in the public API.
CHANCE: Final = "chance"


class NotAnAction(Exception):
    """A text that is no action at all; the message says what it could be."""

    def __init__(self, key: str, /, **params: Param) -> None:
        super().__init__(key)
        self.message = Message(key, params)


class Table(Protocol):
    """The options chosen at a table, and the rules record made from them."""

    @property
    def options(self) -> Mapping[str, str]: ...

    @property
    def ruleset(self) -> str:
        """The canonical text."""

    @property
    def players(self) -> int:
        """The number of seats."""

    @property
    def entrants(self) -> int:
        """The number of entrants: the seats, and those without one."""

    @property
    def team_of(self) -> Sequence[int] | None:
        """The team of each seat, or None where everybody plays alone."""

    @property
    def has_secrets(self) -> bool:
        """Whether a seat may know what another must not see."""

    @property
    def rules(self) -> Record:
        """The read-only rules record, as ``Layout.fixed`` or a cursor; ``rules.buffer`` are its bytes."""


TableT = TypeVar("TableT", bound=Table)
StateT = TypeVar("StateT")
PublicT = TypeVar("PublicT", bound=PublicView)
ViewT = TypeVar("ViewT", bound=View)
ChoiceT = TypeVar("ChoiceT", bound=Choice)
EventT = TypeVar("EventT", bound=Event)
OutcomeT = TypeVar("OutcomeT", bound=Outcome)


class Definition(ABC, Generic[TableT, StateT, PublicT, ViewT, ChoiceT, EventT, OutcomeT]):
    """A game. ``state`` is always a cursor over the game's state record.

    What many games do not need has an answer here already: hidden choices, dealt hands, editions.
    """

    #: The name in ruleset texts, and the word with which the keys of its messages begin.
    name: ClassVar[str]
    #: The package that holds ``rules`` (``__package__`` of the game's definition).
    package: ClassVar[str]
    options: ClassVar[tuple[Option, ...]]
    #: Which options exclude which.
    constraints: ClassVar[tuple[Constraint, ...]] = ()
    state_layout: ClassVar[Layout]
    rules_layout: ClassVar[Layout]
    #: How the actions end that may be made for a seat which has no other: all can see that nothing else was possible.
    evident: ClassVar[tuple[str, ...]] = ()
    #: The declared types, for decoders and for the description of the protocol.
    view_type: ClassVar[type[View]]
    event_types: ClassVar[tuple[type[Event], ...]]
    outcome_type: ClassVar[type[Outcome]]
    setting_type: ClassVar[type[Setting]]
    sheet_type: ClassVar[type[Data] | None] = None
    edition_type: ClassVar[type[EditionInfo]] = EditionInfo

    # ---- the table

    @abstractmethod
    def table(self, options: Mapping[str, str]) -> TableT:
        """Check the options and set the table (BadRuleset)."""

    @abstractmethod
    def setting(self, table: TableT) -> Setting:
        """What does not change during a game, for those who draw it."""

    def editions(self) -> Sequence[EditionInfo]:
        """The published editions, oldest first; the option ``edition`` names them. Empty where there is only one."""
        return ()

    def minutes(self, table: TableT) -> int | None:
        """About how long a game among people takes, in minutes; None where nobody knows."""
        return None

    def demo(self) -> str | None:
        """The record of a game that is nice to watch, for a page that shows one by itself; None: there is none."""
        return None

    def lesson(self, table: TableT, name: str) -> JsonObject | None:
        """The facts of the position in which a lesson begins, for ``start``; None if the game has no such lesson."""
        return None

    def rulebook(self, table: TableT, whole: bool = False) -> list[Section]:
        """The rules that matter at a table, in chapters; ``whole``: for all numbers of players and variants."""
        return []

    def sheet(self, table: TableT) -> Data | None:
        """The numbers, cards and charts that belong to the rulebook."""
        return None

    def entrant_name(self, table: TableT, entrant: int) -> Message | None:
        """The name of an entrant without a seat; None for a seat."""
        return None

    def printed_number(self, table: TableT, space: int) -> int:
        """The number that the board prints on a space."""
        return space

    # ---- texts

    @abstractmethod
    def parse_action(self, table: TableT, state: StateT, text: str) -> int:
        """The code of an action text (NotAnAction)."""

    @abstractmethod
    def action_text(self, table: TableT, state: StateT, seat: int, code: int) -> str:
        """The text of an action code."""

    @abstractmethod
    def parse_outcome(self, table: TableT, state: StateT, text: str) -> int:
        """The code of a chance outcome's text, negative for one of another moment (NotAnAction)."""

    @abstractmethod
    def outcome_text(self, table: TableT, state: StateT, code: int) -> str:
        """The text of a chance outcome."""

    @abstractmethod
    def outcome_title(self, table: TableT, state: StateT, text: str) -> Message:
        """What a chance outcome is called: the card, the die's face."""

    def outcome_effect(self, table: TableT, state: StateT, text: str) -> Message | None:
        """What a chance outcome does now, where that can be said."""
        return None

    @abstractmethod
    def reasons(self, table: TableT, state: StateT, seat: int, code: int, bits: int) -> list[Reason]:
        """The bits that ``forbids`` gave, explained, ascending by rule; one reason per rule."""

    @abstractmethod
    def outcome_reasons(self, table: TableT, state: StateT, text: str) -> list[Reason]:
        """Why a chance outcome cannot come now."""

    @abstractmethod
    def not_to_act(self, table: TableT, state: StateT) -> Reason:
        """The reason for chance when it is not to act."""

    # ---- what happened, and what there is to see

    @abstractmethod
    def events(self, table: TableT, rows: Sequence[tuple[int, ...]]) -> list[EventT]:
        """Log rows as typed events."""

    def automatic(self, event: EventT) -> str | None:
        """The checked comment for what the game does by itself, or None."""
        return None

    @abstractmethod
    def facts(self, table: TableT, state: StateT) -> JsonObject:
        """The whole truth in plain JSON types (the kernel adds the ruleset and ``to_act``)."""

    @abstractmethod
    def start(self, table: TableT, facts: Mapping[str, object]) -> bytes:
        """The state of a start position (BadStart)."""

    @abstractmethod
    def public(self, table: TableT, state: StateT, common: Common) -> PublicT:
        """What everybody may see, built once per state."""

    @abstractmethod
    def view(
        self, table: TableT, state: StateT, seat: int | None, public: PublicT, position: Position, whole: bool
    ) -> ViewT:
        """What a seat (None: a spectator) may see, built from nothing on top of the public part.

        ``whole``: with every choice a person could try, the forbidden ones with their reasons; else the legal ones.
        """

    @abstractmethod
    def choice(self, table: TableT, state: StateT, seat: int, code: int) -> ChoiceT | None:
        """A single choice, legal or not, with its price and the reasons against it; None if it leads nowhere."""

    @abstractmethod
    def outcome(self, table: TableT, state: StateT) -> OutcomeT:
        """Places and winners; of a game that is not over, those that are certain already."""

    def figures(self, table: TableT, state: StateT, steps: Sequence[Step], seat: int) -> Sequence[Figure]:
        """How a seat has played a game that is over, in numbers, from all its steps; the most telling one first."""
        return ()

    def progress(self, table: TableT, state: StateT) -> Sequence[int] | None:
        """How far each seat has come, the more the better: for pictures of a game, and where places alone are equal.

        None where no such number says anything.
        """
        return None

    def gauges(self, table: TableT, state: StateT) -> Sequence[Gauge]:
        """How far everybody is, in each respect that tells the story of a game once it is over."""
        return ()

    def odds_for(
        self, table: TableT, state: StateT, seat: int | None, odds: Mapping[str, Fraction]
    ) -> Mapping[str, Fraction]:
        """The odds of what is due as a seat (None: a spectator) may know them; ``odds`` are the true ones."""
        return odds

    # ---- plans for the next turn, where people play slowly

    def turn_ahead(self, table: TableT, state: StateT, seat: int) -> bytes | Message:
        """The state in which a seat would decide next if nobody else did anything before; or why nobody can plan that.

        For a seat that is to act it is the state itself, if what it has to decide is what plans are made for. Whatever
        is shown of it is a view of that seat. Games whose seats choose at once, or have no turns, leave this as it is.
        """
        return Message("plan-none")

    def plan_grounds(self, table: TableT, state: StateT, seat: int) -> Mapping[str, int]:
        """What a plan for a turn may depend on, by name, in numbers that the seat may know.

        A person chooses among the names: the plan is carried out only if their numbers are still the same. The message
        ``<game>-plan-if-<name>`` says it, with the number as ``value``.
        """
        return {}

    # ---- what is hidden while the game runs

    def record_text(
        self, table: TableT, state: StateT, actor: int | None, text: str, seat: int | None, now: StateT
    ) -> str:
        """A step as the record of a running game shows it to a seat (None: a spectator): its text, or a veil.

        ``state`` is the one the step was made in, ``now`` the latest.
        """
        return text

    def veiled_start(self, table: TableT, facts: JsonObject, seat: int | None) -> JsonObject:
        """The facts of a start position without what a seat (None: a spectator) may not know."""
        return facts

    def joins(self, table: TableT, state: StateT, text: str) -> bool:
        """Whether a chance outcome shares the record line of the one before it (a dealt hand)."""
        return False

    def can_retract(self, table: TableT, state: StateT, seat: int) -> bool:
        """Whether a seat's hidden choice may be taken back now."""
        return False

    def take_back(self, table: TableT, state: StateT, seat: int) -> None:
        """Take a seat's hidden choice out of a state (only where ``can_retract``)."""
        raise AssertionError("nothing is hidden: there is nothing to take back")


#: A game of which only the contract is known.
AnyDefinition: TypeAlias = Definition[Any, Any, Any, Any, Any, Any, Any]
