"""``make check-release TAG=v1.2.3``: whether the tag, the version, the changelog and the built files agree."""

from __future__ import annotations

import re
import sys
import tarfile
import zipfile
from email.parser import Parser
from pathlib import Path

import festina

ROOT = Path(__file__).resolve().parent.parent.parent
_HEADING = re.compile(r"^## \[(?P<version>[^\]]+)\] - (?P<date>unreleased|\d{4}-\d{2}-\d{2})$")


def newest_heading(changelog: str) -> tuple[str, str]:
    """The version and the date (or ``unreleased``) of a changelog's newest part (ValueError)."""
    heading = next((line for line in changelog.splitlines() if line.startswith("## ")), "")
    found = _HEADING.match(heading)
    if not found:
        raise ValueError(f"CHANGELOG.md: {heading!r} is not of the form '## [1.2.3] - 2027-01-31' or '… - unreleased'")
    return found["version"], found["date"]


def metadata_of(file: Path) -> tuple[str, str]:
    """The version and the description that a wheel or a source distribution carries."""
    if file.suffix == ".whl":
        with zipfile.ZipFile(file) as wheel:
            (name,) = [name for name in wheel.namelist() if name.endswith(".dist-info/METADATA")]
            text = wheel.read(name).decode()
    else:
        with tarfile.open(file) as source:
            packed = source.extractfile(f"{file.name.removesuffix('.tar.gz')}/PKG-INFO")
            assert packed is not None
            text = packed.read().decode()
    parsed = Parser().parsestr(text)
    return str(parsed["Version"]), str(parsed.get_payload())


def disagreements(tag: str, version: str, changelog: str, files: list[Path]) -> list[str]:
    """What keeps a tag from being released, in words."""
    problems = []
    if tag != f"v{version}":
        problems.append(f"the tag is {tag or 'missing'}, and the version in src/festina/__init__.py is {version}")
    noted, date = newest_heading(changelog)
    if noted != version:
        problems.append(f"the newest heading of CHANGELOG.md is for {noted}, not for {version}")
    if date == "unreleased":
        problems.append(f"CHANGELOG.md gives {noted} no date yet")
    kinds = sorted("".join(file.suffixes[-2:]) if file.suffix == ".gz" else file.suffix for file in files)
    if kinds != [".tar.gz", ".whl"]:
        problems.append(f"dist/ holds {[file.name for file in files]}, not one source distribution and one wheel")
    for file in files:
        packed = metadata_of(file)[0]
        if packed != version:
            problems.append(f"{file.name} is of version {packed}")
    return problems


def main(tag: str = "", folder: str = "dist") -> int:
    """Print what disagrees; 1 if anything does."""
    files = sorted(path for path in Path(folder).glob("festina-*") if path.is_file())
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    problems = disagreements(tag, festina.__version__, changelog, files)
    for problem in problems:
        print(f"Not ready: {problem}.")
    if not problems:
        print(f"{tag}: ready.")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:3]))
