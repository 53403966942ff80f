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
#: A public key on the curve P-256, as browsers give it.
_POINT = "BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU"
#: A cup that needs nobody else.
_CUP = {"ruleset": "whyfirst(players=2)", "size": 2, "rounds": 9, "player": "Ann", "bot": "random"}
#: After these less can be asked for.
_LAST = [
    "POST /api/me/people/{person}/block",
    "POST /api/invitations/{code}",
    "POST /api/tables/{id}/join",
    "POST /api/tables/{id}/start",
    "PATCH /api/tables/{id}/seats/{seat}",
    "POST /api/tables/{id}/leave",
    "POST /api/claim/confirm",
    "POST /api/tables/{id}/close",
    "POST /api/cups/{cup}/rule",
    "POST /api/cups/{cup}/withdraw",
    "POST /api/cups/{cup}/finish",
    "DELETE /api/cups/{cup}",
    "DELETE /api/me/feed",
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
        ann, ben, cleo = server.person("Ann"), server.person("Ben"), server.person("Cleo")
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
        played = cleo.table("hare(players=2)", seats[:2], public=True)["id"]
        ann.ask("POST", f"/api/tables/{played}/join", {"name": "Ann"})
        cleo.ask("POST", f"/api/tables/{played}/start")
        person = cleo.ask("GET", "/api/me/people")["people"][0]["id"]
        for _ in range(2):
            cleo.ask("POST", f"/api/me/people/{person}/table")
        cups = [ann.ask("POST", "/api/cups", {**_CUP, "name": name}) for name in ("begun", "open")]
        ann.ask("POST", f"/api/cups/{cups[0]['id']}/round", {"round": 1})
        known = {
            "id": ids,
            "cup": [cup["id"] for cup in cups],
            "link": [ann.ask("POST", f"/api/cups/{cups[1]['id']}/link", {})["code"]],
            "person": [ann.ask("GET", "/api/me/people")["people"][0]["id"]],
            "invitation": [each["id"] for each in ann.ask("GET", "/api/me")["invitations"]],
            "share": [over["share"]],
            "code": [ann.ask("POST", f"/api/tables/{ids[1]}/invitations", {"seat": 2})["code"]],
            "language": ["de"],
            "game": ["hare"],
            "seat": ["0", "1", "2"],
            "number": [line],
            "secret": [ann.ask("POST", "/api/me/feed")["address"].removeprefix("/feed/").removesuffix(".atom")],
            "block": [ann.ask("GET", "/api/me/blocks")["blocks"][0]["id"]],
        }
        fields = {
            "code": ben.ask("POST", "/api/me/code")["code"],
            "record": ann.http.get(f"/api/tables/{ids[2]}/record").text,
            "ruleset": "hare(players=3)",
            "seats": seats,
            "seat": 3,
            "round": 1,
            "table": 1,
            "player": 1,
            "places": None,
            "size": 3,
            "person": ann.ask("GET", "/api/me/people")["people"][0]["id"],
            "game": "hare",
            "quiet": {"from": "22:00", "to": "07:00", "zone": "Europe/Berlin"},
            "endpoint": "https://push.example.org/ann",
            "keys": {"p256dh": _POINT, "auth": "A" * 22},
        }
        yield Api(server, schemathesis.openapi.from_url(f"{server.url}/api/openapi.json"), ann, known, fields)
        for each in (ann, ben, cleo):
            each.http.close()


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
    # Positions, hints and trials are only answered where facts and actions fit each other.
    assert len(well) > len(operations) * 3 // 4, f"only {well} ever succeeded: the test asks for too little"


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
        "patch /api/me/notices": "NoticeChange",
        "put /api/me/holiday": "HolidayWish",
        "put /api/tables/{id}/seats/{seat}/plan": "PlanWish",
        "post /api/push/subscriptions": "SubscriptionWish",
        "post /api/push/test": "TryWish",
        "post /api/claim": "CodeWish",
        "post /api/claim/confirm": "CodeWish",
        "post /api/replay": "RecordWish",
        "post /api/tables": "TableWish",
        "post /api/daily": "DailyWish",
        "patch /api/ratings/{game}": "RatingWish",
        "put /api/pairing": "PairingWish",
        "post /api/cups": "CupWish",
        "patch /api/cups/{cup}": "CupSettings",
        "post /api/cups/join/{link}": "CupJoin",
        "post /api/cups/{cup}/link": "CupLinkWish",
        "post /api/cups/{cup}/round": "CupRound",
        "post /api/cups/{cup}/withdraw": "CupWithdrawal",
        "post /api/cups/{cup}/rule": "CupRuling",
        "patch /api/tables/{id}": "OptionsChange",
        "post /api/tables/{id}/seats/{seat}/report": "ReportWish",
        "post /api/tables/{id}/join": "JoinWish",
        "post /api/tables/{id}/invitations": "InvitationWish",
        "post /api/tables/{id}/link": "LinkWish",
        "post /api/me/passkeys": "NewPasskey",
        "post /api/passkey": "PasskeyProof",
        "post /api/passkey/bring": "BringWish",
        "patch /api/me/people": "VisibleWish",
        "post /api/me/invitations/{invitation}": "TakeSeat",
        "post /api/tables/{id}/leave": "SeatNumber",
        "post /api/tables/{id}/moves": "Change",
        "post /api/invitations/{code}": "AcceptWish",
        "post /api/tables/{id}/hints": "HintWish",
        "post /api/position": "PositionWish",
        "post /api/position/step": "StepWish",
        "post /api/position/line": "LineWish",
        "post /api/position/thought": "PositionWish",
        "post /api/position/why": "WhyWish",
        "post /api/review-plan": "RecordWish",
        "post /api/review": "RecordWish",
        "post /api/reasons": "ReasonsWish",
        "post /api/trials": "TrialWish",
        "patch /api/tables/{id}/seats/{seat}": "SeatChange",
    }
