"""Reading facts that somebody wrote: every wrong type, size or range is a BadStart that names the place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .errors import BadStart
from .ruleset import shorten


class Facts:
    """A mapping of facts with checked access; ``path`` says where it stands in the whole."""

    def __init__(self, given: object, known: Sequence[str], path: str = "") -> None:
        if not isinstance(given, Mapping):
            raise BadStart("start-not-a-mapping", path or "start")
        self._given = given
        self._path = path
        for key in given:
            if key not in known:
                raise BadStart("start-unknown-key", path, key=shorten(key), known=", ".join(known))

    def at(self, key: str) -> str:
        """The place of a key."""
        return f"{self._path}.{key}" if self._path else key

    def has(self, key: str) -> bool:
        """Whether a key is given."""
        return key in self._given

    def absent(self, key: str) -> None:
        """A key that means nothing at this table may only be null."""
        if self._given.get(key) is not None:
            raise BadStart("start-must-be-null", self.at(key))

    def same_ruleset(self, ruleset: str) -> None:
        """A position of another table is refused."""
        if self._given.get("ruleset", ruleset) != ruleset:
            raise BadStart("start-other-ruleset", "ruleset", ruleset=ruleset)

    def must_be(self, key: str, value: object) -> None:
        """A key that has only one right value."""
        if key in self._given and (self._given[key] != value or isinstance(self._given[key], bool)):
            raise BadStart("start-must-be", self.at(key), value=str(value))

    def number(self, key: str, low: int, high: int, default: int) -> int:
        """A whole number in a range."""
        return _number(self._given.get(key, default), low, high, self.at(key))

    def number_or_none(self, key: str, low: int, high: int) -> int | None:
        """A whole number in a range, or null."""
        value = self._given.get(key)
        return None if value is None else _number(value, low, high, self.at(key))

    def numbers(self, key: str, length: int | None, low: int, high: int) -> list[int]:
        """A list of whole numbers; empty if left out."""
        if key not in self._given:
            return []
        values = self._list(key, length)
        return [_number(value, low, high, f"{self.at(key)}[{i}]") for i, value in enumerate(values)]

    def number_list_or_none(self, key: str, low: int, high: int) -> list[int] | None:
        """A list of whole numbers, or null."""
        return None if self._given.get(key) is None else self.numbers(key, None, low, high)

    def flag(self, key: str, default: bool) -> bool:
        """True or false."""
        value = self._given.get(key, default)
        if not isinstance(value, bool):
            raise BadStart("start-not-a-flag", self.at(key))
        return value

    def flags(self, key: str, length: int) -> list[bool]:
        """A list of true and false; empty if left out."""
        if key not in self._given:
            return []
        flags = [value for value in self._list(key, length) if isinstance(value, bool)]
        if len(flags) != length:
            raise BadStart("start-not-a-flag", self.at(key))
        return flags

    def word(self, key: str, known: Sequence[str], default: str) -> str:
        """One of some words."""
        return _word(self._given.get(key, default), known, self.at(key))

    def words(self, key: str, known: Sequence[str]) -> list[str]:
        """A list of such words; empty if left out."""
        values = self._list(key, None) if key in self._given else []
        return [_word(value, known, f"{self.at(key)}[{i}]") for i, value in enumerate(values)]

    def word_lists(self, key: str, length: int, known: Sequence[str]) -> list[list[str]]:
        """A list of such lists; empty if left out."""
        found: list[list[str]] = []
        for i, words in enumerate(self._list(key, length) if key in self._given else []):
            where = f"{self.at(key)}[{i}]"
            if not isinstance(words, list | tuple):
                raise BadStart("start-not-a-list", where)
            found.append([_word(word, known, f"{where}[{j}]") for j, word in enumerate(words)])
        return found

    def words_or_none(self, key: str, length: int, known: Sequence[str]) -> list[str | None]:
        """A list of such words, or nulls; all null if left out."""
        values = self._list(key, length) if key in self._given else [None] * length
        return [None if v is None else _word(v, known, f"{self.at(key)}[{i}]") for i, v in enumerate(values)]

    def counts(self, key: str, known: Sequence[str]) -> dict[str, int] | None:
        """How many of each word, or None if left out."""
        if key not in self._given:
            return None
        inner = Facts(self._given[key], known, self.at(key))
        return {name: inner.number(name, 0, 99, 0) for name in self._given[key]}

    def entry(self, key: str, known: Sequence[str]) -> Facts | None:
        """A mapping inside, or None if left out or null."""
        value = self._given.get(key)
        return None if value is None else Facts(value, known, self.at(key))

    def entries(self, key: str, length: int, known: Sequence[str]) -> list[Facts]:
        """A list of mappings; empty if left out."""
        if key not in self._given:
            return []
        return [Facts(value, known, f"{self.at(key)}[{i}]") for i, value in enumerate(self._list(key, length))]

    def raw(self, key: str) -> object:
        """The value as given."""
        return self._given.get(key)

    def _list(self, key: str, length: int | None) -> Sequence[object]:
        values = self._given[key]
        if not isinstance(values, list | tuple):
            raise BadStart("start-not-a-list", self.at(key))
        if length is not None and len(values) != length:
            raise BadStart("start-wrong-length", self.at(key), length=length, given=len(values))
        return values


def _number(value: object, low: int, high: int, where: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadStart("start-not-a-number", where, value=shorten(value))
    if not low <= value <= high:
        raise BadStart("start-out-of-range", where, value=shorten(value), low=low, high=high)
    return value


def _word(value: object, known: Sequence[str], where: str) -> str:
    if not isinstance(value, str) or value not in known:
        raise BadStart("start-unknown-word", where, value=shorten(value), known=", ".join(known))
    return value
