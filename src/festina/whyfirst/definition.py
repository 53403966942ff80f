"""Why First? as the kernel and all other packages know it: ``GAME``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from ..kernel.contract import Definition
from ..kernel.data import JsonObject
from ..kernel.game import Step
from ..kernel.messages import Message, Reason
from ..kernel.position import Position
from ..kernel.rulebook import Section
from ..kernel.view import Common, Figure, Gauge
from . import events, facts, figures, notation, rulebook, start, veil, view
from .choices import WhyFirstChoice, choice_of
from .events import EVENTS, WhyFirstEvent
from .explain import explain, explain_not_to_act, explain_outcome
from .facts import WhyFirstOutcome
from .layout import RULES, STATE, State
from .rulebook import DeckSheet
from .rules.legality import forbids
from .rules.scoring import winning_total
from .setting import WhyFirstSetting, setting
from .table import NAME, OPTIONS, WhyFirstTable
from .view import WhyFirstPublic, WhyFirstView


class WhyFirst(
    Definition[WhyFirstTable, State, WhyFirstPublic, WhyFirstView, WhyFirstChoice, WhyFirstEvent, WhyFirstOutcome]
):
    """The game contract, kept."""

    name = NAME
    package = __package__
    options = OPTIONS
    state_layout = STATE
    rules_layout = RULES
    view_type = WhyFirstView
    event_types = EVENTS
    outcome_type = WhyFirstOutcome
    setting_type = WhyFirstSetting
    sheet_type = DeckSheet

    def table(self, options: Mapping[str, str]) -> WhyFirstTable:
        return WhyFirstTable.of(options)

    def setting(self, table: WhyFirstTable) -> WhyFirstSetting:
        return setting(table)

    def minutes(self, table: WhyFirstTable) -> int:
        return table.minutes

    def rulebook(self, table: WhyFirstTable, whole: bool = False) -> list[Section]:
        return rulebook.rulebook(table, whole)

    def sheet(self, table: WhyFirstTable) -> DeckSheet:
        return rulebook.sheet(table)

    def entrant_name(self, table: WhyFirstTable, entrant: int) -> Message | None:
        """WF-201: Leo's name."""
        return Message("whyfirst-leo") if entrant == table.leo else None

    def parse_action(self, table: WhyFirstTable, state: State, text: str) -> int:
        return notation.parse_action(table, text)

    def action_text(self, table: WhyFirstTable, state: State, seat: int, code: int) -> str:
        return notation.action_text(table, code)

    def parse_outcome(self, table: WhyFirstTable, state: State, text: str) -> int:
        return notation.parse_outcome(table, state, text)

    def outcome_text(self, table: WhyFirstTable, state: State, code: int) -> str:
        return notation.outcome_text(table, state, code)

    def outcome_title(self, table: WhyFirstTable, state: State, text: str) -> Message:
        return Message("whyfirst-outcome-card", {"card": text.partition(":")[2].replace("-", "−")})

    def reasons(self, table: WhyFirstTable, state: State, seat: int, code: int, bits: int) -> list[Reason]:
        return explain(table, state, bits)

    def outcome_reasons(self, table: WhyFirstTable, state: State, text: str) -> list[Reason]:
        return explain_outcome(state, text)

    def not_to_act(self, table: WhyFirstTable, state: State) -> Reason:
        return explain_not_to_act(state)

    def events(self, table: WhyFirstTable, rows: Sequence[tuple[int, ...]]) -> list[WhyFirstEvent]:
        return events.read_events(table, rows)

    def automatic(self, event: WhyFirstEvent) -> str | None:
        return events.automatic(event)

    def facts(self, table: WhyFirstTable, state: State) -> JsonObject:
        return facts.facts(table, state)

    def start(self, table: WhyFirstTable, given: Mapping[str, object]) -> bytes:
        return start.start(table, given)

    def public(self, table: WhyFirstTable, state: State, common: Common) -> WhyFirstPublic:
        return view.public(table, state, common)

    def view(
        self,
        table: WhyFirstTable,
        state: State,
        seat: int | None,
        public: WhyFirstPublic,
        position: Position,
        whole: bool,
    ) -> WhyFirstView:
        return view.view(table, state, seat, public, position)

    def choice(self, table: WhyFirstTable, state: State, seat: int, code: int) -> WhyFirstChoice | None:
        return None if forbids(state, table.rules, seat, code) else choice_of(table, state, seat, code)

    def outcome(self, table: WhyFirstTable, state: State) -> WhyFirstOutcome:
        return facts.outcome(table, state)

    def figures(self, table: WhyFirstTable, state: State, steps: Sequence[Step], seat: int) -> list[Figure]:
        return figures.figures(state, steps, seat)

    def progress(self, table: WhyFirstTable, state: State) -> list[int]:
        """WF-110: how close to the total that would win after the rounds that are over."""
        winning = winning_total(state, table.rules)
        return [-abs(state.total[seat] - winning) for seat in range(table.players)]

    def gauges(self, table: WhyFirstTable, state: State) -> list[Gauge]:
        return facts.gauges(table, state)

    def odds_for(
        self, table: WhyFirstTable, state: State, seat: int | None, odds: Mapping[str, Fraction]
    ) -> Mapping[str, Fraction]:
        """WF-112: any card that the seat has not seen may come; the true odds would show the other hands."""
        unseen = view.elsewhere(table, state, facts.hand(table, state, seat) if seat is not None else [])
        what, total = next(iter(odds)).partition(":")[0], sum(unseen.values())
        return {f"{what}:{card}": Fraction(count, total) for card, count in unseen.items()}

    def record_text(
        self, table: WhyFirstTable, state: State, actor: int | None, text: str, seat: int | None, now: State
    ) -> str:
        return veil.record_text(state, actor, text, seat, now)

    def veiled_start(self, table: WhyFirstTable, facts: JsonObject, seat: int | None) -> JsonObject:
        return veil.veiled_start(facts, seat)

    def joins(self, table: WhyFirstTable, state: State, text: str) -> bool:
        return veil.continues_a_hand(state)

    def can_retract(self, table: WhyFirstTable, state: State, seat: int) -> bool:
        return veil.can_retract(state, seat)

    def take_back(self, table: WhyFirstTable, state: State, seat: int) -> None:
        veil.take_back(state, seat)


GAME = WhyFirst()
