"""A game of any kind in the terminal, drawn from its view alone: in tables headed by the fields of the view."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec import UNSET

from ...kernel.contract import Table
from ...kernel.data import Data
from ...kernel.events import Event
from ...kernel.messages import Message, Reason
from ...kernel.view import Choice, EditionInfo, Outcome, PublicView, View
from ..screen import colour, shape
from ..words import ENTRANTS, listing, phrase, t
from . import Statistics, legal_choices

if TYPE_CHECKING:
    from rich.console import Console, RenderableType
    from rich.table import Table as Grid

    from ...lab.simulate import Simulation

#: Fields that the session or the list of choices shows.
_ELSEWHERE = {*PublicView.__struct_fields__, "seat", "prompt", "choices"}
_NONE = "–"

Fields = Mapping[str, object]


def fields_of(data: object, without: Iterable[str] = ()) -> dict[str, object]:
    """The fields of a structure by name."""
    names = data.__struct_fields__ if isinstance(data, Data) else ()
    fields = {name: getattr(data, name) for name in names if name not in without}
    return {name: value for name, value in fields.items() if value is not UNSET}


def heading(field: str) -> str:
    """A field's name as people read it."""
    return field.replace("_", " ")


def shown(value: object, names: Sequence[str], field: str = "") -> str:
    """A value in words: names for entrants where the field means one, messages spoken, the rest as it is."""
    if value is None or value in ("", (), [], {}):
        return _NONE
    match value:
        case bool():
            return t("cli-plain-yes") if value else t("cli-plain-no")
        case Message():
            return phrase(value, names)
        case Reason():
            return f"{phrase(value.message, names)} ({value.rule})"
        case int() if field in ENTRANTS and 0 <= value < len(names):
            return names[value]
        case Data():
            return ", ".join(f"{heading(name)} {shown(part, names, name)}" for name, part in fields_of(value).items())
        case Mapping():
            return ", ".join(f"{key}: {shown(part, names)}" for key, part in value.items())
        case list() | tuple() | set() | frozenset():
            return ", ".join(shown(part, names, field) for part in value)
        case _:
            return str(value)


class PlainBoard:
    """See ``boards.TerminalBoard``."""

    def title(self, table: Table) -> str:
        return table.ruleset

    # ---- drawing

    def draw(
        self, view: View, names: Sequence[str], console: Console, open_views: Sequence[View] = ()
    ) -> RenderableType:
        """A row for each entrant, then everything else; from the open views what a spectator does not see."""
        from rich.console import Group

        known = [fields_of(own, _ELSEWHERE) for own in open_views]
        columns: dict[str, list[str]] = {}
        rest = {}
        for name, value in fields_of(view, _ELSEWHERE).items():
            own = [fields[name] for fields in known]
            if parts := _by_entrant(value):
                seen = [_by_entrant(values)[seat] for seat, values in enumerate(own)] + parts[len(own) :]
                for field in dict.fromkeys(field for fields in parts for field in fields if field != "seat"):
                    columns[field] = [shown(fields.get(field), names, field) for fields in seen]
            elif any(other != value for other in own):
                columns[name] = [shown(other, names, name) for other in own]
            else:
                rest[name] = value
        return Group(*self._entrants(view, names, console, columns), _listed(rest, names))

    def _entrants(
        self, view: View, names: Sequence[str], console: Console, columns: Mapping[str, list[str]]
    ) -> list[Grid]:
        """The columns in as many tables as the width of the console asks for."""
        tables: list[dict[str, list[str]]] = [{}]
        first = max(map(len, names)) + 4
        left = console.width - first
        for name, cells in columns.items():
            width = max(map(len, (heading(name), *cells))) + 2
            if width > left and tables[-1]:
                tables.append({})
                left = console.width - first
            tables[-1][name] = cells
            left -= width
        return [_entrants(view, names, console, table) for table in tables]

    def sentences(self, view: View, events: Sequence[Event], names: Sequence[str]) -> list[str]:
        return [phrase(event.message(), names) for event in events]

    def legend(self, view: View) -> RenderableType | None:
        return None

    # ---- choosing

    def choices(self, view: View, names: Sequence[str], console: Console) -> RenderableType:
        """What each choice is, what it does, and a column for everything the game says about it."""
        from rich.table import Table as Grid

        listed = legal_choices(view.choices)
        own = list(dict.fromkeys(name for choice in listed for name in _own_fields(choice)))
        grid = Grid(box=None, padding=(0, 1, 0, 0), header_style="dim")
        grid.add_column("", justify="right", style="dim", min_width=2)
        grid.add_column("", style="bold", no_wrap=True)
        for name in own:
            grid.add_column(heading(name), overflow="fold")
        grid.add_column("", overflow="fold")
        for number, choice in enumerate(listed, 1):
            values = _own_fields(choice)
            parts = (shown(values.get(name), names, name) for name in own)
            grid.add_row(str(number), choice.action, *parts, t(choice.does))
        return grid

    def describe(self, view: View, choice: Choice, names: Sequence[str]) -> list[str]:
        values = [f"{heading(name)}: {shown(value, names, name)}" for name, value in _own_fields(choice).items()]
        return [t(choice.does), *values]

    def odds(self, view: View) -> list[str]:
        return []

    # ---- the end

    def ending(self, view: View, names: Sequence[str]) -> list[str]:
        outcome = view.outcome
        if outcome is None:
            return [t("cli-open")]
        winners = [names[entrant] for entrant in outcome.winners]
        lines = [t("cli-winners", names=listing(winners), count=len(winners))]
        placed = [(place, entrant) for entrant, place in enumerate(outcome.places) if place is not None]
        lines += [f"{t('cli-place', place=place)} {names[entrant]}" for place, entrant in sorted(placed)]
        more = fields_of(outcome, Outcome.__struct_fields__)
        return lines + [f"{heading(name)}: {shown(value, names, name)}" for name, value in more.items()]

    # ---- tables

    def sheet(self, sheet: Data) -> list[RenderableType]:
        return [_listed(fields_of(sheet), ())]

    def edition_facts(self, edition: EditionInfo) -> dict[str, str]:
        own = fields_of(edition, EditionInfo.__struct_fields__)
        return {heading(name): shown(value, ()) for name, value in own.items()}

    def statistics(self, simulation: Simulation) -> Statistics:
        return Statistics()


def _own_fields(choice: Choice) -> dict[str, object]:
    return fields_of(choice, Choice.__struct_fields__)


def _by_entrant(value: object) -> list[dict[str, object]]:
    """The fields of structures that stand for the entrants, by their ``seat``; empty for any other value."""
    if not isinstance(value, list | tuple):
        return []
    parts = [fields_of(part) for part in value]
    return parts if [fields.get("seat") for fields in parts] == list(range(len(parts))) else []


def _entrants(view: View, names: Sequence[str], console: Console, columns: Mapping[str, list[str]]) -> Grid:
    from rich.table import Table as Grid
    from rich.text import Text

    grid = Grid(box=None, padding=(0, 1), header_style="dim")
    grid.add_column("", no_wrap=True)
    for name in columns:
        grid.add_column(heading(name), overflow="fold")
    for entrant, name in enumerate(names):
        who = Text()
        who.append(f"{shape(entrant, console)} ", f"bold {colour(entrant)}")
        who.append(name, "bold" if entrant in view.to_act else "")
        grid.add_row(who, *(cells[entrant] if entrant < len(cells) else "" for cells in columns.values()))
    return grid


def _listed(fields: Fields, names: Sequence[str]) -> RenderableType:
    """A line for each field that says something; structures in a list get a line each."""
    from rich.table import Table as Grid

    grid = Grid(box=None, padding=(0, 1), show_header=False)
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column(overflow="fold")
    for name, value in fields.items():
        if isinstance(value, list | tuple) and value and all(isinstance(part, Data) for part in value):
            text = "\n".join(shown(part, names) for part in value)
        else:
            text = shown(value, names, name)
        if text != _NONE:
            grid.add_row(heading(name), text)
    return grid
