"""The page as a site of plain files: no server, any path prefix, everything that one device can play by itself."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from ..kernel.data import Data
from ..kernel.errors import FestinaError
from ..locales import DEFAULT, languages, text
from .build import STATIC, build_id, pack_version
from .guard import POLICY
from .manifest import file_of, manifest
from .page import with_facts
from .standing_answers import standing_answers

#: Lists what an export wrote: a folder without it is not ours, and what it does not name is left alone.
MARK: Final = "festina-site.json"
_PAGE: Final = "index.html"
#: Written last: with it the new files count.
_LAST: Final = ("sw.js", _PAGE)
#: Beside the page, but nobody asks for them.
_INNER: Final = frozenset({"sources.sha256"})
#: A header alone can say these.
_NO_META: Final = ("frame-ancestors",)
_HEAD: Final = re.compile(r"(?=<title>)")
_CHARSET: Final = re.compile(r'(?<=<meta charset="utf-8" />)')


class BadSite(FestinaError):
    """The site cannot be written there."""


class Mark(Data, frozen=True):
    """What an export wrote, by paths relative to its folder."""

    build: str
    files: list[str]


class Written(NamedTuple):
    """How many files an export wrote, how many bytes they have, and how many older ones it removed."""

    files: int
    size: int
    removed: int


def write_site(folder: Path, friends: str | None = None, static: Path = STATIC) -> Written:
    """Write the site into a new or empty folder, or over an earlier export (BadSite).

    ``friends`` is the address of a server where people can meet. Files that are in the folder for other reasons stay.
    """
    if not (static / _PAGE).is_file() or not (static / "device" / "pack.json").is_file():
        raise BadSite("server-site-no-page")
    before = _written_before(folder)
    contents = dict(_contents(static, friends))
    foreign = sorted(name for name in contents if name not in before and (folder / name).exists())
    if foreign:
        raise BadSite("server-site-in-the-way", file=foreign[0], folder=str(folder))
    # Named before they are there: an export that breaks off can be written again.
    _write(folder / MARK, msgspec.json.encode(Mark(build_id(), sorted({*before, *contents}))))
    for name in sorted(contents, key=lambda name: (name in _LAST, name)):
        _write(folder / name, contents[name])
    stale = [name for name in before if name not in contents]
    for name in stale:
        _remove(folder, name)
    _write(folder / MARK, msgspec.json.encode(Mark(build_id(), sorted(contents))))
    return Written(len(contents), sum(len(content) for content in contents.values()), len(stale))


def _written_before(folder: Path) -> list[str]:
    """What an earlier export wrote there (BadSite if there is anything, but no export)."""
    if not folder.exists():
        return []
    if not folder.is_dir():
        raise BadSite("server-site-not-ours", folder=str(folder))
    mark = folder / MARK
    if mark.is_file():
        try:
            return msgspec.json.decode(mark.read_bytes(), type=Mark).files
        except msgspec.DecodeError:
            raise BadSite("server-site-not-ours", folder=str(folder)) from None
    if any(folder.iterdir()):
        raise BadSite("server-site-not-ours", folder=str(folder))
    return []


def _contents(static: Path, friends: str | None) -> Iterator[tuple[str, bytes]]:
    for file in sorted(static.rglob("*")):
        name = file.relative_to(static).as_posix()
        if file.is_file() and name not in _INNER and name != _PAGE:
            yield name, file.read_bytes()
    yield _PAGE, _page((static / _PAGE).read_text(encoding="utf-8"), pack_version(static), friends).encode()
    for language in languages():
        yield file_of(language), manifest(language)
    answers = {}
    for path, name, content in standing_answers():
        answers[path] = name
        yield f"data/{build_id()}/{name}", content
    yield f"data/{build_id()}/answers.json", msgspec.json.encode(answers)
    yield "build.json", msgspec.json.encode({"build": build_id()})
    # Some hosts leave out what they take for files of their own tools.
    yield ".nojekyll", b""


def _page(html: str, pack: str, friends: str | None) -> str:
    """The page with its policy, which no host sends, and with what it must know of where it lies."""
    allowed = "; ".join(part for part in POLICY.split("; ") if not part.startswith(_NO_META))
    policy = f'\n    <meta http-equiv="content-security-policy" content="{escape(allowed)}" />'
    referrer = '\n    <meta name="referrer" content="same-origin" />'
    html = _CHARSET.sub(lambda _: policy + referrer, html, count=1)
    about = f'<meta name="description" content="{escape(text("web-home-lead", DEFAULT))}" />\n    '
    facts = {"build": build_id(), "pack": pack, "server": "none", **({"friends": friends} if friends else {})}
    return with_facts(_HEAD.sub(lambda _: about, html, count=1), facts)


def _write(file: Path, content: bytes) -> None:
    if file.is_file() and file.stat().st_size == len(content) and file.read_bytes() == content:
        return
    file.parent.mkdir(parents=True, exist_ok=True)
    unfinished = file.with_name(f".{file.name}.new")
    unfinished.write_bytes(content)
    unfinished.replace(file)


def _remove(folder: Path, name: str) -> None:
    """Remove a file of an earlier export, and its folder if nothing else is in it."""
    file = (folder / name).resolve()
    if not file.is_relative_to(folder.resolve()):
        return
    file.unlink(missing_ok=True)
    parent = file.parent
    if parent != folder.resolve() and parent.is_dir() and not any(parent.iterdir()):
        shutil.rmtree(parent, ignore_errors=True)
