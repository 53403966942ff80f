"""The search bot: compiled search on worlds that fit what the seat knows, within the time and cores given."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from math import sqrt
from typing import ClassVar

import numpy as np

from ..kernel import engine, warm
from ..kernel.contract import AnyDefinition
from ..kernel.events import Event
from ..kernel.layout import Layout, Record
from ..kernel.log import LOG
from ..kernel.messages import Message
from ..kernel.player import ActionReport, Decision
from ..kernel.random import below, stream
from ..kernel.scratch import SCRATCH
from ..kernel.switch import twin
from ..kernel.view import View
from .base import Bot, Seat, legal_actions
from .kits import AnyKit, find_kit, kit_of
from .net import SIGHT
from .policies import STRATEGIST, PolicyBot, own_stream
from .records import PLAYERS, SEATS, Players
from .spec import BotSpec, Parameter
from .tree import Edges, fresh

#: Simulations between two looks at the clock.
_CHUNK = 64
_DEFAULT_SIMULATIONS = 2000


def modules(game: AnyDefinition) -> tuple[str, ...]:
    """The compiled modules that a search needs."""
    return (f"{twin(game.package)}.rules", _search_module(kit_of(game)))


def warm_up_search(game: AnyDefinition, wait: bool = False) -> None:
    """Load the compiled search of a game, in the background unless ``wait``."""
    warm.warm_up(_warm_name(game), modules(game), wait)


def _search_module(kit: AnyKit) -> str:
    return f"{twin(kit.package)}.search"


def _warm_name(game: AnyDefinition) -> str:
    return f"search-{game.name}"


class _Worker:
    """The memory of one thread of a search."""

    def __init__(self, seat: Seat, kit: AnyKit, tree_layout: Layout[Edges], know: Record, players: Players) -> None:
        definition, table = seat.definition, seat.table
        assert kit.net_layout is not None
        self.states = np.zeros(3, definition.state_layout.dtype)
        self.rules = definition.rules_layout.record(table.rules.buffer)
        self.know = kit.knowledge_layout.record(know.buffer)
        self.players = PLAYERS.record(players.buffer)
        self.net = kit.net_layout.record(bytearray(kit.net_layout.size))
        self.learned = False
        self.sight = SIGHT.record(bytearray(SIGHT.size))
        self.scratch = SCRATCH.record(bytearray(SCRATCH.size))
        self.log = LOG.record(bytearray(LOG.size))
        self.buffer = fresh(tree_layout)
        self.tree = tree_layout.record(self.buffer)
        self.read = tree_layout.cursor(self.buffer)
        self.number = seat.number
        compiled = import_module(_search_module(kit))
        self._plant: Callable[..., None] = compiled.plant
        self._search: Callable[..., None] = compiled.search
        self._weigh_root: Callable[..., None] = compiled.weigh_root

    def learn(self, net: np.void) -> None:
        """Judge by learned weights from now on."""
        self.net, self.learned = net, True

    def begin(self, world: bytes, key: np.uint64, places: bool) -> None:
        """Make a world the root; the learned judgement weighs its actions one by one."""
        self.states[1] = np.frombuffer(world, dtype=self.states.dtype)[0]
        self._plant(self.tree)
        if self.learned:
            self._weigh_root(
                self.states,
                self.rules,
                self.know,
                self.net,
                key,
                places,
                self.number,
                self.scratch,
                self.log,
                self.sight,
                self.tree,
            )

    def run(self, key: np.uint64, begin: int, end: int, places: bool) -> None:
        """Run the simulations number ``begin`` to ``end``."""
        self._search(
            self.states,
            self.rules,
            self.know,
            self.net,
            self.players,
            key,
            begin,
            end,
            self.learned,
            places,
            self.number,
            self.scratch,
            self.log,
            self.sight,
            self.tree,
        )


class SearchBot(Bot):
    """Searches for ``sims`` simulations or ``ms`` milliseconds; until the search is compiled a strategist answers."""

    name: ClassVar[str] = "search"
    parameters: ClassVar[tuple[Parameter, ...]] = (
        Parameter("ms", 0, 1, 600_000),
        Parameter("sims", 0, 1, 100_000_000),
        Parameter("seed", 0, 0, 2**31),
        Parameter("threads", 1, 1, 64),
        Parameter("goal", "wins", words=("wins", "places")),
    )

    def __init__(self, seat: Seat, ms: int, sims: int, seed: int, threads: int, places: bool) -> None:
        super().__init__(seat)
        self._ms = self._own_ms = ms
        self._sims, self._threads = sims, threads
        self._places = places
        self._substitute = PolicyBot(seat, STRATEGIST)
        self._kit = kit_of(seat.definition)
        self._know = self._kit.knowledge(seat.table)
        self._players = PLAYERS.new()
        for number in range(SEATS):
            self._players.policy[number] = self._kit.policies[STRATEGIST]
            self._players.noise[number] = self._kit.unit
        self._workers: list[_Worker] = []
        self._decisions = 0
        with np.errstate(over="ignore"):
            self._key = stream(own_stream(seat), seed)
        warm_up_search(seat.definition)

    @classmethod
    def plays(cls, game: AnyDefinition) -> bool:
        kit = find_kit(game)
        return kit is not None and kit.tree_layout is not None

    @classmethod
    def build(cls, spec: BotSpec, seat: Seat) -> Bot:
        ms, sims = spec.number("ms"), spec.number("sims")
        if not sims and not ms:
            sims = _DEFAULT_SIMULATIONS
        return cls(seat, ms, sims, spec.number("seed"), spec.number("threads"), spec["goal"] == "places")

    @classmethod
    def is_compiled(cls, spec: BotSpec, game: AnyDefinition) -> bool:
        return True

    @classmethod
    def warm_up(cls, spec: BotSpec, game: AnyDefinition) -> None:
        warm_up_search(game, wait=True)
        engine.warm_up(game.package, wait=True)

    def hurry(self, seconds: float, one_core: bool = False) -> None:
        most = max(1, int(1000 * seconds))
        self._ms = min(self._own_ms or most, most)
        if one_core:
            self._threads = 1

    def get_ready(self, seconds: float) -> None:
        end = time.monotonic() + seconds
        while not self._is_warm() and time.monotonic() < end:
            time.sleep(0.05)

    def _is_warm(self) -> bool:
        return warm.is_warm(_warm_name(self.seat.definition))

    def decide(self, view: View, events: Sequence[Event]) -> Decision:
        actions = legal_actions(view)
        if len(actions) == 1:
            return Decision(actions[0])
        if not self._is_warm():
            decision = self._substitute.decide(view, events)
            return Decision(decision.action, notes=(Message("bot-warming-up"),))
        with np.errstate(over="ignore"):
            key = stream(self._key, self._decisions)
        world = self._kit.world(self.seat.table, view, events, int(key % np.uint64(2**62)))
        self._decisions += 1
        if not self._workers:
            self._workers = [self._worker() for _ in range(self._threads)]
        for worker in self._workers:
            worker.begin(world, key, self._places)
        self._search(key)
        return self._choose(world, key)

    def _worker(self) -> _Worker:
        assert self._kit.tree_layout is not None
        return _Worker(self.seat, self._kit, self._kit.tree_layout, self._know, self._players)

    def _search(self, key: np.uint64) -> None:
        deadline = time.perf_counter() + self._ms / 1000 if self._ms else None
        share = -(-self._sims // self._threads) if self._sims else 1 << 40

        def run(number: int) -> None:
            with np.errstate(over="ignore"):
                own = stream(key, number)
            done = 0
            while done < share and (deadline is None or time.perf_counter() < deadline):
                end = min(done + _CHUNK, share)
                self._workers[number].run(own, done, end, self._places)
                done = end

        if self._threads == 1:
            run(0)
            return
        with ThreadPoolExecutor(self._threads) as pool:
            list(pool.map(run, range(self._threads)))

    def _choose(self, world: bytes, key: np.uint64) -> Decision:
        report = self._report(world)
        if self._kit.mixes:
            chosen = self._drawn(report, key)
        else:
            chosen = report[0].action
        return Decision(chosen, tuple(report), simulations=sum(worker.read.visits[0] for worker in self._workers))

    def _drawn(self, report: list[ActionReport], key: np.uint64) -> str:
        weights = [round(action.probability * 1_000_000) for action in report]
        with np.errstate(over="ignore"):
            rest = below(stream(key, 1 << 20), 0, max(sum(weights), 1))
        for action, weight in zip(report, weights, strict=True):
            if rest < weight:
                return action.action
            rest -= weight
        return report[0].action

    def _report(self, world: bytes) -> list[ActionReport]:
        """The root's actions, all threads together."""
        definition, table, number = self.seat.definition, self.seat.table, self.seat.number
        state = definition.state_layout.cursor(bytearray(world))
        sums: dict[int, list[float]] = {}
        for worker in self._workers:
            tree = worker.read
            for edge in range(tree.first[0], tree.first[0] + tree.count[0]):
                found = sums.setdefault(tree.code[edge], [0.0] * 5)
                prior = tree.prior[edge] / len(self._workers)
                added = (tree.visits[edge], tree.value[edge, number], tree.square[edge], tree.place[edge], prior)
                for index, value in enumerate(added):
                    found[index] += value
        total = sum(found[0] for found in sums.values()) or 1
        report = []
        for code, (visits, value, square, place, mixture) in sums.items():
            count = max(visits, 1)
            mean = value / count
            spread = sqrt(max(square / count - mean * mean, 0.0) / count) if not self._places else 0.0
            report.append(
                ActionReport(
                    action=definition.action_text(table, state, number, code),
                    visits=int(visits),
                    win_share=mean,
                    place=place / count,
                    error=spread,
                    probability=mixture if self._kit.mixes else visits / total,
                )
            )
        # Where nothing was visited yet, the judgement of each action by itself decides.
        priors = {action.action: sums[code][4] for action, code in zip(report, sums, strict=True)}
        return sorted(report, key=lambda action: (-action.visits, -action.win_share, -priors[action.action]))


class ChampionBot(SearchBot):
    """The search with the learned judgement: every position it reaches is judged by what was learned."""

    name: ClassVar[str] = "champion"

    @classmethod
    def plays(cls, game: AnyDefinition) -> bool:
        kit = find_kit(game)
        return super().plays(game) and kit is not None and kit.weights is not None

    def _worker(self) -> _Worker:
        worker = super()._worker()
        assert self._kit.net_layout is not None
        assert self._kit.weights is not None
        worker.learn(self._kit.net_layout.record(bytearray(self._kit.weights())))
        return worker
