"""Answers over HTTP: JSON, and errors in the reader's language."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Mapping
from typing import Final

import msgspec
from starlette.datastructures import Headers
from starlette.responses import Response

from ..kernel.data import Data
from ..kernel.errors import FestinaError
from ..locales import DEFAULT, languages, load
from .refusal import STATUS, code_of, trouble
from .wire import Problem

_encoder: Final = msgspec.json.Encoder()


class Json(Response):
    """A structure as JSON."""

    media_type = "application/json"

    def __init__(
        self, content: Data | Mapping[str, Data], status_code: int = 200, headers: Mapping[str, str] | None = None
    ) -> None:
        super().__init__(_encoder.encode(content), status_code, headers)


class PackedJson(Response):
    """JSON that is compressed already, unpacked for the few who cannot read it so."""

    media_type = "application/json"

    def __init__(self, packed: bytes, asked: Headers, headers: Mapping[str, str] | None = None) -> None:
        reads = "gzip" in asked.get("accept-encoding", "")
        content = packed if reads else gzip.decompress(packed)
        encoding = {"content-encoding": "gzip"} if reads else {}
        super().__init__(content, headers={**(headers or {}), **encoding, "vary": "Accept-Encoding"})


_learned: set[str] = set()


async def learn(language: str) -> None:
    """Read a language's words before they are needed: that takes a fifth of a second, so not in the event loop."""
    if language not in _learned:
        await asyncio.to_thread(load, language)
        _learned.add(language)


async def error_response(problem: FestinaError, language: str) -> Json:
    """An error as clients get it."""
    await learn(language)
    return Json(Problem(trouble(problem, language)), STATUS[code_of(problem)])


def language_of(headers: Headers) -> str:
    """The first language that the reader accepts and we speak."""
    known = languages()
    for part in headers.get("accept-language", "").split(","):
        wanted = part.partition(";")[0].strip().lower().partition("-")[0]
        if wanted in known:
            return wanted
    return DEFAULT
