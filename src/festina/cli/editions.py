"""``festina editions``: the editions of a game side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..kernel.view import EditionInfo
from .boards import board_for
from .find import find_editions, ids, published
from .screen import out
from .trouble import Trouble
from .words import phrase, t

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

_COLUMN = 15
_HEAD = 15


def editions(names: list[str]) -> None:
    """Print a comparison of all editions, or of those named, game by game."""
    chosen = published()
    if names:
        wanted = set()
        for name in names:
            found = find_editions(name)
            if not found:
                raise Trouble(t("cli-no-such-edition", name=name, known=ids(chosen)))
            wanted |= {(edition.game, edition.info.id) for edition in found}
        chosen = [edition for edition in chosen if (edition.game, edition.info.id) in wanted]
    console = out()
    for game in dict.fromkeys(edition.game for edition in chosen):
        _compare(console, game, [edition.info for edition in chosen if edition.game == game])
    console.print(t("cli-editions-hint"), style="dim")


def _compare(console: Console, game: str, chosen: list[EditionInfo]) -> None:
    """Some editions of one game, in as many tables as the width of the terminal asks for."""
    fit = max(1, (console.width - _HEAD) // _COLUMN)
    blocks = -(-len(chosen) // fit)
    size = -(-len(chosen) // blocks)
    for first in range(0, len(chosen), size):
        console.print(_table(game, chosen[first : first + size]))


def _table(game: str, chosen: list[EditionInfo]) -> Table:
    from rich.box import HORIZONTALS
    from rich.table import Table

    table = Table(box=HORIZONTALS, padding=(0, 1, 0, 0), show_lines=False)
    table.add_column("", style="bold", width=_HEAD - 2)
    for edition in chosen:
        publisher, _, year = edition.id.rpartition("-")
        table.add_column(f"{publisher}-\n{year}" if publisher else year, width=_COLUMN - 2, overflow="fold")
    columns = [_facts(game, edition) for edition in chosen]
    for heading in dict.fromkeys(heading for column in columns for heading in column):
        table.add_row(heading, *(column.get(heading, "") for column in columns))
    return table


def _facts(game: str, edition: EditionInfo) -> dict[str, str]:
    return {
        t("cli-editions-name"): " / ".join(dict.fromkeys(edition.names.values())),
        t("cli-editions-years"): ", ".join(map(str, edition.years)),
        t("cli-editions-publishers"): ", ".join(edition.publishers),
        **board_for(game).edition_facts(edition),
        t("cli-editions-reconstructed"): _reconstructed(edition),
    }


def _reconstructed(edition: EditionInfo) -> str:
    return " ".join(phrase(item) for item in edition.reconstructed) or t("cli-editions-nothing")
