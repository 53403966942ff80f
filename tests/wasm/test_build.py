"""How modules are made: from exactly their sources, the same bytes every time, never from what is not portable."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import numba
import numpy as np
import pytest

from web.wasm.build import is_current, manifest
from web.wasm.capture import Captured, Export
from web.wasm.checks import NotPortable
from web.wasm.link import link
from web.wasm.linker import linker_paths
from web.wasm.section import with_section
from web.wasm.sources import games, made_of, source_hash
from web.wasm.typescript import FILE, kernel_ts

from .conftest import ROOT, run_node

#: A function as Numba makes it: the result through a pointer, the status as the value.
ADD = """
define i32 @add(ptr %retptr, ptr %excinfo, i64 %arg.a, i64 %arg.b) {
  %sum = add i64 %arg.a, %arg.b
  store i64 %sum, ptr %retptr
  ret i32 0
}
"""
CALLS = """
declare ptr @NRT_Allocate(i64)
declare double @exp(double)
declare double @llvm.exp.f64(double)
declare double @llvm.fabs.f64(double)
define i32 @_ZN5first5secondE(ptr %retptr, ptr %excinfo, i64 %arg.a, i64 %arg.b) {
  BODY
  store i64 %z, ptr %retptr
  ret i32 0
}
"""
ALLOCATES = """
  %memory = call ptr @NRT_Allocate(i64 %arg.a)
  store i64 %arg.b, ptr %memory
  %z = ptrtoint ptr %memory to i64
"""
EXPONENTIAL = """
  %x = sitofp i64 %arg.a to double
  %y = call double @exp(double %x)
  %z = fptosi double %y to i64
"""
#: LLVM's own, of which it makes a call of ``exp``, and an instruction.
INTRINSIC = EXPONENTIAL.replace("@exp", "@llvm.exp.f64")
INSTRUCTION = EXPONENTIAL.replace("@exp", "@llvm.fabs.f64")
#: Needs ``fmod``, though nothing calls it by name.
REMAINDER = """
  %x = sitofp i64 %arg.a to double
  %y = frem double 1.0, %x
  %z = fptosi double %y to i64
"""
#: A function that returns two values, and one that writes to a rules record.
PAIR = """
define i32 @add(ptr %retptr, ptr %excinfo, i64 %arg.a, i64 %arg.b) {
  store { i64, i64 } zeroinitializer, ptr %retptr
  ret i32 0
}
"""
WRITES = """
define i32 @spoil(ptr %retptr, ptr %excinfo, ptr %arg.rules) {
  store i64 1, ptr %arg.rules
  store ptr null, ptr %retptr
  ret i32 0
}
"""
#: The most bytes of a game's module, as it travels.
MOST = 30_000
PACKED = "console.log(require('zlib').brotliCompressSync(require('fs').readFileSync(process.argv[1])).length)"
#: Calls ``sums.add`` with 10 and 2, then with 10 and 0.
TRIED = """
const { exports } = new WebAssembly.Instance(new WebAssembly.Module(require("fs").readFileSync(process.argv[1])));
const tell = (step) => { try { return exports["sums.add"](10, step); } catch (problem) { return problem.name; } };
console.log(tell(2), tell(0));
"""


def _captured(source: str, symbol: str = "add") -> Captured:
    export = Export("sums.add", symbol, {"a": "int", "b": "int"}, "int")
    return Captured([llvm.parse_assembly(source).as_bitcode()], [export], {})


def _compiled(function: Callable[[int, int], int]) -> Captured:
    """What Numba itself makes of a function, with the kernel's settings."""
    njit: Any = numba.njit
    options = {"error_model": "numpy", "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    made = njit("int64(int64, int64)", **options)(function)
    (signature,) = made.signatures
    return _captured(made.inspect_llvm(signature), made.overloads[signature].fndesc.llvm_func_name)


def test_a_function_gets_a_door() -> None:
    module = link(_captured(ADD))
    assert module.startswith(b"\0asm")
    assert b"sums.add" in module
    assert module == link(_captured(ADD))


@pytest.mark.parametrize(
    ("body", "named", "why"),
    [
        (ALLOCATES, "NRT_Allocate", "allocates memory"),
        (EXPONENTIAL, "exp", "is not kernel code"),
        (INTRINSIC, "llvm.exp.f64", "is not kernel code"),
    ],
)
def test_what_is_not_portable_is_named(body: str, named: str, why: str) -> None:
    with pytest.raises(NotPortable) as refused:
        link(_captured(CALLS.replace("BODY", body), "_ZN5first5secondE"))
    assert f"{named} {why}" in str(refused.value)
    assert "sums.add" in str(refused.value) or "second" in str(refused.value)


def test_what_is_an_instruction_is_none_of_the_c_library() -> None:
    assert link(_captured(CALLS.replace("BODY", INSTRUCTION), "_ZN5first5secondE"))


def test_what_only_the_linker_misses_is_named() -> None:
    with pytest.raises(NotPortable, match="undefined symbol: fmod"):
        link(_captured(CALLS.replace("BODY", REMAINDER), "_ZN5first5secondE"))


def _raising(a: int, b: int) -> int:
    if a < b:
        raise ValueError("too small")
    return a - b


def _telling(a: int, b: int) -> int:
    if a < b:
        raise IndexError(a)
    return a - b


def _stepping(a: int, b: int) -> int:
    total = 0
    for number in range(0, a, b):
        total ^= number
    return total


def _allocating(a: int, b: int) -> int:
    return int(np.zeros(a, np.int64)[b])


@pytest.mark.parametrize(
    ("function", "why"),
    [
        (_raising, "raises ValueError: too small"),
        (_telling, "allocates memory"),
        (_allocating, "allocates memory"),
    ],
)
def test_what_raises_or_allocates_is_named(function: Callable[[int, int], int], why: str) -> None:
    with pytest.raises(NotPortable) as refused:
        link(_compiled(function))
    assert f"{function.__name__} {why}" in str(refused.value)


def test_what_numba_itself_makes_sure_of_traps(tmp_path: Path) -> None:
    (tmp_path / "module").write_bytes(link(_compiled(_stepping)))
    assert run_node(TRIED, tmp_path / "module").split() == ["8", "RuntimeError"]


def test_a_function_that_returns_something_else_is_refused() -> None:
    with pytest.raises(NotPortable, match="add returns"):
        link(_captured(PAIR))


def test_nobody_writes_to_the_rules() -> None:
    export = Export("sums.spoil", "spoil", {"rules": "Rules"}, "None")
    with pytest.raises(NotPortable, match=r"sums\.spoil writes to rules"):
        link(Captured([llvm.parse_assembly(WRITES).as_bitcode()], [export], {}))


def test_a_function_that_takes_something_else_is_refused() -> None:
    export = Export("sums.add", "add", {"a": "int", "b": "float"}, "int")
    with pytest.raises(NotPortable, match=r"sums\.add"):
        link(Captured([llvm.parse_assembly(ADD).as_bitcode()], [export], {}))


def test_a_long_section_is_measured_right() -> None:
    module = with_section(b"", {"text": "x" * 300})
    size = (module[1] & 0x7F) | module[2] << 7
    assert len(module) == 3 + size


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """The sources, to be edited."""
    for part in ("src/festina", "web/wasm"):
        shutil.copytree(ROOT / part, tmp_path / part, ignore=shutil.ignore_patterns("static", "device", "__pycache__"))
    for lock in ROOT.glob("requirements*.lock"):
        shutil.copy(lock, tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("file", "changed"),
    [
        ("src/festina/kernel/random.py", {"hare", "whyfirst"}),
        ("src/festina/kernel/templates/loops.py", {"hare", "whyfirst"}),
        ("src/festina/bots/templates/summing.py", {"hare", "whyfirst"}),
        ("src/festina/bots/templates/search.py", {"hare"}),
        ("src/festina/hare/rules/effects.py", {"hare"}),
        ("src/festina/whyfirst/codes.py", {"whyfirst"}),
        ("web/wasm/exports.py", {"hare", "whyfirst"}),
        ("web/wasm/faces.py", {"hare", "whyfirst"}),
        ("src/festina/hare/view.py", set()),
        ("src/festina/bots/levels.py", set()),
        ("src/festina/server/hub.py", set()),
    ],
)
def test_what_a_module_is_made_of(tree: Path, file: str, changed: set[str]) -> None:
    before = {game: source_hash(game, tree) for game in games(tree)}
    with (tree / file).open("a", encoding="utf-8") as source:
        source.write("# edited\n")
    after = {game: source_hash(game, tree) for game in games(tree)}
    assert {game for game in before if before[game] != after[game]} == changed


@pytest.mark.parametrize(
    ("lock", "tool", "counts"),
    [
        ("requirements.lock", "numba", True),
        ("requirements.lock", "llvmlite", True),
        ("requirements-wasm.lock", "ziglang", True),
        ("requirements.lock", "msgspec", False),
    ],
)
def test_another_compiler_makes_another_module(tree: Path, lock: str, tool: str, counts: bool) -> None:
    before = source_hash("whyfirst", tree)
    text = (tree / lock).read_text(encoding="utf-8")
    assert f"\n{tool}==" in text
    (tree / lock).write_text(text.replace(f"\n{tool}==", f"\n{tool}==1"), encoding="utf-8")
    assert (source_hash("whyfirst", tree) != before) == counts


def test_a_module_says_which_files_of_the_package_it_is_made_of(tree: Path) -> None:
    before = made_of("hare", tree)
    assert {"kernel/random.py", "hare/rules/effects.py", "bots/hare/weights.bin.xz"} <= before.keys()
    with (tree / "src/festina/hare/rules/effects.py").open("a", encoding="utf-8") as source:
        source.write("# edited\n")
    after = made_of("hare", tree)
    assert {name for name in before if before[name] != after[name]} == {"hare/rules/effects.py"}


@pytest.mark.xdist_group("search")
@pytest.mark.parametrize("game", games())
def test_a_module_is_small(device: Path, game: str) -> None:
    assert int(run_node(PACKED, device / manifest(device)[game]["module"])) <= MOST


@pytest.mark.xdist_group("search")
def test_a_module_has_the_same_bytes_every_time(device: Path, tree: Path) -> None:
    """Wherever its sources lie."""
    game = "whyfirst"  # it takes half a minute
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (tree / "src", tree, *linker_paths())))}
    command = [sys.executable, "-m", "web.wasm.make", game, str(tree / "again")]
    subprocess.run(command, cwd=tree, env=environment, check=True)
    assert (tree / "again").read_bytes() == (device / manifest(device)[game]["module"]).read_bytes()


@pytest.mark.xdist_group("search")
def test_what_is_built_is_current_until_something_is_missing(device: Path, tmp_path: Path) -> None:
    assert is_current(device)
    copy = tmp_path / "device"
    shutil.copytree(device, copy)
    assert is_current(copy)
    next(copy.glob("*.weights")).unlink()
    assert not is_current(copy)


def test_the_front_end_knows_the_kernel_as_it_is() -> None:
    assert FILE.read_text(encoding="utf-8") == kernel_ts(), "make types writes it anew"
