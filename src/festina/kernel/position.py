"""A state as an engine's rule functions take it: what a game's view asks the rules with."""

from __future__ import annotations

from typing import TypeVar

from .engine import Engine
from .layout import Layout, Record

S = TypeVar("S", bound=Record)


class Position:
    """The rule functions of this thread's engine, bound to a state and to the rules of its table."""

    __slots__ = ("_buffer", "_legal", "_listed_for", "engine", "rules", "state")

    def __init__(self, engine: Engine, state: object, rules: object, buffer: bytearray) -> None:
        self.engine = engine
        # Cursors or NumPy records, whichever the engine's functions take.
        self.state = state
        self.rules = rules
        self._buffer = buffer  # the bytes of the state
        #: The legal actions of the seats that were asked for, in the state with these bytes.
        self._legal: dict[int, list[int]] = {}
        self._listed_for = b""

    def is_over(self) -> bool:
        """Whether the game is over."""
        return bool(self.engine.call.is_over(self.state, self.rules))

    def seats_to_act(self) -> int:
        """The seats that must act, a bit each."""
        return int(self.engine.call.seats_to_act(self.state, self.rules))

    def legal(self, seat: int) -> list[int]:
        """The codes of a seat's legal actions; a state that has not changed since is not asked again."""
        if self._listed_for != self._buffer:
            self._legal, self._listed_for = {}, bytes(self._buffer)
        if seat not in self._legal:
            count = self.engine.call.legal_actions(self.state, self.rules, seat, self.engine.scratch)
            self._legal[seat] = list(self.engine.listed.codes[:count])
        return list(self._legal[seat])

    def is_listed(self, seat: int, code: int) -> bool:
        """Whether an action is among the legal ones of a seat that were asked for in this state."""
        return code in self._legal.get(seat, ()) and self._listed_for == self._buffer

    def forbids(self, seat: int, code: int) -> int:
        """Every reason against an action, a bit each."""
        return int(self.engine.call.forbids(self.state, self.rules, seat, code))

    def outcomes(self) -> list[tuple[int, int]]:
        """The chance outcomes that are due, as codes and weights; empty if none is."""
        if self.seats_to_act() or self.is_over():
            return []
        count = self.engine.call.chance_outcomes(self.state, self.rules, self.engine.scratch)
        listed = self.engine.listed
        return [(listed.codes[i], listed.weights[i]) for i in range(count)]

    def outcome_weight(self, code: int) -> int:
        """The weight of a chance outcome, 0 if it cannot come."""
        return int(self.engine.call.outcome_weight(self.state, self.rules, code))

    def survey(self, layout: Layout[S], *arguments: int) -> S:
        """What the game's ``look_ahead`` writes into a record of ``layout``, as a cursor."""
        buffer = bytearray(layout.size)
        self.engine.survey.look_ahead(self.state, self.rules, *arguments, self.engine.view(layout, buffer))
        return layout.cursor(buffer)
