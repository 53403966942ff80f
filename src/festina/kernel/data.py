"""Data that travels: frozen structures, checked when they are decoded, in plain JSON types when they leave."""

from __future__ import annotations

import threading
from typing import Any, TypeAlias, TypeVar, overload

import msgspec
from msgspec.structs import asdict

D = TypeVar("D", bound="Data")
T = TypeVar("T")

#: A JSON object in plain Python types. Any: its values are for those who know what they asked for.
JsonObject: TypeAlias = dict[str, Any]


class Data(msgspec.Struct, frozen=True):
    """Everything that is declared once and sent, stored or shown: messages, views, events, entries, options."""

    def as_dict(self) -> JsonObject:
        """Plain JSON types: dictionaries with text keys, lists, numbers, texts."""
        # Through JSON, because msgspec's own builtins may hold tuples.
        plain: JsonObject = msgspec.json.decode(msgspec.json.encode(self))
        return plain


def extend(kind: type[D], base: Data, **own: object) -> D:
    """A ``kind``, which inherits from the class of ``base``: with its fields, and those in ``own``."""
    return kind(**{**asdict(base), **own})


def tag_of(kind: type[msgspec.Struct]) -> str:
    """The word that tells a structure of a tagged union from the others."""
    return str(kind.__struct_config__.tag)


_learning = threading.Lock()
_learned: set[object] = set()


@overload
def convert(plain: object, kind: type[T]) -> T: ...
@overload
def convert(plain: object, kind: Any) -> Any: ...  # a union, which is no type to mypy
def convert(plain: object, kind: Any) -> Any:
    """Plain JSON types as the declared structure ``kind`` (msgspec.ValidationError).

    msgspec learns a structure's fields when it meets it first, and crashes the process if two threads make it do that
    at once. So whoever comes first is alone.
    """
    if kind not in _learned:
        with _learning:
            msgspec.json.Decoder(kind)
            _learned.add(kind)
    return msgspec.convert(plain, kind)
