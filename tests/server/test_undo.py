"""Taking back: alone until somebody else acts or chance speaks, hidden choices until the reveal, else by consent."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from festina.server.describe import voters
from festina.server.entries import TakebackAsked
from festina.server.store.data import SeatData

from .client import Talk
from .histories import AT, begin
from .party import Party, told

MakeParty = Callable[..., Party]


@pytest.fixture
def race(party: MakeParty) -> Party:
    return party("hare(players=3)", "Ann", "Ben", "Cleo")


@pytest.fixture
def cards(party: MakeParty) -> Party:
    return party("whyfirst(players=3)", "Ann", "Ben", "Cleo")


def _space(talk: Talk, seat: int) -> int:
    views = talk.views.values()
    return int(next(iter(views))["pawns"][seat]["space"])


def _key(answer: dict[str, Any]) -> Any:
    return answer["error"]["key"]


def test_the_mover_takes_a_move_back(race: Party) -> None:
    ann, ben = race.talk(0), race.talk(1)
    race.play((0, ">4"))
    assert ann.views["0"]["can_undo"]
    assert not ben.views["1"]["can_undo"]
    assert ann.command("undo", 0)["type"] == "ack"
    undone = told(ben, "undo")
    assert undone["seat"] == 0
    assert undone["events"] == {}
    assert _space(ben, 0) == 0
    assert ben.views["1"]["to_act"] == [0]
    assert not ann.views["0"]["can_undo"]
    race.play((0, ">2"))


def test_not_after_another_has_acted(race: Party) -> None:
    race.play((0, ">4"), (1, ">2"))
    ann = race.talk(0)
    assert not ann.views["0"]["can_undo"]
    assert _key(ann.command("undo", 0)) == "server-undo-too-late"
    assert race.talk(1).command("undo", 1)["type"] == "ack"
    assert _key(race.talk(1).command("undo", 1)) == "server-undo-too-late"
    assert ann.command("undo", 0)["type"] == "ack", "what was taken back does not count as acting"


def test_not_after_chance_has_spoken(race: Party) -> None:
    race.play((0, ">1"))
    assert _key(race.talk(0).command("undo", 0)) == "server-undo-too-late"


def test_what_the_table_played_by_itself_does_not_count(race: Party) -> None:
    """HT-503: after Cleo's move Ann's pawn eats by itself; Cleo may still take her move back, the lettuce with it."""
    race.play((0, ">10"), (1, ">2"), (2, ">4"))
    cleo = race.talk(2)
    assert cleo.table["to_act"] == [1]
    replay = race.people[2].ask("GET", f"{race.path}/replay")["frames"]
    assert (replay[-1]["actor"], replay[-1]["text"]) == (0, "eat")
    assert cleo.views["2"]["can_undo"]
    assert cleo.command("undo", 2)["type"] == "ack"
    assert race.seen(2)["to_act"] == [2]
    assert race.seen(0)["views"]["0"]["seats"][0]["lettuces"] == 3


def test_nobody_can_undo_before_the_first_move(race: Party) -> None:
    assert _key(race.talk(0).command("undo", 0)) == "server-undo-too-late"


def test_a_hidden_choice_is_taken_back_until_the_reveal(cards: Party) -> None:
    """WF-105."""
    ann, ben, cleo = (cards.talk(seat) for seat in range(3))
    first, second = ann.legal(0)[:2]
    cards.play((0, first), (1, ben.legal(1)[0]))
    assert ann.views["0"]["choice"] == first
    assert ann.command("retract", 0)["type"] == "ack"
    assert told(ben, "retract")["seat"] == 0
    assert ann.views["0"]["choice"] is None
    assert _has_chosen(ben) == [False, True, False]
    assert _key(ann.command("retract", 0)) == "server-nothing-to-retract"
    assert ben.command("undo", 1)["type"] == "ack", "an undo takes a hidden choice back too"
    cards.play((0, second), (1, ben.legal(1)[1]), (2, cleo.legal(2)[0]))
    assert _key(ann.command("retract", 0)) == "server-nothing-to-retract"
    assert _key(cleo.command("undo", 2)) == "server-undo-too-late"


def _has_chosen(talk: Talk) -> list[bool]:
    return [seat["has_chosen"] for seat in next(iter(talk.views.values()))["seats"]]


def test_a_choice_of_another_does_not_make_mine_stale(cards: Party) -> None:
    ann, ben = cards.talk(0), cards.talk(1)
    version = ben.version
    cards.play((0, ann.legal(0)[0]))
    assert ben.move(1, ben.legal(1)[0], version=version)["type"] == "ack"


def test_the_others_agree_to_take_a_move_back(race: Party) -> None:
    race.play((0, ">4"), (1, ">2"))
    ann, ben, cleo = (race.talk(seat) for seat in range(3))
    assert ann.command("takeback", 0)["type"] == "ack"
    asked = told(ben, "takeback")
    assert asked["table"]["takeback"] == {"seat": 0, "agreed": [], "waiting": [1, 2], "decisions": 2}
    assert ben.command("agree", 1)["type"] == "ack"
    half = told(cleo, "agree")
    assert half["table"]["takeback"] == {"seat": 0, "agreed": [1], "waiting": [2], "decisions": 2}
    assert _space(cleo, 0) == 4, "one is missing"
    assert cleo.command("agree", 2)["type"] == "ack"
    back = told(ann, "undo")
    assert back["table"]["takeback"] is None
    assert back["table"]["to_act"] == [0]
    assert (_space(ann, 0), _space(ann, 1)) == (0, 0)
    race.play((0, ">2"))


def test_one_no_is_enough(race: Party) -> None:
    race.play((0, ">4"), (1, ">2"))
    ann, ben, cleo = (race.talk(seat) for seat in range(3))
    ann.command("takeback", 0)
    assert ben.command("agree", 1)["type"] == "ack"
    assert cleo.command("decline", 2)["type"] == "ack"
    assert told(ann, "decline")["table"]["takeback"] is None
    assert _space(ann, 0) == 4
    assert ann.command("takeback", 0)["type"] == "ack", "one may ask again"
    assert ann.command("decline", 0)["type"] == "ack", "and think better of it"
    assert race.seen()["takeback"] is None


def test_asking_needs_a_move_and_nobody_else_asking(race: Party) -> None:
    race.play((0, ">4"))
    ann, ben = race.talk(0), race.talk(1)
    assert _key(ben.command("takeback", 1)) == "server-takeback-nothing"
    ann.command("takeback", 0)
    race.play((1, ">2"))
    assert race.seen()["takeback"] is None, "the game went on"
    ben.command("takeback", 1)
    assert _key(ann.command("takeback", 0)) == "server-takeback-asked"


def test_going_back_behind_chance_is_no_second_throw(race: Party) -> None:
    race.play((0, ">1"))
    drawn = _last_text(race)
    assert drawn.startswith("card:")
    for _ in range(4):
        race.talk(0).command("takeback", 0)
        for seat in (1, 2):
            assert race.talk(seat).command("agree", seat)["type"] == "ack"
        assert race.seen()["to_act"] == [0]
        race.play((0, ">1"))
        assert _last_text(race) == drawn


def _last_text(table: Party) -> str:
    frames = table.host.ask("GET", f"{table.path}/replay?seat=0")["frames"]
    return str(frames[-1]["text"])


# ---- people who are not there to agree


@pytest.fixture
def left_alone(party: MakeParty) -> Party:
    """Ann and Ben have played; then Ben is gone for so long that a stand-in may play for him."""
    table = party("hare(players=2)", "Ann", "Ben", stand_in="random")
    ann, _ = table.talk(0), table.talk(1)
    table.play((0, "a>2"), (1, "a>4"))
    table.drop(1)
    while not ann.table["seats"][1]["can_lend"]:
        ann.hear()
    return table


def test_who_was_replaced_by_a_stand_in_keeps_the_vote(left_alone: Party) -> None:
    """The attack: wait until somebody counts as absent, lend the seat, and take everything back without asking."""
    ann = left_alone.talk(0)
    assert ann.command("lend", 0, to=1)["type"] == "ack"
    assert ann.command("takeback", 0)["type"] == "ack"
    assert told(ann, "takeback")["table"]["takeback"]["waiting"] == [1]
    assert left_alone.seen()["takeback"] is not None, "it waits for Ben"
    ben = left_alone.talk(1)
    assert ben.table["takeback"]["waiting"] == [1]
    assert ben.command("agree", 1)["type"] == "ack"
    told(ann, "undo")


def test_lending_a_seat_does_not_answer_for_it(left_alone: Party) -> None:
    """The same attack in another order."""
    ann = left_alone.talk(0)
    ann.command("takeback", 0)
    assert ann.command("lend", 0, to=1)["type"] == "ack"
    assert left_alone.seen()["takeback"]["waiting"] == [1]


def _voters(*moves: tuple[int, str], asking: int, lent: int) -> list[int]:
    """Whose consent is missing after some moves of a race of three people, one of whom a bot plays for."""
    match = begin("hare(players=3)", 1)
    match.begin(AT)
    for seat, action in moves:
        match.play(seat, action, AT)
    match.add(TakebackAsked(seat=asking, at=AT))
    people = [SeatData(seat, "person", device=f"device {seat}") for seat in range(3)]
    people[lent] = replace(people[lent], lent="random")
    return voters(match, people)


def test_an_absent_person_is_asked_about_what_others_saw() -> None:
    """A decision of another, or a card; what the asking seat could undo by itself is nobody else's loss."""
    assert _voters((0, ">4"), (1, ">2"), asking=0, lent=2) == [1, 2]
    assert _voters((0, ">1"), asking=0, lent=2) == [1, 2]
    assert _voters((0, ">4"), asking=0, lent=2) == [1]


def test_bots_do_not_vote(party: MakeParty) -> None:
    table = party("hare(players=3)", "Ann", bots=2)
    ann = table.talk(0)
    while not ann.legal(0):
        ann.hear()
    before = ann.views["0"]["seats"][0]["carrots"]
    assert ann.move(0, ">4")["type"] == "ack"
    ann.wait(lambda message: message.get("kind") == "move" and message["seat"] == 1)
    assert ann.command("takeback", 0)["type"] == "ack"
    told(ann, "undo")
    assert ann.views["0"]["seats"][0]["carrots"] == before
    assert ann.views["0"]["to_act"] == [0]


def test_one_device_agrees_once_for_all_its_seats(quick: Any, guest: Callable[..., Any]) -> None:
    ann, ben = guest("Ann"), guest("Ben")
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Amy"}, {"kind": "open"}]
    id = ann.table("hare(players=3)", seats, public=True)["id"]
    ben.ask("POST", f"/api/tables/{id}/join", {"name": "Ben"})
    ann.ask("POST", f"/api/tables/{id}/start")
    one, two = ann.socket(id), ben.socket(id)
    one.move(0, ">4")
    one.move(1, ">2")
    while not two.legal(2):
        two.hear()
    two.move(2, ">7")
    assert two.command("takeback", 2)["type"] == "ack"
    assert one.command("agree", 1)["type"] == "ack"
    told(two, "undo")
    assert two.table["to_act"] == [2]
    one.close()
    two.close()


def test_choices_made_while_the_others_think_about_it_go_back_too(cards: Party) -> None:
    """Ann asks for the last trick back; before all have agreed Ben has chosen for the next one."""
    ann, ben, cleo = (cards.talk(seat) for seat in range(3))
    choices = [talk.legal(seat)[0] for seat, talk in enumerate((ann, ben, cleo))]
    cards.play(*enumerate(choices))
    assert ann.views["0"]["trick"] == 2
    ann.command("takeback", 0)
    cards.play((1, ben.legal(1)[0]))
    assert cards.seen()["takeback"]["decisions"] == 4
    ben.command("agree", 1)
    cleo.command("agree", 2)
    told(cleo, "undo")
    assert cleo.views["2"]["trick"] == 1
    assert _has_chosen(cleo) == [False, False, False]
    assert cards.seen()["to_act"] == [0, 1, 2]


def test_who_asked_and_goes_on_asks_no_more(cards: Party) -> None:
    ann, ben, cleo = (cards.talk(seat) for seat in range(3))
    cards.play(*enumerate(talk.legal(seat)[0] for seat, talk in enumerate((ann, ben, cleo))))
    ann.command("takeback", 0)
    cards.play((0, ann.legal(0)[0]))
    assert cards.seen()["takeback"] is None
    assert _key(ben.command("agree", 1)) == "server-takeback-not-asked"


def test_a_game_that_goes_on_says_that_nothing_is_asked_any_more(race: Party) -> None:
    race.play((0, ">4"), (1, ">2"))
    ben, cleo = race.talk(1), race.talk(2)
    race.talk(0).command("takeback", 0)
    told(ben, "takeback")
    cleo.move(2, ">7")
    while ben.table["takeback"]:
        ben.hear()


def test_a_seat_that_moves_to_the_asker_is_not_waited_for(race: Party) -> None:
    race.play((0, ">4"), (1, ">2"))
    ann = race.talk(0)
    ann.command("takeback", 0)
    race.talk(2).command("agree", 2)
    code = race.people[1].ask("POST", f"{race.path}/seats/1/code")["code"]
    race.host.claim(code)
    assert told(ann, "undo")["table"]["takeback"] is None


def test_who_leaves_is_not_waited_for(race: Party) -> None:
    """Ben has agreed, Cleo goes: nobody is left to ask."""
    race.play((0, ">4"), (1, ">2"))
    ann, ben = race.talk(0), race.talk(1)
    ann.command("takeback", 0)
    ben.command("agree", 1)
    race.people[2].ask("POST", f"{race.path}/leave", {"seat": 2})
    back = told(ann, "undo")
    assert back["table"]["takeback"] is None
    assert back["table"]["to_act"] == [0]
    assert (_space(ann, 0), _space(ann, 1)) == (0, 0)


def test_who_asked_and_leaves_asks_no_more(race: Party) -> None:
    race.play((0, ">4"), (1, ">2"))
    ben = race.talk(1)
    race.talk(0).command("takeback", 0)
    race.host.ask("POST", f"{race.path}/leave", {"seat": 0})
    assert told(ben, "decline")["table"]["takeback"] is None
    assert _space(ben, 1) == 2


def test_a_repeated_undo_takes_nothing_more_back(race: Party) -> None:
    race.play((0, ">4"))
    ann = race.talk(0)
    first = ann.command("undo", 0, id="again")
    race.play((0, ">2"))
    second = ann.command("undo", 0, id="again")
    assert second == {**first, "repeated": True}
    assert _space(ann, 0) == 2


def test_bots_do_the_same_again_after_a_take_back(party: MakeParty) -> None:
    """Alone with bots nobody has to agree: going back must not be another throw of what they do."""
    table = party("hare(players=4)", "Ann", bots=3)
    ann = table.talk(0)
    lines: list[tuple[str, list[Any]]] = []
    for _ in range(4):
        while not ann.legal(0):
            ann.hear()
        began = len(ann.heard)
        move = ann.legal(0)[0] if not lines else lines[0][0]
        assert ann.move(0, move)["type"] == "ack"
        while not (ann.heard[-1].get("views") and ann.legal(0)):
            ann.hear()
        played = [message["events"]["0"] for message in ann.heard[began:] if message.get("kind") in ("move", "chance")]
        lines.append((move, played))
        assert ann.command("takeback", 0)["type"] == "ack"
        told(ann, "undo")
        ann.heard.clear()
    assert len({str(line) for line in lines}) == 1
