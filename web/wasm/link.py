"""From the intermediate code of a game to its WebAssembly module.

Everything is put into one piece, of which only the offered functions can be seen; what nobody can reach is dropped
before anything is optimised. What has to be fast (``exports.FAST``, and all that it calls) is optimised for speed, all
else for size. The module imports nothing, and has no memory but what the page lays out behind ``__heap_base``.

Only the network is computed with vectors: other loops are short, and WebAssembly lacks what the optimiser would need
for them (shifts by different amounts, above all), which it does not know.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import llvmlite.binding as llvm

from .capture import Captured, Export
from .checks import NotPortable, check_calls, check_raises, check_steady, readable
from .exports import FAST, INLINED, STEADY, VECTORS
from .faces import is_face, with_faces
from .linker import linker_paths

TRIPLE: Final = "wasm32-unknown-unknown"
_LAYOUT: Final = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
#: What every browser for which the page is built has.
_FEATURES: Final = "+bulk-memory,+mutable-globals,+nontrapping-fptoint,+sign-ext,+simd128"
#: Bytes for the stack; the functions keep their data in records.
_STACK: Final = 64 * 1024
#: A function or a variable, where code names it.
_NAMED: Final = re.compile(r'@("[^"]*"|[\w.$]+)')
#: Where an address is computed. Kernel code never leaves a record, and Numba makes indices count from its beginning: so
#: loads and stores may add the offset themselves, which in WebAssembly never wraps.
_ADDRESS: Final = re.compile(r"= getelementptr (inbounds )?")
_BOUNDED: Final = "= getelementptr inbounds nuw "
#: What keeps the optimiser from using vectors in a function, and in those it is compiled into.
_NO_VECTORS: Final = "noimplicitfloat"
#: The only function of the C library that has an instruction of its own, exact to the last bit everywhere.
_SQRT: Final = (
    "declare double @llvm.sqrt.f64(double)",
    "define double @sqrt(double %x) {",
    "  %root = call double @llvm.sqrt.f64(double %x)",
    "  ret double %root",
    "}",
)


def link(captured: Captured) -> bytes:
    """The module of a game."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(features=_FEATURES, opt=3, reloc="static")
    module = _optimise(_one_piece(captured), captured, machine)
    check_calls(module)
    check_steady(module, [(export.name, _steady(export)) for export in captured.exports])
    return _to_wasm(machine.emit_object(module), [export.name for export in captured.exports])


def _one_piece(captured: Captured) -> Any:
    whole = llvm.parse_assembly(f'target triple = "{TRIPLE}"\ntarget datalayout = "{_LAYOUT}"\n')
    for bitcode in captured.modules:
        part = llvm.parse_bitcode(bitcode)
        part.triple, part.data_layout = TRIPLE, _LAYOUT
        for function in part.functions:
            if not function.is_declaration:
                # The same helper may have been added with several functions.
                function.linkage = llvm.Linkage.weak_odr
        whole.link_in(part)
    whole.link_in(llvm.parse_assembly(_doors(whole, captured)))
    offered = {export.name for export in captured.exports}
    for value in (*whole.functions, *whole.global_variables):
        if not value.is_declaration and value.name not in offered:
            value.linkage = llvm.Linkage.internal
    whole.verify()
    return whole


def _doors(module: Any, captured: Captured) -> str:
    """Functions as a page calls them, around those that Numba made: an address for a record, address and length for
    an array, whole numbers as f64, keys as i64.
    """
    lines = [f'target triple = "{TRIPLE}"', f'target datalayout = "{_LAYOUT}"']
    for export in captured.exports:
        lines += _door(module.get_function(export.symbol), export, captured.items)
    return "\n".join([*lines, *_SQRT])


#: A result as Numba gives it and as the page gets it.
_RESULTS: Final = {
    "None": ("ptr", "void", "ret void"),
    "int": ("i64", "double", "%given = sitofp i64 %value to double\n  ret double %given"),
    "Unsigned": ("i64", "i64", "ret i64 %value"),
    "bool": ("i8", "i32", "%given = zext i8 %value to i32\n  ret i32 %given"),
    "float": ("double", "double", "ret double %value"),
}


def _door(function: Any, export: Export, items: Mapping[str, int]) -> list[str]:
    given: list[str] = []
    before: list[str] = []
    passed = ["ptr %result", "ptr %raised"]
    for name, kind in export.parameters.items():
        if kind == "int":
            given.append(f"double %{name}")
            before.append(f"%{name}.i = fptosi double %{name} to i64")
            passed.append(f"i64 %{name}.i")
        elif kind == "Unsigned":
            given.append(f"i64 %{name}")
            passed.append(f"i64 %{name}")
        elif kind == "float":
            given.append(f"double %{name}")
            passed.append(f"double %{name}")
        elif kind == "bool":
            given.append(f"i32 %{name}")
            before += [f"%{name}.b = icmp ne i32 %{name}, 0", f"%{name}.c = zext i1 %{name}.b to i8"]
            passed.append(f"i8 %{name}.c")
        elif kind in items:
            given += [f"ptr %{name}", f"i32 %{name}.length"]
            before.append(f"%{name}.n = zext i32 %{name}.length to i64")
            count, size = f"i64 %{name}.n", f"i64 {items[kind]}"
            # As Numba flattens an array: nobody owns or counts its memory.
            passed += ["ptr null", "ptr null", count, size, f"ptr %{name}", count, size]
        else:
            given.append(f"ptr %{name}")
            passed.append(f"ptr %{name}")
    inner = [str(argument.type) for argument in function.arguments]
    outer = [argument.partition(" ")[0] for argument in passed]
    if inner != outer:
        raise NotPortable(f"{export.name}: Numba takes {inner}, expected was {outer}")
    raw, result, give = _RESULTS[export.result]
    return [
        f"declare i32 @{_quoted(export.symbol)}({', '.join(inner)})",
        f"define {result} @{_quoted(export.name)}({', '.join(given)}) {{",
        f"  %result = alloca {raw}",
        "  %raised = alloca ptr",
        *(f"  {line}" for line in before),
        f"  %status = call i32 @{_quoted(export.symbol)}({', '.join(passed)})",
        *([f"  %value = load {raw}, ptr %result"] if export.result != "None" else []),
        f"  {give}",
        "}",
    ]


def _quoted(name: str) -> str:
    return f'"{name}"'


def _steady(export: Export) -> list[str]:
    return [name for name, kind in export.parameters.items() if kind in STEADY]


def _optimise(whole: Any, captured: Captured, machine: Any) -> Any:
    """Drop what is not offered, then optimise twice: the first run clears the way for the second."""
    tuning = llvm.create_pipeline_tuning_options(speed_level=3)
    tuning.loop_vectorization = True
    tuning.slp_vectorization = True
    builder = llvm.create_pass_builder(machine, tuning)
    _tidy(whole, builder)
    check_raises(whole)
    code, faced = with_faces(whole, captured.steady)
    code = _ADDRESS.sub(_BOUNDED, code)
    # Native code inlines what the sources ask for; that would be half as much again, and the optimiser chooses as well.
    module = llvm.parse_assembly(code.replace("alwaysinline", "nounwind"))
    for function in module.functions:
        if function.name in faced or _is_one_of(function.name, INLINED):
            function.add_function_attribute("alwaysinline")
    _keep_scalar(module)
    _shrink(module)
    for _ in range(2):
        passes = builder.getModulePassManager()
        passes.add_refprune_pass()
        passes.run(module, builder)
    _tidy(module, builder)
    # Nor may the code generator see it: in WebAssembly it takes it for a lack of floating-point numbers.
    return llvm.parse_assembly(str(module).replace(f" {_NO_VECTORS}", ""))


def _is_one_of(symbol: str, names: Sequence[str]) -> bool:
    """Whether a symbol belongs to one of these functions, named by their modules; these may stand anywhere."""
    return readable(symbol).endswith(tuple(f".{name}" for name in names))


def _keep_scalar(module: Any) -> None:
    """Have vectors only in what is named for them, and in what that calls; it stays on its own."""
    code = _code(module)
    roots = [name for name in code if _is_one_of(name, VECTORS)]
    for name in code.keys() - _reached(code, roots):
        module.get_function(name).add_function_attribute(_NO_VECTORS)
    for name in roots:
        # The outermost: what stands behind a face is compiled into it.
        if is_face(name):
            module.get_function(name).add_function_attribute("noinline")


def _shrink(module: Any) -> None:
    """Have everything made small that what has to be fast does not reach."""
    code = _code(module)
    for name in code.keys() - _reached(code, FAST):
        for attribute in ("minsize", "optsize"):
            module.get_function(name).add_function_attribute(attribute)


def _code(module: Any) -> dict[str, str]:
    return {function.name: str(function) for function in module.functions if not function.is_declaration}


def _reached(code: Mapping[str, str], roots: Sequence[str]) -> set[str]:
    """These functions and all that they call."""
    waiting, reached = [name for name in roots if name in code], set[str]()
    while waiting:
        name = waiting.pop()
        if name not in reached:
            reached.add(name)
            waiting += [other.strip('"') for other in _NAMED.findall(code[name]) if other.strip('"') in code]
    return reached


def _tidy(module: Any, builder: Any) -> None:
    passes = llvm.create_new_module_pass_manager()
    passes.add_global_dead_code_eliminate_pass()
    passes.add_strip_dead_prototype_pass()
    passes.run(module, builder)


def _to_wasm(code: bytes, names: Sequence[str]) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        source, module = Path(folder) / "module.o", Path(folder) / "module.wasm"
        source.write_bytes(code)
        command = [sys.executable, "-m", "ziglang", "wasm-ld", "--no-entry", "--strip-all", "--gc-sections"]
        command += ["--export-memory", "--export=__heap_base", f"-zstack-size={_STACK}", "--stack-first"]
        command += [f"--export={name}" for name in names]
        paths = [*linker_paths(), *filter(None, [os.environ.get("PYTHONPATH")])]
        found = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
        command += [str(source), "-o", str(module)]
        done = subprocess.run(command, env=found, capture_output=True, text=True, check=False)
        if done.returncode:
            raise NotPortable(done.stderr.strip())
        return module.read_bytes()
