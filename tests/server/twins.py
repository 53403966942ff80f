"""Twins of a history: equal in everything that one seat (or a spectator) may know, different in what it may not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from dataclasses import replace as changed
from random import Random
from typing import Any

from msgspec.structs import replace

from festina import IllegalMove
from festina.kernel.events import seen_by
from festina.server.entries import ChanceDealt, Entry, Moved, Retracted, Undone
from festina.server.match import Match
from festina.whyfirst.codes import HAND
from festina.whyfirst.events import Revealed
from festina.whyfirst.table import WhyFirstTable
from festina.whyfirst.view import WhyFirstPublic

from .histories import History, begin

#: A twin's dealer differs too: this is added to the seed.
OTHER_DEALER = 1_000_003


def twin_of(history: History, eyes: int | None, random: Random) -> tuple[History, History]:
    """A history (cut where the difference would show) and its twin."""
    if history.ruleset.startswith("whyfirst"):
        return history, _WhyFirst(history, eyes, random).twin()
    return _race(history, eyes, random)


def hidden_facts(match: Match) -> Any:
    """What twins should differ in."""
    facts = match.running.facts()
    return {name: facts[name] for name in ("carrots", "hands", "chosen") if name in facts}


# ---- Hare & Tortoise: other carrots in the hands of others (HT-104)


def _race(history: History, eyes: int | None, random: Random) -> tuple[History, History]:
    """The same race with other carrots, as long as nobody else can tell."""
    seed = history.seed + OTHER_DEALER
    start = None
    if history.start is not None:
        carrots = list(history.start["carrots"])
        for seat in range(len(carrots)):
            if seat != eyes:
                carrots[seat] += random.choice((1, 2, 3, 5, 8))
        start = {**history.start, "carrots": carrots}
    true, other = begin(history.ruleset, history.seed, history.start), begin(history.ruleset, seed, start)
    entries: list[Entry] = []
    for entry in history.entries:
        try:
            shown = [seen_by(eyes, match.apply(entry).events) for match in (true, other)]
        except IllegalMove:
            break
        if shown[0] != shown[1] or true.to_act != other.to_act:
            break  # the count itself was shown
        entries.append(entry)
    shorter = tuple(entries)
    return changed(history, entries=shorter), History(history.ruleset, seed, shorter, start)


# ---- Why First?: other hands and choices (WF-112)


@dataclass
class _Round:
    """Cards dealt together: who got which by which word of which entry, and what has been shown of them."""

    slots: list[tuple[int, int, int]] = field(default_factory=list)  # seat, entry, word
    cards: list[str] = field(default_factory=list)
    shown: dict[int | None, Counter[str]] = field(default_factory=dict)  # by entrant


class _WhyFirst:
    def __init__(self, history: History, eyes: int | None, random: Random) -> None:
        self._history, self._eyes, self._random = history, eyes, random
        self._match = begin(history.ruleset, history.seed)
        self._rounds: list[_Round] = []
        self._made: list[tuple[int, int | None, _Round]] = []  # a step's entry, actor and cards in play
        self._hidden: set[int] = set()  # the entries that are choices nobody else has seen

    def twin(self) -> History:
        for index, entry in enumerate(self._history.entries):
            self._follow(index, entry)
        return History(self._history.ruleset, self._history.seed + OTHER_DEALER, tuple(self._other_entries()))

    def _follow(self, index: int, entry: Entry) -> None:
        shown = self._match.game.public() if self._match.game else None
        choosing = isinstance(shown, WhyFirstPublic) and shown.phase == "choose"
        before = self._made[-1][2] if self._made else None
        update = self._match.apply(entry)
        if isinstance(entry, ChanceDealt):
            self._dealt(index, entry, before)
        elif isinstance(entry, Moved):
            assert before is not None
            self._made.append((index, entry.seat, before))
            if choosing and entry.seat != self._eyes:
                self._hidden.add(index)
        elif isinstance(entry, Retracted):
            last = max(place for place, made in enumerate(self._made) if made[1] == entry.seat)
            del self._made[last]
        elif isinstance(entry, Undone):
            del self._made[len(self._match.running.steps) :]
        for event in update.events:
            if isinstance(event, Revealed):
                assert before is not None
                before.shown.setdefault(event.seat, Counter())[event.card] += 1
                chosen = [made[0] for made in self._made if made[1] == event.seat and made[2] is before]
                self._hidden.discard(chosen[-1] if chosen else -1)

    def _dealt(self, index: int, entry: ChanceDealt, current: _Round | None) -> None:
        """Leo's cards belong to the round being played, dealt ones to the next."""
        place = 0
        for word, text in enumerate(entry.outcomes):
            what, _, card = text.partition(":")
            if what == "deal":
                if place == 0:
                    current = _Round()
                    self._rounds.append(current)
                assert current is not None
                current.slots.append((place // HAND, index, word))
                current.cards.append(card)
                place += 1
            assert current is not None
            self._made.append((index, None, current))

    def _other_entries(self) -> Iterator[Entry]:
        dealt = {slot[1:]: card for dealt in self._rounds for slot, card in self._other_deal(dealt)}
        match = begin(self._history.ruleset, self._history.seed + OTHER_DEALER)
        for index, entry in enumerate(self._history.entries):
            if isinstance(entry, ChanceDealt):
                words = enumerate(entry.outcomes)
                other = [f"deal:{dealt[index, n]}" if (index, n) in dealt else word for n, word in words]
                entry = replace(entry, text=" ".join(other))
            elif isinstance(entry, Moved) and index in self._hidden:
                legal, text = match.running.legal(entry.seat), entry.text
                entry = replace(entry, text=self._random.choice([other for other in legal if other != text]))
            elif isinstance(entry, Undone) and entry.seed is not None:
                entry = replace(entry, seed=str(self._random.getrandbits(60)))
            match.apply(entry)
            yield entry

    def _other_deal(self, dealt: _Round) -> Iterator[tuple[tuple[int, int, int], str]]:
        """What the eyes have seen stays in its hand; the rest is shuffled with what nobody holds."""
        table = self._match.table
        assert isinstance(table, WhyFirstTable)
        hands: dict[int, list[str]] = {}
        for slot, card in zip(dealt.slots, dealt.cards, strict=True):
            hands.setdefault(slot[0], []).append(card)
        known = {seat: Counter(hand) & dealt.shown.get(seat, Counter()) for seat, hand in hands.items()}
        if self._eyes is not None:
            known[self._eyes] = Counter(hands[self._eyes])
        pool = Counter({table.texts[kind]: card.copies for kind, card in enumerate(table.cards)})
        for cards in (*known.values(), dealt.shown.get(table.leo, Counter())):
            pool.subtract(cards)
        unseen = list((+pool).elements())
        self._random.shuffle(unseen)
        for seat, hand in hands.items():
            if seat != self._eyes:
                kept = list(known[seat].elements())
                hands[seat] = kept + [unseen.pop() for _ in hand[len(kept) :]]
                self._random.shuffle(hands[seat])
        for slot in dealt.slots:
            yield slot, hands[slot[0]].pop(0)
