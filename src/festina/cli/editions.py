"""``festina editions``: the editions of Hare & Tortoise side by side."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ..hare.codes import Hare
from ..hare.editions import Edition
from ..hare.editions import editions as all_editions
from .find import find_editions
from .screen import out
from .trouble import Trouble
from .words import t, tell

if TYPE_CHECKING:
    from rich.table import Table

_COLUMN = 15
_HEAD = 15


def editions(names: list[str]) -> None:
    """Print a comparison of all editions, or of those named."""
    chosen = list(all_editions().values())
    if names:
        wanted: dict[str, Edition] = {}
        for name in names:
            found = find_editions(name)
            if not found:
                raise Trouble(t("cli-no-such-edition", name=name, known=", ".join(all_editions())))
            wanted.update({edition.id: edition for edition in found})
        chosen = [edition for edition in chosen if edition.id in wanted]
    console = out()
    fit = max(1, (console.width - _HEAD) // _COLUMN)
    blocks = -(-len(chosen) // fit)
    size = -(-len(chosen) // blocks)
    for first in range(0, len(chosen), size):
        console.print(_table(chosen[first : first + size]))
    console.print(t("cli-editions-hint"), style="dim")


def _table(chosen: list[Edition]) -> Table:
    from rich.box import HORIZONTALS
    from rich.table import Table

    table = Table(box=HORIZONTALS, padding=(0, 1, 0, 0), show_lines=False)
    table.add_column("", style="bold", width=_HEAD - 2)
    for edition in chosen:
        publisher, _, year = edition.id.rpartition("-")
        table.add_column(f"{publisher}-\n{year}", width=_COLUMN - 2, overflow="fold")
    for row, value in _ROWS.items():
        table.add_row(t(f"cli-editions-{row}"), *(value(edition) for edition in chosen))
    return table


def _starts(edition: Edition) -> str:
    three, four, five, six = (edition.start[players] for players in (3, 4, 5, 6))
    return str(three) if three == four == five == six else f"{three}/{four}/{five}/{six}"


def _finish(edition: Edition) -> str:
    if edition.flat_limit is None:
        return t("cli-editions-finish-place")
    return t("cli-editions-finish-flat", limit=edition.flat_limit)


def _hare(edition: Edition) -> str:
    mode = {Hare.CHART: "chart", Hare.DIE: "die", Hare.DECK: "deck"}[edition.hare.mode]
    year = edition.hare.id.rpartition("_")[2]
    return t(f"cli-editions-hare-{mode}", year=year, cards=sum(card.count for card in edition.hare.cards))


def _reconstructed(edition: Edition) -> str:
    from ..kernel.messages import Message

    if not edition.reconstructed:
        return t("cli-editions-nothing")
    return tell(Message(f"hare-reconstructed-{edition.id}"), ())


def _of(prefix: str, value: Callable[[Edition], str]) -> Callable[[Edition], str]:
    return lambda edition: t(f"{prefix}-{value(edition)}")


_ROWS: dict[str, Callable[[Edition], str]] = {
    "name": lambda edition: " / ".join(dict.fromkeys(edition.names.values())),
    "years": lambda edition: ", ".join(map(str, edition.years)),
    "publishers": lambda edition: ", ".join(edition.publishers),
    "board": _of("cli-editions-board", lambda edition: edition.board.id),
    "start": _starts,
    "start-two": lambda edition: str(edition.start[2]),
    "restart": lambda edition: t("cli-editions-as-started") if edition.restart is None else str(edition.restart),
    "finish": _finish,
    "hare": _hare,
    "first-pawn": _of("cli-editions-lettuces", lambda e: "any" if e.first_pawn_any_lettuces else "none"),
    "printed": _of("cli-editions-printed", lambda e: "to-finish" if e.printed_to_finish else "from-start"),
    "runner": _of("cli-editions-runner", lambda edition: edition.slow_runner),
    "reconstructed": _reconstructed,
}
