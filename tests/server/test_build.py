"""The build: every answer states it, and what depends on it alone may be kept by whoever asks with its name."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from festina.locales import languages
from festina.server.build import HEADER, build_id, lasting
from festina.server.page import Page, Preview

from .client import Person

LASTING = (
    "/api/games",
    "/api/bots",
    "/api/demo",
    "/api/setting?ruleset=hare",
    "/api/rules",
    "/api/locales/de?part=start",
)


@pytest.mark.parametrize("path", LASTING)
def test_an_answer_lasts_for_pages_of_this_build_alone(person: Callable[..., Person], path: str) -> None:
    somebody = person()
    joint = "&" if "?" in path else "?"
    same = somebody.http.get(f"{path}{joint}build={build_id()}")
    assert same.headers["cache-control"] == "public, max-age=31536000, immutable"
    for asked in (path, f"{path}{joint}build=another"):
        other = somebody.http.get(asked)
        assert other.headers["cache-control"] == "no-cache"
        assert other.content == same.content


def test_every_answer_states_the_build_and_no_other_lasts(person: Callable[..., Person]) -> None:
    somebody = person()
    for path in ("/api/me", "/api/tables", "/api/nothing"):
        answer = somebody.http.get(f"{path}?build={build_id()}")
        assert answer.headers[HEADER] == build_id()
        assert "immutable" not in answer.headers["cache-control"]


def test_a_page_knows_its_build_and_finds_its_files_from_any_address(tmp_path: Path) -> None:
    file = tmp_path / "index.html"
    file.write_text(
        '<html lang="en"><link rel="manifest" href="./manifest-en.webmanifest" /><title>Festina</title>'
        '<script type="module" src="./assets/main.js"></script></html>'
    )
    preview = Preview("Ein Rennen", "…", "/preview/house.jpg", "", "/join/x", "de")
    shown = Page(file, "b1", "p1").show(preview, "https://play.example")
    assert '<meta name="festina-build" content="b1" />' in shown
    assert '<meta name="festina-pack" content="p1" />' in shown
    assert 'src="/assets/main.js"' in shown
    assert 'href="/manifest-de.webmanifest"' in shown


def test_the_app_has_a_manifest_in_every_language(person: Callable[..., Person]) -> None:
    somebody = person()
    names = set()
    for language in languages():
        answer = somebody.http.get(f"/manifest-{language}.webmanifest")
        assert answer.headers["content-type"] == "application/manifest+json"
        manifest = answer.json()
        assert (manifest["lang"], manifest["start_url"], manifest["scope"]) == (language, "./", "./")
        assert {icon.get("purpose", "any") for icon in manifest["icons"]} == {"any", "maskable"}
        names.add(manifest["shortcuts"][0]["name"])
        for picture in (*manifest["icons"], *manifest["screenshots"]):
            assert somebody.http.get(picture["src"].removeprefix(".")).status_code == 200
    assert len(names) > 1
    assert somebody.http.get("/manifest-xx.webmanifest").status_code == 404


def test_nothing_lasts_for_nobody() -> None:
    assert lasting(None) == lasting("") == {"cache-control": "no-cache"}
