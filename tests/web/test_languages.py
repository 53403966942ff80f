"""Six languages: switched without reload, and nothing left untranslated on any screen."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .browser import DESKTOP, PHONE
from .screen import Screen
from .world import PLACES, World, go

Open = Callable[..., Screen]

LANGUAGES = ["de", "fr", "it", "ca", "es", "en"]
#: A message that is not there is shown by its key.
RAW = re.compile(r"\b(?:web|hare|whyfirst|server|bot|cli)-[a-z0-9]+(?:-[a-z0-9]+)*")
#: Ids of editions and options stand in addresses, never in sentences.
_TEXTS = """() => [
    document.title,
    document.body.innerText,
    ...[...document.querySelectorAll("[aria-label], [title], [placeholder], option, .unseen")].flatMap((one) => [
        one.getAttribute("aria-label"), one.getAttribute("title"), one.getAttribute("placeholder"), one.textContent,
    ]),
].filter(Boolean).join("\\n")"""


#: Where a screen has no choice of languages in its head, another window of the browser has chosen one.
_ELSEWHERE = """(language) => {
    localStorage.setItem("festina.language", JSON.stringify(language));
    dispatchEvent(new StorageEvent("storage", { key: "festina.language" }));
}"""


def speak(page: Page, language: str) -> None:
    """Choose a language in the header, or in another window."""
    choice = page.locator("header .language select")
    if choice.count():
        choice.select_option(language)
    else:
        page.evaluate(_ELSEWHERE, language)
    expect(page.locator("html")).to_have_attribute("lang", language)


def sideways(page: Page) -> int:
    """By how many pixels the page is wider than the window."""
    return int(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))


@pytest.mark.parametrize("name", PLACES)
def test_every_word_is_there_and_fits(screen: Open, world: World, name: str) -> None:
    ann = screen(person=world.ann)
    page = go(ann, world.places[name])
    page.evaluate("window.sameDocument = true")
    raw, wide, heard = {}, {}, set()
    for language in LANGUAGES:
        speak(page, language)
        text = page.evaluate(_TEXTS)
        heard.add(page.locator("main").inner_text())
        if found := sorted(set(RAW.findall(text))):
            raw[language] = found
        page.set_viewport_size(PHONE)  # type: ignore[arg-type]
        ann.settle()
        if over := sideways(page):
            wide[language] = over
        page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
    assert page.evaluate("window.sameDocument"), "the page was loaded again"
    assert raw == {}, f"{name}: keys instead of words"
    assert wide == {}, f"{name}: wider than a phone"
    assert len(heard) == len(LANGUAGES), f"{name}: two languages say the same"


def test_the_browser_says_which_language_comes_first_and_the_choice_is_kept(screen: Open) -> None:
    page = screen(language="it-CH").open("/")
    expect(page.locator("html")).to_have_attribute("lang", "it")
    speak(page, "ca")
    title = page.locator("h1").inner_text()
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "ca")
    assert page.locator("h1").inner_text() == title


def test_editions_are_called_as_on_their_boxes(screen: Open) -> None:
    page = screen().open("/new/hare?with=bots")
    page.get_by_role("radio", name=re.compile("Abacusspiele 2000")).check()
    hedgehog = page.locator("main section h2", has_text=re.compile("Igel|Hedgehog|Hérisson|riccio"))
    names = {"en": "Hare & Hedgehog", "de": "Hase & Igel", "fr": "Lièvre et Hérisson", "it": "Lepre e riccio"}
    for language, name in names.items():
        speak(page, language)
        expect(hedgehog).to_contain_text(name)
        # Ravensburger's box has no other name.
        expect(page.get_by_role("radio", name=re.compile("Ravensburger 2008 Hase und Igel"))).to_be_attached()
    page.get_by_role("radio", name=re.compile("Devir")).check()
    title = page.locator("main section header h2")
    speak(page, "ca")
    expect(title).to_have_text("La llebre i la tortuga")
    speak(page, "es")
    expect(title).to_have_text("La liebre y la tortuga")


def test_a_game_goes_on_in_another_language(screen: Open, world: World) -> None:
    ann = screen(person=world.ann)
    page = go(ann, world.places["hare"])
    story = page.locator(".lines p").last
    english = story.inner_text()
    speak(page, "de")
    expect(story).not_to_have_text(english)
    assert "Karotten" in page.locator(".lines").first.inner_text()
