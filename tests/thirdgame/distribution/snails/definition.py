"""Snails as the kernel and all other packages know it: ``GAME``, which the entry point names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from festina.kernel.contract import Definition, NotAnAction
from festina.kernel.messages import Message, Reason
from festina.kernel.position import Position
from festina.kernel.record import VEIL
from festina.kernel.rulebook import Section, printed_rulebook
from festina.kernel.ruleset import shorten
from festina.kernel.view import Common, Outcome

from . import view
from .codes import PACES, SKIES
from .events import EVENTS, SnailsEvent, read_events
from .layout import RULES, STATE, State
from .rules import is_over, winner_bits
from .table import NAME, OPTIONS, SnailsTable
from .view import PaceChoice, SnailsPublic, SnailsSetting, SnailsView


class Snails(Definition[SnailsTable, State, SnailsPublic, SnailsView, PaceChoice, SnailsEvent, Outcome]):
    """The game contract, kept."""

    name = NAME
    package = __package__
    options = OPTIONS
    state_layout = STATE
    rules_layout = RULES
    view_type = SnailsView
    event_types = EVENTS
    outcome_type = Outcome
    setting_type = SnailsSetting

    # ---- the table

    def table(self, options: Mapping[str, str]) -> SnailsTable:
        return SnailsTable.of(options)

    def setting(self, table: SnailsTable) -> SnailsSetting:
        return SnailsSetting(
            game=NAME, options=dict(table.options), secrets=True, teams=None, extras=[], lettuce=table.lettuce
        )

    def rulebook(self, table: SnailsTable, whole: bool = False) -> list[Section]:
        return printed_rulebook(__package__, NAME, {}, {"lettuce": table.lettuce})

    # ---- texts: one for each code, and back

    def parse_action(self, table: SnailsTable, state: State, text: str) -> int:
        if text not in PACES:
            raise NotAnAction("snails-text-unknown", text=shorten(text))
        return PACES[text]

    def action_text(self, table: SnailsTable, state: State, seat: int, code: int) -> str:
        return view.WORDS[code]

    def parse_outcome(self, table: SnailsTable, state: State, text: str) -> int:
        what, _, sky = text.partition(":")
        if what != "sky" or sky not in SKIES:
            raise NotAnAction("snails-outcome-unknown", text=shorten(text))
        return SKIES.index(sky)

    def outcome_text(self, table: SnailsTable, state: State, code: int) -> str:
        return f"sky:{SKIES[code]}"

    def outcome_title(self, table: SnailsTable, state: State, text: str) -> Message:
        return Message(f"snails-{text.replace(':', '-')}")

    # ---- reasons

    def reasons(self, table: SnailsTable, state: State, seat: int, code: int, bits: int) -> list[Reason]:
        return view.reasons(bits)

    def outcome_reasons(self, table: SnailsTable, state: State, text: str) -> list[Reason]:
        raise AssertionError("the sky can always show sun and rain")

    def not_to_act(self, table: SnailsTable, state: State) -> Reason:
        if is_over(state, table.rules):
            return Reason("SN-7", "snails-no-over")
        return Reason("SN-3", "snails-no-sky")

    # ---- what happened, and what there is to see

    def events(self, table: SnailsTable, rows: Sequence[tuple[int, ...]]) -> list[SnailsEvent]:
        return read_events(rows)

    def facts(self, table: SnailsTable, state: State) -> dict[str, Any]:
        return view.facts(table, state)

    def start(self, table: SnailsTable, facts: Mapping[str, Any]) -> bytes:
        return view.start(table, facts)

    def public(self, table: SnailsTable, state: State, common: Common) -> SnailsPublic:
        return view.public(table, state, common)

    def view(
        self, table: SnailsTable, state: State, seat: int | None, public: SnailsPublic, position: Position, whole: bool
    ) -> SnailsView:
        return view.view(table, state, seat, public, position, whole)

    def choice(self, table: SnailsTable, state: State, seat: int, code: int) -> PaceChoice | None:
        return view.choice_of(table, state, seat, code)

    def outcome(self, table: SnailsTable, state: State) -> Outcome:
        bits = winner_bits(state, table.rules)
        seats = range(table.players)
        return Outcome(
            places=[1 if bits >> seat & 1 else None for seat in seats],
            winners=[seat for seat in seats if bits >> seat & 1],
        )

    # ---- what is hidden while the race runs

    def record_text(
        self, table: SnailsTable, state: State, actor: int | None, text: str, seat: int | None, now: State
    ) -> str:
        """SN-3: a choice of the present turn is veiled. A snail crawls in every turn: other spaces, another turn."""
        same_turn = all(state.space[other] == now.space[other] for other in range(table.players))
        return VEIL if actor is not None and actor != seat and same_turn else text

    def veiled_start(self, table: SnailsTable, facts: dict[str, Any], seat: int | None) -> dict[str, Any]:
        chosen = [VEIL if word and other != seat else word for other, word in enumerate(facts["chosen"])]
        return {**facts, "chosen": chosen}

    def can_retract(self, table: SnailsTable, state: State, seat: int) -> bool:
        return view.can_retract(table, state, seat)

    def take_back(self, table: SnailsTable, state: State, seat: int) -> None:
        state.pace[seat] = 0


GAME = Snails()
