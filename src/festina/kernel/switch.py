"""The switch between the two modes: the same source, interpreted or compiled.

Rule functions carry ``@dual``. Imported as usual (``festina.hare.rules``) they are plain Python. The same files are
executed a second time under the twin package ``festina_compiled`` (``festina_compiled.hare.rules``), where ``@dual``
hands them to Numba. Relative imports keep each twin among its own kind, so there is no global flag and both modes
live in one process.

A *template* is a kernel file that is written once and executed inside each game's room: ``festina.hare.loops`` is
``kernel/templates/loops.py`` with ``from .rules import …`` meaning the rules of hare. That is how a simulation loop
is written once for all games and still compiles to direct calls. A room above the games has templates of its own:
``festina.bots.hare.search`` is ``bots/templates/search.py``.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar, cast

PACKAGE = "festina"
TWIN = "festina_compiled"
_ROOT = Path(__file__).resolve().parent.parent

F = TypeVar("F", bound=Callable[..., Any])


def dual(function: F) -> F:
    """Mark a function as kernel code: plain Python in the usual modules, compiled in their twins.

    The annotations are the compiled signature (see ``_types``), so every function is compiled once, whatever the
    width of the numbers it is called with; a function stands below those it calls.
    """
    return _compile(function) if _is_twin(function) else function


def hot(function: F) -> F:
    """Kernel code that every decision runs through: compiled into its callers."""
    return _compile(function, inline=True) if _is_twin(function) else function


def entry(function: F) -> F:
    """Kernel code that Python calls, too."""
    return _compile(function, inline=True, wrapped=True) if _is_twin(function) else function


def gate(function: F) -> F:
    """The same for what is too big to be compiled into each of its callers."""
    return _compile(function, wrapped=True) if _is_twin(function) else function


def _is_twin(function: Callable[..., Any]) -> bool:
    return function.__module__.partition(".")[0] == TWIN


def _layouts(module: str) -> dict[str, Any]:
    """The layouts of the room a module belongs to: those its nearest ``layout`` module holds."""
    # Layouts are those of the usual modules: this file, too, is executed twice.
    kind = import_module(f"{PACKAGE}.kernel.layout").Layout
    rooms = module.split(".")[1:-1]
    while rooms:
        name = ".".join([PACKAGE, *rooms, "layout"])
        if _ROOT.joinpath(*rooms, "layout.py").is_file() and rooms != ["kernel"]:
            return {key: value for key, value in vars(import_module(name)).items() if isinstance(value, kind)}
        rooms.pop()
    return {}


def _types(module: str) -> dict[str, Any]:
    """What annotations mean to the compiler: plain numbers, and ``Some`` for each layout ``SOME`` of the room."""
    import numba

    from .log import LOG
    from .scratch import SCRATCH

    types: dict[str, Any] = {
        "int": numba.int64,
        "bool": numba.boolean,
        "float": numba.float64,
        "None": numba.void,
        "np.uint64": numba.uint64,
        "Numbers": numba.int64[::1],
        "Weights": numba.float64[::1],
    }
    for name, layout in {**_layouts(module), "LOG": LOG, "SCRATCH": SCRATCH}.items():
        types[name.title().replace("_", "")] = numba.from_dtype(layout.dtype)
    if "State" in types:
        types["States"] = types["State"][::1]
    return types


def _compile(function: F, inline: bool = False, wrapped: bool = False) -> F:
    import numba

    from .cache import cache_folder

    types = _types(function.__module__)
    annotations = dict(function.__annotations__)
    result = types[annotations.pop("return")]
    signature = result(*(types[name] for name in annotations.values()))
    config: Any = numba.config
    usual = config.CACHE_DIR
    # Numba picks the cache folder when it decorates. One folder a room: a template's functions look alike to Numba.
    rooms = function.__module__.split(".")[1:-1]
    config.CACHE_DIR = str(cache_folder(rooms[0]) / "-".join(rooms))
    try:
        njit: Any = numba.njit
        compiled = njit(
            signature,
            cache=True,
            nogil=True,
            error_model="numpy",
            forceinline=inline,
            no_cpython_wrapper=not wrapped,
            no_cfunc_wrapper=True,
        )(function)
    finally:
        config.CACHE_DIR = usual
    return cast(F, compiled)


class _TwinFinder(MetaPathFinder):
    """Finds twin modules, and templates in the games' rooms."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        top, _, rest = fullname.partition(".")
        if top not in (PACKAGE, TWIN):
            return None
        parts = rest.split(".") if rest else []
        if top == TWIN and len(parts) < 2:
            return self._room(fullname, parts)
        return self._file(fullname, top, parts)

    @staticmethod
    def _room(fullname: str, parts: list[str]) -> ModuleSpec:
        # The twin's packages down to the rooms are empty: only what is asked for below them is executed again.
        spec = ModuleSpec(fullname, None, is_package=True)
        spec.submodule_search_locations = [str(_ROOT.joinpath(*parts))]
        return spec

    @staticmethod
    def _file(fullname: str, top: str, parts: list[str]) -> ModuleSpec | None:
        base = _ROOT.joinpath(*parts)
        if top == TWIN and (base / "__init__.py").is_file():
            return spec_from_file_location(fullname, base / "__init__.py", submodule_search_locations=[str(base)])
        file = base.with_suffix(".py")
        if not file.is_file() and len(parts) == 2:
            file = _ROOT / "kernel" / "templates" / f"{parts[1]}.py"
        elif not file.is_file() and len(parts) == 3:
            file = _ROOT / parts[0] / "templates" / f"{parts[2]}.py"
        elif top == PACKAGE:
            return None
        if not file.is_file():
            return None
        return spec_from_file_location(fullname, file, loader=SourceFileLoader(fullname, str(file)))


def install_finder() -> None:
    """Make twins and templates importable (done once, when the kernel is imported)."""
    if not any(isinstance(finder, _TwinFinder) for finder in sys.meta_path):
        sys.meta_path.append(_TwinFinder())
