"""The page as plain files: what an export writes, and what it leaves alone."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from festina.registry import definitions
from festina.server.site import MARK, BadSite, write_site

PAGE = '<html lang="en"><head><meta charset="utf-8" />\n<title>Festina</title></head></html>'


@pytest.fixture
def static(tmp_path: Path) -> Path:
    """A page as the build leaves it."""
    folder = tmp_path / "static"
    for name, text in (
        ("index.html", PAGE),
        ("sw.js", "worker"),
        ("assets/main-1.js", "script"),
        ("device/pack.json", '{"version": "p1"}'),
        ("sources.sha256", "inner"),
    ):
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    return folder


def _files(folder: Path) -> set[str]:
    return {file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file()}


def test_the_site_says_what_it_is_and_answers_what_a_page_asks_at_its_start(static: Path, tmp_path: Path) -> None:
    site = tmp_path / "site"
    written = write_site(site, "https://games.example.org", static)
    page = (site / "index.html").read_text()
    assert '<meta name="festina-server" content="none" />' in page
    assert '<meta name="festina-pack" content="p1" />' in page
    assert '<meta name="festina-friends" content="https://games.example.org" />' in page
    assert "default-src &#x27;self&#x27;" in page
    assert "frame-ancestors" not in page
    build = json.loads((site / "build.json").read_bytes())["build"]
    assert f'content="{build}"' in page
    answers = json.loads((site / "data" / build / "answers.json").read_bytes())
    assert {"/api/games", "/api/bots", "/api/locales/ca?part=rest"} <= answers.keys()
    assert json.loads((site / "data" / build / answers["/api/games"]).read_bytes()).keys() == definitions().keys()
    assert all((site / "data" / build / name).is_file() for name in answers.values())
    assert len(set(answers.values())) == len(answers)
    assert "sources.sha256" not in _files(site)
    assert written.files == len(_files(site)) - 1  # all but the list of them


def test_an_earlier_export_is_replaced_and_what_others_put_there_stays(static: Path, tmp_path: Path) -> None:
    site = tmp_path / "site"
    write_site(site, None, static)
    (site / "CNAME").write_text("games.example.org")
    (static / "assets" / "main-1.js").rename(static / "assets" / "main-2.js")
    written = write_site(site, None, static)
    assert written.removed == 1
    assert {"CNAME", "assets/main-2.js"} <= _files(site)
    assert "assets/main-1.js" not in _files(site)


def test_a_folder_that_is_no_export_is_left_alone(static: Path, tmp_path: Path) -> None:
    homework = tmp_path / "homework"
    homework.mkdir()
    (homework / "essay.txt").write_text("Dear hare")
    for folder in (homework, homework / "essay.txt"):
        with pytest.raises(BadSite):
            write_site(folder, None, static)
    assert _files(homework) == {"essay.txt"}


def test_a_file_of_somebody_elses_in_an_export_is_not_overwritten(static: Path, tmp_path: Path) -> None:
    site = tmp_path / "site"
    write_site(site, None, static)
    (static / "robots.txt").write_text("ours")
    (site / "robots.txt").write_text("theirs")
    with pytest.raises(BadSite):
        write_site(site, None, static)
    assert (site / "robots.txt").read_text() == "theirs"


def test_a_list_that_names_files_elsewhere_removes_none_of_them(static: Path, tmp_path: Path) -> None:
    site = tmp_path / "site"
    write_site(site, None, static)
    (tmp_path / "precious.txt").write_text("mine")
    mark = json.loads((site / MARK).read_bytes())
    mark["files"].append("../precious.txt")
    (site / MARK).write_text(json.dumps(mark))
    write_site(site, None, static)
    assert (tmp_path / "precious.txt").exists()


def test_a_page_that_was_not_built_is_not_exported(tmp_path: Path) -> None:
    with pytest.raises(BadSite):
        write_site(tmp_path / "site", None, tmp_path / "nothing")
    assert not (tmp_path / "site").exists()
