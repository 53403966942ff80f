"""News between server processes, and marks that say who is there: in this process, or through Redis."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from typing import Any

import orjson

from ..kernel.errors import FestinaError
from .tokens import new_id

log = logging.getLogger("festina.server")

News = dict[str, Any]
Listener = Callable[[News], Awaitable[None]]


class Bus(ABC):
    """What several processes need to share tables. A lost message costs time, never data: rooms also look."""

    #: Whether other processes may change our tables.
    shared = False

    def __init__(self) -> None:
        self.process = new_id()

    @abstractmethod
    async def open(self, listener: Listener) -> None:
        """Begin to listen to the other processes; ``listening`` is told whenever something may have been missed."""

    @abstractmethod
    async def publish(self, news: News) -> None:
        """Tell the other processes."""

    @abstractmethod
    async def mark(self, place: str, member: str, at: float) -> None:
        """Note that somebody was at a place at a time."""

    @abstractmethod
    async def marks(self, place: str) -> dict[str, float]:
        """Who was at a place, and when last."""

    @abstractmethod
    async def unmark(self, place: str, member: str) -> bool:
        """Forget somebody; True to the one process that did it."""

    @abstractmethod
    async def close(self) -> None:
        """Let go."""


class LocalBus(Bus):
    """One process: there is nobody to tell."""

    def __init__(self) -> None:
        super().__init__()
        self._marks: dict[str, dict[str, float]] = {}

    async def open(self, listener: Listener) -> None:
        pass

    async def publish(self, news: News) -> None:
        pass

    async def mark(self, place: str, member: str, at: float) -> None:
        self._marks.setdefault(place, {})[member] = at

    async def marks(self, place: str) -> dict[str, float]:
        return dict(self._marks.get(place, {}))

    async def unmark(self, place: str, member: str) -> bool:
        return self._marks.get(place, {}).pop(member, None) is not None

    async def close(self) -> None:
        self._marks.clear()


class RedisBus(Bus):
    """Several processes: news by publish and subscribe, marks as sorted sets."""

    shared = True
    _CHANNEL = "festina:news"
    _KEEP = 7 * 86400

    def __init__(self, url: str) -> None:
        super().__init__()
        from redis.asyncio import from_url

        try:
            self._redis = from_url(url, socket_timeout=10, socket_connect_timeout=5, health_check_interval=15)
        except ValueError as problem:
            raise FestinaError("server-bad-bus", url=url) from problem
        self._task: asyncio.Task[None] | None = None

    async def open(self, listener: Listener) -> None:
        from redis.exceptions import RedisError

        try:
            await self._redis.ping()
        except RedisError as problem:
            raise FestinaError("server-no-bus", problem=str(problem)) from problem
        self._task = asyncio.create_task(self._listen(listener))

    async def _listen(self, listener: Listener) -> None:
        from redis.exceptions import RedisError

        while True:
            with contextlib.suppress(RedisError, OSError):
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(self._CHANNEL)
                    await self._tell(listener, {"kind": "listening"})
                    while True:
                        message = await channel.get_message(ignore_subscribe_messages=True, timeout=5.0)
                        if message:
                            news = orjson.loads(message["data"])
                            if news.get("process") != self.process:
                                await self._tell(listener, news)
            await asyncio.sleep(0.5)

    async def _tell(self, listener: Listener, news: News) -> None:
        try:
            await listener(news)
        except Exception:
            log.exception("news could not be followed")

    async def publish(self, news: News) -> None:
        from redis.exceptions import RedisError

        with contextlib.suppress(RedisError, OSError):
            await self._redis.publish(self._CHANNEL, orjson.dumps({**news, "process": self.process}))

    async def mark(self, place: str, member: str, at: float) -> None:
        from redis.exceptions import RedisError

        with contextlib.suppress(RedisError, OSError):
            async with self._redis.pipeline(transaction=False) as pipe:
                pipe.zadd(f"festina:{place}", {member: at})
                pipe.expire(f"festina:{place}", self._KEEP)
                await pipe.execute()

    async def marks(self, place: str) -> dict[str, float]:
        from redis.exceptions import RedisError

        with contextlib.suppress(RedisError, OSError):
            found: list[tuple[bytes, float]]
            found = await self._redis.zrange(f"festina:{place}", 0, -1, withscores=True)  # type: ignore[assignment]
            return {member.decode(): float(score) for member, score in found}
        return {}

    async def unmark(self, place: str, member: str) -> bool:
        from redis.exceptions import RedisError

        with contextlib.suppress(RedisError, OSError):
            return bool(await self._redis.zrem(f"festina:{place}", member))
        return False

    async def close(self) -> None:
        if self._task:
            self._task.cancel()
        await self._redis.aclose()


def make_bus(setting: str) -> Bus:
    """The bus that a setting asks for."""
    if setting == "local":
        return LocalBus()
    if setting.startswith(("redis://", "rediss://", "unix://")):
        return RedisBus(setting)
    raise FestinaError("server-bad-bus", url=setting)


def now() -> float:
    """Seconds since 1970."""
    return time.time()
