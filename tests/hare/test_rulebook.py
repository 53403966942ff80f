"""The rulebook: every rule has an entry and a text, and each table gets the rules that matter there."""

from __future__ import annotations

import pytest

from festina.hare.editions import editions
from festina.hare.rulebook import VOCABULARY, HareSheet, rulebook, sheet
from festina.hare.table import VARIANTS, HareTable
from festina.kernel.rulebook import MARKS, Rule, Section, read_rulebook, split_condition
from festina.locales import has, say

from .helpers import on_hare

# fmt: off
NUMBERS = [
    101, 102, 103, 104, 105,
    203, 201, 202, 204, 205, 206, 207,
    301, 302, 303, 304, 305,
    401, 402, 403, 404,
    501, 502, 503, 504,
    601, 602,
    701, 702, 703, 704, 705, 706, 707, 708, 709, 710, 711, 712, 713,
    720, 721, 722, 723, 724, 725, 726, 727, 728, 729,
    740, 741, 742,
    801, 802, 803, 804,
    850, 851, 852, 853,
    901, 902, 903, 904, 905,
    1001, 1002, 1003,
    1101, 1102, 1103, 1104, 1105,
]
# fmt: on
RULES = read_rulebook("festina.hare")
_TABLES = [
    *({"edition": edition, "players": players} for edition in editions() for players in "23456"),
    *({"edition": edition, "hare": hare} for edition in editions() for hare in VARIANTS),
    {"players": "6", "teams": "3"},
    {"players": "2", "number_pay": "turn_start"},
    {"until": "winner", "first": "draw", "open_carrots": "true"},
]


def _table(**options: str) -> HareTable:
    return HareTable.of(options)


def _ids(sections: list[Section]) -> set[str]:
    return {rule.id for section in sections for rule in section.rules}


def _text(table: HareTable, id: str) -> str:
    return next(say(rule.text) for section in rulebook(table) for rule in section.rules if rule.id == id)


def _note(table: HareTable, id: str) -> str | None:
    note = next(rule.note for section in rulebook(table) for rule in section.rules if rule.id == id)
    return say(note) if note else None


def test_every_rule_has_an_entry_in_the_order_of_the_rules() -> None:
    assert [rule.id for rule in RULES] == [f"HT-{number}" for number in NUMBERS]


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.id)
def test_entries_are_well_formed(rule: Rule) -> None:
    assert rule.mark in MARKS
    assert has(f"hare-rule-{rule.number}")
    assert has(f"hare-section-{rule.section}")
    assert has(f"hare-rule-{rule.number}-note") == (rule.note is not None)
    if "I" in rule.mark:
        assert rule.note is not None, "what is our reading says so"
    for condition in (*rule.when, *(rule.note or ())):
        name, values = split_condition(condition)
        assert set(values) <= VOCABULARY[name]


@pytest.mark.parametrize("options", _TABLES, ids=lambda options: HareTable.of(options).ruleset)
@pytest.mark.parametrize("whole", [False, True], ids=["table", "whole"])
def test_every_table_has_a_readable_rulebook(options: dict[str, str], whole: bool) -> None:
    sections = rulebook(HareTable.of(options), whole)
    assert len({section.id for section in sections}) == len(sections)
    for section in sections:
        assert say(section.title)
        for rule in section.rules:
            assert say(rule.text).endswith("."), rule.id
            assert all(say(origin) for origin in rule.origin)
            if rule.note:
                assert say(rule.note).startswith(("Our reading", "Reconstructed", "Partly reconstructed", "Found"))


def test_every_rule_is_shown_at_some_table() -> None:
    assert {id for options in _TABLES for id in _ids(rulebook(HareTable.of(options)))} == {rule.id for rule in RULES}


@pytest.mark.parametrize(
    ("edition", "there", "not_there"),
    [
        ("intellect-1974", {"HT-708", "HT-712"}, {"HT-702", "HT-713", "HT-720", "HT-740"}),
        ("ravensburger-1978", {"HT-702", "HT-713"}, {"HT-708", "HT-712", "HT-720", "HT-740"}),
        ("abacus-2000", {"HT-702", "HT-708", "HT-712"}, {"HT-713", "HT-720", "HT-740"}),
        ("gibsons-2010", {"HT-710", "HT-711", "HT-713", "HT-720", "HT-728"}, {"HT-701", "HT-709", "HT-740", "HT-742"}),
        ("devir-2014", {"HT-713", "HT-740", "HT-741", "HT-742"}, {"HT-710", "HT-711", "HT-712", "HT-720", "HT-727"}),
    ],
)
def test_editions_show_the_rules_of_their_own_hare(edition: str, there: set[str], not_there: set[str]) -> None:
    ids = _ids(rulebook(_table(edition=edition)))
    assert there <= ids
    assert not not_there & ids


@pytest.mark.parametrize(
    ("variant", "rule"),
    [("sprint", 1101), ("nap", 1102), ("closed", 1103), ("tournament", 1104), ("parking", 1105)],
)
def test_a_variant_replaces_the_hare_of_the_edition(variant: str, rule: int) -> None:
    ids = _ids(rulebook(_table(hare=variant), whole=True))
    assert f"HT-{rule}" in ids
    assert not [id for id in ids if 701 <= int(id[3:]) <= 742]
    assert sheet(_table(hare=variant)).hare is None


def test_the_race_for_two_and_teams_are_shown_where_they_are_played() -> None:
    two, teams = {"HT-403", "HT-803", "HT-901"}, {"HT-1001", "HT-1002", "HT-1003"}
    assert not (two | teams) & _ids(rulebook(_table()))
    assert two <= _ids(rulebook(_table(players="2")))
    assert "HT-729" in _ids(rulebook(_table(players="2")))
    assert "HT-729" not in _ids(rulebook(_table(players="2", edition="devir-2014")))
    assert teams <= _ids(rulebook(_table(teams="2")))
    assert two | teams <= _ids(rulebook(_table(), whole=True))


def test_texts_name_the_numbers_of_the_edition() -> None:
    devir, ravensburger, intellect = (_table(edition=e) for e in ("devir-2014", "ravensburger-1978", "intellect-1974"))
    assert "2: 95, 3: 65, 4–6: 95" in _text(devir, "HT-102")
    assert "exactly 65 carrots" in _text(devir, "HT-801")
    assert "68 at a table of 4" in _text(ravensburger, "HT-801")
    assert "at most 20 carrots, whatever the place" in _text(intellect, "HT-850")
    assert "10 carrots times its place" in _text(devir, "HT-850")
    assert "hedgehog" in _text(ravensburger, "HT-601")
    assert "tortoise" in _text(devir, "HT-601")
    assert "98 carrots" in _text(_table(edition="ravensburger-2008", players="2"), "HT-901")
    assert "all lettuces are eaten" in _text(_table(edition="devir-2014", players="2"), "HT-903")
    assert "any number of carrots and lettuces" in _text(_table(players="2"), "HT-903")


def test_ht_702_the_card_of_1978_leaves_it_at_nothing_too() -> None:
    """In the deck sheet, the event and the odds; the die of 2000 does not."""
    card = next(line for line in _hare("ravensburger-1978").cards if line.card == "plus_minus_10")
    assert "nothing" in say(card.name)
    assert "do nothing" in say(card.text)
    cells = [cell for row in _hare("abacus-2000").cells for cell in row if cell.effect.startswith("plus_minus_10")]
    assert cells
    assert not any("nothing" in say(cell.text) for cell in cells)
    game = on_hare("hare(edition=ravensburger-1978,players=3)", [14, 17, 5])
    odds = {line.outcome: line.does for line in game.odds_for(1)}
    assert "do nothing" in str(odds["card:plus_minus_10"])
    assert "do nothing" in str(game.play("card:plus_minus_10")[0].message())


def _hare(edition: str) -> HareSheet:
    page = sheet(_table(edition=edition)).hare
    assert page is not None
    return page


def test_texts_follow_the_switches_of_the_hare() -> None:
    card, die = _table(edition="ravensburger-1978"), _table(edition="abacus-2000")
    assert "or do nothing" in _text(card, "HT-702")
    assert "or do nothing" not in _text(die, "HT-702")
    assert "vacant" in _text(die, "HT-703")
    assert "vacant" not in _text(card, "HT-703")
    assert "onto Finish" in _text(card, "HT-705")
    assert "pays nothing" in _text(card, "HT-706")
    assert "5 each" in _text(_table(), "HT-721")
    assert "5 each" not in _text(_table(edition="ravensburger-2008"), "HT-721")
    assert "12 cards" in _text(card, "HT-713")
    assert "never shuffled" in _text(card, "HT-713")
    assert "never shuffled" not in _text(_table(), "HT-713")
    assert "(or 5, or 1)" in _text(_table(players="2"), "HT-729")
    assert "or 5" not in _text(_table(players="2", edition="ravensburger-2008"), "HT-729")


def test_notes_stand_where_an_edition_is_silent() -> None:
    assert _note(_table(edition="devir-2014"), "HT-104") is not None
    assert _note(_table(), "HT-104") is None
    assert "reconstructed" in (_note(_table(edition="abacus-2000"), "HT-712") or "")
    assert _note(_table(edition="intellect-1974"), "HT-712") is None
    for edition in ("abacus-2000", "devir-2014"):
        assert "an event that cannot be paid" in (_note(_table(edition=edition), "HT-801") or "")
    assert _note(_table(), "HT-801") is None
    assert "German and Italian" in (_note(_table(edition="abacus-2000", players="2"), "HT-903") or "")
    assert _note(_table(edition="devir-2014", players="2"), "HT-903") is None


@pytest.mark.parametrize(
    ("edition", "rule", "mark"),
    [
        ("intellect-1974", "HT-712", "F"),
        ("abacus-2000", "HT-712", "T/I"),
        ("ravensburger-1978", "HT-713", "F/I"),
        ("gibsons-2010", "HT-713", "T/I"),
        ("devir-2014", "HT-713", "T/I"),
    ],
)
def test_where_a_rule_comes_from_depends_on_the_edition(edition: str, rule: str, mark: str) -> None:
    printed = {entry.id: entry for section in rulebook(_table(edition=edition)) for entry in section.rules}
    assert printed[rule].mark == mark
    assert [message.key for message in printed[rule].origin] == [f"rule-mark-{m.lower()}" for m in mark.split("/")]


@pytest.mark.parametrize("edition", editions())
def test_the_whole_rulebook_of_an_edition_has_the_variants(edition: str) -> None:
    variants = {f"HT-{number}" for number in range(1101, 1106)}
    chapters = {section.id: section for section in rulebook(_table(edition=edition), whole=True)}
    assert {rule.id for rule in chapters["variant"].rules} == variants
    assert say(chapters["variant"].title) == "Variants of the hare"
    assert not variants & _ids(rulebook(_table(edition=edition)))
    assert any("HT-701" <= rule.id <= "HT-742" for rule in chapters["hare"].rules)


def test_devir_shows_its_deck_and_that_the_counts_are_reconstructed() -> None:
    page = sheet(_table(edition="devir-2014"))
    assert page.hare is not None
    assert page.hare.mode == "deck"
    counts = {line.card: line.count for line in page.hare.cards}
    twice = ("+5", "+10", "-5", "-10")
    once = ("0", "+15", "+20", "+25", "-15", "-20", "-25")
    assert counts == dict.fromkeys(twice, 2) | dict.fromkeys(once, 1)
    assert [say(line.name).replace("−", "-") for line in page.hare.cards] == list(counts)
    assert {line.card: line.value for line in page.hare.cards} == {card: int(card) for card in counts}
    texts = {line.card: say(line.text) for line in page.hare.cards}
    assert len(set(texts.values())) == len(texts), "each card says what it does itself"
    assert texts["+15"] == "Take 15 carrots."
    assert texts["-5"] == "Pay 5 carrots; with fewer in hand, restart."
    assert page.hare.reconstructed
    assert "reconstructed" in say(page.hare.source)
    assert "cards of each value" in " ".join(say(item) for item in page.reconstructed)
    assert "count down to Finish" in say(page.printed)


def test_the_die_shows_which_cells_are_known() -> None:
    page = sheet(_table(edition="abacus-2000"))
    assert page.hare is not None
    known = {
        (row, column) for row, cells in enumerate(page.hare.cells, 1) for column, c in enumerate(cells, 1) if c.known
    }
    assert known == {(position, 6) for position in range(1, 7)} | {(4, 3), (1, 5)}
    assert say(page.hare.cells[0][4].name) == "Eat a carrot"


def test_the_chart_of_1974_is_known_throughout() -> None:
    page = sheet(_table(edition="intellect-1974"))
    assert page.hare is not None
    assert not page.hare.reconstructed
    assert all(cell.known for row in page.hare.cells for cell in row)
    assert page.finish == dict.fromkeys(range(1, 6), 20)


def test_the_numbers_of_an_edition() -> None:
    page = sheet(_table(edition="abacus-2000"))
    assert page.start == page.restart == {2: 95, 3: 65, 4: 95, 5: 95, 6: 95}
    assert page.finish == {1: 10, 2: 20, 3: 30, 4: 40, 5: 50}
    assert page.lettuces == {2: 5, 3: 3, 4: 3, 5: 3, 6: 3}
    assert set(sheet(_table()).restart.values()) == {65}
    assert sheet(_table()).reconstructed == []


@pytest.mark.parametrize("edition", editions())
def test_every_sheet_can_be_put_into_words(edition: str) -> None:
    page = sheet(_table(edition=edition))
    assert page.hare is not None
    lines = [page.printed, page.board, page.hare.source, *page.reconstructed]
    lines += [message for card in page.hare.cards for message in (card.name, card.text)]
    lines += [message for row in page.hare.cells for cell in row for message in (cell.name, cell.text)]
    assert all(say(line) for line in lines)
