"""An edition is data: a table in ``data/editions.toml`` is all it takes (CONTRIBUTING.md, "Adding an edition")."""

from __future__ import annotations

import json
import tomllib

import pytest

from festina.hare.editions import Edition, HareMode, editions, read_data
from festina.locales import languages
from tests.kernel.programs import run

#: A table as somebody would add it.
TABLE = """
[house-2030]
names = { en = "Hare & Snail", de = "Hase und Schnecke" }
years = [2030]
publishers = ["House"]
board = "old"
start = { 2 = 90, 3 = 60, 4 = 60, 5 = 80, 6 = 80 }
restart = 40
finish_limit = 15
hare = "deck_2014"
switches = ["first_pawn_any_lettuces", "give_less"]
printed_numbers = "to_finish"
slow_runner = "tortoise"
marks = { HT-740 = "I" }
notes = ["HT-104"]
summary = { en = "Ours.", de = "Unsere.", fr = "La nôtre.", it = "La nostra.", ca = "La nostra.", es = "La nuestra." }

[house-2030.reconstructed]
en = "All of it."
de = "Alles."
fr = "Tout."
it = "Tutto."
ca = "Tot."
es = "Todo."
"""

#: Adds the table before the game is loaded, plays, and prints what everybody is shown of the edition.
PROGRAM = """
import json, tomllib
from random import Random
from festina.hare import editions
read = editions.read_data
added = tomllib.loads({table!r})
editions.read_data = lambda name: {{**read(name), **added}} if name == "editions.toml" else read(name)

from festina import games, load_game, new_game
from festina.locales import languages, say
game, random = new_game("hare(edition=house-2030,players=3)", seed=5), Random(5)
for _ in range(60):
    game.play(random.choice(game.legal()))
assert load_game(game.record()) == game
definition, table = game.definition, game.table
info = games()["hare"].editions[-1]
sheet = definition.sheet(table)
rules = {{rule.id: rule for section in definition.rulebook(table, whole=True) for rule in section.rules}}
print(json.dumps({{
    "ruleset": game.ruleset,
    "start": new_game("hare(edition=house-2030,players=3)").facts()["carrots"],
    "id": info.id,
    "names": info.names,
    "summary": [say(info.summary, language) for language in languages()],
    "reconstructed": [[say(item, language) for item in info.reconstructed][0] for language in languages()],
    "board": say(info.reconstructed[-1]),
    "sheet": [sheet.start["3"] if "3" in sheet.start else sheet.start[3], sheet.finish[1], sheet.restart[6]],
    "switches": [table.rules.first_pawn_any_lettuces, table.rules.give_less, table.rules.jump_to_vacant],
    "mark": rules["HT-740"].mark,
    "note": rules["HT-104"].note is not None,
    "texts": all(say(rule.text, language) for rule in rules.values() for language in languages()),
    "first_pawn": say(rules["HT-903"].text),
}}))
"""


def test_one_table_is_all_it_takes() -> None:
    shown = json.loads(run(PROGRAM.format(table=TABLE)))
    assert languages() == ("ca", "de", "en", "es", "fr", "it")
    assert shown == {
        "ruleset": "hare(edition=house-2030,players=3)",
        "start": [60, 60, 60],
        "id": "house-2030",
        "names": {"en": "Hare & Snail", "de": "Hase und Schnecke"},
        "summary": ["La nostra.", "Unsere.", "Ours.", "La nuestra.", "La nôtre.", "La nostra."],
        "reconstructed": ["Tot.", "Alles.", "All of it.", "Todo.", "Tout.", "Tutto."],
        "board": "The order of the spaces on the board: we are 97% sure of it.",
        "sheet": [60, 15, 40],
        "switches": [1, 1, 0],
        "mark": "I",
        "note": True,
        "texts": True,
        "first_pawn": "The first of a player’s pawns may come home with any number of carrots and lettuces.",
    }


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ('colour = "red"', "colour"),
        ('switches = ["fly"]', "fly"),
        ('slow_runner = "snail"', "snail"),
        ('restart = "never"', "never"),
    ],
)
def test_a_table_that_does_not_fit_says_what_is_wrong(line: str, problem: str, monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = tomllib.loads(TABLE)
    wrong["house-2030"].update(tomllib.loads(line))
    monkeypatch.setattr("festina.hare.editions.read_data", lambda name: wrong)
    with pytest.raises(ValueError, match=rf"house-2030: .*{problem}"):
        editions.__wrapped__()


def test_no_rule_and_no_text_asks_for_an_editions_id() -> None:
    for file in ("hares.toml", "boards.toml", "rulebook.toml"):
        written = json.dumps(read_data(file))
        assert not [id for id in editions() if id in written]


def test_every_switch_is_on_somewhere_and_off_somewhere() -> None:
    """A switch that never changes is no switch."""
    switches = [edition.switches for edition in editions().values()]
    for name in switches[0]:
        assert {edition[name] for edition in switches} == {True, False}


def test_the_declared_fields_are_those_of_the_files() -> None:
    """Nothing is declared that no table uses."""
    for kind, file in ((Edition, "editions.toml"), (HareMode, "hares.toml")):
        used = {"id", *(key for table in read_data(file).values() for key in table)}
        assert used == set(kind.__struct_encode_fields__)
