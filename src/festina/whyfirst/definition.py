"""Why First? as the kernel and all other rooms know it: ``GAME``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..kernel.events import Event
from ..kernel.messages import Reason
from . import events, facts, notation, start, veil, view
from .explain import explain, explain_not_to_act, explain_outcome
from .layout import RULES, STATE
from .setting import setting
from .table import NAME, OPTIONS, WhyFirstTable


class WhyFirst:
    """The game contract, kept (see ``kernel.contract.Definition``)."""

    name = NAME
    room = "whyfirst"
    options = OPTIONS
    state_layout = STATE
    rules_layout = RULES
    evident: tuple[str, ...] = ()

    def table(self, options: Mapping[str, str]) -> WhyFirstTable:
        return WhyFirstTable.of(options)

    def parse_action(self, table: WhyFirstTable, state: Any, text: str) -> int:
        return notation.parse_action(table, text)

    def action_text(self, table: WhyFirstTable, state: Any, seat: int, code: int) -> str:
        return notation.action_text(table, code)

    def parse_outcome(self, table: WhyFirstTable, state: Any, text: str) -> int:
        return notation.parse_outcome(table, state, text)

    def outcome_text(self, table: WhyFirstTable, state: Any, code: int) -> str:
        return notation.outcome_text(table, state, code)

    def reasons(self, table: WhyFirstTable, state: Any, seat: int, code: int, bits: int) -> list[Reason]:
        return explain(table, state, bits)

    def outcome_reasons(self, table: WhyFirstTable, state: Any, text: str) -> list[Reason]:
        return explain_outcome(state, text)

    def not_to_act(self, table: WhyFirstTable, state: Any) -> Reason:
        return explain_not_to_act(state)

    def events(self, table: WhyFirstTable, rows: Sequence[tuple[int, ...]]) -> list[Event]:
        return events.read_events(table, rows)

    def automatic(self, event: Event) -> str | None:
        return events.automatic(event)

    def facts(self, table: WhyFirstTable, state: Any) -> dict[str, Any]:
        return facts.facts(table, state)

    def start(self, table: WhyFirstTable, given: Mapping[str, Any]) -> bytes:
        return start.start(table, given)

    def view(
        self, table: WhyFirstTable, state: Any, seat: int | None, engine: Any, native: Any, rules: Any
    ) -> dict[str, Any]:
        return view.view(table, state, seat, engine, native, rules)

    def setting(self, table: WhyFirstTable) -> dict[str, Any]:
        return setting(table)

    def outcome(self, table: WhyFirstTable, state: Any) -> dict[str, Any]:
        return facts.outcome(table, state)

    def record_text(
        self, table: WhyFirstTable, state: Any, actor: int | None, text: str, seat: int | None, now: Any
    ) -> str:
        return veil.record_text(state, actor, text, seat, now)

    def veiled_start(self, table: WhyFirstTable, told: dict[str, Any], seat: int | None) -> dict[str, Any]:
        return veil.veiled_start(told, seat)

    def joins(self, table: WhyFirstTable, state: Any, text: str) -> bool:
        return veil.continues_a_hand(state)

    def can_retract(self, table: WhyFirstTable, state: Any, seat: int) -> bool:
        return veil.can_retract(state, seat)

    def take_back(self, table: WhyFirstTable, state: Any, seat: int) -> None:
        veil.take_back(state, seat)


GAME = WhyFirst()
