"""Lets the reference show the comments beside fields: ``#:`` above an attribute is its documentation."""

from __future__ import annotations

import ast

from griffe import Attribute, Docstring, Extension, ObjectNode


class FieldComments(Extension):
    """Reads the lines above an attribute that begin with ``#:``."""

    def on_attribute_instance(self, *, node: ast.AST | ObjectNode, attr: Attribute, **_: object) -> None:
        file = attr.filepath
        if attr.docstring or not isinstance(node, ast.AST) or attr.lineno is None or isinstance(file, list):
            return
        lines = attr.lines_collection[file]
        comment: list[str] = []
        for line in reversed(lines[: attr.lineno - 1]):
            if not line.strip().startswith("#:"):
                break
            comment.insert(0, line.strip().removeprefix("#:").strip())
        if comment:
            attr.docstring = Docstring(" ".join(comment), parent=attr)
