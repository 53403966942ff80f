"""What a module of WebAssembly weighs, and how fast it is beside native code in the same run.

Both sides keep their memory from search to search, as bots and a page's workers do, so the first search is the slowest.
"""

from __future__ import annotations

import subprocess
import tempfile
import time
from base64 import b64encode
from importlib import import_module
from pathlib import Path
from runpy import run_path
from typing import Any, Final

import numpy as np

from festina import Game, new_game
from festina.bots.base import Seat
from festina.bots.brief import Brief, brief_for, terms_of
from festina.bots.kits import kit_of
from festina.bots.searching import warm_up_search
from festina.bots.streams import Streams
from festina.kernel.log import LOG
from festina.kernel.scratch import SCRATCH
from festina.kernel.switch import twin
from tests.wasm.conftest import WEB, Node, running_node
from web.wasm.build import DEVICE, build, manifest

#: What is played: ruleset, games per call, decisions before the position that is thought about.
PLAYED: Final = {"hare": ("hare(players=4)", 1_000, 12), "whyfirst": ("whyfirst(players=4)", 4_000, 3)}
LIMIT: Final = 3_000
SPECS: Final = ("search:sims=4000", "champion:sims=4000")
_PACK: Final = "console.log(require('zlib').brotliCompressSync(require('fs').readFileSync(process.argv[1])).length)"


def device_figures(runs: int) -> dict[str, Any]:
    """By game: bytes, and speeds as a part of native code's (computing time, the best of several runs, by turns)."""
    build()
    with tempfile.TemporaryDirectory() as folder, running_node(DEVICE, Path(folder)) as node:
        return {game: {**_sizes(game), **_speeds(game, node, Path(folder), runs)} for game in sorted(PLAYED)}


def _sizes(game: str) -> dict[str, int]:
    program = run_path(str(WEB / "build.py"))["node"]()[0]
    files = manifest()[game]

    def packed(name: str) -> int:
        command = [program, "-e", _PACK, str(DEVICE / files[name])]
        return int(subprocess.run(command, capture_output=True, text=True, check=True).stdout)

    return {"module_bytes": packed("module"), "weights_bytes": packed("weights")}


def _speeds(game: str, node: Node, folder: Path, runs: int) -> dict[str, Any]:
    ruleset, games, moves = PLAYED[game]
    position = new_game(ruleset, seed=5)
    for _ in range(moves):
        seat = position.to_act[0]
        position.play(position.legal(seat)[-1], seat)
    warm_up_search(position.definition, wait=True)
    streams = Streams(position.definition, kit_of(position.definition).knowledge(position.table))
    know = folder / "know"
    know.write_bytes(kit_of(position.definition).knowledge(position.table).buffer)
    where = {"game": game, "rules": b64encode(position.table.rules.buffer).decode()}
    best: dict[str, float] = {}
    for run in range(runs):
        for spec in SPECS:
            brief = _brief(position, spec)
            given = {"brief": brief.as_dict(), "knowledge": str(know) if brief.knowledge else None}
            there = node.ask("pace", key=str(run), games=games, limit=LIMIT, **given, **where)
            name = spec.partition(":")[0]
            figures = {
                "decisions": there["decisions"],
                "decisions native": _decisions(position, games, run),
                name: there["simulations"],
                f"{name} native": _simulations(streams, brief),
            }
            best |= {key: max(value, best.get(key, 0.0)) for key, value in figures.items()}
    names = ("decisions", *(spec.partition(":")[0] for spec in SPECS))
    return {
        **{f"{name}_per_second": round(best[name]) for name in names},
        **{f"{name}_of_native": round(best[name] / best[f"{name} native"], 2) for name in names},
    }


def _brief(position: Game, spec: str) -> Brief:
    seat = position.to_act[0]
    assert isinstance(seat, int)
    where = Seat(position.definition, position.table, seat, 3)
    return brief_for(terms_of(spec, position.definition), where, position.view(seat), position.events(seat))


def _decisions(position: Game, games: int, key: int) -> float:
    loops = import_module(f"{twin(position.definition.package)}.loops")
    lengths, winners = np.zeros(games, np.int64), np.zeros(games, np.int64)
    given = (
        np.zeros(2, position.definition.state_layout.dtype),
        position.definition.rules_layout.record(bytearray(position.table.rules.buffer)),
        np.uint64(key),
    )
    scratch, log = SCRATCH.record(bytearray(SCRATCH.size)), LOG.record(bytearray(LOG.size))
    began = time.process_time()
    loops.play_many(*given, 0, LIMIT, lengths, winners, scratch, log)
    return float(np.abs(lengths).sum()) / (time.process_time() - began)


def _simulations(streams: Streams, brief: Brief) -> float:
    began = time.process_time()
    return streams.think(brief).simulations / (time.process_time() - began)
