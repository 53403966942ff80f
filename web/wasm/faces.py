"""Functions that return their values.

Numba's functions return a status, and leave the value behind a pointer: in WebAssembly a detour through memory, for
every call. So each gets a *face*, which takes the same and returns the value; all calls go to faces, and what is behind
a face is compiled into it. A status that says that something was raised traps there: nobody else asks for it.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from typing import Any, Final

from .checks import NotPortable, readable

#: What Numba's functions answer if nothing was raised: a value, or none.
_FINE: Final = (0, -2)
#: How Numba calls the pointer for the value, always the first parameter; one for what was raised follows.
_VALUE: Final = "retptr"
_PARAMETER: Final = "arg."
_FACE: Final = ".face"
_STORED: Final = re.compile(rf"store (\w+) .*, ptr %{_VALUE}\b")
_CALLED: Final = re.compile(r'  %("[^"]*"|\S+) = (?:tail )?call i32 @("[^"]*"|[\w.$]+)\((.*)\)[^()]*')


def with_faces(module: Any, steady: Mapping[str, Collection[str]]) -> tuple[str, set[str]]:
    """The code of a module in which all calls go to faces, and the names of the functions that have one.

    ``steady`` has, by function, the parameters that are records to which nobody writes.
    """
    faced = {function.name: _value(function) for function in module.functions if _has_face(function)}
    lines = [line for old in str(module).splitlines() for line in _call(old, faced)]
    lines.append("declare void @llvm.trap()")
    for name, kind in faced.items():
        lines += _face(module.get_function(name), kind, steady.get(name, ()))
    return "\n".join(lines), set(faced)


def _has_face(function: Any) -> bool:
    first = next(iter(function.arguments), None)
    return not function.is_declaration and first is not None and first.name == _VALUE


def _value(function: Any) -> str:
    kinds = set(_STORED.findall(str(function)))
    if len(kinds) != 1:
        raise NotPortable(f"{readable(function.name)} returns something else than one number")
    return str(kinds.pop())


def _call(line: str, faced: Mapping[str, str]) -> Iterator[str]:
    """A line of code; a call of a function that has a face becomes a call of its face."""
    found = _CALLED.fullmatch(line)
    name = found[2].strip('"') if found else ""
    if found is None or name not in faced:
        yield line
        return
    status, kind = found[1].strip('"'), faced[name]
    value, _, *given = found[3].split(", ", 2)
    yield f'  %"{status}.value" = call {kind} @"{_face_of(name)}"({", ".join(given)})'
    yield f'  store {kind} %"{status}.value", {value}'
    yield f'  %"{status}" = add i32 0, 0'


def _face_of(name: str) -> str:
    return f"{name}{_FACE}"


def is_face(name: str) -> bool:
    """Whether a function is a face."""
    return name.endswith(_FACE)


def _face(function: Any, kind: str, steady: Collection[str]) -> list[str]:
    _, _, *parameters = function.arguments
    # Nobody writes to these records, so nothing that is written can have been one of theirs.
    marks = [" noalias" if each.name.removeprefix(_PARAMETER) in steady else "" for each in parameters]
    taken = [f"{each.type}{mark} %{number}" for number, (each, mark) in enumerate(zip(parameters, marks, strict=True))]
    given = [f"{each.type} %{number}" for number, each in enumerate(parameters)]
    name = function.name
    return [
        f'define internal {kind} @"{_face_of(name)}"({", ".join(taken)}) nounwind {{',
        f"  %value = alloca {kind}",
        "  %raised = alloca ptr",
        f'  %status = call i32 @"{name}"({", ".join(["ptr %value", "ptr %raised", *given])})',
        *(f"  %fine{number} = icmp eq i32 %status, {status}" for number, status in enumerate(_FINE)),
        "  %fine = or i1 %fine0, %fine1",
        "  br i1 %fine, label %done, label %failed",
        "failed:",
        "  call void @llvm.trap()",
        "  unreachable",
        "done:",
        f"  %result = load {kind}, ptr %value",
        f"  ret {kind} %result",
        "}",
    ]
