"""Each reason for an action in a race: a position in which it must be said, and one in which it must not."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

import pytest

from festina import Game, new_game
from festina.analysis.ahead import Others
from festina.analysis.hare.coming import own_turn
from festina.analysis.hare.features import Looked
from festina.analysis.hare.reasons import GUIDE, THEMES
from festina.analysis.why import MOST, nudge_for, points, why, why_better
from festina.hare.codes import FINISH
from festina.kernel.messages import Message
from festina.kernel.player import ActionReport
from festina.locales import has, languages, say, source


def race(
    spaces: list[int], carrots: list[int], lettuces: list[int], turn: int = 0, table: str = "hare", **more: object
) -> Game:
    """A race on the usual board, everybody's carrots known."""
    pawns = [{"seat": seat, "name": "a", "space": space} for seat, space in enumerate(spaces)]
    start: Mapping[str, object] = {
        "turn": turn,
        "carrots": carrots,
        "lettuces": lettuces,
        "pawns": pawns,
        **more,
    }
    return new_game(table, players=len(spaces), memory_aid="true", start=start, seed=1)


def said(game: Game, better: str, worse: str, seat: int = 0) -> dict[str, Mapping[str, object]]:
    """The reasons that a comparison finds, by name, whatever they weigh."""
    found = GUIDE.compare(game, seat, better, worse)
    return {point.message.key.removeprefix("hare-why-"): point.message.params for point in found}


FIELD = ([19, 15, 17, 16], [62, 76, 48, 73], [2, 2, 3, 2])
BEGIN = ([13, 2, 9, 5, 4, 7], [51, 92, 36, 80, 69, 65], [2, 3, 3, 3, 3, 3])


def pair(own: tuple[int, int], rival: tuple[int, int], carrots: int, lettuces: int, **more: object) -> Game:
    """A race of two, with two pawns each; it is the first one's turn."""
    spaces = [(0, "a", own[0]), (0, "b", own[1]), (1, "a", rival[0]), (1, "b", rival[1])]
    home = [(seat, name) for seat, name, space in spaces if space == FINISH]
    pawns = [
        {
            "seat": seat,
            "name": name,
            "space": space,
            "place": home.index((seat, name)) + 1 if (seat, name) in home else None,
        }
        for seat, name, space in spaces
    ]
    start: Mapping[str, object] = {
        "turn": 0,
        "carrots": [carrots, 65],
        "lettuces": [lettuces, 3],
        "pawns": pawns,
        "finished": [seat for seat, _ in home],
        **more,
    }
    return new_game("hare", players=2, memory_aid="true", start=start, seed=1)


def with_cards(
    edition: str, *cards: str, spaces: Sequence[int] = (21, 5, 3), carrots: int = 60, lettuces: int = 2
) -> Game:
    """A race in which all hare cards but these have been seen; the next hare space is 25."""
    table = f"hare(edition={edition})"
    deck = new_game(table).facts()["deck"]["unseen"]
    unseen = {name: count if name in cards else 0 for name, count in deck.items()}
    seen = [name for name, count in deck.items() for _ in range(count) if name not in cards]
    deck_now = {"unseen": unseen, "seen": seen}
    return race(list(spaces), [carrots, 65, 65], [lettuces, 3, 3], table=table, deck=deck_now)


def lucky(card: str) -> Game:
    """A race in which all hare cards but this one and the shuffler have been seen."""
    return with_cards("devir-2014", card, "0")


#: By name: a race, its seat, the better and the worse action; first one where the reason holds, then one where not.
CASES: dict[str, tuple[tuple[Game, int, str, str], tuple[Game, int, str, str]]] = {
    "home": (
        (race([61, 50, 40], [8, 65, 65], [0, 3, 3]), 0, ">64", ">63"),
        (race([61, 50, 40], [8, 65, 65], [0, 3, 3]), 0, ">63", ">62"),
    ),
    "pawn-home": (
        (pair((61, 50), (40, 30), 30, 0), 0, "a>64", "a>63"),
        (pair((64, 61), (40, 30), 8, 0), 0, "b>64", "b>63"),
    ),
    "too-late": (
        (race([49, 40, 41], [100, 65, 65], [1, 3, 3]), 0, ">52", ">59"),
        (race([49, 40, 41], [100, 65, 65], [0, 3, 3]), 0, ">52", ">59"),
    ),
    "lettuce": (
        (race([17, 5, 4], [60, 65, 65], [2, 3, 3]), 0, ">22", ">21"),
        (race([17, 5, 4], [60, 65, 65], [2, 3, 3]), 0, ">21", ">22"),
    ),
    "better-meal": (
        (race([40, 45, 52], [200, 65, 65], [2, 3, 3]), 0, ">42", ">57"),
        (race([40, 5, 4], [200, 65, 65], [2, 3, 3]), 0, ">42", ">57"),
    ),
    "home-next": (
        (race([55, 5, 4], [34, 65, 65], [0, 3, 3]), 0, ">59", "<50"),
        (race([55, 5, 4], [60, 65, 65], [0, 3, 3]), 0, ">59", "<50"),
    ),
    "too-many": (
        (race([55, 5, 4], [44, 65, 65], [0, 3, 3]), 0, ">63", ">61"),
        (race([55, 5, 4], [34, 65, 65], [0, 3, 3]), 0, ">59", ">61"),
    ),
    "fewer-too-many": (
        (race([61, 5, 4], [60, 65, 65], [0, 3, 3]), 0, "-10", "+10"),
        (race([61, 5, 4], [60, 65, 65], [0, 3, 3]), 0, "+10", "-10"),
    ),
    "number-pays": (
        (race([45, 5, 4], [60, 65, 65], [0, 3, 3]), 0, ">48", ">49"),
        (race([45, 5, 4], [60, 65, 65], [0, 3, 3]), 0, ">47", ">49"),
    ),
    "number-fails": (
        (race([45, 5, 4], [60, 65, 65], [0, 3, 3]), 0, ">49", ">47"),
        (race([45, 5, 4], [60, 65, 65], [0, 3, 3]), 0, ">49", ">48"),
    ),
    "cheaper": (
        (race([13, 20, 30], [60, 65, 65], [2, 3, 3]), 0, ">17", ">23"),
        (race([13, 20, 30], [60, 65, 65], [2, 3, 3]), 0, ">17", ">18"),
    ),
    "more-carrots": (
        (race([13, 20, 30], [60, 65, 65], [2, 3, 3]), 0, "+10", ">23"),
        (race([13, 20, 30], [60, 65, 65], [2, 3, 3]), 0, ">16", "+10"),
    ),
    "back": (
        (race([13, 20, 30], [60, 65, 65], [2, 3, 3]), 0, "<11", ">16"),
        (race([13, 20, 30], [60, 65, 65], [2, 3, 3]), 0, ">16", "<11"),
    ),
    "back-next": (
        (race([21, 5, 4], [30, 65, 65], [2, 3, 3]), 0, ">28", ">22"),
        (race([21, 5, 4], [30, 65, 65], [2, 3, 3]), 0, ">22", ">28"),
    ),
    "hare-risk": ((lucky("-15"), 0, ">26", ">25"), (lucky("+15"), 0, ">26", ">25")),
    "hare-luck": ((lucky("+15"), 0, ">25", ">26"), (lucky("-15"), 0, ">25", ">26")),
    "blocks": ((race(*FIELD, turn=1), 1, ">22", "<11"), (race(*FIELD, turn=1), 1, "<11", ">22")),
    "way": ((race(*BEGIN, turn=4), 4, ">6", ">12"), (race(*BEGIN, turn=4), 4, ">12", ">6")),
}


@pytest.mark.parametrize("name", CASES)
def test_a_reason_is_given_where_it_holds_and_nowhere_else(name: str) -> None:
    holds, fails = CASES[name]
    assert name in said(holds[0], holds[2], holds[3], holds[1])
    assert name not in said(fails[0], fails[2], fails[3], fails[1])


def test_every_reason_has_its_case() -> None:
    assert set(re.findall(r"^hare-why-([a-z-]+) =", source("en"), re.MULTILINE)) == set(CASES)


def test_reasons_come_with_the_numbers_of_the_rules() -> None:
    game = race([13, 20, 30], [60, 65, 65], [2, 3, 3])
    assert said(game, ">17", ">23")["cheaper"] == {"cost": 10, "left": 50, "other": 5}
    assert said(game, "<11", ">16")["back"] == {"amount": 20, "left": 80}
    assert said(race([55, 5, 4], [34, 65, 65], [0, 3, 3]), ">59", "<50")["home-next"] == {"left": 9}
    assert said(race([49, 40, 41], [100, 65, 65], [1, 3, 3]), ">52", ">59")["too-late"] == {"lettuces": 1, "spaces": 0}


def test_a_number_that_nobody_can_spoil_is_relied_on_and_one_that_cannot_match_is_not() -> None:
    game = race([45, 5, 4], [60, 65, 65], [0, 3, 3])
    assert said(game, ">48", ">49")["number-pays"] == {"amount": 10, "percent": 95}
    assert said(game, ">49", ">47")["number-fails"] == {"percent": 0}
    assert "%" not in say(Message("hare-why-number-fails", {"percent": 0}))


def test_a_number_that_fails_is_no_reason_for_another_one_that_fails() -> None:
    game = race([40, 5, 4], [60, 65, 65], [0, 3, 3])
    assert "number-fails" in said(game, ">46", ">45")
    assert "number-fails" not in said(game, ">44", ">45")


def test_a_number_pays_what_it_can_pay_and_not_a_mean() -> None:
    """1/5/6 pays 50 or 60 here, as the last one passes or not (HT-401)."""
    game = race([5, 9, 12, 13, 14, 4], [65] * 6, [3] * 6)
    pays = Looked(game, 0).features(">7").pays
    assert pays is not None
    assert pays.amount in (50, 60)
    assert 50 < pays.mean / pays.odds < 60
    assert pays.amount_odds < pays.odds


def test_a_number_is_waited_for_although_a_gift_comes_first() -> None:
    """HT-721: a seat that is asked about a gift in another's turn has not begun its own."""
    pending = {"kind": "gift", "pawn": "a", "gifts": [10, 0, 0]}
    game = race([12, 25, 40], [60, 65, 65], [2, 3, 3], turn=1, pending=pending)
    assert game.to_act == (0,)
    assert own_turn(Others(game), game, 0, 0).facts()["turn"] == 0


def test_what_a_lettuce_brings_is_said_with_care() -> None:
    told = say(Message("hare-why-better-meal", {"amount": 30, "other": 20}))
    assert "about 30" in told, "others may pass before it is eaten"


def test_a_meal_is_no_lost_turn() -> None:
    """HT-707: of the six cards of 1974 one makes the third one miss a turn, and one lets it eat."""
    game = race([13, 20, 30], [60, 65, 65], [2, 3, 3], table="hare(edition=intellect-1974)")
    assert "hare-risk" not in said(game, ">17", ">14")
    hare = Looked(game, 0).features(">14").hare
    assert hare is not None
    assert hare.lost == pytest.approx(1 / 6)


def test_a_meal_and_ten_more_or_less_count_for_what_they_bring() -> None:
    """HT-702: a good player with few carrots takes ten; HT-503: the third one's lettuce brings thirty."""
    choice = with_cards("ravensburger-1978", "plus_minus_10")
    assert said(choice, ">25", ">26")["hare-luck"] == {"carrots": 10, "sign": "more", "percent": 0}
    meal = with_cards("ravensburger-1978", "eat_lettuce", spaces=(21, 32, 33))
    assert said(meal, ">25", ">26")["hare-luck"] == {"carrots": 30, "sign": "more", "percent": 0}
    none_left = with_cards("ravensburger-1978", "eat_lettuce", lettuces=0)
    assert said(none_left, ">26", ">25")["hare-risk"] == {"carrots": 0, "sign": "same", "percent": 100}


def test_a_hare_that_only_costs_carrots_is_not_said_to_cost_turns() -> None:
    told = said(lucky("-15"), ">26", ">25")["hare-risk"]
    assert (told["sign"], told["percent"]) == ("only", 0)


def test_carrots_after_a_restart_are_no_luck() -> None:
    """HT-740: with two carrots left the card sends the pawn to Start, where it holds 65 again."""
    game = with_cards("devir-2014", "-25", "0", carrots=12)
    assert not {"hare-luck", "hare-risk"} & set(said(game, ">25", ">23"))
    assert not {"hare-luck", "hare-risk"} & set(said(game, ">23", ">25"))


def test_a_hare_is_no_reason_against_another_hare() -> None:
    """From 21 two hare spaces can be reached; on the further one the pawn would restart (HT-740)."""
    game = with_cards("devir-2014", "-25", "0", carrots=58)
    assert Looked(game, 0).features(">31").hare is None
    assert Looked(game, 0).features(">25").hare is not None
    assert "hare-risk" not in said(game, ">31", ">25")


def test_nothing_is_said_of_the_purse_where_the_hare_empties_or_fills_it() -> None:
    game = with_cards("gibsons-2010", "restore_65", "shuffle", carrots=40)
    assert not {"cheaper", "more-carrots"} & set(said(game, ">22", ">25"))


def test_to_block_a_mate_is_no_reason() -> None:
    field = ([19, 15, 16, 17], [62, 76, 73, 48], [2, 2, 2, 3])
    assert said(race(*field, turn=1), ">22", "<11", 1)["blocks"] == {"seat": 3}
    assert said(race(*field, turn=1, table="hare(teams=2)"), ">22", "<11", 1)["blocks"] == {"seat": 0}


def test_a_hare_space_blocks_nobody() -> None:
    """The hare may send the pawn on at once; where it does nothing, the space stays taken."""
    field = ([19, 15, 23], [87, 64, 4], [1, 3, 3])
    assert said(race(*field, turn=1, table="hare(hare=parking)"), ">25", ">16", 1)["blocks"] == {"seat": 2}
    assert "blocks" not in said(race(*field, turn=1), ">25", ">16", 1)


def test_the_second_of_two_pawns_wins_the_race_whatever_its_place() -> None:
    """HT-905; the first one alone is not home."""
    first = said(pair((61, 50), (40, 30), 30, 0), "a>64", "a>63")
    assert "home" not in first
    assert said(pair((64, 61), (40, 30), 8, 0), "b>64", "b>63") == {"home": {"place": 1}}
    assert said(pair((61, 40), (64, 30), 30, 0), "a>64", "a>63")["pawn-home"] == {}


def test_what_the_other_pawn_could_do_next_is_not_said_of_this_one() -> None:
    assert "home-next" not in said(pair((30, 58), (20, 17), 40, 0), "a>33", "a>36")
    assert "back-next" not in said(pair((16, 36), (20, 18), 30, 3), "a>17", "b>38")


def test_going_back_brings_what_the_tortoise_pays_and_not_the_number_left() -> None:
    """HT-403: the number pays whichever way the pawn leaves."""
    game = pair((17, 40), (5, 4), 30, 3)
    assert said(game, "a<15", "a>21")["back"] == {"amount": 20, "left": 70}


def test_a_lettuce_space_ahead_of_both_pawns_is_one_space() -> None:
    assert said(pair((41, 30), (20, 17), 60, 3), "a>42", "a>45")["lettuce"]["spaces"] == 2


def test_lettuce_spaces_are_not_left_behind_for_certain_where_a_hare_decides() -> None:
    game = race([49, 40, 41], [100, 65, 65], [1, 3, 3])
    assert "too-late" in said(game, ">52", ">59")
    assert "too-late" not in said(game, ">52", ">58")


def test_a_tortoise_that_another_takes_first_is_not_promised() -> None:
    game = race([29, 17, 20, 18], [10, 51, 38, 53], [2, 2, 3, 3], turn=2, table="hare(hare=parking)")
    assert "back-next" not in said(game, ">28", ">26", 2)


def test_carrots_that_have_to_be_shed_again_are_no_reason() -> None:
    """HT-850: near the line a full purse is in the way."""
    game = race([55, 20, 13], [60, 15, 59], [0, 3, 2], table="hare(hare=parking)")
    assert "more-carrots" not in said(game, "+10", ">59")


def test_turns_home_are_told_apart_in_whole_numbers_or_not_at_all() -> None:
    game = race([17, 15, 16], [69, 31, 52], [3, 3, 3], table="hare(hare=parking)")
    looked = Looked(game, 0)
    better, worse = looked.features(">26").turns, looked.features(">28").turns
    assert better is not None
    assert worse is not None
    assert worse - better > 0.6
    assert round(better) == round(worse)
    assert "way" not in said(game, ">26", ">28")


def test_turns_home_reckon_with_a_number_that_pays() -> None:
    game = race([8, 14, 13], [75, 65, 30], [3, 3, 2])
    assert "way" not in said(game, ">9", ">12")
    assert "way" in said(game, ">12", ">9")


def test_only_what_the_seat_knows_is_looked_at() -> None:
    """Others' carrots are not known from a position without the memory aid: changing them changes no reason."""
    told = []
    for hidden in ([60, 1, 65], [60, 65, 65]):
        pawns = [{"seat": seat, "name": "a", "space": space} for seat, space in enumerate((26, 25, 4))]
        start = {"turn": 0, "carrots": hidden, "lettuces": [2, 3, 3], "pawns": pawns}
        game = new_game("hare(players=3)", start=start, seed=1)
        told.append(why_better(game, 0, ">32", ">29"))
    assert told[0] == told[1]


def report(*shares: tuple[str, float]) -> list[ActionReport]:
    return [ActionReport(action, 100, share, 1.0, 0.01, 0.5) for action, share in shares]


def test_an_action_is_explained_against_the_strongest_other() -> None:
    game = race([17, 5, 4], [60, 65, 65], [2, 3, 3])
    told = why(game, 0, ">22", report((">22", 0.5), (">18", 0.2), (">21", 0.3)))
    assert told == why_better(game, 0, ">22", ">21")
    assert 1 <= len(told) <= MOST
    assert why(game, 0, ">22", report((">22", 0.5))) == []
    assert why_better(game, 0, ">22", ">22") == []


def test_the_strongest_reason_comes_first() -> None:
    weights = [point.weight for point in points(race([17, 5, 4], [60, 65, 65], [2, 3, 3]), 0, ">22", ">18")]
    assert weights == sorted(weights, reverse=True)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("theme", THEMES)
def test_every_theme_has_a_name_and_a_nudge(theme: str, language: str) -> None:
    assert has(f"hare-theme-{theme}", language)
    nudge = say(nudge_for("hare", theme), language)
    assert nudge[-1] in ".?"
    assert not any(sign in nudge for sign in "<>0123456789")
