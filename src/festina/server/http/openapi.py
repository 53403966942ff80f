"""What requests take and answer: routers say it with these helpers, the OpenAPI description is made from it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final, Generic, TypeAlias, TypeVar

from fastapi import Depends, FastAPI, Request
from fastapi.openapi.utils import get_openapi
from fastapi.routing import APIRoute

from ...kernel.data import Data
from ..bodies import decode_body
from ..schema import Schema, components, ref
from ..wire import Problem

T = TypeVar("T")
D = TypeVar("D", bound=Data)

#: What FastAPI takes for the answers of a route, by status.
Responses: TypeAlias = dict[int | str, Schema]


class Body(Generic[T]):
    """A dependency that decodes the body of a request into the component ``name`` (Refusal)."""

    def __init__(self, name: str, decode: Callable[[bytes], T]) -> None:
        self.name = name
        self._decode = decode

    async def __call__(self, request: Request) -> T:
        return self._decode(await request.body())


def body(kind: type[D]) -> object:
    """For a parameter: the request's body, decoded."""
    return Depends(Body(kind.__name__, partial(decode_body, kind=kind)))


def answers(kind: type[Data], status: int = 200) -> Responses:
    """For a route: what it answers when all is well."""
    return {status: _json(ref(kind.__name__))}


def answers_by_name(kind: type[Data]) -> Responses:
    """For a route that answers several structures, each under a name."""
    return {200: _json({"type": "object", "additionalProperties": ref(kind.__name__)})}


def _json(schema: Schema) -> Schema:
    return {"content": {"application/json": {"schema": schema}}}


#: For all routes: what they answer otherwise.
FAILURES: Final[Responses] = {"4XX": {"description": "Not carried out.", **_json(ref(Problem.__name__))}}


class DescribedRoute(APIRoute):
    """A route that describes the body it takes."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # as FastAPI calls it
        super().__init__(*args, **kwargs)
        for dependency in self.dependant.dependencies:
            if isinstance(dependency.call, Body):
                taken = {"required": True, **_json(ref(dependency.call.name))}
                self.openapi_extra = {**(self.openapi_extra or {}), "requestBody": taken}


def describe_api(app: FastAPI) -> Schema:
    """The OpenAPI description of all routes, with every structure of the protocol."""
    description: Schema = get_openapi(title=app.title, version=app.version, routes=app.routes)
    return description | {"components": {"schemas": components()}}
