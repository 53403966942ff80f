"""The leaf counts in this folder (written by ``python -m tests.tools.perft``) are those of the rules, in both modes."""

from __future__ import annotations

import pytest

from festina.kernel.engine import Engine
from festina.registry import definitions
from tests.tools.perft import DEPTH, Entry, counts, known_entries, tables

ENTRIES = [(name, entry) for name in definitions() for entry in known_entries(name)]


def _id(name: str, entry: Entry) -> str:
    earlier = [e for _, e in ENTRIES if e["ruleset"] == entry["ruleset"]]
    return f"{entry['ruleset']}-{earlier.index(entry)}"


every_entry = pytest.mark.parametrize(("name", "entry"), ENTRIES, ids=[_id(*entry) for entry in ENTRIES])


@every_entry
@pytest.mark.usefixtures("compiled")
def test_compiled(name: str, entry: Entry) -> None:
    assert counts(entry, Engine(definitions()[name].package, compiled=True), DEPTH) == entry["counts"]


@every_entry
def test_interpreted(name: str, entry: Entry) -> None:
    shallow = [count for count in entry["counts"] if count <= 1500] or entry["counts"][:1]
    assert counts(entry, Engine(definitions()[name].package, compiled=False), len(shallow)) == shallow


@pytest.mark.parametrize("name", definitions())
def test_no_table_is_missing(name: str) -> None:
    known = {entry["ruleset"] for entry in known_entries(name)}
    assert set(tables(name)) <= known, "run: python -m tests.tools.perft"
