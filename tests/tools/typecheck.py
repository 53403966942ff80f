"""mypy over everything, templates included: ``python -m tests.tools.typecheck`` (arguments go to mypy).

A template's relative imports mean the package it is executed in, so mypy cannot check it where it stands. Here a tree
of links (``.typecheck/``) holds the sources as they are, and each template once more in every package in which the
switch would execute it; mypy runs there with the project's configuration, and what it says is written with the true
paths.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from festina.analysis.kits import find_insight
from festina.bots.kits import find_kit
from festina.kernel.switch import PACKAGE
from festina.registry import definitions

ROOT = Path(__file__).resolve().parents[2]
TREE = ROOT / ".typecheck"
SOURCES = Path("src")
#: What mypy's configuration names besides the sources, and the configuration itself.
_AS_IT_IS = ("tests", "bench", "web", "pyproject.toml")
_PLACE = re.compile(r"^[^:\s]+(?=:\d+)")


def packages() -> Iterator[str]:
    """The packages of ours in which templates are executed: the games', and their parts in packages above them."""
    for game in definitions().values():
        kit, insight = find_kit(game), find_insight(game)
        for package in (game.package, kit.package if kit else "", insight.package if insight else ""):
            if package.startswith(f"{PACKAGE}."):
                yield package


def executed_templates() -> dict[Path, Path]:
    """Where each template stands in a package that has no module of that name, and the template's own path."""
    found = {}
    for package in packages():
        folder = SOURCES.joinpath(*package.split("."))
        _, part, *more = package.split(".")
        for template in sorted((ROOT / SOURCES / PACKAGE / (part if more else "kernel") / "templates").glob("*.py")):
            if not (ROOT / folder / template.name).is_file():
                found[folder / template.name] = template.relative_to(ROOT)
    return found


def build_tree(tree: Path = TREE) -> dict[Path, Path]:
    """Link everything as it is now; links that lead nowhere any more go. Returns where the templates stand."""
    links = {Path(name): Path(name) for name in _AS_IT_IS}
    for file in (ROOT / SOURCES).rglob("*"):
        if file.suffix in (".py", ".pyi", ".typed") and file.is_file():
            links[file.relative_to(ROOT)] = file.relative_to(ROOT)
    templates = executed_templates()
    links |= templates
    for old in tree.rglob("*"):
        if old.is_symlink() and old.relative_to(tree) not in links:
            old.unlink()
    for place, source in links.items():
        link = tree / place
        link.parent.mkdir(parents=True, exist_ok=True)
        target = os.path.relpath(ROOT / source, link.parent)
        if not link.is_symlink() or os.readlink(link) != target:
            link.unlink(missing_ok=True)
            link.symlink_to(target)
    return templates


def true_paths(output: str, templates: dict[Path, Path]) -> list[str]:
    """The lines of mypy's output, places in templates named as such; what several packages share is said once."""
    names = {str(place): str(source) for place, source in templates.items()}
    lines = [_PLACE.sub(lambda match: names.get(match[0], match[0]), line) for line in output.splitlines()]
    return list(dict.fromkeys(lines))


def main(arguments: list[str]) -> int:
    """Run mypy in the tree."""
    templates = build_tree()
    command = [sys.executable, "-m", "mypy", *arguments]
    done = subprocess.run(command, cwd=TREE, stdout=subprocess.PIPE, text=True, check=False)
    print("\n".join(true_paths(done.stdout, templates)))
    return done.returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
