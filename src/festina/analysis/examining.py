"""Positions examined in compiled code: the memory of one thread, and what it found."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module

import numpy as np

from ..bots.kits import kit_of
from ..bots.net import SIGHT
from ..bots.records import PLAYERS
from ..bots.searching import modules as search_modules
from ..bots.streams import search_modules as searching_modules
from ..bots.streams import usual_players
from ..bots.tree import fresh
from ..kernel import warm
from ..kernel.contract import AnyDefinition, Table
from ..kernel.insight import INTERVAL, ActionShare, Shares
from ..kernel.log import LOG
from ..kernel.random import stream
from ..kernel.scratch import SCRATCH
from ..kernel.switch import twin
from .kits import insight_of
from .records import ACCOUNT, FINDINGS, PLIES, PROOF, Account, Findings, Proof

#: Simulations between two looks at whether somebody wants to stop.
_CHUNK = 256
#: States that a search or an outlook needs, the root among them, and behind them those of a proof.
STATES = 4 + PLIES


def compiled_modules(game: AnyDefinition) -> tuple[str, ...]:
    """The compiled modules that insight into a game needs."""
    insight = insight_of(game)
    package = twin(insight.package)
    own = [twin(module) for module in (insight.outlook, insight.proving) if module]
    return (*search_modules(game), *(f"{package}.{name}" for name in ("reading", "line", "accounts")), *own)


def warm_up_insight(game: AnyDefinition, wait: bool = True) -> None:
    """Load the compiled code of insight into a game; compiling it takes a minute, the very first time."""
    warm.warm_up(_warm_name(game), compiled_modules(game), wait)


def is_warm(game: AnyDefinition) -> bool:
    """Whether the compiled code of insight into a game is there."""
    return warm.is_warm(_warm_name(game))


def _warm_name(game: AnyDefinition) -> str:
    return f"insight-{game.name}"


@dataclass(frozen=True)
class Found:
    """What was found out about a position: its shares, and of each action (by code) what it is worth and loses."""

    shares: Shares
    simulations: int
    #: How uncertain the shares are: the square of a standard error.
    doubt: float
    #: Whether the shares are known and not estimated.
    exact: bool = False
    #: The codes of the actions, in the order of the search; the number of the best one.
    codes: tuple[int, ...] = ()
    best: int = 0
    errors: tuple[float, ...] = ()
    actions: tuple[ActionShare, ...] = ()

    def ranked(self) -> tuple[ActionShare, ...]:
        """The actions, the best first, then by what they lose."""
        order = sorted(range(len(self.codes)), key=lambda i: (i != self.best, self.errors[i], -self.actions[i].visits))
        return tuple(self.actions[i] for i in order)


class Examiner:
    """Searches and outlooks at one table, one at a time. Each thread has its own."""

    def __init__(self, definition: AnyDefinition, table: Table) -> None:
        self._kit, insight = kit_of(definition), insight_of(definition)
        kit = self._kit
        assert kit.net_layout is not None
        assert kit.tree_layout is not None
        assert kit.weights is not None
        warm_up_insight(definition)
        search = import_module(searching_modules(kit)[0])
        self._plant, self._weigh_root, self._search = search.plant, search.weigh_root, search.search
        reading = import_module(f"{twin(insight.package)}.reading")
        self._read_out, self._error_of = reading.read_out, reading.error_of
        self._read_line: Callable[..., None] = import_module(f"{twin(insight.package)}.line").read_line
        self._look_out: Callable[..., None] | None = None
        self._prove: Callable[..., None] | None = None
        if insight.outlook:
            self._look_out = import_module(twin(insight.outlook)).look_out
        if insight.proving:
            self._prove = import_module(twin(insight.proving)).prove
        self.entrants = table.entrants
        self._states = np.zeros(STATES, definition.state_layout.dtype)
        self._rules = definition.rules_layout.record(bytearray(table.rules.buffer))
        self._know = kit.knowledge_layout.record(kit.knowledge(table).buffer)
        self._net = kit.net_layout.record(bytearray(kit.weights()))
        self._players = PLAYERS.record(usual_players(kit).buffer)
        self._sight = SIGHT.record(bytearray(SIGHT.size))
        self._scratch = SCRATCH.record(bytearray(SCRATCH.size))
        self._log = LOG.record(bytearray(LOG.size))
        tree = fresh(kit.tree_layout)
        self._tree = kit.tree_layout.record(tree)
        #: What the last search left behind, for those who look further into it.
        self.tree = kit.tree_layout.cursor(tree)
        proof = bytearray(PROOF.size)
        self._proof = PROOF.record(proof)
        self.proof: Proof = PROOF.cursor(proof)
        findings = bytearray(FINDINGS.size)
        self._findings = FINDINGS.record(findings)
        self.findings: Findings = FINDINGS.cursor(findings)
        self._key = np.uint64(0)
        self._seat = self._done = 0

    def begin(self, state: bytes, seat: int, key: int, places: bool = False) -> None:
        """Make a state the root of a search for a seat."""
        self._seat, self._done, self._places = seat, 0, places
        self._key = np.uint64(stream(key, 0))
        self._states[1] = np.frombuffer(state, dtype=self._states.dtype)[0]
        self.proof.count = 0
        if self._prove is not None and not places:
            self._prove(self._states, self._rules, seat, self._scratch, self._log, self._proof)
        self._plant(self._tree)
        self._weigh_root(
            self._states, self._rules, self._know, self._net, np.uint64(key), places, seat,
            self._scratch, self._log, self._sight, self._tree,
        )  # fmt: skip

    def go_on(self, sims: int, wanted: Callable[[], bool] = lambda: True) -> bool:
        """Add simulations to the search, and read out what it has found; False if it was broken off."""
        end = self._done + sims
        while self._done < end and wanted():
            last = min(self._done + _CHUNK, end)
            self._search(
                self._states, self._rules, self._know, self._net, self._players, self._key, self._done, last, True,
                self._places, self._seat, self._scratch, self._log, self._sight, self._tree,
            )  # fmt: skip
            self._done = last
        self._read_out(self.entrants, self._seat, self._kit.mixes, self._sight, self._tree, self._proof, self._findings)
        return self._done == end

    def line(self) -> tuple[tuple[int | None, int], ...]:
        """How the game is likely to go on after the last search: whose each step is (None: chance), and its code."""
        self._read_line(
            self._states, self._rules, self._seat, self._kit.mixes, self._log, self._tree, self._findings
        )  # fmt: skip
        found = self.findings
        actors = (None if actor < 0 else actor for actor in found.step_actor[: found.steps])
        return tuple(zip(actors, found.step_code[: found.steps], strict=True))

    def look_out(self, state: bytes, key: int, sims: int) -> None:
        """Find the shares of a moment from everybody's knowledge."""
        assert self._look_out is not None
        self._states[1] = np.frombuffer(state, dtype=self._states.dtype)[0]
        self._look_out(
            self._states, self._rules, self._know, self._net, self._players, np.uint64(key), sims,
            self._scratch, self._log, self._sight, self._tree, self._findings,
        )  # fmt: skip

    def found(self, text_of: Callable[[int], str]) -> Found:
        """What the last search or outlook found; ``text_of`` gives the text of an action's code."""
        found, entrants = self.findings, range(self.entrants)
        actions = []
        for i in range(found.count):
            own, reach = found.worth[i, self._seat], INTERVAL * found.spread[i]
            actions.append(
                ActionShare(
                    action=text_of(found.code[i]),
                    visits=found.visits[i],
                    win_share=own,
                    place=found.place[i],
                    error=found.spread[i],
                    probability=found.chance[i],
                    low=max(own - reach, 0.0),
                    high=min(own + reach, 1.0),
                    shares=tuple(found.worth[i, entrant] for entrant in entrants),
                )
            )
        return Found(
            shares=tuple(found.shares[entrant] for entrant in entrants),
            simulations=found.simulations,
            doubt=found.doubt[0],
            exact=bool(found.exact),
            codes=tuple(found.code[: found.count]),
            best=found.best,
            errors=tuple(float(self._error_of(self._seat, i, self._findings)) for i in range(found.count)),
            actions=tuple(actions),
        )


@dataclass(frozen=True)
class Worth:
    """What a moment is worth to everybody, and how uncertain that is: the square of a standard error."""

    shares: Shares
    doubt: float = 0.0


class Accountant:
    """The account of a game, kept in compiled code (see ``templates/accounts``)."""

    def __init__(self, definition: AnyDefinition) -> None:
        warm_up_insight(definition)
        self._code = import_module(f"{twin(insight_of(definition).package)}.accounts")
        buffer = bytearray(ACCOUNT.size)
        self._account = ACCOUNT.record(buffer)
        self.book: Account = ACCOUNT.cursor(buffer)

    def mean(self, parts: Sequence[tuple[float, Worth]]) -> Worth:
        """The mean of shares by their probabilities."""
        self._code.clear_mean(self._account)
        for weight, worth in parts:
            for entrant, share in enumerate(worth.shares):
                self.book.part[entrant] = share
            self.book.part_doubt[0] = worth.doubt
            self._code.add_to_mean(self._account, weight)
        return Worth(
            tuple(self.book.mean[entrant] for entrant in range(len(parts[0][1].shares))), self.book.mean_doubt[0]
        )

    def reach(self, doubt: float) -> float:
        """How far a figure may be off, 19 times out of 20, by the square of its standard error."""
        return float(self._code.reach_of(doubt))

    def open(self, entrants: int) -> None:
        """Begin with the shares in ``book.before``."""
        self._code.open_account(self._account, entrants)

    def settle_chance(self, step: int) -> None:
        """Put a change to luck."""
        self._code.settle_chance(self._account, step)

    def settle_choices(self, step: int) -> None:
        """Put a change to the skill of the members."""
        self._code.settle_choices(self._account, step)

    def close(self) -> None:
        """Work out what average luck would have brought."""
        self._code.close_account(self._account)
