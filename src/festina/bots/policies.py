"""Bots that follow a policy: one of the game's own, or chance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ..kernel.contract import AnyDefinition
from ..kernel.events import Event
from ..kernel.player import Decision
from ..kernel.random import below, stream
from ..kernel.scratch import SCRATCH
from ..kernel.unsigned import ALL
from ..kernel.view import View
from .base import Bot, Seat, legal_actions
from .kits import find_kit, kit_of
from .records import PLAYERS
from .spec import BotSpec, Parameter

#: The policy that weighs every move, and by which a search lets every seat play.
STRATEGIST = "strategist"


def own_stream(seat: Seat) -> int:
    """The key of the random stream of the bot at a seat."""
    return stream(seat.seed & ALL, seat.number + 1)


class RandomBot(Bot):
    """Chooses uniformly among what is legal."""

    name: ClassVar[str] = "random"

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self._decisions = 0
        self._key = own_stream(seat)

    def decide(self, view: View, events: Sequence[Event]) -> Decision:
        actions = legal_actions(view)
        chosen = below(self._key, self._decisions, len(actions))
        self._decisions += 1
        return Decision(actions[chosen])


class PolicyBot(Bot):
    """Follows one of the game's policies; it runs interpreted and is quick enough for any table.

    A policy without parameters becomes a bot by a class of its name, which then plays the games that have the policy.
    """

    def __init__(self, seat: Seat, policy: str, noise: int = 0, lapses: int = 0) -> None:
        super().__init__(seat)
        self._kit = kit_of(seat.definition)
        # What can be known beforehand may take seconds to work out.
        knows = policy in self._kit.planning
        self._know = self._kit.knowledge(seat.table) if knows else self._kit.knowledge_layout.new()
        self._players = PLAYERS.new()
        for number in range(seat.table.players):
            self._players.policy[number] = self._kit.policies[policy]
            self._players.noise[number] = noise
            self._players.lapses[number] = lapses
        self._scratch = SCRATCH.new()
        self._decisions = 0
        self._key = own_stream(seat)

    @classmethod
    def plays(cls, game: AnyDefinition) -> bool:
        kit = find_kit(game)
        return kit is not None and cls.name in kit.policies

    @classmethod
    def build(cls, spec: BotSpec, seat: Seat) -> Bot:
        return cls(seat, cls.name)

    def decide(self, view: View, events: Sequence[Event]) -> Decision:
        actions = legal_actions(view)
        if len(actions) == 1:
            return Decision(actions[0])
        table, number = self.seat.table, self.seat.number
        buffer = bytearray(self._kit.world(table, view, events, self._decisions))
        state = self.seat.definition.state_layout.cursor(buffer)
        self._players.memory[number] = self._kit.memory(events, number)
        code = self._kit.choose(
            state, table.rules, self._know, self._players, number, self._key, self._decisions, self._scratch
        )
        self._decisions += 1
        return Decision(self.seat.definition.action_text(table, state, number, int(code)))


class NoisyBot(PolicyBot):
    """Follows a policy that weighs its actions, with some noise."""

    parameters: ClassVar[tuple[Parameter, ...]] = (Parameter("noise", 25, 0, 100_000),)

    @classmethod
    def build(cls, spec: BotSpec, seat: Seat) -> Bot:
        return cls(seat, cls.name, noise_of(spec, seat.definition))


class FallibleBot(NoisyBot):
    """Follows a policy with a failing, which shows in so many decisions of a hundred."""

    parameters: ClassVar[tuple[Parameter, ...]] = (*NoisyBot.parameters, Parameter("lapses", 50, 0, 100))

    @classmethod
    def build(cls, spec: BotSpec, seat: Seat) -> Bot:
        return cls(seat, cls.name, noise_of(spec, seat.definition), spec.number("lapses"))


class StrategistBot(NoisyBot):
    """Weighs every move on its merits, with some noise."""

    name: ClassVar[str] = STRATEGIST


def noise_of(spec: BotSpec, game: AnyDefinition) -> int:
    """A strategist's noise in the units of the game's policies."""
    return spec.number("noise") * kit_of(game).unit // 100
