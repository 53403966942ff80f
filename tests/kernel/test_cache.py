"""Compiled code on disk is never used when any source it could come from has changed."""

from __future__ import annotations

import shutil
from pathlib import Path

import festina
from festina.kernel import cache

from .programs import run

#: How many carrots may come home: ``finish_limit`` stands in one file and calls ``pawns_home`` in another. One of seat
#: 0's two pawns is home, so there is a limit for the other (HT-904). Printed with whether it was found on disk.
ASK = """
import festina
from festina.registry import table_for
from festina.hare.layout import RULES, STATE
from festina_compiled.hare.rules.finish import finish_limit
table = table_for("hare(players=2)", {})[1]
state = bytearray(STATE.size)
STATE.cursor(state).place[0] = STATE.cursor(state).home = 1
limit = finish_limit(STATE.record(state), RULES.record(table.rules.buffer), 0)
print(limit, sum(finish_limit.stats.cache_hits.values()))
"""


def test_an_edited_rule_is_seen(tmp_path: Path) -> None:
    source = tmp_path / "festina"
    shutil.copytree(Path(festina.__file__).parent, source, ignore=shutil.ignore_patterns("__pycache__"))
    (source / "hare" / "rules" / "__init__.py").write_text("")  # else all rules would be compiled: too long for a test
    places = {"PYTHONPATH": str(tmp_path), "FESTINA_CACHE": str(tmp_path / "cache"), "PYTHONDONTWRITEBYTECODE": "1"}
    assert run(ASK, places) == "20 0"
    assert run(ASK, places) == "20 1", "the second process should find the first one's work"
    callee = source / "hare" / "rules" / "position.py"
    text = callee.read_text(encoding="utf-8")
    assert text.count("home += 1") == 1
    callee.write_text(text.replace("home += 1", "home += 0"), encoding="utf-8")
    assert run(ASK, places) == "-1 0"
    callee.write_text(text, encoding="utf-8")
    assert run(ASK, places) == "20 1"


def test_every_file_with_kernel_code_counts() -> None:
    root = Path(festina.__file__).parent
    for room in ("hare", "whyfirst", "bots"):
        counted = {name for name, _ in cache._sources(room)}
        rooms = ("kernel", room) if room != "bots" else ("kernel", "hare", "whyfirst", "bots")
        for name in rooms:
            for file in (root / name).rglob("*.py"):
                assert str(file.relative_to(root)) in counted


def test_old_folders_are_cleared_away(tmp_path: Path) -> None:
    for number in range(9):
        (tmp_path / f"numba-hare-{number}").mkdir()
    (tmp_path / "numba-whyfirst-0").mkdir()
    (tmp_path / "something else").mkdir()
    cache._prune(tmp_path, "hare")
    assert len(list(tmp_path.glob("numba-hare-*"))) == 4
    assert len(list(tmp_path.iterdir())) == 6
