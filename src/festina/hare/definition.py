"""Hare & Tortoise as the kernel and all other rooms know it: ``GAME``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..kernel.events import Event
from ..kernel.messages import Message, Reason
from . import events, facts, notation, start, view
from .codes import Phase
from .explain import explain, explain_outcome, who_acts
from .layout import RULES, STATE
from .setting import setting
from .table import NAME, OPTIONS, HareTable


class HareAndTortoise:
    """The game contract, kept (see ``kernel.contract.Definition``)."""

    name = NAME
    room = "hare"
    options = OPTIONS
    state_layout = STATE
    rules_layout = RULES
    # A sole move forward is left to its seat: that it was the only one would show how few carrots there are (HT-104).
    evident: tuple[str, ...] = ("eat", "miss", "restart")

    def table(self, options: Mapping[str, str]) -> HareTable:
        return HareTable.of(options)

    def parse_action(self, table: HareTable, state: Any, text: str) -> int:
        return notation.parse_action(table, text)

    def action_text(self, table: HareTable, state: Any, seat: int, code: int) -> str:
        return notation.action_text(table, code)

    def parse_outcome(self, table: HareTable, state: Any, text: str) -> int:
        return notation.parse_outcome(table, state, text)

    def outcome_text(self, table: HareTable, state: Any, code: int) -> str:
        return notation.outcome_text(table, state, code)

    def reasons(self, table: HareTable, state: Any, seat: int, code: int, bits: int) -> list[Reason]:
        return explain(table, state, seat, code, bits)

    def outcome_reasons(self, table: HareTable, state: Any, text: str) -> list[Reason]:
        return explain_outcome(table, state, text)

    def not_to_act(self, table: HareTable, state: Any) -> Reason:
        if state.phase == Phase.OVER:
            return Reason("HT-851", Message("hare-no-over"))
        return Reason("HT-105", Message("hare-no-not-to-act", who_acts(table, state)))

    def events(self, table: HareTable, rows: Sequence[tuple[int, ...]]) -> list[Event]:
        return events.read_events(table, rows)

    def automatic(self, event: Event) -> str | None:
        return events.automatic(event)

    def facts(self, table: HareTable, state: Any) -> dict[str, Any]:
        return facts.facts(table, state)

    def start(self, table: HareTable, given: Mapping[str, Any]) -> bytes:
        return start.start(table, given)

    def view(
        self, table: HareTable, state: Any, seat: int | None, engine: Any, native: Any, rules: Any
    ) -> dict[str, Any]:
        return view.view(table, state, seat, engine, native, rules)

    def setting(self, table: HareTable) -> dict[str, Any]:
        return setting(table)

    def outcome(self, table: HareTable, state: Any) -> dict[str, Any]:
        return facts.outcome(table, state)

    def record_text(
        self, table: HareTable, state: Any, actor: int | None, text: str, seat: int | None, now: Any
    ) -> str:
        return text  # everything done is done in the open (HT-104)

    def veiled_start(self, table: HareTable, facts: dict[str, Any], seat: int | None) -> dict[str, Any]:
        if table.carrots_are_public:
            return facts
        known = [
            carrots if other == seat or facts["shown"][other] else None
            for other, carrots in enumerate(facts["carrots"])
        ]
        return {**facts, "carrots": known}

    def joins(self, table: HareTable, state: Any, text: str) -> bool:
        return False

    def can_retract(self, table: HareTable, state: Any, seat: int) -> bool:
        return False

    def take_back(self, table: HareTable, state: Any, seat: int) -> None:
        raise AssertionError("nothing is hidden in a race: there is nothing to take back")


GAME = HareAndTortoise()
