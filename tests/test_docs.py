"""What the documents show is true: examples run, other Python at least reads, links lead somewhere."""

from __future__ import annotations

import ast
import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("**/*.md")])
_FENCE = re.compile(r"^```(\w*)[^\n]*\n(.*?)^```", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"\[[^\]]*\]\(([^)#\s]+)(?:#[^)]*)?\)")

every_document = pytest.mark.parametrize("file", DOCUMENTS, ids=[str(file.relative_to(ROOT)) for file in DOCUMENTS])


def _blocks(file: Path) -> list[tuple[int, str, str]]:
    """The fenced blocks: line, language, text."""
    text = file.read_text(encoding="utf-8")
    return [(text.count("\n", 0, m.start(2)), m[1], m[2]) for m in _FENCE.finditer(text)]


@every_document
def test_examples_run(file: Path) -> None:
    """All examples of a document, in order, as one session."""
    if file.name == "README.md":
        return  # pytest runs it by itself (--doctest-glob)
    examples = []
    for line, _, text in _blocks(file):
        for example in doctest.DocTestParser().get_examples(text):
            example.lineno += line
            examples.append(example)
    test = doctest.DocTest(examples, {}, file.name, str(file), 0, None)
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    told: list[str] = []
    runner.run(test, out=told.append)
    assert runner.summarize(verbose=False).failed == 0, "".join(told)


@every_document
def test_python_can_be_read(file: Path) -> None:
    for line, language, text in _blocks(file):
        if language in ("python", "py") and ">>>" not in text:
            ast.parse(text, filename=f"{file.name}, line {line}")


@every_document
def test_links_lead_somewhere(file: Path) -> None:
    links = [link for link in _LINK.findall(file.read_text(encoding="utf-8")) if "://" not in link]
    missing = [link for link in links if not link.startswith("mailto:") and not (file.parent / link).exists()]
    assert missing == []
