"""Nobody is sent what is hidden: twin tables that differ only in what a seat may not know tell it the same bytes.

Every seat and a spectator look at fuzzed states of both games in two servers at once: the table, the record, the
replay, the state and all updates over the socket, the whole view, the reasons against every action, the refusal of
everything that is not allowed, and what others do next, also where messages are encoded once for several. Other hands,
other choices, other carrots, another dealer, other bots: no byte may differ.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import quote

import pytest

from festina import Game, Message, new_game
from festina.kernel.events import seen_by
from festina.server.entries import ChanceDealt, Started
from festina.server.match import Match
from festina.server.questioning import BotAnswer, BotQuestion, substitute
from festina.server.views import key

from .histories import History, begin, place, played, tables_begin_anywhere
from .inside import NO_LIMITS, Clock, Inside, any_legal
from .services import Services
from .twins import hidden_facts, twin_of
from .worlds import Listener, Twins, World, body, presence_is_told_on_demand

RACES = [
    "hare(players=3)",
    "hare(players=2)",
    "hare(edition=ravensburger-1978,players=4,teams=2)",
]
CARDS = [
    "whyfirst(players=3)",
    "whyfirst(players=2)",
    "whyfirst(mode=tactical,players=4)",
    "whyfirst(mode=tactical,players=2)",
]
_TRIES = {
    "hare": (">1", ">9", ">14", ">40", ">64", "a>12", "<11", "+10", "-10", "eat", "miss", "restart", "keep", "card:+5"),
    "whyfirst": ("+1@0", "+3@1", "-1@leo", "+2@2", "-2/4", "+3/22", "+5/31", "move:0", "move:leo", "deal:+3", "leo:-1"),
}


#: The settings of a world in which no time passes, and everything may be asked.
_AT_ONCE: dict[str, Any] = {"clock": Clock(), "rates": NO_LIMITS}


def _nobody_thinks(message: dict[str, Any]) -> bool:
    return message["type"] == "thinking" and message["seat"] is None and not message["notes"]


def _think(world: int, question: BotQuestion) -> BotAnswer:
    """Bots of the two worlds want different things; those in seat 2 fail, and something is drawn for them."""
    legal = [choice.action for choice in question.view.choices if choice.legal]
    if question.seat == 2:
        return substitute(question, TimeoutError())
    return BotAnswer(legal[-world], (Message("bot-warming-up"),))


@contextmanager
def _side_by_side(*worlds: World) -> Iterator[Twins]:
    """Both worlds for a while."""
    with pytest.MonkeyPatch.context() as patch:
        tables_begin_anywhere(patch)
        presence_is_told_on_demand(patch)
        patch.setattr("festina.server.socket._GRACE", 1000.0)
        for world in worlds:
            world.start()
        yield Twins((worlds[0], worlds[1]))
        for world in worlds:
            world.stop()


@pytest.fixture(scope="module")
def twins(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Twins]:
    with _side_by_side(
        *(World(tmp_path_factory.mktemp("world"), number, _think, **_AT_ONCE) for number in (0, 1))
    ) as both:
        yield both


def _shared_world(services: Services, folder: Path, number: int) -> World:
    """Two servers with one database and one bus; people act at the one and look on at the other."""
    shared: dict[str, Any] = {**_AT_ONCE, "database": services.new_database(), "bus": f"{services.bus}/{number}"}
    world = World(folder, number, _think, **shared)
    world.beside = Inside(folder, any_legal, **shared)
    for server in (world.server, world.beside):
        setattr(server.hub.bus, "_CHANNEL", f"festina:world:{number}")  # noqa: B010  the worlds share one Redis
    return world


@pytest.fixture
def shared_twins(real_services: Services, tmp_path: Path) -> Iterator[Twins]:
    with _side_by_side(*(_shared_world(real_services, tmp_path, number) for number in (0, 1))) as both:
        yield both


def _histories(ruleset: str) -> Iterator[History]:
    """Tables early and late in a game; races begin with any number of carrots."""
    for seed, length in ((2, 6), (4, 35)):
        start = None
        if ruleset.startswith("hare"):
            random = Random(seed)
            start = new_game(ruleset, seed=seed).facts()
            start["carrots"] = [random.randrange(15, 120) for _ in start["carrots"]]
        yield played(ruleset, seed, length, start)


def _refused(game: Game, eyes: int | None) -> list[dict[str, Any]]:
    """Commands that must be refused in this state, whoever asks."""
    seat, other = (0, 1) if eyes is None else (eyes, (eyes + 1) % game.players)
    legal = [] if eyes is None else game.legal(eyes)
    wrong = [text for text in _TRIES[game.definition.name] if text not in legal]
    asked: list[dict[str, Any]] = [{"type": "move", "seat": seat, "action": text} for text in (*wrong, "?")]
    asked += [{"type": "move", "seat": other, "action": text} for text in game.legal(other)[:3]]
    asked += [{"type": "move", "seat": "chance", "action": text} for text in ("card:+5", "deal:+3")]
    asked += [{"type": kind, "seat": other} for kind in ("undo", "retract", "takeback", "agree", "decline", "return")]
    asked += [{"type": kind, "seat": seat} for kind in ("agree", "decline", "return")]
    asked += [{"type": "view", "seat": other}, {"type": "why", "seat": other, "action": "?"}]
    if eyes is None:
        asked.append({"type": "chat", "text": "?"})
    return [*asked, {"type": "lend", "seat": seat, "to": other}]


def _questions(game: Game, eyes: int | None) -> list[dict[str, Any]]:
    """What a seat may ask about itself, in this state; a spectator has nothing to ask about."""
    if eyes is None:
        return []
    texts = [*_TRIES[game.definition.name], *game.legal(eyes), "?"]
    return [{"type": "view", "seat": eyes}, *({"type": "why", "seat": eyes, "action": text} for text in texts)]


def _looks(world: World, table: str, eyes: int | None, match: Match) -> list[str]:
    """Everything a seat can be told about a table as it is."""
    person = world.person(eyes)
    told = [body(person, f"/api/tables/{table}{part}") for part in ("", "/record", "/replay")]
    listener = Listener(world, eyes, table, 0)
    for number, command in enumerate(_refused(match.running, eyes)):
        listener.send(id=f"r{number}", version=match.version, **command)
    listener.send(type="move", id="stale", seat=eyes or 0, action="?", version=0)
    for number, question in enumerate(_questions(match.running, eyes)):
        listener.send(id=f"q{number}", **question)
    told += listener.all()
    if eyes is not None:
        told += [body(person, f"/api/tables/{table}/view?seat={eyes}")]
        told += [
            body(person, f"/api/tables/{table}/why?seat={eyes}&action={quote(text)}") for text in ("?", ">1", "+1@0")
        ]
    listener.close()
    return told


@pytest.mark.parametrize("ruleset", [*RACES, *CARDS])
def test_what_is_hidden_changes_no_byte(twins: Twins, ruleset: str) -> None:
    _all_are_told_alike(twins, ruleset)


def _all_are_told_alike(twins: Twins, ruleset: str) -> None:
    differ = 0
    for history in _histories(ruleset):
        for eyes in (*range(history.players), None):
            pair = twin_of(history, eyes, Random(history.seed))
            matches = [twin.match() for twin in pair]
            if matches[0].running.is_over:
                continue
            differ += hidden_facts(matches[0]) != hidden_facts(matches[1])
            table = twins.seat(pair)
            about = f"seed {history.seed}, seat {eyes}"
            told = twins.told_alike(partial(_looks, table=table, eyes=eyes, match=matches[0]), about)
            refusals = sum('"type":"refused"' in text for text in told)
            assert refusals == len(_refused(matches[0].running, eyes)) + 1, f"{about}: something was not refused"
            _go_on(twins, table, eyes, pair, about)
    assert differ > 2


def _go_on(twins: Twins, table: str, eyes: int | None, pair: tuple[History, History], about: str) -> None:
    """Somebody else acts, in both worlds as far as the eyes can tell the same, and takes it back."""
    found = _next(pair, eyes)
    if found is None:
        return
    seat, actions = found

    def ask(world: World) -> list[str]:
        listener = Listener(world, eyes, table)
        mover = world.person(seat).at(world.server.url)
        for number, kind in enumerate(("move", "undo", "move", "takeback", "decline")):
            version = listener.talk.version if number else len(pair[0].entries)
            command = {"type": kind, "id": f"g{number}", "seat": seat, "version": version}
            if kind == "move":
                command["action"] = actions[world.number]
            answer = mover.http.post(f"/api/tables/{table}/moves", json=command)
            assert answer.status_code == 200 or number, answer.text  # what cannot be undone may not be done twice
            if answer.status_code == 200:
                listener.reach(answer.json()["version"])
        told = listener.all()
        listener.close()
        mover.http.close()
        return told

    twins.told_alike(ask, f"{about}, {seat} plays {actions}")


def _next(pair: tuple[History, History], eyes: int | None) -> tuple[int, tuple[str, str]] | None:
    """A seat that is not the eyes, and what it does in either world: hidden and different, or open and the same."""
    true, other = (history.match() for history in pair)
    for seat in true.to_act:
        if seat == eyes:
            continue
        legal = true.running.legal(seat), other.running.legal(seat)
        if pair[0].ruleset.startswith("whyfirst") and not legal[0][0].startswith("move"):
            if len(true.to_act) > 1:
                return seat, (legal[0][0], legal[1][-1])
            continue
        for action in (text for text in legal[0] if text in legal[1]):
            planned = [history.match() for history in pair]
            for match in planned:
                match.play(seat, action, 0.0)
            shown = [[seen_by(eyes, update.events) for update in match.updates] for match in planned]
            if shown[0] == shown[1]:
                return seat, (action, action)
    return None


@pytest.mark.parametrize("ruleset", ["hare(players=3)", "whyfirst(players=3)", "whyfirst(mode=tactical,players=3)"])
def test_bytes_encoded_for_several_show_nothing(twins: Twins, ruleset: str) -> None:
    """Everybody is connected, two tabs each: messages are made once for all who may see the same."""
    compared = 0
    for history in _histories(ruleset):
        for eyes in (*range(history.players), None):
            pair = twin_of(history, eyes, Random(history.seed))
            found = _next(pair, eyes)
            if found is None:
                continue
            seat, actions = found
            table = twins.seat(pair)

            def ask(
                world: World,
                table: str = table,
                eyes: int | None = eyes,
                seat: int = seat,
                actions: tuple[str, str] = actions,
                version: int = len(pair[0].entries),
                players: int = history.players,
            ) -> list[str]:
                viewers = [viewer for viewer in (*range(players), None) if viewer != eyes]
                others = [Listener(world, viewer, table) for viewer in viewers * 2]
                mine = [Listener(world, eyes, table) for _ in range(2)]
                command = {"type": "move", "id": "m", "seat": seat, "version": version, "action": actions[world.number]}
                version = world.person(seat).ask("POST", f"/api/tables/{table}/moves", command)["version"]
                for listener in (*others, *mine):
                    listener.reach(version)
                first, second = (_updates(listener) for listener in mine)
                assert first == second
                for listener, viewer in zip(others, viewers * 2, strict=True):
                    assert all(set(shown) == {key(viewer)} for shown in _shown(listener))
                shown = mine[0].all()
                for listener in (*others, *mine):
                    listener.close()
                return shown

            twins.told_alike(ask, f"seed {history.seed}, seat {eyes}: {seat} plays {actions}")
            compared += 1
    assert compared > 2


def _updates(listener: Listener) -> list[str]:
    return [text for text in listener.talk.raw if text.startswith('{"type":"update"')]


def _shown(listener: Listener) -> list[dict[str, Any]]:
    """Everything in updates that is by viewer."""
    updates = [json.loads(text) for text in _updates(listener)]
    return [update[name] for update in updates for name in ("views", "events") if update.get(name)]


@pytest.mark.parametrize("ruleset", ["hare(players=3)", "whyfirst(players=3)", "whyfirst(mode=tactical,players=2)"])
def test_questions_are_answered_from_what_the_seat_sees(twins: Twins, ruleset: str) -> None:
    """A whole view is what ``Game.view`` gives the seat; a choice stands in it, with the same reasons."""
    world = twins.worlds[0]
    for history in _histories(ruleset):
        table = twins.seat((history, history))
        game = history.match().running
        for seat in range(history.players):
            person = world.person(seat)
            view = person.ask("GET", f"/api/tables/{table}/view?seat={seat}")["view"]
            own = game.view(seat).as_dict()
            assert {**own, "names": view["names"]} == {name: view[name] for name in own}
            assert set(view) - set(own) == {"can_undo"}
            listed = {choice["action"]: choice for choice in view["choices"]}
            for text in (*_TRIES[game.definition.name], *listed):
                answer = person.ask("GET", f"/api/tables/{table}/why?seat={seat}&action={quote(text)}")
                plain = [{"rule": r["rule"], "key": r["key"], "params": r["params"]} for r in answer["reasons"]]
                assert plain == [reason.as_dict() for reason in game.why_not(text, seat)]
                if text in listed:
                    assert answer["choice"] == listed[text]


def test_an_only_move_is_not_played_for_a_seat_before_everybodys_eyes(twins: Twins) -> None:
    """HT-104: that the table knows of one legal move only would show how few carrots somebody holds."""
    start = new_game("hare(players=3)", seed=1).facts()
    place(start, 1, 4)
    pair = []
    for seed, carrots in ((71, 1), (72, 20)):
        facts = {**start, "carrots": [65, carrots, 65]}
        match = begin("hare(players=3)", seed, facts)
        pair.append(History("hare(players=3)", seed, tuple(match.begin(0.0)), facts))
        match.play(0, ">2", 0.0)
        assert len(match.running.legal(1)) == 1 or carrots > 1
    table = twins.seat((pair[0], pair[1]))
    for eyes in (0, 2, None):

        def ask(world: World, eyes: int | None = eyes) -> list[str]:
            listener = Listener(world, eyes, table)
            command = {"type": "move", "id": "m", "seat": 0, "version": 1, "action": ">2"}
            world.person(0).http.post(f"/api/tables/{table}/moves", json=command)
            told = [*listener.all(), body(world.person(eyes), f"/api/tables/{table}")]
            listener.close()
            return told

        twins.told_alike(ask, eyes)


def test_a_companion_table_shows_nothing_of_hands_dealt_at_it(twins: Twins) -> None:
    """Not even in what may come next: Ann's hand has been entered, and one card of Ben's."""
    hands = (["+1", "+1", "+2", "-2", "+3", "-1"], ["+3", "+2", "+2", "+4", "-3", "-1"])
    pair = []
    for hand in hands:
        dealt = [ChanceDealt(number=number, text=f"deal:{card}") for number, card in enumerate(hand, 2)]
        pair.append(History("whyfirst(players=3)", 81, (Started(number=1), *dealt)))
    table = twins.seat((pair[0], pair[1]), companion=True)
    for eyes in (1, 2, None):

        def ask(world: World, eyes: int | None = eyes) -> list[str]:
            person = world.person(eyes)
            told = [body(person, f"/api/tables/{table}{part}") for part in ("", "/record", "/replay")]
            listener = Listener(world, eyes, table, 0)
            told += listener.all()
            listener.close()
            return told

        told = twins.told_alike(ask, eyes)
        assert '"chance":[{"outcome":"deal:' in told[0]


@pytest.mark.parametrize("ruleset", ["whyfirst(players=3)", "whyfirst(mode=tactical,players=3)"])
def test_bots_choices_thoughts_and_failures_show_nothing(twins: Twins, ruleset: str) -> None:
    """Two bots choose, hidden, differently in the two worlds; one of them fails at it."""
    history = History(ruleset, 5, ())
    table = twins.seat((history, history), bots=(1, 2))
    for eyes in (0, None):

        def ask(world: World, eyes: int | None = eyes) -> list[str]:
            listener = Listener(world, eyes, table)
            if eyes == 0:
                world.person(0).ask("POST", f"/api/tables/{table}/start")
                listener.talk.wait(_nobody_thinks)
            told = [*listener.all(), *(body(world.person(eyes), f"/api/tables/{table}{p}") for p in ("", "/replay"))]
            listener.close()
            return told

        told = twins.told_alike(ask, eyes)
        if eyes == 0:
            assert sum('"type":"incident"' in text for text in told) == 1
            assert sum('"bot-warming-up"' in text for text in told) == 1
    chosen = [world.server.hub.tables[table].match.running.facts()["chosen"] for world in twins.worlds]
    assert chosen[0] != chosen[1]
    assert chosen[0][0] is None


@pytest.mark.xdist_group("server-scale")
@pytest.mark.parametrize("ruleset", ["hare(players=3)", "whyfirst(players=3)"])
def test_nothing_shows_between_processes_either(shared_twins: Twins, ruleset: str) -> None:
    """PostgreSQL and Redis: what one process is told by another and passes on."""
    _all_are_told_alike(shared_twins, ruleset)


@pytest.mark.parametrize("ruleset", ["hare(players=3)", "whyfirst(players=3)"])
def test_what_is_exported_shows_nothing_of_others(twins: Twins, ruleset: str) -> None:
    """The file with everything about a device holds a running game as its seat has seen it."""
    history = next(_histories(ruleset))
    for eyes in range(history.players):
        pair = twin_of(history, eyes, Random(history.seed))
        assert hidden_facts(pair[0].match()) != hidden_facts(pair[1].match())
        table = twins.seat(pair)

        def ask(world: World, table: str = table, eyes: int = eyes) -> list[str]:
            exported = world.person(eyes).ask("GET", "/api/me/export")
            [mine] = [found for found in exported["tables"] if found["id"] == table]
            assert set(mine["records"]) == {key(eyes)}
            return [json.dumps(mine), json.dumps(sorted(exported))]

        twins.told_alike(ask, f"seat {eyes}")


def test_lists_of_tables_show_nothing(twins: Twins) -> None:
    """After all that: what everybody finds of all these tables."""
    for eyes in (0, 1, None):
        twins.told_alike(lambda world, eyes=eyes: [body(world.person(eyes), "/api/me")], eyes)  # type: ignore[misc]


def test_the_log_shows_nothing(twins: Twins, caplog: pytest.LogCaptureFixture) -> None:
    """What is logged of a bot's failure does not depend on what it held or wanted."""
    history = History("whyfirst(players=3)", 6, ())
    table = twins.seat((history, history), bots=(1, 2))

    def ask(world: World) -> list[str]:
        caplog.clear()
        with caplog.at_level(logging.DEBUG, "festina"):
            listener = Listener(world, 0, table)
            world.person(0).ask("POST", f"/api/tables/{table}/start")
            listener.talk.wait(_nobody_thinks)
            listener.close()
        keys = ("levelname", "msg", "table", "seat", "spec", "exc_text")
        return [str({key: getattr(record, key, None) for key in keys}) for record in caplog.records]

    assert twins.told_alike(ask)
