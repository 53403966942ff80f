"""Section 2: the turn."""

from __future__ import annotations

import pytest

from festina import IllegalMove

from .helpers import carrots, faces, forbidden, kinds, play, race, spaces, told


def test_a_missed_turn_only_turns_the_pawn_up() -> None:
    """HT-201."""
    game = race("hare(edition=intellect-1974,players=3)", [14, 17, 20], faces={0: "miss"})
    assert game.legal() == ["miss"]
    events = game.play("miss")
    assert told(events, "turned-up") == [{"seat": 0, "pawn": "a", "face": "miss"}]
    assert faces(game) == ["up", "up", "up"]
    assert game.to_act == (1,)
    assert carrots(game)[0] == 65


def test_who_misses_a_turn_may_do_nothing_else() -> None:
    """HT-201, with every other rule that forbids it."""
    game = race("hare(edition=intellect-1974,players=3)", [14, 17, 20], faces={0: "miss"})
    assert forbidden(game, ">16") == ["HT-201"]
    assert forbidden(game, "<11") == ["HT-201"]
    assert forbidden(game, ">17") == ["HT-201", "HT-302"]
    assert forbidden(game, "eat") == ["HT-201", "HT-202"]
    assert forbidden(game, "restart") == ["HT-201", "HT-205"]


def test_nobody_misses_a_turn_who_need_not() -> None:
    """HT-201: `miss` is no pass."""
    game = race("hare(players=3)", [13, 17, 20])
    assert forbidden(game, "miss") == ["HT-201"]


def test_a_pawn_laid_down_to_eat_eats_and_the_turn_is_over() -> None:
    """HT-202."""
    game = race("hare(players=3)", [10, 17, 20], faces={0: "eat"})
    assert game.legal() == ["eat"]
    assert forbidden(game, ">12") == ["HT-202"]
    assert forbidden(game, "miss") == ["HT-201", "HT-202"]
    assert forbidden(game, "restart") == ["HT-202", "HT-205"]
    game.play("eat")
    assert spaces(game)[0] == 10
    assert game.to_act == (1,)


def test_nobody_eats_who_does_not_lie_down_to_eat() -> None:
    """HT-202."""
    game = race("hare(players=3)", [13, 17, 20])
    assert forbidden(game, "eat") == ["HT-202"]


def test_numbers_pay_first_in_the_turn_before_anything_is_chosen() -> None:
    """HT-203: the carrots are there when the seat is to act."""
    game = race("hare(players=3)", [2, 17, 20], turn=0, carrots=[10, 0, 5])
    events = game.play(">4")
    assert kinds(events) == ["paid", "moved", "took"]
    assert told(events, "took") == [{"seat": 1, "pawn": "a", "amount": 20, "why": "number"}]
    assert game.to_act == (1,)
    assert carrots(game) == [7, 20, 5]
    assert ">22" in game.legal()


def test_a_position_to_start_from_has_its_bonus_already() -> None:
    """HT-203: the named seat stands at the beginning of its action."""
    game = race("hare(players=3)", [2, 17, 20], turn=1, carrots=[10, 3, 5])
    assert carrots(game) == [10, 3, 5]


def test_exactly_one_action_with_the_pawn() -> None:
    """HT-204: forward, back, or on a carrot space stay; each is the whole turn."""
    for text in (">16", "<11", "+10", "-10"):
        game = race("hare(players=3)", [13, 17, 20])
        game.play(text)
        assert game.to_act == (1,), text


def test_there_is_no_pass() -> None:
    """HT-204: all that is legal changes the pawn's place or its seat's carrots."""
    game = race("hare(players=3)", [12, 17, 20], carrots=[3, 9, 9])
    assert game.legal() == [">13", ">14", "<11"]
    for text in ("", "pass", "0", ">12", "+10"):
        assert forbidden(game, text), text


def test_forward_means_ahead() -> None:
    """HT-204: neither to the own space nor to one behind."""
    game = race("hare(players=3)", [12, 17, 20])
    assert forbidden(game, ">12") == ["HT-204"]
    assert forbidden(game, ">4") == ["HT-204"]
    assert forbidden(game, ">0") == ["HT-204"]


def test_the_pawn_that_rests_on_a_carrot_space_earns_nothing_while_the_other_moves() -> None:
    """HT-204."""
    game = race("hare(players=2)", [13, 16, 20, 23], carrots=[50, 50])
    events = game.play("b>17")
    assert carrots(game)[0] == 49
    assert kinds(events) == ["paid", "moved"]


def test_restart_is_legal_only_when_nothing_else_is() -> None:
    """HT-205."""
    game = race("hare(players=3)", [12, 13, 20], carrots=[1, 9, 9])
    assert game.legal() == ["<11"]
    assert forbidden(game, "restart") == ["HT-205"]
    stuck = race("hare(players=3)", [12, 13, 11], carrots=[1, 9, 9])
    assert stuck.legal() == ["restart"]
    assert forbidden(stuck, "restart") == []


def test_a_hare_space_acts_at_once_all_others_wait() -> None:
    """HT-206."""
    hare = race("hare(players=3)", [13, 17, 20])
    hare.play(">14")
    assert hare.to_act == ("chance",)
    assert hare.facts()["turn"] == 0
    for space, start in ((18, 13), (21, 13), (22, 13)):
        game = race("hare(players=3)", [start, 17, 20])
        before = carrots(game)[0]
        cost = (space - start) * (space - start + 1) // 2
        events = game.play(f">{space}")
        assert game.to_act == (1,)
        assert carrots(game)[0] == before - cost
        assert told([e for e in events if e.as_dict()["seat"] == 0], "took") == []


def test_seats_home_are_passed_over() -> None:
    """HT-207."""
    game = race("hare(players=4)", [13, 0, 0, 20], carrots=[65, 5, 5, 65], lettuces=[3, 0, 0, 3], home=[2, 1], turn=0)
    game.play("+10")
    assert game.to_act == (3,)
    game.play(">23")
    assert game.to_act == (0,)


def test_a_pawn_home_does_nothing_more() -> None:
    """HT-207: two pawns, one of them home."""
    game = race("hare(players=2)", [0, 12, 20, 23], home=[0])
    assert all(text.startswith("b") for text in game.legal())
    for text in ("a>64", "a<56", "a+10", "aeat", "amiss", "arestart"):
        assert forbidden(game, text) == ["HT-207"], text


def test_an_illegal_action_is_refused_with_its_rules_and_changes_nothing() -> None:
    """The ids are public: ascending, every rule that forbids it."""
    game = race("hare(players=3)", [13, 17, 20], carrots=[5, 9, 9])
    before, record = game.facts(), game.record()
    with pytest.raises(IllegalMove) as refused:
        game.play(">64")
    assert refused.value.rules == ["HT-301", "HT-850"]
    assert game.facts() == before
    assert game.record() == record
    assert game.events() == []


@pytest.mark.parametrize("text", ["", "x", ">65", ">-1", ">012", "> 12", "<", "a>12", "EAT", "+5", "card:", "+10 "])
def test_text_that_is_no_action_is_told_apart(text: str) -> None:
    """The id is ``text``."""
    game = race("hare(players=3)", [13, 17, 20])
    assert forbidden(game, text, seat=0) == ["text"]
    with pytest.raises(IllegalMove) as refused:
        game.play(text, seat=0)
    assert refused.value.rules == ["text"]


def test_two_pawns_need_a_letter_and_gifts_have_none() -> None:
    """Every text but keep and bank carries the pawn's letter."""
    game = race("hare(players=2)", [13, 17, 20, 23])
    assert forbidden(game, ">21") == ["text"]
    assert forbidden(game, "akeep") == ["text"]
    assert forbidden(game, "keep") == ["HT-721"]


def test_each_action_text_says_what_it_does() -> None:
    """The same texts in records, terminals and tables."""
    game = race("hare(edition=ravensburger-1978,players=3)", [13, 17, 20], carrots=[50, 50, 50])
    assert {text[0] for text in game.legal()} == {">", "<", "+", "-"}
    play(game, ">14", "card:plus_minus_10")
    assert game.legal() == ["+10", "-10", "0"]
