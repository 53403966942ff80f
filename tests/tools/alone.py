"""What failed beside others runs once more, alone: ``python -m tests.tools.alone``, after a run of pytest.

Tests of browsers, clocks and processes can fail for the load of the others. What fails alone, too, is wrong; and so is
a run in which much failed. Pytest's own ``--last-failed`` does not know the tests of a group again: pytest-xdist writes
the group behind their names.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

#: More than this is not the load.
MOST = 12
_FAILED = Path(".pytest_cache/v/cache/lastfailed")
#: A group stands behind the name, or behind the brackets of a name that has any.
_GROUP = re.compile(r"@[^\]]*$")


def without_group(name: str) -> str:
    """The name of a test as pytest itself knows it."""
    return _GROUP.sub("", name)


def failed(file: Path = _FAILED) -> list[str]:
    """What failed in the last run."""
    return sorted(without_group(name) for name in json.loads(file.read_text(encoding="utf-8")))


def main(arguments: Sequence[str]) -> int:
    """Run what failed; 0 if all of it passes now."""
    names = failed()
    if not 0 < len(names) <= MOST:
        print(f"\n{len(names)} tests failed: that is not the load of the others.")
        return 1
    print(f"\n== pytest: {len(names)} that failed, once more and alone", flush=True)
    return int(pytest.main(["--maxfail", "1", "-p", "no:xdist", *arguments, *names]))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
