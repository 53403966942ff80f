"""Reviews over HTTP: plans for devices, and the server's own work where a device cannot."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar
from urllib.parse import urlencode

import pytest

from festina import load_game, new_game
from festina.analysis.examining import warm_up_insight
from festina.analysis.plan import ReviewPlan
from festina.analysis.planning import plan_review
from festina.analysis.reviewing import review_game
from festina.kernel.data import convert
from festina.kernel.game import Game
from festina.kernel.insight import Review
from festina.server import library, reviews
from festina.server.build import build_id
from festina.server.kept import KeptAnswers
from festina.server.refusal import Refusal
from festina.server.replay import Abandoned
from festina.server.reviews import Reviews
from festina.server.thinking import AllBusy
from tests.analysis.games import played

from .client import Person

Made = TypeVar("Made")
MakePerson = Callable[..., Person]


def _over(person: Any, ruleset: str) -> Any:
    """A table at which bots have played to the end."""
    table = person.table(ruleset, [{"kind": "bot", "bot": "random"}] * 2)
    while (now := person.ask("GET", f"/api/tables/{table['id']}"))["status"] != "over":
        pass
    return now


def test_a_finished_table_has_a_plan_which_is_that_of_its_record(guest: MakePerson) -> None:
    ann = guest()
    table = _over(ann, "whyfirst(players=2)")
    plan = ann.ask("GET", f"/api/tables/{table['id']}/review-plan")
    record = ann.http.get(f"/api/games/{table['share']}/record").text
    assert plan == ann.ask("GET", f"/api/games/{table['share']}/review-plan")
    assert plan == ann.ask("POST", "/api/review-plan", {"record": record})
    assert convert(plan, ReviewPlan) == plan_review(load_game(record))
    assert [step["text"] for step in plan["steps"]] == [step.text for step in load_game(record).steps]


def test_what_a_review_needs_of_a_shared_game_is_made_once_for_everybody(
    guest: MakePerson, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = guest(), guest()
    share = _over(ann, "whyfirst(players=2)")["share"]
    plan = ann.http.get(f"/api/games/{share}/review-plan?build={build_id()}")
    frames = ann.ask("GET", f"/api/games/{share}?eyes=deciding")
    judged = next(step for step in plan.json()["steps"] if len(step["actions"]) > 1)
    better, worse = (action["text"] for action in judged["actions"][:2])
    two = {"step": judged["number"], "better": better, "worse": worse}
    reasons = ann.ask("GET", f"/api/games/{share}/reasons?{urlencode(two)}")
    record = ann.http.get(f"/api/games/{share}/record").text
    assert reasons == ann.ask("POST", "/api/reasons", {"record": record, **two})
    assert plan.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert plan.headers["content-encoding"] == "gzip"
    assert not any(name in plan.text for name in frames["names"])

    monkeypatch.setattr(library, "read", None)  # nobody reads the record again
    plain = ben.http.get(f"/api/games/{share}/review-plan", headers={"accept-encoding": "identity"})
    assert plain.json() == plan.json()
    assert plain.headers["cache-control"] == "no-cache"
    assert "content-encoding" not in plain.headers
    assert ben.ask("GET", f"/api/games/{share}?eyes=deciding") == frames
    assert ben.ask("GET", f"/api/games/{share}/reasons?{urlencode(two)}") == reasons


def test_answers_that_nobody_has_asked_for_longest_make_room() -> None:
    kept = KeptAnswers(most=10, largest=6)
    kept.keep("a", b"aaaa")
    kept.keep("b", b"bbbb")
    assert kept.find("a") == b"aaaa"
    kept.keep("c", b"cccc")
    kept.keep("d", b"too long")
    assert [kept.find(key) for key in "abcd"] == [b"aaaa", None, b"cccc", None]


def test_a_running_game_has_none(guest: MakePerson) -> None:
    ann = guest()
    table = ann.table("whyfirst(players=2)", [{"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": "random"}])
    refused = ann.ask("GET", f"/api/tables/{table['id']}/review-plan", status=400)
    assert refused["error"]["key"] == "analysis-running"
    record = ann.http.get(f"/api/tables/{table['id']}/record").text
    assert ann.ask("POST", "/api/review-plan", {"record": record}, status=400)
    assert ann.ask("GET", "/api/games/nothing/review-plan", status=404)["error"]["key"] == "server-no-shared-game"


class _Lender:
    """Processes that do what they are lent for at once, here."""

    def __init__(self) -> None:
        self.lent: list[str] = []

    async def lend(self, work: Callable[[], Made], seconds: float, patience: float) -> Made:
        return await self.hand_over(work, seconds)

    async def hand_over(self, work: Callable[[], Made], seconds: float) -> Made:
        self.lent.append(work.func.__name__)  # type: ignore[attr-defined]
        await asyncio.sleep(0)
        return work()


async def _there() -> bool:
    return False


@pytest.fixture(scope="module")
def race() -> Game:
    game = played("hare(players=2)", seed=4)
    warm_up_insight(game.definition)
    return game


def test_the_server_works_out_what_a_device_would(race: Game) -> None:
    lender = _Lender()
    made = asyncio.run(Reviews(lender).make(plan_review(race, 24), _there))  # type: ignore[arg-type]
    assert made == review_game(race, 24)
    assert lender.lent[0] == "prepare"
    assert lender.lent.count("examine") > 1


def test_a_review_that_takes_too_long_tells_what_is_there(race: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "_LONGEST", 0.0)
    made = asyncio.run(Reviews(_Lender()).make(plan_review(race, 24), _there))  # type: ignore[arg-type]
    assert not made.complete


class _BusyLender(_Lender):
    """Processes that bots need from some moment on, without end."""

    def __init__(self, free: int) -> None:
        super().__init__()
        self._free = free

    async def lend(self, work: Callable[[], Made], seconds: float, patience: float) -> Made:
        if len(self.lent) < self._free:
            return await self.hand_over(work, seconds)
        await asyncio.sleep(patience)
        raise AllBusy


def test_bots_that_never_rest_do_not_hold_a_review_for_ever(race: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "_LONGEST", 0.3)
    monkeypatch.setattr(reviews, "_PATIENCE", 0.1)
    plan = plan_review(race, 24)

    async def both() -> None:
        some = Reviews(_BusyLender(3))  # type: ignore[arg-type]
        made = await asyncio.wait_for(some.make(plan, _there), 20)
        assert not made.complete
        assert made.steps, "what was done before they began to think is told"
        none = Reviews(_BusyLender(0))  # type: ignore[arg-type]
        with pytest.raises(AllBusy):
            await asyncio.wait_for(none.make(plan, _there), 20)

    asyncio.run(both())


def test_who_leaves_while_bots_think_lets_the_next_one_in(race: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "_PATIENCE", 0.05)
    left = iter([False, False])

    async def soon_gone() -> bool:
        return next(left, True)

    async def wait() -> None:
        with pytest.raises(Abandoned):
            await Reviews(_BusyLender(1)).make(plan_review(race, 24), soon_gone)  # type: ignore[arg-type]

    asyncio.run(asyncio.wait_for(wait(), 20))


@pytest.mark.usefixtures("lending")
def test_the_server_reviews_a_record_over_http(guest: MakePerson, race: Game) -> None:
    ann = guest()
    made = ann.ask("POST", "/api/review", {"record": race.record()})
    assert convert(made, Review) == review_game(load_game(race.record()))
    running = new_game("hare(players=2)", seed=1).record()
    assert ann.ask("POST", "/api/review", {"record": running}, status=400)["error"]["key"] == "analysis-running"


def test_a_review_that_nobody_waits_for_is_given_up(race: Game) -> None:
    async def gone() -> bool:
        return True

    with pytest.raises(Abandoned):
        asyncio.run(Reviews(_Lender()).make(plan_review(race, 24), gone))  # type: ignore[arg-type]


def test_too_many_reviews_are_refused(race: Game) -> None:
    async def ask() -> list[object]:
        house = Reviews(_Lender())  # type: ignore[arg-type]
        plan = plan_review(race, 16)
        return await asyncio.gather(*(house.make(plan, _there) for _ in range(7)), return_exceptions=True)

    answers = asyncio.run(ask())
    assert sum(isinstance(answer, Refusal) for answer in answers) == 2
