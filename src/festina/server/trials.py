"""Trials: a game played on against bots from a moment of a finished one, to see what might have become of it.

The position is made from the finished game's own steps. A trial says nothing about strength.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from ..bots.registry import bot_spec
from ..kernel.contract import AnyDefinition
from ..kernel.data import JsonObject
from ..kernel.errors import BadBot
from ..kernel.game import Game
from .bodies_trials import TrialWish
from .library import check_length
from .live import LiveTable
from .options import Occasion, TableOptions
from .refusal import Refusal
from .runners import dealt, runner_of
from .seating import bot_for, bot_seat, new_table, opened, stored_options
from .services import House
from .store.data import DeviceData, SeatData
from .texts import clean_name

#: Who plays for the people of the finished game.
_FOR_PEOPLE = "level:5"


def check_source(wish: TrialWish) -> None:
    """Raise Refusal unless a wish names either a finished game or a record that can be read."""
    if (wish.share is None) == (wish.record is None):
        raise Refusal("bad_value", "server-trial-source")
    if wish.record is not None:
        check_length(wish.record)


def position_at(game: Game, step: int) -> tuple[int, JsonObject]:
    """The seat that decided step number ``step``, and the position in which it did (Refusal)."""
    seat = game.steps[step].actor if step < len(game.steps) else None
    if seat is None:
        raise Refusal("bad_value", "server-trial-no-decision", step=step)
    facts = game.earlier(step).facts()
    del facts["ruleset"]
    return seat, facts


async def begin(house: House, device: DeviceData, game: Game, wish: TrialWish, seats: Sequence[SeatData]) -> LiveTable:
    """A table where the device decides once more, for the seat that did then; bots play the others.

    ``seats`` are those of the finished game, for their figures.
    """
    seat, position = position_at(game, wish.step)
    name = clean_name(wish.name or device.name or game.seats[seat])
    definition = game.definition
    stand_in = bot_for(_FOR_PEOPLE, definition)
    options = replace(
        stored_options(house, TableOptions(spectators=False, chat=False, stand_in=stand_in)),
        occasion=Occasion(kind="trial", of=f"{wish.share or ''}:{wish.step}"),
        position=position,
    )
    figures = {held.seat: runner_of(held) for held in seats}
    seated = [
        replace(
            SeatData(number, "person", device=device.id, name=name)
            if number == seat
            else bot_seat(number, _bot_of(sat, definition, stand_in)),
            runner=figures.get(number),
        )
        for number, sat in enumerate(game.seats)
    ]
    data = new_table(house, device.id, game.ruleset, options, public=False)
    await house.store.create_table(data, dealt(seated, {}))
    return await opened(house, data.id, start=True)


def _bot_of(name: str, definition: AnyDefinition, otherwise: str) -> str:
    """The bot that a record names for a seat; another one where a person sat there."""
    try:
        return bot_spec(name, definition, foreign=False).text
    except BadBot:
        return otherwise
