"""Programs held at arm's length: full pipes, floods, silence and children of theirs do no harm."""

from __future__ import annotations

import os
import subprocess
import sys
import time

import pytest

from festina.bots.process import BotTrouble, Program

#: Long enough for any machine that is busy, short enough for whoever waits for a failing test.
_PATIENCE = 30.0


def _run(text: str) -> Program:
    return Program([sys.executable, "-u", "-c", f"import os, subprocess, sys, time\n{text}"])


def _receive(program: Program, seconds: float = _PATIENCE) -> bytes:
    return program.receive(time.monotonic() + seconds)


def _receive_all(program: Program) -> None:
    while True:
        _receive(program)


def _is_gone(pid: int) -> bool:
    """Whether a process is no more, or waits only for its new parent to notice."""
    for _ in range(100):
        done = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False)
        if not done.stdout.strip() or done.stdout.strip().startswith("Z"):
            return True
        time.sleep(0.05)
    return False


def test_lines_go_in_and_out() -> None:
    program = _run("for line in sys.stdin: print(line.strip().upper())")
    for text in (b"one", b"two"):
        program.send(text + b"\n")
        assert _receive(program) == text.upper()
    assert program.is_running
    program.leave(b"bye\n")
    assert not program.is_running


def test_several_lines_at_once_are_received_one_by_one() -> None:
    program = _run("os.write(1, b'a\\nb\\nc'); time.sleep(0.1); os.write(1, b'd\\n'); time.sleep(60)")
    assert [_receive(program) for _ in range(3)] == [b"a", b"b", b"cd"]
    program.end()


def test_a_program_that_does_not_read_does_not_block_us() -> None:
    program = _run("time.sleep(60)")
    program.send(b"x" * 10_000_000)
    began = time.monotonic()
    assert not program.flush(0.2)
    with pytest.raises(BotTrouble, match="in time"):
        _receive(program, 0.2)
    assert time.monotonic() - began < 10
    assert program.ended


def test_much_in_both_directions_at_once_does_not_lock_up() -> None:
    """Both pipes are full at the same time: whoever writes first without reading would wait for ever."""
    program = _run("print('x' * 60_000)\nfor line in sys.stdin: print(len(line)); print('y' * 60_000)")
    program.send(b"z" * 1_000_000 + b"\n")
    assert [len(_receive(program)) for _ in range(3)] == [60_000, 7, 60_000]
    program.end()


@pytest.mark.parametrize(
    "text",
    [
        "while True: os.write(1, b'x' * 10_000)",
        "while True: os.write(1, b'x' * 1_000 + b'\\n')",
        "os.write(1, b'x' * 70_000 + b'\\n'); time.sleep(60)",
    ],
)
def test_a_flood_is_stopped(text: str) -> None:
    program = _run(text)
    with pytest.raises(BotTrouble, match="too much"):
        _receive_all(program)
    assert program.ended


def test_standard_error_is_carried_off_and_only_its_end_is_kept() -> None:
    program = _run(
        "os.write(2, b'e' * 5_000_000 + b'\\nlast words\\n'); print('here'); sys.stdin.readline(); sys.exit(3)"
    )
    assert _receive(program) == b"here"
    assert len(program._errors) <= 4096
    program.send(b"\n")
    with pytest.raises(BotTrouble, match=r"exit code 3.*last words"):
        _receive(program)


def test_a_program_that_closes_its_output_is_ended() -> None:
    program = _run("os.close(1); time.sleep(60)")
    with pytest.raises(BotTrouble, match="closed its output"):
        _receive(program)
    assert program.ended


@pytest.mark.parametrize(("text", "code"), [("sys.exit(7)", 7), ("os.kill(os.getpid(), 9)", -9), ("", 0)])
def test_how_a_program_stopped_is_told(text: str, code: int) -> None:
    with pytest.raises(BotTrouble, match=f"exit code {code}"):
        _receive(_run(text))


def test_what_it_wrote_before_it_stopped_still_counts() -> None:
    program = _run("print('done')")
    time.sleep(0.3)
    program.send(b"nobody reads this\n")
    assert _receive(program) == b"done"
    with pytest.raises(BotTrouble, match="exit code 0"):
        _receive(program)


def test_no_zombie_and_no_child_is_left() -> None:
    program = _run("print(os.getpid()); print(subprocess.Popen(['sleep', '300']).pid); time.sleep(300)")
    own, child = int(_receive(program)), int(_receive(program))
    program.end()
    with pytest.raises(ProcessLookupError):
        os.kill(own, 0)
    assert _is_gone(child)


def test_a_program_that_ignores_every_signal_is_ended_too() -> None:
    program = _run("import signal\nfor n in (2, 15): signal.signal(n, signal.SIG_IGN)\nprint('up')\ntime.sleep(300)")
    assert _receive(program) == b"up"
    began = time.monotonic()
    program.leave(b"quit\n")
    assert time.monotonic() - began < 10
    assert not program.is_running


def test_no_program_outlives_the_process_that_started_it() -> None:
    text = (
        "import sys, time\n"
        "from festina.bots.process import Program\n"
        "bot = Program([sys.executable, '-u', '-c', 'import os, time; print(os.getpid()); time.sleep(300)'])\n"
        "print(bot.receive(time.monotonic() + 30).decode())"
    )
    done = subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, check=True, timeout=60)
    assert _is_gone(int(done.stdout))


def test_no_program_outlives_a_worker() -> None:
    """Workers of ``multiprocessing`` end without the usual exit handlers."""
    text = (
        "import multiprocessing, sys, time\n"
        "from festina.bots.process import Program\n"
        "def work():\n"
        "    bot = Program([sys.executable, '-u', '-c', 'import os, time; print(os.getpid()); time.sleep(300)'])\n"
        "    print(bot.receive(time.monotonic() + 30).decode(), flush=True)\n"
        "worker = multiprocessing.get_context('fork').Process(target=work)\n"
        "worker.start(); worker.join()"
    )
    done = subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, check=True, timeout=60)
    assert _is_gone(int(done.stdout))


def test_what_cannot_be_started_is_told() -> None:
    with pytest.raises(BotTrouble, match=r"/nowhere/bot.*No such file"):
        Program(["/nowhere/bot"])
