"""``festina rules``: a table's rulebook with ids, numbers, and what is our reading."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from ..kernel.ruleset import shorten
from ..registry import definitions, table_for
from .boards import board_for
from .find import find_editions, looks_like_ruleset
from .screen import out
from .trouble import Trouble
from .words import t, tell

if TYPE_CHECKING:
    from rich.console import Console


def rules(what: str) -> None:
    """Print the rules of an edition, a ruleset or a game."""
    if looks_like_ruleset(what):
        definition, table = table_for(what, {})
        print_rules(out(), definition, table, whole="(" not in what)
        return
    found = find_editions(what)
    if len(found) != 1:
        from ..hare.editions import editions

        if found:
            raise Trouble(t("cli-which-edition", name=shorten(what), found=", ".join(edition.id for edition in found)))
        names = ", ".join(editions())
        raise Trouble(t("cli-no-such-rules", name=shorten(what), editions=names, games=", ".join(definitions())))
    definition, table = table_for("hare", {"edition": found[0].id})
    print_rules(out(), definition, table, whole=True)


def print_rules(console: Console, definition: Any, table: Any, topic: str = "", whole: bool = False) -> None:
    """The rulebook; with a topic only the rules that have this id or hold this word."""
    from rich.padding import Padding
    from rich.table import Table
    from rich.text import Text

    sections = import_module(f"festina.{definition.room}.rulebook").rulebook(table, whole=whole)
    chosen = [(section, [entry for entry in section.rules if _is_about(entry, topic)]) for section in sections]
    if not any(entries for _, entries in chosen):
        raise Trouble(t("cli-no-such-rule", topic=shorten(topic)))
    if not topic:
        console.print(t("cli-rules-title", ruleset=table.ruleset), style="bold")
        for item in board_for(definition.name).rule_tables(table):
            console.print(item)
        console.print(t("cli-rules-marks"), style="dim")
    for section, entries in chosen:
        if not entries:
            continue
        console.print()
        console.print(tell(section.title, ()), style="bold underline")
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True, style="cyan")
        grid.add_column(no_wrap=True, style="dim")
        grid.add_column()
        for entry in entries:
            text = Text(tell(entry.text, ()))
            if entry.note:
                text.append(f"\n{tell(entry.note, ())}", "italic yellow")
            grid.add_row(entry.id, entry.mark, text)
        console.print(Padding(grid, (0, 0, 0, 1)))


def _is_about(entry: Any, topic: str) -> bool:
    if not topic:
        return True
    wanted = topic.lower()
    number = entry.id.partition("-")[2]
    if wanted in (entry.id.lower(), number):
        return True
    return not wanted.isdecimal() and "-" not in wanted and wanted in tell(entry.text, ()).lower()
