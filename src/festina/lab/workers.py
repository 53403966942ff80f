"""Worker processes that play an arena's games; whatever happens to the arena, none of them outlives it."""

from __future__ import annotations

import multiprocessing
import signal
import sys
import threading
import traceback
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from typing import Any

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
    crew: dict[Connection, Any] = {}
    waiting = iter(seatings)
    try:
        with _deaf_children():
            for _ in range(workers):
                end, process = _hire(job)
                crew[end] = process
        busy = {end for end in crew if _give(end, waiting)}
        while busy:
            for ready in wait(list(busy)):
                assert isinstance(ready, Connection)
                answer = _answer(ready, crew[ready])
                if not _give(ready, waiting):
                    busy.discard(ready)
                yield answer
    finally:
        _dismiss(crew)


def _hire(job: Job) -> tuple[Connection, Any]:
    context = multiprocessing.get_context("spawn")
    end, other = context.Pipe()
    process = context.Process(target=_work, args=(other, job), name="festina-arena", daemon=False)
    process.start()
    other.close()
    return end, process


def _give(end: Connection, waiting: Iterator[Seating]) -> bool:
    """Give a worker its next game, if there is one."""
    seating = next(waiting, None)
    if seating is None:
        return False
    with suppress(OSError):  # if it is gone, whoever waits for its answer will see why
        end.send(seating)
    return True


def _answer(end: Connection, process: Any) -> Played:
    try:
        answer = end.recv()
    except (EOFError, OSError):
        process.join(_GRACE)
        raise FestinaError("arena-worker-died", code=str(process.exitcode)) from None
    if isinstance(answer, str):
        raise RuntimeError(answer)
    assert isinstance(answer, Played)
    return answer


def _dismiss(crew: dict[Connection, Any]) -> None:
    for end, process in crew.items():
        end.close()
        process.terminate()
    for process in crew.values():
        process.join(_GRACE)
        if process.is_alive():
            process.kill()
            process.join()


@contextmanager
def _deaf_children() -> Iterator[None]:
    """Ctrl-C is the arena's business: processes started in here do not hear it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _work(end: Connection, job: Job) -> None:
    """A worker's life: a game comes in, a result goes out, until the other end closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # an orderly end: bots in other programs are sent home
    try:
        referee = Referee(job)
        referee.warm_up()
        while True:
            end.send(referee.play(end.recv()))
    except (EOFError, BrokenPipeError, ConnectionResetError):
        return
    except Exception:  # noqa: BLE001  a fault of ours: the arena shows it
        end.send(traceback.format_exc())
