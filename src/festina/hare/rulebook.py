"""The rulebook of a table: the rules that matter there, and the edition's numbers and tables, ready for printing."""

from __future__ import annotations

from itertools import groupby

from ..kernel.data import Data
from ..kernel.messages import Message, Param, in_languages
from ..kernel.rulebook import Section, printed_rulebook
from .codes import Effect, Hare
from .editions import Card, Edition, editions
from .layout import STATE
from .odds import card_title, effect_name, effect_text
from .rules.finish import finish_limit
from .table import NAME, OPTIONS, VARIANTS, HareTable
from .words import EFFECTS, MODES

_VALUES = {option.name: set(option.values) for option in OPTIONS}

#: The names that conditions in ``data/rulebook.toml`` may use, each with all its values.
VOCABULARY: dict[str, set[str]] = {
    "noted": {rule for edition in editions().values() for rule in edition.notes},
    "teams": _VALUES["teams"],
    "pawns_each": {"1", "2"},
    "hare": set(MODES.values()),
    "effect": set(EFFECTS.values()),
}


class CardLine(Data, frozen=True):
    """A kind of card in the hare deck."""

    card: str
    count: int
    #: The carrots that a card of plain numbers gives or takes; else 0.
    value: int
    name: Message
    text: Message


class Cell(Data, frozen=True):
    """An event in a chart or a die's table; ``known`` is false where it is reconstructed."""

    effect: str
    name: Message
    text: Message
    known: bool


class HareSheet(Data, frozen=True):
    """What hare spaces do in the edition: a deck, or a table of 6 rows and 6 columns."""

    mode: str
    source: Message
    reconstructed: bool
    cards: list[CardLine]
    cells: list[list[Cell]]


class EditionSheet(Data, frozen=True):
    """The numbers of an edition: by number of players, or by place."""

    start: dict[int, int]
    restart: dict[int, int]
    finish: dict[int, int]
    lettuces: dict[int, int]
    printed: Message
    board: Message
    reconstructed: list[Message]
    hare: HareSheet | None


def rulebook(table: HareTable, whole: bool = False) -> list[Section]:
    """The rules that matter at a table; ``whole``: for all numbers of players, in teams, and with every variant."""
    params = {**_params(table), "whole": _word(whole)}
    return printed_rulebook(__package__, NAME, _facts(table, whole), params, table.edition.marks)


def sheet(table: HareTable) -> EditionSheet:
    """The edition's numbers and tables; without a hare sheet where a variant replaces it."""
    edition = table.edition
    tables = {n: HareTable.of({"edition": edition.id, "players": str(n)}) for n in edition.start}
    printed = "to_finish" if edition.printed_to_finish else "from_start"
    return EditionSheet(
        start=dict(edition.start),
        restart={players: edition.restart_carrots(players) for players in edition.start},
        finish=_finish_limits(tables[max(tables)]),
        lettuces={players: of_that_size.lettuces for players, of_that_size in tables.items()},
        printed=Message("hare-printed", {"printed": printed}),
        board=Message("hare-board", {"about": in_languages(edition.board.about), "confidence": edition.board.percent}),
        reconstructed=edition.uncertain(),
        hare=_hare_sheet(table) if table.hare <= Hare.DECK else None,
    )


def _finish_limits(table: HareTable) -> dict[int, int]:
    """HT-850: the carrots allowed at Finish, by place."""
    race = STATE.new()
    limits = {}
    for place in range(1, table.players):
        race.home = place - 1
        limits[place] = finish_limit(race, table.rules, 0)
    return limits


def _facts(table: HareTable, whole: bool) -> dict[str, set[str]]:
    """What conditions are asked about."""
    return {
        "noted": set(table.edition.notes),
        "teams": VOCABULARY["teams"] if whole else {table.options["teams"]},
        "pawns_each": VOCABULARY["pawns_each"] if whole else {str(table.pawns_each)},
        "hare": {MODES[table.hare], *(VARIANTS if whole else ())},
        "effect": {EFFECTS[effect] for effect in table.edition.hare.effects} if table.hare <= Hare.DECK else set(),
    }


def _word(on: bool) -> str:
    """A switch as a word, so that texts can choose by it."""
    return "yes" if on else "no"


def _params(table: HareTable) -> dict[str, Param]:
    """The numbers and switches that texts may name."""
    edition, mode = table.edition, table.edition.hare
    return {
        **{name: _word(on) for name, on in edition.switches.items()},
        "carrots_public": _word(table.carrots_are_public),
        "restart_as_started": _word(edition.restart == "as_started"),
        "flat": _word(edition.flat_limit is not None),
        "deck_shuffles": _word(not mode.effects.isdisjoint((Effect.SHUFFLE, Effect.ZERO))),
        "runner": edition.slow_runner,
        "players": table.players,
        "starts": _starts(edition),
        "start": edition.start[table.players],
        "start_two": edition.start[2],
        "restart": edition.restart_carrots(table.players),
        "flat_limit": edition.flat_limit or 0,
        "hare": MODES[table.hare],
        "deck_size": sum(card.count for card in mode.cards),
        **{name: table.options[name] for name in ("first", "until", "number_pay")},
    }


def _starts(edition: Edition) -> str:
    """Starting carrots by number of players, equal ones together: ``2: 95, 3: 65, 4–6: 95``."""
    parts = []
    for carrots, group in groupby(sorted(edition.start), key=lambda players: edition.start[players]):
        counts = list(group)
        span = str(counts[0]) if len(counts) == 1 else f"{counts[0]}–{counts[-1]}"
        parts.append(f"{span}: {carrots}")
    return ", ".join(parts)


def _hare_sheet(table: HareTable) -> HareSheet:
    mode = table.edition.hare
    known = set(mode.known_cells)
    return HareSheet(
        mode=mode.kind,
        source=in_languages(mode.source),
        reconstructed=mode.reconstructed,
        cards=[_card_line(table, card) for card in mode.cards],
        cells=[
            [_cell(table, effect, not known or (row, column) in known) for column, effect in enumerate(effects, 1)]
            for row, effects in enumerate(mode.table, 1)
        ],
    )


def _card_line(table: HareTable, card: Card) -> CardLine:
    return CardLine(
        card.name, card.count, card.value, card_title(table, card.name), effect_text(table, card.effect, card.value)
    )


def _cell(table: HareTable, effect: int, known: bool) -> Cell:
    name = effect_name(table, effect)
    return Cell(name, Message(f"hare-card-{name}"), effect_text(table, effect), known)
