"""``festina analyse`` and ``festina review``."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import IO

import pytest

from festina import load_game, new_game
from festina.analysis.examining import warm_up_insight
from festina.analysis.why import why, why_better
from festina.cli.words import phrase
from festina.kernel.messages import Message
from festina.locales import languages, say
from tests.analysis.games import played
from tests.analysis.races import raced
from tests.bots.helpers import first_to_act
from tests.hare.helpers import race as race_at

from .conftest import Festina
from .test_arena import LISTENING

pytestmark = pytest.mark.xdist_group("search")


@pytest.fixture(scope="module")
def race(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a finished race."""
    game = played("hare(players=2)", seed=4)
    warm_up_insight(game.definition)
    file = tmp_path_factory.mktemp("records") / "race.txt"
    file.write_text(game.record(), encoding="utf-8")
    return file


def test_a_review_tells_everybodys_luck_and_errors(festina: Festina, race: Path) -> None:
    said = festina("review", str(race), "--sims", "30")
    assert said.code == 0, said.err
    for words in ("30 simulations per search", "Luck", "Lost through errors", "Turning points", "With average luck"):
        assert words in " ".join(said.out.split())
    account, lists = said.out.split("Turning points")
    assert account.count("±") == 2 * 6, "what was won at first is an estimate, too; the result is not"
    for listed in lists.split("Decisions"):
        assert re.search(r"^\d+ .* \d+\.\d ±\d+\.\d", listed, re.MULTILINE), listed


def test_a_review_as_json_is_the_same_every_time(festina: Festina, race: Path) -> None:
    told = [festina("review", str(race), "--sims", "30", "--json").out for _ in range(2)]
    assert told[0] == told[1]
    review = json.loads(told[0])
    assert review["complete"]
    assert sum(seat["final"] for seat in review["seats"]) == pytest.approx(1)


def test_a_review_says_why_and_how_to_look_deeper(festina: Festina, race: Path) -> None:
    said = festina("review", str(race), "--sims", "30").out
    whys = said.split("Why the best was better")[1].split("A deeper look")[0]
    game = load_game(race.read_text(encoding="utf-8"))
    told = re.findall(r"^Step (\d+), ([01]): (\S+) rather than (\S+)$((?:\n  .+)+)", whys, re.MULTILINE)
    assert told
    for number, seat, best, other, reasons in told:
        step = game.steps[int(number)]
        assert (step.actor, step.text) == (int(seat), other)
        expected = [
            phrase(reason, ("0", "1")) for reason in why_better(game.earlier(int(number)), int(seat), best, other)
        ]
        assert " ".join(reasons.split()) == " ".join(" ".join(expected).split())
        assert 1 <= len(expected) <= 3
    (command,) = re.findall(r"festina analyse .*", " ".join(said.split()))
    assert re.search(r"--step \d+ --deeper", command)
    number = re.findall(r"--step (\d+)", command)[0]
    one, much = (
        json.loads(festina("analyse", str(race), "--step", number, "--sims", "16", "--json", *deeper).out)
        for deeper in ((), ("--deeper",))
    )
    assert one["clear"] or much["simulations"] > one["simulations"]
    assert much["clear"] or much["simulations"] == 64 * 16


def test_reasons_stand_below_an_analysis(festina: Festina, tmp_path: Path) -> None:
    game = race_at("hare(players=3)", [61, 40, 20], carrots=[12, 30, 30], lettuces=[0, 0, 0], turn=0)
    found = game.analyse(sims=32)
    reasons = why(game, found.seat, found.best, found.actions)
    assert 1 <= len(reasons) <= 3
    file = tmp_path / "position.json"
    file.write_text(json.dumps(game.facts()), encoding="utf-8")
    said = " ".join(festina("analyse", str(file), "--sims", "32").out.split())
    assert f"Why {found.best}: {' '.join(map(str, reasons))}" in said


@pytest.mark.parametrize("language", languages())
def test_a_solved_end_says_whether_the_choice_decides_the_win(festina: Festina, tmp_path: Path, language: str) -> None:
    open_end = race_at("hare(players=3)", [61, 40, 20], carrots=[12, 30, 30], lettuces=[0, 0, 0], turn=0)
    decided = new_game("hare(players=3)", seed=3)
    while not (decided.facts()["finished"] and len(decided.legal()) > 1):
        decided.bot("strategist", seat=first_to_act(decided)).play()
    said = []
    for number, game in enumerate((open_end, decided)):
        file = tmp_path / f"{number}.json"
        file.write_text(json.dumps(game.facts()), encoding="utf-8")
        said.append(" ".join(festina("analyse", str(file), "--sims", "32", "--language", language).out.split()))
    exact_end, exact = (" ".join(say(Message(key), language).split()) for key in ("insight-exact-end", "insight-exact"))
    assert exact_end != exact
    assert [(exact_end in each, exact in each) for each in said] == [(True, False), (False, True)]


@pytest.mark.parametrize("language", languages())
def test_a_review_speaks_every_language(festina: Festina, race: Path, language: str) -> None:
    said = festina("review", str(race), "--sims", "16", "--language", language)
    assert said.code == 0, said.err
    assert "insight-" not in said.out
    assert "analysis-" not in said.out


def test_an_analysis_of_a_ruleset_a_position_and_a_moment(festina: Festina, race: Path, tmp_path: Path) -> None:
    said = festina("analyse", "hare(players=2)", "--sims", "50")
    assert said.code == 0, said.err
    shares, actions = said.out.split("Action")
    assert "Win share" in actions
    assert len(re.findall(r"^[01] +\d+\.\d ±\d+\.\d *$", shares, re.MULTILINE)) == 2
    assert "Likely line" in said.out
    assert "Likely line" in festina("analyse", "whyfirst(players=2)", "--seat", "0", "--sims", "50").out
    facts = tmp_path / "position.json"
    facts.write_text(json.dumps(new_game("hare(players=2)", seed=1).facts()), encoding="utf-8")
    found = json.loads(festina("analyse", str(facts), "--sims", "50", "--json").out)
    assert found["actions"]
    game = load_game(race.read_text(encoding="utf-8"))
    decided = [n for n, step in enumerate(game.steps) if step.actor is not None and len(game.earlier(n).legal()) > 1]
    said = festina("analyse", str(race), "--step", str(decided[2]), "--sims", "50", "--json")
    assert said.code == 0, said.err
    moment = json.loads(said.out)
    assert moment["ruleset"] == "hare(players=2)"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("analyse", "nowhere.txt"), "neither a file nor a ruleset"),
        (("analyse", '{"turn": 0}'), "holds no position"),
        (("analyse", "whyfirst"), "--seat"),
        (("analyse", "hare(players=2)", "--seat", "1"), "does not decide now"),
        (("analyse", "hare(players=2)", "--sims", "3"), "sims"),
        (("review", "nowhere.txt"), "nowhere.txt"),
    ],
)
def test_what_cannot_be_is_said_in_a_line(festina: Festina, arguments: tuple[str, ...], words: str) -> None:
    said = festina(*arguments)
    assert said.code != 0
    assert words in said.err
    assert said.err.count("\n") == 1


def test_a_finished_game_has_to_be_named_by_a_moment(festina: Festina, race: Path) -> None:
    assert "festina review" in festina("analyse", str(race)).err
    assert "last one is" in festina("analyse", str(race), "--step", "9999").err


def test_a_running_game_is_not_reviewed(festina: Festina, tmp_path: Path) -> None:
    file = tmp_path / "running.txt"
    file.write_text(new_game("whyfirst", seed=1).record(), encoding="utf-8")
    said = festina("review", str(file))
    assert said.code == 2
    assert "over" in said.err


def interrupted(*arguments: str, least: int) -> str:
    """What a command prints that hears Ctrl-C once its bar stands at so many per cent."""
    command = [sys.executable, "-c", LISTENING, *arguments]
    # A bar is drawn only for people: the colours make a pipe pass for a terminal.
    environment = {**os.environ, "FORCE_COLOR": "1", "COLUMNS": "80"}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment, start_new_session=True
    ) as run:
        try:
            assert run.stderr is not None
            said = _until(run.stderr, least)
            os.killpg(run.pid, signal.SIGINT)
            printed, more = run.communicate(timeout=120)
        except BaseException:
            os.killpg(run.pid, signal.SIGKILL)
            raise
    assert run.returncode == 0, (said + more).decode()[-2000:]
    assert b"Traceback" not in printed + said + more
    return printed.decode()


def _until(stream: IO[bytes], least: int) -> bytes:
    """Read a bar until it stands at so many per cent."""
    said = b""
    while not any(int(number) >= least for number in re.findall(rb"(\d+)%", said)):
        piece = os.read(stream.fileno(), 65536)
        assert piece, f"it ended by itself: {said.decode()[-2000:]}"
        said += piece
    return said


def test_ctrl_c_ends_an_analysis_and_keeps_what_it_found() -> None:
    found = json.loads(interrupted("analyse", "hare(players=2)", "--sims", "5000000", "--json", least=1))
    assert 5_000_000 * 0.005 <= found["simulations"] < 5_000_000
    assert found["simulations"] % 256 == 0
    assert sum(action["visits"] for action in found["actions"]) > 0


@pytest.mark.parametrize("ruleset", ["hare(players=2)", "whyfirst(players=2)"])
def test_ctrl_c_ends_a_review_and_keeps_the_steps_that_are_done(tmp_path: Path, ruleset: str) -> None:
    game = raced(ruleset, seed=4)
    warm_up_insight(game.definition)
    file = tmp_path / "game.txt"
    file.write_text(game.record(), encoding="utf-8")
    printed = interrupted("review", str(file), "--sims", "20000", "--json", least=10)
    review = json.loads(printed)
    assert not review["complete"]
    assert len(game.steps) * 0.05 < len(review["steps"]) < len(game.steps)
    assert [step["text"] for step in review["steps"]] == [step.text for step in game.steps[: len(review["steps"])]]
    for seat in review["seats"]:
        assert seat["final"] - seat["initial"] == pytest.approx(seat["luck"] + seat["own"] + seat["others"])
