"""Answers over HTTP: JSON, and errors in the reader's language."""

from __future__ import annotations

import asyncio
from typing import Any

import orjson
from starlette.datastructures import Headers
from starlette.responses import Response

from ..kernel.errors import FestinaError
from ..locales import DEFAULT, has, languages
from .refusal import STATUS, code_of, told


class Json(Response):
    """JSON, quickly."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return orjson.dumps(content, option=orjson.OPT_NON_STR_KEYS)


_learned: set[str] = set()


async def learn(language: str) -> None:
    """Read the words of a language before they are needed: that takes a fifth of a second, so not in the event loop."""
    if language not in _learned:
        await asyncio.to_thread(has, "server-trouble", language)
        _learned.add(language)


async def error_response(problem: FestinaError, language: str) -> Json:
    """An error as clients get it."""
    await learn(language)
    return Json({"error": told(problem, language)}, status_code=STATUS[code_of(problem)])


def language_of(headers: Headers) -> str:
    """The first language that the reader accepts and we speak."""
    known = languages()
    for part in headers.get("accept-language", "").split(","):
        wanted = part.partition(";")[0].strip().lower().partition("-")[0]
        if wanted in known:
            return wanted
    return DEFAULT
