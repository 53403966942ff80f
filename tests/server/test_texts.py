"""Names: ordinary ones of any script stay as they are, blank-looking ones are refused, nothing hides in them."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable

import pytest

from festina.server.refusal import Refusal
from festina.server.texts import NAME_LENGTH, clean_chat, clean_name

from .client import Person

ORDINARY = [
    "Ann",
    "Jean-Luc O’Neill",
    "Çağla",
    "Nguyễn Thị Ánh",
    "Ελένη",
    "Дмитрий",
    "שָׁלוֹם",
    "محمد",
    "علی\u200cرضا",
    "अनन्या",
    "க்ஷிதி",
    "ශ්\u200dරී",
    "สมหญิง",
    "བསྟན་འཛིན",
    "မြတ်",
    "ភក្តី",
    "한지민",
    "山田太郎",
    "Zoë 3",
    "❤\ufe0f Kim",
    "👩🏽\u200d🚀",
    "🐇",
    "?!",
    "ᠮᠣᠩᠭᠣᠯ",
    "⠁⠝⠝",
]

BLANK = [
    *("", " ", "\t\n", "\u00a0", "\u2003", "\u3000"),
    *("\u3164", "\u2800", "\u115f", "\u1160", "\uffa0", "\u3164 \u3164", "\u2800" * 10),
    *("\u200b", "\u200c", "\u200d", "\u2060", "\ufeff", "\u00ad", "\u180e", "\u034f", "\u061c"),
    *("\u0301", "\u0301\u0302\u0303", "\u20dd", " \u0301", "\u3164\u0301", "\u0903"),
    *("\ufe0f", "\U000e0100", "\U000e0020", "\u17b4", "\U0001d159", "\ufffc", "\U00016fe4", "\U00013441"),
    *("\u202e", "\u2066\u2069", "\x00", "\x7f", "\ue000", "\U0010ffff", "|", "| |", "\u200d\u200d\ufe0f"),
]


@pytest.mark.parametrize("name", ORDINARY)
def test_ordinary_names_stay(name: str) -> None:
    assert clean_name(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize("name", BLANK)
def test_names_that_show_nothing_are_refused(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        clean_name(name)
    assert refused.value.message.key == "server-name-empty"


@pytest.mark.parametrize("text", [text for text in BLANK if "|" not in text])
def test_lines_that_show_nothing_are_refused(text: str) -> None:
    with pytest.raises(Refusal):
        clean_chat(text)


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("\u202eAnn\u202c", "Ann"),
        ("\u2067Ann\u2069", "Ann"),
        ("\u200fAnn\u200e\u061c", "Ann"),
        ("An\u200bn", "Ann"),
        ("A\u200dnn", "Ann"),
        ("\u3164Ann\u3164", "Ann"),
        ("Ann\u3164\u3164\u2800Ben", "Ann Ben"),
        ("\u0301Ann", "Ann"),
        ("Ann \u0301Ben", "Ann Ben"),
        ("👩\u200d", "👩"),
        ("👩\u200d Ann", "👩 Ann"),
        ("a" + "\u0300" * 30 + "b", unicodedata.normalize("NFC", "a" + "\u0300" * 7) + "b"),
        ("x" * 99, "x" * NAME_LENGTH),
        ("ක්\u200d" * 20, ("ක්\u200d" * 8)[:-1]),
    ],
)
def test_what_hides_in_a_name_is_taken_out(given: str, kept: str) -> None:
    assert clean_name(given) == kept


@pytest.mark.parametrize("name", ["\u3164", "\u2800", "\u200b\u0301"])
def test_a_blank_name_is_refused_wherever_one_is_given(guest: Callable[..., Person], name: str) -> None:
    ann = guest()
    told = ann.ask("PATCH", "/api/me", {"name": name}, status=400)
    assert told["error"]["key"] == "server-name-empty"
    wish = {"ruleset": "hare(players=2)", "seats": [{"kind": "person", "name": name}, {"kind": "open"}]}
    assert ann.ask("POST", "/api/tables", wish, status=400)["error"]["key"] == "server-name-empty"
    open_seats = [{"kind": "open"}, {"kind": "person", "name": "Ann"}]
    table = ann.table("hare(players=2)", open_seats, public=True)["id"]
    ben = guest("Ben")
    told = ben.ask("POST", f"/api/tables/{table}/join", {"name": name}, status=400)
    assert told["error"]["key"] == "server-name-empty"
