"""What does not change during a race: the board as the edition prints it, its animals, teams and options."""

from __future__ import annotations

from typing import Literal

from ..kernel.data import Data
from ..kernel.view import Setting
from .codes import FINISH
from .table import NAME, HareTable
from .words import KINDS, MODES


class BoardSetting(Data, frozen=True):
    """A board: the kind of every space from Start to Finish."""

    id: str
    spaces: list[str]


class HareSetting(Setting, frozen=True):
    """The table for those who draw it."""

    game: Literal["hare"]
    edition: str
    edition_names: dict[str, str]
    #: What the edition calls the slow runner: ``tortoise`` or ``hedgehog``.
    runner: str
    board: BoardSetting
    #: The number printed on each space.
    printed: list[int]
    #: What hare spaces do: ``deck``, ``die``, ``chart`` or a variant.
    hare: str
    pawns_each: int
    #: Carrots and lettuces at the start.
    carrots: int
    lettuces: int


def setting(table: HareTable) -> HareSetting:
    """The table as its edition and options have it."""
    edition = table.edition
    return HareSetting(
        game=NAME,
        options=dict(table.options),
        secrets=table.has_secrets,
        teams=table.team_of,
        extras=[],
        edition=edition.id,
        edition_names=dict(edition.names),
        runner=edition.slow_runner,
        board=BoardSetting(edition.board.id, [KINDS[kind] for kind in edition.board.kinds]),
        printed=[edition.printed_number(space) for space in range(FINISH + 1)],
        hare=MODES[table.hare],
        pawns_each=table.pawns_each,
        carrots=edition.start[table.players],
        lettuces=table.lettuces,
    )
