"""Briefs: what a search is asked is made of what the seat knows, and decides everything that it answers."""

from __future__ import annotations

from base64 import b64decode

import msgspec
import pytest

from festina import BadBot, Game, new_game
from festina.bots.base import Seat
from festina.bots.brief import Brief, SearchTerms, Thought, brief_for, decide_by, terms_of
from festina.bots.kits import kit_of
from festina.bots.searching import warm_up_search
from festina.bots.streams import Streams
from festina.registry import definition_named
from tests.contract.rulesets import rulesets

from .helpers import RACES, ask, bot_at, first_to_act, moments

RACE, CARDS = "hare(players=3)", "whyfirst"
SEED = 5


def _brief(game: Game, spec: str, decision: int = 0) -> Brief:
    seat = first_to_act(game)
    where = Seat(game.definition, game.table, seat, SEED)
    return brief_for(terms_of(spec, game.definition), where, game.view(seat), game.events(seat), decision)


def _think(game: Game, brief: Brief) -> Thought:
    warm_up_search(game.definition, wait=True)
    return Streams(game.definition, kit_of(game.definition).knowledge(game.table)).think(brief)


@pytest.mark.parametrize("ruleset", [*RACES, *rulesets("whyfirst")])
def test_a_brief_lists_the_legal_actions_with_their_codes(ruleset: str) -> None:
    for game in moments(ruleset, 4):
        brief = _brief(game, "search")
        assert [action.text for action in brief.actions] == game.legal(brief.seat)
        layout = game.definition.state_layout
        state = layout.cursor(bytearray(b64decode(brief.world)))
        for action in brief.actions:
            assert game.definition.action_text(game.table, state, brief.seat, action.code) == action.text


@pytest.mark.parametrize("ruleset", [RACE, CARDS])
def test_a_brief_is_plain_data(ruleset: str) -> None:
    brief = _brief(next(moments(ruleset, 1)), "champion:sims=70,threads=2,goal=places")
    assert msgspec.json.decode(msgspec.json.encode(brief), type=Brief) == brief
    assert (brief.sims, brief.ms, brief.threads, brief.learned, brief.places) == (70, 0, 2, True, True)
    assert 0 <= int(brief.key) < 2**64


@pytest.mark.xdist_group("search")
@pytest.mark.parametrize("ruleset", [RACE, CARDS])
@pytest.mark.parametrize("spec", ["search:sims=200", "search:sims=150,threads=2,seed=3", "champion:sims=100"])
def test_what_a_bot_decides_follows_from_its_brief(ruleset: str, spec: str) -> None:
    game = next(moments(ruleset, 1))
    seat = first_to_act(game)
    warm_up_search(game.definition, wait=True)
    bot = bot_at(game, spec, seat, SEED)
    for decision in range(2):
        brief = _brief(game, spec, decision)
        assert decide_by(_think(game, brief), brief, kit_of(game.definition).mixes) == ask(bot, game)


def test_what_lies_hidden_in_a_brief_does_not_depend_on_what_is_true() -> None:
    """Two games that look alike to the seat that acts, but in which others hold other cards."""
    game = new_game(CARDS, seed=1)
    facts = game.facts()
    seat = first_to_act(game)
    others = [number for number in range(game.players) if number != seat]
    hands = facts["hands"]
    hands[others[0]], hands[others[1]] = hands[others[1]], hands[others[0]]
    swapped = new_game(CARDS, start=facts)
    same = new_game(CARDS, start=game.facts())
    assert swapped.facts()["hands"] != same.facts()["hands"]
    assert _brief(swapped, "champion") == _brief(same, "champion")


def test_tables_with_the_same_plan_share_its_key() -> None:
    keys = [_brief(new_game(text, seed=1), "search").knowledge for text in (RACE, "hare(players=4)", "hare(hare=nap)")]
    assert keys[0] == keys[1] != keys[2]
    assert _brief(new_game(CARDS, seed=1), "search").knowledge is None


def test_a_level_stands_for_its_search() -> None:
    game = definition_named("hare")
    assert terms_of("level:10", game) == terms_of(kit_of(game).levels[-1], game)
    assert terms_of("search", game).sims > 0


@pytest.mark.parametrize("spec", ["random", "level:1", "strategist"])
def test_a_bot_that_does_not_search_has_no_brief(spec: str) -> None:
    with pytest.raises(BadBot) as refused:
        terms_of(spec, definition_named("hare"))
    assert refused.value.message.key == "bot-no-search"


@pytest.mark.parametrize("spec", ["no-such-bot", "./program.py"])
def test_no_program_and_no_unknown_bot_is_briefed(spec: str) -> None:
    with pytest.raises(BadBot):
        terms_of(spec, definition_named("hare"))


def test_in_a_hurry_the_time_is_the_shorter_one() -> None:
    terms = SearchTerms(learned=False, places=False, sims=0, ms=500, threads=4, seed=0)
    assert terms.within(0.2).ms == 200
    assert terms.within(2.0).ms == 500
    assert terms.within(2.0, one_core=True).threads == 1
    assert terms.within(0.0).ms == 1
