"""Why First? in the terminal: a lane for each pawn, the hand, the choices."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from ...kernel.contract import Table
from ...kernel.events import Event
from ...kernel.view import EditionInfo
from ...whyfirst.choices import MoveChoice, PlayChoice, WhyFirstChoice
from ...whyfirst.rulebook import DeckSheet
from ...whyfirst.view import Entrant, WhyFirstView
from ..screen import colour, has_shapes, shape
from ..words import listing, phrase, t
from . import Statistics, TerminalBoard

if TYPE_CHECKING:
    from rich.console import Console, RenderableType
    from rich.table import Table as Grid
    from rich.text import Text

    from ...lab.simulate import Simulation

_TICKS = 4


def _signed(number: int) -> str:
    return f"{number:+d}" if number else "0"


class WhyFirstBoard:
    """See ``boards.TerminalBoard``."""

    def title(self, table: Table) -> str:
        return t("cli-whyfirst-title")

    # ---- drawing

    def draw(
        self, view: WhyFirstView, names: Sequence[str], console: Console, open_views: Sequence[WhyFirstView] = ()
    ) -> RenderableType:
        from rich.console import Group
        from rich.text import Text

        now = t("cli-whyfirst-now", round=view.round, rounds=view.rounds, trick=view.trick)
        parts: list[RenderableType] = [Text(now, "bold"), self._lanes(view, names, console)]
        for seat, own in enumerate(open_views):
            if own.hand:
                parts.append(t("cli-whyfirst-hand-of", name=names[seat], cards=", ".join(own.hand)))
        if view.hand:
            parts.append(t("cli-whyfirst-hand", cards=", ".join(view.hand)))
        if view.played:
            parts.append(Text(t("cli-whyfirst-played", cards=", ".join(view.played)), "dim"))
        return Group(*parts)

    def _lanes(self, view: WhyFirstView, names: Sequence[str], console: Console) -> Grid:
        from rich.table import Table as Grid

        table = Grid(box=None, padding=(0, 1), header_style="dim")
        table.add_column("", max_width=20, no_wrap=True, overflow="ellipsis")
        table.add_column(self._scale(view), no_wrap=True)
        table.add_column(t("cli-whyfirst-column-space"), justify="right", no_wrap=True)
        table.add_column(t("cli-whyfirst-column-total"), justify="right", no_wrap=True)
        table.add_column("", no_wrap=True, overflow="ellipsis")
        for seat in view.seats:
            number = seat.seat
            table.add_row(
                f"{number if not seat.leo else '@'} {names[number]}",
                self._lane(view, seat, console),
                _signed(seat.space),
                _signed(seat.total),
                self._note(view, seat),
            )
        return table

    def _scale(self, view: WhyFirstView) -> Text:
        from rich.text import Text

        track = view.track
        line = ""
        for space in range(track.lowest, track.highest + 1, _TICKS):
            line = line.ljust(space - track.lowest) + _signed(space)
        return Text(line)

    def _lane(self, view: WhyFirstView, seat: Entrant, console: Console) -> Text:
        from rich.text import Text

        track = view.track
        lane = Text()
        for space in range(track.lowest, track.highest + 1):
            second = "on grey23" if space == view.second else ""
            if space == seat.space:
                lane.append(shape(seat.seat, console), f"bold {colour(seat.seat)} {second}")
            else:
                marks = "┊·" if has_shapes(console) else "|."
                lane.append(marks[space != track.start], f"dim {second}")
        return lane

    def _note(self, view: WhyFirstView, seat: Entrant) -> str:
        notes = []
        if seat.seat in view.runners_up:
            notes.append(t("cli-whyfirst-note-second"))
        if seat.face_up:
            notes.append(t("cli-whyfirst-note-card", card=seat.face_up))
        elif seat.has_chosen:
            notes.append(t("cli-whyfirst-note-chosen"))
        return ", ".join(notes)

    def sentences(self, view: WhyFirstView, events: Sequence[Event], names: Sequence[str]) -> list[str]:
        """One line per kind of event; the board shows which seats have chosen."""
        lines = []
        for kind, group in groupby(events, key=lambda event: event.kind):
            if kind not in ("chose", "hand"):
                lines.append(" ".join(phrase(event.message(), names) for event in group))
        return ["\n".join(lines)] if lines else []

    def legend(self, view: WhyFirstView) -> RenderableType:
        from rich.text import Text

        return Text(t("cli-whyfirst-legend"), "dim")

    # ---- choosing

    def choices(self, view: WhyFirstView, names: Sequence[str], console: Console) -> RenderableType:
        plays = [choice for choice in view.choices if isinstance(choice, PlayChoice)]
        if plays:
            return self._grid(view, plays, names)
        from rich.table import Table as Grid

        table = Grid(box=None, padding=(0, 1, 0, 0), show_header=False)
        table.add_column(justify="right", style="dim", min_width=2)
        table.add_column(style="bold")
        for number, choice in enumerate(view.choices, 1):
            table.add_row(str(number), choice.action, self._consequence(choice, names))
        return table

    def _grid(self, view: WhyFirstView, plays: Sequence[PlayChoice], names: Sequence[str]) -> Grid:
        """A row for each card, a column for each pawn."""
        from rich.table import Table as Grid

        numbers = {(choice.card, choice.to): number for number, choice in enumerate(plays, 1)}
        table = Grid(box=None, padding=(0, 1, 0, 0), header_style="dim")
        table.add_column("", style="bold", justify="right")
        for pawn, name in enumerate(names):
            target = "leo" if pawn == view.leo else str(pawn)
            table.add_column(t("cli-whyfirst-on", name=name, target=target), justify="right", overflow="fold")
        for card in dict.fromkeys(card for card, _ in numbers):
            table.add_row(card, *(str(numbers[card, pawn]) for pawn in range(len(names))))
        return table

    def _consequence(self, choice: WhyFirstChoice, names: Sequence[str]) -> str:
        if not isinstance(choice, MoveChoice):
            return ""
        second = t("cli-whyfirst-nobody") if choice.second is None else _signed(choice.second)
        return t(
            "cli-whyfirst-move",
            name=names[choice.to],
            origin=_signed(choice.origin),
            space=_signed(choice.space),
            second=second,
        )

    def describe(self, view: WhyFirstView, choice: WhyFirstChoice, names: Sequence[str]) -> list[str]:
        consequence = self._consequence(choice, names)
        return [*([consequence] if consequence else []), t(choice.does)]

    def odds(self, view: WhyFirstView) -> list[str]:
        cards = ", ".join(f"{card} ×{count}" for card, count in view.elsewhere.items())
        return [t("cli-whyfirst-elsewhere", cards=cards)] if cards else []

    # ---- the end

    def ending(self, view: WhyFirstView, names: Sequence[str]) -> list[str]:
        outcome = view.outcome
        if outcome is None or view.ending is None:
            return [t("cli-open")]
        winners = listing([names[entrant] for entrant in outcome.winners])
        totals = sorted(enumerate(outcome.totals), key=lambda entry: -entry[1])
        return [
            phrase(view.ending.explanation, names),
            t("cli-winners", names=winners, count=len(outcome.winners)),
            *(f"{_signed(total):>4}  {names[entrant]}" for entrant, total in totals),
        ]

    # ---- tables

    def sheet(self, sheet: DeckSheet) -> list[RenderableType]:
        cards = ", ".join(f"{value} ×{count}" for value, count in sheet.counts.items())
        lines = [t("cli-whyfirst-deck", size=sheet.size, cards=cards), phrase(sheet.source)]
        if sheet.white_numbers:
            white = ", ".join(f"{number}: {value}" for number, value in sheet.white_numbers.items())
            lines.append(t("cli-whyfirst-white", cards=white))
        lines += [t("cli-rules-reconstructed", what=phrase(item)) for item in sheet.reconstructed]
        return list(lines)

    def edition_facts(self, edition: EditionInfo) -> dict[str, str]:
        return {}

    def statistics(self, simulation: Simulation) -> Statistics:
        return Statistics()


BOARD: TerminalBoard[WhyFirstView, WhyFirstChoice, DeckSheet, EditionInfo] = WhyFirstBoard()
