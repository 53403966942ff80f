"""``festina arena``."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from .conftest import Festina

QUICK = "whyfirst(players=2)"


def test_json_is_one_line_with_the_standings(festina: Festina) -> None:
    said = festina(
        "arena", QUICK, "--bots", "eager,strategist:noise=5,random", "--games", "6", "--workers", "1", "--json"
    )
    assert said.code == 0, said.err
    assert said.out.count("\n") == 1
    assert said.err == ""
    printed = json.loads(said.out)
    assert [bot["spec"] for bot in printed["bots"]] == ["eager", "strategist:noise=5", "random"]
    assert [bot["games"] for bot in printed["bots"]] == [4, 4, 4]
    assert printed["settings"]["bots"] == ["eager", "strategist:noise=5", "random"]


def test_the_report_for_people(festina: Festina, tmp_path: Path) -> None:
    out = tmp_path / "a.parquet"
    arguments = ("--games", "3", "--workers", "1", "--sprt", "0:50", "--out", str(out))
    said = festina("arena", QUICK, "--bots", "eager,random", *arguments)
    assert said.code == 0, said.err
    for words in ("3 games of whyfirst(players=2), seed 1", "95% interval", "rating", "50.0%", "log-likelihood ratio"):
        assert words in said.out
    assert "more games are needed" in said.out
    assert "Written to" in said.out
    assert out.is_file()


def test_unbalanced_numbers_of_games_and_incidents_are_reported(festina: Festina, tmp_path: Path) -> None:
    bad = tmp_path / "bad.py"
    bad.write_text("print('hello')\n")
    said = festina("arena", QUICK, "--bots", f"{bad};random", "--games", "1", "--workers", "1")
    assert said.code == 0, said.err
    printed = " ".join(said.out.split())
    assert "equally often after 2 games" in printed
    assert "What bots did wrong" in printed
    assert "and 18 more" in printed


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--bots", "nobody"], ("nobody", "strategist")),
        (["--bots", "random,,eager"], ("no name",)),
        (["--bots", "search:depth=3"], ("depth", "sims")),
        (["--bots", "dasher"], ("dasher", "whyfirst")),
        (["--bots", "none.py"], ("none.py",)),
        (["--bots", "random", "--games", "0"], ("games",)),
        (["--bots", "random", "--games", "x"], ("games",)),
        (["--bots", "random", "--workers", "-1"], ("workers",)),
        (["--bots", "random", "--out", "a.xls"], (".parquet", ".csv", ".json")),
        (["--bots", "random", "--resume"], ("--out",)),
        (["--bots", "random,eager", "--sprt", "1"], ("no question",)),
        (["--bots", "random", "--sprt", "0:10"], ("two bots",)),
        (["--bots", "random", "--language", "xx"], ("xx",)),
        ([], ("--bots",)),
    ],
)
def test_bad_arguments(festina: Festina, arguments: list[str], words: tuple[str, ...]) -> None:
    said = festina("arena", QUICK, *arguments)
    said.refuses(*words)
    assert said.code == 2


def test_a_bad_ruleset(festina: Festina) -> None:
    festina("arena", "hare(players=9)", "--bots", "random").refuses("players", "9")


def test_resuming_without_a_journal_begins_anew(festina: Festina, tmp_path: Path) -> None:
    arguments = ("--games", "2", "--workers", "1", "--out", str(tmp_path / "a.json"), "--resume")
    said = festina("arena", QUICK, "--bots", "random", *arguments)
    assert said.code == 0
    assert "begins from the first game" in " ".join(said.err.split())


#: The ``festina`` script, hearing Ctrl-C also where tests run in the background and it would be ignored.
LISTENING = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)
from festina.cli.main import main
main()
"""


def is_gone(group: int) -> bool:
    """Whether a process group is empty, or soon will be."""
    for _ in range(100):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.1)
    return False


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_keeps_what_is_done_and_resume_goes_on(festina: Festina, tmp_path: Path, workers: str) -> None:
    out = tmp_path / "a.json"
    journal = tmp_path / "a.json.journal"
    common = [QUICK, "--bots", "strategist,random", "--workers", workers, "--out", str(out)]
    command = [sys.executable, "-c", LISTENING, "arena", *common, "--games", "4000"]
    # A session of its own: Ctrl-C reaches a terminal's whole process group, the workers too.
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as run:
        try:
            deadline = time.monotonic() + 60
            while time.monotonic() < deadline and (not journal.exists() or journal.read_text().count("\n") < 4):
                time.sleep(0.05)
            os.killpg(run.pid, signal.SIGINT)
            printed, complaint = run.communicate(timeout=60)
        except BaseException:
            os.killpg(run.pid, signal.SIGKILL)
            raise
    assert run.returncode == 130, complaint
    assert "Traceback" not in printed + complaint
    assert "--resume" in complaint
    assert "win share" in printed
    done = journal.read_text().count("\n") - 1
    assert 3 <= done < 4000
    assert json.loads(out.read_text())["finished"] is False
    assert is_gone(run.pid), "a worker was left behind"
    more = str(done + 2)
    said = festina("arena", *common, "--games", more, "--resume")
    assert said.code == 0, said.err
    assert json.loads(out.read_text())["games"] == done + 2
    assert not journal.exists()
