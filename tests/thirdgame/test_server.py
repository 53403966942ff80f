"""The third game over the socket: a whole game of people and bots, and what a seat may ask."""

from __future__ import annotations

from tests.server.client import Person


def test_the_server_offers_it(ann: Person) -> None:
    game = ann.ask("GET", "/api/games")["snails"]
    assert [option["name"] for option in game["options"]] == ["players", "track"]
    setting = ann.ask("GET", "/api/setting?ruleset=snails(track=long)")
    assert setting["setting"]["lettuce"] == 12
    assert setting["setting"]["secrets"] is True


def test_a_person_and_bots_play_to_the_end(ann: Person) -> None:
    seats = [{"kind": "person", "name": "Ann"}, *({"kind": "bot", "bot": bot} for bot in ("random", "patient"))]
    table = ann.table("snails", seats)
    talk = ann.socket(table["id"])
    assert talk.views["0"]["prompt"]["key"] == "snails-prompt-choose"
    talk.play_on()
    talk.close()
    over = ann.ask("GET", f"/api/tables/{table['id']}")
    assert over["status"] == "over"
    outcome = talk.views["0"]["outcome"]
    record = ann.http.get(f"/api/tables/{table['id']}/record").text
    assert "Ruleset: snails" in record
    assert f"winners {' '.join(map(str, outcome['winners']))}" in record
    shared = ann.ask("GET", f"/api/games/{over['share']}")
    assert len(shared["frames"]) == int(record.rsplit("end ", 1)[1]) + 1


def test_a_choice_is_hidden_and_can_be_taken_back(ann: Person) -> None:
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Ben"}]
    table = ann.table("snails(players=2)", seats)
    talk = ann.socket(table["id"])
    answer = talk.move(0, "fast")
    assert answer["type"] == "ack"
    while talk.version < answer["version"]:
        talk.hear()
    assert talk.views["0"]["chosen"] == "fast"
    assert talk.views["1"]["chosen"] is None
    assert talk.command("retract", 0, version=talk.version)["type"] == "ack"
    talk.close()


def test_a_reason_comes_on_request(ann: Person) -> None:
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Ben"}]
    table = ann.table("snails(players=2)", seats)
    talk = ann.socket(table["id"])
    talk.move(0, "fast")
    talk.send({"type": "why", "id": "w1", "seat": 0, "action": "slow"})
    answer = talk.wait(lambda message: message.get("id") == "w1")
    assert [reason["rule"] for reason in answer["reasons"]] == ["SN-2"]
    talk.close()
