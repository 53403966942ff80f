"""News between server processes, and marks that say who is there: in this process, or through Redis."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from ..kernel.data import Data
from ..kernel.errors import FestinaError

log = logging.getLogger("festina.server")


class NewsBase(Data, frozen=True, kw_only=True, tag_field="kind"):
    """What a process tells the others about a table; the bus adds which process it was."""

    table: str
    process: str = ""


class EntriesStored(NewsBase, frozen=True, kw_only=True, tag="entries"):
    """There are new entries."""


class PresenceChanged(NewsBase, frozen=True, kw_only=True, tag="presence"):
    """Somebody has come or gone."""


class Announced(NewsBase, frozen=True, kw_only=True, tag="tell"):
    """A server message for everybody at the table, or those who read words, but for the devices in ``deaf``."""

    message: msgspec.Raw
    words: bool = False
    deaf: frozenset[str] = frozenset()


class PlanNews(NewsBase, frozen=True, kw_only=True, tag="plan"):
    """A seat's plan has changed; only its own device is told."""

    seat: int


class SessionsEnded(NewsBase, frozen=True, kw_only=True, tag="sessions"):
    """Some browsers do not act any more as the device that they acted as; the news is about no table."""

    table: str = ""
    sessions: tuple[str, ...]
    #: Whether they act as another device now, so that they come back at once.
    renewed: bool = False


class Listening(Data, frozen=True, tag_field="kind", tag="listening"):
    """The bus listens from now on: something may have been missed before. It is never sent."""


News: TypeAlias = EntriesStored | PresenceChanged | Announced | PlanNews | SessionsEnded
Listener: TypeAlias = Callable[[News | Listening], Awaitable[None]]

#: Seconds for Redis to show that it is there.
_ANSWER_SECONDS = 2.0
#: One piece of news, or several that were sent together.
_decoder: msgspec.json.Decoder[News | list[News]] = msgspec.json.Decoder(News | list[News])
#: Seconds in which news of entries gather: a message costs both ends far more than another piece of news in it.
_GATHER_SECONDS = 0.05
#: Places that are marked or looked at together, at most.
_PLACES = 500


class Bus(ABC):
    """What several processes need to share tables. Lost news cost time, never data: the hub also looks for entries."""

    #: Whether other processes may change our tables.
    shared = False

    def __init__(self, process: str) -> None:
        #: The name of this process among the others.
        self.process = process

    @abstractmethod
    async def open(self, listener: Listener) -> None:
        """Begin to pass on the other processes' news, and ``Listening`` whenever some may have been missed."""

    @abstractmethod
    async def publish(self, news: News) -> None:
        """Send news to the other processes."""

    async def mark(self, place: str, member: str, at: float) -> None:
        """Record that a member was seen at a place."""
        await self.mark_all([(place, member)], at)

    @abstractmethod
    async def mark_all(self, marks: Sequence[tuple[str, str]], at: float) -> None:
        """Record places and members that were seen there."""

    async def marks(self, place: str) -> dict[str, float]:
        """The members seen at a place, and when last."""
        return (await self.marks_at([place]))[0]

    @abstractmethod
    async def marks_at(self, places: Sequence[str]) -> list[dict[str, float]]:
        """The members seen at each of some places, and when last."""

    @abstractmethod
    async def unmark(self, place: str, member: str) -> bool:
        """Forget a member; True for the one process that did it."""

    @abstractmethod
    async def answers(self) -> bool:
        """Whether news can be sent now."""

    @abstractmethod
    async def close(self) -> None:
        """Let go."""


class LocalBus(Bus):
    """One process: there are no others."""

    def __init__(self, process: str) -> None:
        super().__init__(process)
        self._marks: dict[str, dict[str, float]] = {}

    async def open(self, listener: Listener) -> None:
        pass

    async def publish(self, news: News) -> None:
        pass

    async def mark_all(self, marks: Sequence[tuple[str, str]], at: float) -> None:
        for place, member in marks:
            self._marks.setdefault(place, {})[member] = at

    async def marks_at(self, places: Sequence[str]) -> list[dict[str, float]]:
        return [dict(self._marks.get(place, {})) for place in places]

    async def unmark(self, place: str, member: str) -> bool:
        return self._marks.get(place, {}).pop(member, None) is not None

    async def answers(self) -> bool:
        return True

    async def close(self) -> None:
        self._marks.clear()


class RedisBus(Bus):
    """Several processes: news by publish and subscribe, marks as sorted sets."""

    shared = True
    _CHANNEL = "festina:news"
    _KEEP = 7 * 86400

    def __init__(self, url: str, process: str) -> None:
        super().__init__(process)
        from redis.asyncio import from_url

        try:
            self._redis = from_url(url, socket_timeout=10, socket_connect_timeout=5, health_check_interval=15)
        except ValueError as problem:
            raise FestinaError("server-bad-bus", url=url) from problem
        self._tasks: list[asyncio.Task[None]] = []
        #: News that wait while others are under way; of what is the same to hear twice, one is enough.
        self._waiting: dict[object, News] = {}
        self._some_wait = asyncio.Event()
        self._send_now = asyncio.Event()

    async def open(self, listener: Listener) -> None:
        self._tasks = [asyncio.create_task(self._listen(listener)), asyncio.create_task(self._send())]

    async def _listen(self, listener: Listener) -> None:
        from redis.exceptions import RedisError

        while True:
            with contextlib.suppress(RedisError, OSError):
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(self._CHANNEL)
                    await _pass_on(listener, Listening())
                    while True:
                        message = await channel.get_message(ignore_subscribe_messages=True, timeout=5.0)
                        if message:
                            await self._hear(listener, message["data"])
            await asyncio.sleep(0.5)

    async def _hear(self, listener: Listener, data: bytes) -> None:
        try:
            heard = _decoder.decode(data)
        except msgspec.MsgspecError:  # of a process of another version, perhaps
            log.warning("news could not be read")
            return
        for news in heard if isinstance(heard, list) else [heard]:
            if news.process != self.process:
                await _pass_on(listener, news)

    async def publish(self, news: News) -> None:
        key = object() if isinstance(news, Announced | SessionsEnded) else (type(news), news.table)
        self._waiting[key] = replace(news, process=self.process)
        self._some_wait.set()
        if not isinstance(news, EntriesStored):
            self._send_now.set()

    async def _send(self) -> None:
        while True:
            await self._some_wait.wait()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(_GATHER_SECONDS):
                    await self._send_now.wait()
            self._some_wait.clear()
            self._send_now.clear()
            await self._send_waiting()

    async def _send_waiting(self) -> None:
        """Send all that waits as one message; meanwhile more may gather."""
        from redis.exceptions import RedisError

        news, self._waiting = list(self._waiting.values()), {}
        if news:
            with contextlib.suppress(RedisError, OSError):
                await self._redis.publish(self._CHANNEL, msgspec.json.encode(news if len(news) > 1 else news[0]))

    async def mark_all(self, marks: Sequence[tuple[str, str]], at: float) -> None:
        from redis.exceptions import RedisError

        members: dict[str, dict[str, float]] = {}
        for place, member in marks:
            members.setdefault(place, {})[member] = at
        places = list(members.items())
        for start in range(0, len(places), _PLACES):
            with contextlib.suppress(RedisError, OSError):
                async with self._redis.pipeline(transaction=False) as pipe:
                    for place, seen in places[start : start + _PLACES]:
                        pipe.zadd(f"festina:{place}", seen)
                        pipe.expire(f"festina:{place}", self._KEEP)
                    await pipe.execute()

    async def marks_at(self, places: Sequence[str]) -> list[dict[str, float]]:
        found: list[dict[str, float]] = []
        for start in range(0, len(places), _PLACES):
            found += await self._marks_at(places[start : start + _PLACES])
        return found

    async def _marks_at(self, places: Sequence[str]) -> list[dict[str, float]]:
        from redis.exceptions import RedisError

        with contextlib.suppress(RedisError, OSError):
            async with self._redis.pipeline(transaction=False) as pipe:
                for place in places:
                    pipe.zrange(f"festina:{place}", 0, -1, withscores=True)
                found: list[list[tuple[bytes, float]]] = await pipe.execute()
            return [{member.decode(): float(score) for member, score in each} for each in found]
        return [{} for _ in places]

    async def unmark(self, place: str, member: str) -> bool:
        from redis.exceptions import RedisError

        with contextlib.suppress(RedisError, OSError):
            return bool(await self._redis.zrem(f"festina:{place}", member))
        return False

    async def answers(self) -> bool:
        from redis.exceptions import RedisError

        try:
            async with asyncio.timeout(_ANSWER_SECONDS):
                return bool(await self._redis.ping())
        except (RedisError, OSError, TimeoutError):
            return False

    async def close(self) -> None:
        await self._send_waiting()
        for task in self._tasks:
            task.cancel()
        await self._redis.aclose()


async def _pass_on(listener: Listener, news: News | Listening) -> None:
    try:
        await listener(news)
    except Exception:
        log.exception("news could not be followed")


def _ask(url: str) -> None:
    """Make sure that a Redis server answers, before an event loop runs: there, an error comes with a traceback."""
    from redis import Redis
    from redis.exceptions import RedisError

    try:
        with Redis.from_url(url, socket_timeout=10, socket_connect_timeout=5) as redis:
            redis.ping()
    except (RedisError, OSError) as problem:
        raise FestinaError("server-no-bus", problem=str(problem)) from problem


def make_bus(setting: str, process: str) -> Bus:
    """The bus that a setting asks for, for a process of this name (FestinaError if there is none, or no answer)."""
    if setting == "local":
        return LocalBus(process)
    if setting.startswith(("redis://", "rediss://", "unix://")):
        bus = RedisBus(setting, process)
        _ask(setting)
        return bus
    raise FestinaError("server-bad-bus", url=setting)
