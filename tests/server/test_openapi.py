"""The OpenAPI description is true: requests made from it get no server error, and answers look as it says."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
import schemathesis
from hypothesis import Phase, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from .client import COOKIE, Person
from .inside import NO_LIMITS, Inside, inside

_CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
_EXAMPLES = 12
#: After these less can be asked for.
_LAST = [
    "POST /api/invitations/{code}",
    "POST /api/tables/{id}/join",
    "POST /api/tables/{id}/start",
    "PATCH /api/tables/{id}/seats/{seat}",
    "POST /api/tables/{id}/leave",
    "POST /api/claim/confirm",
    "POST /api/tables/{id}/close",
    "DELETE /api/me",
]


@dataclass
class Api:
    """A server, its description, and things that exist there."""

    server: Inside
    schema: Any
    person: Person
    #: By the names of parameters and, apart from them, of fields of bodies.
    known: dict[str, list[Any]]
    fields: dict[str, Any]

    def case(self, case: Any, number: int) -> Any:
        """Half of the requests come from somebody who is known there, and ask for what exists."""
        case.cookies = {COOKIE: self.person.token} if number % 2 else {}
        if number % 4:
            for part in (case.path_parameters, case.query):
                for name in self.known.keys() & (part or {}).keys():
                    part[name] = self.known[name][number // 2 % len(self.known[name])]
            if isinstance(case.body, dict):
                case.body |= {name: value for name, value in self.fields.items() if name in case.body}
        return case


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    with inside(tmp_path_factory.mktemp("api"), rates=NO_LIMITS) as server:
        ann, ben = server.person("Ann"), server.person("Ben")
        seats = [{"kind": "person", "name": "Ann"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
        tables = [
            ann.table("hare(players=3)", [seats[0], seats[2], seats[2]], public=True),
            ann.table("whyfirst(players=4)", [seats[0], seats[1], seats[1], seats[1]], public=True),
            ann.table("whyfirst(players=2)", [seats[2], seats[2]]),
        ]
        ids = [table["id"] for table in tables]
        ben.ask("POST", f"/api/tables/{ids[1]}/join", {"name": "Ben"})
        ben.table("hare(players=2)", [seats[0], seats[1]])
        talk = ann.socket(ids[2])
        talk.wait(lambda message: message.get("table", {}).get("status") == "over")
        talk.close()
        over = ann.ask("GET", f"/api/tables/{ids[2]}")
        talk = ann.socket(ids[0])
        talk.send({"type": "react", "id": "r", "reaction": "wave", "seat": 0})
        line = talk.wait(lambda message: message["type"] == "chat")["number"]
        talk.close()
        ann.ask("POST", f"/api/tables/{ids[1]}/seats/1/block")
        known = {
            "id": ids,
            "share": [over["share"]],
            "code": [ann.ask("POST", f"/api/tables/{ids[1]}/invitations", {"seat": 2})["code"]],
            "language": ["de"],
            "seat": ["0", "1", "2"],
            "number": [line],
            "block": [ann.ask("GET", "/api/me/blocks")["blocks"][0]["id"]],
        }
        fields = {
            "code": ben.ask("POST", "/api/me/code")["code"],
            "record": ann.http.get(f"/api/tables/{ids[2]}/record").text,
            "ruleset": "hare(players=3)",
            "seats": seats,
            "seat": 3,
        }
        yield Api(server, schemathesis.openapi.from_url(f"{server.url}/api/openapi.json"), ann, known, fields)
        for person in (ann, ben):
            person.http.close()


def _asked(api: Api, operation: Any, mode: GenerationMode) -> set[int]:
    """Ask for something in many ways; the status codes that came back."""
    numbers = iter(range(1, 10_000))  # the first is somebody's who is known: some requests can be made in one way only
    answered: set[int] = set()

    @settings(max_examples=_EXAMPLES, phases=[Phase.generate], deadline=None)
    @given(case=operation.as_strategy(mode))
    def ask(case: Any) -> None:
        answered.add(api.case(case, next(numbers)).call_and_validate(checks=_CHECKS).status_code)

    ask()
    return answered


def test_requests_made_from_the_description(api: Api) -> None:
    operations = [result.ok() for result in api.schema.get_all_operations()]
    assert len(operations) > 25
    in_order = sorted(
        operations, key=lambda operation: _LAST.index(operation.label) if operation.label in _LAST else -1
    )
    answered = {operation.label: _asked(api, operation, GenerationMode.POSITIVE) for operation in in_order}
    well = [label for label, codes in answered.items() if codes & {200, 201}]
    assert len(well) > len(operations) * 4 // 5, f"only {well} ever succeeded: the test asks for too little"


def test_requests_that_do_not_fit_the_description(api: Api) -> None:
    operations = [result.ok() for result in api.schema.get_all_operations()]
    with_body = [operation for operation in operations if operation.body]
    assert len(with_body) > 8
    for operation in with_body:
        assert _asked(api, operation, GenerationMode.NEGATIVE) & {400, 403, 404, 409}


def test_every_failure_is_described(api: Api) -> None:
    description = api.person.ask("GET", "/api/openapi.json")
    for path, operations in description["paths"].items():
        for method, operation in operations.items():
            failure = operation["responses"]["4XX"]["content"]["application/json"]["schema"]
            assert failure == {"$ref": "#/components/schemas/Problem"}, f"{method} {path}"
            assert operation["description"], f"{method} {path} says nothing about itself"


def test_every_answer_and_every_body_is_described(api: Api) -> None:
    description = api.person.ask("GET", "/api/openapi.json")
    for path, operations in description["paths"].items():
        for method, operation in operations.items():
            (answer,) = (operation["responses"][code] for code in ("200", "201") if code in operation["responses"])
            (content,) = answer["content"].values()
            schema = content["schema"].get("additionalProperties") or content["schema"]
            assert schema == {"type": "string"} or "$ref" in schema, f"{method} {path} says nothing about its answer"
            if "requestBody" in operation:
                assert "$ref" in operation["requestBody"]["content"]["application/json"]["schema"], f"{method} {path}"


def test_what_takes_a_body(api: Api) -> None:
    description = api.person.ask("GET", "/api/openapi.json")
    bodies = {
        f"{method} {path}": operation["requestBody"]["content"]["application/json"]["schema"]["$ref"].rpartition("/")[2]
        for path, operations in description["paths"].items()
        for method, operation in operations.items()
        if "requestBody" in operation
    }
    assert bodies == {
        "patch /api/me": "MeWish",
        "post /api/claim": "CodeWish",
        "post /api/claim/confirm": "CodeWish",
        "post /api/replay": "RecordWish",
        "post /api/tables": "TableWish",
        "patch /api/tables/{id}": "OptionsChange",
        "post /api/tables/{id}/seats/{seat}/report": "ReportWish",
        "post /api/tables/{id}/join": "JoinWish",
        "post /api/tables/{id}/invitations": "SeatNumber",
        "post /api/tables/{id}/leave": "SeatNumber",
        "post /api/tables/{id}/moves": "Change",
        "post /api/invitations/{code}": "AcceptWish",
        "patch /api/tables/{id}/seats/{seat}": "SeatChange",
    }
