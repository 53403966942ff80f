"""Editions, boards and hare modes: data with provenance, read once from ``data/`` and checked there."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from typing import Literal, TypeVar

import msgspec

from ..kernel.data import Data
from ..kernel.messages import Message, Params, in_languages
from ..kernel.view import EditionFact, EditionInfo
from .codes import FINISH, Effect, Kind
from .layout import SWITCHES
from .words import EFFECTS, KINDS, MODE_CODES

_SPACES = {
    "hare": Kind.HARE,
    "carrot": Kind.CARROT,
    "lettuce": Kind.LETTUCE,
    "tortoise": Kind.TORTOISE,
    "2": Kind.TWO,
    "3": Kind.THREE,
    "4": Kind.FOUR,
    "1/5/6": Kind.ONE_FIVE_SIX,
}
_EFFECTS = {name: code for code, name in EFFECTS.items()}

Runner = Literal["tortoise", "hedgehog"]
HareKind = Literal["chart", "die", "deck"]


class Described(Data, frozen=True, forbid_unknown_fields=True, dict=True):
    """A table of a data file under its id."""

    id: str


class Board(Described, frozen=True):
    """A board: its spaces between Start and Finish, and how sure we are of them."""

    spaces: tuple[str, ...]
    confidence: float
    about: dict[str, str]

    @cached_property
    def kinds(self) -> tuple[int, ...]:
        """The 65 kinds of space from Start to Finish."""
        return (Kind.START, *(_SPACES[name] for name in self.spaces), Kind.FINISH)

    def spaces_of(self, kind: int) -> int:
        """The track spaces of a kind, a bit each (as a signed number: space 63 is the sign)."""
        bits = sum(1 << space for space in range(1, FINISH) if self.kinds[space] == kind)
        return bits - (1 << 64) if bits >> 63 else bits

    def tortoise_behind(self, space: int) -> int:
        """The nearest tortoise space behind, or -1."""
        return max((s for s in range(1, space) if self.kinds[s] == Kind.TORTOISE), default=-1)

    @property
    def percent(self) -> int:
        """How sure we are of the whole, out of 100."""
        return round(100 * self.confidence)


@dataclass(frozen=True)
class Card:
    """A kind of card in a hare deck: its name in records, how many there are (HT-742: data), what it does."""

    name: str
    count: int
    effect: int
    value: int = 0


class HareMode(Described, frozen=True):
    """What a hare space does in an edition."""

    kind: HareKind = msgspec.field(name="mode")
    #: Where we know it from.
    source: dict[str, str]
    reconstructed: bool = False
    switches: tuple[str, ...] = ()
    #: The effects by row and column, of a chart or a die.
    cells: tuple[tuple[str, ...], ...] = msgspec.field(name="table", default=())
    #: Row and column, from 1, of the cells that are certain; none listed: all are.
    known_cells: tuple[tuple[int, int], ...] = ()
    #: How many there are of each card of a deck.
    counts: dict[str, int] = msgspec.field(name="cards", default_factory=dict)

    @property
    def mode(self) -> int:
        """The kind as the rules know it."""
        return MODE_CODES[self.kind]

    @cached_property
    def table(self) -> tuple[tuple[int, ...], ...]:
        """The effects of a chart or a die as the rules know them."""
        return tuple(tuple(_EFFECTS[name] for name in row) for row in self.cells)

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """The cards of a deck."""
        return tuple(_card(name, count) for name, count in self.counts.items())

    @cached_property
    def effects(self) -> frozenset[int]:
        """All that it can bring."""
        return frozenset(card.effect for card in self.cards) | {effect for row in self.table for effect in row}


def _card(name: str, count: int) -> Card:
    if name == "0":
        return Card(name, count, Effect.ZERO)
    if name[0] in "+-":
        return Card(name, count, Effect.CARROTS, int(name))
    return Card(name, count, _EFFECTS[name])


class HareEditionInfo(EditionInfo, frozen=True):
    """What tells an edition apart at a glance."""

    #: What it calls the slow runner.
    runner: Runner
    #: Whether its board prints the distance to Finish instead of the distance from Start.
    printed_to_finish: bool
    #: The kind of every space from Start to Finish.
    spaces: list[str]
    #: What its hare spaces do.
    hare: HareKind
    #: How many cards its hare deck has; 0 without a deck.
    cards: int
    #: The carrots at the start by the number of players.
    carrots: dict[int, int]
    #: The carrots allowed at Finish whatever the place; None: ten times the place.
    finish_limit: int | None


class Edition(Described, frozen=True):
    """One frozen description of a published edition, as ``data/editions.toml`` gives it."""

    names: dict[str, str]
    years: tuple[int, ...]
    publishers: tuple[str, ...]
    start: dict[int, int]
    restart: int | Literal["as_started"]
    finish_limit: int | Literal["10*place"]
    printed_numbers: Literal["from_start", "to_finish"]
    slow_runner: Runner
    summary: dict[str, str]
    board_id: str = msgspec.field(name="board")
    hare_id: str = msgspec.field(name="hare")
    own_switches: tuple[str, ...] = msgspec.field(name="switches", default=())
    #: What tells it apart in fewer words than the summary has.
    brief: dict[str, str] = msgspec.field(default_factory=dict)
    #: The languages whose readers begin with it.
    languages: tuple[str, ...] = ()
    #: The age on the box, by language, or for ``any``.
    age: dict[str, int] = msgspec.field(default_factory=dict)
    #: Where rules come from in this edition, if that is not as in all.
    marks: dict[str, str] = msgspec.field(default_factory=dict)
    #: The rules that have a note in this edition.
    notes: tuple[str, ...] = ()
    #: What no source settles.
    reconstructed: dict[str, str] | None = None

    @cached_property
    def board(self) -> Board:
        return boards()[self.board_id]

    @cached_property
    def hare(self) -> HareMode:
        return hare_modes()[self.hare_id]

    @cached_property
    def switches(self) -> dict[str, bool]:
        """Every switch, on or off."""
        on = {*self.own_switches, *self.hare.switches}
        return {name: name in on for name in SWITCHES}

    def restart_carrots(self, players: int) -> int:
        """HT-801: what a seat holds after a restart."""
        return self.start[players] if self.restart == "as_started" else self.restart

    @property
    def flat_limit(self) -> int | None:
        """HT-850: the carrots allowed at Finish whatever the place; None: ten times the place."""
        return None if self.finish_limit == "10*place" else self.finish_limit

    @cached_property
    def printed_to_finish(self) -> bool:
        return self.printed_numbers == "to_finish"

    def printed_number(self, space: int) -> int:
        """The small number printed on a space."""
        return FINISH - space if self.printed_to_finish else space

    def uncertain(self) -> list[Message]:
        """What is our reconstruction in its own numbers and cards."""
        return [in_languages(self.reconstructed)] if self.reconstructed else []

    def facts(self) -> list[EditionFact]:
        """What a comparison with other editions shows."""
        several = {players: carrots for players, carrots in sorted(self.start.items()) if players > 2}
        few, many = min(several.values()), max(several.values())
        values: dict[str, Params] = {
            "start": {"carrots": few, "then": many, "more": 0 if few == many else _first_with(several, many)},
            "two": {"carrots": self.start[2]},
            "restart": {"carrots": self.restart},
            "finish": {"limit": self.flat_limit or 0},
            "hare": {"mode": self.hare.kind, "cards": sum(self.hare.counts.values())},
            "board": {"about": in_languages(self.board.about)},
            "printed": {"printed": self.printed_numbers},
            "runner": {"runner": self.slow_runner},
        }
        return [
            EditionFact(Message(f"hare-fact-{name}"), Message(f"hare-fact-{name}-value", params))
            for name, params in values.items()
        ]

    def info(self) -> HareEditionInfo:
        """The edition as lists show it."""
        board = [Message("hare-reconstructed-board", {"confidence": self.board.percent})]
        return HareEditionInfo(
            id=self.id,
            names=dict(self.names),
            years=list(self.years),
            publishers=list(self.publishers),
            players=sorted(self.start),
            languages=list(self.languages),
            brief=in_languages(self.brief or self.summary),
            summary=in_languages(self.summary),
            facts=self.facts(),
            reconstructed=[*self.uncertain(), *(board if self.board.confidence < 1 else [])],
            runner=self.slow_runner,
            printed_to_finish=self.printed_to_finish,
            spaces=[KINDS[kind] for kind in self.board.kinds],
            hare=self.hare.kind,
            cards=sum(self.hare.counts.values()),
            carrots=dict(self.start),
            finish_limit=self.flat_limit,
        )

    @property
    def title(self) -> str:
        """The name on the box, in the first language it was published in."""
        return next(iter(self.names.values()))


def _first_with(carrots: dict[int, int], amount: int) -> int:
    """The smallest number of players who begin with so many carrots."""
    return min(players for players, given in carrots.items() if given == amount)


D = TypeVar("D", bound=Described)


def read_data(name: str) -> dict[str, dict[str, object]]:
    """The tables of a data file by their ids."""
    return tomllib.loads(files(__package__).joinpath("data", name).read_text(encoding="utf-8"))


def _described(kind: type[D], file: str) -> dict[str, D]:
    """The tables of a file; one that does not fit fails with its id and what is wrong."""
    found = {}
    for id, table in read_data(file).items():
        try:
            found[id] = msgspec.convert({"id": id, **table}, kind, str_keys=True)
        except msgspec.ValidationError as problem:
            raise ValueError(f"{file}, {id}: {problem}") from None
    return found


def _check_switches(id: str, given: tuple[str, ...]) -> None:
    unknown = set(given) - set(SWITCHES)
    if unknown:
        raise ValueError(f"{id}: no such switch: {', '.join(sorted(unknown))}; there are: {', '.join(SWITCHES)}")


@cache
def boards() -> dict[str, Board]:
    """All boards by id."""
    return _described(Board, "boards.toml")


@cache
def hare_modes() -> dict[str, HareMode]:
    """All modes of the hare spaces by id."""
    found = _described(HareMode, "hares.toml")
    for id, mode in found.items():
        _check_switches(id, mode.switches)
    return found


@cache
def editions() -> dict[str, Edition]:
    """All editions by id, oldest first."""
    found = _described(Edition, "editions.toml")
    for id, edition in found.items():
        _check_switches(id, edition.own_switches)
    return found
