"""A training run: generation after generation, each learned from the games of the best one so far.

Everything a run needs to go on stands in its folder. ``state.npz`` has the weights that learn, the best ones, what the
learner remembers, and the journal. ``positions-N.npz`` has what generation N left to learn from; it is removed when the
run no longer learns from it. A generation's positions are written before the state, which is replaced as a whole: a run
that is killed at any moment goes on after the last generation in its state. ``journal.jsonl`` (a line per generation)
and ``weights.bin.xz`` (the best weights) are copies out of the state, for readers.

The same version, seed and settings give the same weights on the same machine, however often the run was interrupted.
The rate of learning falls over the generations that were asked for: asking for more of them later is another run.
"""

from __future__ import annotations

import lzma
import multiprocessing
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from typing import Any, Protocol, TypeVar
from zipfile import BadZipFile

import msgspec
import numpy as np

from ... import __version__
from ...bots.kits import kit_of
from ...kernel.data import Data
from ...kernel.errors import FestinaError
from ...registry import definition_named
from ..sprt import SprtReport
from .games import Task, play_order
from .gate import gate, play_round
from .learner import Learner, Weights
from .lineups import SEARCHING_FROM, orders
from .positions import Positions

_BATCH = 1024
#: Generations whose positions are learned from together.
_MEMORY = 6
_FIRST_RATE, _LAST_RATE = 1.5e-3, 5e-5
#: The first rate of a run that begins with weights.
_NEXT_RATE = 1.5e-4
#: The part of a game's positions that is kept: neighbours teach much the same.
_KEPT = 0.5

T = TypeVar("T")
R = TypeVar("R")


class _All(Protocol):
    """Does a piece of work to everything, in whichever processes there are; the results come in order."""

    def __call__(self, work: Callable[[T], R], what: Iterable[T], /) -> list[R]: ...


class Settings(Data, frozen=True):
    """What a run depends on."""

    game: str
    seed: int
    generations: int
    #: Orders of games per generation, and games per order.
    orders: int
    games: int
    #: The most rounds of a gate.
    rounds: int
    #: What the run begins with: nothing, or the fingerprint of weights.
    begin: str = ""


class Generation(Data, frozen=True):
    """What came of a generation."""

    number: int
    positions: int
    rate: float
    loss: float
    rank_loss: float
    held_out_loss: float
    gate: SprtReport | None
    accepted: bool
    #: The fingerprint of its weights; None if it was not accepted.
    weights: str | None
    #: Festina's version.
    version: str
    seconds: float


def fingerprint(weights: bytes) -> str:
    """What weights are named by: the beginning of the SHA-256 of the whole numbers (``xz -dc weights.bin.xz``)."""
    return sha256(weights).hexdigest()[:16]


class Watcher:
    """Is called as a run goes on; this one ignores it all."""

    def begins(self, generation: int, generations: int, tasks: int) -> None:
        """The games of a generation begin."""

    def played(self, done: int) -> None:
        """So many tasks of a generation are done."""

    def learned(self, part: float) -> None:
        """So much of a generation's positions was gone through."""

    def ended(self, generation: Generation) -> None:
        """A generation has ended."""


class Run:
    """A run in a folder; it goes on where it was left."""

    def __init__(
        self, folder: Path, settings: Settings, workers: int, watcher: Watcher | None = None, begin: bytes = b""
    ) -> None:
        """``begin``: weights to begin with, as whole numbers; without them hand-made players begin."""
        settings = msgspec.structs.replace(settings, begin=fingerprint(begin) if begin else "")
        self.folder, self.settings, self._workers = folder, settings, workers
        self._watcher = watcher or Watcher()
        definition = definition_named(settings.game)
        self._kit = kit_of(definition)
        if self._kit.net_layout is None or not self._kit.training:
            raise FestinaError("train-no-net", game=settings.game)
        fields = {field.name: field.shape for field in self._kit.net_layout.fields}
        self._inputs, self._shared = fields["first"][0], fields["shared"][0]
        self.journal: list[Generation] = []
        self._memory: list[Positions] = []
        folder.mkdir(parents=True, exist_ok=True)
        self._load(begin)

    @property
    def best(self) -> bytes:
        """The best judgement so far, as whole numbers."""
        assert self._kit.net_layout is not None
        return self._best.whole(self._kit.net_layout)

    def go_on(self) -> None:
        """Play and learn until all generations have ended."""
        with _shared_out(self._workers) as each_of:

            def all_of(work: Callable[[T], R], what: Iterable[T], /) -> list[R]:
                done = []
                for result in each_of(work, what):
                    done.append(result)
                    self._watcher.played(len(done))
                return done

            for number in range(len(self.journal), self.settings.generations):
                self._one(number, all_of)

    def _one(self, number: int, all_of: _All) -> None:
        settings, began = self.settings, time.monotonic()
        stage = number + SEARCHING_FROM if settings.begin else number
        given = orders(self._kit, self._kit.training, stage, settings.orders, settings.games, settings.seed)
        self._watcher.begins(number, settings.generations, len(given))
        tasks = [Task(order, self.best, _KEPT) for order in given]
        found = all_of(play_order, tasks)
        # Whole orders are held out: positions of one game resemble each other.
        held_out = Positions.together(found[:: max(len(found) // 6, 2)])
        self._memory.append(Positions.together([each for i, each in enumerate(found) if i % max(len(found) // 6, 2)]))
        del self._memory[:-_MEMORY]
        positions = Positions.together(self._memory)
        done = number / max(settings.generations - 1, 1)
        first = _NEXT_RATE if settings.begin else _FIRST_RATE
        rate = first * (_LAST_RATE / first) ** done
        loss = rank = 0.0
        for epoch in range(3 if number == 0 else 2):
            seed = settings.seed * 1000 + number * 10 + epoch
            loss, rank = self._learner.epoch(positions, rate, _BATCH, seed, self._watcher.learned)
        candidate = self._learner.average.whole(self._kit.net_layout)  # type: ignore[arg-type]  # checked at the beginning
        report = None
        if stage:
            report = gate(
                candidate, self.best, self._kit.training, settings.rounds, settings.seed + number,
                lambda matches: all_of(play_round, matches),
            )  # fmt: skip
        accepted = report is None or report.verdict == "high" or (report.verdict is None and report.llr > 0)
        if accepted:
            self._best.flat[:] = self._learner.average.flat
        generation = Generation(
            number=number,
            positions=len(positions),
            rate=rate,
            loss=loss,
            rank_loss=rank,
            held_out_loss=self._learner.loss(held_out)[0],
            gate=report,
            accepted=accepted,
            weights=fingerprint(self.best) if accepted else None,
            version=__version__,
            seconds=time.monotonic() - began,
        )
        self.journal.append(generation)
        self._save()
        self._watcher.ended(generation)

    # ---- the folder

    def _load(self, begin: bytes) -> None:
        settings, state = self.folder / "settings.json", self.folder / "state.npz"
        if begin:
            assert self._kit.net_layout is not None
            self._best = Weights.of(begin, self._kit.net_layout, self._inputs, self._shared)
            self._weights = Weights.of(begin, self._kit.net_layout, self._inputs, self._shared)
        else:
            self._best = Weights.zeros(self._inputs, self._shared)
            self._weights = Weights.begin(self._inputs, self._shared, self.settings.seed)
        self._learner = Learner(self._weights)
        if settings.exists():
            before = msgspec.json.decode(settings.read_bytes(), type=Settings)
            if msgspec.structs.replace(before, generations=self.settings.generations) != self.settings:
                raise FestinaError("train-other-settings", folder=str(self.folder))
        if state.exists():
            self._recall(state)
            self._follow_state()
        _write(settings, msgspec.json.format(msgspec.json.encode(self.settings)))

    def _recall(self, state: Path) -> None:
        with np.load(state) as kept:
            if "journal" not in kept or len(kept["weights"]) != len(self._weights.flat):
                raise FestinaError("train-other-network", folder=str(self.folder))
            self._weights.flat[:] = kept["weights"]
            self._best.flat[:] = kept["best"]
            self._learner.average.flat[:] = kept["average"]
            self._learner.resume(kept["mean"], kept["square"], int(kept["steps"]))
            lines = kept["journal"].tobytes().splitlines()
        self.journal = [msgspec.json.decode(line, type=Generation) for line in lines]
        for file in self._remembered():
            try:
                with np.load(file) as found:
                    self._memory.append(Positions(**found))
            except (OSError, EOFError, BadZipFile, ValueError, TypeError):
                raise FestinaError("train-no-positions", folder=str(self.folder), file=file.name) from None

    def _save(self) -> None:
        _write(self._remembered()[-1], _packed(np.savez_compressed, vars(self._memory[-1])))
        mean, square, steps = self._learner.state()
        state = {
            "weights": self._weights.flat,
            "average": self._learner.average.flat,
            "best": self._best.flat,
            "mean": mean,
            "square": square,
            "steps": steps,
            "journal": np.frombuffer(self._lines(), np.uint8),
        }
        _write(self.folder / "state.npz", _packed(np.savez, state))
        self._follow_state()

    def _follow_state(self) -> None:
        """Remove positions that are no longer learned from; write the journal and the best weights, for readers."""
        for file in set(self.folder.glob("positions-*.npz")) - set(self._remembered()):
            file.unlink()
        _write(self.folder / "journal.jsonl", self._lines())
        _write(self.folder / "weights.bin.xz", lzma.compress(self.best, preset=9))

    def _lines(self) -> bytes:
        return b"".join(msgspec.json.encode(generation) + b"\n" for generation in self.journal)

    def _remembered(self) -> list[Path]:
        """The files with the positions of the generations that are learned from, the newest last."""
        return [self.folder / f"positions-{generation.number}.npz" for generation in self.journal[-_MEMORY:]]


@contextmanager
def _shared_out(workers: int) -> Iterator[Callable[[Callable[[T], R], Iterable[T]], Iterable[R]]]:
    """A ``map`` whose work is done by so many processes; one worker is this process itself."""
    if workers == 1:
        yield map
        return
    with ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn")) as pool:
        yield pool.map


def _packed(save: Callable[..., None], arrays: dict[str, Any]) -> bytes:
    """Arrays as the bytes of an npz file."""
    buffer = BytesIO()
    save(buffer, **arrays)
    return buffer.getvalue()


def _write(file: Path, content: bytes) -> None:
    """Write a file as a whole: whoever reads it finds it as it was before, or complete."""
    unfinished = file.with_name(f"{file.name}.new")
    unfinished.write_bytes(content)
    unfinished.replace(file)
