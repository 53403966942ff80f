"""Parameters of addresses: texts of a path or a query, as the values that a handler declares."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from types import NoneType
from typing import Annotated, Final, Literal, TypeAlias, get_args, get_origin

from msgspec import Meta

from ..refusal import Refusal
from ..schema import Schema

Place: TypeAlias = Literal["path", "query"]
#: The value that a text stands for (ValueError says what is wrong with it).
Read: TypeAlias = Callable[[str], object]

#: The default of a parameter that has none.
REQUIRED: Final = object()
_WHOLE: Final = re.compile(r"\s*([+-]?[0-9]+(?:_[0-9]+)*)(?:\.0+)?\s*")


class Parameter:
    """One of them: ``str``, ``int`` or a ``Literal`` of words, perhaps bounded by ``msgspec.Meta``, perhaps or None."""

    def __init__(self, name: str, place: Place, hint: object = str, default: object = REQUIRED) -> None:
        self.name = name
        self.place = place
        self._default = default
        self._read, self._schema = _understood(hint)

    def value(self, given: Mapping[str, str]) -> object:
        """The value in what was given, or the default (Refusal)."""
        text = given.get(self.name)
        if text is None and self._default is not REQUIRED:
            return self._default
        try:
            if text is None:
                raise ValueError("Field required")
            return self._read(text)
        except ValueError as problem:
            where, what = f"{self.place}.{self.name}"[:80], str(problem)[:200]
            raise Refusal("malformed", "server-malformed", where=where, problem=what) from None

    @property
    def description(self) -> Schema:
        """The parameter as OpenAPI has it."""
        default = {} if self._default in (REQUIRED, None) else {"default": self._default}
        return {
            "name": self.name,
            "in": self.place,
            "required": self._default is REQUIRED,
            "schema": {**self._schema, **default, "title": self.name.replace("_", " ").title()},
        }


def _understood(hint: object) -> tuple[Read, Schema]:
    """How texts of a declared type are read, and its schema."""
    bounds = Meta()
    if get_origin(hint) is Annotated:
        hint, bounds = get_args(hint)
    kinds = [kind for kind in get_args(hint) if kind is not NoneType]
    if get_origin(hint) is Literal:
        return _word(kinds)
    if kinds:  # or None: an address cannot say that, it leaves the parameter out
        assert len(kinds) == 1, hint
        read, schema = _understood(Annotated[kinds[0], bounds])
        return read, {"anyOf": [schema, {"type": "null"}]}
    assert hint in (str, int), hint
    return _text(bounds) if hint is str else _whole_number(bounds)


def _word(words: list[str]) -> tuple[Read, Schema]:
    quoted = [f"'{word}'" for word in words]
    wanted = f"Input should be {', '.join(quoted[:-1])} or {quoted[-1]}"

    def read(text: str) -> str:
        if text not in words:
            raise ValueError(wanted)
        return text

    return read, {"type": "string", "enum": words}


def _text(bounds: Meta) -> tuple[Read, Schema]:
    longest, pattern = bounds.max_length, bounds.pattern

    def read(text: str) -> str:
        if longest is not None and len(text) > longest:
            raise ValueError(f"String should have at most {longest} characters")
        if pattern is not None and not re.fullmatch(pattern, text):
            raise ValueError(f"String should match pattern '{pattern}'")
        return text

    return read, {"type": "string", **_stated(maxLength=longest, pattern=pattern)}


def _whole_number(bounds: Meta) -> tuple[Read, Schema]:
    least, limit = bounds.ge, bounds.lt

    def read(text: str) -> int:
        found = _WHOLE.fullmatch(text)
        if found is None:
            raise ValueError("Input should be a valid integer, unable to parse string as an integer")
        try:
            value = int(found[1])
        except ValueError:  # there are more digits than Python reads
            raise ValueError("Unable to parse input string as an integer, exceeded maximum size") from None
        if limit is not None and value >= limit:
            raise ValueError(f"Input should be less than {limit}")
        if least is not None and value < least:
            raise ValueError(f"Input should be greater than or equal to {least}")
        return value

    return read, {"type": "integer", **_stated(minimum=least, exclusiveMaximum=limit)}


def _stated(**bounds: float | str | None) -> Schema:
    return {name: bound for name, bound in bounds.items() if bound is not None}
