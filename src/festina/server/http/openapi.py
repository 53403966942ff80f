"""What requests take and answer: routes say it with these helpers, the OpenAPI description is made from it."""

from __future__ import annotations

import inspect
import re
from collections.abc import Sequence
from http import HTTPStatus
from typing import Final

from starlette.responses import Response
from starlette.routing import BaseRoute

from ... import __version__
from ...kernel.data import Data
from ..schema import Schema, components, ref
from ..wire import Problem
from .routing import HandlerRoute, Responses


def answers(kind: type[Data], status: int = 200) -> Responses:
    """For a route: a structure that it answers."""
    return {status: _described(status, ref(kind.__name__))}


def answers_by_name(kind: type[Data]) -> Responses:
    """For a route that answers several structures, each under a name."""
    return {200: _described(200, {"type": "object", "additionalProperties": ref(kind.__name__)})}


def answers_text(kind: type[Response]) -> Responses:
    """For a route that answers a text of some kind."""
    assert kind.media_type is not None
    return {200: _described(200, {"type": "string"}, kind.media_type)}


def _described(status: int, schema: Schema, media_type: str = "application/json") -> Schema:
    words = HTTPStatus(status).phrase if status >= HTTPStatus.BAD_REQUEST else "Successful Response"
    return {"description": words, **_content(schema, media_type)}


def _content(schema: Schema, media_type: str = "application/json") -> Schema:
    return {"content": {media_type: {"schema": schema}}}


#: For all routes: what they answer otherwise.
_FAILURES: Final[Responses] = {"4XX": {"description": "Not carried out.", **_content(ref(Problem.__name__))}}


def describe_api(routes: Sequence[BaseRoute]) -> Schema:
    """The OpenAPI description of all routes that are to be in it, with every structure of the protocol."""
    paths: dict[str, Schema] = {}
    for route in routes:
        if isinstance(route, HandlerRoute) and route.include_in_schema:
            paths.setdefault(route.path, {})[route.method.lower()] = _operation(route)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Festina", "version": __version__},
        "paths": paths,
        "components": {"schemas": components()},
    }


def _operation(route: HandlerRoute) -> Schema:
    asked, named = route.signature, re.sub(r"\W", "_", route.name + route.path)
    parameters = [*asked.path.values(), *asked.rest, *asked.query.values()]
    taken = None if asked.body is None else {"required": True, **_content(ref(asked.body.name))}
    described = {
        "tags": [route.tag],
        "summary": route.name.replace("_", " ").title(),
        "description": inspect.cleandoc(route.handler.__doc__ or ""),
        "operationId": f"{named}_{route.method.lower()}",
        "parameters": [parameter.description for parameter in parameters],
        "requestBody": taken,
        "responses": {str(status): response for status, response in {**route.responses, **_FAILURES}.items()},
    }
    return {name: value for name, value in described.items() if value}
