"""Worker processes that play an arena's games; whatever happens to the arena, none of them outlives it."""

from __future__ import annotations

import multiprocessing
import signal
import sys
import threading
import traceback
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess

from ..kernel.errors import FestinaError
from .referee import Job, Played, Referee
from .seating import Seating

#: Seconds for a worker to take leave of its bots.
_GRACE = 3.0


def play_all(job: Job, seatings: Iterable[Seating], workers: int) -> Generator[Played, None, None]:
    """Play all games, in the order in which they are finished; one worker is this process itself."""
    if workers == 1:
        referee = Referee(job)
        referee.warm_up()
        yield from map(referee.play, seatings)
        return
    crew = _Crew(job)
    waiting = iter(seatings)
    try:
        for seating in islice(waiting, workers):
            crew.hire(seating)
        while crew.given:
            for end in wait(list(crew.given)):
                assert isinstance(end, Connection)
                played = crew.answer(end)
                if played is None:
                    continue
                crew.give(end, next(waiting, None))
                yield played
    finally:
        crew.dismiss()


class _Crew:
    """The workers, and the game that each of them is playing."""

    def __init__(self, job: Job) -> None:
        self.given: dict[Connection, Seating] = {}
        self._job = job
        self._processes: dict[Connection, SpawnProcess] = {}
        self._lost: set[int] = set()

    def hire(self, seating: Seating) -> None:
        """Start another worker, with this game to play first."""
        context = multiprocessing.get_context("spawn")
        end, other = context.Pipe()
        process = context.Process(target=_work, args=(other, self._job), name="festina-arena")
        with _deaf_children():
            process.start()
        other.close()
        self._processes[end] = process
        self.give(end, seating)

    def give(self, end: Connection, seating: Seating | None) -> None:
        """Give a worker its next game, if there is one."""
        if seating is None:
            del self.given[end]
            return
        self.given[end] = seating
        with suppress(OSError):  # if it is gone, waiting for its answer shows that
            end.send(seating)

    def answer(self, end: Connection) -> Played | None:
        """What a worker has played; None if it died: another takes the game over (FestinaError if that dies, too)."""
        try:
            answer = end.recv()
        except (EOFError, OSError):
            self._replace(end)
            return None
        if isinstance(answer, str):
            raise RuntimeError(answer)
        assert isinstance(answer, Played)
        return answer

    def _replace(self, end: Connection) -> None:
        process, seating = self._processes.pop(end), self.given.pop(end)
        end.close()
        process.join(_GRACE)
        if seating.game in self._lost:
            raise FestinaError("arena-worker-died", game=str(seating.game), code=str(process.exitcode))
        self._lost.add(seating.game)
        self.hire(seating)

    def dismiss(self) -> None:
        """End all workers."""
        for end, process in self._processes.items():
            end.close()
            process.terminate()
        for process in self._processes.values():
            process.join(_GRACE)
            if process.is_alive():
                process.kill()
                process.join()


@contextmanager
def _deaf_children() -> Iterator[None]:
    """Processes started in here ignore Ctrl-C, which is the arena's to handle."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _work(end: Connection, job: Job) -> None:
    """Play the games that come in and send their results, until the other end closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # an orderly end, which also ends bots in other programs
    try:
        referee = Referee(job)
        referee.warm_up()
        while True:
            end.send(referee.play(end.recv()))
    except (EOFError, BrokenPipeError, ConnectionResetError):
        return
    except Exception:  # noqa: BLE001  a fault of ours: the arena shows it
        end.send(traceback.format_exc())
