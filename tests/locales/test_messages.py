"""Every message that the sources speak exists in English, and every English message is spoken somewhere."""

from __future__ import annotations

import pytest

from festina.bots.kits import kit_of
from festina.hare.codes import START, Phase
from festina.hare.events import EVENTS, HareEvent, Moved
from festina.hare.figures import NAMES as HARE_FIGURES
from festina.hare.reasons import CITED
from festina.hare.table import VARIANTS, HareTable
from festina.hare.words import BYS, EFFECTS, FACES, OR_NOTHING, PHASES, WHYS
from festina.kernel.data import tag_of
from festina.kernel.messages import Message, Param
from festina.kernel.rulebook import read_rulebook
from festina.locales import has, say
from festina.registry import definition_named
from festina.whyfirst.deck import decks
from festina.whyfirst.events import EVENTS as WHY_FIRST_EVENTS
from festina.whyfirst.reasons import CITED as WHY_FIRST_CITED

from .catalogue import Use, catalogue, constants, patterns, uses, variables

EFFECT_NAMES = [*EFFECTS.values(), OR_NOTHING]


def _rule_keys(game: str) -> set[str]:
    rules = read_rulebook(f"festina.{game}")
    texts = {f"{game}-rule-{rule.number}" for rule in rules}
    return texts | {f"{game}-rule-{rule.number}-note" for rule in rules if rule.note is not None}


def _does_keys() -> set[str]:
    tables = [HareTable.of({"hare": hare}) for hare in ("edition", *VARIANTS)]
    spaces = {key for table in tables for key in table.does[START + 1 :]}
    others = ("stay", "nothing", "eat", "miss", "restart", "keep", "bank")
    return spaces | {f"hare-does-{kind}" for kind in others}


def _level_keys(game: str) -> set[str]:
    return {f"{game}-level-{level}" for level in range(1, len(kit_of(definition_named(game)).levels) + 1)}


def _prompt_keys() -> set[str]:
    asked = {
        PHASES[phase] for phase in (Phase.FIRST, Phase.AGAIN, Phase.RESTARTED, Phase.DRAW, Phase.CHOICE, Phase.GIFT)
    }
    return {f"hare-prompt-{name}" for name in {*asked, "over", "wait", "eat", "miss", "nap", "leave", "action"}}


#: Keys put together from parts, by how they begin: exactly these may exist.
FAMILIES: dict[str, set[str]] = {
    "hare-no-": {f"hare-no-{key}" for _, key in CITED.values()}
    | {use.key for use in uses() if use.key.startswith("hare-no-")},
    "hare-event-": {f"hare-event-{tag_of(event)}" for event in EVENTS},
    "hare-prompt-": _prompt_keys(),
    "hare-does-": _does_keys(),
    "hare-effect-": {f"hare-effect-{name}" for name in EFFECT_NAMES},
    "hare-card-": {f"hare-card-{name}" for name in EFFECT_NAMES},
    "hare-rule-": _rule_keys("hare"),
    "hare-figure-": {f"hare-figure-{name}" for name in HARE_FIGURES},
    "hare-section-": {f"hare-section-{rule.section}" for rule in read_rulebook("festina.hare")},
    "hare-level-": _level_keys("hare"),
    "whyfirst-no-": {f"whyfirst-no-{key}" for _, key in WHY_FIRST_CITED.values()}
    | {use.key for use in uses() if use.key.startswith("whyfirst-no-")}
    | {f"whyfirst-no-{key}" for key in ("such-deal", "deal-now", "such-leo", "leo-now")},
    "whyfirst-event-": {f"whyfirst-event-{tag_of(event)}" for event in WHY_FIRST_EVENTS}
    | {"whyfirst-event-laid", "whyfirst-event-moved-by"},
    "whyfirst-prompt-": {f"whyfirst-prompt-choose-{mode}" for mode in ("base", "tactical")}
    | {use.key for use in uses() if use.key.startswith("whyfirst-prompt-")},
    "whyfirst-rule-": _rule_keys("whyfirst"),
    "whyfirst-section-": {f"whyfirst-section-{rule.section}" for rule in read_rulebook("festina.whyfirst")},
    "whyfirst-figure-": {f"whyfirst-figure-{name}" for name in ("points", "won", "second")},
    "whyfirst-level-": _level_keys("whyfirst"),
    "whyfirst-deck-": {f"whyfirst-deck-{deck}" for deck in decks()},
    "rule-mark-": {"rule-mark-t", "rule-mark-f", "rule-mark-i"},
}


@pytest.mark.parametrize("family", FAMILIES)
def test_families_of_keys_are_complete_and_hold_nothing_else(family: str) -> None:
    there = {key for key in catalogue("en") if key.startswith(family)}
    assert there == FAMILIES[family]


@pytest.mark.parametrize("use", uses(), ids=lambda use: f"{use.where}-{use.key}")
def test_every_message_spoken_exists_and_gets_its_parameters(use: Use) -> None:
    assert has(use.key), f"{use.where} says {use.key}, which is in no file"
    if use.params is None:
        return
    assert variables(use.key) <= use.params, f"{use.where}: {use.key}"
    assert say(Message(use.key, dict.fromkeys(use.params, 2)))


def test_every_message_is_spoken_somewhere() -> None:
    referred = {other for entry in catalogue("en").values() for other in entry.references}
    spoken = constants() | referred | set().union(*FAMILIES.values())
    # The page has words of its own for some prompts.
    spoken |= {f"web-{key}" for key in spoken if "-prompt-" in key}
    silent = [
        f"{entry.file}: {key}"
        for key, entry in catalogue("en").items()
        if key not in spoken and not any(shape.fullmatch(key) for shape in patterns())
    ]
    assert silent == []


def test_references_lead_somewhere() -> None:
    for key, entry in catalogue("en").items():
        assert entry.references <= set(catalogue("en")), key


@pytest.mark.parametrize("event", EVENTS, ids=tag_of)
@pytest.mark.parametrize("seat", [0, 1, 5, "Ann"])
def test_every_event_has_a_sentence_whatever_its_words(event: type[HareEvent], seat: int | str) -> None:
    words: dict[str, list[str]] = {"why": [*WHYS.values()], "face": [*FACES.values()], "effect": EFFECT_NAMES}
    if event is Moved:
        words["by"] = [*BYS.values()]
    given: dict[str, Param] = {name: 1 for name in event.__struct_fields__ if name != "winners"}
    given |= {"seat": seat, "pawn": "a"}
    for name in event.__struct_fields__:
        for word in words.get(name, [given.get(name)]):
            sentence = say(Message(f"hare-event-{tag_of(event)}", {**given, name: word}))
            assert sentence[0].isupper()
            assert sentence[-1] in ".!"


def test_every_effect_named_in_an_event_is_put_into_words() -> None:
    for effect in set(EFFECT_NAMES) - {"carrots"}:
        told = say(Message("hare-event-drew", {"seat": 0, "pawn": "a", "card": "0", "effect": effect}))
        own = "0." if effect == "zero" else say(Message(f"hare-effect-{effect}"))
        assert told.endswith(own)


@pytest.mark.parametrize(
    ("key", "params", "words"),
    [
        ("hare-no-too-dear", {"cost": 55, "missing": 5}, "That costs 55 carrots; you are 5 short."),
        ("hare-no-too-dear", {"cost": 1, "missing": 1}, "That costs 1 carrot; you are 1 short."),
        ("hare-no-occupied", {"seat": 2}, "Seat 2 is already there."),
        ("hare-no-occupied", {"seat": "Ann"}, "Ann is already there."),
        (
            "hare-no-too-many-carrots",
            {"left": 25, "excess": 15, "limit": 10},
            "You would cross the line with 25 carrots, 15 too many: the next one home may hold 10.",
        ),
        ("hare-no-not-to-act", {"seat": -1}, "No seat is to act now: chance is."),
        ("hare-no-not-to-act", {"seat": 0}, "It is not this seat’s turn to act. Seat 0 is to act."),
        ("hare-no-lettuces-left", {"lettuces": 1}, "You still have 1 lettuce to eat before this pawn may come home."),
        (
            "hare-event-moved",
            {"seat": "Ann", "origin": 0, "space": 5, "by": "forward"},
            "Ann moves from Start to space 5.",
        ),
        (
            "hare-event-moved",
            {"seat": "Ann", "origin": 60, "space": 64, "by": "forward"},
            "Ann moves from space 60 across the line.",
        ),
        (
            "hare-event-took",
            {"seat": 1, "amount": 20, "why": "number"},
            "The number matches: Seat 1 takes 20 carrots.",
        ),
    ],
)
def test_sentences_read_well(key: str, params: dict[str, Param], words: str) -> None:
    assert say(Message(key, params)) == words
