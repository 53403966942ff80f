"""Messages are keys and parameters until somebody reads them."""

from __future__ import annotations

import json

import pytest

from festina import IllegalMove, new_game
from festina.kernel.messages import Message, Reason


def test_messages_within_messages_are_plain() -> None:
    inner = Message("hare-no-occupied", {"space": 5, "printed": 5, "seat": 1})
    told = Reason("HT-302", Message("both-reasons", {"first": inner, "second": inner})).as_dict()
    assert json.loads(json.dumps(told)) == told
    assert told["params"]["first"] == {"key": "hare-no-occupied", "params": {"space": 5, "printed": 5, "seat": 1}}


def test_an_illegal_move_says_why_and_cites() -> None:
    game = new_game("hare", seed=1)
    with pytest.raises(IllegalMove) as caught:
        game.play(">64")
    assert caught.value.rules == ["HT-301", "HT-850"]
    assert caught.value.reasons == game.why_not(">64")
    for rule, text in caught.value.reasons:
        assert f"{text} ({rule})" in str(caught.value)
