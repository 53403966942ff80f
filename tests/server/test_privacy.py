"""What is stored, for how long, and what of it is mine."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from festina.server.privacy import kept
from festina.server.settings import Settings

from .client import Person
from .inside import Inside
from .party import Party

MakeParty = Callable[..., Party]


def _kept(**settings: Any) -> dict[str, Any]:
    return {each.what: each.days if each.until == "days" else each.until for each in kept(Settings(**settings)).kept}


def test_the_page_is_told_what_the_operator_has_set() -> None:
    found = _kept(keep_chat_days=5, keep_device_days=60, keep_over_days=0)
    assert (found["chat"], found["device"], found["finished_game"]) == (5, 60, "for_ever")
    assert (found["invitation"], found["block"], found["log"]) == ("table", "device", "never")
    assert _kept(keep_over_days=400)["finished_game"] == 400


def test_everybody_may_ask_what_is_stored(guest: Callable[..., Person]) -> None:
    answer = guest("Ann").ask("GET", "/api/privacy")
    assert {"what": "chat", "until": "days", "days": 30.0} in answer["kept"]
    assert answer["grace_days"] >= 0


def test_an_export_holds_everything_of_mine_and_nothing_of_others(party: MakeParty, quick: Inside) -> None:
    table = party("whyfirst(players=3)", "Ann", "Ben", "Cleo")
    for seat in (0, 1):
        table.people[seat].ask("PATCH", f"{table.path}/seats/{seat}", {"words": True})
        talk = table.talk(seat)
        talk.send({"type": "chat", "id": "c", "text": f"said by {seat}"})
        talk.wait(lambda message: message["type"] == "ack")
    table.host.ask("PATCH", "/api/me", {"name": "Ann"})
    table.host.ask("POST", f"{table.path}/seats/1/report", {"reason": "words", "text": "rude", "block": True})
    code = table.host.ask("POST", "/api/me/code")["code"]
    answer = table.host.http.get("/api/me/export")
    assert answer.headers["content-disposition"].startswith("attachment")
    found = answer.json()
    assert found["device"]["name"] == "Ann"
    assert [line["text"] for line in found["chat"]] == ["said by 0"]
    assert [block["name"] for block in found["blocks"]] == ["Ben"]
    assert [(report["reason"], report["text"]) for report in found["reports"]] == [("words", "rude")]
    assert [each["used"] for each in found["moving_codes"]] == [False]
    (mine,) = found["tables"]
    assert mine["id"] == table.id
    assert mine["records"] == {"0": table.host.http.get(f"{table.path}/record").text}
    assert code not in answer.text
    assert table.host.token not in answer.text
    others = {
        device
        for (device,) in quick.query("SELECT device FROM seats WHERE device IS NOT NULL")
        if device != found["device"]["id"]
    }
    assert not [device for device in others if device in answer.text]
    about = table.people[1].ask("GET", "/api/me/export")
    assert (about["reports"], about["blocks"]) == ([], []), "what others have reported is theirs"


def test_a_finished_game_is_exported_whole(party: MakeParty) -> None:
    table = party("whyfirst(players=2)", "Ann", bots=1)
    talk = table.talk(0)
    while talk.table["status"] == "running":
        if talk.legal(0):
            talk.move(0, talk.legal(0)[0])
        else:
            talk.hear()
    (mine,) = table.host.ask("GET", "/api/me/export")["tables"]
    assert mine["status"] == "over"
    assert mine["records"] == {"": table.host.http.get(f"{table.path}/record").text}


def test_an_export_holds_results_and_the_people_one_knows(party: MakeParty, quick: Inside) -> None:
    table = party("whyfirst(players=3)", "Ann", "Ben", bots=1)
    table.play_on()
    asked = table.people[1].table("hare(players=2)", [{"kind": "person", "name": "Ben"}, {"kind": "open"}])
    (ann,) = table.people[1].ask("GET", "/api/me/people")["people"]
    invitation = {"seat": 1, "person": ann["id"]}
    table.people[1].ask("POST", f"/api/tables/{asked['id']}/invitations", invitation)
    answer = table.host.http.get("/api/me/export")
    profile = answer.json()["profile"]
    assert profile["results"] == table.host.ask("GET", "/api/me/results")["results"]
    assert [result["game"] for result in profile["results"]] == ["whyfirst"]
    assert [person["name"] for person in profile["people"]] == ["Ben"]
    assert [(each["by"], each["table"]["id"]) for each in profile["invitations"]] == [("Ben", asked["id"])]
    (others,) = quick.query('SELECT device FROM seats WHERE "table" = ? AND seat = 1', table.id)
    assert others[0] not in answer.text


def test_an_export_of_a_table_that_was_closed(party: MakeParty) -> None:
    table = party("hare(players=2)", "Ann", "Ben")
    table.play((0, "a>2"))
    table.host.ask("POST", f"{table.path}/close")
    (mine,) = table.host.ask("GET", "/api/me/export")["tables"]
    assert mine["status"] == "closed"
    assert "a>2" in mine["records"]["0"]


def test_only_a_device_has_an_export(guest: Callable[..., Person]) -> None:
    assert guest("Dan").ask("GET", "/api/me/export", status=403)["error"]["key"] == "server-who-are-you"


def test_the_description_names_every_figure(tmp_path: Path) -> None:
    """A setting that says how long something is kept is on the page that says so."""
    told = json.dumps(_kept(**{f"keep_{name}_days": 1000 + n for n, name in enumerate(_names())}))
    assert [name for n, name in enumerate(_names()) if str(1000 + n) not in told] == []


def _names() -> list[str]:
    return [name[5:-5] for name in Settings.model_fields if name.startswith("keep_")]
