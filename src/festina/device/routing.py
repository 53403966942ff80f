"""How requests to a device's host find who answers them, and what is asked with them."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import TypeAlias, TypeVar
from urllib.parse import unquote

from ..kernel.data import Data
from ..server.bodies import Eyes, decode_body
from ..server.live import LiveTable
from ..server.refusal import Refusal
from .host import Host

T = TypeVar("T", bound=Data)


class Asked:
    """A request: what stands in its path, its query, and its body."""

    def __init__(self, found: dict[str, str], query: dict[str, str], body: bytes) -> None:
        self.path = found
        self.query = query
        self._body = body

    def body(self, kind: type[T]) -> T:
        """The body, decoded (Refusal)."""
        return decode_body(self._body, kind)

    @property
    def raw(self) -> bytes:
        """The body as it came."""
        return self._body

    def seat(self) -> int | None:
        """The seat that the query names, if it does (Refusal)."""
        text = self.query.get("seat")
        if text is None:
            return None
        if not re.fullmatch(r"\d{1,2}", text):
            raise Refusal("malformed", "server-malformed", where="seat", problem="Expected `int`")
        return int(text)

    def eyes(self) -> Eyes | None:
        """Through whose eyes a game is to be seen, if the query says so (Refusal)."""
        text = self.query.get("eyes")
        if text is None:
            return None
        if text != "deciding":
            raise Refusal("malformed", "server-malformed", where="eyes", problem="Expected `deciding`")
        return "deciding"


Handler: TypeAlias = Callable[[Host, Asked], Awaitable[object]]


class Routes:
    """Which handler answers which requests."""

    def __init__(self) -> None:
        self._known: list[tuple[str, re.Pattern[str], Handler]] = []

    def add(self, method: str, path: str) -> Callable[[Handler], Handler]:
        """Let a handler answer a method at a path; ``{name}`` in it stands for anything but a slash."""
        pattern = re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path))

        def keep(handler: Handler) -> Handler:
            self._known.append((method, pattern, handler))
            return handler

        return keep

    def find(self, method: str, path: str) -> tuple[Handler, dict[str, str]] | None:
        """Who answers a request, and what stands in its path; None if nobody does."""
        for known, pattern, handler in self._known:
            match = pattern.fullmatch(path) if known == method else None
            if match:
                return handler, {name: unquote(value) for name, value in match.groupdict().items()}
        return None


async def table_of(host: Host, asked: Asked) -> LiveTable:
    """The table that a request is about (Refusal)."""
    return await host.table(asked.path["id"])


async def finished_game(host: Host, id: str) -> LiveTable:
    """A finished game: on a device its table's own name is enough to find it (Refusal)."""
    live = await host.table(id)
    if live.data.status != "over":
        raise Refusal("not_there", "server-no-shared-game")
    return live
