"""What kernel code may not do, and which function does it."""

from __future__ import annotations

import pickle
import re
from collections.abc import Collection, Iterable, Mapping
from typing import Any, Final

_ALLOCATES: Final = "allocates memory"
#: What kernel code may not use, by the beginning of its name, and what that means.
_FORBIDDEN: Final = {"NRT_": _ALLOCATES, "numba_": "calls Numba's runtime", "Py": "calls Python"}
#: What LLVM writes as a call, and WebAssembly has as an instruction (or nobody runs); all else the C library is called
#: for.
_INSTRUCTIONS: Final = re.compile(
    r"llvm\.(assume|dbg\.|experimental\.noalias\.|lifetime\.|trap$|unreachable|mem(cpy|move|set)\.|"
    r"[su](max|min)\.|[su](add|sub)\.(with\.overflow|sat)\.|abs\.|ct(pop|lz|tz)\.|bswap\.|fsh[lr]\.|"
    r"(fabs|sqrt|floor|ceil|trunc|rint|nearbyint|copysign|minimum|maximum)\.|fpto[su]i\.sat\.|"
    r"vector\.reduce\.(add|mul|and|or|xor|[su](max|min))\.)"
)
#: Where Numba keeps what can be raised: a structure, and in it what was pickled.
_RAISED: Final = re.compile(r"@\"?(\.const\.picklebuf[\w.]*)")
_PICKLED: Final = re.compile(r"@\"?(\.const\.pickledata[\w.]*)")
#: What Numba itself makes sure of where ranges have steps and tuples are indexed. Rules records never let it happen,
#: but no optimiser knows; in a module it traps.
_MADE_SURE: Final = ("range() arg 3 must not be zero", "tuple index out of range")


class NotPortable(Exception):
    """Kernel code that cannot become WebAssembly."""


def check_raises(module: Any) -> None:
    """Refuse code that raises, or allocates memory of its own, and name the function (NotPortable)."""
    stored = {value.name: str(value) for value in module.global_variables}
    for function in module.functions:
        names = [] if function.is_declaration else _RAISED.findall(str(function))
        does = dict.fromkeys(what for name in names if (what := _what(pickle.loads(_pickled(stored, name)))))
        if does:
            # What allocates raises for several reasons, and what is told of a raised number is allocated.
            why = _ALLOCATES if _ALLOCATES in does else " and ".join(does)
            raise NotPortable(f"{readable(function.name)} {why}")


def _what(raised: tuple[type[Exception], tuple[object, ...] | None, object]) -> str | None:
    """What a function does that could raise this: the exception, what it is given, and where a source says so."""
    kind, given, place = raised
    if place is None and given and given[0] in _MADE_SURE:
        return None
    if kind is MemoryError:
        return _ALLOCATES
    return ": ".join([f"raises {kind.__name__}", *map(str, given or ())])


def _pickled(stored: Mapping[str, str], name: str) -> bytes:
    """The bytes of what a function raises, from LLVM's way to write them."""
    data = stored[_PICKLED.findall(stored[name])[0]]
    written = data[data.index(' c"') + 3 : data.rindex('"')]
    return re.sub(rb"\\([0-9A-F]{2})", lambda found: bytes.fromhex(found[1].decode()), written.encode())


def check_calls(module: Any) -> None:
    """Refuse code that needs what a page does not have, and name it (NotPortable)."""
    for function in module.functions:
        if not function.is_declaration or _INSTRUCTIONS.match(function.name):
            continue
        users = [other.name for other in module.functions if not other.is_declaration and _calls(other, function.name)]
        what = next(
            (text for start, text in _FORBIDDEN.items() if function.name.startswith(start)), "is not kernel code"
        )
        raise NotPortable(f"{function.name} {what}; used by {', '.join(map(readable, users)) or 'nobody'}")


def _calls(function: Any, name: str) -> bool:
    return re.search(rf"@\"?{re.escape(name)}\b", str(function)) is not None


def check_steady(module: Any, steady: Iterable[tuple[str, Collection[str]]]) -> None:
    """Refuse offered functions that write to a record to which nobody may write: by name, and such parameters."""
    for name, parameters in steady:
        for argument in module.get_function(name).arguments:
            if argument.name in parameters and not {b"readonly", b"readnone"} & set(argument.attributes):
                raise NotPortable(f"{name} writes to {argument.name}")


def readable(symbol: str) -> str:
    """A mangled name as its source has it."""
    parts = []
    rest = symbol.removeprefix("_ZN")
    while found := re.match(r"(\d+)", rest):
        length = int(found[1])
        parts.append(rest[found.end() : found.end() + length])
        rest = rest[found.end() + length :]
    return ".".join(parts[1:]) or symbol
