"""Editions, boards and hare modes: data with provenance, read once from ``data/``."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from .codes import FINISH, Effect, Hare, Kind

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


@dataclass(frozen=True)
class Board:
    """The 65 kinds of space from Start to Finish."""

    id: str
    kinds: tuple[int, ...]
    confidence: float

    def spaces_of(self, kind: int) -> int:
        """The track spaces of a kind, a bit each (as a signed number: space 63 is the sign)."""
        bits = sum(1 << space for space in range(1, FINISH) if self.kinds[space] == kind)
        return bits - (1 << 64) if bits >> 63 else bits

    def tortoise_behind(self, space: int) -> int:
        """The nearest tortoise space behind, or -1."""
        return max((s for s in range(1, space) if self.kinds[s] == Kind.TORTOISE), default=-1)


@dataclass(frozen=True)
class Card:
    """A kind of card in a hare deck: its name in records, how many there are (HT-742: data), what it does."""

    name: str
    count: int
    effect: int
    value: int = 0


@dataclass(frozen=True)
class HareMode:
    """What a hare space does in an edition."""

    id: str
    mode: int
    provenance: str
    note: str
    table: tuple[tuple[int, ...], ...]
    cards: tuple[Card, ...]
    known_cells: tuple[tuple[int, int], ...]
    jump_to_vacant: bool = False
    position_to_finish: bool = False
    position_to_tortoise: bool = False
    choice_of_nothing: bool = False
    give_less: bool = False


@dataclass(frozen=True)
class Edition:
    """One frozen description of a published edition."""

    id: str
    names: dict[str, str]
    years: tuple[int, ...]
    publishers: tuple[str, ...]
    board: Board
    start: dict[int, int]
    restart: int | None  # None: as started
    flat_limit: int | None  # None: ten times the place
    hare: HareMode
    first_pawn_any_lettuces: bool
    printed_to_finish: bool
    slow_runner: str
    age: dict[str, int]
    reconstructed: tuple[str, ...]

    def restart_carrots(self, players: int) -> int:
        """HT-801: what a seat holds after a restart."""
        return self.start[players] if self.restart is None else self.restart

    def printed_number(self, space: int) -> int:
        """The small number printed on a space."""
        return FINISH - space if self.printed_to_finish else space

    @property
    def title(self) -> str:
        """The name on the box, in the first language it was published in."""
        return next(iter(self.names.values()))


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads(files(__package__).joinpath("data", name).read_text(encoding="utf-8"))


@cache
def boards() -> dict[str, Board]:
    """All boards by id."""
    return {
        id: Board(id, (Kind.START, *(_SPACES[name] for name in data["spaces"]), Kind.FINISH), data["confidence"])
        for id, data in _read("boards.toml").items()
    }


def effect_code(name: str) -> int:
    """The number of an effect by its name in the data."""
    return int(getattr(Effect, name.upper()))


def _card(name: str, count: int) -> Card:
    if name == "0":
        return Card(name, count, Effect.ZERO)
    if name[0] in "+-":
        return Card(name, count, Effect.CARROTS, int(name))
    return Card(name, count, effect_code(name))


_SWITCHES = ("jump_to_vacant", "position_to_finish", "position_to_tortoise", "choice_of_nothing", "give_less")


@cache
def hare_modes() -> dict[str, HareMode]:
    """All modes of the hare spaces by id."""
    return {
        id: HareMode(
            id=id,
            mode=int(getattr(Hare, data["mode"].upper())),
            provenance=data["provenance"],
            note=data.get("note", ""),
            table=tuple(tuple(effect_code(cell) for cell in row) for row in data.get("table", ())),
            cards=tuple(_card(name, count) for name, count in data.get("cards", {}).items()),
            known_cells=tuple((row, column) for row, column in data.get("known_cells", ())),
            **{switch: data.get(switch, False) for switch in _SWITCHES},
        )
        for id, data in _read("hares.toml").items()
    }


@cache
def editions() -> dict[str, Edition]:
    """All editions by id, oldest first."""
    return {
        id: Edition(
            id=id,
            names=data["names"],
            years=tuple(data["years"]),
            publishers=tuple(data["publishers"]),
            board=boards()[data["board"]],
            start={int(players): carrots for players, carrots in data["start"].items()},
            restart=None if data["restart"] == "as_started" else data["restart"],
            flat_limit=int(data["finish_limit"].split()[1]) if data["finish_limit"].startswith("flat") else None,
            hare=hare_modes()[data["hare"]],
            first_pawn_any_lettuces=data["first_pawn_lettuces"] == "any",
            printed_to_finish=data["printed_numbers"] == "to_finish",
            slow_runner=data["slow_runner"],
            age=data.get("age", {}),
            reconstructed=tuple(data["reconstructed"]),
        )
        for id, data in _read("editions.toml").items()
    }
