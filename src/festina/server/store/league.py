"""How people do, as the store gives and takes it: the races of the days, pairings, and ratings."""

from __future__ import annotations

from sqlalchemy import Connection

from ..matching import PairingState, Room, Waiting
from . import daily, pairing, ratings
from .data import CreateTable, DailyBegun, DailyBoard, RatingData
from .database import Database
from .pairing import MakeTable
from .tables import create_table


class LeagueStore:
    """The part of the store that compares people. Like the store's, its writing methods return after the commit."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # ---- the race of the day

    async def daily_secret(self, fresh: str) -> str:
        """The secret from which the days' chance is made: the one that is kept, or else the one offered."""
        return await self._database.write(lambda c: daily.secret(c, fresh))

    async def begin_daily(self, day: str, game: str, made: CreateTable) -> tuple[str, bool]:
        """Make the table of a device's run, unless there is one: the table's name, and whether it is new."""
        name = next(seat.name for seat in made.seats if seat.kind == "person")
        run = DailyBegun(day, game, made.data.host, made.data.id, name, made.data.created)

        def work(connection: Connection) -> tuple[str, bool]:
            table, is_new = daily.begin(connection, run)
            if is_new:
                create_table(connection, made.data, made.seats)
            return table, is_new

        return await self._database.write(work)

    async def daily_board(self, day: str, game: str, device: str | None, now: float, most: int) -> DailyBoard:
        """The runs of a day in one game."""
        return await self._database.read(lambda c: daily.board(c, day, game, device, now, most))

    async def days_raced(self, device: str, until: str, most: int) -> list[str]:
        """The latest days, up to one, on which a device has finished a race."""
        return await self._database.read(lambda c: daily.days_raced(c, device, until, most))

    # ---- pairing

    async def read_pairing(self, device: str | None, now: float) -> PairingState:
        """Who waits, and how it stands with a device."""
        return await self._database.read(lambda c: pairing.read(c, device, now))

    async def wait(self, wanted: Waiting, room: Room, make: MakeTable, now: float) -> PairingState:
        """Let somebody wait, or go on waiting, and seat the first group that can begin (Refusal)."""
        return await self._database.write(lambda c: pairing.wait(c, wanted, room, make, now))

    async def start_pairing(self, device: str, room: Room, make: MakeTable, now: float) -> PairingState:
        """Seat somebody at once, with those who fit and do not mind bots."""
        return await self._database.write(lambda c: pairing.start(c, device, room, make, now))

    async def cancel_pairing(self, device: str, now: float) -> PairingState:
        """Let somebody wait no longer; how it stood until now."""
        return await self._database.write(lambda c: pairing.cancel(c, device, now))

    # ---- ratings

    async def ratings_of(self, device: str) -> dict[str, RatingData]:
        """A device's ratings by game."""
        return await self._database.read(lambda c: ratings.read(c, device))

    async def change_rating(self, device: str, game: str, on: bool | None, listed: bool | None, now: float) -> None:
        """Begin a rating, or change whether games count and whether everybody may see it; None leaves it."""
        await self._database.write(lambda c: ratings.change(c, device, game, on, listed, now))

    async def forget_rating(self, device: str, game: str) -> None:
        """Delete a rating."""
        await self._database.write(lambda c: ratings.forget(c, device, game))

    async def rating_board(self, game: str, now: float, most: int) -> list[RatingData]:
        """Those who want to be seen with a rating, the strongest first."""
        return await self._database.read(lambda c: ratings.board(c, game, now, most))
