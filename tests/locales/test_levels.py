"""Every level of every game is described by a sentence of its own, in every language."""

from __future__ import annotations

import pytest

from festina.bots.kits import kit_of
from festina.kernel.contract import AnyDefinition
from festina.kernel.messages import Message
from festina.locales import languages, say
from festina.registry import definitions

from .catalogue import catalogue

#: So that it needs three lines on a phone at most.
_LONGEST = 110


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", definitions().values(), ids=lambda game: game.name)
def test_every_level_is_described_by_a_sentence_of_its_own(game: AnyDefinition, language: str) -> None:
    keys = [f"{game.name}-level-{level}" for level in range(1, len(kit_of(game).levels) + 1)]
    assert set(keys) <= set(catalogue(language))
    sentences = [say(Message(key), language) for key in keys]
    assert len(set(sentences)) == len(keys)
    for sentence in sentences:
        assert sentence[0].isupper()
        assert sentence.endswith(".")
        assert sentence.count(".") == 1
        assert len(sentence) <= _LONGEST
