"""Hare & Tortoise in the terminal: the winding track, the race order, the choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...hare.choices import HareChoice
from ...hare.codes import FINISH, START, Hare, Kind
from ...hare.editions import Edition, HareEditionInfo, editions
from ...hare.events import Moved, Paid
from ...hare.facts import Pawn
from ...hare.rulebook import EditionSheet
from ...hare.view import HareSeat, HareView
from ...hare.words import KINDS
from ...kernel.contract import Table
from ...kernel.events import Event
from ...kernel.messages import Message, Params
from ..screen import colour, has_shapes, shape
from ..words import listing, phrase, t
from . import Statistics, TerminalBoard, legal_choices

if TYPE_CHECKING:
    from rich.console import Console, RenderableType
    from rich.table import Table as Grid
    from rich.text import Text

    from ...lab.simulate import Simulation

#: The track winds: five rows of thirteen spaces (more and shorter ones in a narrow window), left and right in turn.
ROW = 13
TILE = 5
_TRACK = ROW * (TILE + 1) + 1

_INK = "#1a1a1a"
_FAINT = "#606060"
_PAPER = {
    Kind.START: "#f4f4f4",
    Kind.FINISH: "#f4f4f4",
    Kind.HARE: "#f2d98b",
    Kind.CARROT: "#f4a75c",
    Kind.LETTUCE: "#a5d38a",
    Kind.TORTOISE: "#9cc3cf",
    Kind.TWO: "#cfcfcf",
    Kind.THREE: "#cfcfcf",
    Kind.FOUR: "#cfcfcf",
    Kind.ONE_FIVE_SIX: "#cfcfcf",
}
_WIDE = (Kind.START, Kind.FINISH, Kind.ONE_FIVE_SIX)
_NUMBERS = (Kind.TWO, Kind.THREE, Kind.FOUR, Kind.ONE_FIVE_SIX)


def _edition(view: HareView) -> Edition:
    return editions()[view.edition]


def label(kind: int, runner: str) -> str:
    """What is written on a space."""
    return KINDS[kind] if kind in _NUMBERS else t(f"cli-hare-tile-{KINDS[kind]}", runner=runner)


def kind_name(kind: int, runner: str) -> str:
    """What a space is called in a list."""
    if kind in _NUMBERS:
        return t("cli-hare-kind-number", number=KINDS[kind])
    return t(f"cli-hare-kind-{KINDS[kind]}", runner=runner)


def _place(position: int) -> str:
    return t("cli-place", place=position)


class HareBoard:
    """See ``boards.TerminalBoard``."""

    def title(self, table: Table) -> str:
        return t("cli-hare-title", edition=table.options["edition"].replace("-", " ").title())

    # ---- drawing

    def draw(
        self, view: HareView, names: Sequence[str], console: Console, open_views: Sequence[HareView] = ()
    ) -> RenderableType:
        from rich.console import Group
        from rich.padding import Padding
        from rich.table import Table as Grid

        seats = [own.seats[seat] for seat, own in enumerate(open_views)] or view.seats
        track = self._track(view, console)
        order = self._order(view, seats, names, console)
        if _TRACK + 2 + console.measure(order).maximum > console.width:
            return Group(track, order)
        grid = Grid.grid(padding=(0, 2))
        grid.add_row(track, Padding(order, (1, 0, 0, 0)))
        return grid

    def _track(self, view: HareView, console: Console) -> Text:
        from rich.text import Text

        picture = Text(no_wrap=True)
        length = max(4, min(ROW, (console.width - 1) // (TILE + 1)))
        rows = range(0, FINISH + 1, length)
        bends = "╮╯╭╰" if has_shapes(console) else "\\//\\"
        for number, first in enumerate(rows):
            rightward = number % 2 == 0
            tiles = [self._tile(view, space, console) for space in range(first, min(first + length, FINISH + 1))]
            tiles += [(Text(" " * TILE), Text(" " * TILE))] * (length - len(tiles))
            if not rightward:
                tiles.reverse()
            last = number == len(rows) - 1
            for line in (0, 1):
                left = right = " "
                if line == 0 and number:
                    left, right = (bends[3], " ") if rightward else (" ", bends[1])
                elif line == 1 and not last:
                    left, right = (" ", bends[0]) if rightward else (bends[2], " ")
                picture.append(left)
                picture.append_text(Text(" ").join(tile[line] for tile in tiles))
                picture.append(right + "\n")
        picture.right_crop(1)
        return picture

    def _tile(self, view: HareView, space: int, console: Console) -> tuple[Text, Text]:
        """A space, two lines high: what it is, who is there, its number."""
        from rich.text import Text

        edition = _edition(view)
        kind = edition.board.kinds[space]
        here = [pawn for pawn in view.pawns if pawn.space == space]
        reachable = any(c.legal and c.kind in ("forward", "back") and c.space == space for c in view.choices)
        style = f"{_INK} on {_PAPER[kind]}"
        name = label(kind, edition.slow_runner)[:TILE]
        upper = Text()
        upper.append(name.center(TILE) if kind in _WIDE else f" {name:<2}", f"bold {style}")
        if kind not in _WIDE:
            printed = edition.printed_number(space)
            shown = "" if printed == space else str(printed)
            upper.append(f"{shown:>2}", f"italic {_FAINT} on {_PAPER[kind]}")
        lower = Text(style=style)
        if kind in (Kind.START, Kind.FINISH):
            for pawn in here[:TILE]:
                lower.append(shape(pawn.seat, console), f"bold {colour(pawn.seat)}")
            lower.append(" " * (TILE - len(lower)))
            return upper, lower
        for pawn in here:
            letter = pawn.name if _two_pawns(view) else " "
            badge = f" {shape(pawn.seat, console, pawn.face != 'up')}{letter}"
            lower.append(badge, f"bold #ffffff on {colour(pawn.seat)}")
        number = f"{space:>{TILE - len(lower)}}"
        lower.append(number, f"bold underline {style}" if reachable else style)
        if reachable and number.startswith(" "):
            lower.stylize("not underline", len(lower) - len(number), len(lower) - len(number.strip()))
        return upper, lower

    def _order(self, view: HareView, seats: Sequence[HareSeat], names: Sequence[str], console: Console) -> Grid:
        """The race order: position, who, where, carrots, lettuces."""
        from rich.table import Table as Grid
        from rich.text import Text

        table = Grid(box=None, padding=(0, 1), header_style="dim")
        table.add_column("")
        table.add_column(t("cli-hare-column-player"), max_width=22, no_wrap=True, overflow="ellipsis")
        for column in ("space", "carrots", "lettuces"):
            table.add_column(t(f"cli-hare-column-{column}"), justify="right", no_wrap=True)
        table.add_column("", no_wrap=True, overflow="ellipsis")
        pawns = sorted(view.pawns, key=lambda p: (p.place or 99, -p.space, p.seat, p.name))
        for pawn in pawns:
            seat = seats[pawn.seat]
            who = Text()
            who.append(f"{shape(pawn.seat, console)} ", f"bold {colour(pawn.seat)}")
            style = "bold" if pawn.seat in view.to_act else ""
            who.append(names[pawn.seat] + (f" {pawn.name}" if _two_pawns(view) else ""), style)
            table.add_row(
                _place(pawn.place or pawn.position),
                who,
                self._where(view, pawn.space),
                "?" if seat.carrots is None else str(seat.carrots),
                str(seat.lettuces),
                self._note(view, pawn, seat),
            )
        return table

    def _where(self, view: HareView, space: int) -> str:
        if space in (START, FINISH):
            return t("cli-hare-start" if space == START else "cli-hare-home")
        printed = _edition(view).printed_number(space)
        return str(space) if printed == space else f"{space} ({printed})"

    def _note(self, view: HareView, pawn: Pawn, seat: HareSeat) -> str:
        notes = []
        if seat.team is not None:
            notes.append(t("cli-hare-team", team=seat.team + 1))
        if pawn.face != "up":
            notes.append(t(f"cli-hare-note-{pawn.face}"))
        elif pawn.must_leave:
            notes.append(t("cli-hare-note-leave"))
        if pawn.seat in view.to_act:
            notes.append(t("cli-hare-note-turn"))
        return ", ".join(notes)

    def sentences(self, view: HareView, events: Sequence[Event], names: Sequence[str]) -> list[str]:
        """One sentence per event, but a single one for paying for a move and making it."""
        lines = []
        rest = list(events)
        while rest:
            event = rest.pop(0)
            move = rest[0] if rest else None
            if isinstance(event, Paid) and event.why == "move" and isinstance(move, Moved) and move.by == "forward":
                rest.pop(0)
                edition = _edition(view)
                params: Params = {
                    "seat": move.seat,
                    "pawn": move.pawn if _two_pawns(view) else "one",
                    "amount": event.amount,
                    "kind": kind_name(edition.board.kinds[move.space], edition.slow_runner),
                    "space": move.space,
                }
                lines.append(phrase(Message("cli-hare-moves", params), names))
            else:
                lines.append(phrase(event.message(), names))
        return lines

    def legend(self, view: HareView) -> RenderableType:
        from rich.text import Text

        runner = _edition(view).slow_runner
        line = Text()
        for kind in (Kind.HARE, Kind.CARROT, Kind.LETTUCE, Kind.TORTOISE):
            line.append(f" {label(kind, runner)} ", f"bold {_INK} on {_PAPER[kind]}")
            line.append(f" {kind_name(kind, runner)}   ")
        line.append(" 2 ", f"bold {_INK} on {_PAPER[Kind.TWO]}")
        line.append(f" {t('cli-hare-legend-numbers')}")
        line.append(f"\n{t('cli-hare-legend')}", "dim")
        if _edition(view).printed_to_finish:
            line.append(f"\n{t('cli-hare-legend-printed')}", "dim")
        return line

    # ---- choosing

    def choices(self, view: HareView, names: Sequence[str], console: Console) -> RenderableType:
        """In as many blocks as fit side by side; with two pawns, one block per pawn."""
        from rich.table import Table as Grid

        rows = list(enumerate(legal_choices(view.choices), 1))
        letters = sorted({choice.pawn for _, choice in rows})
        blocks = [self._choice_block(view, [row for row in rows if row[1].pawn == pawn]) for pawn in letters]
        if len(letters) == 1:
            heights = [-(-len(rows) // number) for number in range(1, 5) if len(rows) > 3 * number]
            for height in heights or [len(rows)]:
                cut = [self._choice_block(view, rows[i : i + height]) for i in range(0, len(rows), height)]
                if sum(console.measure(block).maximum + 2 for block in cut) <= console.width:
                    blocks = cut
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_row(*blocks)
        return grid

    def _choice_block(self, view: HareView, rows: Sequence[tuple[int, HareChoice]]) -> Grid:
        from rich.table import Table as Grid

        carrots = 0 if view.seat is None else view.seats[view.seat].carrots or 0
        table = Grid(box=None, padding=(0, 1, 0, 0), header_style="dim")
        table.add_column("", justify="right", style="dim", min_width=2)
        table.add_column("", style="bold", min_width=4, no_wrap=True)
        for column in ("change", "left", "position"):
            table.add_column(t(f"cli-hare-column-{column}"), justify="right", no_wrap=True)
        table.add_column("", no_wrap=True, overflow="ellipsis")
        for number, choice in rows:
            table.add_row(
                str(number),
                choice.action,
                f"{choice.left - carrots:+d}",
                str(choice.left),
                _place(choice.position),
                self._target(view, choice),
            )
        return table

    def _target(self, view: HareView, choice: HareChoice) -> str:
        if choice.kind in ("forward", "back"):
            edition = _edition(view)
            name = kind_name(edition.board.kinds[choice.space], edition.slow_runner)
            return name if choice.printed == choice.space else f"{name} ({choice.printed})"
        return t(f"cli-hare-do-{choice.kind}")

    def describe(self, view: HareView, choice: HareChoice, names: Sequence[str]) -> list[str]:
        kinds = _edition(view).board.kinds
        price = t(
            "cli-hare-describe",
            action=choice.action,
            target=self._target(view, choice),
            cost=choice.cost,
            gain=choice.gain,
            left=choice.left,
            position=_place(choice.position),
        )
        lines = [price, t(choice.does)]
        if choice.kind == "forward" and kinds[choice.space] == Kind.HARE and view.hare_odds:
            lines += self._odds_lines(view, choice.position)
        return lines

    def odds(self, view: HareView) -> list[str]:
        kinds = _edition(view).board.kinds
        hares = [c for c in view.choices if c.legal and c.kind == "forward" and kinds[c.space] == Kind.HARE]
        own = [pawn.position for pawn in view.pawns if pawn.seat == view.seat]
        return self._odds_lines(view, hares[0].position if hares else min(own, default=1))

    def _odds_lines(self, view: HareView, position: int) -> list[str]:
        is_deck = _edition(view).hare.mode == Hare.DECK
        lines = []
        for odds in view.hare_odds:
            _, _, value = odds.outcome.partition(":")
            effect = odds.effects[0 if is_deck else position - 1]
            shown = value if not is_deck or value[0] in "+-0" else "none"
            percent = f"{100 * odds.num / odds.den:.0f}"
            does = t(f"hare-effect-{effect}")
            lines.append(
                t("cli-hare-odds", chances=odds.num, total=odds.den, percent=percent, shown=shown, effect=does)
            )
        if lines and not is_deck:
            lines.append(t("cli-hare-odds-position", position=_place(position)))
        return lines

    # ---- the end

    def ending(self, view: HareView, names: Sequence[str]) -> list[str]:
        outcome = view.outcome
        home = sorted((pawn.place, pawn.seat) for pawn in view.pawns if pawn.place)
        alone = not _two_pawns(view) and view.seats[0].team is None
        if outcome and outcome.team is not None:
            members = listing([names[seat] for seat in outcome.winners])
            lines = [t("cli-hare-end-team", team=outcome.team + 1, names=members)]
        elif outcome and _two_pawns(view):
            lines = [t("cli-hare-end-both", name=names[outcome.winners[0]])]
        elif alone and home:  # HT-851: the rest is about the places
            lines = [t("cli-hare-end-first", name=names[home[0][1]])]
        else:
            lines = [t("cli-hare-end-open")]
        if outcome is None:
            lines.append(t("cli-hare-aimless"))
        if not _two_pawns(view):
            lines += [t("cli-hare-end-place", place=_place(place), name=names[seat]) for place, seat in home]
            left = [names[pawn.seat] for pawn in view.pawns if not pawn.place]
            if left:
                lines.append(t("cli-hare-end-running", names=listing(left)))
        return lines

    # ---- tables

    def sheet(self, sheet: EditionSheet) -> list[RenderableType]:
        from .hare_tables import rule_tables

        return rule_tables(sheet)

    def edition_facts(self, edition: HareEditionInfo) -> dict[str, str]:
        from .hare_tables import edition_facts

        return edition_facts(edition)

    def statistics(self, simulation: Simulation) -> Statistics:
        from .hare_tables import statistics

        return statistics(simulation)


def _two_pawns(view: HareView) -> bool:
    return len(view.pawns) > len(view.seats)


BOARD: TerminalBoard[HareView, HareChoice, EditionSheet, HareEditionInfo] = HareBoard()
