"""Hare & Tortoise in tables: the numbers of an edition, what sets it apart, and what a simulation counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...hare.codes import FINISH, Happened, Kind
from ...hare.editions import Edition, HareEditionInfo, editions
from ...hare.rulebook import EditionSheet, HareSheet
from ..words import figure, percent, phrase, t
from . import Statistics
from .hare import kind_name

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table

    from ...lab.simulate import Simulation


# ---- the rulebook


def rule_tables(numbers: EditionSheet) -> list[RenderableType]:
    """The edition's numbers, its board, and its deck, chart or die."""
    from rich.text import Text

    places = ", ".join(f"{t('cli-place', place=place)} {most}" for place, most in numbers.finish.items())
    tables: list[RenderableType] = [_numbers(numbers), t("cli-hare-sheet-finish", places=places)]
    tables += [phrase(numbers.board), phrase(numbers.printed)]
    tables += [Text(t("cli-rules-reconstructed", what=phrase(item)), "italic") for item in numbers.reconstructed]
    if numbers.hare:
        tables += ["", *_hare(numbers.hare)]
    return tables


def _numbers(numbers: EditionSheet) -> Table:
    from rich.table import Table

    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(t("cli-hare-sheet-players"))
    for players in numbers.start:
        table.add_column(str(players), justify="right")
    for name, row in (("start", numbers.start), ("restart", numbers.restart), ("lettuces", numbers.lettuces)):
        table.add_row(t(f"cli-hare-sheet-{name}"), *(str(row[players]) for players in numbers.start))
    return table


def _hare(hare: HareSheet) -> list[RenderableType]:
    from rich.table import Table

    title = t(f"cli-hare-sheet-{hare.mode}")
    if hare.cards:
        table = Table(title=title, title_justify="left", box=None, padding=(0, 2, 0, 0), show_header=False)
        for card in hare.cards:
            table.add_row(f"{card.count} ×", phrase(card.name), phrase(card.text))
    else:
        table = Table(title=title, title_justify="left", padding=(0, 1), header_style="dim")
        table.add_column("")
        for column in range(1, 7):
            table.add_column(str(column) if hare.mode == "die" else t("cli-place", place=column))
        for number, row in enumerate(hare.cells, 1):
            head = t("cli-place", place=number) if hare.mode == "die" else str(number)
            table.add_row(head, *(phrase(cell.name) + ("" if cell.known else " *") for cell in row))
        if not all(cell.known for row in hare.cells for cell in row):
            table.caption = t("cli-hare-sheet-star")
            table.caption_justify = "left"
    return [table, phrase(hare.source)]


# ---- editions


def edition_facts(info: HareEditionInfo) -> dict[str, str]:
    """The rows of the comparison of editions."""
    edition = editions()[info.id]
    rows = {
        "board": t(f"cli-editions-board-{edition.board.id}"),
        "start": _starts(edition),
        "start-two": str(edition.start[2]),
        "restart": t("cli-editions-as-started") if edition.restart == "as_started" else str(edition.restart),
        "finish": _finish(edition),
        "hare": _hare_spaces(edition),
        "first-pawn": t(f"cli-editions-lettuces-{'any' if edition.switches['first_pawn_any_lettuces'] else 'none'}"),
        "printed": t(f"cli-editions-printed-{'to-finish' if info.printed_to_finish else 'from-start'}"),
        "runner": t(f"cli-editions-runner-{info.runner}"),
    }
    return {t(f"cli-editions-{row}"): value for row, value in rows.items()}


def _starts(edition: Edition) -> str:
    three, four, five, six = (edition.start[players] for players in (3, 4, 5, 6))
    return str(three) if three == four == five == six else f"{three}/{four}/{five}/{six}"


def _finish(edition: Edition) -> str:
    if edition.flat_limit is None:
        return t("cli-editions-finish-place")
    return t("cli-editions-finish-flat", limit=edition.flat_limit)


def _hare_spaces(edition: Edition) -> str:
    hare = edition.hare
    year = hare.id.rpartition("_")[2]
    return t(f"cli-editions-hare-{hare.kind}", year=year, cards=sum(hare.counts.values()))


# ---- simulations


def statistics(simulation: Simulation) -> Statistics:
    """Restarts, lettuces, and how the spaces were used."""
    reached = [int(number) for number in simulation.counts[Happened.MOVED][: FINISH + 1]]
    restarts, eaten = simulation.happened(Happened.RESTARTED), simulation.happened(Happened.ATE)
    more = t(
        "cli-hare-stats-more",
        restarts=figure(restarts / simulation.games, 2),
        lettuces=figure(eaten / simulation.games, 1),
        draws=figure(simulation.draws / simulation.games, 1),
    )
    values: dict[str, object] = {"restarts": restarts, "lettuces_eaten": eaten, "moves_to_space": reached}
    tables: list[RenderableType] = [
        more,
        t("cli-hare-aimless"),
        "",
        _by_kind(simulation, reached),
        "",
        _extremes(simulation, reached),
    ]
    return Statistics(tables, values)


def _by_kind(simulation: Simulation, reached: list[int]) -> Table:
    from rich.table import Table

    edition = editions()[simulation.table.options["edition"]]
    total = sum(reached[1:]) or 1
    table = Table(title=t("cli-hare-stats-kinds"), title_justify="left", box=None, padding=(0, 2, 0, 0))
    for column in ("kind", "spaces", "moves", "share", "each"):
        table.add_column(t(f"cli-hare-stats-{column}"), justify="left" if column == "kind" else "right")
    for kind in (*range(Kind.HARE, Kind.FINISH), Kind.FINISH):
        spaces = [space for space in range(1, FINISH + 1) if edition.board.kinds[space] == kind]
        moves = sum(reached[space] for space in spaces)
        table.add_row(
            kind_name(kind, edition.slow_runner),
            str(len(spaces)),
            figure(moves),
            percent(moves / total),
            figure(moves / simulation.games / max(len(spaces), 1), 2),
        )
    return table


def _extremes(simulation: Simulation, reached: list[int]) -> Table:
    from rich.table import Table

    edition = editions()[simulation.table.options["edition"]]
    by_use = sorted(range(1, FINISH), key=lambda space: (-reached[space], space))
    table = Table.grid(padding=(0, 2, 0, 0))
    for title, chosen in (("most", by_use[:6]), ("least", by_use[-6:])):
        names = [f"{space} ({kind_name(edition.board.kinds[space], edition.slow_runner)})" for space in chosen]
        table.add_row(t(f"cli-hare-stats-{title}"), ", ".join(names))
    return table
