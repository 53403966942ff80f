"""The hand-made players: each does what its description says, everywhere, and reproducibly."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest

from festina import Game, new_game
from festina.bots import describe_bots
from festina.bots.kits import kit_of
from festina.hare.codes import Kind
from festina.hare.table import HareTable
from festina.registry import definitions
from festina.whyfirst.table import WhyFirstTable
from tests.contract.rulesets import all_rulesets, rulesets
from tests.contract.walk import walk

from .helpers import RACES, ask, bot_at, moments, play_out, seats_to_act

#: Players that need no search.
PERSONAS = {
    game: [
        name for name, info in describe_bots().items() if name not in ("search", "level", "cmd") and game in info.games
    ]
    for game in definitions()
}
#: Players with a failing that shows now and then.
FALLIBLE = {"hare": ("trusting", "forgetful", "hasty"), "whyfirst": ("wavering", "narrow")}


@pytest.mark.parametrize("ruleset", all_rulesets()[::5])
def test_every_persona_plays_legally_at_every_table(ruleset: str) -> None:
    for game in moments(ruleset, 5):
        personas = [name for name in PERSONAS[game.definition.name] if name not in kit_of(game.definition).planning]
        for seat, persona in product(seats_to_act(game), personas):
            assert ask(bot_at(game, persona, seat), game).action in game.legal(seat)


@pytest.mark.parametrize("ruleset", [*RACES, *rulesets("whyfirst")])
def test_those_who_plan_play_legally(ruleset: str) -> None:
    for game in moments(ruleset, 12):
        for seat, planner in product(seats_to_act(game), sorted(kit_of(game.definition).planning)):
            assert ask(bot_at(game, planner, seat), game).action in game.legal(seat)


@pytest.mark.parametrize(("game", "persona"), [(game, name) for game in PERSONAS for name in PERSONAS[game]])
def test_the_same_seed_plays_the_same_game(game: str, persona: str) -> None:
    records = []
    for seed in (5, 5, 6):
        played = new_game(game, players=3, seed=4, date="2000-01-01")
        play_out(played, [bot_at(played, persona, seat, seed) for seat in range(3)], limit=40)
        records.append(played.record())
    assert records[0] == records[1]
    if persona == "random":
        assert records[0] != records[2]


def test_random_chooses_uniformly_among_everything() -> None:
    game = new_game("hare(players=3)", seed=1)
    view, legal = game.view(0), game.legal(0)
    bot = bot_at(game, "random")
    chosen = [bot.decide(view, []).action for _ in range(100 * len(legal))]
    counts = [chosen.count(action) for action in legal]
    assert sum(counts) == len(chosen)
    assert all(60 < count < 140 for count in counts)


def test_random_seats_do_not_share_a_stream() -> None:
    game = new_game("hare(players=3)", seed=1)
    streams = [bot_at(game, "random", seat) for seat in range(2)]
    own, other = ([bot.decide(game.view(0), []).action for _ in range(20)] for bot in streams)
    assert own != other


def _forward(game: Game) -> list[int]:
    return [int(text[1:]) for text in game.legal() if text.startswith(">")]


@pytest.mark.parametrize(("persona", "best"), [("dasher", max), ("plodder", min)])
def test_dasher_and_plodder_go_as_far_and_as_near_as_they_can(persona: str, best: Callable[[list[int]], int]) -> None:
    moves = 0
    for game in walk("hare(players=3)").states():
        ahead = _forward(game) if game.to_act and game.to_act != ("chance",) else []
        if ahead and 64 not in ahead:
            seat = game.to_act[0]
            assert isinstance(seat, int)
            assert ask(bot_at(game, persona, seat), game).action == f">{best(ahead)}"
            moves += 1
    assert moves > 20


def test_the_alternator_leaps_and_steps_in_turn() -> None:
    """Also if it is made anew for every decision, as at a server's table."""
    game = new_game("hare(players=3,hare=parking)", seed=1)
    moves = 0
    while moves < 6:
        ahead = _forward(game) if game.to_act == (0,) else []
        if ahead:
            expected = f">{(max, min)[moves % 2](ahead)}"
            assert ask(bot_at(game, "alternator"), game).action == expected
            moves += 1
        game.play(expected if ahead else game.legal()[0])


def test_a_full_purse_is_no_place_to_get_rid_of_carrots() -> None:
    """Two are left, with far too many carrots: they are shed, ten a turn, and both go home."""
    start = {
        "turn": 0,
        "carrots": [190, 5, 215],
        "lettuces": [0, 0, 0],
        "pawns": [{"space": 63}, {"space": 64, "place": 1}, {"space": 55}],
        "finished": [1],
    }
    for spec in ("strategist", "level:2"):
        game = new_game("hare(players=3)", start=start, seed=1)
        play_out(game, [bot_at(game, spec, seat) for seat in range(3)])
        assert len(game.steps) < 80


@pytest.mark.parametrize("persona", [name for name in PERSONAS["hare"] if name != "random"])
def test_everybody_goes_home_when_it_can(persona: str) -> None:
    start = {"turn": 0, "carrots": [15, 65, 65], "lettuces": [0, 3, 3], "pawns": [{"space": 60}, {}, {}]}
    game = new_game("hare(players=3)", start=start)
    assert ask(bot_at(game, persona), game).action == ">64"


def test_the_strategist_eats_rather_than_runs_past_the_last_lettuce() -> None:
    start = {"turn": 0, "carrots": [30, 65, 65], "lettuces": [1, 3, 3], "pawns": [{"space": 55}, {}, {}]}
    game = new_game("hare(players=3)", start=start)
    assert ask(bot_at(game, "strategist:0"), game).action == ">57"


def test_without_lapses_the_fallible_play_as_the_strategist_does() -> None:
    for ruleset, names in (("hare(players=3)", FALLIBLE["hare"]), ("whyfirst(players=3)", FALLIBLE["whyfirst"])):
        for game in moments(ruleset, 5):
            for seat, name in product(seats_to_act(game), names):
                expected = ask(bot_at(game, "strategist:0", seat), game).action
                assert ask(bot_at(game, f"{name}:noise=0,lapses=0", seat), game).action == expected


def test_the_forgetful_one_runs_past_the_last_lettuce() -> None:
    start = {"turn": 0, "carrots": [30, 65, 65], "lettuces": [1, 3, 3], "pawns": [{"space": 55}, {}, {}]}
    game = new_game("hare(players=3)", start=start)
    assert ask(bot_at(game, "forgetful:noise=0,lapses=0"), game).action == ">57"
    assert ask(bot_at(game, "forgetful:noise=0,lapses=100"), game).action != ">57"


def test_the_hasty_one_runs_as_far_as_it_can() -> None:
    game = new_game("hare(players=3)", seed=1)
    assert ask(bot_at(game, "hasty:lapses=100"), game).action == f">{max(_forward(game))}"


def test_the_trusting_one_counts_on_number_spaces_that_will_hardly_pay() -> None:
    """In front it goes for a 4, the strategist for a space that pays the first."""
    start = {"turn": 0, "carrots": [90, 65, 65, 65], "lettuces": [2, 3, 3, 3], "pawns": [{}, {"space": 3}, {}, {}]}
    game = new_game("hare(players=4)", start=start)
    assert isinstance(game.table, HareTable)
    for spec, kind in (("strategist:0", Kind.ONE_FIVE_SIX), ("trusting:noise=0,lapses=100", Kind.FOUR)):
        action = ask(bot_at(game, spec), game).action
        assert game.table.rules.kind[int(action.removeprefix(">"))] == kind


def test_the_strategist_beats_chance() -> None:
    for seed in range(4):
        game = new_game("hare(players=3,until=winner)", seed=seed)
        specs = ["strategist" if seat == seed % 3 else "random" for seat in range(3)]
        play_out(game, [bot_at(game, spec, seat) for seat, spec in enumerate(specs)])
        assert game.outcome is not None
        assert game.outcome.winners == [seed % 3]


def _facing(*cards: str, pawns: tuple[int, ...], played: list[str]) -> Game:
    """Why First? in the second trick, with this hand for seat 0."""
    first = new_game("whyfirst(players=3)", seed=1)
    table = first.table
    assert isinstance(table, WhyFirstTable)
    rest = [text for text, card in zip(table.texts, table.cards, strict=True) for _ in range(card.copies)]
    for card in (*cards, *played):
        rest.remove(card)
    hands = [sorted(cards), sorted(rest[:4]), sorted(rest[4:8])]
    start = {"trick": 2, "pawns": list(pawns), "hands": hands, "played": sorted(played)}
    return new_game("whyfirst(players=3)", start=start)


def test_the_eager_one_runs_and_the_saboteur_plays_on_others() -> None:
    game = _facing("-3", "-2", "+1", "+4", pawns=(0, 3, 1), played=["+1", "+4", "-1"])
    assert ask(bot_at(game, "eager"), game).action == "+4@0"
    assert not ask(bot_at(game, "saboteur"), game).action.endswith("@0")


def test_the_modest_one_stays_just_behind_the_leader() -> None:
    game = _facing("-3", "-2", "+2", "+5", pawns=(0, 3, 1), played=["+1", "+4", "-1"])
    assert ask(bot_at(game, "modest"), game).action == "+2@0"


def test_the_wavering_one_runs_and_the_narrow_one_stays_behind_the_leader_in_a_lapse() -> None:
    game = _facing("-3", "-2", "+2", "+4", pawns=(0, 3, 1), played=["+1", "+4", "-1"])
    for spec, like in (("wavering:noise=0,lapses=100", "eager"), ("narrow:noise=0,lapses=100", "modest")):
        assert ask(bot_at(game, spec), game).action == ask(bot_at(game, like), game).action


def test_wf_107_the_strategist_reckons_with_the_card_it_must_play_on_itself() -> None:
    start = {
        "trick": 4,
        "pawns": [2, 6, -6],
        "hands": [["+1", "+4"], ["+3", "-2"], ["-2", "-2"]],
        "played": ["+1", "+1", "+1", "+3", "+4", "-1", "-1", "-2", "-4"],
    }
    game = new_game("whyfirst(players=3)", start=start)
    assert ask(bot_at(game, "modest"), game).action == "+1@0", "now second, but +4 must follow"
    assert not ask(bot_at(game, "strategist:0"), game).action.endswith("@0")


def test_wf_110_the_strategist_with_the_highest_total_leaves_the_points_to_another() -> None:
    start = {
        "round": 5,
        "trick": 4,
        "pawns": [7, 6, 12],
        "hands": [["+1", "+1"], ["-1", "-4"], ["-2", "-3"]],
        "totals": [10, 4, 0],
        "played": ["+1", "+2", "+2", "+2", "+2", "+3", "+4", "+4", "+5"],
        "last_round": [1, 2, 3],
    }
    game = new_game("whyfirst(players=3)", start=start)
    assert ask(bot_at(game, "modest"), game).action == "+1@0"
    assert ask(bot_at(game, "strategist:0"), game).action == "+1@1"


def test_wf_112_the_strategist_does_not_look_into_other_hands() -> None:
    for game in moments("whyfirst(players=4)", 12):
        seat = seats_to_act(game)[0]
        facts = game.facts()
        others = [hand for other, hand in enumerate(facts["hands"]) if other != seat]
        facts["hands"] = [others.pop() if other != seat else hand for other, hand in enumerate(facts["hands"])]
        facts["chosen"] = [None] * game.players
        del facts["to_act"]  # all of them, now
        swapped = new_game("whyfirst(players=4)", start=facts)
        assert ask(bot_at(game, "strategist", seat), game) == ask(bot_at(swapped, "strategist", seat), swapped)
