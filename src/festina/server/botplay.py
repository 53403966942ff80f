"""Bots at tables: whose turn it is gets asked, in the background, and what comes back is played if it still fits."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from .bus import now
from .refusal import Refusal
from .room import Plan, Room
from .thinking import Answer, Question, seed_of

if TYPE_CHECKING:
    from .house import House

log = logging.getLogger("festina.server")

#: HT-853: bots among themselves may run for ever; after this many decisions without a person's they rest until woken.
_PATIENCE = 1_500
#: Seconds after which another process's bots count as abandoned.
_ABANDONED = 3.0
#: Seconds before a bot is asked again when its move could not be stored.
_AFTER_TROUBLE = 1.0


class BotPlay:
    """The bots of all tables of this process."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._tasks: dict[tuple[str, int], asyncio.Task[None]] = {}

    def close(self) -> None:
        """Ask no more."""
        for task in self._tasks.values():
            task.cancel()

    def is_busy(self, room: Room) -> bool:
        """Whether a bot of a table is thinking."""
        return any(table == room.id for table, _ in self._tasks)

    def due(self, room: Room) -> list[int]:
        """The seats for which a bot has to act now."""
        return [] if _bots_alone(room) > _PATIENCE else _bots_to_act(room)

    def is_resting(self, room: Room) -> bool:
        """Whether bots would have to act, and wait until somebody wants to see more."""
        return bool(_bots_to_act(room)) and _bots_alone(room) > _PATIENCE

    def drive(self, room: Room) -> None:
        """Ask every bot that is due and not being asked."""
        for seat in self.due(room):
            if (room.id, seat) not in self._tasks:
                self._tasks[room.id, seat] = asyncio.create_task(self._turn(room, seat))

    async def take_over(self, room: Room) -> None:
        """Drive bots that another process should have driven, if it does not any more."""
        if not self.due(room) or self.is_busy(room):
            return
        marks = await self._house.bus.marks(f"think:{room.id}")
        last = max([*marks.values(), room.match.updates[-1].entry.at])
        if now() - last > _ABANDONED:
            self.drive(room)

    async def _turn(self, room: Room, seat: int) -> None:
        try:
            await self._answer(room, seat)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("a bot's turn failed", extra={"table": room.id})
            await asyncio.sleep(_AFTER_TROUBLE)
        finally:
            self._tasks.pop((room.id, seat), None)
            if not self._house.closing:
                self.drive(room)
        if not self.is_busy(room):
            await self._house.tell_all(room, {"type": "thinking", "seat": None})
            if self.is_resting(room):
                room.tell_table()

    async def _answer(self, room: Room, seat: int) -> None:
        """Ask until an answer can be played, or nothing is to be asked any more."""
        while True:
            async with room.held():
                question, decisive = self._question(room, seat), room.match.decisive
            if question is None:
                return
            told = {"type": "thinking", "seat": seat, "bot": question.spec, "since": now(), "notes": []}
            await self._house.tell_all(room, told)
            answer, _ = await asyncio.gather(self._ask(room, question), asyncio.sleep(self._house.settings.bot_pause))
            if await self._play(room, seat, question, answer, decisive):
                return

    async def _ask(self, room: Room, question: Question) -> Answer:
        asked = asyncio.create_task(self._house.thinkers.ask(question))
        while self._house.bus.shared and not asked.done():
            await self._house.bus.mark(f"think:{room.id}", self._house.bus.process, now())
            await asyncio.wait([asked], timeout=1.0)
        return await asked

    def _question(self, room: Room, seat: int) -> Question | None:
        spec = room.bot_of(seat)
        if spec is None or seat not in self.due(room):
            return None
        match = room.match
        return Question(
            ruleset=room.data.ruleset,
            spec=spec,
            seat=seat,
            seed=seed_of(room.data.options["bot_key"], seat, match.version),
            view=match.running.view(seat),
            events=tuple(match.running.events(seat)),
            seconds=self._house.thinkers.seconds,
        )

    async def _play(self, room: Room, seat: int, question: Question, answer: Answer, decisive: int) -> bool:
        """Play an answer; False if the question has changed meanwhile and must be asked again."""

        def work() -> Plan:
            if room.match.decisive != decisive or room.bot_of(seat) != question.spec or seat not in self.due(room):
                raise Refusal("stale", "server-stale")
            from .moves import planned_move

            return planned_move(room, seat, answer.action, None)

        try:
            await room.perform(work)
        except Refusal:
            return False
        self._house.metrics.moves.labels("bot").inc()
        if answer.notes:
            notes = list(answer.notes)
            await self._house.tell_all(room, {"type": "thinking", "seat": None, "notes": notes})
        if answer.problem:
            log.warning("a bot lost its move", extra={"table": room.id, "seat": seat, "spec": question.spec})
            await self._house.tell_all(room, {"type": "incident", "seat": seat, "message": answer.problem})
        return True


def _bots_to_act(room: Room) -> list[int]:
    return [seat for seat in room.match.to_act if room.bot_of(seat)] if room.data.status == "running" else []


def _bots_alone(room: Room) -> int:
    """How many decisions bots have made since a person's last, or since a person woke them."""
    count = 0
    for update in reversed(room.match.updates):
        entry = update.entry
        if entry.kind == "wake":
            break
        if entry.kind == "move" and entry.seat is not None and not entry.auto:
            if room.bot_of(entry.seat) is None:
                break
            count += 1
            if count > _PATIENCE:
                break
    return count
