"""Section 12: editions. Amounts of carrots: test_setup, test_restart; limits: test_finish, test_two_players."""

from __future__ import annotations

from typing import Any

import pytest

from festina import Game, games, new_game
from festina.hare.editions import editions
from festina.locales import languages, say

from .helpers import EDITIONS, NEW_BOARD, OLD_BOARD, VARIANTS, choice, play, race, seen

OLD = ("intellect-1974", "ravensburger-1978")
TO_FINISH = ("abacus-2000", "devir-2014")
DOES = {
    "h": "hare-does-hare-edition",
    "c": "hare-does-carrot",
    "l": "hare-does-lettuce",
    "t": "hare-does-tortoise",
    **dict.fromkeys("1234", "hare-does-number"),
}


def test_seven_editions_exist_by_their_ids() -> None:
    """Section 12: ids as written there, oldest first."""
    edition = next(option for option in games()["hare"].options if option.name == "edition")
    assert tuple(id for id in edition.values if id in EDITIONS) == EDITIONS
    assert edition.default == "gibsons-2010"
    assert tuple(info.id for info in games()["hare"].editions) == edition.values


def test_every_language_has_one_edition_to_begin_with() -> None:
    """Whoever presses "Race now" for the first time gets the box that is sold in their language."""
    first = {language: info.id for info in games()["hare"].editions for language in info.languages}
    assert sum(len(info.languages) for info in games()["hare"].editions) == len(first)
    assert first == {
        "en": "gibsons-2010",
        **dict.fromkeys(("de", "fr", "it"), "abacus-2000"),
        **dict.fromkeys(("ca", "es"), "devir-2014"),
    }


def test_a_list_of_editions_tells_what_is_special() -> None:
    """For cards that show editions side by side."""
    told = {info.id: info.as_dict() for info in games()["hare"].editions}
    assert {id: info["hare"] for id, info in told.items()} == {
        "intellect-1974": "chart",
        **dict.fromkeys(("gibsons-1987", "abacus-2000"), "die"),
        **dict.fromkeys(("ravensburger-1978", "ravensburger-2008", "gibsons-2010", "devir-2014"), "deck"),
    }
    assert [told[id]["cards"] for id in ("gibsons-1987", "ravensburger-1978", "gibsons-2010")] == [0, 12, 15]
    assert told["intellect-1974"]["finish_limit"] == 20
    assert told["abacus-2000"]["carrots"] == {"2": 95, "3": 65, "4": 95, "5": 95, "6": 95}
    assert all(len(info["spaces"]) == 65 for info in told.values())


def test_editions_are_compared_line_by_line() -> None:
    """Every edition has the same lines in the same order, in every language; they differ where the boxes do."""
    infos = games()["hare"].editions
    assert len({tuple(fact.label.key for fact in info.facts) for info in infos}) == 1
    for language in languages():
        assert all(say(fact.label, language) and say(fact.value, language) for info in infos for fact in info.facts)
        assert all(len(say(info.brief, language)) <= 32 for info in infos), "cards have room for a few words"
    told = {info.id: {fact.label.key[10:]: say(fact.value, "en") for fact in info.facts} for info in infos}
    assert told["intellect-1974"]["finish"] == "at most 20 for everybody"
    assert told["gibsons-2010"]["finish"] == "at most 10 for each place"
    assert told["gibsons-2010"]["start"] == "65"
    assert told["abacus-2000"]["start"] == "65; 95 from 4 players on"
    assert told["ravensburger-1978"]["start"] == "68; 98 from 5 players on"
    assert told["ravensburger-2008"]["two"] == "98, two hares each"
    assert told["abacus-2000"]["restart"] == "as at the start"
    assert told["devir-2014"]["restart"] == "65"
    assert told["devir-2014"]["hare"] == "15 cards"
    assert told["gibsons-1987"]["hare"] == "a die and a table"
    assert told["intellect-1974"]["board"] == "The old board, as it was until 1986."


def test_no_list_of_editions_calls_a_board_certain_that_is_not() -> None:
    """The order of the spaces is pieced together: 97 % sure for the old board, 94 % for the new one."""
    for info in games()["hare"].editions:
        percent = 97 if info.id in OLD else 94
        assert any(f"{percent}%" in str(message) for message in info.reconstructed), info.id


@pytest.mark.parametrize("language", languages())
def test_what_an_edition_says_of_itself_is_there_in_every_language(language: str) -> None:
    for edition, info in zip(editions().values(), games()["hare"].editions, strict=True):
        said = [info.summary, *info.reconstructed]
        assert all(say(message, language).endswith(".") for message in said)
        assert say(info.summary, language) == edition.summary[language]
        assert set(edition.summary) == set(edition.hare.source) == set(edition.board.about) == set(languages())
        assert edition.reconstructed is None or set(edition.reconstructed) == set(languages())


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_board_of_every_edition(edition: str) -> None:
    """Section 12: what each space does, as a lone runner with a full purse sees it."""
    board = OLD_BOARD if edition in OLD else NEW_BOARD
    game = race(f"hare(edition={edition},players=3)", [0, 0, 0], carrots=[3000, 0, 0])
    does = {entry.space: entry.does for entry in seen(game, 0).choices}
    assert [does[space] for space in range(1, 64)] == [DOES[kind] for kind in board]
    assert does[64] == "hare-does-finish"


PAYS = {"1": {1: 10, 5: 50, 6: 60}, "2": {2: 20}, "3": {3: 30}, "4": {4: 40}}


@pytest.mark.parametrize("position", range(1, 7))
@pytest.mark.parametrize(("edition", "board"), [("intellect-1974", OLD_BOARD), ("gibsons-2010", NEW_BOARD)])
def test_the_numbers_on_the_board(edition: str, board: str, position: int) -> None:
    """HT-401, section 12: every number space pays its own positions, and no others."""
    ruleset = f"hare(edition={edition},players=6,hare=parking)"
    for space, kind in enumerate(board, start=1):
        if kind not in PAYS:
            continue
        if position == 6:
            facts: dict[str, Any] = {"home": [2, 3, 4, 5], "turn": 1}
            game = race(ruleset, [space, 61, 64, 64, 64, 64], carrots=[0, 9, 0, 0, 0, 0], lettuces=[0] * 6, **facts)
            game.play(">63")
        else:
            facts = {"home": list(range(1, position)), "turn": 5}
            game = race(ruleset, [space, 0, 0, 0, 0, 0], carrots=[0, 0, 0, 0, 0, 9], lettuces=[0] * 6, **facts)
            game.play(">2")
        assert game.to_act == (0,)
        assert game.facts()["carrots"][0] == PAYS[kind].get(position, 0), space


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_small_numbers_of_the_edition_are_shown(edition: str) -> None:
    """Words: some boards print the distance to Finish; the engine counts from Start."""
    game = new_game("hare", edition=edition, players=3)
    printed = {entry.space: entry.printed for entry in seen(game, 0).choices}
    expected = {space: 64 - space if edition in TO_FINISH else space for space in range(1, 65)}
    assert printed == expected
    assert seen(game, 0).pawns[0].printed == (64 if edition in TO_FINISH else 0)


@pytest.mark.parametrize(
    ("edition", "outcomes"),
    [
        ("intellect-1974", {f"draw:{n}" for n in range(1, 7)}),
        ("gibsons-1987", {f"die:{n}" for n in range(1, 7)}),
        ("abacus-2000", {f"die:{n}" for n in range(1, 7)}),
    ],
)
def test_the_hare_mode_of_charts_and_dice(edition: str, outcomes: set[str]) -> None:
    """Section 12."""
    game = new_game("hare", edition=edition, chance="manual")
    game.play(">1")
    assert set(game.odds()) == outcomes


@pytest.mark.parametrize(
    ("edition", "kinds", "cards"),
    [("ravensburger-1978", 9, 12), ("ravensburger-2008", 8, 15), ("gibsons-2010", 8, 15), ("devir-2014", 11, 15)],
)
def test_the_hare_mode_of_decks(edition: str, kinds: int, cards: int) -> None:
    """Section 12."""
    game = new_game("hare", edition=edition, chance="manual")
    game.play(">1")
    assert len(game.odds()) == kinds
    assert sum(game.facts()["deck"]["unseen"].values()) == cards


def all_tables() -> list[str]:
    """Every edition with every number of seats, in teams where the number allows, with every variant."""
    seats = ["2", "3", "4", "5", "6", "4,teams=2", "6,teams=2", "6,teams=3"]
    return [
        f"hare(edition={edition},players={players},hare={variant})"
        for edition in EDITIONS
        for players in seats
        for variant in VARIANTS
    ]


def some_actions(game: Game, count: int) -> None:
    """Play the last legal action some times; chance takes what comes first."""
    for _ in range(count):
        legal = game.legal()
        assert legal
        game.play(legal[-1])


def test_every_edition_seats_teams_and_variant_can_be_played() -> None:
    """Section 12: any combination."""
    for ruleset in all_tables():
        game = new_game(ruleset, chance="manual")
        some_actions(game, 6)
        assert game.to_act, ruleset


def test_a_variant_keeps_the_rest_of_the_edition() -> None:
    """Section 11 replaces the hare mode only: board, carrots and printed numbers stay."""
    game = new_game("hare(edition=abacus-2000,hare=parking)")
    assert game.facts()["carrots"] == [95] * 4
    assert choice(game, ">10").printed == 54
    play(game, ">10")
    assert game.facts()["pawns"][0]["face"] == "eat"
