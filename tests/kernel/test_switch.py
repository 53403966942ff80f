"""The switch between interpreted and compiled code: each package's code lands in its own cache folder."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from pathlib import Path
from types import FunctionType

import pytest

from festina.kernel import switch
from festina.kernel.cache import cache_folder

from .programs import run

_FUNCTIONS = 12
_SOURCE = "def number_{i}(value: 'int') -> 'int':\n    return value + {i}\n"


def _functions(package: str, folder: Path) -> list[Callable[[int], int]]:
    """Small functions that look like kernel code of a package's twin."""
    file = folder / f"{package}.py"
    file.write_text("".join(_SOURCE.format(i=i) for i in range(_FUNCTIONS)))
    space: dict[str, object] = {"__name__": f"{switch.TWIN}.{package}.numbers"}
    exec(compile(file.read_text(), str(file), "exec", dont_inherit=True), space)
    return [function for function in space.values() if isinstance(function, FunctionType)]


def test_two_threads_that_compile_write_into_their_own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FESTINA_CACHE", str(tmp_path / "cache"))
    cache_folder.cache_clear()
    packages = ("hare", "whyfirst")
    functions = {package: _functions(package, tmp_path) for package in packages}
    start = threading.Barrier(len(packages))

    def compile_all(package: str) -> None:
        start.wait()
        for function in functions[package]:
            switch._compile(function, wrapped=True)

    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        threads = [threading.Thread(target=compile_all, args=(package,)) for package in packages]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(usual)
        folders = {package: cache_folder(package) for package in packages}
        cache_folder.cache_clear()
    for package, folder in folders.items():
        kept = [file.name.partition(".")[0] for file in folder.rglob("*.nbi")]
        assert kept == [package] * _FUNCTIONS, f"{package}'s folder holds {kept}"


def test_the_lock_is_one_although_the_file_is_executed_twice() -> None:
    """Both modules must wait for the same lock; a lock in each would protect nothing."""
    assert run(
        "import festina.kernel.switch as ours, importlib\n"
        "twin = importlib.import_module('festina_compiled.kernel.switch')\n"
        "held = []\n"
        "class Lock:\n"
        "    def __enter__(self): held.append('entered')\n"
        "    def __exit__(self, *problem): pass\n"
        "ours.CACHE_LOCK = Lock()\n"
        "def one() -> 'int': return 1\n"
        "one.__module__ = 'festina_compiled.hare.one'\n"
        "try: twin._compile(one)\n"
        "except Exception: pass\n"
        "print(sorted(set(held)))"
    ) == str(["entered"])


@pytest.mark.parametrize(
    ("package", "name"), [("festina.hare", "festina_compiled.hare"), ("snails", "festina_compiled.snails")]
)
def test_a_twin_hangs_below_the_compiled_package(package: str, name: str) -> None:
    assert switch.twin(package) == name
    assert switch.usual(name.split(".")[1:]) == package


def test_a_package_outside_has_a_twin_that_imports_the_twin_of_the_kernel(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "outside_game"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "numbers.py").write_text("from festina.kernel import random\nfrom festina.kernel.random import mix\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    printed = run(
        "import sys, importlib; sys.path.insert(0, " + repr(str(tmp_path)) + ")\n"
        "import festina.kernel\n"
        "usual = importlib.import_module('outside_game.numbers')\n"
        "twin = importlib.import_module('festina_compiled.outside_game.numbers')\n"
        "print(usual.random.__name__, twin.random.__name__)"
    )
    assert printed.split() == ["festina.kernel.random", "festina_compiled.kernel.random"]
