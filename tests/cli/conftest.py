"""The terminal as a function: arguments and typed lines in, printed text out."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from festina.cli.main import run


@dataclass(frozen=True)
class Said:
    """What a command printed, and how it ended."""

    out: str
    err: str
    code: int

    def refuses(self, *words: str) -> None:
        """It must have said one line on standard error, with these words, and nothing like a crash."""
        assert self.code in (1, 2)
        assert self.err.startswith("festina: ")
        assert self.err.count("\n") == 1
        assert "Traceback" not in self.out + self.err
        for word in words:
            assert word in self.err


Festina = Callable[..., Said]


@pytest.fixture
def festina(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Festina:
    """Run a command: ``festina("play", "hare", typed=["1", "quit"])``."""
    monkeypatch.setenv("COLUMNS", "80")
    # A language that a command is asked to speak is not that of the next test.
    monkeypatch.setattr("festina.cli.words._chosen", [])

    def call(*arguments: str, typed: list[str] | None = None) -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed or [])))
        capsys.readouterr()
        code = run(list(arguments))
        printed = capsys.readouterr()
        return Said(printed.out, printed.err, code)

    return call
