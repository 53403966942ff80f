"""Hare & Tortoise as the kernel and all other packages know it: ``GAME``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files

from ..kernel.contract import Definition
from ..kernel.data import JsonObject
from ..kernel.game import Step
from ..kernel.messages import Message, Reason
from ..kernel.position import Position
from ..kernel.rulebook import Section
from ..kernel.view import Common, Figure, Gauge
from . import events, facts, figures, notation, odds, plans, rulebook, start, view
from .choices import HareChoice, choice_of
from .codes import Phase
from .editions import HareEditionInfo, editions
from .events import EVENTS, HareEvent
from .explain import explain, explain_outcome, who_acts
from .facts import HareOutcome
from .layout import RULES, STATE, State
from .lessons import lesson_start
from .rulebook import EditionSheet
from .rules.legality import forbids
from .setting import HareSetting, setting
from .table import CONSTRAINTS, NAME, OPTIONS, HareTable
from .view import HarePublic, HareView


class HareAndTortoise(Definition[HareTable, State, HarePublic, HareView, HareChoice, HareEvent, HareOutcome]):
    """The game contract, kept."""

    name = NAME
    package = __package__
    options = OPTIONS
    constraints = CONSTRAINTS
    state_layout = STATE
    rules_layout = RULES
    # A sole move forward is left to its seat: that it was the only one would show how few carrots there are (HT-104).
    evident = ("eat", "miss", "restart")
    view_type = HareView
    event_types = EVENTS
    outcome_type = HareOutcome
    setting_type = HareSetting
    sheet_type = EditionSheet
    edition_type = HareEditionInfo

    def table(self, options: Mapping[str, str]) -> HareTable:
        return HareTable.of(options)

    def setting(self, table: HareTable) -> HareSetting:
        return setting(table)

    def editions(self) -> Sequence[HareEditionInfo]:
        return [edition.info() for edition in editions().values()]

    def minutes(self, table: HareTable) -> int:
        return table.minutes

    def demo(self) -> str:
        return files(__package__).joinpath("data", "demo.txt").read_text(encoding="utf-8")

    def lesson(self, table: HareTable, name: str) -> JsonObject | None:
        return lesson_start(table, name)

    def rulebook(self, table: HareTable, whole: bool = False) -> list[Section]:
        return rulebook.rulebook(table, whole)

    def sheet(self, table: HareTable) -> EditionSheet:
        return rulebook.sheet(table)

    def printed_number(self, table: HareTable, space: int) -> int:
        return table.edition.printed_number(space)

    def parse_action(self, table: HareTable, state: State, text: str) -> int:
        return notation.parse_action(table, text)

    def action_text(self, table: HareTable, state: State, seat: int, code: int) -> str:
        return notation.action_text(table, code)

    def parse_outcome(self, table: HareTable, state: State, text: str) -> int:
        return notation.parse_outcome(table, state, text)

    def outcome_text(self, table: HareTable, state: State, code: int) -> str:
        return notation.outcome_text(table, state, code)

    def outcome_title(self, table: HareTable, state: State, text: str) -> Message:
        return odds.outcome_title(table, state, text)

    def outcome_effect(self, table: HareTable, state: State, text: str) -> Message | None:
        return odds.described_effect(table, state, text)

    def reasons(self, table: HareTable, state: State, seat: int, code: int, bits: int) -> list[Reason]:
        return explain(table, state, seat, code, bits)

    def outcome_reasons(self, table: HareTable, state: State, text: str) -> list[Reason]:
        return explain_outcome(table, state, text)

    def not_to_act(self, table: HareTable, state: State) -> Reason:
        if state.phase == Phase.OVER:
            return Reason("HT-851", "hare-no-over")
        return Reason("HT-105", "hare-no-not-to-act", who_acts(table, state))

    def events(self, table: HareTable, rows: Sequence[tuple[int, ...]]) -> list[HareEvent]:
        return events.read_events(table, rows)

    def automatic(self, event: HareEvent) -> str | None:
        return events.automatic(event)

    def facts(self, table: HareTable, state: State) -> JsonObject:
        return facts.facts(table, state)

    def start(self, table: HareTable, given: Mapping[str, object]) -> bytes:
        return start.start(table, given)

    def public(self, table: HareTable, state: State, common: Common) -> HarePublic:
        return view.public(table, state, common)

    def view(
        self, table: HareTable, state: State, seat: int | None, public: HarePublic, position: Position, whole: bool
    ) -> HareView:
        return view.view(table, state, seat, public, position, whole)

    def choice(self, table: HareTable, state: State, seat: int, code: int) -> HareChoice | None:
        return choice_of(table, state, seat, code, forbids(state, table.rules, seat, code))

    def outcome(self, table: HareTable, state: State) -> HareOutcome:
        return facts.outcome(table, state)

    def figures(self, table: HareTable, state: State, steps: Sequence[Step], seat: int) -> list[Figure]:
        return figures.figures(table, state, steps, seat)

    def progress(self, table: HareTable, state: State) -> list[int]:
        return facts.progress(table, state)

    def gauges(self, table: HareTable, state: State) -> list[Gauge]:
        return facts.gauges(table, state)

    def turn_ahead(self, table: HareTable, state: State, seat: int) -> bytes | Message:
        return plans.turn_ahead(table, state, seat)

    def plan_grounds(self, table: HareTable, state: State, seat: int) -> dict[str, int]:
        return plans.plan_grounds(table, state, seat)

    def veiled_start(self, table: HareTable, facts: JsonObject, seat: int | None) -> JsonObject:
        """HT-104: without the carrots that this seat may not know."""
        if table.carrots_are_public:
            return facts
        known = [
            carrots if other == seat or facts["shown"][other] else None
            for other, carrots in enumerate(facts["carrots"])
        ]
        return {**facts, "carrots": known}


GAME = HareAndTortoise()
