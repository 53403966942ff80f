"""Six languages: switched without reload, and nothing left untranslated on any screen."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .browser import DESKTOP, PHONE
from .screen import DRAWN, Screen
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


#: Speaks every language in turn, and says what is there then: all in the page, so nobody waits for anything but it.
_EVERY_LANGUAGE = (
    """async (languages) => {
    const drawn = DRAWN;
    const root = document.documentElement, found = {};
    for (const language of languages) {
        const choice = document.querySelector("header .language select");
        if (choice) {
            choice.value = language;
            choice.dispatchEvent(new Event("change", { bubbles: true }));
        } else (ELSEWHERE)(language);
        for (const end = performance.now() + 20000; root.lang !== language; await drawn())
            if (performance.now() > end) throw new Error(`${language} is not spoken`);
        await drawn();
        const texts = (TEXTS)();
        const main = document.querySelector("main").innerText;
        found[language] = { texts, main, over: root.scrollWidth - root.clientWidth };
    }
    return found;
}""".replace("ELSEWHERE", _ELSEWHERE)
    .replace("TEXTS", _TEXTS)
    .replace("DRAWN", DRAWN)
)


@pytest.mark.parametrize("name", PLACES)
def test_every_word_is_there_and_fits(screen: Open, world: World, name: str) -> None:
    ann = screen(person=world.ann)
    page = go(ann, world.places[name])
    page.evaluate("window.sameDocument = true")
    for size in (DESKTOP, PHONE):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        ann.settle()
        found = page.evaluate(_EVERY_LANGUAGE, LANGUAGES)
        where = f"{name}, {size['width']} pixels wide"
        raw = {language: keys for language, told in found.items() if (keys := sorted(set(RAW.findall(told["texts"]))))}
        assert raw == {}, f"{where}: keys instead of words"
        wide = {language: told["over"] for language, told in found.items() if told["over"]}
        assert wide == {}, f"{where}: wider than the window"
        assert len({told["main"] for told in found.values()}) == len(LANGUAGES), f"{where}: two languages say the same"
    assert page.evaluate("window.sameDocument"), "the page was loaded again"


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
