"""Measure every peer, one after the other, in a venv of their own, and print the results.

    python bench/peers/run_all.py --venv .bench-venv --seconds 5 --json

The venv is made, and the pinned and hashed packages of ``requirements.lock`` installed, when it is missing or was
made from another lock. Progress goes to stderr. A peer that fails gives its error in place of its figures, and the
exit code is then 1. Only the standard library is used, so any Python 3.11 can run this.
"""

import argparse
import json
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any

from _common import positive

HERE = Path(__file__).resolve().parent
LOCK = HERE / "requirements.lock"
SCRIPTS = {
    "catanatron": "catanatron_random.py",
    "chess": "chess_random.py",
    "socha": "socha_random.py",
    "open_spiel_maedn": "open_spiel_maedn.py",
    "open_spiel_mcts": "open_spiel_mcts.py",
}
INSTALL_SECONDS = 1200


class PeerError(Exception):
    """Something went wrong with the peers, in words for the person who measures."""


def progress(text: str) -> None:
    """Tell how far we are, without disturbing the results on stdout."""
    print(text, file=sys.stderr, flush=True)


def run(command: list[str], seconds: float) -> str:
    """Run a command and return what it printed.

    If it fails, its complaints go to our stderr, and the telling one is the ``PeerError``: pip marks it, and a
    traceback has it last.
    """
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=seconds, check=False)
    except subprocess.TimeoutExpired:
        raise PeerError(f"not done after {seconds:.0f} s") from None
    if done.returncode:
        progress(done.stderr)
        complaints = done.stderr.splitlines() or ["no message"]
        telling = next((line for line in complaints if line.startswith("ERROR")), complaints[-1])
        raise PeerError(f"exit code {done.returncode}: {telling}")
    return done.stdout


def prepare(folder: Path) -> Path:
    """Make the venv fit the lock and return its Python.

    A copy of the lock inside the venv tells what is installed; it is empty until an install has succeeded. A folder
    without the copy is somebody else's: since a venv that no longer fits is made anew, we must not touch it.
    """
    installed = folder / "installed.lock"
    python = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    wanted = LOCK.read_text(encoding="utf-8")
    if folder.exists() and not installed.exists():
        raise PeerError(f"{folder} was not made by this script; delete it, or name another folder with --venv")
    if not python.exists() or installed.read_text(encoding="utf-8") != wanted:
        progress(f"making {folder} from {LOCK.name}")
        venv.create(folder, clear=True, with_pip=True)
        installed.touch()
        pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        run([*pip, "--require-hashes", "-r", str(LOCK)], INSTALL_SECONDS)
        installed.write_text(wanted, encoding="utf-8")
    return python


def measure(peer: str, python: Path, seconds: float, seed: int) -> dict[str, Any]:
    """Run one peer's script and return its line, or its error."""
    progress(f"measuring {peer}")
    command = [str(python), str(HERE / SCRIPTS[peer]), "--seconds", str(seconds), "--seed", str(seed)]
    try:
        line = json.loads(run(command, 60 + 4 * seconds))
    except json.JSONDecodeError:
        return {"peer": peer, "error": "did not print one line of JSON"}
    except PeerError as error:
        return {"peer": peer, "error": str(error)}
    return {**line, "peer": peer}


def measure_all(folder: Path, seconds: float, seed: int) -> list[dict[str, Any]]:
    """Prepare the venv and measure every peer; if it cannot be prepared, that is every peer's error."""
    try:
        python = prepare(folder)
    except (PeerError, OSError, subprocess.CalledProcessError) as error:
        return [{"peer": peer, "error": f"the venv could not be prepared: {error}"} for peer in SCRIPTS]
    return [measure(peer, python, seconds, seed) for peer in SCRIPTS]


def as_text(result: dict[str, Any]) -> str:
    """One result as a line for people."""
    if "error" in result:
        return f"{result['peer']:18}{result['error']}"
    return f"{result['peer']:18}{result['per_second']:14,.0f} {result['unit']}/s  ({result['what']})"


def main() -> int:
    """Read the options, measure, print; 1 if a peer failed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--venv", type=Path, default=Path(".bench-venv"), help="the peers' venv (default .bench-venv)")
    parser.add_argument("--seconds", type=positive, default=5.0, help="how long to measure each peer (default 5)")
    parser.add_argument("--seed", type=int, default=1, help="where the random numbers start (default 1)")
    parser.add_argument("--json", action="store_true", help="print one JSON list instead of lines for people")
    options = parser.parse_args()
    results = measure_all(options.venv, options.seconds, options.seed)
    print(json.dumps(results, indent=2) if options.json else "\n".join(map(as_text, results)))
    return int(any("error" in result for result in results))


if __name__ == "__main__":
    sys.exit(main())
