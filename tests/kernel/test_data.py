"""Declared structures: what many threads do with them at once."""

from __future__ import annotations

from .programs import run

#: Eight threads meet a structure that nobody has met before, again and again.
_MEET = """
import sys, threading
import msgspec
from festina.kernel.data import Data, convert
from festina.kernel.messages import Message
sys.setswitchinterval(1e-6)
for turn in range(60):
    numbers = [(f"f{i}", "int | str | None") for i in range(30)]
    inner = msgspec.defstruct(f"Inner{turn}", numbers, bases=(Data,), frozen=True)
    fields = [(f"g{i}", inner) for i in range(5)] + [("say", Message)]
    outer = msgspec.defstruct(f"Outer{turn}", fields, bases=(Data,), frozen=True)
    part = {f"f{i}": i for i in range(30)}
    plain = {**{f"g{i}": part for i in range(5)}, "say": {"key": "x", "params": {}}}
    start, got = threading.Barrier(8), []
    def meet():
        start.wait()
        got.append(convert(plain, outer))
    threads = [threading.Thread(target=meet) for _ in range(8)]
    for thread in threads: thread.start()
    for thread in threads: thread.join()
    assert len(got) == 8 and all(one == got[0] for one in got)
print("well")
"""


def test_threads_that_meet_a_structure_at_once_do_not_crash() -> None:
    assert run(_MEET) == "well"
