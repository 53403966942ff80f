"""The modules, built once for all runs, and Node with them loaded."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from runpy import run_path
from typing import IO, Any

import pytest

from web.wasm.build import DEVICE, build

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
#: Whole games and searches with a module, in a worker of a browser.
BROWSER = Path(__file__).with_name("browser.mjs")


class Node:
    """Node with the modules: asked and answering in lines of JSON."""

    def __init__(self, questions: IO[str], answers: IO[str]) -> None:
        self._questions, self._answers = questions, answers

    def ask(self, what: str, **question: Any) -> Any:
        """What Node answers."""
        self._questions.write(json.dumps({"ask": what, **question}) + "\n")
        self._questions.flush()
        line = self._answers.readline()
        assert line, "Node has stopped; its error stands above"
        return json.loads(line)


@pytest.fixture(scope="session")
def device() -> Path:
    """The folder with the modules; they are built unless they are current."""
    build()
    return DEVICE


def bundle(entry: Path, to: Path) -> None:
    """A file of the page's own code with all that it imports, as one module."""
    page = run_path(str(WEB / "build.py"))
    page["install"](develop=True)
    esbuild = WEB / "node_modules" / "esbuild" / "bin" / "esbuild"
    subprocess.run(
        [str(esbuild), str(entry), "--bundle", "--format=esm", f"--outfile={to}", "--log-level=warning"], check=True
    )


def run_node(program: str, *given: Path) -> str:
    """What a few lines of JavaScript print, with files as their arguments."""
    command = [_program(), "-e", program, *map(str, given)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def _program() -> str:
    return str(run_path(str(WEB / "build.py"))["node"]()[0])


@pytest.fixture(scope="session")
def node(device: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """Node, with the page's own code for searches."""
    with running_node(device, tmp_path_factory.mktemp("node")) as running:
        yield running


@contextmanager
def running_node(device: Path, folder: Path) -> Iterator[Node]:
    """Node, with the modules of one folder and room for its scripts in another."""
    entry = folder / "page.ts"
    source = WEB / "src" / "lib"
    parts = ("device/machine", "device/stream", "review/examiner", "review/accountant", "review/assembly")
    entry.write_text("".join(f'export * from "{source}/{part}";\n' for part in parts))
    bundle(entry, folder / "page.mjs")
    script = Path(__file__).with_name("node.mjs")
    with subprocess.Popen(
        [_program(), str(script), str(device), str(folder / "page.mjs")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        yield Node(process.stdin, process.stdout)
        process.stdin.close()
