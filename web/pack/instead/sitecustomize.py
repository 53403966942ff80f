"""Imports modules from one file, so that nobody looks for each of them in folders and archives, which takes long.

The pack calls this ``sitecustomize``: Python imports it by itself, before nearly everything else.
"""

import marshal
import posix
import site
from _frozen_importlib import ModuleSpec
from _frozen_importlib_external import SourcelessFileLoader
from sys import meta_path

TYPE_CHECKING = False
if TYPE_CHECKING:  # what is named only there is not there yet
    from collections.abc import Sequence
    from types import CodeType, ModuleType

_HOME = site.getsitepackages()[0]
_CODE = posix.open(f"{_HOME}/modules.bin", posix.O_RDONLY)


def _listed() -> dict[str, tuple[str, int, int]]:
    """Each module's file, as if it stood by itself, and where its code begins and how long it is."""
    found, start = {}, 0
    with open(f"{_HOME}/modules.txt", encoding="utf-8") as lines:
        for line in lines:
            file, length = line.split()
            name = file.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".")
            found[name] = (f"{_HOME}/{file}", start, int(length))
            start += int(length)
    return found


#: All modules by name.
MODULES = _listed()


class _Loader(SourcelessFileLoader):
    """Loads a module of the file; data beside it is where its file would be."""

    def get_code(self, fullname: str) -> CodeType:
        _, start, length = MODULES[fullname]
        code: CodeType = marshal.loads(posix.pread(_CODE, length, start))
        return code


class _Finder:
    @staticmethod
    def find_spec(
        fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname not in MODULES:
            return None
        file = MODULES[fullname][0]
        spec = ModuleSpec(fullname, _Loader(fullname, file), origin=file)
        spec.has_location = True
        if file.endswith("/__init__.pyc"):
            spec.submodule_search_locations = [file.removesuffix("/__init__.pyc")]
        return spec


meta_path.insert(0, _Finder)
