"""A new bot is one class and one registration, from this package or another; a game without a kit is not left alone."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

import festina
from festina import registry
from festina.bots import BadBot, bot_spec, describe_bots, make_bot
from festina.bots.kits import find_kit, kit_of
from festina.bots.registry import bot_classes
from festina.hare.definition import HareAndTortoise
from festina.registry import definitions

from .helpers import ask

_MODULE = """
from typing import ClassVar

from festina.bots import Bot, BotSpec, Decision, Parameter, Seat
from festina.bots.base import legal_actions


class LastBot(Bot):
    name: ClassVar[str] = "last"
    parameters: ClassVar[tuple[Parameter, ...]] = (Parameter("back", 1, 1, 9),)

    def __init__(self, seat: Seat, back: int) -> None:
        super().__init__(seat)
        self.back = back

    @classmethod
    def build(cls, spec: BotSpec, seat: Seat) -> Bot:
        return cls(seat, spec.number("back"))

    def decide(self, view, events) -> Decision:
        return Decision(legal_actions(view)[-self.back])


class ForCardsBot(LastBot):
    name: ClassVar[str] = "cards"
    games: ClassVar[tuple[str, ...]] = ("whyfirst",)


class SecondRandom(LastBot):
    name: ClassVar[str] = "random"


BOTS = [LastBot, ForCardsBot]
NONE = 5
"""


@pytest.fixture
def _restored() -> Iterator[None]:
    """What is found in a test is forgotten after it."""
    bot_classes.cache_clear()
    yield
    bot_classes.cache_clear()
    sys.modules.pop("more_bots", None)


@pytest.fixture
def entry(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, _restored: None) -> Path:
    """A distribution that is installed, with the bots above; the file with its entry points."""
    (tmp_path / "more_bots.py").write_text(_MODULE, encoding="utf-8")
    info = tmp_path / "more_bots-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: more-bots\nVersion: 1.0\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    return info / "entry_points.txt"


@pytest.mark.parametrize("named", ["LastBot", "BOTS"])
def test_another_package_registers_a_class_or_a_list(named: str, entry: Path) -> None:
    entry.write_text(f"[festina.bots]\nmore = more_bots:{named}\n", encoding="utf-8")
    game = festina.new_game("hare(players=3)", seed=1)
    with game.bot("last:2", seat=0) as player:
        assert player.spec == "last:2"
        assert player.decide().action == game.legal()[-2]
    info = describe_bots()["last"]
    assert info.games == tuple(definitions())
    assert str(info.description) == "A bot of the package more_bots."
    assert ("cards" in bot_classes()) == (named == "BOTS")


def test_such_a_bot_is_refused_in_games_it_does_not_play(entry: Path) -> None:
    entry.write_text("[festina.bots]\nmore = more_bots:BOTS\n", encoding="utf-8")
    assert bot_spec("cards", "whyfirst").text == "cards"
    with pytest.raises(BadBot, match=r"cards does not play hare; these do: random, .*last"):
        bot_spec("cards", "hare")
    with pytest.raises(BadBot, match=r"back of last must be a whole number from 1 to 9"):
        bot_spec("last:10")


@pytest.mark.parametrize(
    ("named", "said"),
    [
        ("more_bots:SecondRandom", "there is a bot 'random' already"),
        ("more_bots:NONE", "is not a bot"),
        ("more_bots:Missing", "cannot be loaded"),
        ("no_such_module:Bot", "cannot be loaded"),
    ],
)
def test_what_cannot_be_registered_is_left_out_with_a_warning(named: str, said: str, entry: Path) -> None:
    usual = list(_quiet_names())
    entry.write_text(f"[festina.bots]\nmore = {named}\n", encoding="utf-8")
    bot_classes.cache_clear()
    with pytest.warns(UserWarning, match=said):
        assert list(bot_classes()) == usual


def _quiet_names() -> Iterator[str]:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        yield from bot_classes()


class _Bare(HareAndTortoise):
    """A game as another package would bring it, without a kit."""

    name = "bare"
    package = "bare"


def test_a_game_without_a_kit_has_random_and_programs_and_words_for_the_others() -> None:
    game, bare = festina.new_game("hare(players=3)", seed=1), _Bare()
    assert find_kit(bare) is None
    assert ask(make_bot("random", bare, game.table, 0, 5), game).action in game.legal()
    for spec in ("strategist", "search:ms=300", "level:3", "dasher"):
        with pytest.raises(BadBot, match=rf"{spec.partition(':')[0]} does not play bare; these do: random, cmd"):
            make_bot(spec, bare, game.table, 0, 5)
    with pytest.raises(BadBot, match="no player kit"):
        kit_of(bare)


_KIT = """
from dataclasses import replace

from festina.bots.hare.kit import KIT as HOUSE

KIT = replace(HOUSE, package="bare", tree_layout=None, levels=("random", "strategist"), bots=())
"""


@pytest.fixture
def own_kit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The package of the game above is there, and has a kit: without a search, with two levels."""
    (tmp_path / "bare").mkdir()
    (tmp_path / "bare" / "__init__.py").touch()
    (tmp_path / "bare" / "kit.py").write_text(_KIT, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    registry._attribute.cache_clear()
    yield
    registry._attribute.cache_clear()
    for name in ("bare", "bare.kit"):
        sys.modules.pop(name, None)


def test_a_game_of_another_package_brings_its_own_kit(own_kit: None) -> None:
    game, bare = festina.new_game("hare(players=3)", seed=1), _Bare()
    for spec in ("strategist:0", "level:2"):
        bot = make_bot(spec, bare, game.table, 0, 5)
        assert bot.seat.spec == spec
        assert ask(bot, game).action in game.legal()
    with pytest.raises(BadBot, match=r"bare has no level 3; it has: 1, 2\."):
        make_bot("level:3", bare, game.table, 0, 5)
    with pytest.raises(BadBot, match=r"search does not play bare"):
        make_bot("search", bare, game.table, 0, 5)
