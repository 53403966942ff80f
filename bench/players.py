"""Figures of the bots: policy games and simulations per second, and how long the search takes to compile."""

from __future__ import annotations

import tempfile
import time
from typing import Any

from .engine import run_python

RULESET = "hare(edition=gibsons-2010,players=4)"


def policies(seconds: float) -> dict[str, float]:
    """Complete games per second on one core: the playout policy (a strategist with more noise), and the strategist."""
    from festina import new_game
    from festina.bots.playing import play_policies

    game = new_game(RULESET)
    figures = {}
    for name, noise in (("playout_games_per_second", 100), ("strategist_games_per_second", 25)):
        players = [f"strategist:{noise}"] * 4
        play_policies(game.definition, game.table, players, 10, 1)
        played, spent, seed = 0, 0.0, 2
        while spent < seconds:
            result = play_policies(game.definition, game.table, players, 2000, seed)
            played += int((result.lengths > 0).sum())
            spent += result.seconds
            seed += 1
        figures[name] = played / spent
    return figures


def simulations(seconds: float) -> dict[str, float]:
    """Simulations per second from the opening, one core, by game (in hare, playouts end after 12 decisions)."""
    from festina import new_game
    from festina.bots import make_bot
    from festina.bots.searching import warm_up_search
    from festina.registry import definitions

    figures = {}
    for name, definition in definitions().items():
        warm_up_search(definition, wait=True)
        game = new_game(RULESET if name == "hare" else f"{name}(players=4)", seed=1)
        seat = game.to_act[0]
        assert isinstance(seat, int)
        bot = make_bot(f"search:ms={int(seconds * 1000)}", game.definition, game.table, seat, 1)
        view, events = game.view(seat), game.events(seat)
        begin = time.perf_counter()
        decision = bot.decide(view, events)
        figures[name] = decision.simulations / (time.perf_counter() - begin)
    return figures


def compile_times() -> dict[str, dict[str, float]]:
    """Seconds to compile the search with all it needs, and to fetch it from the cache, by game."""
    from festina import games

    figures: dict[str, dict[str, float]] = {}
    for name in games():
        program = (
            "import time; t = time.perf_counter(); from festina.bots.searching import warm_up_search; "
            "from festina.registry import definitions; "
            f"warm_up_search(definitions()[{name!r}], wait=True); print(time.perf_counter() - t)"
        )
        with tempfile.TemporaryDirectory() as folder:
            cold, cached = (float(run_python(program, {"FESTINA_CACHE": folder})) for _ in range(2))
        figures[name] = {"cold": cold, "cached": cached}
    return figures


def measure(seconds: float) -> dict[str, Any]:
    """All of these."""
    return {"policies": policies(seconds), "simulations_per_second": simulations(seconds), "compile": compile_times()}
