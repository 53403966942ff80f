"""What the documents show is true: examples run, links lead somewhere, and the reference leaves nothing out."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import festina
from tests.thirdgame.installed import DISTRIBUTION, run
from tests.tools.examples import blocks, examples

ROOT = Path(__file__).resolve().parent.parent
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("**/*.md"), *(ROOT / "web").glob("*.md")])
_LINK = re.compile(r"\[[^\]]*\]\(([^)#\s]+)(?:#[^)]*)?\)")
_SHOWN = re.compile(r'--8<-- "([^":]+)')

every_document = pytest.mark.parametrize("file", DOCUMENTS, ids=[str(file.relative_to(ROOT)) for file in DOCUMENTS])
# The README is run by pytest itself (--doctest-glob).
with_examples = pytest.mark.parametrize(
    "file",
    [file for file in DOCUMENTS if examples(file) and file.name != "README.md"],
    ids=lambda file: str(file.relative_to(ROOT)),
)


@with_examples
def test_examples_run(file: Path) -> None:
    """All examples of a document as one session, in a process of its own, as a reader would type them."""
    program = ("-m", "tests.tools.examples", str(file))
    if "snails" in file.read_text(encoding="utf-8"):  # these need the third game
        done = run(*program)
    else:
        done = subprocess.run([sys.executable, *program], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@every_document
def test_files_shown_exist(file: Path) -> None:
    for _, _, text in blocks(file):
        for name in _SHOWN.findall(text):
            assert (DISTRIBUTION / name).is_file()


@every_document
def test_links_lead_somewhere(file: Path) -> None:
    links = [link for link in _LINK.findall(file.read_text(encoding="utf-8")) if "://" not in link]
    missing = [link for link in links if not link.startswith("mailto:") and not (file.parent / link).exists()]
    assert missing == []


def test_everything_public_is_in_the_reference() -> None:
    pages = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "docs" / "reference").glob("*.md"))
    shown = set(re.findall(r"^::: festina\.([\w.]+)$", pages, re.MULTILINE))
    shown |= {"bots"} & set(re.findall(r"`festina\.(\w+)\(\)`", pages))
    by_module = {
        name for name in festina.__all__ if getattr(festina, name).__module__.removeprefix("festina.") in shown
    }
    assert set(festina.__all__) - shown - by_module == set()


def test_every_page_is_in_the_menu() -> None:
    menu = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    pages = [str(file.relative_to(ROOT / "docs")) for file in (ROOT / "docs").glob("**/*.md")]
    assert [page for page in pages if f"- {page}\n" not in menu] == []
