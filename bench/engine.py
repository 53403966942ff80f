"""The engine's own figures: playouts, decisions, import and compile times."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from typing import Any

#: What is played for the playout figures: ruleset, and how many games per call.
PLAYOUTS = {"hare": ("hare(edition=gibsons-2010,players=4)", 2_000), "whyfirst": ("whyfirst(players=5)", 20_000)}
LIMIT = 3_000


def playouts(seconds: float) -> dict[str, dict[str, Any]]:
    """Compiled uniform random games on one core, by game."""
    from festina import games
    from festina.lab.simulate import simulate

    figures: dict[str, dict[str, Any]] = {}
    for name, (ruleset, batch) in PLAYOUTS.items():
        if name not in games():
            continue
        simulate(ruleset, games=10, seed=1, limit=LIMIT, workers=1)
        played = decisions = draws = 0
        spent = 0.0
        seed = 1
        while spent < seconds:
            result = simulate(ruleset, games=batch, seed=seed, limit=LIMIT, workers=1)
            played += result.games
            decisions += result.decisions
            draws += result.draws
            spent += result.seconds
            seed += 1
        figures[name] = {
            "ruleset": ruleset,
            "games_per_second": played / spent,
            "decisions_per_second": decisions / spent,
            "steps_per_second": (decisions + draws) / spent,
            "decisions_per_game": decisions / played,
        }
    return figures


def _decision_times(count: int) -> list[float]:
    """Seconds for legal + play + view, at the beginning of games and later on alike."""
    import random

    from festina import new_game

    chooser = random.Random(2)
    times: list[float] = []
    seed = 0
    while len(times) < count:
        game = new_game("hare", seed=seed)
        seed += 1
        for _ in range(200):
            if not game.to_act or len(times) == count:
                break
            begin = time.perf_counter()
            action = chooser.choice(game.legal())
            game.play(action)
            waiting = game.to_act
            game.view(waiting[0] if waiting and waiting[0] != "chance" else None)
            times.append(time.perf_counter() - begin)
    return times


def decisions() -> dict[str, float]:
    """The median decision in milliseconds, interpreted and once warm (each in a process of its own)."""
    figures = {}
    for mode in ("interpreted", "warm"):
        program = f"from bench.engine import print_decision_time; print_decision_time({mode == 'warm'})"
        figures[mode] = float(run_python(program, {"FESTINA_COMPILE": "off"} if mode == "interpreted" else {}))
    return figures


def print_decision_time(warm: bool) -> None:
    """Print the median decision of this process in milliseconds."""
    from festina import warm_up

    if warm:
        warm_up("hare", wait=True)
    _decision_times(50)
    print(1000 * statistics.median(_decision_times(600)))


def import_time() -> float:
    """Seconds for ``import festina``, the median of several processes, without the interpreter's own start."""
    program = "import time; t = time.perf_counter(); import festina; print(time.perf_counter() - t)"
    return statistics.median(float(run_python(program)) for _ in range(7))


def compile_times() -> dict[str, dict[str, float]]:
    """Seconds to compile all that the simulator needs, and to fetch it from the cache, by game."""
    from festina.kernel.switch import twin
    from festina.registry import definitions

    figures: dict[str, dict[str, float]] = {}
    for name, definition in definitions().items():
        with tempfile.TemporaryDirectory() as folder:
            program = (
                "import time; t = time.perf_counter(); import importlib, festina; "
                f"importlib.import_module('{twin(definition.package)}.loops'); print(time.perf_counter() - t)"
            )
            cold, cached = (float(run_python(program, {"FESTINA_CACHE": folder})) for _ in range(2))
        figures[name] = {"cold": cold, "cached": cached}
    return figures


def run_python(program: str, more: dict[str, str] | None = None) -> str:
    """What a program prints, run in a Python process of its own."""
    done = subprocess.run(
        [sys.executable, "-c", program], env={**os.environ, **(more or {})}, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise SystemExit(f"a measuring process failed:\n{done.stderr}")
    return done.stdout


def yardstick(seconds: float = 1.0) -> float:
    """Plain Python loop iterations per second: how fast this machine is now, for comparing runs."""
    count = 0
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        for _ in range(10_000):
            count += 1
    return count / (time.perf_counter() - begin)


if __name__ == "__main__":
    print(json.dumps(playouts(3.0)))
