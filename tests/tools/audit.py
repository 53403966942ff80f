"""``make audit``: known holes in the dependencies, where a registry answers."""

from __future__ import annotations

import json
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent.parent
_TOOLS = ROOT / ".venv" / "audit"
_PIP_AUDIT = "pip-audit>=2.10,<3"


def audit_python() -> int | None:
    """How many holes in requirements.lock; None if nobody answered."""
    if not (_TOOLS / "bin" / "pip-audit").is_file():
        venv.create(_TOOLS, with_pip=True)
        pip = [str(_TOOLS / "bin" / "python"), "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
        if subprocess.run([*pip, _PIP_AUDIT], check=False).returncode:
            return None
    command = [str(_TOOLS / "bin" / "pip-audit"), "--disable-pip", "--require-hashes", "--format", "json"]
    told = _json([*command, "-r", str(ROOT / "requirements.lock")])
    if told is None:
        return None
    holes = [(found["name"], hole["id"]) for found in told["dependencies"] for hole in found.get("vulns", ())]
    for name, hole in holes:
        print(f"  {name}: {hole}")
    return len(holes)


def audit_node() -> int | None:
    """How many holes in web/package-lock.json, in what reaches the browser; None if nobody answered."""
    told = _json(["npm", "audit", "--omit=dev", "--json", "--prefix", str(ROOT / "web")])
    if told is None or "metadata" not in told:
        return None
    for name, found in told.get("vulnerabilities", {}).items():
        print(f"  {name}: {found['severity']}")
    return int(told["metadata"]["vulnerabilities"]["total"])


def _json(command: list[str]) -> Any:
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
        return json.loads(done.stdout)
    except (OSError, ValueError, subprocess.TimeoutExpired):
        return None


def main() -> int:
    """Both; 1 if there is a hole."""
    holes = 0
    for name, look in (("Python", audit_python), ("front end", audit_node)):
        found = look()
        if found is None:
            print(f"{name}: not checked, no registry with advisories answered.")
        else:
            print(f"{name}: {found or 'no'} known hole{'' if found == 1 else 's'}.")
            holes += found
    return 1 if holes else 0


if __name__ == "__main__":
    sys.exit(main())
