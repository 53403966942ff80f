"""``festina play``: a game from the first Enter to the last place."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from shlex import quote
from typing import Any

import pytest

from festina import Game, load_game, new_game
from festina.bots import Bot, Decision, make_bot
from festina.bots.foreign import dismiss_idle
from festina.bots.policies import RandomBot
from festina.cli.main import run
from festina.cli.players import Sitter, bots_at, read_seats, sitters_of, write_seats
from tests.bots.helpers import heard, program

from .conftest import Festina

RULESET = "hare(players=3,until=winner)"
SEATS = "Ann,random,random"


def played(ruleset: str, seats: str, seed: int) -> tuple[Game, list[str]]:
    """A whole game as the terminal would play it, and what a person who plays well types."""
    sitters = read_seats(seats)
    game = new_game(ruleset, seed=seed, seats=[sitter.name for sitter in sitters])
    bots = bots_at(game, sitters)
    people = {
        seat: make_bot("strategist", game.definition, game.table, seat, seed)
        for seat in range(game.players)
        if seat not in bots
    }
    typed: list[str] = []
    while game.to_act:
        seat = game.to_act[0]
        assert seat != "chance"
        action = {**bots, **people}[seat].decide(game.view(seat), game.events(seat)).action
        if seat in people:
            typed.append(action)
        game.play(action, seat)
    return game, typed


def test_one_enter_starts_a_game_against_three_bots(festina: Festina) -> None:
    said = festina("play", typed=["", "quit"])
    assert said.code == 0
    assert "Level 4" in said.out
    assert "START" in said.out
    assert "Player>" in said.out


def test_a_whole_game_ends_with_who_won_and_why(festina: Festina, tmp_path: Path) -> None:
    game, typed = played(RULESET, SEATS, 4)
    assert game.outcome is not None
    winner = game.seats[game.outcome.winners[0]]
    file = tmp_path / "game.txt"
    said = festina("play", RULESET, "--seats", SEATS, "--seed", "4", "--save", str(file), typed=typed)
    assert said.code == 0
    assert f"{winner} wins: first home." in said.out
    assert f"1st: {winner}" in said.out
    assert load_game(file.read_text()) == game


def test_the_race_between_two_people_needs_no_bot(festina: Festina) -> None:
    said = festina("play", "--seats", "Ann,Ben", "--players", "2", typed=["", "a>10", "", "quit"])
    assert "Ann pays 55 and moves a to 10 (lettuce)." in said.out
    assert "Ben>" in said.out


def test_bots_alone_play_to_the_end(festina: Festina) -> None:
    said = festina("play", "hare(players=3,until=winner)", "--seats", "strategist,strategist,strategist")
    assert said.code == 0
    assert "wins: first home." in said.out


def test_ht_853_aimless_bots_are_stopped(festina: Festina) -> None:
    said = festina("play", "hare(edition=abacus-2000,players=3)", "--seats", "random,random,random", "--seed", "1")
    assert said.code == 0
    assert "HT-853" in said.out


def test_a_choice_by_number_is_the_choice_listed(festina: Festina) -> None:
    said = festina("play", RULESET, "--seats", SEATS, "--seed", "1", typed=["4", "quit"])
    assert " 4 >4 " in said.out
    assert "Ann pays 10 and moves to 4 (number 3)." in said.out


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        (">20", "HT-301"),
        (">11", "HT-303"),
        ("+10", "HT-501"),
        ("restart", "HT-205"),
        ("hello", "“hello” is no action"),
        ("99", "There is no number 99 in the list"),
        ("", "Type a number from 1 to"),
        ("why >20", "you are 145 short. (HT-301)"),
        ("why >3", "costs 6, leaves you 59 carrots"),
        ("why", "Why what?"),
        ("odds", "2 in 15 (13%): Lose half of the carrots."),
        ("rules HT-503", "one lettuce leaves the game"),
        ("rules spaghetti", "No rule of this table"),
        ("help", "take your last action back"),
        ("undo", "You have not decided anything yet."),
        ("save /no/such/folder/game", "there is no folder /no/such/folder"),
        ("\x1b[2J\x00ÿ", "is no action"),
    ],
)
def test_every_answer_is_answered(festina: Festina, typed: str, expected: str) -> None:
    said = festina("play", RULESET, "--seats", SEATS, "--seed", "1", typed=[typed, "quit"])
    assert said.code == 0
    assert expected in said.out.replace("\n", " ").replace("  ", " ")


def test_undo_goes_back_to_the_own_last_decision(festina: Festina) -> None:
    # Nobody can reach a hare space: chance stays silent, and only the bots have acted since.
    said = festina(
        "play", "hare(players=3,hare=closed)", "--seats", SEATS, "--seed", "1", typed=["4", "undo", "5", "quit"]
    )
    before, after = said.out.split("Taken back.")
    assert "Ann pays 28 and moves to 7 (number 1/5/6)." in before
    assert "Ann pays 36 and moves to 8 (number 2)." in after
    assert "moves to 7" not in after


def test_undo_does_not_cross_chance(festina: Festina) -> None:
    said = festina("play", RULESET, "--seats", SEATS, "--seed", "1", typed=[">1", "undo", "quit"])
    assert "Chance has spoken since your last action" in said.out


def test_undo_does_not_cross_another_person(festina: Festina) -> None:
    ruleset = "hare(players=3,open_carrots=true,hare=closed)"
    said = festina("play", ruleset, "--seats", "Ann,Ben,Cleo", typed=["1", "1", "1", "undo", "quit"])
    assert "Ben has acted since your last action" in said.out


def test_others_carrots_stay_hidden(festina: Festina) -> None:
    said = festina("play", RULESET, "--seats", SEATS, "--seed", "1", typed=["quit"])
    own = next(line for line in said.out.splitlines() if "● Ann" in line)
    assert "65" in own
    rows = [line for line in said.out.splitlines() if "Random" in line and "Start" in line]
    assert len(rows) == 2
    assert all("?" in row and "65" not in row for row in rows)


def test_people_with_secrets_hand_the_screen_over(festina: Festina) -> None:
    said = festina("play", "hare(players=3)", "--seats", "Ann,Ben,Cleo", typed=["", "4", "", "quit"])
    assert "The next turn is Ben’s. Hand over; Ben presses Enter." in said.out
    ben = said.out.split("Ben presses Enter.")[1]
    row = next(line for line in ben.splitlines() if "● Ann" in line and "lettuces" not in line and "pays" not in line)
    assert "?" in row


def test_people_without_secrets_need_no_hand_over(festina: Festina) -> None:
    said = festina("play", "hare(players=3,open_carrots=true)", "--seats", "Ann,Ben,Cleo", typed=["4", "quit"])
    assert "Hand over" not in said.out
    assert "Ben>" in said.out


def test_the_printed_numbers_of_the_edition_are_shown(festina: Festina) -> None:
    said = festina("play", "--edition", "rio grande", "--seats", SEATS, typed=["quit"])
    assert "H 63" in said.out
    assert "hedgehog" in said.out


def test_setting_the_table_by_answers(festina: Festina) -> None:
    said = festina("play", typed=["c", "hare", "alga", "7", "3", "Ann,Ben", "Ann,random,random", "quit"])
    assert "hare(edition=ravensburger-1978,players=3)" in said.out
    assert "“7” is not among them" in said.out
    assert "This is a game of 3 seats, but 2 are named." in said.out


def test_the_end_of_the_input_is_no_crash(festina: Festina) -> None:
    assert festina("play").code == 0
    said = festina("play", RULESET, typed=["4"])
    assert said.code == 0
    assert "The game was not saved." in said.out


def test_why_first_hides_hands_and_lets_a_choice_be_taken_back(festina: Festina) -> None:
    # Ann chooses, takes her choice back at the hand-over, chooses again; then Ben sees his own cards only.
    said = festina("play", "whyfirst(players=3)", "--seats", "Ann,Ben,random", typed=["", "1", "undo", "2", "", "quit"])
    assert said.out.count("Ann>") == 2
    assert said.out.count("Ben>") == 1
    assert said.out.count("Your cards:") == 3


def test_why_first_does_not_take_a_reveal_back(festina: Festina) -> None:
    said = festina("play", "whyfirst(players=3)", "--seats", "Ann,random,random", typed=["1", "undo", "quit"])
    assert "Something hidden was shown" in said.out


@pytest.mark.parametrize("ruleset", ["whyfirst(players=3)", "whyfirst(players=2,mode=tactical)"])
def test_a_whole_game_of_why_first(festina: Festina, tmp_path: Path, ruleset: str) -> None:
    seats = "Ann,random,random" if "3" in ruleset else "Ann,random"
    game, typed = played(ruleset, seats, 4)
    file = tmp_path / "game.txt"
    said = festina("play", ruleset, "--seats", seats, "--seed", "4", "--save", str(file), typed=typed)
    assert "The game is over." in said.out
    assert load_game(file.read_text()).facts() == game.facts()
    assert "The game is over." in festina("replay", str(file)).out


# ---- programs at the table


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """A folder for programs whose path has capitals; none of them outlives the test."""
    place = tmp_path / "My Bots"
    place.mkdir()
    yield place
    dismiss_idle()


def test_programs_sit_by_their_file_or_their_command_line() -> None:
    assert read_seats("Ann,Bots/Mine.py,Other/Mine.py") == [
        Sitter("Ann"),
        Sitter("Mine.py 1", "Bots/Mine.py"),
        Sitter("Mine.py 2", "Other/Mine.py"),
    ]
    command = "cmd:./Bot --odds 1,2 --level 3"
    assert read_seats(f"Level:3;{command};cmd_.py") == [
        Sitter("Level 3", "level:3"),
        Sitter(command, command),
        Sitter("cmd_.py", "cmd_.py"),
    ]


@pytest.mark.parametrize("text", ["Ann,Mine.py", "Ann;cmd:./Bot --odds 1,2", "Player;search:sims=2,seed=3;Ben"])
def test_seats_are_written_as_they_are_read(text: str) -> None:
    assert write_seats(read_seats(text)) == text


def test_a_level_is_known_again_by_its_name_in_a_record() -> None:
    sitters = read_seats("Ann,level:10,level:1,level:1")
    game = new_game("hare(players=4)", seed=1, seats=[sitter.name for sitter in sitters])
    assert [sitter.name for sitter in sitters] == ["Ann", "Level 10", "Level 1 1", "Level 1 2"]
    assert sitters_of(game, "game.txt") == sitters


def test_a_program_plays_at_the_terminal_and_learns_how_it_ended(festina: Festina, folder: Path) -> None:
    said = festina("play", "whyfirst(players=3)", "--seats", f"{program(folder)},random,random")
    assert said.code == 0
    assert "bot.py plays" in said.out
    asked = [message["type"] for message in heard(folder)]
    assert asked.count("decide") == 20
    over = [message for message in heard(folder) if message["type"] == "game_over"]
    assert [message["outcome"] is None for message in over] == [False]


def test_what_a_program_does_wrong_is_said_and_costs_it_the_move(festina: Festina, folder: Path) -> None:
    bot = program(folder, decide='act(">999")')
    said = festina("play", RULESET, "--seats", f"Ann,{bot},random", "--seed", "1", typed=["4", "quit"])
    assert "bot.py: “>999” is not legal. A random action was played instead:" in said.out
    assert said.out.count("Ann>") == 2, "the game goes on"


def test_what_a_bot_of_the_house_does_wrong_is_said_too(festina: Festina, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(bot: Bot, *_: Any) -> Decision:
        raise RuntimeError("no idea")

    monkeypatch.setattr(RandomBot, "close", fail)
    said = festina("play", RULESET, "--seats", SEATS, typed=["4", "quit"])
    assert "Random 1: RuntimeError: no idea" in said.out


def test_wf_112_a_note_does_not_show_a_hidden_choice(festina: Festina, folder: Path) -> None:
    bot = program(folder, decide='act("nonsense")')
    said = festina("play", "whyfirst(players=3)", "--seats", f"Ann,{bot},random", "--seed", "1", typed=["quit"])
    assert "bot.py: “nonsense” is not legal. A random action was played instead: ?." in said.out.replace("\n", " ")


def test_a_record_does_not_start_a_program_by_itself(festina: Festina, folder: Path) -> None:
    bot, file = program(folder), folder / "game.txt"
    seats = f"Ann,{bot},random"
    said = festina("play", RULESET, "--seats", seats, "--save", str(file), typed=["4", "quit"])
    command = f"Go on with: festina play --resume {file} --seats {quote(seats)}"
    assert command.replace(" ", "") in said.out.replace("\n", "").replace(" ", "")
    (folder / "log").unlink()
    festina("play", "--resume", str(file)).refuses("“bot.py” is a program", "--seats Ann,bot.py,random")
    assert not (folder / "log").exists()
    said = festina("play", "--resume", str(file), "--seats", seats, typed=["1", "quit"])
    assert said.code == 0
    assert any(message["type"] == "decide" for message in heard(folder))


@pytest.mark.parametrize("seats", ["Ann,random,nowhere.py", "Ann,random,cmd:no-such-program"])
def test_a_program_that_is_not_there(festina: Festina, seats: str) -> None:
    festina("play", RULESET, "--seats", seats).refuses("There is no", "no")


def test_a_bot_that_does_not_exist_is_nobody(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["play", "hare(players=2)", "--seats", "you,strategst:noise=3"]) == 2
    assert "strategist" in capsys.readouterr().err
