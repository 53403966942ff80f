"""A brief thought about in this process: compiled searches, one per thread, whose results are added up."""

from __future__ import annotations

import time
from base64 import b64decode
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module

import numpy as np

from ..kernel.contract import AnyDefinition
from ..kernel.layout import Record
from ..kernel.log import LOG
from ..kernel.player import ActionReport
from ..kernel.random import stream
from ..kernel.scratch import SCRATCH
from ..kernel.switch import twin
from .brief import Brief, Thought
from .kits import AnyKit, AnyLayout, kit_of
from .net import SIGHT
from .policies import STRATEGIST
from .records import PLAYERS, SEATS, Players
from .summary import SUMMARY, Summary
from .tree import fresh

#: Simulations between two looks at the clock.
_CHUNK = 64


def search_modules(kit: AnyKit) -> tuple[str, str]:
    """The compiled modules that search a game and sum up what was found."""
    return f"{twin(kit.package)}.search", f"{twin(kit.package)}.summing"


def usual_players(kit: AnyKit) -> Players:
    """How a search lets every seat play: by the best policy, with some noise."""
    players = PLAYERS.new()
    for number in range(SEATS):
        players.policy[number] = kit.policies[STRATEGIST]
        players.noise[number] = kit.unit
    return players


class _Stream:
    """One thread of a search, and its memory."""

    def __init__(self, definition: AnyDefinition, kit: AnyKit, tree_layout: AnyLayout, know: np.void) -> None:
        assert kit.net_layout is not None
        self._rules_layout = definition.rules_layout
        self._states = np.zeros(3, definition.state_layout.dtype)
        self._rules = self._rules_layout.record(bytearray(self._rules_layout.size))
        self._know = know
        self._players = PLAYERS.record(usual_players(kit).buffer)
        self._net = kit.net_layout.record(bytearray(kit.weights() if kit.weights else kit.net_layout.size))
        self._sight = SIGHT.record(bytearray(SIGHT.size))
        self._scratch = SCRATCH.record(bytearray(SCRATCH.size))
        self._log = LOG.record(bytearray(LOG.size))
        self._tree = tree_layout.record(fresh(tree_layout))
        compiled, summing = (import_module(module) for module in search_modules(kit))
        self._plant: Callable[..., None] = compiled.plant
        self._search: Callable[..., None] = compiled.search
        self._weigh_root: Callable[..., None] = compiled.weigh_root
        self._gather: Callable[..., None] = summing.gather

    def begin(self, brief: Brief) -> None:
        """Make the brief's world the root; the learned judgement weighs its actions one by one."""
        self._states[1] = np.frombuffer(b64decode(brief.world), dtype=self._states.dtype)[0]
        self._rules = self._rules_layout.record(bytearray(b64decode(brief.rules)))
        self._plant(self._tree)
        if brief.learned:
            self._weigh_root(
                self._states,
                self._rules,
                self._know,
                self._net,
                np.uint64(brief.key),
                brief.places,
                brief.seat,
                self._scratch,
                self._log,
                self._sight,
                self._tree,
            )

    def run(self, brief: Brief, key: np.uint64, begin: int, end: int) -> None:
        """Run the simulations number ``begin`` to ``end``."""
        self._search(
            self._states,
            self._rules,
            self._know,
            self._net,
            self._players,
            key,
            begin,
            end,
            brief.learned,
            brief.places,
            brief.seat,
            self._scratch,
            self._log,
            self._sight,
            self._tree,
        )

    def gather(self, brief: Brief, summary: Summary) -> None:
        """Take what was found at the root."""
        self._gather(self._tree, brief.seat, SUMMARY.record(summary.buffer))


class Streams:
    """The threads of a bot's searches; what they know of the table is given once, and their memory is used again."""

    def __init__(self, definition: AnyDefinition, know: Record) -> None:
        self._definition = definition
        self._kit = kit_of(definition)
        self._know = self._kit.knowledge_layout.record(know.buffer)
        self._summing = import_module(search_modules(self._kit)[1])
        self._streams: list[_Stream] = []

    def think(self, brief: Brief) -> Thought:
        """Search what a brief asks for."""
        assert self._kit.tree_layout is not None
        while len(self._streams) < brief.threads:
            self._streams.append(_Stream(self._definition, self._kit, self._kit.tree_layout, self._know))
        streams = self._streams[: brief.threads]
        for each in streams:
            each.begin(brief)
        self._search(brief, streams)
        return self._report(brief, streams)

    @staticmethod
    def _search(brief: Brief, streams: list[_Stream]) -> None:
        deadline = time.perf_counter() + brief.ms / 1000 if brief.ms else None
        share = -(-brief.sims // brief.threads) if brief.sims else 1 << 40

        def run(number: int) -> None:
            own = np.uint64(stream(int(brief.key), number))
            done = 0
            while done < share and (deadline is None or time.perf_counter() < deadline):
                end = min(done + _CHUNK, share)
                streams[number].run(brief, own, done, end)
                done = end

        if brief.threads == 1:
            run(0)
            return
        with ThreadPoolExecutor(brief.threads) as pool:
            list(pool.map(run, range(brief.threads)))

    def _report(self, brief: Brief, streams: list[_Stream]) -> Thought:
        """What all threads together think of the root's actions, the best first."""
        total, part = SUMMARY.new(), SUMMARY.new()
        for each in streams:
            each.gather(brief, part)
            self._summing.add(SUMMARY.record(total.buffer), SUMMARY.record(part.buffer))
        self._summing.sum_up(SUMMARY.record(total.buffer), self._kit.mixes, brief.places)
        texts = {action.code: action.text for action in brief.actions}
        report = [
            ActionReport(
                action=texts[total.code[row]],
                visits=total.visits[row],
                win_share=total.win_share[row],
                place=total.mean_place[row],
                error=total.error[row],
                probability=total.probability[row],
            )
            for row in total.order[: total.count]
        ]
        return Thought(tuple(report), total.simulations)
