"""The intermediate code of a game's compiled twins, taken from Numba before it is made into machine code.

Numba's public way to it (``inspect_llvm``) would first compile everything for this machine and give each function
together with all it calls: four times as long. So the class that collects a function's code is replaced by one that
keeps it and stops there. This leans on Numba's inside; its version is pinned by pyproject.toml, and the tests of the
module notice what changes.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from .exports import STEADY

#: What Numba must know before it is imported: code for no machine in particular, not optimised yet.
_SETTINGS: Final = {
    "NUMBA_OPT": "0",
    "NUMBA_LOOP_VECTORIZE": "0",
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "",
    "NUMBA_DISABLE_INTEL_SVML": "1",
    "NUMBA_DEBUG_CACHE": "0",
}
#: How Numba's modules of glue for Python are called: nothing of it is wanted.
_GLUE: Final = "wrapper"


@dataclass(frozen=True)
class Export:
    """A function of the module: its name there, the symbol of its code, and its types as its source has them."""

    name: str
    symbol: str
    parameters: Mapping[str, str]
    result: str


@dataclass(frozen=True)
class Captured:
    """The code of every function, as bitcode, and the functions to offer."""

    modules: list[bytes]
    exports: list[Export]
    #: Bytes of an item of an array, by its name in the sources.
    items: Mapping[str, int]
    #: By symbol, also of what is not offered: the parameters that are records to which nobody writes.
    steady: Mapping[str, Collection[str]] = field(default_factory=dict)


def capture(game: str, cache: Path, tell: Callable[[str], None]) -> Captured:
    """Import the compiled twins of a game, in a process of their own: Numba keeps these settings for good."""
    os.environ.update(_SETTINGS, FESTINA_CACHE=str(cache))
    modules = _catch()
    from festina.kernel.switch import twin
    from festina.registry import definition_named

    from .contract import places

    exports = []
    for package, offered in places(game):
        for module, names in offered.items():
            if find_spec(f"{package}.{module}") is None:
                continue
            tell(f"{package}.{module}")
            found = import_module(f"{twin(package)}.{module}")
            exports += [_export(f"{module}.{name}", getattr(found, name)) for name in names]
    items = {"Numbers": 8, "Weights": 8, "States": definition_named(game).state_layout.size}
    code = [bitcode for name, bitcode in modules if not name.endswith(_GLUE)]
    return Captured(code, exports, items, _steady())


def _steady() -> dict[str, tuple[str, ...]]:
    from numba.core.registry import CPUDispatcher

    from festina.kernel.switch import TWIN

    modules = [module for name, module in sys.modules.items() if name.startswith(f"{TWIN}.")]
    functions = [value for module in modules for value in vars(module).values() if isinstance(value, CPUDispatcher)]
    found = {}
    compiled: Any  # numba's types do not know what it is described by
    for function in functions:
        (compiled,) = function.overloads.values()
        types = function.py_func.__annotations__
        found[compiled.fndesc.llvm_func_name] = tuple(name for name, kind in types.items() if kind in STEADY)
    return found


def _export(name: str, dispatcher: Any) -> Export:
    (compiled,) = dispatcher.overloads.values()
    parameters = dict(dispatcher.py_func.__annotations__)
    result = parameters.pop("return")
    return Export(name, compiled.fndesc.llvm_func_name, parameters, result)


def _catch() -> list[tuple[str, bytes]]:
    """From now on Numba's code goes here, by the names of its modules, and nowhere else."""
    from numba.core import caching, codegen

    caught: list[tuple[str, bytes]] = []

    class Catcher(codegen.JITCodeLibrary):
        """Keeps the code that is added, and makes no machine code of it."""

        def add_llvm_module(self, ll_module: Any) -> None:
            caught.append((ll_module.name, ll_module.as_bitcode()))
            self._final_module.link_in(ll_module)

        def finalize(self) -> None:
            self._finalized = True

        def get_pointer_to_function(self, name: str) -> int:
            return 1  # nothing is ever called

    inside: Any = codegen.JITCPUCodegen
    inside._library_class = Catcher
    inside.set_env = lambda self, name, env: None
    cache: Any = caching.FunctionCache
    cache.save_overload = lambda self, signature, data: None
    return caught
