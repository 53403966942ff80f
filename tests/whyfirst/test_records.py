"""Records of Why First?: hands on a line, last cards as checked comments, and damage noticed."""

from __future__ import annotations

from random import Random

import pytest

from festina import BadRecord, Game, load_game, new_game


def _game(ruleset: str, seed: int = 7) -> Game:
    game, random = new_game(ruleset, seed=seed, date="2000-01-01", seats=None), Random(seed)
    while game.to_act:
        seat = random.choice(game.to_act)
        assert isinstance(seat, int)
        game.play(random.choice(game.legal(seat)), seat)
    return game


def test_a_hand_is_one_line() -> None:
    game = _game("whyfirst(players=3)")
    deals = [line for line in game.record().splitlines() if line.startswith("chance: ")]
    assert len(deals) == 15
    assert all(line.count("deal:") == 5 for line in deals)


def test_leos_card_has_a_line_of_its_own() -> None:
    record = _game("whyfirst(players=2)").record().splitlines()
    assert sum(line.startswith("chance: leo:") for line in record) == 20
    assert all(" " not in line[8:] for line in record if line.startswith("chance: leo:"))


def test_hands_split_over_lines_are_read_too() -> None:
    game = _game("whyfirst(players=3)")
    text = game.record()
    first = next(line for line in text.splitlines() if line.startswith("chance: "))
    split = "\n".join(f"chance: {card}" for card in first.removeprefix("chance: ").split())
    assert load_game(text.replace(first, split, 1)) == game


@pytest.mark.parametrize("ruleset", ["whyfirst(players=3)", "whyfirst(players=2,mode=tactical)"])
def test_comments_are_checked(ruleset: str) -> None:
    text = _game(ruleset).record()
    comment = next(line for line in text.splitlines() if line.startswith("#!"))
    for wrong in ("#! 0 +9@0", "#! nothing", comment.replace("#! ", "#! 1")):
        with pytest.raises(BadRecord) as caught:
            load_game(text.replace(comment, wrong, 1))
        assert caught.value.line == text.splitlines().index(comment) + 1
    assert load_game(text.replace(comment + "\n", "", 1)) == load_game(text)


def test_the_result_is_checked() -> None:
    text = _game("whyfirst(players=2)").record()
    result = next(line for line in text.splitlines() if line.startswith("Result: "))
    assert "totals" in result
    with pytest.raises(BadRecord):
        load_game(text.replace(result, "Result: winners 0"))


@pytest.mark.parametrize("ruleset", ["whyfirst(players=3)", "whyfirst(players=2,mode=tactical,deck=printed-34)"])
def test_damaged_records_are_refused_or_read(ruleset: str) -> None:
    """Any mutation of a text gives a game or a BadRecord that names a line, nothing else."""
    text, random = _game(ruleset).record(), Random(1)
    refused: list[tuple[int, int, str]] = []
    for _ in range(150):
        lines = text.splitlines()
        where = random.randrange(len(lines))
        match random.randrange(4):
            case 0:
                del lines[where]
            case 1:
                lines.insert(where, random.choice(lines))
            case 2:
                other = random.randrange(len(lines))
                lines[where], lines[other] = lines[other], lines[where]
            case _:
                place = random.randrange(len(lines[where]) + 1)
                lines[where] = lines[where][:place] + random.choice("?+-@/:0169x\x00é") + lines[where][place + 1 :]
        try:
            load_game("\n".join(lines))
        except BadRecord as problem:
            refused.append((problem.line, len(lines), str(problem)))
    assert len(refused) > 60
    for line, length, words in refused:
        assert 0 < line <= length
        assert words.startswith(f"line {line}: ")
