"""Records read back: what may be around the lines, and every kind of wrong with its line."""

from __future__ import annotations

import inspect
import re
from typing import Any

import pytest

from festina import BadRecord, load_game, new_game
from festina.kernel import record
from tests.contract.walk import walk

RECORD = """\
Festina record 1
Ruleset: hare(edition=devir-2014,players=3)
Seats: Ann | Ben | Cleo
Date: 2026-11-15
Seed: 7
Result: running

0: >4
1: >5
2: >7
#! 0a number +30
0: >14
chance: card:-25
1: +10
2: >10
end 7
"""
LINES = RECORD.splitlines()


def _with(number: int, *lines: str) -> str:
    """The record with other lines in the place of one."""
    return "\n".join([*LINES[: number - 1], *lines, *LINES[number:]]) + "\n"


def test_a_record_is_written_as_it_is_read() -> None:
    game = load_game(RECORD)
    assert game.record() == RECORD
    assert game.seats == ["Ann", "Ben", "Cleo"]
    assert (game.seed, game.date, game.chance) == (7, "2026-11-15", "auto")
    assert [(step.actor, step.text) for step in game.steps[3:5]] == [(0, ">14"), (None, "card:-25")]


@pytest.mark.parametrize(
    "text",
    [
        "\ufeff" + RECORD,
        RECORD.replace("\n", "\r\n"),
        RECORD.replace("\n", "\r"),
        "\n\n" + RECORD.replace("\n", "\n\n"),
        RECORD.replace("\n", " \t\n  "),
        RECORD.removesuffix("\n"),
        RECORD + "\n  \n\n",
        RECORD.replace("0: >4", "# white space and comments\n# chance: card:+5\n0:    >4"),
        RECORD.replace("Seats:", "# who played\nSeats:"),
        RECORD.replace("#! 0a number +30\n", ""),
        RECORD.replace("Ruleset: hare(edition=devir-2014,players=3)", "Ruleset:hare( players=3, edition=devir-2014 )"),
    ],
    ids=[
        "bom",
        "crlf",
        "cr",
        "blank lines",
        "margins",
        "no last newline",
        "blank end",
        "comments",
        "comment among headers",
        "checked comment left out",
        "another spelling",
    ],
)
def test_what_may_be_around_the_lines(text: str) -> None:
    assert load_game(text) == load_game(RECORD)


@pytest.mark.parametrize("header", ["Seats", "Date", "Seed", "Result"])
def test_headers_that_may_be_left_out(header: str) -> None:
    text = "\n".join(line for line in LINES if not line.startswith(header))
    assert load_game(text).facts() == load_game(RECORD).facts()


def test_a_record_brings_its_own_chance() -> None:
    """The cards are what was drawn, not what the seed would give."""
    other = _with(13, "chance: card:+15")
    assert load_game(other).facts()["carrots"] != load_game(RECORD).facts()["carrots"]


_START = "Start: "
WRONG: list[tuple[str, str, int]] = [
    ("record-foreign", "", 1),
    ("record-foreign", "\n \n", 1),
    ("record-foreign", '[Event "Casual game"]\n1. e4 e5\n', 1),
    ("record-foreign", "\n" + RECORD.replace("Festina", "Fiesta"), 2),
    ("record-foreign", "x" + RECORD, 1),
    ("record-newer", RECORD.replace("record 1", "record 2"), 1),
    ("record-newer", RECORD.replace("record 1", "record " + "9" * 5000), 1),
    ("record-no-ruleset", _with(2), 1),
    ("record-no-ruleset", "Festina record 1\n", 1),
    ("record-header-twice", _with(4, "Date: 2026-11-15", "Date: 2026-11-15"), 5),
    ("record-no-such-game", _with(2, "Ruleset: chess"), 2),
    ("record-because", _with(2, "Ruleset: hare(players=9)"), 2),
    ("record-because", _with(2, "Ruleset: hare(players=3"), 2),
    ("record-because", _with(2, "Ruleset:"), 2),
    ("record-because", _with(3, "Seats: Ann | Ben"), 3),
    ("record-because", _with(3, "Seats: Ann | | Cleo"), 3),
    ("record-because", _with(6, 'Start: {"carrots": [1, 2]}'), 6),
    ("record-because", _with(6, 'Start: {"pawns": [{"space": 5}, {"space": 5}, {}]}'), 6),
    ("record-seed", _with(5, "Seed: 99999999999999999999"), 5),
    ("record-seed", _with(5, "Seed: seven"), 5),
    ("record-seed", _with(5, "Seed: -7"), 5),
    ("record-seed", _with(5, "Seed:"), 5),
    ("record-seed", _with(5, "Seed: " + "9" * 5000), 5),
    ("record-date", _with(4, "Date: yesterday"), 4),
    ("record-date", _with(4, "Date: 2026-11-15T20:00"), 4),
    ("record-chance", _with(5, "Chance: luck"), 5),
    ("record-start", _with(6, "Start: {"), 6),
    ("record-start", _with(6, "Start:"), 6),
    ("record-start", _with(6, "Start: [1]"), 6),
    ("record-start", _with(6, "Start: " + "[" * 100_000), 6),
    ("record-start", _with(6, "Start: " + "9" * 5000), 6),
    ("record-not-a-step", _with(8, "0 >4"), 8),
    ("record-not-a-step", _with(8, "Ann: >4"), 8),
    ("record-not-a-step", _with(8, "0:"), 8),
    ("record-not-a-step", _with(8, "0: >4 >5"), 8),
    ("record-not-a-step", _with(8, "10: >4"), 8),
    ("record-not-a-step", _with(8, "Remark: nice"), 8),
    ("record-not-a-step", _with(16, "end"), 16),
    ("record-not-a-step", _with(16, "end 12345678"), 16),
    ("record-illegal", _with(8, "0: >11"), 8),
    ("record-illegal", _with(8, "1: >4"), 8),
    ("record-illegal", _with(8, "9: >4"), 8),
    ("record-illegal", _with(8, "0: jump"), 8),
    ("record-illegal", _with(8, "chance: card:+5"), 8),
    ("record-illegal", _with(13, "chance: card:show"), 13),
    ("record-illegal", _with(13, "chance: die:4"), 13),
    ("record-illegal", _with(13, "chance: card:-25 card:+5"), 13),
    ("record-illegal", _with(13), 13),
    ("record-veiled", _with(13, "chance: card:?"), 13),
    ("record-comment", _with(11, "#! 0a number +20"), 11),
    ("record-comment", _with(11, "#! 0a number +30", "#! 0a number +30"), 12),
    ("record-comment", _with(10, "2: >7", "# fine", "#!"), 12),
    ("record-comment", _with(8, "#! 0a number +30", "0: >4"), 8),
    ("record-steps", _with(16, "end 6"), 16),
    ("record-steps", _with(15), 15),
    ("record-after-end", RECORD + "0: >5\n", 17),
    ("record-after-end", RECORD + "end 7\n", 17),
    ("record-cut-short", _with(16), 15),
    ("record-cut-short", "Festina record 1\nRuleset: hare\n", 1),
    ("record-result", _with(6, "Result: winners 0"), 6),
    ("record-result", _with(6, "Result:"), 6),
]


@pytest.mark.parametrize(("key", "text", "line"), WRONG)
def test_what_does_not_fit_is_named_with_its_line(key: str, text: str, line: int) -> None:
    with pytest.raises(BadRecord) as caught:
        load_game(text)
    assert (caught.value.message.key, caught.value.line) == (key, line)
    assert str(caught.value).startswith(f"line {line}: ")
    assert len(str(caught.value)) < 700


@pytest.mark.parametrize("text", [None, 7, RECORD.encode(), ["Festina record 1"]])
def test_a_record_is_a_text(text: Any) -> None:
    with pytest.raises(BadRecord) as caught:
        load_game(text)
    assert caught.value.message.key == "record-not-text"


def test_every_kind_of_wrong_is_tried_here() -> None:
    kinds = set(re.findall(r'BadRecord\(\s*"([a-z-]+)"', inspect.getsource(record)))
    assert kinds == {"record-not-text", *(key for key, _, _ in WRONG)}


def test_a_record_cut_short_anywhere_is_noticed() -> None:
    for length in range(len(RECORD) - 1):
        with pytest.raises(BadRecord):
            load_game(RECORD[:length])


def test_a_long_record_cut_after_any_line_is_noticed() -> None:
    *_, game = walk("hare(edition=ravensburger-2008,players=3)").states()
    lines = game.record().splitlines(keepends=True)
    assert load_game("".join(lines)) == game
    for count in range(len(lines)):
        with pytest.raises(BadRecord) as caught:
            load_game("".join(lines[:count]))
        assert caught.value.line <= max(count, 1)


def test_a_seat_s_record_of_a_running_race_can_be_replayed_unless_something_is_veiled() -> None:
    game = load_game(RECORD)
    assert load_game(game.record(0)).facts() == game.facts()
    started = new_game("hare(players=3)", start={"carrots": [70, 80, 90]}, seed=1)
    assert load_game(started.record()) == started
    with pytest.raises(BadRecord) as caught:
        load_game(started.record(1))
    assert LINES[0] == started.record(1).splitlines()[0]
    assert started.record(1).splitlines()[caught.value.line - 1].startswith(_START)


def test_names_survive() -> None:
    for names in (["Ann", "Zoë #1", "李"], ["a: b", "end 3", "# x"], ["Seed: 7", "?", "0: >5"]):
        game = new_game("hare(players=3)", seats=names, seed=1)
        assert load_game(game.record()).seats == names
