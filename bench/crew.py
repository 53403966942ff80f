"""What benches of players share: work spread over processes, and the weights that are measured."""

from __future__ import annotations

import lzma
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import TypeVar

from rich.console import Console
from rich.progress import track

from festina.bots.kits import AnyKit, kit_of
from festina.registry import definition_named

T = TypeVar("T")
R = TypeVar("R")


def kit_named(game: str) -> AnyKit:
    """The kit of a game that has learned something."""
    kit = kit_of(definition_named(game))
    if kit.weights is None or kit.net_layout is None or kit.tree_layout is None:
        raise SystemExit(f"{game} has no learned judgement")
    return kit


def weights_from(kit: AnyKit, file: Path | None) -> bytes:
    """The learned weights: those of the package, or of a training run's ``weights.bin.xz``."""
    assert kit.weights is not None
    assert kit.net_layout is not None
    net = lzma.decompress(file.read_bytes()) if file else kit.weights()
    if len(net) != kit.net_layout.size:
        raise SystemExit("these weights are of another network")
    return net


def all_of(work: Callable[[T], R], tasks: Sequence[T], workers: int, label: str) -> list[R]:
    """The results of all tasks, in order; progress goes to stderr. One worker is this process itself."""
    console = Console(stderr=True)
    if workers == 1:
        return list(track(map(work, tasks), label, len(tasks), console=console))
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        return list(track(pool.map(work, tasks), label, len(tasks), console=console))
