"""Mining: what is found, how it is kept, chosen from and packed; and one's own mistakes as exercises."""

from __future__ import annotations

from pathlib import Path

import pytest

from festina import FestinaError, new_game
from festina.analysis.deep import deep_look
from festina.analysis.puzzles import Puzzle
from festina.analysis.puzzles_journal import MiningJournal, read_finds
from festina.analysis.puzzles_mine import Find, mine_game, tables, warm_up, weakest
from festina.analysis.puzzles_own import Mistake, exercises
from festina.analysis.puzzles_pack import explained, pack, select
from festina.analysis.shares import PuzzleShare, stands_out, within
from festina.registry import table_for

PAWNS = [{"seat": seat, "name": "a", "space": space} for seat, space in enumerate((17, 5, 4))]
START = {"turn": 0, "carrots": [60, 65, 65], "lettuces": [2, 3, 3], "pawns": PAWNS}
SHARES = [PuzzleShare(">22", 0.5, 0.49, 0.51), PuzzleShare(">21", 0.4, 0.39, 0.41), PuzzleShare(">18", 0.3, 0.2, 0.35)]
FIND = Find("hare(players=3,memory_aid=true)", START, 0, SHARES, 4)


def test_an_action_stands_out_if_it_is_better_by_enough_and_the_intervals_are_apart() -> None:
    assert stands_out(SHARES, 0.04)
    assert not stands_out(SHARES, 0.2)
    assert not stands_out([PuzzleShare("a", 0.5, 0.4, 0.6), PuzzleShare("b", 0.4, 0.3, 0.45)], 0.04)
    assert within("a", 0.5, 0.01) == PuzzleShare("a", 0.5, 0.4804, 0.5196)
    assert within("a", 0.999, 0.01).high == 1.0


def test_the_weakest_level_is_the_one_from_which_on_most_find_it() -> None:
    assert weakest(dict.fromkeys(range(1, 10), 3)) == 1
    assert weakest({level: 3 if level >= 7 else 0 for level in range(1, 10)}) == 7
    # A lucky guess of a weak level does not count.
    assert weakest({level: 3 if level in (1, 9) else 0 for level in range(1, 10)}) == 9
    assert weakest(dict.fromkeys(range(1, 10), 0)) == 10


def test_tables_are_all_kinds_and_everything_about_them_is_known() -> None:
    listed = tables("hare")
    assert len(listed) == len(set(listed))
    assert all(not table_for(ruleset, {})[1].has_secrets for ruleset in listed)


@pytest.mark.xdist_group("compiler")
def test_a_game_gives_the_same_finds_again() -> None:
    warm_up("whyfirst")
    first = mine_game("whyfirst", 3, 1, 500)
    assert first == mine_game("whyfirst", 3, 1, 500)


@pytest.mark.xdist_group("compiler")
def test_a_deep_look_knows_every_action() -> None:
    warm_up("hare")
    game = new_game(FIND.ruleset, start=START, seed=1)
    looked = deep_look(game, 0, 400, 7)
    assert sorted(each.action for each in looked) == sorted(game.legal(0))
    assert looked == deep_look(game, 0, 400, 7)
    assert all(each.low <= each.share <= each.high for each in looked)
    assert [each.share for each in looked] == sorted((each.share for each in looked), reverse=True)


def test_a_journal_goes_on_where_it_was_and_only_with_the_same_run(tmp_path: Path) -> None:
    file = tmp_path / "mined.jsonl"
    journal = MiningJournal(file, "hare", 1, 500)
    journal.add(0, [FIND])
    journal.add(1, [])
    journal.close()
    with file.open("a") as broken:
        broken.write('{"number": 2, "fin')
    again = MiningJournal(file, "hare", 1, 500)
    assert again.next == 2
    assert again.finds == [FIND]
    again.add(2, [FIND])
    again.close()
    assert read_finds(file) == ("hare", [FIND, FIND])
    with pytest.raises(FestinaError, match="another run"):
        MiningJournal(file, "hare", 2, 500)
    file.write_text("carrots")
    with pytest.raises(FestinaError, match="not a mining journal"):
        read_finds(file)


def test_a_find_becomes_a_puzzle_with_its_reasons(tmp_path: Path) -> None:
    puzzle = explained("hare", FIND)
    assert puzzle.theme == "lettuce"
    assert puzzle.best == ">22"
    assert puzzle.stars == 2
    assert puzzle.loss(">18") == pytest.approx(0.2)
    assert puzzle.loss(">64") is None
    assert select([puzzle, puzzle], 5) == [puzzle]
    pack([puzzle], tmp_path / "packed")
    assert (tmp_path / "packed").stat().st_size < 1000


def test_a_selection_is_mixed() -> None:
    base = explained("hare", FIND)
    many = [_like(base, theme, number) for theme, count in (("lettuce", 20), ("numbers", 3)) for number in range(count)]
    chosen = select(many, 6)
    assert sorted(puzzle.theme for puzzle in chosen) == ["lettuce"] * 3 + ["numbers"] * 3


def _like(base: Puzzle, theme: str, number: int) -> Puzzle:
    fields = {name: getattr(base, name) for name in base.__struct_fields__}
    return Puzzle(**{**fields, "id": f"{theme}-{number}", "theme": theme})


def test_own_mistakes_become_exercises_the_dearest_first() -> None:
    game = new_game("hare(players=3)", seed=4)
    for _ in range(6):
        game.play(game.legal()[1])
    own = [number for number, step in enumerate(game.steps) if step.actor == 0]
    shares = {}
    for step, loss in zip(own, (0.1, 0.3), strict=True):
        played, best = game.steps[step].text, game.earlier(step).legal(0)[-1]
        shares[step] = Mistake(
            step, 0, played, (PuzzleShare(played, 0.2, 0.2, 0.2), PuzzleShare(best, 0.2 + loss, 0.2, 0.6))
        )
    other = Mistake(1, 1, ">1", (PuzzleShare(">1", 0.1, 0.1, 0.1), PuzzleShare(">2", 0.2, 0.2, 0.2)))
    made = exercises(game, [shares[own[0]], other, shares[own[1]]], 0)
    assert [exercise.step for exercise in made] == [own[1], own[0]]
    for exercise in made:
        position = exercise.position()
        assert exercise.seat in position.to_act
        assert exercise.best in position.legal(exercise.seat)
        assert exercise.played in position.legal(exercise.seat)
        assert not position.table.has_secrets
