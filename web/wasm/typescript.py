"""What the front end must know of the modules, written from the layouts: ``web/src/lib/device/kernel.ts``."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from .contract import NUMBERS, SHARED, Signature, common_signatures, contract_hash, partial_signatures
from .sources import ROOT

FILE: Final = ROOT / "web" / "src" / "lib" / "device" / "kernel.ts"
_NUMBERS: Final = {"int": "number", "float": "number", "bool": "number", "Unsigned": "bigint", "None": "void"}
_ARRAYS: Final = ("States", "Numbers", "Weights")


def kernel_ts() -> str:
    """The file's text."""
    functions = common_signatures()
    lines = [
        "/** Generated (`make types`): the functions of every game's module, and the offsets of its records. */",
        "",
        "/** What this page relies on; a module says the same of itself. */",
        f'export const CONTRACT = "{contract_hash()}";',
        "",
        "/**",
        " * A record is an address, an array an address and its length, a yes or no 1 or 0, the key of a random stream",
        " * a bigint of 64 bits.",
        " */",
        "export interface Kernel {",
        "  memory: WebAssembly.Memory;",
        "  __heap_base: WebAssembly.Global;",
        *(f'  "{name}": {_function(types)};' for name, types in functions.items()),
        *(f'  "{name}"?: {_function(types)};' for name, types in partial_signatures().items()),
        "}",
        "",
        "export const FUNCTIONS: readonly string[] = [",
        *(f'  "{name}",' for name in functions),
        "];",
    ]
    lines += ["", *(f"export const {name} = {number};" for name, number in NUMBERS.items())]
    for layout in SHARED:
        lines += ["", f"export const {layout.name.upper()} = {{", f"  size: {layout.size},"]
        lines += [
            f"  {_camel(name)}: {offset}," for name, offset in layout.offsets.items() if name not in ("padding", "size")
        ]
        lines.append("};")
    return "\n".join(lines) + "\n"


def _function(types: Signature) -> str:
    parameters = []
    for name, kind in types[0].items():
        parameters.append(f"{_camel(name)}: {_NUMBERS.get(kind, 'number')}")
        if kind in _ARRAYS:
            parameters.append(f"{_camel(name)}Length: number")
    return f"({', '.join(parameters)}) => {_NUMBERS[types[1]]}"


def _camel(name: str) -> str:
    first, *others = name.split("_")
    return first + "".join(other.title() for other in others)


def write(to: Path = FILE) -> None:
    """Write the file."""
    to.parent.mkdir(parents=True, exist_ok=True)
    to.write_text(kernel_ts())
