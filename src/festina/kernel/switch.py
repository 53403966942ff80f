"""The switch between the two modes: the same source, interpreted or compiled.

Rule functions carry ``@dual``. Imported as usual (``festina.hare.rules``) they are plain Python. The same files are
executed a second time under the twin package ``festina_compiled`` (``festina_compiled.hare.rules``), where ``@dual``
hands them to Numba. Relative imports keep each twin among its own kind, so there is no global flag and both modes
live in one process.

A *template* is a kernel file that is written once and executed inside each game's package: ``festina.hare.loops`` is
``kernel/templates/loops.py`` with ``from .rules import …`` meaning the rules of hare. That is how a simulation loop
is written once for all games and still compiles to direct calls. A package above the games has templates of its own:
``festina.bots.hare.search`` is ``bots/templates/search.py``.

A game may live in a package of its own outside ``festina``. Its twin hangs below ``festina_compiled``, too: that of
``snails.rules`` is ``festina_compiled.snails.rules``. Such a package imports from ``festina.kernel`` absolutely; in
its twin these imports mean the twin of the kernel.
"""

from __future__ import annotations

import ast
import sys
import threading
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any, TypeVar, cast

PACKAGE = "festina"
TWIN = "festina_compiled"
_ROOT = Path(__file__).resolve().parent.parent

#: Held while Numba's process-wide cache folder is set to that of one package. This file is executed twice: the lock in
#: use is that of the usual module (see ``_compile``).
CACHE_LOCK = threading.RLock()

F = TypeVar("F", bound=Callable[..., Any])


def twin(package: str) -> str:
    """The name of a package's compiled twin: ``festina_compiled.hare`` for ``festina.hare``."""
    return f"{TWIN}.{package.removeprefix(PACKAGE + '.')}"


def usual(parts: Sequence[str]) -> str:
    """The usual name of a module that stands below the twin: ``festina.hare.rules`` for ``hare``, ``rules``."""
    return ".".join([PACKAGE, *parts] if is_ours(parts[0]) else parts)


def is_ours(name: str) -> bool:
    """Whether a package directly below the twin is one of Festina's own."""
    return (_ROOT / name).is_dir()


def source_root(name: str) -> Path | None:
    """The folder in which the package ``name``, directly below the twin, stands; None if there is no such package."""
    if is_ours(name):
        return _ROOT
    spec = find_spec(name)
    folders = spec.submodule_search_locations if spec else None
    return Path(next(iter(folders))).resolve().parent if folders else None


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
    """The layouts of the package a module belongs to: those that its nearest ``layout`` module holds."""
    # Layouts are those of the usual modules: this file, too, is executed twice.
    kind = import_module(f"{PACKAGE}.kernel.layout").Layout
    parts = module.split(".")[1:-1]
    root = source_root(parts[0])
    while parts and root and parts != ["kernel"]:
        if root.joinpath(*parts, "layout.py").is_file():
            found = import_module(usual([*parts, "layout"]))
            return {key: value for key, value in vars(found).items() if isinstance(value, kind)}
        parts.pop()
    return {}


def _types(module: str) -> dict[str, Any]:
    """What annotations mean to the compiler: plain numbers, and ``Some`` for each layout ``SOME`` of the package."""
    import numba

    from .log import LOG
    from .scratch import SCRATCH

    types: dict[str, Any] = {
        "int": numba.int64,
        "bool": numba.boolean,
        "float": numba.float64,
        "None": numba.void,
        "Unsigned": numba.uint64,
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
    parts = function.__module__.split(".")[1:-1]
    with import_module(f"{PACKAGE}.kernel.switch").CACHE_LOCK:
        before = config.CACHE_DIR
        # Numba picks the cache folder when it decorates. Each package has its own: a template's functions look alike.
        config.CACHE_DIR = str(cache_folder(parts[0]) / "-".join(parts))
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
            config.CACHE_DIR = before
    return cast(F, compiled)


class _ForeignLoader(SourceFileLoader):
    """Loads the twin of a module outside ``festina``: what it imports from ``festina`` comes from the twin, too."""

    def get_code(self, fullname: str) -> CodeType:
        # Never from the bytecode cache: that holds the usual module.
        path = self.get_filename(fullname)
        tree = ast.parse(self.get_data(path), path)
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
                if node.module.startswith(f"{PACKAGE}."):
                    node.module = twin(node.module)
        return compile(tree, path, "exec", dont_inherit=True)


class _TwinFinder(MetaPathFinder):
    """Finds twin modules, and templates in the packages they are executed in."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        top, _, rest = fullname.partition(".")
        if top not in (PACKAGE, TWIN):
            return None
        parts = rest.split(".") if rest else []
        if top == PACKAGE:
            return self._template(fullname, parts) if len(parts) > 1 else None
        if not parts:
            return self._package(fullname, _ROOT)
        root = source_root(parts[0])
        if root is None:
            return None
        if len(parts) == 1:
            return self._package(fullname, root / parts[0] if root == _ROOT else None)
        return self._module(fullname, root, parts) or self._template(fullname, parts)

    @staticmethod
    def _package(fullname: str, folder: Path | None) -> ModuleSpec:
        # The twin's packages down to the games are empty: only what is asked for below them is executed again. In one
        # outside ``festina`` (None) Python's own finder, which would load the usual modules, has nowhere to look.
        spec = ModuleSpec(fullname, None, is_package=True)
        spec.submodule_search_locations = [str(folder)] if folder else []
        return spec

    @staticmethod
    def _module(fullname: str, root: Path, parts: list[str]) -> ModuleSpec | None:
        base = root.joinpath(*parts)
        is_package = (base / "__init__.py").is_file()
        file = base / "__init__.py" if is_package else base.with_suffix(".py")
        if not file.is_file():
            return None
        ours = root == _ROOT
        loader = (SourceFileLoader if ours else _ForeignLoader)(fullname, str(file))
        folders = ([str(base)] if ours else []) if is_package else None
        return spec_from_file_location(fullname, file, loader=loader, submodule_search_locations=folders)

    @staticmethod
    def _template(fullname: str, parts: list[str]) -> ModuleSpec | None:
        """A template of the kernel in a game's package, or of a package above the games in its part about one game."""
        templates = _ROOT / "kernel" / "templates"
        if is_ours(parts[0]) and len(parts) == 3:
            templates = _ROOT / parts[0] / "templates"
        elif is_ours(parts[0]) and len(parts) != 2:
            return None
        file = templates / f"{parts[-1]}.py"
        if not file.is_file():
            return None
        return spec_from_file_location(fullname, file, loader=SourceFileLoader(fullname, str(file)))


def install_finder() -> None:
    """Make twins and templates importable (done once, when the kernel is imported)."""
    if not any(isinstance(finder, _TwinFinder) for finder in sys.meta_path):
        sys.meta_path.append(_TwinFinder())
