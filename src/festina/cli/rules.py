"""``festina rules``: a table's rulebook with ids, numbers, and what is our reading."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..kernel.ruleset import shorten
from ..registry import definitions, table_for
from .boards import board_for
from .find import edition_named, find_editions, ids, looks_like_ruleset, published
from .screen import out
from .trouble import Trouble
from .words import phrase, t

if TYPE_CHECKING:
    from rich.console import Console

    from ..kernel.contract import AnyDefinition, Table
    from ..kernel.rulebook import PrintedRule


def rules(what: str) -> None:
    """Print the rules of an edition, a ruleset or a game."""
    if looks_like_ruleset(what):
        definition, table = table_for(what, {})
        print_rules(out(), definition, table, whole="(" not in what)
        return
    if not find_editions(what):
        games = ", ".join(definitions())
        raise Trouble(t("cli-no-such-rules", name=shorten(what), editions=ids(published()), games=games))
    edition = edition_named(what)
    definition, table = table_for(edition.game, {"edition": edition.info.id})
    print_rules(out(), definition, table, whole=True)


def print_rules(
    console: Console, definition: AnyDefinition, table: Table, topic: str = "", whole: bool = False
) -> None:
    """The rulebook; with a topic only the rules that have this id or hold this word."""
    from rich.padding import Padding
    from rich.table import Table as Grid
    from rich.text import Text

    sections = definition.rulebook(table, whole)
    chosen = [(section, [entry for entry in section.rules if _is_about(entry, topic)]) for section in sections]
    if topic and not any(entries for _, entries in chosen):
        raise Trouble(t("cli-no-such-rule", topic=shorten(topic)))
    if not topic:
        console.print(t("cli-rules-title", ruleset=table.ruleset), style="bold")
        sheet = definition.sheet(table)
        for item in board_for(definition.name).sheet(sheet) if sheet else ():
            console.print(item)
        if sections:
            console.print(t("cli-rules-marks"), style="dim")
    for section, entries in chosen:
        if not entries:
            continue
        console.print()
        console.print(phrase(section.title), style="bold underline")
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True, style="cyan")
        grid.add_column(no_wrap=True, style="dim")
        grid.add_column()
        for entry in entries:
            text = Text(phrase(entry.text))
            if entry.note:
                text.append(f"\n{phrase(entry.note)}", "italic yellow")
            grid.add_row(entry.id, entry.mark, text)
        console.print(Padding(grid, (0, 0, 0, 1)))


def _is_about(entry: PrintedRule, topic: str) -> bool:
    if not topic:
        return True
    wanted = topic.lower()
    number = entry.id.partition("-")[2]
    if wanted in (entry.id.lower(), number):
        return True
    return not wanted.isdecimal() and "-" not in wanted and wanted in phrase(entry.text).lower()
