"""The tree that mypy checks: every template stands in it where the switch executes it."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

from .typecheck import ROOT, build_tree, executed_templates, true_paths


def test_every_template_is_checked_somewhere() -> None:
    templates = {file.relative_to(ROOT) for file in (ROOT / "src").rglob("templates/*.py")}
    assert templates == set(executed_templates().values())


def test_a_template_stands_where_the_switch_finds_it() -> None:
    for place, template in executed_templates().items():
        module = ".".join(place.relative_to("src").with_suffix("").parts)
        found = find_spec(module)
        assert found is not None
        assert found.origin == str(ROOT / template), module


def test_the_tree_follows_the_sources(tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "gone.py").symlink_to(tmp_path / "nowhere.py")
    templates = build_tree(tmp_path)
    assert not (tmp_path / "src" / "gone.py").is_symlink()
    for place, template in templates.items():
        assert (tmp_path / place).resolve() == ROOT / template
    assert (tmp_path / "pyproject.toml").samefile(ROOT / "pyproject.toml")
    assert (tmp_path / "src" / "festina" / "py.typed").samefile(ROOT / "src" / "festina" / "py.typed")


def test_what_mypy_says_of_a_template_names_the_template_once() -> None:
    places = [place for place, template in executed_templates().items() if template.name == "loops.py"]
    assert len(places) > 1
    output = "\n".join([*(f"{place}:7: error: no" for place in places), "src/festina/registry.py:1: error: no"])
    assert true_paths(output, executed_templates()) == [
        "src/festina/kernel/templates/loops.py:7: error: no",
        "src/festina/registry.py:1: error: no",
    ]
