"""The page thinks by itself, in workers, under the server's own policy: the same thoughts as native code."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from festina.bots.brief import Brief, Thought
from festina.bots.kits import kit_of
from festina.bots.searching import warm_up_search
from festina.bots.streams import Streams
from festina.kernel.data import convert
from festina.registry import definitions, table_for
from festina.server.guard import POLICY
from tests.server.client import Person, ServerProcess
from tests.wasm.conftest import BROWSER, WEB, bundle
from tests.wasm.native import DEEPEST, OFFSETS, SHORT, briefing, position, searched, tables, tree_parts
from web.wasm.build import build

People = Callable[..., Person]
#: Asks the page's thinker, which a worker of the test's own serves; both are bundles of the page's own code.
THINK = """async ([brief, cores]) => {
    const { Thinker, DeviceFiles } = await import("/test/thinker.js");
    const made = [];
    const make = () => made[made.push(new Worker("/test/worker.js", { type: "module" })) - 1];
    const thinker = new Thinker(new DeviceFiles("/"), make, cores);
    if (!(await thinker.ready(brief.game))) throw new Error("not ready");
    const heard = [];
    const thought = await thinker.think(brief, { progress: (progress) => heard.push(progress) });
    thinker.close();
    return { thought, heard, workers: made.length };
}"""
STOP = """async ([brief]) => {
    const { Thinker, DeviceFiles } = await import("/test/thinker.js");
    const thinker = new Thinker(new DeviceFiles("/"), () => new Worker("/test/worker.js", { type: "module" }), 3);
    const stop = new AbortController();
    const thought = thinker.think(brief, { signal: stop.signal, progress: () => stop.abort() });
    try { await thought; return "it went on"; } catch (problem) { return problem.name; }
}"""
#: Has a worker play and search at tables (see ``browser.mjs``).
AT_ALL_TABLES = """(asked) => new Promise((done, failed) => {
    const worker = new Worker("/test/tables.js", { type: "module" });
    worker.onerror = (event) => failed(new Error(event.message));
    worker.onmessage = ({ data }) => "found" in data ? done(data.found) : failed(new Error(data.trouble));
    worker.postMessage(asked);
})"""
#: The searches at every table, by turns: what one table does not show, its neighbours do.
SEARCHES = ("search:sims=40", "champion:sims=30", "champion:sims=40,threads=2,goal=places")


@pytest.fixture(scope="module")
def scripts(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    build()
    folder = tmp_path_factory.mktemp("scripts")
    source = WEB / "src" / "lib" / "device"
    (folder / "thinker.ts").write_text(f'export * from "{source}/thinker";\nexport * from "{source}/files";\n')
    bundle(folder / "thinker.ts", folder / "thinker.js")
    bundle(source / "worker.ts", folder / "worker.js")
    bundle(BROWSER, folder / "tables.js")
    return {name: (folder / name).read_text() for name in ("thinker.js", "worker.js", "tables.js")}


@pytest.fixture
def page(browser: Browser, server: ServerProcess, scripts: dict[str, str]) -> Any:
    context = browser.new_context()
    headers = {"content-type": "text/javascript", "content-security-policy": POLICY}
    for name, body in scripts.items():
        context.route(f"**/test/{name}", lambda route, _, body=body: route.fulfill(body=body, headers=headers))
    page = context.new_page()
    page.goto(server.url)
    yield page
    context.close()


def _brief(person: Person, ruleset: str, spec: str) -> Any:
    table = person.table(ruleset)["id"]
    return person.ask("GET", f"/api/tables/{table}/brief?seat=0&spec={spec}")


def _native(ruleset: str, brief: Any) -> Thought:
    definition, table = table_for(ruleset, {})
    warm_up_search(definition, wait=True)
    return Streams(definition, kit_of(definition).knowledge(table)).think(convert(brief, Brief))


@pytest.mark.parametrize("game", sorted(definitions()))
def test_whole_games_and_trees_at_every_table(page: Page, game: str) -> None:
    warm_up_search(definitions()[game], wait=True)
    natives = list(tables(game))
    moments = [position(native.ruleset, key % DEEPEST) for key, native in natives]
    briefs = [briefing(moment, SEARCHES[key % len(SEARCHES)]) for key, moment in enumerate(moments)]
    given = [
        {"key": str(key), "look": native.look, "brief": brief.as_dict()}
        for (key, native), brief in zip(natives, briefs, strict=True)
    ]
    terms = {"offsets": OFFSETS, **SHORT.as_dict()}
    found = page.evaluate(AT_ALL_TABLES, {"game": game, "tables": given, "terms": terms, "tree": tree_parts(game)})
    for (key, native), moment, brief, answer in zip(natives, moments, briefs, found, strict=True):
        assert answer == {"walk": native.walk(key, SHORT), "trees": searched(moment, brief)}, native.ruleset


@pytest.mark.parametrize("ruleset", ["hare(players=3)", "hare(edition=abacus-2000,teams=2)", "whyfirst(players=3)"])
@pytest.mark.parametrize("spec", ["search:sims=200", "champion:sims=150,threads=3"])
def test_the_page_thinks_what_native_code_thinks(page: Page, person: People, ruleset: str, spec: str) -> None:
    brief = _brief(person(), ruleset, spec)
    found = page.evaluate(THINK, [brief, 3])
    assert convert(found["thought"], Thought) == _native(ruleset, brief)
    assert found["workers"] == min(brief["threads"], 2)


def test_time_and_progress(page: Page, person: People) -> None:
    found = page.evaluate(THINK, [_brief(person(), "hare(players=3)", "champion:ms=600"), 2])
    assert found["thought"]["simulations"] > 0
    parts = [heard["part"] for heard in found["heard"]]
    assert parts
    assert parts == sorted(parts)


def test_a_search_that_nobody_waits_for_ends_at_once(page: Page, person: People) -> None:
    assert page.evaluate(STOP, [_brief(person(), "hare(players=3)", "search:ms=60000")]) == "AbortError"
