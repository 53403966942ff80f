"""The cookie that authenticates a device: what it is called, and how a browser gets it."""

from __future__ import annotations

from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

#: Over plain http, and as all were called at first.
COOKIE: Final = "festina_device"
#: Over https: a browser takes a cookie of this name from this very host alone, and sends it over https alone.
SECURE_COOKIE: Final = f"__Host-{COOKIE}"
_YEARS: Final = 2 * 365 * 86400


def read_token(request: HTTPConnection) -> str | None:
    """The secret that a request carries; what another page of the domain may have set counts only if it is alone."""
    cookies = request.cookies
    token = cookies[SECURE_COOKIE] if SECURE_COOKIE in cookies else cookies.get(COOKIE, "")
    return token if 20 <= len(token) <= 100 else None


def is_secure(request: HTTPConnection, always: bool) -> bool:
    """Whether cookies go over https alone: because the request did, or because they always shall."""
    return always or request.url.scheme in ("https", "wss")


def give_token(request: HTTPConnection, response: Response, token: str, secure: bool) -> None:
    """Leave a browser with one cookie of ours, which holds a device's secret."""
    name = SECURE_COOKIE if secure else COOKIE
    if request.cookies.get(name) != token:
        response.set_cookie(name, token, max_age=_YEARS, httponly=True, samesite="lax", secure=secure, path="/")
    if secure and COOKIE in request.cookies:
        _delete(response, COOKIE)


def delete_cookies(request: HTTPConnection, response: Response) -> None:
    """Take whatever cookies of ours a request brought from its browser."""
    for name in (COOKIE, SECURE_COOKIE):
        if name in request.cookies:
            _delete(response, name)


def _delete(response: Response, name: str) -> None:
    response.delete_cookie(name, path="/", secure=name == SECURE_COOKIE, httponly=True, samesite="lax")
