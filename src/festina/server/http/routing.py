"""Routes to handlers: coroutines whose signatures say what they need of a request.

A parameter of a handler is, by its annotation and its name,

- the request itself: ``Request``;
- what is found for the request: ``Annotated[Hub, Need(the_hub)]``;
- its body, decoded: ``Body[TableWish]``;
- a part of the path: ``seat: int`` where the path has ``{seat}``;
- or else a part of the query: ``seat: int | None = None``.

First everything is found that is needed, in the order of the signature, then the path is checked, and then the query:
what is wrong first is what the client is told.
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable
from functools import cached_property, partial
from typing import Annotated, Final, TypeAlias, TypeVar, get_args, get_origin, get_type_hints

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from ...kernel.data import Data
from ..bodies import decode_body
from ..schema import Schema
from .parameters import REQUIRED, Parameter

#: What a route answers, by status, as OpenAPI has it.
Responses: TypeAlias = dict[int | str, Schema]
Handler: TypeAlias = Callable[..., Awaitable[Response]]
SocketHandler: TypeAlias = Callable[[WebSocket], Awaitable[None]]
#: What every request is asked before it is handled (Refusal).
Check: TypeAlias = Callable[[Request], Awaitable[None]]
#: What is done with every answer that is not a refusal.
Complete: TypeAlias = Callable[[Request, Response], None]

H = TypeVar("H", bound=Handler)
S = TypeVar("S", bound=SocketHandler)
D = TypeVar("D", bound=Data)


class Need:
    """For a parameter: what is found for the request (Refusal)."""

    def __init__(self, find: Callable[[Request], Awaitable[object]]) -> None:
        self.find = find


class FromBody(Need):
    """For a parameter: the body of the request, which is the component ``name``, decoded (Refusal)."""

    def __init__(self, name: str, decode: Callable[[bytes], object]) -> None:
        super().__init__(self._read)
        self.name = name
        self._decode = decode

    async def _read(self, request: Request) -> object:
        return self._decode(await request.body())


#: Stands in for the FromBody of a structure, which is known once an alias is used.
_OF_STRUCTURE: Final = object()
Body = Annotated[D, _OF_STRUCTURE]


class Signature:
    """What a handler asks for, of requests for a path with parameters of these names."""

    def __init__(self, handler: Handler, in_path: list[str]) -> None:
        self.request: str | None = None
        self.needs: dict[str, Need] = {}
        self.path: dict[str, Parameter] = {}
        self.query: dict[str, Parameter] = {}
        hints = get_type_hints(handler, include_extras=True)
        for name, declared in inspect.signature(handler).parameters.items():
            hint = hints[name]
            default = REQUIRED if declared.default is inspect.Parameter.empty else declared.default
            if hint is Request:
                self.request = name
            elif (need := _need_of(hint)) is not None:
                self.needs[name] = need
            elif name in in_path:
                self.path[name] = Parameter(name, "path", hint)
            else:
                self.query[name] = Parameter(name, "query", hint, default)
        #: Parts of the path that only what is needed reads.
        self.rest = [Parameter(name, "path") for name in in_path if name not in self.path]

    @property
    def body(self) -> FromBody | None:
        """The body that is needed."""
        return next((need for need in self.needs.values() if isinstance(need, FromBody)), None)

    async def arguments(self, request: Request) -> dict[str, object]:
        """What the handler is called with (Refusal)."""
        found: dict[str, object] = {} if self.request is None else {self.request: request}
        for name, need in self.needs.items():
            found[name] = await need.find(request)
        for name, parameter in self.path.items():
            found[name] = parameter.value(request.path_params)
        for name, parameter in self.query.items():
            found[name] = parameter.value(request.query_params)
        return found


def _need_of(hint: object) -> Need | None:
    if get_origin(hint) is not Annotated:
        return None
    kind, mark = get_args(hint)
    if mark is _OF_STRUCTURE:
        assert issubclass(kind, Struct)
        return FromBody(kind.__name__, partial(decode_body, kind=kind))
    return mark if isinstance(mark, Need) else None


class HandlerRoute(Route):
    """A route to a handler; what the handler asks for is read when that is first needed."""

    def __init__(self, router: Router, method: str, path: str, handler: Handler, responses: Responses | None) -> None:
        described = responses is not None
        super().__init__(router.prefix + path, self._answer, name=handler.__name__, include_in_schema=described)
        self.methods = {method}  # and not HEAD wherever there is GET
        self.method = method
        self.handler = handler
        self.tag = router.tag
        self.responses = responses or {}
        self._check = router.check
        self._complete = router.complete

    @cached_property
    def signature(self) -> Signature:
        """What the handler asks for."""
        return Signature(self.handler, list(self.param_convertors))

    async def _answer(self, request: Request) -> Response:
        if self._check is not None:
            await self._check(request)
        answer = await self.handler(**await self.signature.arguments(request))
        if self._complete is not None:
            self._complete(request, answer)
        return answer


class Router:
    """Handlers about one subject, whose paths begin alike.

    ``get`` and its like stand above a handler: ``@router.get("/tables", answers(TableList))``. A route that does not
    say what it answers works, but is not in the description.
    """

    def __init__(self, prefix: str, tag: str, *, check: Check | None, complete: Complete | None = None) -> None:
        self.routes: list[BaseRoute] = []
        self.prefix = prefix
        self.tag = tag
        self.check = check
        self.complete = complete

    def get(self, path: str, responses: Responses | None = None) -> Callable[[H], H]:
        """Above a handler that shows something."""
        return self._route("GET", path, responses)

    def head(self, path: str) -> Callable[[H], H]:
        """Above a handler that shows whether there is something."""
        return self._route("HEAD", path, None)

    def post(self, path: str, responses: Responses) -> Callable[[H], H]:
        """Above a handler that does something."""
        return self._route("POST", path, responses)

    def put(self, path: str, responses: Responses) -> Callable[[H], H]:
        """Above a handler that sets something."""
        return self._route("PUT", path, responses)

    def patch(self, path: str, responses: Responses) -> Callable[[H], H]:
        """Above a handler that changes something."""
        return self._route("PATCH", path, responses)

    def delete(self, path: str, responses: Responses) -> Callable[[H], H]:
        """Above a handler that takes something away."""
        return self._route("DELETE", path, responses)

    def websocket(self, path: str) -> Callable[[S], S]:
        """Above a handler of sockets, which are not checked here."""

        def add(handler: S) -> S:
            self.routes.append(WebSocketRoute(self.prefix + path, handler))
            return handler

        return add

    def _route(self, method: str, path: str, responses: Responses | None) -> Callable[[H], H]:
        def add(handler: H) -> H:
            self.routes.append(HandlerRoute(self, method, path, handler, responses))
            return handler

        return add
