"""The transcripts in ``tests/golden`` are what the rules and the words give today, and every edition has one."""

from __future__ import annotations

from collections import Counter

import pytest

from festina import load_game
from festina.hare.editions import editions, hare_modes
from festina.hare.events import EVENTS, Charted, Drew, Rolled
from festina.registry import definitions
from tests.hare.helpers import table_of
from tests.tools.golden import FOLDER, TRANSCRIPTS, Transcript, play, transcript

every_transcript = pytest.mark.parametrize("golden", TRANSCRIPTS, ids=[golden.name for golden in TRANSCRIPTS])


@every_transcript
def test_told_as_before(golden: Transcript) -> None:
    text = (FOLDER / f"{golden.name}.txt").read_text(encoding="utf-8")
    assert transcript(golden.ruleset, golden.seed) == text, "if that is meant: python -m tests.tools.golden"


@every_transcript
def test_a_transcript_is_a_record(golden: Transcript) -> None:
    text = (FOLDER / f"{golden.name}.txt").read_text(encoding="utf-8")
    game = load_game(text)
    assert game == play(golden.ruleset, golden.seed)
    assert game.is_over


def test_every_edition_and_every_variant_has_one() -> None:
    texts = [(FOLDER / f"{golden.name}.txt").read_text(encoding="utf-8") for golden in TRANSCRIPTS]
    tables = [table_of(load_game(text)) for text in texts]
    in_force = {(table.edition.id, table.options["hare"]) for table in tables}
    assert {(edition, "edition") for edition in editions()} <= in_force
    variants = next(option for option in definitions()["hare"].options if option.name == "hare").values
    assert {variant for _, variant in in_force} == set(variants)
    assert {table.players for table in tables} >= {2, 3, 4, 5}
    assert {table.teams for table in tables} == {0, 2}


@pytest.mark.parametrize("name", definitions())
def test_every_game_has_one(name: str) -> None:
    assert list(FOLDER.glob(f"{name}-*.txt"))


def test_no_file_is_left_over() -> None:
    assert {file.stem for file in FOLDER.glob("hare-*.txt")} == {golden.name for golden in TRANSCRIPTS}


def test_they_show_nearly_everything_that_can_happen() -> None:
    """All kinds of events but the rarest, and every effect of every chart, die and deck."""
    kinds, effects = Counter[str](), set[str]()
    for golden in TRANSCRIPTS:
        for event in play(golden.ruleset, golden.seed).events():
            kinds[event.kind] += 1
            if isinstance(event, Drew | Rolled | Charted):
                effects.add(event.effect)
    assert set(kinds) >= {str(kind.__struct_config__.tag) for kind in EVENTS} - {"stuck"}
    known = {card.name for mode in hare_modes().values() for card in mode.cards if card.name[0] not in "+-0"}
    assert effects >= known
