"""Bots in other programs: what they get to know, and that no misbehaviour costs more than the move."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from festina import new_game
from festina.bots import foreign
from festina.bots.foreign import own_seed
from festina.bots.safe import SafeBot

from .helpers import GOOD, ask, bot_at, heard, play_out, program

RACE = "hare(players=3)"

#: What a bot does when asked, and what is reported. None of these needs a new process.
_NONSENSE = {
    "not JSON": ('print("I think >5")', "not a line of JSON: I think >5"),
    "not UTF-8": ('os.write(1, b"\\xff\\xfe{}\\n")', "not a line of JSON"),
    "nested without end": ('print("[" * 60_000)', "not a line of JSON"),
    "an empty line": ("print()", "not a line of JSON"),
    "not an object": ('print("[]")', "not an object with a “type”: []"),
    "no type": ('say({"action": ">5"})', "not an object with a “type”"),
    "another type": ('say({"type": "ready"})', "It said “ready” when “action” was due."),
    "a question not asked": ('act(">5", id=99)', "It answered question 99 when asked question 1."),
    "no id": ('say({"type": "action", "action": ">5"})', "“id” of “action” must be a whole number"),
    "an id that is no number": ('act(">5", id="1")', "“id” of “action” must be a whole number"),
    "no action": ('say({"type": "action", "id": message["id"]})', "“action” of “action” must be a text."),
    "an illegal action": ('act(">64")', "“>64” is not legal."),
    "an action of another game": ('act("+3@2")', "“+3@2” is not legal."),
    "a giant action": ('act("x" * 60_000)', "is not legal."),
    "an error": ('say({"type": "error", "message": "no idea"})', "It answered with an error: no idea"),
}
#: The same, but the program has to be started anew.
_FAILURES = {
    "a crash": ('sys.exit("broken heart")', "It stopped (exit code 1): broken heart"),
    "an exception": ("1 / 0", "It stopped (exit code 1): ZeroDivisionError: division by zero"),
    "a sudden death": ("os.kill(os.getpid(), 9)", "It stopped (exit code -9)."),
    "a silent end": ("sys.exit()", "It stopped (exit code 0)."),
    "a closed pipe": ("os.close(1); time.sleep(60)", "It closed its output."),
    "an endless line": ('while True: os.write(1, b"x" * 9999)', "It writes too much."),
    "old answers for ever": ("while True: act('>5', id=0)", "It writes too much."),
}


def _expect(folder: Path, decide: str, said: str, seconds: float = 20.0) -> None:
    """A bot misbehaves at its first question only: one incident, a legal move, and the rest of the game is played."""
    once = f'if not os.path.exists({str(folder / "once")!r}):\n    open({str(folder / "once")!r}, "w")\n'
    once += "".join(f"    {line}\n" for line in decide.splitlines()) + f"else:\n    {GOOD}"
    game = new_game(RACE, seed=3)
    bot = bot_at(game, program(folder, once), seconds=seconds)
    decisions = [ask(bot, game) for _ in range(3)]
    assert all(decision.action in game.legal(0) for decision in decisions)
    assert [decision.action for decision in decisions[1:]] == [game.legal(0)[0]] * 2
    (incident,) = bot.seat.incidents
    assert said in incident.problem
    assert (incident.seat, incident.spec, incident.played) == (0, bot.seat.spec, decisions[0].action)
    bot.close()


@pytest.mark.parametrize("what", _NONSENSE)
def test_nonsense_costs_the_move(what: str, tmp_path: Path) -> None:
    decide, said = _NONSENSE[what]
    _expect(tmp_path, decide, said)
    assert [message["type"] for message in heard(tmp_path)] == ["hello", "new_game", *["decide"] * 3]


@pytest.mark.parametrize("what", _FAILURES)
def test_a_failure_costs_the_move_and_the_bot_is_started_again(what: str, tmp_path: Path) -> None:
    decide, said = _FAILURES[what]
    _expect(tmp_path, decide, said)
    start = ["hello", "new_game", "decide"]
    assert [message["type"] for message in heard(tmp_path)] == [*start, *start, "decide"]


def test_a_hang_costs_the_move_and_no_more_time_than_the_move_has(tmp_path: Path) -> None:
    began = time.monotonic()
    _expect(tmp_path, "time.sleep(300)", "It did not answer in time.", seconds=2.0)
    assert time.monotonic() - began < 60


def test_a_late_answer_is_not_taken_for_the_next_question(tmp_path: Path) -> None:
    """Nonsense first, then the true answer, too late; and every answer twice."""
    game = new_game(RACE, seed=3)
    bot = bot_at(game, program(tmp_path, 'if message["id"] == 1: print("hm")\nact(">3")\nact(">3")'))
    assert [ask(bot, game).action for _ in range(4)][1:] == [">3"] * 3
    assert len(bot.seat.incidents) == 1
    bot.close()


def test_a_bot_that_always_fails_is_not_started_for_ever(tmp_path: Path) -> None:
    game = new_game(RACE, seed=3)
    bot = bot_at(game, program(tmp_path, "sys.exit(4)"))
    assert all(ask(bot, game).action in game.legal(0) for _ in range(8))
    problems = [incident.problem for incident in bot.seat.incidents]
    assert problems[:4] == ["It stopped (exit code 4)."] * 4
    assert all("4 times" in problem for problem in problems[4:])
    assert len(problems) == 8
    assert [message["type"] for message in heard(tmp_path)].count("hello") == 4
    bot.close()


@pytest.mark.parametrize(
    ("pieces", "said"),
    [
        ({"hello": "sys.exit('not today')"}, "not today"),
        ({"hello": 'say({"festina": 2, "type": "hello", "name": "T"})'}, "It speaks version 2 of the protocol"),
        ({"hello": 'say({"type": "hello", "name": "T"})'}, "It speaks version null"),
        ({"hello": 'say({"festina": 1, "type": "hello", "name": 7})'}, "“name” of “hello” must be a text."),
        ({"hello": 'print("Hello!")'}, "not a line of JSON: Hello!"),
        ({"hello": "time.sleep(300)"}, "It did not answer in time."),
        ({"new_game": 'say({"type": "error", "message": "not this game"})'}, "not this game"),
        ({"new_game": "time.sleep(300)"}, "It did not answer in time."),
    ],
)
def test_a_bot_that_does_not_get_ready_loses_its_moves(
    pieces: dict[str, str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(foreign, "_START_SECONDS", 1.0 if "sleep" in str(pieces) else 20.0)
    game = new_game(RACE, seed=3)
    bot = bot_at(game, program(tmp_path, **pieces))
    assert all(ask(bot, game).action in game.legal(0) for _ in range(2))
    assert [said in incident.problem for incident in bot.seat.incidents] == [True, True]
    bot.close()


def test_a_bot_that_was_deleted_meanwhile_loses_its_moves(tmp_path: Path) -> None:
    game = new_game(RACE, seed=3)
    bot = bot_at(game, program(tmp_path))
    (tmp_path / "bot.py").unlink()
    assert ask(bot, game).action in game.legal(0)
    assert "bot.py" in bot.seat.incidents[0].problem
    bot.close()


def test_the_substitute_moves_are_the_same_in_every_run(tmp_path: Path) -> None:
    game = new_game(RACE, seed=3)
    spec = program(tmp_path, 'act("?")')
    played = []
    for _ in range(2):
        bot = bot_at(game, spec)
        played.append([ask(bot, game).action for _ in range(6)])
        bot.close()
    assert played[0] == played[1]


def test_a_game_from_hello_to_quit_and_the_next_in_the_same_program(tmp_path: Path) -> None:
    spec = program(tmp_path)
    for seed in (1, 2):
        game = new_game("whyfirst(players=3)", seed=seed)
        assert play_out(game, [bot_at(game, spec), *(bot_at(game, "random", seat) for seat in (1, 2))]) == []
    foreign.dismiss_idle()
    messages = heard(tmp_path)
    kinds = [message["type"] for message in messages]
    asked = kinds.count("decide") // 2
    one_game = ["new_game", *["decide"] * asked, "game_over"]
    assert kinds == ["hello", *one_game, *one_game, "quit"]
    assert [message["id"] for message in messages if message["type"] == "decide"] == list(range(1, 2 * asked + 1))
    assert messages[kinds.index("game_over")]["outcome"]["winners"]


def test_two_seats_have_two_programs(tmp_path: Path) -> None:
    spec = program(tmp_path)
    game = new_game("whyfirst(players=3)", seed=1)
    assert play_out(game, [bot_at(game, spec, seat) for seat in range(3)]) == []
    foreign.dismiss_idle()
    kinds = [message["type"] for message in heard(tmp_path)]
    assert (kinds.count("hello"), kinds.count("new_game"), kinds.count("game_over")) == (3, 3, 3)


def test_a_bot_that_did_wrong_is_not_kept_for_the_next_game(tmp_path: Path) -> None:
    spec = program(tmp_path, 'act("?")')
    for _ in range(2):
        game = new_game(RACE, seed=3)
        bot = bot_at(game, spec)
        ask(bot, game)
        bot.close()
    assert [message["type"] for message in heard(tmp_path)] == ["hello", "new_game", "decide"] * 2


def test_a_game_that_is_left_is_over_without_outcome(tmp_path: Path) -> None:
    game = new_game(RACE, seed=3)
    bot = bot_at(game, program(tmp_path))
    ask(bot, game)
    bot.close()
    foreign.dismiss_idle()
    left = heard(tmp_path)[-2]
    assert (left["type"], left["outcome"], left["events"]) == ("game_over", None, [])


def test_a_program_that_went_away_between_games_is_started_anew(tmp_path: Path) -> None:
    spec = program(tmp_path, f"{GOOD}\nsys.exit()")
    for _ in range(2):
        game = new_game(RACE, seed=3)
        bot = bot_at(game, spec)
        assert ask(bot, game).action == game.legal(0)[0]
        bot.close()
        time.sleep(0.5)
    assert bot.seat.incidents == []


def test_it_is_told_the_table_the_view_and_the_events_of_its_seat_and_nothing_else(tmp_path: Path) -> None:
    game = new_game("whyfirst(players=3)", seed=4)
    bot = bot_at(game, program(tmp_path), seat=1, seconds=7.5)
    others = {seat: bot_at(game, "random", seat) for seat in (0, 2)}
    expected: list[tuple[dict[str, Any], list[str], list[dict[str, Any]]]] = []
    while game.to_act and len(expected) < 7:
        seat = game.to_act[0]
        assert isinstance(seat, int)
        if seat == 1:
            expected.append((game.view(1).as_dict(), game.legal(1), [event.as_dict() for event in game.events(1)]))
        game.play(ask({1: bot, **others}[seat], game).action, seat)
    bot.close()
    hello, table, *asked = heard(tmp_path)[: 2 + len(expected)]
    assert hello == {"festina": 1, "type": "hello"}
    assert table == {
        "type": "new_game",
        "game": "whyfirst",
        "ruleset": "whyfirst(players=3)",
        "options": dict(game.table.options),
        "seat": 1,
        "seats": 3,
        "seed": own_seed(bot.seat),
        "time_ms": 7500,
    }
    story: list[object] = []
    for number, (message, (view, legal, events)) in enumerate(zip(asked, expected, strict=True), start=1):
        assert set(message) == {"type", "id", "time_ms", "legal", "since", "events", "view"}
        assert (message["id"], message["time_ms"]) == (number, 7500)
        assert (message["view"], message["legal"]) == (view, legal)
        assert message["since"] == len(story)
        story += message["events"]
        assert story == events


def test_the_seed_is_the_seats_own_and_exact_in_javascript() -> None:
    game = new_game(RACE, seed=3)
    seeds = [own_seed(bot_at(game, "random", seat, seed).seat) for seat in range(3) for seed in (3, 4)]
    assert len(set(seeds)) == 6
    assert all(0 < seed < 2**53 for seed in seeds)
    assert game.seed not in seeds


def test_after_an_undo_the_story_is_told_from_where_it_changed(tmp_path: Path) -> None:
    game = new_game(RACE, seed=3)
    bot = bot_at(game, program(tmp_path))
    for text in (">5", ">4", ">2"):
        game.play(text)
    ask(bot, game)
    game.undo()
    game.play(">7")
    ask(bot, game)
    bot.close()
    messages = heard(tmp_path)
    assert [message["since"] for message in messages if message["type"] == "decide"] == [0, 4]
    assert messages[3]["events"] == [event.as_dict() for event in game.events(0)[4:]]


def test_after_a_new_start_the_whole_story_is_told(tmp_path: Path) -> None:
    game = new_game(RACE, seed=3)
    bot = bot_at(game, program(tmp_path, f"if questions == 2: sys.exit()\n{GOOD}"))
    for _ in range(3):
        ask(bot, game)
        for _ in range(3):
            game.play(game.legal()[0])
    bot.close()
    messages = [message for message in heard(tmp_path) if message["type"] == "decide"]
    assert [message["since"] for message in messages[:2]] == [0, 0]
    assert messages[2]["since"] == 0
    assert len(messages[2]["events"]) > len(messages[1]["events"])


def test_a_foreign_bot_is_safe_from_the_start(tmp_path: Path) -> None:
    game = new_game(RACE, seed=3)
    assert isinstance(bot_at(game, program(tmp_path)), SafeBot)


def test_a_forked_worker_has_programs_of_its_own(tmp_path: Path) -> None:
    """What waits for another game belongs to the process that started it; a worker neither uses nor ends it."""
    text = f"""
import multiprocessing
from festina import new_game
from festina.bots import make_bot

def play():
    game = new_game({RACE!r}, seed=3)
    bot = make_bot({program(tmp_path)!r}, game.definition, game.table, 0, 5)
    bot.decide(game.view(0), game.events(0))
    bot.close()
    assert bot.seat.incidents == []

play()
worker = multiprocessing.get_context("fork").Process(target=play)
worker.start()
worker.join()
assert worker.exitcode == 0
play()
"""
    subprocess.run([sys.executable, "-c", text], check=True, timeout=120)
    kinds = [message["type"] for message in heard(tmp_path)]
    assert (kinds.count("hello"), kinds.count("new_game"), kinds.count("quit")) == (2, 3, 2)
