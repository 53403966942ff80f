"""``festina rules`` and ``festina editions``."""

from __future__ import annotations

import pytest

from festina.hare.editions import editions

from .conftest import Festina


@pytest.mark.parametrize("edition", editions())
def test_every_edition_prints_its_rules(festina: Festina, edition: str) -> None:
    said = festina("rules", edition)
    assert said.code == 0
    variants = [f"HT-110{number}" for number in range(1, 6)]
    for id in ("HT-101", "HT-301", "HT-503", "HT-850", "HT-901", "HT-1001", *variants):
        assert id in said.out
    assert "Carrots allowed at Finish" in said.out


@pytest.mark.parametrize(
    ("name", "edition"),
    [
        (["waddingtons"], "intellect-1974"),
        (["Alga"], "ravensburger-1978"),
        (["rio", "grande"], "abacus-2000"),
        (["rio grande"], "abacus-2000"),
        (["hedgehog"], "abacus-2000"),
        (["gibsons", "1987"], "gibsons-1987"),
        (["tortuga"], "devir-2014"),
    ],
)
def test_other_names_lead_to_the_edition(festina: Festina, name: list[str], edition: str) -> None:
    said = festina("rules", *name)
    assert f"Rules of hare(edition={edition})" in said.out


def test_what_is_reconstructed_is_said(festina: Festina) -> None:
    assert "* reconstructed" in festina("rules", "abacus-2000").out
    assert "Our reading" in festina("rules", "gibsons-2010").out


def test_a_rulesets_own_rules(festina: Festina) -> None:
    said = festina("rules", "hare(hare=nap,players=3)")
    assert "HT-1102" in said.out
    assert "HT-1101" not in said.out
    assert "HT-901" not in said.out


def test_the_rules_of_why_first(festina: Festina) -> None:
    said = festina("rules", "whyfirst")
    assert "WF-101" in said.out
    assert "WF-201" in said.out
    assert "32 cards" in said.out


def test_editions_side_by_side(festina: Festina) -> None:
    said = festina("editions")
    assert said.code == 0
    for fact in ("1974, 1980", "Waddingtons", "68/68/98/98", "10 × place", "15 cards", "down to", "die (2000)"):
        assert fact in said.out


@pytest.mark.parametrize("edition", editions())
def test_what_is_not_certain_about_an_edition_is_said(festina: Festina, edition: str) -> None:
    words = " ".join(festina("editions", edition).out.split())
    assert f"{editions()[edition].board.confidence:.0%}" in words
    assert "nothing" not in words


def test_without_a_name_the_default_game_is_meant(festina: Festina) -> None:
    assert festina("rules").out == festina("rules", "hare").out


def test_only_some_editions(festina: Festina) -> None:
    said = festina("editions", "gibsons", "devir")
    assert "Gibsons" in said.out
    assert "Ravensburger" not in said.out
