"""What does not change during a race: the board as the edition prints it, its animals, teams and options."""

from __future__ import annotations

from typing import Any

from .codes import FINISH, Hare
from .table import NAME, HareTable
from .words import KINDS

_MODES = {code: name.lower() for name, code in Hare._asdict().items()}


def setting(table: HareTable) -> dict[str, Any]:
    """The table for whoever draws it, in plain JSON types."""
    edition = table.edition
    return {
        "game": NAME,
        "edition": edition.id,
        "edition_names": dict(edition.names),
        "runner": edition.slow_runner,
        "board": {"id": edition.board.id, "spaces": [KINDS[kind] for kind in edition.board.kinds]},
        "printed": [edition.printed_number(space) for space in range(FINISH + 1)],
        "hare": _MODES[table.hare],
        "pawns_each": table.pawns_each,
        "teams": [seat % table.teams for seat in range(table.players)] if table.teams else None,
        "carrots": edition.start[table.players],
        "lettuces": table.lettuces,
        "options": dict(table.options),
    }
