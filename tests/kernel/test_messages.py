"""Messages are keys and parameters until somebody reads them."""

from __future__ import annotations

import json

import msgspec
import pytest

from festina import IllegalMove, new_game
from festina.kernel.messages import Message, Reason, in_languages
from festina.locales import languages, say


def test_messages_within_messages_are_plain() -> None:
    inner = Message("hare-no-occupied", {"space": 5, "printed": 5, "seat": 1})
    plain = Reason.of("HT-302", Message("both-reasons", {"first": inner, "second": inner})).as_dict()
    assert json.loads(json.dumps(plain)) == plain
    assert plain["params"]["first"] == {"key": "hare-no-occupied", "params": {"space": 5, "printed": 5, "seat": 1}}


def test_a_text_that_data_gives_is_shown_in_each_language() -> None:
    texts = {language: f"text in {language}" for language in languages()}
    message = in_languages(texts)
    assert [say(message, language) for language in languages()] == list(texts.values())
    within = Message("hare-board", {"about": message, "confidence": 94})
    assert say(within, "de").startswith("text in de Die Reihenfolge")


def test_a_reason_is_a_pair_and_more() -> None:
    (reason,) = new_game("hare", seed=1).why_not("<11")
    rule, text = reason
    assert (rule, text) == (reason.rule, reason.text) == (reason[0], reason[1])
    assert reason == (rule, text)
    assert reason == msgspec.convert(reason.as_dict(), Reason)
    assert reason != Reason("HT-602", reason.key, reason.params)
    assert text == str(reason.message)


def test_an_illegal_move_says_why_and_cites() -> None:
    game = new_game("hare", seed=1)
    with pytest.raises(IllegalMove) as caught:
        game.play(">64")
    assert caught.value.rules == ["HT-301", "HT-850"]
    assert caught.value.reasons == game.why_not(">64")
    for rule, text in caught.value.reasons:
        assert f"{text} ({rule})" in str(caught.value)
