"""Python for the browser: Pyodide without what no game needs, compiled beforehand so that it starts sooner."""

from __future__ import annotations

import gzip
import io
import json
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Mapping
from pathlib import Path, PurePosixPath
from typing import Final

from .sources import PACKAGE, ROOT, device_files

WEB: Final = ROOT / "web"
PYODIDE: Final = WEB / "node_modules" / "pyodide"
#: Which Pyodide that is.
PACKAGES: Final = WEB / "package-lock.json"
LOCK: Final = ROOT / "requirements-device.lock"
#: What the page loads Python with: ours, which unpacks the rest of the pack, and what it is called there.
_ENTRY: Final = Path(__file__).with_name("entry.mjs")
#: The program of Python, which only scripts of the page's own address can be; what Pyodide calls it, and the pack.
_SCRIPT: Final = "pyodide.asm.mjs"
_PLAIN_SCRIPT: Final = "pyodide.asm.js"
#: Parts of the standard library that nothing here imports: other systems, other protocols, tools for developers.
_LEFT_OUT: Final = frozenset((Path(__file__).with_name("left_out.txt")).read_text().split())
_WANTED_ENCODINGS: Final = frozenset(("__init__", "aliases", "ascii", "cp437", "latin_1", "utf_8"))
#: Modules whose source is read, not imported: templates, and what plans are named after.
_AS_SOURCE: Final = ("/templates/", "/way.py")
#: Modules in place of Python's and Pyodide's own.
INSTEAD: Final = Path(__file__).with_name("instead")
#: What finds all other modules, and what Python needs before that.
_EARLY: Final = ("encodings/__init__.pyc", "encodings/aliases.pyc", "encodings/utf_8.pyc", "sitecustomize.pyc")
#: The bytes of a compiled module before its code.
_HEADER: Final = 16
#: Pyodide asks for the packages it knows; we bring our own.
_NO_PACKAGES: Final = "pyodide-lock.json"
#: The bytes that an archive has for a name, without what long ones would need.
_LONGEST: Final = 99
#: The oldest date that an archive can hold: the same bytes on every day.
_DATE: Final = (1980, 1, 1, 0, 0, 0)


def python_files(library: Mapping[str, bytes], site: Mapping[str, bytes]) -> dict[str, bytes]:
    """The pack's files that Python and the packages are in, by name; ``entry.mjs`` reads them.

    Hosts of files compress little of what they send, or nothing: so what is large is compressed here. Inside, archives
    are plain, so that what their files have in common is compressed once, and Python need not unpack each of them.
    """
    modules = {name: content for name, content in library.items() if name.endswith(".pyc")}
    early = {name: modules.pop(name) for name in _EARLY}
    wanted = {name: content for name, content in site.items() if _is_read(name)}
    modules |= {name: content for name, content in wanted.items() if name.endswith(".pyc")}
    data = {name: content for name, content in wanted.items() if name not in modules}
    given = json.loads((PYODIDE / _NO_PACKAGES).read_bytes())
    return {
        "pyodide.js": _ENTRY.read_bytes(),
        "pyodide.own.js": _renamed((PYODIDE / "pyodide.mjs").read_bytes()),
        _PLAIN_SCRIPT: (PYODIDE / _SCRIPT).read_bytes(),
        _NO_PACKAGES: json.dumps({"info": given["info"], "packages": {}}, sort_keys=True).encode(),
        "gzip/pyodide.asm.wasm": _packed((PYODIDE / "pyodide.asm.wasm").read_bytes()),
        "gzip/python_stdlib.zip": _packed(_zip(early)),
        "gzip/library.tar": _packed(_tar(data | _joined(modules))),
    }


def _joined(modules: Mapping[str, bytes]) -> dict[str, bytes]:
    """The code of all modules in one file, and how long each is in another: ``instead/sitecustomize.py`` reads them."""
    codes = {name: content[_HEADER:] for name, content in sorted(modules.items())}
    listed = "".join(f"{name} {len(code)}\n" for name, code in codes.items())
    return {"modules.bin": b"".join(codes.values()), "modules.txt": listed.encode("ascii")}


def _renamed(loader: bytes) -> bytes:
    """Pyodide's loader, which asks for its program by the name that the pack has for it.

    Browsers run a module only if its host calls it JavaScript, and many a host knows ``.js`` but not ``.mjs``.
    """
    asked = loader.count(_SCRIPT.encode())
    if asked != 1:
        raise SystemExit(f"Pyodide's loader names {_SCRIPT} {asked} times, not once: see web/pack/python.py")
    return loader.replace(_SCRIPT.encode(), _PLAIN_SCRIPT.encode())


def _is_read(name: str) -> bool:
    """Whether Python reads a file of the packages: of most modules what was compiled, of a few the source."""
    if not name.endswith((".py", ".pyc")):
        return True
    return name.endswith(".py") == any(part in f"/{name}" for part in _AS_SOURCE)


def sources(folder: Path) -> tuple[Path, Path]:
    """Write the sources into two folders: the standard library's, and the packages'."""
    library, site = folder / "library", folder / "site"
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as archive:
        for name in archive.namelist():
            if _is_wanted(name):
                archive.extract(name, library)
    shutil.copytree(INSTEAD, library, ignore=shutil.ignore_patterns("__pycache__"), dirs_exist_ok=True)
    with zipfile.ZipFile(_wheel(folder / "wheels")) as wheel:
        names = [name for name in wheel.namelist() if not name.endswith((".pyi", "/RECORD", "/py.typed"))]
        wheel.extractall(site, names)
    for name, file in device_files().items():
        place = site / PACKAGE / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(file.read_bytes())
    return library, site


def _is_wanted(name: str) -> bool:
    top, _, rest = name.partition("/")
    module = PurePosixPath(name.removesuffix(".py"))
    if name.endswith("/") or any(str(part) in _LEFT_OUT for part in (module, *module.parents)):
        return False
    return top != "encodings" or rest.removesuffix(".py") in _WANTED_ENCODINGS


def _wheel(folder: Path) -> Path:
    """The wheel that the lock names, checked by its hash."""
    target = ["--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--abi", "cp314"]
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "download", "--quiet", "--no-deps"]
    command = [*pip, "--only-binary=:all:", "--require-hashes", *target, "-r", str(LOCK), "-d", str(folder)]
    if subprocess.run(command, check=False).returncode:
        raise SystemExit(f"the wheels of {LOCK.name} cannot be fetched")
    return next(folder.glob("*.whl"))


def compile_all(node: str, *folders: Path) -> list[dict[str, bytes]]:
    """Compile the sources in some folders; all their files by name."""
    command = [node, str(WEB / "pack" / "compile.mjs"), *map(str, folders)]
    if subprocess.run(command, cwd=WEB, stdout=subprocess.DEVNULL, check=False).returncode:
        raise SystemExit("Python's sources could not be compiled for the browser")
    return [
        {file.relative_to(folder).as_posix(): file.read_bytes() for file in sorted(folder.rglob("*")) if file.is_file()}
        for folder in folders
    ]


def _packed(content: bytes) -> bytes:
    return gzip.compress(content, 9, mtime=0)


def _zip(files: Mapping[str, bytes]) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        for name, content in sorted(files.items()):
            archive.writestr(zipfile.ZipInfo(name, _DATE), content, zipfile.ZIP_STORED)
    return made.getvalue()


def _tar(files: Mapping[str, bytes]) -> bytes:
    """An archive in the plainest form that there is; names are short and have no letters beyond ASCII."""
    made = io.BytesIO()
    with tarfile.open(
        fileobj=made, mode="w", format=tarfile.USTAR_FORMAT, encoding="ascii", errors="strict"
    ) as archive:
        for name, content in sorted(files.items(), key=_kind_and_name):
            if len(name) > _LONGEST:
                raise ValueError(f"the name of {name} is too long for the pack")
            entry = tarfile.TarInfo(name)
            entry.size = len(content)
            archive.addfile(entry, io.BytesIO(content))
    return made.getvalue()


def _kind_and_name(file: tuple[str, bytes]) -> tuple[str, str]:
    """Files of a kind lie together: they have more in common."""
    return PurePosixPath(file[0]).suffix, file[0]
