"""Records on disk: read whole or not at all, written whole or not at all."""

from __future__ import annotations

import os
import stat
import tempfile
from pathlib import Path

from .. import load_game
from ..kernel.errors import BadRecord
from ..kernel.game import Game
from ..kernel.record import TITLE
from .trouble import Trouble
from .words import t

_LARGEST = 16 * 1024 * 1024
_BEGINNING = TITLE.rsplit(" ", 1)[0]


def read_record_file(name: str) -> str:
    """The text of a file (Trouble says what is wrong with it)."""
    try:
        with open(name, "rb") as file:
            content = file.read(_LARGEST + 1)
    except (OSError, ValueError) as problem:
        raise Trouble(_unreadable(name, problem)) from None
    if len(content) > _LARGEST:
        raise Trouble(t("cli-file-too-large", file=name))
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError:
        text = "\0"
    if "\0" in text:
        raise Trouble(t("cli-file-not-text", file=name))
    return text


def load_game_file(name: str) -> Game:
    """The game whose record a file holds."""
    try:
        return load_game(read_record_file(name))
    except BadRecord as problem:
        raise Trouble(t("cli-file-bad-record", file=name, problem=str(problem))) from None


def _unreadable(name: str, problem: OSError | ValueError) -> str:
    if isinstance(problem, FileNotFoundError):
        return t("cli-file-missing", file=name)
    if isinstance(problem, IsADirectoryError):
        return t("cli-file-directory", file=name)
    if isinstance(problem, PermissionError):
        return t("cli-file-forbidden", file=name)
    return t("cli-file-unreadable", file=name, reason=getattr(problem, "strerror", None) or str(problem))


def check_writable(name: str) -> Path:
    """The path of a file to which a record may be written: a new one, or one that holds a record (Trouble)."""
    try:
        path = Path(os.path.realpath(Path(name).expanduser()))
        if path.is_dir():
            raise Trouble(t("cli-file-directory", file=name))
        if not path.parent.is_dir():
            raise Trouble(t("cli-file-no-folder", file=name, folder=str(path.parent)))
        if not os.access(path.parent, os.W_OK) or (path.exists() and not os.access(path, os.W_OK)):
            raise Trouble(t("cli-file-not-writable", file=name))
        if path.exists() and not _is_record(path):
            raise Trouble(t("cli-file-foreign", file=name))
    except (OSError, ValueError) as problem:
        raise Trouble(t("cli-file-unwritable", file=name, reason=str(problem))) from None
    return path


def _is_record(path: Path) -> bool:
    if not path.is_file():
        return False
    with path.open("rb") as file:
        start = file.read(len(_BEGINNING))
    return not start or start == _BEGINNING.encode()


def write_record_file(name: str, text: str) -> None:
    """Write a record to a temporary file and move it into place: a reader finds the old one or the new one."""
    path = check_writable(name)
    try:
        mode = stat.S_IMODE(path.stat().st_mode) if path.exists() else 0o666 & ~_umask()
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name[:100]}.")
        try:
            with open(handle, "w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            os.chmod(temporary, mode)
            os.replace(temporary, path)
        except BaseException:
            os.unlink(temporary)
            raise
    except OSError as problem:
        raise Trouble(t("cli-file-unwritable", file=name, reason=problem.strerror or str(problem))) from None


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
