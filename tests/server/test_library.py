"""What the server tells of games, beside tables: a race to watch, and words by parts."""

from __future__ import annotations

from collections.abc import Callable

from festina.bots.levels import LEVELS
from festina.registry import definitions

from .client import Person


def test_a_race_of_bots_can_be_watched(person: Callable[..., Person]) -> None:
    somebody = person()
    race = somebody.ask("GET", "/api/demo")
    assert race["game"] == "hare"
    assert all(name.startswith("level:") for name in race["names"])
    assert race["outcome"] is not None
    assert len(race["frames"]) > 40
    assert somebody.ask("GET", "/api/demo?game=hare") == race
    assert somebody.ask("GET", "/api/demo?game=whyfirst", status=404)["error"]["key"] == "server-no-demo"
    assert somebody.ask("GET", "/api/demo?game=chess", status=400)["error"]["key"] == "ruleset-no-such-game"


def test_every_game_has_its_levels_and_no_program_is_offered(person: Callable[..., Person]) -> None:
    told = person().ask("GET", "/api/bots")
    assert told["levels"] == {game: list(LEVELS) for game in definitions()}
    assert not any(bot["foreign"] for bot in told["bots"])


def test_words_come_in_two_parts_without_what_the_terminal_says(person: Callable[..., Person]) -> None:
    somebody = person()
    parts = ("", "?part=start", "?part=rest")
    whole, start, rest = (somebody.http.get(f"/api/locales/de{part}").text for part in parts)
    keys = {line.partition(" = ")[0] for line in whole.splitlines() if " = " in line and line[0].isalpha()}

    def has(text: str, key: str) -> bool:
        return f"\n{key} = " in f"\n{text}"

    twice = [key for key in keys if has(start, key) and has(rest, key)]
    missing = {key for key in keys if not has(start, key) and not has(rest, key)}
    assert twice == []
    assert has(start, "web-home-race")
    assert missing
    assert not any(key.startswith(("web-", "hare-", "whyfirst-", "server-")) for key in missing)


def test_a_ruleset_says_about_how_long_it_takes(person: Callable[..., Person]) -> None:
    somebody = person()

    def minutes(ruleset: str) -> int:
        found: int = somebody.ask("GET", f"/api/setting?ruleset={ruleset}")["minutes"]
        return found

    assert minutes("hare(players=3)") < minutes("hare(players=4)") == 25 < minutes("hare(players=6)")
    assert minutes("whyfirst") == 10
