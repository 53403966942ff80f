"""``make bench``: our figures and, measured in the same run, those of other engines; a table, then one JSON line.

python -m bench.run [--seconds 5] [--no-peers]
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from . import engine, players

ROOT = Path(__file__).resolve().parent.parent

#: What we want to reach against each peer: its figure, ours, and the ratio aimed at.
RATIOS = (
    ("catanatron", "per_second", "decisions_per_second", 200),
    ("chess", "per_second", "decisions_per_second", 100),
    ("socha", "per_second", "decisions_per_second", 50),
    ("open_spiel_maedn", "per_second", "decisions_per_second", 3),
    ("open_spiel_maedn", "steps_per_second", "steps_per_second", 3),
    ("open_spiel_mcts", "per_second", "simulations_per_second", 3),
)


def peers(seconds: float) -> list[dict[str, Any]]:
    """The other engines' figures, from an environment of their own."""
    command = [sys.executable, str(ROOT / "bench/peers/run_all.py"), "--venv", str(ROOT / ".bench-venv"), "--json"]
    done = subprocess.run([*command, "--seconds", str(seconds)], stdout=subprocess.PIPE, text=True, check=False)
    try:
        figures: list[dict[str, Any]] = json.loads(done.stdout)
    except ValueError:
        raise SystemExit("the other engines could not be measured; --no-peers leaves them out") from None
    return figures


def line(label: str, value: str, aim: str = "") -> None:
    """One row of the table."""
    print(f"  {label:<62}{value:>16}   {aim}", flush=True)


def show_ratios(ours: dict[str, float], theirs: list[dict[str, Any]]) -> dict[str, float]:
    """Side by side: our playouts against each peer."""
    print("\nSide by side (ratio, ours to theirs)")
    ratios: dict[str, float] = {}
    found = {figure["peer"]: figure for figure in theirs}
    for peer, theirs_key, ours_key, aim in RATIOS:
        figure = found.get(peer, {})
        if theirs_key not in figure:
            line(f"{peer}: {figure.get('error', 'not measured')}", "-")
            continue
        ratio = ours[ours_key] / figure[theirs_key]
        ratios[f"{peer}.{theirs_key}"] = ratio
        line(
            f"{peer} {figure.get('version', '')} {theirs_key} ({figure[theirs_key]:,.0f}/s)",
            f"{ratio:,.1f}",
            f"at least {aim}",
        )
    return ratios


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Measure the engine, side by side with others.")
    parser.add_argument("--seconds", type=float, default=5.0, help="how long each playout is measured (5)")
    parser.add_argument("--no-peers", action="store_true", help="leave the other engines out")
    arguments = parser.parse_args()

    report: dict[str, Any] = {"yardstick": engine.yardstick()}
    print("Compiled random games, one core")
    report["playouts"] = engine.playouts(arguments.seconds)
    for name, figures in report["playouts"].items():
        aim = "at least 5,000,000" if name == "hare" else ""
        line(f"{figures['ruleset']}: decisions per second", f"{figures['decisions_per_second']:,.0f}", aim)
        aim = "at least 40,000" if name == "whyfirst" else ""
        line("  complete or cut games per second", f"{figures['games_per_second']:,.0f}", aim)
    print("\nOne decision (legal + play + view), median, milliseconds")
    report["decision_ms"] = engine.decisions()
    line("interpreted", f"{report['decision_ms']['interpreted']:.2f}", "within 4")
    line("once warm", f"{report['decision_ms']['warm']:.2f}", "within 0.5")
    print("\nWaiting, seconds")
    report["import_seconds"] = engine.import_time()
    line("import festina", f"{report['import_seconds']:.3f}", "under 0.3")
    report["compile_seconds"] = engine.compile_times()
    for name, figures in report["compile_seconds"].items():
        line(f"{name}: compile all the simulator needs", f"{figures['cold']:.1f}", "under 30")
        line(f"{name}: the same from the cache", f"{figures['cached']:.2f}", "under 2")
    print("\nPlayers, hare(edition=gibsons-2010,players=4) from the opening, one core")
    report["players"] = players.measure(arguments.seconds)
    line(
        "playout policy: complete games per second",
        f"{report['players']['policies']['playout_games_per_second']:,.0f}",
        "at least 20,000",
    )
    line(
        "strategist: complete games per second",
        f"{report['players']['policies']['strategist_games_per_second']:,.0f}",
        "at least 5,000",
    )
    for name, rate in report["players"]["simulations_per_second"].items():
        line(f"{name}: search simulations per second", f"{rate:,.0f}", "at least 10,000" if name == "hare" else "")
    for name, figures in report["players"]["compile"].items():
        line(f"{name}: compile the search, seconds", f"{figures['cold']:.1f}", "at most 60")
        line(f"{name}: the same from the cache", f"{figures['cached']:.2f}", "at most 3")
    if not arguments.no_peers:
        report["peers"] = peers(arguments.seconds)
        report["ratios"] = show_ratios(
            {
                **report["playouts"]["hare"],
                "simulations_per_second": report["players"]["simulations_per_second"]["hare"],
            },
            report["peers"],
        )
    print("\n" + json.dumps(report))


if __name__ == "__main__":
    main()
