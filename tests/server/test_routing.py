"""Routes: what handlers declare is found in requests, checked and described."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Literal

import pytest
from msgspec import Meta

from festina.server.app import create_app
from festina.server.http.parameters import Parameter
from festina.server.http.routing import HandlerRoute
from festina.server.refusal import Refusal
from festina.server.settings import read_settings

from .client import Person

MakePerson = Callable[..., Person]
_NO_NUMBER = "Input should be a valid integer, unable to parse string as an integer"


def _refused(parameter: Parameter, **given: str) -> tuple[object, object]:
    with pytest.raises(Refusal) as caught:
        parameter.value(given)
    assert caught.value.code == "malformed"
    assert caught.value.message.key == "server-malformed"
    return caught.value.message.params["where"], caught.value.message.params["problem"]


# ---- parameters


@pytest.mark.parametrize(
    ("text", "value"), [("0", 0), ("-3", -3), ("+1", 1), ("007", 7), (" 7 ", 7), ("1_000", 1000), ("3.00", 3)]
)
def test_whole_numbers(text: str, value: int) -> None:
    assert Parameter("seat", "path", int).value({"seat": text}) == value


@pytest.mark.parametrize("text", ["", " ", "x", "1.5", "1.", "1e3", "0x1", "--1", "1-1", "1__0", "_1", "٣", "true"])
def test_texts_that_are_no_whole_numbers(text: str) -> None:
    assert _refused(Parameter("seat", "query", int | None, None), seat=text) == ("query.seat", _NO_NUMBER)


def test_a_number_of_too_many_digits() -> None:
    problem = "Unable to parse input string as an integer, exceeded maximum size"
    assert _refused(Parameter("seat", "path", int), seat="9" * 5000) == ("path.seat", problem)


@pytest.mark.parametrize(
    ("hint", "text", "problem"),
    [
        (Annotated[int | None, Meta(ge=1)], "0", "Input should be greater than or equal to 1"),
        (Annotated[int, Meta(lt=9)], "9", "Input should be less than 9"),
        (Annotated[str | None, Meta(max_length=3)], "abcd", "String should have at most 3 characters"),
        (Annotated[str, Meta(pattern="^[a-z]$")], "a\n", "String should match pattern '^[a-z]$'"),
        (Literal["new", "same"], "New", "Input should be 'new' or 'same'"),
        (Literal["a", "b", "c"] | None, "", "Input should be 'a', 'b' or 'c'"),
    ],
)
def test_bounds(hint: object, text: str, problem: str) -> None:
    assert _refused(Parameter("one", "query", hint), one=text) == ("query.one", problem)


@pytest.mark.parametrize(
    ("hint", "text"),
    [
        (Annotated[str | None, Meta(max_length=3)], "äöü"),
        (Annotated[str, Meta(pattern="^[a-z]$")], "a"),
        (Literal["new", "same"], "same"),
        (str, ""),
    ],
)
def test_within_bounds(hint: object, text: str) -> None:
    assert Parameter("one", "query", hint).value({"one": text}) == text


def test_what_is_missing() -> None:
    assert _refused(Parameter("seat", "query", int)) == ("query.seat", "Field required")
    assert Parameter("cards", "query", Literal["new", "same"], "new").value({}) == "new"
    assert Parameter("seat", "query", int | None, None).value({}) is None


# ---- handlers


def test_every_handler_can_be_called(tmp_path: Path) -> None:
    """Its signature is read with the first request for it, so what is wrong there would be seen late."""
    routes = create_app(read_settings(database=f"sqlite:///{tmp_path}/routes.db")).routes
    found = [route for route in routes if isinstance(route, HandlerRoute)]
    assert len(found) > 100
    for route in found:
        asked = route.signature
        assert asked.path.keys() | {parameter.name for parameter in asked.rest} == route.param_convertors.keys()


def test_what_is_wrong_first_is_told(guest: MakePerson) -> None:
    """First what is needed is found, in the order of the signature; then come the path and the query."""
    ann = guest()
    table = ann.table("hare(players=2)", [{"kind": "person", "name": "Ann"}, {"kind": "open"}])["id"]

    def key(path: str, status: int, body: object = None) -> str:
        error = ann.ask("POST", f"/api/tables/{path}", body, status=status)["error"]
        return f"{error['key']} {error['params'].get('where', '')}".strip()

    assert key("nowhere/seats/x/report?line=y", 404) == "server-no-table"
    assert key(f"{table}/seats/x/report?line=y", 400, {}) == "server-malformed reason"
    assert key(f"{table}/seats/x/report?line=y", 400, {"reason": "other"}) == "server-malformed path.seat"
    assert key(f"{table}/seats/1/report?line=y", 400, {"reason": "other"}) == "server-malformed query.line"


def test_only_methods_that_are_declared_are_answered(guest: MakePerson) -> None:
    ann = guest()
    assert ann.http.head("/healthz").status_code == 200
    assert ann.http.head("/api/openapi.json").status_code == 200
    for method in ("HEAD", "POST", "DELETE", "OPTIONS"):
        assert ann.http.request(method, "/api/games").status_code in (404, 405)
