"""Player kits: for each game its policies, what its players know, and worlds that fit what a seat knows.

A built-in game has its kit in ``festina.bots.<game>.kit`` (games know nothing of bots), a game of another package in
``<its package>.kit``; either module calls it ``KIT``. A game without a kit is played by bots that need none:
``random``, and programs.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias

from ..kernel.contract import AnyDefinition, EventT, TableT, ViewT
from ..kernel.errors import BadBot
from ..kernel.layout import Layout, Record
from ..kernel.messages import Message
from ..registry import find_part
from .base import Bot

#: The layout of a record of which only the game knows more.
AnyLayout: TypeAlias = Layout[Any]


@dataclass(frozen=True)
class Turning(Generic[EventT]):
    """A decision, or several that were turned up together, that changed the chances of a seat."""

    seat: int
    #: What happened, as everybody saw it, until somebody decided again.
    events: Sequence[EventT]
    #: The states before and after it.
    before: bytes
    after: bytes


@dataclass(frozen=True)
class PlayerKit(Generic[TableT, ViewT, EventT]):
    """What bots need to know of one game."""

    #: The package whose modules ``search`` and ``playouts`` are compiled: the game's own, or the templates'.
    package: str
    #: The policies by name; ``strategist`` is the best of them, by which a search lets every seat play.
    policies: Mapping[str, int]
    #: The action of a seat by its policy, from (state, rules, knowledge, players, seat, key, index, scratch).
    choose: Callable[..., int]
    knowledge_layout: AnyLayout
    #: None where there is no search.
    tree_layout: AnyLayout | None
    #: What a strategist knows of a table, as a cursor.
    knowledge: Callable[[TableT], Record]
    #: The bytes of a state that fits a view and events; the number decides how hidden things lie.
    world: Callable[[TableT, ViewT, Sequence[EventT], int], bytes]
    #: What a policy remembers, from the events a seat has seen: each decision may be made in another process.
    memory: Callable[[Sequence[EventT], int], int]
    #: The most that a noise of 100 adds to the worth of an action, in the numbers that the policies compare.
    unit: int
    #: A key of what ``knowledge`` gives: equal where that is the same. None where there is nothing to know.
    knowledge_key: Callable[[TableT], str] | None = None
    #: Tables that have all these keys between them.
    known_tables: tuple[str, ...] = ()
    #: The policies that use what can be known beforehand.
    planning: frozenset[str] = frozenset({"strategist"})
    #: Choices are hidden and simultaneous: a search draws from a mixture instead of taking the best.
    mixes: bool = False
    #: The specs of level 1, 2 and so on, calibrated in the arena.
    levels: tuple[str, ...] = ()
    #: How the levels were measured, from level 2 on: what each of two seats wins against two of the level below, at a
    #: table of four (docs/strength.md has the commands and intervals).
    level_shares: tuple[float, ...] = ()
    #: The win shares of all entrants in states of which everything is known, given as bytes; None: no judgement.
    judge: Callable[[TableT, Sequence[bytes]], list[list[float]]] | None = None
    #: The layout of the learned judgement's weights, and the weights; None where nothing was learned.
    net_layout: AnyLayout | None = None
    weights: Callable[[], bytes] | None = None
    #: The tables at which it is learned, the usual one first.
    training: tuple[str, ...] = ()
    #: What came of a decision, in sentences, the most telling ones alone; None: everything is told as it happened.
    tell: Callable[[TableT, Turning[EventT]], list[Message]] | None = None
    #: The bots that play this game alone.
    bots: tuple[type[Bot], ...] = ()


#: The kit of a game of which only the contract is known.
AnyKit: TypeAlias = PlayerKit[Any, Any, Any]


def knowledge_file(game: str, key: str) -> str:
    """The name under which what can be known of some tables of a game is kept (``kernel.cache``)."""
    return f"plan-{game}-{key}"


def find_kit(game: AnyDefinition) -> AnyKit | None:
    """The kit of a game, if it has one."""
    return find_part(game, __package__, "kit", "kit", "KIT", PlayerKit)


def kit_of(game: AnyDefinition) -> AnyKit:
    """The kit of a game that needs one (BadBot)."""
    kit = find_kit(game)
    if kit is None:
        raise BadBot("bot-no-kit", game=game.name)
    return kit
