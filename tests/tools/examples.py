"""``python -m tests.tools.examples FILE``: run the Python examples of a document, in order, as one session.

A block with prompts is a doctest; a block without is executed, and what it defines is there for the next. Blocks that
show a file (``--8<--``) are that file's business.
"""

from __future__ import annotations

import doctest
import re
import sys
from collections.abc import Iterator
from pathlib import Path

_FENCE = re.compile(r"^```(\w*)[^\n]*\n(.*?)^```", re.MULTILINE | re.DOTALL)
_OPTIONS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def blocks(file: Path) -> Iterator[tuple[int, str, str]]:
    """The fenced blocks: line, language, text."""
    text = file.read_text(encoding="utf-8")
    for found in _FENCE.finditer(text):
        yield text.count("\n", 0, found.start(2)), found[1], found[2]


def examples(file: Path) -> list[tuple[int, str]]:
    """The blocks that are run."""
    return [(line, text) for line, language, text in blocks(file) if language == "python" and "--8<--" not in text]


def run(file: Path) -> int:
    """Run them; how many failed. What went wrong is printed."""
    runner = doctest.DocTestRunner(optionflags=_OPTIONS)
    session: dict[str, object] = {"__name__": file.stem}
    for line, text in examples(file):
        if ">>>" in text:
            test = doctest.DocTestParser().get_doctest(text, session, file.name, str(file), line)
            runner.run(test, clear_globs=False)
            session = test.globs
        else:
            exec(compile("\n" * line + text, str(file), "exec"), session)
    return runner.summarize(verbose=False).failed


if __name__ == "__main__":
    sys.exit(min(sum(run(Path(name)) for name in sys.argv[1:]), 1))
