"""The rulebook of a table: the rules that matter there, and the edition's numbers and tables, ready for printing."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import Any

from ..kernel.messages import Message
from ..kernel.rulebook import Section, printed_rulebook
from .codes import Effect, Hare
from .editions import Card, Edition
from .layout import STATE
from .rules.finish import finish_limit
from .table import OPTIONS, HareTable
from .words import EFFECTS

ROOM = "hare"
_VALUES = {option.name: set(option.values) for option in OPTIONS}
_MODES = {code: name.lower() for name, code in Hare._asdict().items()}

#: The names that conditions in ``data/rulebook.toml`` may use, each with all its values.
VOCABULARY: dict[str, set[str]] = {
    "edition": _VALUES["edition"],
    "teams": _VALUES["teams"],
    "pawns_each": {"1", "2"},
    "hare": set(_MODES.values()),
    "effect": set(EFFECTS.values()),
}


@dataclass(frozen=True)
class CardLine:
    """A kind of card in the hare deck."""

    card: str
    count: int
    name: Message
    text: Message


@dataclass(frozen=True)
class Cell:
    """An event in a chart or a die's table; ``known`` is false where it is reconstructed."""

    effect: str
    name: Message
    text: Message
    known: bool


@dataclass(frozen=True)
class HareSheet:
    """What hare spaces do in the edition: a deck, or a table of 6 rows and 6 columns."""

    mode: str
    source: Message
    reconstructed: bool
    cards: list[CardLine]
    cells: list[list[Cell]]


@dataclass(frozen=True)
class Sheet:
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
    """The rules that matter at a table; ``whole``: for all numbers of players, alone and in teams."""
    return printed_rulebook(__package__, ROOM, _facts(table, whole), _params(table))


def sheet(table: HareTable) -> Sheet:
    """The edition's numbers and tables; without a hare sheet where a variant replaces it."""
    edition = table.edition
    tables = {n: HareTable.of({"edition": edition.id, "players": str(n)}) for n in edition.start}
    printed = "to_finish" if edition.printed_to_finish else "from_start"
    return Sheet(
        start=dict(edition.start),
        restart={players: edition.restart_carrots(players) for players in edition.start},
        finish=_finish_limits(tables[max(tables)]),
        lettuces={players: of_that_size.lettuces for players, of_that_size in tables.items()},
        printed=Message("hare-printed", {"printed": printed}),
        board=Message(f"hare-board-{edition.board.id}", {"confidence": round(100 * edition.board.confidence)}),
        reconstructed=[Message(f"hare-reconstructed-{edition.id}")] if edition.reconstructed else [],
        hare=_hare_sheet(edition) if table.hare <= Hare.DECK else None,
    )


def _finish_limits(table: HareTable) -> dict[int, int]:
    """HT-850: the carrots allowed at Finish, by place."""
    race: Any = STATE.new()
    limits = {}
    for place in range(1, table.players):
        race.home = place - 1
        limits[place] = finish_limit(race, table.rules, 0)
    return limits


def _facts(table: HareTable, whole: bool) -> dict[str, set[str]]:
    """What conditions are asked about."""
    return {
        "edition": {table.edition.id},
        "teams": VOCABULARY["teams"] if whole else {table.options["teams"]},
        "pawns_each": VOCABULARY["pawns_each"] if whole else {str(table.pawns_each)},
        "hare": {_MODES[table.hare]},
        "effect": _effects(table.edition) if table.hare <= Hare.DECK else set(),
    }


def _effects(edition: Edition) -> set[str]:
    """All that the edition's hare can do."""
    mode = edition.hare
    return {EFFECTS[card.effect] for card in mode.cards} | {EFFECTS[effect] for row in mode.table for effect in row}


def _params(table: HareTable) -> dict[str, object]:
    """The numbers and switches that texts may name; switches are words, so that texts can choose by them."""
    edition, mode = table.edition, table.edition.hare
    switches = {
        "carrots_public": table.carrots_are_public,
        "restart_as_started": edition.restart is None,
        "flat": edition.flat_limit is not None,
        "first_pawn_any_lettuces": edition.first_pawn_any_lettuces,
        "jump_to_vacant": mode.jump_to_vacant,
        "position_to_finish": mode.position_to_finish,
        "position_to_tortoise": mode.position_to_tortoise,
        "choice_of_nothing": mode.choice_of_nothing,
        "give_less": mode.give_less,
        "deck_shuffles": any(card.effect in (Effect.SHUFFLE, Effect.ZERO) for card in mode.cards),
    }
    return {
        **{name: "yes" if on else "no" for name, on in switches.items()},
        "runner": edition.slow_runner,
        "players": table.players,
        "starts": _starts(edition),
        "start": edition.start[table.players],
        "start_two": edition.start[2],
        "restart": edition.restart_carrots(table.players),
        "flat_limit": edition.flat_limit or 0,
        "hare": _MODES[table.hare],
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


def _hare_sheet(edition: Edition) -> HareSheet:
    mode = edition.hare
    known = set(mode.known_cells)
    return HareSheet(
        mode=_MODES[mode.mode],
        source=Message(f"hare-mode-{mode.id}"),
        reconstructed="reconstructed" in mode.provenance,
        cards=[_card_line(card) for card in mode.cards],
        cells=[
            [_cell(effect, not known or (row, column) in known) for column, effect in enumerate(effects, 1)]
            for row, effects in enumerate(mode.table, 1)
        ],
    )


def _card_line(card: Card) -> CardLine:
    effect = EFFECTS[card.effect]
    name = Message(f"hare-card-{effect}", {"card": card.name})
    return CardLine(card.name, card.count, name, Message(f"hare-effect-{effect}"))


def _cell(effect: int, known: bool) -> Cell:
    name = EFFECTS[effect]
    return Cell(name, Message(f"hare-card-{name}"), Message(f"hare-effect-{name}"), known)
