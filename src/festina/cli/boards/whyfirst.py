"""Why First? in the terminal: a lane for each pawn, the hand, the choices."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any

from ..screen import colour, has_shapes, shape
from ..words import listing, t, tell, tell_plain
from . import Board, Statistics, View

if TYPE_CHECKING:
    from rich.console import Console, RenderableType
    from rich.table import Table
    from rich.text import Text

    from ...kernel.events import Event
    from ...lab.simulate import Simulation

_TICKS = 4


def _everybody(view: View, names: Sequence[str]) -> list[str]:
    """The names of all pawns: the seats, and Leo where he plays (WF-201)."""
    return [*names, t("cli-whyfirst-leo")] if view["leo"] is not None else list(names)


def _signed(number: int) -> str:
    return f"{number:+d}" if number else "0"


class WhyFirstBoard:
    """See ``boards.Board``."""

    # ---- drawing

    def draw(self, view: View, names: Sequence[str], console: Console) -> RenderableType:
        from rich.console import Group
        from rich.text import Text

        now = t("cli-whyfirst-now", round=view["round"], rounds=view["rounds"], trick=view["trick"])
        parts: list[RenderableType] = [Text(now, "bold"), self._lanes(view, names, console)]
        for seat in view["seats"]:
            if seat.get("hand"):
                cards = ", ".join(seat["hand"])
                parts.append(t("cli-whyfirst-hand-of", name=_everybody(view, names)[seat["seat"]], cards=cards))
        if view["hand"]:
            parts.append(t("cli-whyfirst-hand", cards=", ".join(view["hand"])))
        if view["played"]:
            parts.append(Text(t("cli-whyfirst-played", cards=", ".join(view["played"])), "dim"))
        return Group(*parts)

    def _lanes(self, view: View, names: Sequence[str], console: Console) -> Table:
        from rich.table import Table

        table = Table(box=None, padding=(0, 1), header_style="dim")
        table.add_column("", max_width=20, no_wrap=True, overflow="ellipsis")
        table.add_column(self._scale(view), no_wrap=True)
        table.add_column(t("cli-whyfirst-column-space"), justify="right", no_wrap=True)
        table.add_column(t("cli-whyfirst-column-total"), justify="right", no_wrap=True)
        table.add_column("", no_wrap=True, overflow="ellipsis")
        everybody = _everybody(view, names)
        for seat in view["seats"]:
            number = seat["seat"]
            table.add_row(
                f"{number if not seat['leo'] else '@'} {everybody[number]}",
                self._lane(view, seat, console),
                _signed(seat["space"]),
                _signed(seat["total"]),
                self._note(view, seat),
            )
        return table

    def _scale(self, view: View) -> Text:
        from rich.text import Text

        track = view["track"]
        line = ""
        for space in range(track["lowest"], track["highest"] + 1, _TICKS):
            line = line.ljust(space - track["lowest"]) + _signed(space)
        return Text(line)

    def _lane(self, view: View, seat: Mapping[str, Any], console: Console) -> Text:
        from rich.text import Text

        track = view["track"]
        lane = Text()
        for space in range(track["lowest"], track["highest"] + 1):
            second = "on grey23" if space == view["second"] else ""
            if space == seat["space"]:
                lane.append(shape(seat["seat"], console), f"bold {colour(seat['seat'])} {second}")
            else:
                marks = "┊·" if has_shapes(console) else "|."
                lane.append(marks[space != track["start"]], f"dim {second}")
        return lane

    def _note(self, view: View, seat: Mapping[str, Any]) -> str:
        notes = []
        if seat["seat"] in view["runners_up"]:
            notes.append(t("cli-whyfirst-note-second"))
        if seat["face_up"]:
            notes.append(t("cli-whyfirst-note-card", card=seat["face_up"]))
        elif seat["has_chosen"]:
            notes.append(t("cli-whyfirst-note-chosen"))
        return ", ".join(notes)

    def sentences(self, view: View, events: Sequence[Event], names: Sequence[str]) -> list[str]:
        """A line a kind of event; that somebody has chosen is seen on the board."""
        told = []
        for kind, group in groupby(events, key=lambda event: event.kind):
            if kind not in ("chose", "hand"):
                told.append(" ".join(tell(event.message(), names) for event in group))
        return ["\n".join(told)] if told else []

    def legend(self, view: View) -> RenderableType:
        from rich.text import Text

        return Text(t("cli-whyfirst-legend"), "dim")

    # ---- choosing

    def actions(self, view: View) -> list[str]:
        return [choice["action"] for choice in view["choices"]]

    def choices(self, view: View, names: Sequence[str], console: Console) -> RenderableType:
        choices = view["choices"]
        if choices and choices[0]["kind"] == "play":
            return self._grid(view, names)
        from rich.table import Table

        table = Table(box=None, padding=(0, 1, 0, 0), show_header=False)
        table.add_column(justify="right", style="dim", min_width=2)
        table.add_column(style="bold")
        for number, choice in enumerate(choices, 1):
            table.add_row(str(number), choice["action"], self._consequence(view, choice, names))
        return table

    def _grid(self, view: View, names: Sequence[str]) -> Table:
        """A row for each card, a column for each pawn."""
        from rich.table import Table

        everybody = _everybody(view, names)
        numbers = {(choice["card"], choice["to"]): i for i, choice in enumerate(view["choices"], 1)}
        table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
        table.add_column("", style="bold", justify="right")
        for pawn, name in enumerate(everybody):
            target = "leo" if pawn == view["leo"] else str(pawn)
            table.add_column(t("cli-whyfirst-on", name=name, target=target), justify="right", overflow="fold")
        for card in dict.fromkeys(card for card, _ in numbers):
            table.add_row(card, *(str(numbers[card, pawn]) for pawn in range(len(everybody))))
        return table

    def _consequence(self, view: View, choice: Mapping[str, Any], names: Sequence[str]) -> str:
        if choice["kind"] != "move":
            return ""
        second = t("cli-whyfirst-nobody") if choice["second"] is None else _signed(choice["second"])
        return t(
            "cli-whyfirst-move",
            name=_everybody(view, names)[choice["to"]],
            origin=_signed(choice["origin"]),
            space=_signed(choice["space"]),
            second=second,
        )

    def describe(self, view: View, action: str, names: Sequence[str]) -> list[str]:
        choice = next((choice for choice in view["choices"] if choice["action"] == action), None)
        if choice is None:
            return [t("cli-whyfirst-possible")]
        told = self._consequence(view, choice, names)
        return [*([told] if told else []), t(choice["does"])]

    def odds(self, view: View) -> list[str]:
        cards = ", ".join(f"{card} ×{count}" for card, count in view["elsewhere"].items())
        return [t("cli-whyfirst-elsewhere", cards=cards)] if cards else []

    # ---- knowing

    def face_up(self, view: View, facts: Mapping[str, Any]) -> View:
        seats = [{**seat, "hand": facts["hands"][seat["seat"]]} for seat in view["seats"]]
        return {**view, "seats": seats}

    def has_secrets(self, view: View) -> bool:
        return True

    def is_done(self, view: View, seat: int) -> bool:
        return False

    def reveals(self, events: Sequence[Event]) -> bool:
        return any(event.kind in ("trick", "revealed", "dealt") for event in events)

    def ending(self, view: View, names: Sequence[str]) -> list[str]:
        everybody = _everybody(view, names)
        if view["outcome"] is None:
            return [t("cli-whyfirst-open")]
        winners = listing([everybody[seat] for seat in view["outcome"]["winners"]])
        totals = sorted(enumerate(view["outcome"]["totals"]), key=lambda entry: -entry[1])
        return [
            tell_plain(view["ending"]["explanation"], names),
            t("cli-whyfirst-winners", names=winners, count=len(view["outcome"]["winners"])),
            *(f"{_signed(total):>4}  {everybody[seat]}" for seat, total in totals),
        ]

    # ---- tables

    def rule_tables(self, table: Any) -> list[RenderableType]:
        from ...whyfirst.rulebook import sheet

        deck = sheet(table)
        cards = ", ".join(f"{value} ×{count}" for value, count in deck.counts.items())
        lines = [t("cli-whyfirst-deck", size=deck.size, cards=cards), tell(deck.source, ())]
        if deck.white_numbers:
            white = ", ".join(f"{number}: {value}" for number, value in deck.white_numbers.items())
            lines.append(t("cli-whyfirst-white", cards=white))
        lines += [t("cli-rules-reconstructed", what=tell(item, ())) for item in deck.reconstructed]
        return list(lines)

    def statistics(self, simulation: Simulation) -> Statistics:
        return Statistics()


BOARD: Board = WhyFirstBoard()
