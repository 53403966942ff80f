"""Most messages are put into words without Fluent; the words are the same."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentBundle, FluentResource

from festina import locales
from festina.kernel.messages import Message
from festina.locales import languages, say, source


@pytest.mark.parametrize("language", languages())
def test_words_are_those_of_fluent(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    fluent = FluentBundle([language, "en"], use_isolating=False)
    fluent.add_resource(FluentResource(source(language)))
    monkeypatch.setattr(locales, "_bundle", lambda _: pytest.fail("Fluent was asked"))
    plain = locales._plain(language)
    assert len(plain) > 1000
    for key, text in plain.items():
        params = {name: f"<{name}>" for name in locales._PARAMETER.findall(text)}
        pattern = fluent.get_message(key).value
        assert pattern is not None
        expected, problems = fluent.format_pattern(pattern, params)
        assert (say(Message(key, dict(params)), language), problems) == (expected, [])


def test_numbers_are_written_as_the_language_does() -> None:
    said = say(Message("server-cannot-listen", {"host": "h", "port": 1234, "problem": "p"}), "de")
    assert "1.234" in said


def test_a_missing_parameter_is_told() -> None:
    with pytest.raises(ValueError, match="server-ready"):
        say(Message("server-ready"))
